import { describe, expect, it } from 'vitest'
import { engine } from '../../../test/labels/corpus.ts'

const rulesOf = (text: string, name = '') =>
  engine.analyse({ text, product: { name } }).reasons.map(({ rule }) => rule)

const chips = '配料：马铃薯、植物油、食用盐'
const noodles = '配料：面饼（小麦粉、棕榈油、食用盐）、调料包（食用盐、味精、白砂糖）'

describe('what a product is taken for', () => {
  it.each([
    [chips, '', true],
    [chips, '薯片', true],
    [chips, '非油炸薯片', false],
    [chips, '烤薯片', false],
    [noodles, '', true],
    [noodles, '非油炸方便面', false],
    ['配料：小麦粉、植物油、食用盐', '', false],
  ])('%s %s is deep-fried: %s', (text, name, isFried) =>
    expect(rulesOf(text, name).includes('deep_fried')).toBe(isFried),
  )

  it.each([
    ['配料：猪肉、水、食用盐、亚硝酸钠', true],
    ['配料：烟熏猪肉、水、食用盐', true],
    ['配料：猪肉、水、食用盐', false],
    ['配料：豆腐、水、食用盐、亚硝酸钠', false],
  ])('%s is processed meat: %s', (text, isProcessed) =>
    expect(rulesOf(text).includes('processed_meat')).toBe(isProcessed),
  )
})

const KINDS = ['sugar_drink', 'processed_meat', 'deep_fried', 'infant', 'salty_condiment']

