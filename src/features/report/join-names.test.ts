import { expect, it } from 'vitest'
import { createI18n } from '../../i18n/index.ts'
import { joinNames } from './join-names.ts'

it.each(['zh-Hans', 'en'])('joins names as %s does', async configured => {
  const i18n = await createI18n({ store: null, configured, browserLanguages: [], namespaces: ['app'] })
  await i18n.loadNamespaces('report')
  const t = i18n.getFixedT(configured, 'report')
  const usual = new Intl.ListFormat(configured, { type: 'conjunction' })
  for (const names of [[], ['A & B'], ['A', '$t(score)'], ['A', 'B', '{{last}}'], ['甲', '乙', '丙', '丁']])
    expect(joinNames(t, names)).toBe(usual.format(names))
})
