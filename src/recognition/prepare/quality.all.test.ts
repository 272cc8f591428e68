import { describe, expect, it } from 'vitest'
import { blur3 } from '../image/blur.ts'
import { createGrey, type GreyImage } from '../image/grey.ts'
import { shrinkTo } from '../image/resize.ts'
import { paint, textPage } from '../image/synthetic.ts'
import { level } from './deskew.ts'
import { prepare } from './prepare.ts'
import { ASSESS_SIDE_PX, assess, assessCopy, isReadable } from './quality.ts'

const codes = (photo: GreyImage) => assess(photo, prepare(photo).facts).map(({ code }) => code)

describe('advice on a photo', () => {
  it('is none for a sharp, bright one', () => {
    expect(codes(textPage(900, 700, 36))).toEqual([])
  })
  it('says that print is too small', () => {
    expect(codes(textPage(500, 400, 16))).toContain('too-small')
  })
  it('says that it is blurred', () => {
    let photo = textPage(900, 700, 28)
    for (let pass = 0; pass < 14; pass++) photo = blur3(photo)
    expect(codes(photo)).toContain('blurred')
  })
  it('says that it is dark', () => {
    expect(codes(textPage(900, 700, 36, 85, 5))).toEqual(['dark'])
    expect(codes(createGrey(300, 300, 12))).toEqual(['dark'])
  })
  it('says that light is reflected, but not that white paper is white', () => {
    const photo = textPage(900, 700, 36, 190)
    paint(photo, 300, 200, 260, 200, 255)
    expect(codes(photo)).toEqual(['glare'])
    expect(codes(textPage(900, 700, 36, 255))).toEqual([])
  })
  it('says that light is reflected on white paper, where print fades', () => {
    const photo = textPage(900, 700, 36, 220)
    expect(codes(photo)).toEqual([])
    for (let y = 0; y < 700; y++) {
      for (let x = 0; x < 900; x++) {
        const distance = ((x - 650) / 220) ** 2 + ((y - 350) / 220) ** 2
        const light = 400 * Math.exp(-distance / 2)
        photo.data[y * 900 + x] = Math.min(255, (photo.data[y * 900 + x] ?? 0) + light)
      }
    }
    expect(codes(photo)).toEqual(['glare'])
  })
  it('says that light is reflected on white paper, though it washes out no more than a few words', () => {
    const photo = textPage(600, 600, 24, 200)
    const spotlight = (strength: number) => {
      for (let i = 0; i < photo.data.length; i++) {
        const distance = (((i % 600) - 260) / 100) ** 2 + (((i - (i % 600)) / 600 - 260) / 80) ** 2
        photo.data[i] = Math.min(255, (photo.data[i] ?? 0) + strength * Math.exp(-distance / 2))
      }
    }
    spotlight(40)
    expect(codes(photo)).toEqual([])
    spotlight(140)
    expect(codes(photo)).toEqual(['glare'])
  })
  it('takes pale patterns on evenly white paper for no reflection', () => {
    const photo = textPage(900, 700, 36, 255)
    for (let y = 500; y < 700; y += 14) paint(photo, 0, y, 900, 2, 215)
    expect(codes(photo)).toEqual([])
  })
  it('says that light is reflected among light print on a dark ground, but not that the table beyond is white', () => {
    const label = textPage(900, 700, 36, 40, 240)
    const photo = createGrey(1300, 700, 255)
    for (let y = 0; y < 700; y++) photo.data.set(label.data.subarray(y * 900, (y + 1) * 900), y * 1300 + 200)
    expect(codes(photo)).toEqual([])
    paint(photo, 500, 200, 260, 200, 255)
    expect(codes(photo)).toEqual(['glare'])
  })
  it('bears an empty photo', () => {
    expect(codes(createGrey(0, 0))).toEqual([])
  })
})

describe('advice before a photo is read', () => {
  const sizeOf = ({ width, height }: GreyImage) => ({ widthPx: width, heightPx: height })
  const early = (photo: GreyImage) =>
    assessCopy(shrinkTo(photo, ASSESS_SIDE_PX), sizeOf(photo)).map(({ code }) => code)
  it('is the same on a small copy as on the photo', () => {
    const dark = textPage(1800, 1200, 60, 85, 5)
    expect(early(textPage(1800, 1200, 60))).toEqual([])
    expect(early(dark)).toEqual(['dark'])
    expect(codes(dark)).toEqual(['dark'])
  })
  it('takes the height of print in the photo, not in the copy', () => {
    expect(early(textPage(1800, 1400, 30))).not.toContain('too-small')
    expect(early(textPage(500, 400, 16))).toContain('too-small')
  })
  it('says that the photo is tilted too much', () => {
    expect(early(level(textPage(900, 700, 36), -14, 220).image)).toContain('tilted')
  })
  it('bears an empty photo', () => {
    expect(early(createGrey(0, 0))).toEqual([])
  })
})

describe('a photo', () => {
  const advice = (code: 'too-small' | 'blurred' | 'glare', value: number) => ({ code, value, limit: 1 })
  it('is readable with any one fault, and not when print is both tiny and blurred', () => {
    expect(isReadable([])).toBe(true)
    expect(isReadable([advice('too-small', 15)])).toBe(true)
    expect(isReadable([advice('blurred', 0.3), advice('glare', 0.2)])).toBe(true)
    expect(isReadable([advice('too-small', 15), advice('blurred', 0.2)])).toBe(false)
    expect(isReadable([advice('too-small', 21.5), advice('blurred', 0.2)])).toBe(true)
  })
})
