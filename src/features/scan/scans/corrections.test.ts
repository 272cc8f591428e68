import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { taskOf } from '../../../../test/task.ts'
import type { components } from '../../../api/schema.d.ts'
import { createEngine, type LabelInput } from '../../../engine/index.ts'
import { loadKnowledge } from '../../../knowledge/index.ts'
import { flattenIngredients, type TaskRecord, taskRecords } from '../../../records/index.ts'
import { openStorage } from '../../../storage/index.ts'
import { createCorrections } from './corrections.ts'

type Task = components['schemas']['Task']

const { analyse } = createEngine(await loadKnowledge())

const analysed = (id: string, label: LabelInput): Task => {
  const result = analyse(label)
  const isList = result.ingredients.length > 0
  return taskOf({
    id,
    status: isList ? 'done' : 'unrecognized',
    progress: 1,
    lang: 'zh-Hans',
    source: 'device',
    labelText: label.text,
    result: isList ? result : null,
  })
}

const text = '配料：鲜鱼、植物油、白砂糖、食品添加剂（焦糖色、谷氨酸钠）'
/** How surely each word was read; what is not named here was read well. */
const hardToRead = { 鲜鱼: 0.5, 白砂糖: 0.6, 谷氨酸钠: 0.4 }

const read = (): Task =>
  analysed('task', {
    text,
    language: 'zh',
    words: [...text.matchAll(/\p{Script=Han}+/gu)].map(({ 0: word, index }, at) => ({
      start: index,
      end: index + word.length,
      confidence: new Map(Object.entries(hardToRead)).get(word) ?? 0.95,
      box: { x: 0.1, y: at / 10, width: 0.2, height: 0.05 },
    })),
  })

let made = 0
const setUp = async () => {
  const storage = await openStorage(taskRecords, { name: `corrections-${made++}` })
  const record: TaskRecord = {
    id: 'record',
    owner: 'v1_test',
    createdAt: '2026-11-20T08:00:00Z',
    lang: 'zh-Hans',
    lifecycle: { phase: 'done', task: read() },
  }
  await storage.putRecord(record)
  const kept = async (): Promise<TaskRecord> => {
    const found = await storage.getRecord('record', ['v1_test'])
    if (!found) throw new Error('the record is gone')
    return found
  }
  const corrections = createCorrections({
    owners: () => ['v1_test'],
    storage: async () => storage,
    analyseText: async (corrected, language, { id }, { words = [], values } = {}) =>
      analysed(id, { text: corrected, language, words, ...(values && { values }) }),
    async change(from, by) {
      await storage.updateRecord(from, by)
      return kept()
    },
  })
  return { ...corrections, storage, kept }
}

const resultOf = ({ lifecycle }: TaskRecord) => {
  const result = lifecycle.phase === 'done' ? lifecycle.task.result : null
  if (!result) throw new Error('there is no result')
  return result
}
const textOf = ({ lifecycle }: TaskRecord) => (lifecycle.phase === 'done' ? lifecycle.task.labelText : null)
const ingredientsOf = (record: TaskRecord) =>
  new Map(flattenIngredients(resultOf(record).ingredients).map(ingredient => [ingredient.name, ingredient]))

const once = text.replace('鲜鱼', '鲮鱼')
const twice = once.replace('白砂糖', '冰糖')

