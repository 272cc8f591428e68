import { expect, it } from 'vitest'
import { engine } from '../../../test/labels/corpus.ts'
import type { Ingredient } from '../index.ts'

const namesIn = (list: string) => engine.analyse({ text: list }).ingredients.map(({ name }) => name)

it.each([
  ['配料：小麦粉,单,双廿汕旨肪酉酷,食用盐', ['小麦粉', '单,双廿汕旨肪酉酷', '食用盐']],
  ['单,双廿汕旨肪酉酷,食用盐,小麦粉,白砂糖', ['单,双廿汕旨肪酉酷', '食用盐', '小麦粉', '白砂糖']],
  ['配料：小麦粉,辛,癸酉廿汕酉酷,食用盐', ['小麦粉', '辛,癸酉廿汕酉酷', '食用盐']],
  ['配料：小麦粉,香辛,双皮奶,食用盐', ['小麦粉', '香辛', '双皮奶', '食用盐']],
  ['配料：小麦粉,单晶冰糖,双皮奶,食用盐', ['小麦粉', '单晶冰糖', '双皮奶', '食用盐']],
  ['配料：小麦粉,糖,双皮奶,食用盐', ['小麦粉', '糖', '双皮奶', '食用盐']],
  ['配料：小麦粉,单糖,双皮奶,食用盐', ['小麦粉', '单糖', '双皮奶', '食用盐']],
])('a comma within a name that is misread does not cut it: %s', (list, names) =>
  expect(namesIn(list)).toEqual(names),
)

/** Names in their brackets, amounts behind them: `植物油（大豆油=10%、棕榈油）`. */
const outline = (items: readonly Ingredient[]): string =>
  items
    .map(({ name, amount, children }) => {
      const inner = children.length > 0 ? `（${outline(children)}）` : ''
      return `${name}${amount ? `=${amount.value}${amount.unit}` : ''}${inner}`
    })
    .join('、')

