import { withstand } from './attack.ts'
import cases from './fourth.json' with { type: 'json' }

withstand(cases)
