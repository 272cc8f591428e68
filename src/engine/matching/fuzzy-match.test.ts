import { describe, expect, it } from 'vitest'
import { engine, named } from '../../../test/labels/corpus.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import { createDictionary } from './dictionary.ts'
import { createFuzzyMatcher } from './fuzzy-match.ts'

const knowledge = await loadKnowledge()
const suspects = createFuzzyMatcher(knowledge, createDictionary(knowledge))

describe('a misread name', () => {
  it.each([
    // Look-alikes cost less than strangers, a lost or an added character costs most.
    ['柠檬酸', '柠檬酸', 1.0],
    ['柠檬酿', '柠檬酸', 0.95],
    ['标模酸', '柠檬酸', 0.85],
    ['柠檬檬酸', '柠檬酸', 0.75],
    ['果腿', '果胶', 0.925],
    ['果焦', undefined, 0],
    ['卵磷指', undefined, 0],
    ['卵憐脂', '卵磷脂', 0.833],
    ['黄原皎', '黄原胶', 0.9],
    ['黄元胶', undefined, 0],
    ['瓜耳胶', undefined, 0],
    ['三氯蔗塘', '三氯蔗糖', 0.925],
    ['三氯蔗蔗糖', '三氯蔗糖', 0.8],
    ['三氯糖', undefined, 0],
    ['山犁酸钾', '山梨酸钾', 0.925],
    ['山犁酸钟', '山梨酸钾', 0.85],
    ['山梨钾', undefined, 0],
    ['山梨酸甲', '山梨酸', 0.75],
    ['碳酸氢铆', '碳酸氢铵', 0.963],
    ['碳氢酸钠', '碳酸钠', 0.75],
    ['焦糖色拉', '焦糖色i', 0.75],
    ['食用香情', '食用香精', 0.875],
    ['单双甘油脂肪酸', '单双甘油脂肪酸酯', 0.857],
    ['单双甘油指肪酸酯', '单双甘油脂肪酸酯', 0.875],
    ['棕楼油', '棕榈油', 0.833],
    ['棕榈由', '棕榈油', 0.883],
    ['棕搁油', '棕榈油', 0.9],
    // What looks like nitrite means nitrite.
    ['亚哨酸钠', '亚硝酸钠', 0.9125],
    ['亚消酸钠', '亚硝酸钠', 0.9125],
    ['亚稍酸钾', '亚硝酸钾', 0.9125],
    ['哨酸钠', '硝酸钠', 0.883],
    ['消酸钾', '硝酸钾', 0.883],
    ['d1l1苹果酸', 'dl苹果酸', 0.857],
    ['dl1苹果酸', 'dl苹果酸', 0.917],
    ['1柠檬酸', '柠檬酸', 0.75],
    ['柠檬1酸', '柠檬酸', 0.875],
    ['i柠檬酸', '柠檬酸', 0.75],
    ['柠檬酸x', '柠檬酸', 0.45],
    ['维生素卫12', '维生素b12', 0.975],
    ['维生素已', '维生素c', 0.45],
    ['氧化钾', '氯化钾', 0.95],
    ['氰化钾', '氯化钾', 0.95],
    ['二氧化狄', '二氧化钛', 0.6],
    ['谷氨酰胶转氨酶', '谷氨酰胺转氨酶', 0.979],
    ['钮甜', '纽甜', 0.85],
    ['安赛', undefined, 0],
    ['红由红', '红米红', 0.533],
    ['脂胭红', undefined, 0],
    ['阿斯巴田', '阿斯巴甜', 0.75],
    ['磷酸二氧钙', '磷酸二氢钙', 0.94],
    ['bht', undefined, 0],
    ['tbhg', undefined, 0],
    ['citrc', undefined, 0],
    ['cltrlcacld', 'citricacid', 0.88],
    ['citricaid', 'citricacid', 0.889],
    ['xanthangurn', 'xanthangum', 0.873],
    ['xantangum', 'xanthangum', 0.889],
    ['maltodetrin', 'maltodextrin', 0.909],
    ['sodiurnbenzoate', 'sodiumbenzoate', 0.907],
    ['potasslumsorbale', 'potassiumsorbate', 0.95],
    ['zzzzzzz', undefined, 0],
    ['某某某', undefined, 0],
    ['糖', undefined, 0],
    ['盐水', undefined, 0],
    ['zndigotineindigotinealuminumlake', 'indigotineindigotinealuminumlake', 0.969],
    ['zonoanddiglyceridesoffattyacidsz', 'monoanddiglyceridesoffattyacids', 0.938],
    ['zndigotineindigotinealuminumlakez', undefined, 0],
    // How many strangers a name of its length may hold
    ['sugr', undefined, 0],
    ['sugat', 'sugar', 0.8],
    ['vinegxx', undefined, 0],
    ['vinegax', 'vinegar', 0.857],
    ['gelaxxin', 'gelatin', 0.75],
    ['azpartzme', 'aspartame', 0.778],
    ['aspzrtzmz', undefined, 0],
    ['zaltzdextrln', undefined, 0],
    ['zaltzdextrin', 'maltodextrin', 0.833],
    ['zotazsiumzorbate', 'potassiumsorbate', 0.812],
    ['zotazsiumzorbzte', undefined, 0],
    ['淀份', '淀粉', 0.825],
    ['明肢', '明胶', 0.85],
    ['大豆磷酯', '大豆磷脂', 0.925],
    ['二氯化硅', '二氧化硅', 0.963],
    ['谷胺酸钠', '谷氨酸钠', 0.912],
    ['乙某麦某酚', '乙基麦芽酚', 0.8],
    ['乙百麦千酚', undefined, 0],
    ['乙酰百千酸钾', '乙酰磺胺酸钾', 0.667],
    ['百双甘千脂肪酸酯', '单双甘油脂肪酸酯', 0.75],
    ['百双甘千脂肪酿酯', undefined, 0],
    ['聚氧乙烯山梨醇酐单百千万酯', '聚氧乙烯山梨醇酐单油酸酯', 0.769],
    ['百千乙烯山梨醇酐单油万人酯', undefined, 0],
    ['麦芽百精', '麦芽糊精', 0.45],
    ['大豆由', '大豆油', 0.883],
    ['磷酸二氢二纳', '焦磷酸二氢二钠', 0.783],
    ['百葡糖浆', '果葡糖浆', 0.75],
    ['千百糖浆', undefined, 0],
    ['维牛素b12', '维生素b12', 0.933],
    ['e33o', undefined, 0],
  ])('%s is taken for %s', (key, meant, confidence) => {
    const found = suspects()(key)
    expect(found?.key).toBe(meant)
    expect(found?.confidence ?? 0).toBeCloseTo(confidence, 3)
  })

  it('is taken for the same whatever was asked before', () => {
    const suspect = suspects()
    const keys = ['柠檬酿', 'cltrlcacld', '某某某', '单双甘油指肪酸酯', '果腿', '柠檬酿']
    const forth = keys.map(key => suspect(key))
    expect([...keys].reverse().map(key => suspect(key))).toEqual([...forth].reverse())
    expect(suspects()('柠檬酿')).toEqual(forth[0])
  })

  it('is compared no more after many that were none', () => {
    const suspect = suspects()
    const miss = (at: number) =>
      suspect(`某${String.fromCharCode(0x4e00 + at)}${String.fromCharCode(0x4e00 + (at % 7))}`)
    // Words too short or too long to be compared do not count.
    for (let at = 0; at < 2000; at++) suspect(String.fromCharCode(0x4e00 + at))
    for (let at = 0; at < 1499; at++) miss(at)
    expect(suspect('柠檬酿')?.key).toBe('柠檬酸')
    expect(suspect('标模酸')).toBeUndefined()
    expect(suspect('柠檬酿')?.key).toBe('柠檬酸')
    expect(suspects()('标模酸')?.key).toBe('柠檬酸')
  })
})

it.each([
  [
    'Ingredients: water, sodium phosphate dibasic, tribasic sodium phosphate',
    [undefined, '339(ii)', '339(iii)'],
  ],
])('suspects nothing of names that are right: %s', (text, numbers) => {
  const all = named(engine.analyse({ text }).ingredients)
  expect(all.filter(({ suspected }) => suspected)).toEqual([])
  expect(all.map(({ ins }) => ins)).toEqual(numbers)
})

it.each(['亚哨酸钠', '亚消酸钠', '亚稍酸钠'])('warns of %s as of nitrite', name => {
  const { ingredients, reasons, highlights } = engine.analyse({ text: `配料：猪肉、水、食用盐、${name}` })
  expect(named(ingredients).at(-1)?.suspected?.name).toBe('亚硝酸钠')
  expect(reasons.map(({ rule }) => rule)).toContain('cap_cured_meat')
  expect(highlights.map(({ id }) => id)).toContain('nitrite')
})
