import { withstand } from './attack.ts'
import cases from './sixth.json' with { type: 'json' }

withstand(cases)
