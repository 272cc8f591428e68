import { describe, expect, it } from 'vitest'
import { claimedIn, claimsIn, withoutClaims } from '../../../src/engine/claims/claims.ts'
import { resumeAfterClaim } from '../../../src/engine/claims/claims-in-lists.ts'
import { failing } from './words.ts'

/** Where the names of a list go on behind the claim that begins with the words behind `before`. */
const goesOn = (before: string, rest: string): string | undefined => {
  const source = before + rest
  const at = resumeAfterClaim(source, before.length, source.length)
  return at === undefined ? undefined : source.slice(at).trim()
}

const ALLERGENS_ZH =
  '麸质、小麦、面筋、面粉、牛奶、牛乳、乳糖、羊奶、鸡蛋、花生、坚果、杏仁、核桃、腰果、大豆、鱼、虾、蟹、甲壳、贝、软体、芝麻、亚硫酸、二氧化硫'
const ALLERGENS_EN =
  'gluten, wheat, dairy, milk, lactose, casein, whey, egg, eggs, nut, nuts, peanut, peanuts, almond, almonds, soy, fish, shrimp, prawn, crustacean, mollusc, mollusk, sesame, sulphite, sulfite, allergen'
const ADDED_ZH =
  '防腐剂、色素、香精、香料、甜味剂、添加剂、增稠剂、人工色素、反式脂肪、味精、蔗糖、代糖、糖、糖精、植脂末、奶精、激素、抗生素、转基因、酒精'
const ADDED_EN =
  'artificial, flavor, flavour, color, colour, preservative, sweetener, additive, msg, gmo, sugar, sugars, added sugar, added sugars, trans fat, cholesterol, hormone, antibiotic, dye, dyes, filler, corn syrup, hydrogenated'

