import { describe, expect, it } from 'vitest'
import { createEngine } from '../engine/index.ts'
import { loadKnowledge } from '../knowledge/index.ts'
import { flattenIngredients } from '../records/index.ts'
import { stackBoxes, toAnalysedWords, unstackBoxes } from './stacked-boxes.ts'

const { analyse } = createEngine(await loadKnowledge())

const line = '配料：水、白砂糖、植物油、'
const secondLine = '食用盐、谷氨酸钠'
const text = `${line}\n${secondLine}`
const places: Record<string, { photo: number; y: number; confidence: number }> = {
  水: { photo: 0, y: 0.9, confidence: 0.95 },
  白砂糖: { photo: 0, y: 0.95, confidence: 0.95 },
  植物油: { photo: 0, y: 0.95, confidence: 0.95 },
  食用盐: { photo: 1, y: 0, confidence: 0.95 },
  谷氨酸钠: { photo: 1, y: 0.4, confidence: 0.5 },
}
const words = Object.entries(places).map(([name, { photo, y, confidence }]) => ({
  text: name,
  start: text.indexOf(name),
  end: text.indexOf(name) + name.length,
  confidence,
  photo,
  box: { x: 0.1, y, width: 0.2, height: 0.05 },
}))

describe('ingredients of a list on several photos', () => {
  const { ingredients } = analyse({ text, language: 'zh', words: stackBoxes(toAnalysedWords(words)) })

  it('have their places on the photo each was read on', () => {
    const found = flattenIngredients(unstackBoxes(ingredients)).map(({ name, box }) => [name, box] as const)
    expect(found).toHaveLength(words.length)
    for (const [name, box] of found) {
      const { photo = -1, y = -1 } = places[name] ?? {}
      expect(box?.photo ?? 0, name).toBe(photo)
      expect(box?.y, name).toBeCloseTo(y)
      expect([box?.x, box?.width, box?.height], name).toEqual([
        0.1,
        expect.closeTo(0.2),
        expect.closeTo(0.05),
      ])
    }
  })

  it('are as sure as they were read, on the last photo as on the first', () => {
    const sure = new Map(flattenIngredients(ingredients).map(({ name, confidence }) => [name, confidence]))
    expect(sure.get('食用盐')).toBeGreaterThan(0.8)
    expect(sure.get('谷氨酸钠')).toBeLessThan(0.6)
  })
})

it('a name that goes on on the next photo has its place where it begins', () => {
  const broken = '配料：水、植物\n油'
  const parts = [
    { start: 5, end: 7, confidence: 0.9, box: { x: 0.7, y: 0.9, width: 0.2, height: 0.05 } },
    { start: 8, end: 9, confidence: 0.9, box: { photo: 1, x: 0.1, y: 0.1, width: 0.1, height: 0.05 } },
  ]
  const { ingredients } = analyse({ text: broken, language: 'zh', words: stackBoxes(parts) })
  const oil = flattenIngredients(unstackBoxes(ingredients)).find(({ span }) => span.start === 5)
  expect(oil?.box?.photo).toBeUndefined()
  expect(oil?.box?.y).toBeCloseTo(0.9)
  expect((oil?.box?.y ?? 0) + (oil?.box?.height ?? 0)).toBeLessThanOrEqual(1)
})
