import { withstand } from './attack.ts'
import cases from './third-attack.json' with { type: 'json' }

withstand(cases)
