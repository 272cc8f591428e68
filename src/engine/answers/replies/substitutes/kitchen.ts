import { dairy } from './dairy.ts'
import { pantry } from './pantry.ts'
import { sauces } from './sauces.ts'
import { staples } from './staples.ts'
import type { Kitchen } from './swap.ts'

/** What packs and kitchens call common things, the narrower name before the wider one. */
export const kitchen: readonly Kitchen[] = [...sauces, ...dairy, ...pantry, ...staples]
