import { withstand } from './attack.ts'
import cases from './second.json' with { type: 'json' }

withstand(cases)
