export { ExampleScreen } from './example-screen.tsx'
export { samples } from './samples.ts'
