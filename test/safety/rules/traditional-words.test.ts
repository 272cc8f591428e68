import { readdirSync, readFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { describe, expect, it } from 'vitest'
import type { Allergen, Group } from '../../../src/engine/index.ts'
import { fold } from '../../../src/engine/text/normalize.ts'
import { engine } from '../../labels/corpus.ts'

describe('a word that a pack prints in Traditional characters', () => {
  it.each<[string, Allergen]>([
    ['鱒魚', 'fish'],
    ['鱖魚', 'fish'],
    ['泥鰍', 'fish'],
    ['鮐魚', 'fish'],
    ['鯿魚', 'fish'],
    ['蝸牛', 'shellfish'],
    ['饢', 'gluten'],
  ])('%s brings its allergen', (name, allergen) =>
    expect(engine.analyse({ text: `成分：${name}、水、食鹽` }).allergens.contains).toContain(allergen),
  )

  it.each<[string, Group]>([
    ['腎臟病患者請勿食用', 'ckd'],
    ['孕婦使用前請諮詢醫師', 'pregnant'],
  ])('%s warns', (said, group) =>
    expect(engine.analyse({ text: `成分：米、玉米油。\n${said}` }).groups.map(one => one.group)).toContain(
      group,
    ),
  )

  it('is known wherever the rules know the Simplified one', () => {
    // 着 is a particle as well as 著; 斗 stands for 鬥 in no name of food, and 铆 in a comment.
    const left = /[着斗铆]/
    const folders = ['claims', 'layout', 'lexicon', 'nutrition', 'parsing', 'scoring', 'warnings']
    const files = folders.flatMap(folder =>
      readdirSync(`src/engine/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter(name => /(?<!\.test)\.ts$/.test(name) && name !== 'traditional.ts')
        .map(name => `src/engine/${folder}/${name}`),
    )
    const known = new Set(files.flatMap(file => readFileSync(file, 'utf8').match(/\p{Script=Han}/gu) ?? []))
    for (const to of ['tw', 'hk', 't'] as const) {
      const convert = Converter({ from: 'cn', to })
      const missing = [...known].filter(one => fold(convert(one)).text !== fold(one).text && !left.test(one))
      expect(missing).toEqual([])
    }
  })
})
