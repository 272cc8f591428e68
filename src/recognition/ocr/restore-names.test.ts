import { describe, expect, it } from 'vitest'
import type { ReadLine, ReadWord } from './reading.ts'
import { restoreNames } from './restore-names.ts'

/** Lines of words; each Chinese character is a word. `[text, confidence]` is one read with doubt. */
const linesOf = (...rows: (string | [string, number])[][]): ReadLine[] => {
  let start = 0
  return rows.map(row => {
    const from = start
    const words = row
      .flatMap((part): [string, number][] =>
        typeof part === 'string' ? (part.match(/[\w'(-]+|./gu) ?? []).map(text => [text, 0.95]) : [part],
      )
      .map(([text, confidence]): ReadWord => {
        const word = {
          text,
          start,
          end: start + text.length,
          confidence,
          box: { x: 0, y: 0, width: 1, height: 1 },
        }
        start = word.end
        return word
      })
    const text = words.map(word => word.text).join('')
    start++
    return {
      text,
      start: from,
      end: from + text.length,
      confidence: 0.9,
      box: { x: 0, y: 0, width: 1, height: 1 },
      words,
    }
  })
}
const known = new Set([
  '琥珀酸二鈉',
  'L-麩酸鈉',
  'L-麸酸鈉',
  '碳酸鈉',
  '碳酸鈣',
  'DL-蘋果酸',
  '脂肪酸蔗糖酯',
  '明膠',
])
const restored = (...rows: Parameters<typeof linesOf>) =>
  restoreNames(linesOf(...rows), name => known.has(name)).map(({ text }) => text)

describe('names with characters that the network lacks', () => {
  it('gets one put in where one known name alone fits', () => {
    expect(restored(['水、琥珀酸二', ['□', 0], '、鹽'])).toEqual(['水、琥珀酸二鈉、鹽'])
  })
  it('keeps the mark where several names fit', () => {
    expect(restored(['水、碳酸', ['□', 0], '、鹽'])).toEqual(['水、碳酸□、鹽'])
  })
  it('keeps the mark where no name fits', () => {
    expect(restored(['水、未知', ['□', 0], '、鹽'])).toEqual(['水、未知□、鹽'])
  })
  it('is read for what is like it, where that was read with doubt', () => {
    expect(restored(['琥珀酸二', ['纳', 0.45]])).toEqual(['琥珀酸二鈉'])
    expect(restored(['琥珀酸二', ['纳', 0.95]])).toEqual(['琥珀酸二纳'])
  })
  it('takes one of two spellings of the same name', () => {
    expect(restored(['(L-', ['麸', 0.4], '酸', ['納', 0.4], '）'])).toEqual(['(L-麸酸鈉）'])
  })
  it('goes on over the end of a row', () => {
    expect(restored(['水、DL-', ['□', 0]], ['果酸、鹽'])).toEqual(['水、DL-蘋', '果酸、鹽'])
  })
  it('never decides on a character that the network knows', () => {
    expect(restored(['亚', ['哨', 0.3], '酸钠'])).toEqual(['亚哨酸钠'])
  })
  it('leaves known names and their words as they were read', () => {
    const lines = linesOf(['碳酸', ['鈉', 0.2], '、水'])
    expect(restoreNames(lines, name => known.has(name))).toEqual(lines)
  })
})

describe('characters of the other print', () => {
  const textOf = (text: string) =>
    restoreNames(linesOf([text]), name => known.has(name)).map(line => line.text)

  it('are Simplified among Simplified ones', () => {
    const list =
      '配料水生牛乳白砂糖花生仁全脂乳粉食品添加剂微晶纤维素羧甲基纤维素钠单双甘油脂肪酸酯蔗糖脂肪酸酯碳酸氢钠三聚磷酸钠三氯蔗糖异抗坏血酸钠食用香精保质期'
    expect(textOf(`${list}安賽蜜`)).toEqual([`${list}安赛蜜`])
  })
  it('are Simplified, several of them too, where the commonest words of labels are', () => {
    expect(textOf('赤蘚糖醇食品添加剂安賽蜜产品标准編号')).toEqual(['赤藓糖醇食品添加剂安赛蜜产品标准编号'])
    expect(textOf('赤蘚糖醇調味劑安賽蜜產品標準編號')).toEqual(['赤蘚糖醇調味劑安賽蜜產品標準編號'])
  })
  it('are Simplified where there is a single one of them', () => {
    expect(textOf('豆豉鯪鱼罐头配料鯪鱼植物油')).toEqual(['豆豉鲮鱼罐头配料鲮鱼植物油'])
  })
  it('stay in Traditional print', () => {
    expect(textOf('馬鈴薯粉玉米澱粉安賽蜜')).toEqual(['馬鈴薯粉玉米澱粉安賽蜜'])
  })
})
