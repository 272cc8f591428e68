import { expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'

// Things that list what food is made of and are not food, and food that speaks of such things.
const zh = '配料：小麦粉、白砂糖、植物油、食用盐'
const en = 'Ingredients: wheat flour, sugar, vegetable oil, salt.'
const NOT_FOOD = [
  `野战蓝鲫鱼饵\n${zh}\n饵水比1:1`,
  `钓鱼打窝料 酒米\n${zh}`,
  `诱鱼小药\n${zh}`,
  `蟑螂饵剂\n${zh}`,
  `儿童彩泥24色\n${zh}`,
  `超轻粘土\n${zh}\nGB 6675.1`,
  `可水洗手指画颜料\n${zh}`,
  `仿真食品模型 蛋糕\n${zh}\n本品为食物模型`,
  `玫瑰浴盐\n${zh}`,
  `蜂蜜手工皂\n${zh}`,
  `虎皮鹦鹉鸟食\n${zh}`,
  `仓鼠鼠粮\n${zh}`,
  `海盐脱毛蜡\n${zh}`,
  `创意橡皮泥\n${zh}\n警告：非食品`,
  `Strawberry Boilies 15 mm\n${en}`,
  `Method Mix Groundbait\n${en}`,
  `Ant bait station\n${en}`,
  `Rainbow Modelling Dough\n${en}\nNot for human consumption`,
  `Oatmeal & Honey bath bomb\n${en}`,
  `Vanilla sugar scrub for body\n${en}`,
  `Sugaring wax\n${en}`,
  `Robin & Tit wild bird food\n${en}`,
  `Suet fat balls for garden birds\n${en}`,
  `Hamster mix with seeds\n${en}`,
  `Layer hen feed\n${en}`,
  `Apple double shisha\n${en}`,
  `Koi pond pellets\n${en}\nNot intended for human consumption`,
  `Soy candle, vanilla\n${en}`,
]
const FOOD = [
  `奇趣蛋 玩具\n${zh}\n玩具执行标准：GB 6675.1 \nSC12345678901234\n营养成分表`,
  `生日蛋糕\n${zh}\n附赠蜡烛6支`,
  `苏打饼干\n${zh}\n内有干燥剂，非食品，不可食用`,
  `有机大米饼\n${zh}\n施用有机肥种植`,
  `土豆饼（黏土豆）\n${zh}`,
  `烤金枪鱼食品\n${zh}\n金枪鱼食用方法：开袋即食`,
  `三文鱼饼\n${zh}\n以天然饵料喂养`,
  `Seaweed crisps\n${en}\nDesiccant sachet not for human consumption.`,
  `Bamboo leaf rice cake\n${en}\nLeaves are not for human consumption.`,
  `Birthday cake with candles\n${en}`,
  `Organic crackers\n${en}\nGrown without chemical fertilizer. Bird friendly.`,
  `Chicken flakes sandwich\n${en}`,
  `Cherry biscuits\n${en}\nDo not swallow the stones.`,
  `Chicken mix seasoning\n${en}`,
]
const isNotFood = (text: string) => engine.analyse({ text }).noScore === 'not_food'

it('bait, toys, wax and bird food are no food', () =>
  expect(NOT_FOOD.filter(text => !isNotFood(text))).toEqual([]))
it('food that speaks of toys, candles and desiccants stays food', () =>
  expect(FOOD.filter(isNotFood)).toEqual([]))