describe('a correction', () => {
  it('leaves what it did not touch as sure, and in the same place, as it was read', async () => {
    const { correct, kept } = await setUp()
    const before = ingredientsOf(await kept())
    await correct('record', once)
    const after = ingredientsOf(await kept())
    expect([...after.keys()]).toEqual([...before.keys()].map(name => name.replace('鲜鱼', '鲮鱼')))
    for (const name of ['植物油', '白砂糖', '焦糖色', '谷氨酸钠']) {
      expect(after.get(name)?.confidence, name).toBeCloseTo(before.get(name)?.confidence ?? Number.NaN, 2)
      expect(after.get(name)?.box, name).toEqual(before.get(name)?.box)
    }
    expect(before.get('鲜鱼')?.confidence).toBeLessThan(0.6)
    expect(after.get('鲮鱼')?.confidence, 'a person has read it').toBeGreaterThan(0.8)
    expect(after.get('鲮鱼')?.box, 'it has the box of the other').toEqual(before.get('鲜鱼')?.box)
  })

  it('made in the moment of another keeps both, and so are both taken back', async () => {
    const { correct, accept, undoCorrection, kept } = await setUp()
    await Promise.all([
      correct('record', once, text),
      correct('record', text.replace('白砂糖', '冰糖'), text),
      accept('record', { start: text.indexOf('谷氨酸钠'), end: text.indexOf('谷氨酸钠') + 4 }, text),
    ])
    expect(textOf(await kept())).toBe(twice)
    expect(ingredientsOf(await kept()).get('谷氨酸钠')?.confidence).toBe(1)
    await Promise.all([undoCorrection('record'), undoCorrection('record')])
    expect(textOf(await kept())).toBe(once)
  })

  it('makes a report surer, and not surer than what is left of the reading', async () => {
    const { correct, kept } = await setUp()
    const before = resultOf(await kept()).confidence
    await correct('record', once)
    const after = resultOf(await kept()).confidence
    expect(after).toBeGreaterThan(before)
    expect(after).toBeLessThan(analyse({ text: once, language: 'zh' }).confidence)
  })

  it('gives one that was missed no place on the photo, and leaves the others theirs', async () => {
    const { correct, kept } = await setUp()
    const before = ingredientsOf(await kept())
    await correct('record', text.replace('植物油', '黑胡椒、植物油').replace('白砂糖、', ''))
    const after = ingredientsOf(await kept())
    expect(after.get('黑胡椒')).toBeDefined()
    expect(after.get('黑胡椒')).not.toHaveProperty('box')
    for (const name of ['鲜鱼', '植物油', '焦糖色', '谷氨酸钠'])
      expect(after.get(name)?.box, name).toEqual(before.get(name)?.box)
  })

  it('takes the like-named in their order', async () => {
    const { correct, kept } = await setUp()
    await correct('record', text.replace('植物油', '白砂糖'))
    const sugars = flattenIngredients(resultOf(await kept()).ingredients).filter(
      ({ name }) => name === '白砂糖',
    )
    expect(sugars.map(({ box }) => box !== undefined)).toEqual([true, false])
  })
})

const spanOf = (record: TaskRecord, name: string) => {
  const ingredient = ingredientsOf(record).get(name)
  if (!ingredient) throw new Error(`there is no ${name}`)
  return ingredient.span
}

