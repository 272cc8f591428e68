import { describe, expect, it } from 'vitest'
import { engine } from '../../test/labels/corpus.ts'

const text = '配料：水、白砂糖、山梨酸钾'

/** What is made of a photo whose words were read as well as this, each word a line of its own. */
const read = (confidences: Record<string, number>) =>
  engine.analyse({
    text,
    words: Object.entries(confidences).map(([word, confidence], line) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
      confidence,
      box: { x: line / 8, y: line / 4, width: 0.5, height: 0.125 },
    })),
  })
const sureness = (confidences: Record<string, number>) =>
  read(confidences).ingredients.map(({ confidence }) => confidence)

describe('an ingredient of a photo', () => {
  it('is as sure as its words were read', () => {
    expect(sureness({})).toEqual([0.98, 0.98, 0.98])
    expect(sureness({ 水: 1, 白砂糖: 0.5, 山梨酸钾: 0 })).toEqual([0.98, 0.49, 0])
  })

  it('of several words is as sure as these on average', () => {
    expect(sureness({ 水: 1, 白: 1, 砂: 0.5, 糖: 0.6, 山梨酸: 0.9, 钾: 0.3 })).toEqual([0.98, 0.69, 0.59])
  })

  it('lies where its words lie', () => {
    const boxes = read({ 水: 1, 白: 1, 砂糖: 0.5 }).ingredients.map(({ box }) => box)
    expect(boxes).toEqual([
      { x: 0, y: 0, width: 0.5, height: 0.125 },
      { x: 0.125, y: 0.25, width: 0.625, height: 0.375 },
      undefined,
    ])
  })

  it('that is hard to read makes the whole less sure, one that is easy does not', () => {
    expect(read({ 水: 1, 白砂糖: 0.6, 山梨酸钾: 0.9 }).confidence).toBe(1)
    expect(read({ 水: 1, 白砂糖: 0.5, 山梨酸钾: 0 }).confidence).toBe(0.81)
  })
})
