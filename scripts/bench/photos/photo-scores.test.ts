import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createScorer, readTruths, summarise } from './photo-scores.mjs'

const list = '小麦粉，白砂糖，食品添加剂（柠檬酸）'
const names = { product: '饼干', ingredients: ['小麦粉', '白砂糖', '柠檬酸'], additives: ['柠檬酸'] }
const noNames = { product: 'a receipt', ingredients: [], additives: [] }

async function truthsOf(truths: object) {
  const folder = await mkdtemp(join(tmpdir(), 'truths-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truths))
  const read = await readTruths(folder)
  const truthOf = (id: string) => {
    const truth = read[id]
    if (truth === undefined) throw new Error(`There is no truth of ${id}`)
    return truth
  }
  return Object.assign(truthOf, { all: read })
}

test.each([
  ['ours', { zh01: { ...names, language: 'zh', list }, neg2: { ...noNames, language: 'zh', list: '' } }],
  [
    "the photos' maker",
    {
      zh01: { ...names, lang: 'zh', ingredients_text: list },
      neg2: { ...noNames, lang: 'neg', ingredients_text: '' },
    },
  ],
])('A list read to the letter has no errors and all its names, in the form of %s', async (_form, written) => {
  const truths = await truthsOf(written)
  expect(truths('zh01').language).toBe('zh')
  expect(truths('neg2').language).toBe('zh')
  const score = await createScorer(truths.all)
  const figures = summarise([
    score(truths('zh01'), `饼干\n配料：${list}\n净含量：85克`),
    score(truths('neg2'), '项目 每100克'),
  ])
  expect(figures).toMatchObject({ cerMean: 0, namesFound: 1, additiveRecall: 1, hits: 1, wrong: 0 })
})

test('A list that was not read at all has no name and no additive', async () => {
  const truths = await truthsOf({ zh01: { ...names, lang: 'zh', ingredients_text: list } })
  const score = await createScorer(truths.all)
  expect(summarise([score(truths('zh01'), '')])).toMatchObject({
    cerMean: 1,
    namesFound: 0,
    additiveRecall: 0,
  })
})
