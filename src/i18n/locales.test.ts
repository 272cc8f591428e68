import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from './locale.ts'

const folder = new URL('./locales/', import.meta.url)
const namespaces = readdirSync(new URL('zh-Hans/', folder)).map(file => file.replace('.json', ''))

type Texts = { [key: string]: string | Texts | Texts[] }

/** Every text of a namespace by its dotted key. */
const flat = (texts: Texts | Texts[], path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  )

const read = (locale: string, namespace: string) =>
  new Map(flat(JSON.parse(readFileSync(new URL(`${locale}/${namespace}.json`, folder), 'utf8'))))

/** Plural forms differ between languages (English one and other, Chinese other only). */
const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '')
const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort()
const slotsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

it('has the same namespaces in every language', () => {
  for (const locale of locales)
    expect(readdirSync(new URL(`${locale}/`, folder)).sort()).toEqual(
      namespaces.map(name => `${name}.json`).sort(),
    )
})

it('has Traditional texts for the Simplified ones, and keeps what is the same in both', () => {
  const simplified = read('zh-Hans', 'app')
  const traditional = read('zh-Hant', 'app')
  expect([...traditional.keys()]).toEqual([...simplified.keys()])
  expect(traditional.get('screens.localhistory')).toBe('使用紀錄')
  expect(read('zh-Hant', 'settings').get('languages.zh-Hans')).toBe('简体中文')
})

describe.each(namespaces)('texts of %s', namespace => {
  const zh = read('zh-Hans', namespace)
  const en = read('en', namespace)

  it('are complete in both languages', () => {
    expect(keysOf(en)).toEqual(keysOf(zh))
  })

  it('are translated: no Chinese in English, none empty', () => {
    for (const [key, text] of en) {
      if (key.startsWith('languages.zh') || key === 'filterPlaceholder') continue // names of Chinese things
      expect(text, key).not.toMatch(/\p{Script=Han}/u)
      expect(text.trim(), key).not.toBe('')
    }
    for (const [key, text] of zh) expect(text.trim(), key).not.toBe('')
  })

  it('have the same slots in both languages', () => {
    for (const [key, text] of zh) {
      const other = en.get(key) ?? en.get(`${withoutPlural(key)}_other`)
      expect(slotsOf(other ?? ''), key).toEqual(slotsOf(text))
    }
  })
})

it('uses every text it has', () => {
  const sources = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const unused: string[] = []
  for (const namespace of namespaces)
    for (const key of keysOf(read('zh-Hans', namespace))) {
      const parts = key.replace(/\.\d+\..*/, '').split('.') // a list is used whole
      // Written out, or with a computed head or tail: t(`tiers.${tier}`), t(`${name}.lead`).
      const computed = parts.flatMap((_, i) => [
        `${parts.slice(0, i).join('.')}.\${`,
        `}.${parts.slice(i).join('.')}`,
      ])
      const spellings = [
        `'${key}'`,
        `:${key}'`,
        ...computed.filter(text => text !== '.${'),
        ...(namespace === 'problems' ? ['problems:${'] : []),
      ]
      if (!spellings.some(text => sources.includes(text))) unused.push(`${namespace}: ${key}`)
    }
  expect(unused).toEqual([])
})
