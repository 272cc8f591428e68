import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../test/seeded-random.ts'
import { photograph } from './camera.mjs'
import { drawList, drawPack } from './packs.mjs'

const additives = ['柠檬酸', '山梨酸钾', '黄原胶', '焦糖色', '碳酸氢钠']

describe('a pack drawn by lot', () => {
  it('prints what its truth says, each name once', () => {
    for (let seed = 0; seed < 50; seed++) {
      const printed = drawList(additives, randomFrom(seed))
      expect(printed.list.split(/[、，（）]/).filter(Boolean)).toEqual([
        ...printed.ingredients.slice(0, -printed.additives.length),
        '食品添加剂',
        ...printed.additives,
      ])
      expect(new Set(printed.ingredients).size).toBe(printed.ingredients.length)
      const text = drawPack(printed, randomFrom(seed)).svg.replace(/<[^>]*>/g, '')
      expect(text).toContain(`配料：${printed.list}`)
    }
  })
  it('is the same for the same seed, and another for another', () => {
    const draw = (seed: number) => drawPack(drawList(additives, randomFrom(seed)), randomFrom(seed)).svg
    expect(draw(1)).toBe(draw(1))
    expect(draw(1)).not.toBe(draw(2))
  })
})

describe('its photo', () => {
  const pack = drawPack(drawList(additives, randomFrom(3)), randomFrom(3))
  const pixels = async (level: 'clean' | 'hard', shape: 'box' | 'can' | 'pouch') => {
    const photo = await photograph(pack, level, shape, randomFrom(4))
    return sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true })
  }
  it.each(['box', 'can', 'pouch'] as const)(
    'of a %s shows the print, and worse where it is hard',
    async shape => {
      const [clean, hard] = [await pixels('clean', shape), await pixels('hard', shape)]
      for (const { data } of [clean, hard]) {
        const levels = new Set(data)
        expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(60)
      }
      expect(hard.info.width).toBeLessThan(clean.info.width)
    },
  )
})
