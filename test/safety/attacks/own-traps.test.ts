import { withstand } from './attack.ts'
import cases from './own-traps.json' with { type: 'json' }

withstand(cases)
