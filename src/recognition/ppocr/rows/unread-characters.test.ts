import { describe, expect, it } from 'vitest'
import { createGrey } from '../../image/grey.ts'
import { withUnreadMarks } from './unread-characters.ts'

const PITCH = 40

/** A row of cells 40 px wide: `□` has print that was not read, a space none; the others were read. */
const marked = (row: string): string => {
  const cells = [...row]
  const crop = createGrey(cells.length * PITCH, 48)
  crop.data.fill(230)
  cells.forEach((cell, i) => {
    if (cell === ' ') return
    const isMark = /[、，]/.test(cell)
    for (let y = 14; y < 34; y++)
      for (let x = 4; x < (isMark ? 10 : 36); x += 2) crop.data[y * crop.width + i * PITCH + x] = 30
  })
  const characters = cells.flatMap((text, i) => {
    if (text === '□' || text === ' ') return []
    const middle = (i + (/[、，]/.test(text) ? 0.2 : 0.5)) / cells.length
    return [{ text, confidence: 0.9, from: middle - 0.005, to: middle + 0.005 }]
  })
  return withUnreadMarks(crop, characters)
    .map(({ text }) => text)
    .join('')
}

describe('characters that were seen and not read', () => {
  it.each(['琥珀酸二□、食鹽', '琥珀酸二□食鹽', '糖、□果酸、乳酸鈣'])('are marked: %s', row => {
    expect(marked(row)).toBe(row)
  })
  it.each(['琥珀酸二 、食鹽', '品名巧克力 保质期', '糖、 果酸、乳酸鈣'])(
    'are none where nothing is printed: %s',
    row => {
      expect(marked(row)).toBe(row.replace(' ', ''))
    },
  )
  it('are not looked for in a row too short to tell', () => {
    expect(marked('二□、食')).toBe('二、食')
  })
})
