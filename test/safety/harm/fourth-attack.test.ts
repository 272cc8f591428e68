import { withstand } from './attack.ts'
import cases from './fourth-attack.json' with { type: 'json' }

withstand(cases)
