import { withstand } from './attack.ts'
import cases from './third.json' with { type: 'json' }

withstand(cases)
