import { expect, it } from 'vitest'
import { engine, shape } from '../../../test/labels/corpus.ts'

it.each([
  // parts, foods and classes
  ['配料：面饼：小麦粉、水。酱包：某某（盐、糖）', '面饼: [小麦粉 · 水] · 酱包: [某某? [盐 · 糖]]'],
  ['配料：面饼：小麦粉、水。酱包：某某、某乙', '面饼: [小麦粉 · 水]'],
  [
    'Ingredients: water; fruit juice from concentrate: apple, pear; salt.',
    'water · fruit juice from concentrate [apple · pear] · salt',
  ],
  [
    'Ingredients: water, fruit juice from concentrate: apple, pear; salt.',
    'water · fruit juice from concentrate [apple] · pear · salt',
  ],
  [
    '配料：水、食品添加剂：增稠剂：黄原胶、瓜尔胶；防腐剂：山梨酸钾；食用盐',
    '水 · 食品添加剂: [增稠剂: [黄原胶+ · 瓜尔胶+]] · 防腐剂: [山梨酸钾+] · 食用盐',
  ],
  [
    '配料：水、食品添加剂：增稠剂（黄原胶）、防腐剂（山梨酸钾）、食用盐',
    '水 · 食品添加剂: [增稠剂: [黄原胶+] · 防腐剂: [山梨酸钾+]] · 食用盐',
  ],
  [
    '配料：水、食品添加剂：黄原胶、食品添加剂：山梨酸钾、食用盐',
    '水 · 食品添加剂: [黄原胶+] · 食品添加剂: [山梨酸钾+] · 食用盐',
  ],
  [
    '配料：水、食品添加剂：黄原胶、调味料：食用盐、味精',
    '水 · 食品添加剂: [黄原胶+] · 调味料 [食用盐] · 味精',
  ],
  ['配料：水、山梨酸钾、姜黄、柠檬酸', '水 · 山梨酸钾+ · 姜黄+ · 柠檬酸+'],
  ['配料：水、山梨酸钾、姜黄、食用盐', '水 · 山梨酸钾+ · 姜黄 · 食用盐'],
  ['配料：水、食用盐、姜黄', '水 · 食用盐 · 姜黄'],
  ['配料：水，potassium sorbate，turmeric', '水 · potassium sorbate+ · turmeric'],
  [
    'Ingredients: water, flavourings: qwert, citric acid; salt.',
    'water · flavourings: [qwert+] · citric acid+ · salt',
  ],
  [
    'Ingredients: Crust: wheat flour, water (salt), Sauce: tomato, salt.',
    'Crust: [wheat flour · water [salt]] · Sauce: [tomato · salt]',
  ],
  [
    'Ingredients: wheat flour, water (salt), Sauce: tomato, salt.',
    'wheat flour · water [salt] · Sauce [tomato] · salt',
  ],
  ['配料：小麦粉、水。巧克力：可可粉、白砂糖', '小麦粉 · 水 · 巧克力: [可可粉 · 白砂糖]'],
  ['Ingredients: water, citric acid: corn, sugar; salt.', 'water · citric acid: [corn · sugar · salt]'],
  [
    'Ingredients: water, live cultures: lactobacillus, bifidobacterium; salt.',
    'water · live cultures: [lactobacillus · bifidobacterium · salt]',
  ],
  ['配料：水、某某巧克力：可可粉、食用盐', '水 · 某某巧克力: [可可粉 · 食用盐]'],
  [
    'Ingredients: water, finest chocolate: cocoa, sugar; salt.',
    'water · finest chocolate [cocoa] · sugar · salt',
  ],
  ['配料：水、馅料：小麦粉、白砂糖', '水 · 馅料: [小麦粉 · 白砂糖]'],
  [
    '配料：水、营养强化剂：维生素C、碳酸钙、维生素D、锌、食用盐',
    '水 · 营养强化剂: [维生素C* · 碳酸钙* · 维生素D* · 锌*] · 食用盐',
  ],
  ['配料：水、营养强化剂：某某、某乙、食用盐', '水 · 营养强化剂: [某某?] · 某乙? · 食用盐'],
  [
    'Ingredients: water, emulsifiers: soya lecithin, glyceryl abietate, mono- and diglycerides; salt.',
    'water · emulsifiers: [soya lecithin+ · glyceryl abietate+ · mono- and diglycerides+] · salt',
  ],
  [
    'Ingredients: water, emulsifiers: soya lecithin, glyceryl abietate, salt; sugar.',
    'water · emulsifiers: [soya lecithin+] · glyceryl abietate? · salt · sugar',
  ],
  [
    'Ingredients: water, emulsifiers: soya lecithin, qwert, stabiliser: xanthan gum; salt.',
    'water · emulsifiers: [soya lecithin+] · qwert? · stabiliser: [xanthan gum+] · salt',
  ],
  [
    'Ingredients: water, emulsifiers: soya lecithin, qwert, stabiliser (xanthan gum); salt.',
    'water · emulsifiers: [soya lecithin+] · qwert? · stabiliser: [xanthan gum+] · salt',
  ],
  ['Ingredients: water, chocolate: cocoa, qwert; salt.', 'water · chocolate [cocoa] · qwert? · salt'],
  [
    'Ingredients: water, acidity regulator: citric acid, calcium citrate, stabiliser: xanthan gum; salt.',
    'water · acidity regulator: [citric acid+ · calcium citrate+] · stabiliser: [xanthan gum+] · salt',
  ],
  [
    'Ingredients: water, acidity regulator: citric acid, calcium carbonate, salt.',
    'water · acidity regulator: [citric acid+] · calcium carbonate* · salt',
  ],
  [
    'Ingredients: water, acidity regulator: qwert, calcium carbonate, stabiliser: xanthan gum; salt.',
    'water · acidity regulator: [qwert+] · calcium carbonate* · stabiliser: [xanthan gum+] · salt',
  ],
  [
    '配料：水、防腐剂：山梨酸钾，苯甲酸钠、脱氢乙酸钠、食用盐',
    '水 · 防腐剂: [山梨酸钾+ · 苯甲酸钠+] · 脱氢乙酸钠+ · 食用盐',
  ],
  [
    '配料：水、乳化剂：单甘酯、黄原胶、山梨酸钾、食用盐',
    '水 · 乳化剂: [单甘酯+ · 黄原胶+] · 山梨酸钾+ · 食用盐',
  ],
  ['配料：小麦粉、水、食用香精；匠心好味道；回味悠长的；心情愉悦吧', '小麦粉 · 水 · 食用香精~'],
  ['配料：小麦粉，水，食用香精；匠心好味道', '小麦粉 · 水 · 食用香精~ · 匠心好味道?'],
  ['配料：小麦粉、水、食用香精；匠心好味道；某某酱油', '小麦粉 · 水 · 食用香精~ · 匠心好味道? · 某某酱油'],
  ['配料：小麦粉、水、食用香精；匠心好味道（盐）', '小麦粉 · 水 · 食用香精~ · 匠心好味道? [盐]'],
  ['Ingredients: wheat flour, water, salt. Qwert, uiop, sugar, palm oil.', 'wheat flour · water · salt'],
  [
    'Ingredients: wheat flour, water, salt. Qwert, sugar, palm oil, citric acid.',
    'wheat flour · water · salt · Qwert? · sugar · palm oil · citric acid+',
  ],
  ['Ingredients: wheat flour, water, salt. Sugar, qwert, uiop, asdf.', 'wheat flour · water · salt'],
  [
    'Ingredients: wheat flour, water, salt. Sugar, qwert, citric acid, asdf.',
    'wheat flour · water · salt · Sugar · qwert? · citric acid+ · asdf?',
  ],
  [
    'Ingredients: wheat flour, water, salt. one two three four five six seven eight nine, sugar',
    'wheat flour · water · salt',
  ],
  [
    '配料：小麦粉、水、食用盐（细）某某某、白砂糖、柠檬酸',
    '小麦粉 · 水 · 食用盐 “细” · 某某某? · 白砂糖 · 柠檬酸+',
  ],
  ['配料：小麦粉、水、食用盐（细）某某某、白砂糖、某乙、某丙', '小麦粉 · 水 · 食用盐 “细”'],
  ['配料：咖啡豆\n白砂糖\n水\n能量高 体积小 便于携带', '咖啡豆 · 白砂糖 · 水'],
  [
    '配料：小麦粉、水、一二三四五六七八九十一二三四五六七八九十一二三四、食用盐',
    '小麦粉 · 水 · 一二三四五六七八九十一二三四五六七八九十一二三四? · 食用盐',
  ],
  ['配料：小麦粉、水、一二三四五六七八九十一二三四五六七八九十一二三四五、食用盐', '小麦粉 · 水 · 食用盐'],
])('items after a heading belong to it, and text after the list to none: %j', (label, expected) =>
  expect(shape(engine.analyse({ text: label }).ingredients)).toBe(expected),
)

it('goes on with a list behind words that were misread, where most of the next many names are known', () => {
  const read = (label: string) => engine.analyse({ text: label }).ingredients.map(({ name }) => name)
  const rest = '焦糖色、沙茶磨、白砂糖、食用盐、大豆、味精、小麦粉'
  expect(read(`配料：黄豆、砂糖、甘油\n日\n某某用劑）、舞油、${rest}`).slice(-7)).toEqual(rest.split('、'))
  // A list of three names, and below it praise.
  expect(read('配料：黄豆、砂糖、甘油\n某某匠心、经典之作、回味无穷、就是好吃')).toEqual([
    '黄豆',
    '砂糖',
    '甘油',
  ])
})
