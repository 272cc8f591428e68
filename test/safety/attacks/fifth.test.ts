import { withstand } from './attack.ts'
import cases from './fifth.json' with { type: 'json' }

withstand(cases)
