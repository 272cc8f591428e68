import { describe } from 'vitest'
import { type Attack, withstand } from './attack.ts'
import eighth from './eighth.json' with { type: 'json' }
import fifth from './fifth.json' with { type: 'json' }
import fourth from './fourth.json' with { type: 'json' }
import ninth from './ninth.json' with { type: 'json' }
import ownTraps from './own-traps.json' with { type: 'json' }
import second from './second.json' with { type: 'json' }
import seventh from './seventh.json' with { type: 'json' }
import sixth from './sixth.json' with { type: 'json' }
import tenth from './tenth.json' with { type: 'json' }
import third from './third.json' with { type: 'json' }

const attacks: Record<string, readonly Attack[]> = {
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  'own traps': ownTraps,
}

for (const [name, cases] of Object.entries(attacks)) describe(name, () => withstand(cases))
