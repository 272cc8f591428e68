import { withstand } from './attack.ts'
import cases from './eighth.json' with { type: 'json' }

withstand(cases)
