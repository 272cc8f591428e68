import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import truth from '../../test/photos/truth.json' with { type: 'json' }
import { createNodeRecogniser } from './node.ts'
import type { Recogniser } from './recogniser.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const assetsFolder = `${root}public/recognition`
const photo = async (name: string) => new Blob([await readFile(`${root}test/photos/${name}`)])

let recogniser: Recogniser
beforeAll(() => {
  execFileSync(process.execPath, [`${root}scripts/setup/prepare-recognition.mjs`])
  recogniser = createNodeRecogniser({ assetsFolder })
})
afterAll(() => recogniser.release())

const read = async (name: string, hint: 'zh' | 'en' = 'zh') => {
  const reading = await recogniser.read(await photo(name), { hint })
  if (!reading.ok) throw new Error(`${name} was not read: ${reading.code}`)
  return reading
}

/** Where a point of a photo (fractions) comes to lie when the photo is turned clockwise. */
const turnPoint = ({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } =>
  degrees === 0 ? { x, y } : turnPoint({ x: 1 - y, y: x }, degrees - 90)

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const shareFound = (names: string[], text: string) =>
  names.filter(name => squeeze(text).includes(squeeze(name))).length / names.length

describe('reading photos of labels', () => {
  it('finds the names of a clean Chinese label, each with its position', async () => {
    const reading = await read('zh06_clean.jpg')
    expect(shareFound(truth.zh06.ingredients, reading.text)).toBeGreaterThan(0.7)
    expect(reading.language).toBe('zh')
    expect(reading.quality).toEqual([])
  })
  it.each([
    ['zh06_clean.jpg', truth.zh06.listBox.clean],
    ['zh06_mild.jpg', truth.zh06.listBox.mild],
    ['zh11_hard.jpg', truth.zh11.listBox.hard],
  ])('finds the position of the list on %s', async (name, list) => {
    const { text, lines } = await read(name)
    const start = text.indexOf('\n配料')
    const end = Math.max(text.indexOf('提物'), text.search(/二钠[)）]/))
    const boxes = lines.flatMap(line => line.words).filter(word => word.start > start && word.end <= end)
    const left = Math.min(...boxes.map(({ box }) => box.x))
    const top = Math.min(...boxes.map(({ box }) => box.y))
    const right = Math.max(...boxes.map(({ box }) => box.x + box.width))
    const bottom = Math.max(...boxes.map(({ box }) => box.y + box.height))
    expect(Math.abs(left - list.x)).toBeLessThan(0.06)
    expect(Math.abs(top - list.y)).toBeLessThan(0.06)
    expect(Math.abs(right - list.x - list.width)).toBeLessThan(0.06)
    expect(Math.abs(bottom - list.y - list.height)).toBeLessThan(0.06)
  })
  it('reads through perspective, curve, shadow and noise', async () => {
    const reading = await read('zh11_hard.jpg')
    expect(shareFound(truth.zh11.ingredients, reading.text)).toBeGreaterThan(0.7)
  })
  it.each([
    ['columns hardly apart', 'columns_hard.jpg', truth.columns],
    ['words set far apart', 'wide_hard.jpg', truth.wide],
    ['a last line of three letters', 'short_clean.jpg', truth.short],
    ['a table beside the list', 'table_hard.jpg', truth.table],
  ])('reads a label with %s', async (_what, name, { additives, list, language }) => {
    const { text } = await read(name, language === 'en' ? 'en' : 'zh')
    // As printed, that is; 柠檬 is often misread, and the engine's to understand.
    expect(shareFound(additives, text)).toBeGreaterThan(0.6)
    // Text beside the list is not read into it.
    const lastWord = squeeze(list).slice(-3)
    expect(squeeze(text)).toContain(lastWord)
    expect(squeeze(text).indexOf(lastWord)).toBeLessThan(squeeze(list).length * 1.25)
  })
  it('reads the heading in a cell of a table before the list in the cell beside it', async () => {
    const { text } = await read('cells_mild.jpg')
    expect(shareFound(truth.cells.additives, text)).toBeGreaterThan(0.6)
    expect(text).toMatch(/配料表\s水、/)
    expect(text.indexOf('净含量')).toBeLessThan(text.indexOf('配料表'))
    expect(text.indexOf('保质期')).toBeGreaterThan(text.indexOf('食用香'))
  })
  it.each([
    ['panel_vhard.jpg', 'too-small'],
    ['gloss_vhard.jpg', 'glare'],
  ])('advises on %s: %s', async (name, code) => {
    const { quality } = await read(name)
    expect(quality.map(advice => advice.code)).toContain(code)
  })
  it('notices an English label although Chinese was expected', async () => {
    const reading = await read('en01_mild.jpg', 'zh')
    expect(reading.language).toBe('en')
    expect(shareFound(truth.en01.ingredients, reading.text)).toBeGreaterThan(0.9)
  })
  it('notices a Chinese label although English was expected', async () => {
    const reading = await read('zh16_mild.jpg', 'en')
    expect(reading.language).toBe('zh')
    expect(shareFound(truth.zh16.ingredients, reading.text)).toBeGreaterThan(0.6)
  })
  it.each([90, 180, 270, 30])(
    'reads a photo rotated by %i degrees, and finds the position of the list',
    async turn => {
      const turned = sharp(`${root}test/photos/zh11_hard.jpg`).rotate(turn, { background: '#888' })
      const reading = await recogniser.read(new Blob([new Uint8Array(await turned.jpeg().toBuffer())]))
      if (!reading.ok) throw new Error(reading.code)
      expect(shareFound(truth.zh11.ingredients, reading.text)).toBeGreaterThan(0.7)
      expect(reading.facts.turnedDegrees).toBe(turn % 90 === 0 ? turn : 0)
      if (turn % 90 !== 0) return
      const { x, y, width, height } = truth.zh11.listBox.hard
      const centre = turnPoint({ x: x + width / 2, y: y + height / 2 }, turn)
      const start = reading.text.indexOf('\n配料')
      const words = reading.lines.flatMap(line => line.words)
      const boxes = words.filter(word => word.start > start && word.end <= reading.text.search(/二钠[)）]/))
      const mid = (from: number[], size: number[]) =>
        (Math.min(...from) + Math.max(...from.map((n, i) => n + (size[i] ?? 0)))) / 2
      const found = {
        x: mid(
          boxes.map(({ box }) => box.x),
          boxes.map(({ box }) => box.width),
        ),
        y: mid(
          boxes.map(({ box }) => box.y),
          boxes.map(({ box }) => box.height),
        ),
      }
      expect(Math.abs(found.x - centre.x)).toBeLessThan(0.06)
      expect(Math.abs(found.y - centre.y)).toBeLessThan(0.06)
    },
  )
  it('reads the same with two workers as with one', async () => {
    const both = createNodeRecogniser({ assetsFolder, workers: 2 })
    const file = await photo('zh06_mild.jpg')
    // The second worker joins the first read under way, and is there from the start of the next.
    const readings = [await both.read(file), await both.read(file)]
    await both.release()
    const alone = await recogniser.read(file)
    expect(readings).toEqual([alone, alone])
  })
  it('reads white print on a dark ground', async () => {
    const reading = await read('en06_clean.jpg', 'en')
    expect(reading.facts.inverted).toBe(true)
    expect(shareFound(truth.en06.ingredients, reading.text)).toBeGreaterThan(0.9)
  })
  it('reads a panel of inverted colours and the text around it', async () => {
    const { text } = await read('inlay_mild.jpg')
    expect(shareFound(truth.inlay.additives, text)).toBeGreaterThan(0.6)
    expect(text).toContain('保质期')
    expect(text.indexOf('配料')).toBeLessThan(text.indexOf('保质期'))
  })
  it('advises against a photo that is too small to read', async () => {
    const reading = await read('zh16_vhard.jpg')
    expect(reading.quality.map(({ code }) => code)).toEqual(expect.arrayContaining(['too-small', 'blurred']))
  })
  it('says which model is missing', async () => {
    const lost = createNodeRecogniser({ assetsFolder: `${root}no-such-folder` })
    expect(await lost.read(await photo('zh06_clean.jpg'))).toMatchObject({ code: 'assets-missing' })
    await lost.release()
  })
})
