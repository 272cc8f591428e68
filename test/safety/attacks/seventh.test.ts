import { withstand } from './attack.ts'
import cases from './seventh.json' with { type: 'json' }

withstand(cases)
