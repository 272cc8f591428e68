import { withstand } from './attack.ts'
import cases from './third-attack.json' with { type: 'json' }

withstand(cases, [
  ...['zh14', 'zh30', 'zh36', 'zh38', 'zh39'],
  ...['en03', 'en04', 'en05', 'en06', 'en11', 'en15', 'en24', 'en29', 'en33', 'en35'],
  ...['en40', 'en47', 'en50'],
])
