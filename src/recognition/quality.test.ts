import { describe, expect, it } from 'vitest'
import { blur3 } from './blur.ts'
import { createGrey, type GreyImage } from './grey.ts'
import { prepare } from './prepare.ts'
import { assess } from './quality.ts'
import { paint, textPage } from './synthetic.ts'

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
  it('bears an empty photo', () => {
    expect(codes(createGrey(0, 0))).toEqual([])
  })
})
