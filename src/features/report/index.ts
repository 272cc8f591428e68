export { Report } from './report.tsx'
