import { expect, it } from 'vitest'
import { createI18n } from '../../i18n/index.ts'
import { formatTime } from './format-time.ts'

const textsOf = async (configured: 'zh-Hans' | 'en') => {
  const i18n = await createI18n({ store: null, configured, browserLanguages: [], namespaces: ['app'] })
  await i18n.loadNamespaces('history')
  return i18n.getFixedT(configured, 'history')
}
const times = ['2026-11-21T00:05:00Z', '2026-01-31T23:59:59Z', '2024-02-29T12:00:00Z', '1999-12-31T16:07:00Z']

it.each(['zh-Hans', 'en'] as const)('writes times as %s does, on a clock of 24 hours', async language => {
  const t = await textsOf(language)
  const usual = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const now = new Date('2030-01-01T12:00:00Z')
  for (const time of times) expect(formatTime(t, time, now)).toBe(usual.format(new Date(time)))
})

it('says today and yesterday', async () => {
  const t = await textsOf('en')
  const now = new Date(2026, 2, 1, 9, 30)
  expect(formatTime(t, new Date(2026, 2, 1, 8, 5).toISOString(), now)).toBe('Today 08:05')
  expect(formatTime(t, new Date(2026, 1, 28, 23, 59).toISOString(), now)).toBe('Yesterday 23:59')
})

it('writes nothing for what is no time', async () => {
  expect(formatTime(await textsOf('en'), 'yesterday')).toBe('')
})
