import { expect, it } from 'vitest'
import { analysed, answer, say } from '../labels/asking.ts'

/** An answer about a text of our own. */
const sayOf = (text: string, question: string): string =>
  answer({
    question,
    history: [],
    language: /[\u4e00-\u9fff]/.test(question) ? 'zh' : 'en',
    label: analysed(text),
  }).answer

const paste =
  'LAKSA PASTE\nIngredients: Chilli, Vegetable Oil, Dried Shrimps (10%), Belacan (Shrimp, Salt), Garlic.\nCooking: Fry paste 2 min over low heat. Add 1 litre water, bring to boil.\nStorage: Keep in a cool dry place. After opening refrigerate\nbelow 4°C and use within 7 days.\nBest before: refer to pack'
const brie =
  "SOFT RIPENED CHEESE\nIngredients: Pasteurised Cow's Milk, Cream, Salt, Starter Cultures, Animal Rennet, Penicillium candidum.\nKeep refrigerated."
const cereal =
  '婴儿营养米粉\n配料：大米粉、脱脂乳粉、低聚果糖、碳酸钙。\n食用方法：4.用小勺喂食，勿用奶瓶喂。\n对乳蛋白过敏者慎用。'

it.each([
  [paste, '女儿吃虾会肿 少挖一点煮 只给她喝汤 行不行啊', /^不能吃：含甲壳类/],
  [paste, '女儿对虾过敏 少挖一点煮 只给她喝汤 行不行', /^不能吃：含甲壳类/],
  [brie, '8 wks. says pasteurised so im ok right? only a bit on a cracker', /listeria/],
  [brie, 'im pregnant, says pasteurised so im ok right?', /listeria/],
  [cereal, '孙子一喝奶粉就起疹子拉肚子,这是米做的总没事了吧', /^不能吃：含乳/],
  [paste, 'how long does it last open', /use within 7 days/],
] as const)('%#: %s', (text, question, said) => expect(sayOf(text, question)).toMatch(said))

it('hears low blood sugar in the words of somebody on a hike', () => {
  expect(
    say(
      'l81-energy',
      'type 1, if i drop to 3.4 on a hike would this work as my fast carbs n how much do i swig for 15g',
    ),
  ).toMatch(/^It does raise blood sugar, so it will do.*135 ml/)
})

it('hears who cannot have gluten in Cantonese', () => {
  expect(say('l81-noodle', '我食唔得麩質 落少少應該冇事啩')).toMatch(/^不能吃：含麸质/)
})
