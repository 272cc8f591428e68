import { Converter } from 'opencc-js'
import { describe, expect, it } from 'vitest'
import type { Group, GroupFlag } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'

const toTraditional = Converter({ from: 'cn', to: 't' })

/** The report of a pack that says this beside a list that warns nobody. */
const flagsBeside = (said: string): readonly GroupFlag[] =>
  engine.analyse({
    text: `${/\p{Script=Han}/u.test(said) ? '配料：大米、玉米油。' : 'Ingredients: Rice, Corn Oil.'}\n${said}`,
  }).groups

/** A sentence in the script it is written in, and a Chinese one in Traditional characters too. */
const scripts = (said: string): readonly string[] => [...new Set([said, toTraditional(said)])]

/** What is said of an age, as it is said where the pack names none. */
const withoutAge = (zh: string): string =>
  zh
    .replace(/标签写明 1\d 岁以下的儿童不宜/g, '标签写明儿童不宜')
    .replace(/标签写明 [4-9] 岁以下的儿童不宜/g, '标签写明不到某个年龄的儿童不宜，看它写的年龄')
    .replace(/标签写明 [1-3] 岁以下不宜/g, '标签写明婴幼儿不宜')

/** Whom the report of a pack warns with these words. */
const warnedWith = (zh: string, said: string): readonly Group[] =>
  flagsBeside(said)
    .filter(({ text }) => text.zh.includes(zh) || withoutAge(text.zh).includes(zh))
    .map(({ group }) => group)
    .sort()

/** What a report says of the sentences of a pack. */
export interface PackWarning {
  groups: readonly Group[]
  level: GroupFlag['level']
  zh: string
  en: string
  /** Sentences of packs that bring the warning, the first of them no other. */
  heard: readonly string[]
  /** Sentences beside them that do not bring it. */
  ignored: readonly string[]
}

/** Sentences of packs, every form with all of the people; X stands for them. */
export const saidOf = (people: readonly string[], forms: readonly string[]): readonly string[] =>
  forms.flatMap(form => people.map(who => form.replace('X', who)))

/** Runs each warning: what it says to whom, which sentences bring it, and which do not. */
export function keepWarnings(warnings: readonly PackWarning[]): void {
  describe.each(warnings)('$en', ({ groups, level, zh, en, heard, ignored }) => {
    it('is said to nobody else, at its level, in both languages', () => {
      const flags = groups.map(group => ({
        group,
        level,
        certainty: 'contains',
        ingredients: [],
        text: { zh, en },
      }))
      const said = flagsBeside(heard[0] ?? '')
      expect(said).toHaveLength(flags.length)
      expect(said).toEqual(expect.arrayContaining(flags))
    })

    it.each(heard.flatMap(scripts))('is said where a pack says: %s', said =>
      expect(warnedWith(zh, said)).toEqual([...groups].sort()),
    )

    it.each(ignored.flatMap(scripts))('is not said where a pack says: %s', said =>
      expect(warnedWith(zh, said)).toEqual([]),
    )
  })
}