describe('a product of a kind that burdens', () => {
  it.each([
    // sugar drinks
    ['可乐', '配料：水、白砂糖、食用香精', 'sugar_drink'],
    ['可乐味硬糖', '配料：水、白砂糖、食用香精', 'sugar_drink'],
    ['果冻饮料', '配料：水、白砂糖、食用香精', ''],
    ['', '配料：水、白砂糖、食用香精', ''],
    ['', '配料：水、白砂糖、二氧化碳、食用香精', 'sugar_drink'],
    ['', '配料：水、白砂糖、咖啡因、食用香精', 'sugar_drink'],
    ['', '配料：水、白砂糖、牛磺酸、食用香精', 'sugar_drink'],
    ['', 'Ingredients: water, sugar, taurine, salt.', 'sugar_drink'],
    ['', 'Ingredients: carbonated water, sugar, salt.', 'sugar_drink'],
    ['', 'Ingredients: sparkling water, sugar, salt.', 'sugar_drink'],
    ['', 'Ingredients: water, sugar, soda water, salt.', 'sugar_drink'],
    ['', 'Ingredients: water, sugar, tea, salt.', 'sugar_drink'],
    ['', 'Ingredients: water, sugar, coffee extract, salt.', 'sugar_drink'],
    ['', '配料：水、白砂糖、红茶、食用香精', 'sugar_drink'],
    ['', '配料：水、白砂糖、茶多酚、食用香精', ''],
    ['', '配料：水、白砂糖、浓缩苹果汁、柠檬酸', 'sugar_drink'],
    ['', '配料：水、白砂糖、浓缩苹果汁、食用盐、柠檬酸', ''],
    ['', '配料：水、白砂糖、苹果、柠檬酸', ''],
    ['', '配料：白砂糖、水、红茶、食用香精', ''],
    ['', '配料：水、红茶、白砂糖、食用香精', 'sugar_drink'],
    ['', '配料：水、红茶、苹果、白砂糖、食用香精', ''],
    ['某某酱', '配料：水、白砂糖、红茶、食用香精', ''],
    ['', '配料：饮料（水、白砂糖、红茶）、食用香精', 'sugar_drink'],
    ['', '配料：糖水：水、白砂糖、红茶、食用香精', 'sugar_drink'],
    ['红茶包', '配料：红茶、白砂糖', ''],
    ['', '配料：水、白砂糖、碳酸水', 'sugar_drink'],
    ['', '配料：水、白砂糖、柠檬酸\n产品标准代号：GB/T 10792', 'sugar_drink'],
    ['', '配料：水、白砂糖、食用盐\n产品标准代号：GB/T 10792', 'sugar_drink'],
    ['', '配料：水、白砂糖、食用盐\n产品标准代号：GB/T 21733', 'sugar_drink'],
    // processed meat
    ['火腿肠', '配料：猪肉、水、食用盐', 'processed_meat'],
    ['火腿味饼干', '配料：猪肉、水、食用盐', ''],
    ['素火腿', '配料：大豆、水、食用盐', ''],
    ['', '配料：猪肉、水、食用盐', ''],
    ['', '配料：猪肉、水、食用盐、亚硝酸钠', 'processed_meat'],
    ['', '配料：猪肉、水、食用盐、亚硝酸钾', 'processed_meat'],
    ['', '配料：猪肉、水、食用盐、硝酸钠', 'processed_meat'],
    ['', '配料：猪肉、水、食用盐、烟熏香料', 'processed_meat'],
    ['', '配料：水、食用盐、淀粉、猪肉、亚硝酸钠', 'processed_meat salty_condiment'],
    ['', '配料：水、淀粉、白砂糖、猪肉、亚硝酸钠', 'processed_meat'],
    ['火腿', '配料：淀粉、白砂糖、大豆、猪肉、食用盐', 'processed_meat'],
    ['火腿', '配料：淀粉、白砂糖、大豆、食用盐、猪肉', ''],
    ['', '配料：猪油、水、亚硝酸钠', ''],
    ['', '配料：猪肉、水、食用盐\n产品标准代号：GB/T 20712', 'processed_meat'],
    ['', '配料：大豆、水、食用盐\n产品标准代号：GB/T 20712', ''],
    ['', '配料：牛奶、水、亚硝酸钠', ''],
    ['', '配料：鸡蛋、水、亚硝酸钠', ''],
    ['', 'Ingredients: pork, water, sodium nitrite.', 'processed_meat'],
    ['', 'Ingredients: chicken, water, smoke flavouring.', 'processed_meat'],
    ['ham', 'Ingredients: pork, water.', 'processed_meat'],
    // fried
    ['薯片', '配料：小麦粉、水、食用盐', 'deep_fried'],
    ['非油炸薯片', '配料：小麦粉、水、食用盐', ''],
    ['烘焙薯片', '配料：小麦粉、水、食用盐', ''],
    ['', '配料：马铃薯、植物油、食用盐', 'deep_fried'],
    ['', '配料：马铃薯、食用盐、植物油', 'deep_fried'],
    ['', '配料：马铃薯、食用盐、白砂糖、植物油', ''],
    ['', '配料：马铃薯全粉、植物油、食用盐', ''],
    ['', '配料：马铃薯淀粉、植物油、食用盐', ''],
    ['', '配料：小麦粉、植物油、食用盐', ''],
    ['', 'Ingredients: potatoes, sunflower oil, salt.', 'deep_fried'],
    ['', 'Ingredients: potato flakes, sunflower oil, salt.', ''],
    ['', 'Ingredients: potatoes, salt, palm oil.', 'deep_fried'],
    ['', 'Ingredients: potatoes, salt, hydrogenated vegetable oil.', 'deep_fried'],
    ['烘焙', 'Ingredients: potatoes, sunflower oil, salt.', ''],
    ['', '配料：马铃薯\n产品标准代号：QB/T 2686', 'deep_fried'],
    ['', '配料：面饼：小麦粉、棕榈油、食用盐。酱包：食用盐、味精', 'deep_fried'],
    ['', '配料：面饼：小麦粉、食用盐、淀粉、棕榈油。酱包：食用盐、味精', ''],
    ['', '配料：面饼：小麦粉、食用盐、碳酸钠、棕榈油。酱包：食用盐、味精', 'deep_fried'],
    ['', '配料：酱包：棕榈油、食用盐。粉包：食用盐、味精', ''],
    ['', 'Ingredients: Noodles: wheat flour, palm oil, salt. Soup: salt, sugar.', 'deep_fried'],
    ['', '配料：面饼（小麦粉、棕榈油、食用盐）、水', 'deep_fried'],
    // infants
    ['婴儿米粉', '配料：大米、白砂糖、食用盐', 'infant'],
    ['宝宝面条', '配料：小麦粉、食用盐', 'infant'],
    ['', '配料：大米、白砂糖\n产品标准代号：GB 10769', 'infant'],
    ['', '配料：大米、白砂糖', ''],
    ['baby puree', 'Ingredients: apple, sugar.', 'infant'],
    // condiments
    ['酱油', '配料：水、大豆、小麦、食用盐', 'salty_condiment'],
    ['番茄酱', '配料：番茄、白砂糖、食用盐', ''],
    ['', '配料：水、大豆、小麦、食用盐', 'salty_condiment'],
    ['', '配料：大豆、水、小麦、食用盐', ''],
    ['', '配料：水、大豆、小麦、白砂糖', ''],
    ['', '配料：水、大豆、食用盐', ''],
    ['', '配料：水、小麦、食用盐', ''],
    ['', '配料：水、大豆油、小麦、食用盐', ''],
    ['', '配料：水、白砂糖、玉米、大米、黑米、大豆、小麦、食用盐', ''],
    ['', '配料：食用盐、味精、白砂糖', 'salty_condiment'],
    ['', '配料：味精、食用盐、白砂糖', 'salty_condiment'],
    ['', '配料：白砂糖、食用盐、味精', ''],
    ['', '配料：大豆、食用盐\n产品标准代号：GB/T 18186', 'salty_condiment'],
    ['酱油味薯片', '配料：玉米、水、食用盐', 'deep_fried'],
    ['soy sauce', 'Ingredients: water, soybeans, wheat, salt.', 'salty_condiment'],
    // what ranks, and how far down it is looked for
    ['', 'Ingredients: water, sugar, baking soda, salt.', ''],
    ['', '配料：水、白砂糖、食用绿茶香精', ''],
    ['', '配料：水、白砂糖、浓缩苹果汁、苹果、淀粉', ''],
    ['', '配料：白砂糖', ''],
    ['', '配料：水、白砂糖、食用盐、淀粉、猪肉、亚硝酸钠', ''],
    ['', '配料：淀粉、白砂糖、大豆、猪肉、亚硝酸钠', ''],
    ['', '配料：面饼、棕榈油、食用盐', ''],
    ['', '配料：水、白砂糖、玉米、大米、黑米、高粱、大豆、小麦、食用盐', ''],
    ['', '配料：水、大豆、食用盐、白砂糖、玉米、大米、黑米、小麦', ''],
    ['', '配料：水、大豆、小麦、玉米、大米、黑米、食用盐', ''],
    ['火腿 flavor', '配料：猪肉、水、食用盐', ''],
    ['', '配料：羊乳、水、亚硝酸钠', ''],
    ['', '配料：羊肉、水、亚硝酸钠', 'processed_meat'],
    ['', '配料：食品添加剂、水、白砂糖', ''],
    ['', '配料：食品添加剂（食用盐、柠檬酸）、白砂糖', ''],
    ['', '配料：嗜热链球菌、食用盐', ''],
  ])('%s %s: %s', (name, text, kinds) =>
    expect(
      rulesOf(text, name)
        .filter(rule => KINDS.includes(rule))
        .join(' '),
    ).toBe(kinds),
  )
})
