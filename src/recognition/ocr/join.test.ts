import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinReadings } from './join.ts'
import type { ReadLine } from './reading.ts'

const box = { x: 0, y: 0, width: 1, height: 1 }

/** A reading of these lines, a word per character. */
function reading(...texts: string[]): { lines: ReadLine[] } {
  let start = 0
  const lines = texts.map(text => {
    const words = [...text].map((character, i) => ({
      text: character,
      start: start + i,
      end: start + i + 1,
      confidence: 0.9,
      box,
    }))
    const line = { text, start, end: start + text.length, confidence: 0.9, box, words }
    start += text.length + 1
    return line
  })
  return { lines }
}

const LIST =
  '配料小麦粉白砂糖精炼植物油全脂乳粉食用葡萄糖麦芽糖浆酵母碳酸氢钠磷酸氢钙焦亚硫酸钠大豆磷脂食用香精柠檬黄可可粉鸡蛋淀粉甘油'
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

describe('joining the readings of several photos', () => {
  it('tells what two photos share once', () => {
    const joined = joinReadings([
      reading('配料:小麦粉,白砂糖,精炼植物油,', '全脂乳粉,食用葡萄糖,麦芽糖浆,'),
      reading('全脂乳粉,食用葡萄糖,麦芽糖浆,', '酵母,碳酸氢钠,大豆磷脂。'),
    ])
    expect(joined.text).toBe(
      '配料:小麦粉,白砂糖,精炼植物油,\n全脂乳粉,食用葡萄糖,麦芽糖浆,\n酵母,碳酸氢钠,大豆磷脂。',
    )
  })
  it('bears misreadings, other marks and other line breaks in what they share', () => {
    const joined = joinReadings([
      reading('配料:小麦粉,白砂糖,精炼植物油,全脂乳粉,食用葡萄糖'),
      reading('精练植物油。全脂孔粉,食用葡', '萄糖,麦芽糖浆,酵母'),
    ])
    expect(plain(joined.text)).toBe(plain('配料小麦粉白砂糖精炼植物油全脂乳粉食用葡萄糖麦芽糖浆酵母'))
  })
  it('puts photos in the order of their text', () => {
    const photos = [LIST.slice(30), LIST.slice(0, 24), LIST.slice(12, 42)].map(text => reading(text))
    const joined = joinReadings(photos)
    expect(joined.order).toEqual([1, 2, 0])
    expect(plain(joined.text)).toBe(LIST)
  })
  it('says of each word on which photo it was read', () => {
    const joined = joinReadings([reading(LIST.slice(0, 30)), reading(LIST.slice(15, 45))])
    const photos = joined.lines.flatMap(line => line.words).map(word => word.photo)
    expect(photos).toEqual([...Array(30).fill(0), ...Array(15).fill(1)])
  })
  it('takes the same photo twice for one', () => {
    expect(joinReadings([reading(LIST), reading(LIST)]).text).toBe(LIST)
  })
  it('adds nothing for a photo whose text is contained in another', () => {
    expect(joinReadings([reading(LIST.slice(10, 30)), reading(LIST)]).text).toBe(LIST)
  })
  it('keeps photos one after another that share nothing', () => {
    expect(joinReadings([reading('小麦粉,白砂糖'), reading('净含量:400克')]).text).toBe(
      '小麦粉,白砂糖\n净含量:400克',
    )
  })
  it('is empty for none', () => {
    expect(joinReadings([])).toEqual({ text: '', lines: [], confidence: 0, order: [] })
  })

  it('loses and repeats nothing, for any overlap and any order of the photos', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 8, max: 16 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        (end, shared, width, isReversed) => {
          const lines = (text: string) => text.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []
          const from = Math.max(0, end - shared)
          const photos = [LIST.slice(0, end), LIST.slice(from)].map(text => reading(...lines(text)))
          const joined = joinReadings(isReversed ? photos.reverse() : photos)
          expect(plain(joined.text)).toBe(LIST)
        },
      ),
    )
  })
  it('keeps offsets true and words in their lines for any readings', () => {
    const text = fc.string({ unit: fc.constantFrom('水', '糖', '盐', ',', ' ', 'a', '1'), maxLength: 30 })
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 4 }), photos => {
        const joined = joinReadings(photos.map(lines => reading(...lines)))
        for (const line of joined.lines) {
          expect(joined.text.slice(line.start, line.end)).toBe(line.text)
          for (const word of line.words) {
            expect(joined.text.slice(word.start, word.end)).toBe(word.text)
            expect(word.start >= line.start && word.end <= line.end).toBe(true)
          }
        }
        expect(joined.order.toSorted()).toEqual(photos.map((_, i) => i))
      }),
    )
  })
})