it.each([
  // Text after a bracket
  ['小麦粉（强化）10%、食用盐', '小麦粉=10%、食用盐'],
  ['小麦粉（强化）10g/100g、食用盐', '小麦粉=10g/100g、食用盐'],
  ['小麦粉（强化）≥10%、食用盐', '小麦粉=10%、食用盐'],
  ['小麦粉（强化）*、食用盐', '小麦粉、食用盐'],
  ['小麦粉（强化）等、食用盐', '小麦粉、食用盐'],
  ['小麦粉（强化）适量、食用盐', '小麦粉、食用盐'],
  ['小麦粉（强化）白砂糖、食用盐', '小麦粉、白砂糖、食用盐'],
  ['vitamin E (mixed tocopherols) added to preserve freshness, salt', 'vitamin E、salt'],
  ['sugar (cane) used to sweeten, salt', 'sugar、salt'],
  ['tocopherols (vitamin E) to preserve freshness, salt', 'tocopherols、salt'],
  ['caramel (E150d) for colour, salt', 'caramel、salt'],
  ['lecithin (soya) as emulsifier, salt', 'lecithin、salt'],
  ['lecithin (soya) which is natural, salt', 'lecithin、salt'],
  ['lecithin (soya) tomato, salt', 'lecithin、tomato、salt'],
  // Brackets of other widths, too many of them, and too few
  [`水、${'（'.repeat(14)}白砂糖、味精${'）'.repeat(14)}、食用盐`, '水、白砂糖、味精、食用盐'],
  [`水、${'（'.repeat(18)}白砂糖、味精${'）'.repeat(4)}、蜂蜜、食用盐`, '水、白砂糖、味精、蜂蜜、食用盐'],
  ['植物油【大豆油、棕榈油】、食用盐', '植物油（大豆油、棕榈油）、食用盐'],
  ['植物油（大豆油、棕榈油】、食用盐', '植物油（大豆油、棕榈油）、食用盐'],
  ['植物油（大豆油、棕榈油、食用盐', '植物油（大豆油、棕榈油、食用盐）'],
  ['植物油）大豆油、棕榈油、食用盐', '植物油、大豆油、棕榈油、食用盐'],
  ['面包（馅料（红豆、白砂糖]、食用盐)、味精', '面包（馅料（红豆、白砂糖）、食用盐）、味精'],
  ['小麦粉、（白砂糖、食用盐）、味精', '小麦粉、白砂糖、食用盐、味精'],
  ['小麦粉、《白砂糖、食用盐》、味精', '小麦粉、白砂糖、食用盐、味精'],
  // Roman numbers
  ['水、膨松剂(E500(ii)、E450 (i))、食用盐', '水、膨松剂（E500(ii)、E450 (i)）、食用盐'],
  ['水、着色剂(160b(ii))、食用盐', '水、着色剂（160b(ii)）、食用盐'],
  // Separators, and what looks like one
  ['水·白砂糖·食用盐', '水、白砂糖、食用盐'],
  ['小麦粉|白砂糖|食用盐', '小麦粉、白砂糖、食用盐'],
  ['水.白砂糖.食用盐', '水、白砂糖、食用盐'],
  ['Water. Sugar. Salt.', 'Water、Sugar、Salt'],
  ['oats (wheat. rye), salt', 'oats（wheat、rye）、salt'],
  [
    'flour (wheat flour, vit. B1, iron), no. 5 red, salt',
    'flour（wheat flour、vit. B1、iron）、no. 5 red、salt',
  ],
  ['1.小麦粉 2.白砂糖 3.食用盐', '小麦粉、白砂糖、食用盐'],
  ['水 0.5%、食用盐 1.5%', '水=0.5%、食用盐=1.5%'],
  ['白砂糖和/或果葡糖浆、食用盐', '白砂糖、果葡糖浆、食用盐'],
  ['白砂糖/果葡糖浆、食用盐', '白砂糖、果葡糖浆、食用盐'],
  ['palm and/or sunflower oil, salt', 'palm and/or sunflower oil、salt'],
  ['E471/E472e, salt', 'E471、E472e、salt'],
  ['牛肉（10g/100g）、食用盐', '牛肉=10g/100g、食用盐'],
  ['牛肉 10g/kg、食用盐', '牛肉=10g/kg、食用盐'],
  ['水,2,6-二叔丁基对甲酚,食用盐', '水、2,6-二叔丁基对甲酚、食用盐'],
  ['水、1,3-二油酸-2-棕榈酸甘油三酯、食用盐', '水、1,3-二油酸-2-棕榈酸甘油三酯、食用盐'],
  ['水,4,1,6-三氯半乳蔗糖,食用盐', '水、4,1,6-三氯半乳蔗糖、食用盐'],
  ['水,4,1’,6’-三氯半乳蔗糖,食用盐', '水、4,1’,6’-三氯半乳蔗糖、食用盐'],
  ['水、4、1、6-三氯半乳蔗糖、食用盐', '水、4、1、6-三氯半乳蔗糖、食用盐'],
  ['水、4、 1’、\n6’-三氯半乳蔗糖、食用盐', '水、4、 1’、\n6’-三氯半乳蔗糖、食用盐'],
  ['水,2,9-二叔丁基对甲酚,食用盐', '水、2,9-二叔丁基对甲酚、食用盐'],
  ['水,0,2-二叔丁基对甲酚,食用盐', '水、0,2-二叔丁基对甲酚、食用盐'],
  ['水,白砂糖9,000克,食用盐', '水、白砂糖、食用盐'],
  ['水,12,白砂糖,食用盐', '水、白砂糖、食用盐'],
  // Lines
  ['小麦粉\n白砂糖\n食用盐', '小麦粉、白砂糖、食用盐'],
  ['小麦粉、\n白砂糖\n食用盐', '小麦粉、白砂糖、食用盐'],
  ['小麦粉、白砂糖、食\n用盐、味精', '小麦粉、白砂糖、食\n用盐、味精'],
  ['面饼：小麦粉、水\n粉包：食用盐、味精', '面饼（小麦粉、水）、粉包（食用盐、味精）'],
  ['面：小麦粉、水\n汤：食用盐、味精', '面（小麦粉、水）、汤（食用盐、味精）'],
  // Signs around a name
  ['*有机小麦粉、“白砂糖”、-食用盐-、~味精~、=水=', '有机小麦粉、白砂糖、食用盐、味精、水'],
  ['小麦粉<5%、<2%白砂糖、>1%食用盐', '小麦粉=5%、白砂糖=2%、食用盐=1%'],
  ['小麦粉、-、食用盐', '小麦粉、食用盐'],
  // Names that hold a separator, however it was read
  ['单.双甘油脂肪酸酯、辛;癸酸甘油酯、食用盐', '单.双甘油脂肪酸酯、辛;癸酸甘油酯、食用盐'],
  ['单、双甘油脂肪酸酯、食用盐', '单、双甘油脂肪酸酯、食用盐'],
  ['单双甘油脂肪酸酯、5’ - 呈味核苷酸二钠、食用盐', '单双甘油脂肪酸酯、5’ - 呈味核苷酸二钠、食用盐'],
])('%s', (list, read) => {
  const heading = /[\u4e00-\u9fff]/.test(list) ? '配料：' : 'Ingredients: '
  expect(outline(engine.analyse({ text: heading + list }).ingredients)).toBe(read)
})

it('reads items nested deeper than the limit as if they were at the limit', () => {
  const inner = (depth: number, text: string) => `${'馅料（'.repeat(depth)}${text}${'）'.repeat(depth)}`
  const { ingredients } = engine.analyse({
    text: `配料：${'馅料（'.repeat(14)}白砂糖）、味精${'）'.repeat(13)}、食用盐`,
  })
  expect(outline(ingredients)).toBe(`${inner(12, '馅料、馅料、白砂糖、味精')}、食用盐`)
})
