import { describe, expect, it } from 'vitest'
import { engine, named } from '../../../test/labels/corpus.ts'

const read = (text: string) => named(engine.analyse({ text }).ingredients).map(({ name }) => name)
const list = '小麦粉、白砂糖、植物油、柠檬酸、山梨酸钾'
const names = ['小麦粉', '白砂糖', '植物油', '柠檬酸', '山梨酸钾']

describe('a list without a heading', () => {
  it.each(['配斗', '酉己料', '配枓', '原枓', '主要成分', '酉己 料:'])(
    'gives up the misread heading %s that is glued to its first name',
    heading => {
      expect(read(`好吃饼干\n${heading}${list}\n净含量：100克`)).toEqual(names)
    },
  )

  it('keeps a first name that begins like a heading, and one that is unknown', () => {
    expect(read(`调料包\n料酒、${list}\n净含量：100克`)).toEqual(['料酒', ...names])
    expect(read(`好吃饼干\n量子粉、${list}\n净含量：100克`)).toEqual(['量子粉', ...names])
    expect(
      read(`好吃饼干\nquantum powder, water, sugar, salt, citric acid, sodium benzoate\nNet 100 g`)[0],
    ).toBe('quantum powder')
  })

  it('does not begin inside the bracket of its first name, however that is spaced', () => {
    const of = (open: string) =>
      read(
        `FISH PORTION: ALASKA POLLOCK, BLEACHED ENRICHED AND UNENRICHED FLOUR${open}WHEAT FLOUR, NIACIN, RIBOFLAVIN), WATER, SALT, DEXTROSE, GUAR GUM, CITRIC ACID`,
      )
    expect(of(' (')).toContain('ALASKA POLLOCK')
    expect(of(' ( ')).toEqual(of(' ('))
  })

  it('leaves the lines above it, however many they are', () => {
    expect(read(`美味工坊\n香脆系列\n苏打饼干\n${list}\n保质期：12个月`)).toEqual(names)
  })

  it('is found among all that stands on a packet, and the densest of two is it', () => {
    const fields =
      '产品名称：饼干\n净含量：100克\n保质期：12个月\n生产商：某某食品有限公司\n地址：某市某路1号'
    expect(read(`${fields}\n${list}\n贮存条件：阴凉干燥处`)).toEqual(names)
    expect(read(`本品含小麦、白砂糖。\n${fields}\n${list}`)).toEqual(names)
  })

  it('is read once in each language', () => {
    const both = `${list}\n净含量：100克\nWheat flour, sugar, vegetable oil, citric acid, potassium sorbate\nNet 100 g`
    expect(read(both)).toEqual(names)
  })
})
