import { describe, expect, it } from 'vitest'
import type { ReadBox } from '../photo-reading.ts'
import { toLines } from './to-lines.ts'

/** A box whose characters stand 10 pixels apart from `x` on. */
const boxOf = (text: string, x = 0, y = 10): ReadBox => ({
  box: { x: x + text.length * 5, y, width: text.length * 10, height: 10, angle: 0, score: 1 },
  characters: [...text].map((character, i) => ({
    text: character,
    confidence: 0.9,
    box: { left: x + i * 10, right: x + i * 10 + 10, top: y - 5, bottom: y + 5 },
  })),
  confidence: 0.9,
})
const read = (...lines: ReadBox[][]) => toLines({ lines }, { width: 1000, height: 100 })

describe('the lines of a reading', () => {
  it('have offsets into the text that they make together', () => {
    const lines = read([boxOf('配料：糖')], [boxOf('NaCl salt', 0, 30)])
    const text = lines.map(line => line.text).join('\n')
    for (const { text: word, start, end } of lines.flatMap(line => line.words))
      expect(text.slice(start, end)).toBe(word)
    expect(lines.flatMap(line => line.words.map(word => word.text))).toEqual([
      '配',
      '料',
      '：',
      '糖',
      'NaCl',
      'salt',
    ])
  })
  it('have places in shares of the photo', () => {
    expect(read([boxOf('糖盐', 100, 50)])[0]?.words[1]?.box).toEqual({
      x: 0.11,
      y: 0.45,
      width: expect.closeTo(0.01),
      height: expect.closeTo(0.1),
    })
  })
  it('keep fields apart, and go on where a box was only cut', () => {
    expect(read([boxOf('白砂'), boxOf('糖', 22), boxOf('净含量', 100)])[0]?.text).toBe('白砂糖 净含量')
    expect(read([boxOf('soy'), boxOf('lecithin', 40)])[0]?.text).toBe('soy lecithin')
  })
  it('know a hyphen from 一 and a comma from a full stop', () => {
    expect(read([boxOf('5一呈味核苷酸二钠')])[0]?.text).toBe('5-呈味核苷酸二钠')
    expect(read([boxOf('L一丙氨酸')])[0]?.text).toBe('L-丙氨酸')
    expect(read([boxOf('第一等')])[0]?.text).toBe('第一等')
    expect(read([boxOf('SUGAR.SALT')])[0]?.text).toBe('SUGAR,SALT')
    expect(read([boxOf('2.5g')])[0]?.text).toBe('2.5g')
    expect(read([boxOf('水、L一')])[0]?.text).toBe('水、L-')
  })
  it('know 、 and ： from ·, which stays before the name of a field', () => {
    const doubtful = (text: string) => {
      const box = boxOf(text)
      return { ...box, characters: box.characters.map(character => ({ ...character, confidence: 0.5 })) }
    }
    expect(read([doubtful('成份·黄豆·砂糖')])[0]?.text).toBe('成份：黄豆、砂糖')
    expect(read([doubtful('砂糖·DL-丙氨酸')])[0]?.text).toBe('砂糖、DL-丙氨酸')
    expect(read([doubtful('砂糖·净含量：5克')])[0]?.text).toBe('砂糖·净含量：5克')
    expect(read([boxOf('哈根·达斯')])[0]?.text).toBe('哈根·达斯')
  })
})