describe('a claim between two names of a list', () => {
  it('denies the bare allergens behind one it names', () => {
    expect(failing(ALLERGENS_ZH, word => goesOn('米、', `不含${word}、鸡蛋、盐`) === '盐')).toEqual([])
    expect(failing(ALLERGENS_EN, word => goesOn('rice, ', `no ${word}, eggs, salt`) === 'salt')).toEqual([])
  })

  it('denies what is added behind something added', () => {
    expect(failing(ADDED_ZH, word => goesOn('米、', `不含防腐剂、${word}、盐`) === '盐')).toEqual([])
    expect(failing(ADDED_EN, word => goesOn('rice, ', `no preservatives, ${word}, salt`) === 'salt')).toEqual(
      [],
    )
  })

  it('denies one kind only: what is added after allergens, and allergens after what is added, are ingredients', () => {
    expect(failing(ADDED_ZH, word => goesOn('米、', `不含牛奶、${word}、盐`) === `${word}、盐`)).toEqual([])
    expect(
      failing(ALLERGENS_EN, word => goesOn('rice, ', `no preservatives, ${word}, salt`) === `${word}, salt`),
    ).toEqual([])
  })

  it.each([
    '不含',
    '不添加',
    '不使用',
    '不有',
    '不 含',
    '未添加',
    '未 使用',
    '没有添加',
    '无添加',
    '零添加',
    '0添加',
    '0 添加',
    '本品零 添加',
    '本品不含',
    '该品不含',
    '此品不含',
    '本产品不含',
    '该产品不含',
    '此产品不使用',
  ])('begins with %s', opener => expect(goesOn('米、', `${opener}牛奶、盐`)).toBe('盐'))

  it.each([
    'without ',
    'made without ',
    'prepared without ',
    'produced without ',
    'free from ',
    'free of ',
    'never ',
    'does not contain ',
    'do not contain ',
    'contain no ',
    'contains no ',
    'no ',
    'zero ',
  ])('begins with %s', opener => expect(goesOn('rice, ', `${opener}milk, salt`)).toBe('salt'))

  it.each([
    ['不含防腐剂、冰糖、盐', '冰糖、盐'],
    ['no preservatives, cane sugar, salt', 'cane sugar, salt'],
    ['no preservatives, sugar syrup, salt', 'sugar syrup, salt'],
    ['no preservatives, added sugary rice, salt', 'added sugary rice, salt'],
    ['不含牛奶、盐和糖、油', '盐和糖、油'],
    ['gluten free and dairy, eggs, salt', 'salt'],
    ['no gluten free, eggs, salt', 'salt'],
  ])('%s: the names go on at %s', (rest, left) => expect(goesOn('米、', rest)).toBe(left))

  it.each(['gluten free', 'gluten-free', '无麸质', '零乳糖', '0乳糖', '无麸质成分添加'])(
    '%s is whole: a bare allergen behind it is an ingredient',
    claim => {
      expect(goesOn('米、', `${claim}、鸡蛋、盐`)).toBe('鸡蛋、盐')
    },
  )

  it.each(['和', '及', '或', '无', '零', '不含', 'and ', 'or ', 'no ', 'nor '])('goes on with %s', joint =>
    expect(goesOn('米、', `不含牛奶、${joint}坚果、盐`)).toBe('盐'),
  )

  it.each([
    ['牛奶及其制品', '盐'],
    ['鸡蛋类', '盐'],
    ['蛋制品', '盐'],
    ['鸡蛋成分', '盐'],
    ['鸡蛋等', '盐'],
    ['鸡蛋和花生', '盐'],
    ['鸡蛋及花生', '盐'],
    ['鸡蛋或花生', '盐'],
    ['全脂乳粉', '全脂乳粉、盐'],
    ['鸡蛋粉', '鸡蛋粉、盐'],
    ['花生酱', '花生酱、盐'],
  ])('tells the bare name %s from an ingredient', (name, left) =>
    expect(goesOn('米、', `不含小麦、${name}、盐`)).toBe(left),
  )

  it.each([
    ['egg products', 'salt'],
    ['egg product', 'salt'],
    ['egg ingredients', 'salt'],
    ['egg ingredient', 'salt'],
    ['eggs and nuts', 'salt'],
    ['eggs or nuts', 'salt'],
    ['eggs & nuts', 'salt'],
    ['egg powder', 'egg powder, salt'],
    ['peanut butter', 'peanut butter, salt'],
  ])('tells the bare name %s from an ingredient', (name, left) =>
    expect(goesOn('rice, ', `no milk, ${name}, salt`)).toBe(left),
  )

  it.each([
    ['不含牛奶。盐', '，'],
    ['不含牛奶', '、'],
    ['不含牛奶、', '、'],
    ['不含牛奶;盐、糖', '、'],
    ['不含牛奶)、盐', '、'],
    ['不含牛奶]、盐', '、'],
    ['不含牛奶(盐、糖)', '、'],
    ['不含牛奶[盐、糖]', '、'],
    ['不含牛奶!盐、糖', '、'],
    ['不含牛奶?盐、糖', '、'],
    ['no milk. Salt, sugar', ', '],
    ['no milk.', ', '],
    ['no milk, eggs. Salt', ', '],
    ['no milk, eggs.', ', '],
  ])('%s lasts to the end of its sentence', (claim, mark) =>
    expect(goesOn(`米${mark === '，' ? '、' : mark}`, claim)).toBeUndefined(),
  )

  it('a decimal point ends no sentence', () => expect(goesOn('米、', '不含0.5牛奶、盐')).toBe('盐'))

  it('ends where the next field begins', () => {
    const source = '米、不含牛奶、盐'
    expect(resumeAfterClaim(source, 2, 6)).toBeUndefined()
    expect(resumeAfterClaim(source, 2, 8)).toBe(7)
    expect(resumeAfterClaim(`${source}糖`, 2, 8)).toBe(7)
  })

  it.each([
    ['米 ', '不含牛奶、盐'],
    ['', '不含牛奶、盐'],
    ['米、x', '不含牛奶、盐'],
    ['米、', '牛奶、盐'],
    ['米、', 'x不含牛奶、盐'],
    ['rice, ', 'noodles, salt'],
    ['rice, ', 'zeros, salt'],
    ['rice, ', 'neverland, salt'],
    ['米、', '零'],
  ])('%s%s has no claim that stands between two names', (before, rest) =>
    expect(goesOn(before, rest)).toBeUndefined(),
  )

  it('a blank may stand before the claim', () => {
    expect(goesOn('米、  ', '不含牛奶、盐')).toBe('盐')
    expect(goesOn('rice,  ', ' no milk, salt')).toBe('salt')
  })
})

