import { expect, it } from 'vitest'
import { packsIn, piecesIn } from './pieces.ts'

it.each([
  ['一片多少蛋白', '净含量：166克（10片）', { value: 16.6, unit: 'g' }],
  ['两小袋碳水几克', '净含量：175克（25克×7袋）', { value: 50, unit: 'g' }],
  ['protein per stick', '净含量：400克（25克×16条）', { value: 25, unit: 'g' }],
  ['carbs in 4 fingers', 'Net weight 280 g (10 x 28 g)', { value: 112, unit: 'g' }],
  ['protein per patty', 'Net weight 227 g (2 x 113.5 g)', { value: 113.5, unit: 'g' }],
  ['一包多少钙', '净含量：560克（14小包×40克）', { value: 40, unit: 'g' }],
  ['一个果冻多少糖', '净含量：360克（24个×15克）', { value: 15, unit: 'g' }],
  ['一个果冻多少糖', '淨重：220公克(22公克×10入)', { value: 22, unit: 'g' }],
  ['一包有多少糖', '每食用分量15克(一包)', { value: 15, unit: 'g' }],
  ['salt in two slices', 'Nutrition per 100 g / per slice (30 g)', { value: 60, unit: 'g' }],
  ['protein per bar', 'Nutrition per 100g per 60g bar', { value: 60, unit: 'g' }],
  ['calories in three cookies', '160 g e (10 cookies)', { value: 48, unit: 'g' }],
  ['calories in 2 dishes', '160 g e (4 dishes)', { value: 80, unit: 'g' }],
  ['salt in a sachet', '4 sachets x 26 g = 104 g', { value: 26, unit: 'g' }],
  ['two of these a day', 'Net weight 60 g. per bar (60 g)', { value: 120, unit: 'g' }],
  ['一条有几多糖', '淨重：320克（約16條，每條20克）', { value: 20, unit: 'g' }],
  ['食两条有几多糖', '淨重：320克（約16條，每條約20克）', { value: 40, unit: 'g' }],
  ['每天一条', '冲调:1条(25克)加180毫升温水', { value: 25, unit: 'g' }],
  ['一罐多少糖', '每日不超过2罐(250ml/罐)', { value: 250, unit: 'ml' }],
  ['sugar in one portion of 8 bears', 'A portion is 8 bears (25g).', { value: 25, unit: 'g' }],
  ['carbs of 4 of these bears', 'A portion is 8 bears (25g).', { value: 12.5, unit: 'g' }],
  [
    'salt in 10 crackers',
    'About 7 servings per container. Serving size 27 crackers (30g)',
    { value: 11.1, unit: 'g' },
  ],
  ['sugar in one biscuit', '5 biscuits (25g) is one serving', { value: 5, unit: 'g' }],
  ['calories in a bag', '6 x 25 g bags = 150 g', { value: 25, unit: 'g' }],
  ['一条有多少糖', '0蔗糖 每条20g蛋白', null],
  ['calories in 2 pizzas', 'per ½ pizza (175g)', null],
  ['half a frank', 'Serving size 1 frank (45g)', { value: 22.5, unit: 'g' }],
  ['half a pack', 'Serving size 1 frank (45g)', null],
  ['半袋', '净含量：40g（5g×8袋）', null],
  ['两根', '净含量：400克（40克×10）', { value: 80, unit: 'g' }],
  ['两盒', '净含量：400克（40克×10）', null],
  ['这两个甜味剂', '净含量：400克（40克×10）', null],
  ['protein in 3 nuggets', '300g e (about 15 nuggets)', { value: 60, unit: 'g' }],
  ['salt in two slices', '10 slices, 200g. Keep refrigerated', { value: 40, unit: 'g' }],
  ['吃10个', '净含量：450克（约24只）', { value: 187.5, unit: 'g' }],
  ['calories of 3 cups', 'About 11 servings per container. Serving size 1 1/3 cup (39g)', null],
  ['calories of 2 servings', '8 servings (25g each)', null],
  ['is there a lot of sugar', 'Nutrition per slice (30 g)', null],
  ['一片多少蛋白', '净含量：166克', null],
  ['糖高不高', '净含量：166克（10片）', null],
])('weighs the pieces that %s counts', (question, label, expected) => {
  const found = piecesIn(question, label)
  expect(found && { value: found.value, unit: found.unit }).toEqual(expected)
})

it('counts packs', () => {
  expect(packsIn('how much sugar is in 2 boxes')).toBe(2)
  expect(packsIn('喝三瓶有多少糖')).toBe(3)
  expect(packsIn('整瓶多少糖')).toBeNull()
})
