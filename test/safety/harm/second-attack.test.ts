import { withstand } from './attack.ts'
import cases from './second-attack.json' with { type: 'json' }

withstand(cases)