const DENIED_ZH =
  '麸质、麦麸、谷蛋白、面筋、小麦、大麦、黑麦、燕麦、面粉、牛奶、牛乳、乳糖、乳、奶、鸡蛋、蛋、花生、坚果、杏仁、核桃、腰果、大豆、黄豆、豆、豆类、鱼、虾、蟹、甲壳、贝、软体、芝麻、亚硫酸、亚硫酸盐、二氧化硫'
const DENIED_EN =
  'gluten, wheat, dairy, milk, lactose, casein, whey, egg, eggs, nut, nuts, tree nut, tree nuts, peanut, peanuts, almond, almonds, soy, soya, soybean, soybeans, fish, shellfish, shrimp, shrimps, prawn, prawns, crustacean, crustaceans, mollusc, molluscs, mollusk, mollusks, sesame, sulphite, sulphites, sulfite, sulfites, allergen, allergens'

/** The names that the claims of a text cover. */
const covered = (text: string) =>
  claimsIn(text).map(({ covers }) => text.slice(covers.start, covers.end).trim())

describe('a claim covers the names that it denies', () => {
  it('behind 无, 零 and 0', () => {
    for (const opener of ['无', '零', '0', '无 '])
      expect(failing(DENIED_ZH, word => covered(`${opener}${word}`)[0] === word)).toEqual([])
  })

  it('before -free', () => {
    expect(failing(DENIED_EN, word => covered(`${word}-free`)[0] === word)).toEqual([])
    expect(failing(DENIED_EN, word => covered(`${word} free.`)[0] === word)).toEqual([])
  })

  it.each([
    ['无牛奶、鸡蛋', ['牛奶、鸡蛋']],
    ['无乳制品', ['乳制品']],
    ['无豆类制品', ['豆类制品']],
    ['无乳酸菌', []],
    ['无乳化剂', []],
    ['无花果', []],
    ['0.5%食用盐', []],
    ['不含牛奶，但含有花生', ['牛奶，']],
    ['egg, milk and soy-free', ['egg, milk and soy']],
    ['egg, and milk free', ['egg, and milk']],
    ['milk/egg free', ['milk/egg']],
    ['freegan milk', []],
    ['oatmilk-free', []],
    ['milk-freezing', []],
    ['contains no milk but may contain eggs', ['milk']],
    ['no salt added peanuts', []],
    ['no sugar peanuts', []],
    ['no salt or milk', ['salt or milk']],
    ['casino egg', []],
  ])('%s', (text, names) => expect(covered(text)).toEqual(names))

  it('claims stand in the order of the text', () => {
    const text = 'no milk. egg-free. without nuts'
    expect(claimsIn(text).map(({ start }) => start)).toEqual([0, 9, 19])
    expect(covered(text)).toEqual(['milk', 'egg', 'nuts'])
  })

  it('a text without its claims is as long as before', () => {
    expect(withoutClaims('含花生。不含牛奶。含蛋')).toBe('含花生。    。含蛋')
    expect(withoutClaims('eggs; milk-free; nuts')).toBe('eggs;          ; nuts')
  })

  it('what is claimed, without lactose', () => {
    expect(claimedIn('不含牛奶。不含鸡蛋。').split(' ; ')).toEqual(['牛奶', '鸡蛋'])
    expect(claimedIn('lactose free milk').trim()).toBe('')
    expect(claimedIn('无乳糖牛奶').trim()).toBe('')
    expect(claimedIn('salt')).toBe('')
  })
})
