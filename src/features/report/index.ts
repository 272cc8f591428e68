export { flatten, type Ingredient, shownName } from './flatten.ts'
export { ItemFacts } from './item-facts.tsx'
export { MethodScreen } from './method-screen.tsx'
export { heaviestReasons, Report } from './report.tsx'
