export { MyScreen } from './my-screen.tsx'