describe('a reading that a person found right', () => {
  it('is sure from then on, where it stood; nothing else changes but how sure the report is', async () => {
    const { accept, kept } = await setUp()
    const before = await kept()
    await accept('record', spanOf(before, '鲜鱼'))
    const after = await kept()
    expect(textOf(after)).toBe(text)
    expect(ingredientsOf(after).get('鲜鱼')).toEqual({ ...ingredientsOf(before).get('鲜鱼'), confidence: 1 })
    for (const name of ['植物油', '白砂糖', '焦糖色', '谷氨酸钠'])
      expect(ingredientsOf(after).get(name)?.confidence, name).toBeCloseTo(
        ingredientsOf(before).get(name)?.confidence ?? Number.NaN,
        2,
      )
    expect(resultOf(after).confidence).toBeGreaterThan(resultOf(before).confidence)
    expect(resultOf(after).score).toBe(resultOf(before).score)
  })

  it('may be an unknown name, or one that looks misread: the probable name stays in the result', async () => {
    for (const name of ['彩虹粉末', '山梨酸钟']) {
      const { accept, correct, kept } = await setUp()
      await correct('record', text.replace('谷氨酸钠', name))
      const before = ingredientsOf(await kept()).get(name)
      expect(before?.confidence).toBeLessThan(0.85)
      expect(before?.suspected?.name).toBe(name === '山梨酸钟' ? '山梨酸钾' : undefined)
      await accept('record', spanOf(await kept(), name))
      expect(ingredientsOf(await kept()).get(name)).toEqual({ ...before, confidence: 1 })
    }
  })

  it('stays right when others are corrected before and behind it, and not when it is corrected itself', async () => {
    const { accept, correct, kept } = await setUp()
    await accept('record', spanOf(await kept(), '白砂糖'))
    await correct('record', once.replace('鲮鱼', '鲮鱼、黑胡椒').replace('谷氨酸钠', '山梨酸钾'))
    expect(ingredientsOf(await kept()).get('白砂糖')?.confidence).toBe(1)
    await correct('record', text.replace('白砂糖', '彩虹粉末'))
    expect(ingredientsOf(await kept()).get('彩虹粉末')?.confidence).toBeLessThan(0.8)
  })

  it('is only the one of the like-named that was meant', async () => {
    const { accept, correct, kept } = await setUp()
    await correct('record', text.replace('植物油', '彩虹粉末').replace('谷氨酸钠', '彩虹粉末'))
    const named = async () =>
      flattenIngredients(resultOf(await kept()).ingredients).filter(({ name }) => name === '彩虹粉末')
    const [, second] = await named()
    if (!second) throw new Error('there is one only')
    await accept('record', second.span)
    expect((await named()).map(({ confidence }) => confidence === 1)).toEqual([false, true])
  })

  it('is taken back like a correction', async () => {
    const { accept, correct, undoCorrection, kept } = await setUp()
    const first = await kept()
    await accept('record', spanOf(first, '鲜鱼'))
    const accepted = await kept()
    await correct('record', text.replace('白砂糖', '冰糖'))
    await undoCorrection('record')
    expect(await kept()).toEqual(accepted)
    await undoCorrection('record')
    expect(await kept()).toEqual(first)
  })

  it('from a foreign backup is read as far as it can be', async () => {
    const { accept, undoCorrection, storage, kept } = await setUp()
    await accept('record', spanOf(await kept(), '鲜鱼'))
    const accepted = await kept()
    const strange: unknown[] = [
      { text: 7, accepted: [] },
      { text },
      null,
      { text, accepted: [{ start: 'x' }, 3] },
    ]
    const checked = taskRecords.check({
      ...accepted,
      corrections: [...strange, ...(accepted.corrections ?? [])],
    })
    if ('fault' in checked) throw new Error(checked.fault)
    await storage.putRecord(checked.record)
    await undoCorrection('record')
    expect(textOf(await kept())).toBe(text)
    expect(ingredientsOf(await kept()).get('鲜鱼')?.confidence).toBeLessThan(0.8)
  })
})

describe('taking back', () => {
  it('goes one correction after the other, to what was read', async () => {
    const { correct, undoCorrection, kept } = await setUp()
    const first = await kept()
    const corrected = await correct('record', once)
    await correct('record', twice)
    await undoCorrection('record')
    expect(await kept()).toEqual(corrected)
    await undoCorrection('record')
    expect(await kept()).toEqual(first)
    await undoCorrection('record')
    expect(await kept(), 'there is nothing more').toEqual(first)
  })

  it('undoes all corrections together', async () => {
    const { correct, undoCorrections, kept } = await setUp()
    const first = await kept()
    await correct('record', once)
    await correct('record', twice)
    await undoCorrections('record')
    expect(await kept()).toEqual(first)
  })

  it('goes back to what was read where no steps were kept, and where an engine finds no list any more', async () => {
    const { correct, undoCorrection, storage, kept } = await setUp()
    const first = await kept()
    for (const corrections of [undefined, ['no list', twice]]) {
      const corrected = await correct('record', twice)
      if (!corrected) throw new Error('it was not corrected')
      const { corrections: _, ...rest } = corrected
      await storage.putRecord({ ...rest, ...(corrections && { corrections }) })
      await undoCorrection('record')
      expect(textOf(await kept())).toBe(text)
      expect(await kept()).toEqual(first)
    }
  })
})
