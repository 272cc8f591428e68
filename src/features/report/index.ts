export { MethodScreen } from './method-screen.tsx'
export { Report } from './report.tsx'
