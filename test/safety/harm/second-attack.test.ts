import { withstand } from './attack.ts'
import cases from './second-attack.json' with { type: 'json' }

// Scores of snacks with honey, lactose that lactase splits, sugar and syrups in second and third place.
withstand(cases, ['cn12', 'cn20', 'hk04', 'en14', 'en18'])
