import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const cereal =
  '谷物冲饮粉\n配料：燕麦、玉米粉、白砂糖、麦芽糊精\n营养成分表\n项目 每100克 NRV%\n能量 1600千焦 19%\n蛋白质 8克 13%\n脂肪 4克 7%\n碳水化合物 78克 26%\n钠 100毫克 5%\n冲调方法：取30克，加入150毫升温水或牛奶搅匀'
const soup =
  'TOMATO SOUP POWDER\nIngredients: Tomato, Sugar, Salt, Maltodextrin.\nNutrition per 100 g: Energy 1500 kJ (355 kcal), Fat 4 g, Carbohydrate 70 g, of which sugars 30 g, Protein 7 g, Salt 6 g\nDirections: add 200 ml boiling water and stir. Do not make up with milk.'
const energy = 'Volt drink\nIngredients: Water, Sugar, Citric Acid, Caffeine (0.03%).'
const porridge = 'Baby porridge\nIngredients: Oat flour, Rice flour, Vitamin B1.\nFrom 6 months.'
const noodles = '鲜虾面\n配料：小麦粉、棕榈油、食用盐、虾粉\n净含量：90克'
const gums = '水果软糖\n配料：白砂糖、麦芽糖浆、食品添加剂（诱惑红、柠檬黄、亮蓝）'
const pink = 'PINK WAFERS\nIngredients: Wheat flour, Sugar, Palm oil, Colour (Carmine).'
const sauce = '番茄意面酱\n配料：番茄、植物油、食用盐'

describe('a food that the person adds', () => {
  it.each([
    [cereal, '用热牛奶冲行不', /^可以：标签写着“冲调方法：.*牛奶/],
    [cereal, '加点无糖豆浆可以吗', /^可以，标签没有说到豆浆；.*大豆/],
    [cereal, '可唔可以加啲蜜糖', /^可以，.*蜂蜜另外带来糖/],
    [cereal, '宝宝9个月，加点蜂蜜行不', /^不能加蜂蜜：12 个月以下.*肉毒/],
    [cereal, '我乳糖不耐受，能用牛奶冲吗', /^不能加：牛奶有乳糖/],
    [cereal, '兑水多一点是不是糖就少了', /^不会少：/],
    [soup, 'can i use milk instead of water', /^No: the label says "Do not make up with milk"/],
    [soup, 'how much salt per 100 g if i have it with buttered toast', /6 g/],
    [soup, 'ok to crack an egg in it?', /^Yes, it can be; the label says nothing of egg/],
    [soup, 'pregnant, can i stir a raw egg into it', /^No raw or runny egg/],
    [soup, 'my friend is vegan, can she have it with cream', /^Not so: cream comes from animals/],
    [energy, 'mixing it with vodka tonight, fine?', /^Do not: caffeine/],
    [energy, 'can i put this in my coffee', /^Mind the caffeine/],
    [porridge, 'for my 8 month old with a bit of honey on top, ok?', /^No honey: not before 12 months/],
    [porridge, 'my son is 2, can he have it with chopped almonds', /^No whole nuts under 5/],
    [noodles, '我是穆斯林，加火腿肠行不', /^不能加：猪肉不清真/],
    [noodles, '打隻蛋落去，我對蛋敏感食得唔得', /^不能加：鸡蛋/],
    [soup, 'on simvastatin, ok with grapefruit juice?', /grapefruit/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('leaves what the maker added to the list', () => {
    expect(say(cereal, '里面有没有加糖')).toMatch(/白砂糖/)
    expect(say(soup, 'is it made with milk')).not.toMatch(/you add/)
    expect(say(porridge, 'can she have it with a milk allergy')).not.toMatch(/you add/)
  })

  it('gives no presence answer of what is added', () =>
    expect(say(soup, 'can i have it with an egg in it')).not.toMatch(/No egg|recognised/))
})

describe('colours as names', () => {
  it.each([
    [gums, '那红色不会是虫子做的吧', /^不是虫子做的：红色的是诱惑红/],
    [gums, '呢隻紅色係咪蟲嚟㗎', /^不是虫子做的：红色的是诱惑红/],
    [gums, '黄色那种有没有害', /柠檬黄/],
    [gums, '蓝色素是合成的吗', /亮蓝/],
    [pink, 'is the pink stuff made of bugs', /^Yes: the red is Carmine/],
    [pink, 'the red stuff, is it ok for us (muslim)', /^The red is Carmine, which is made from cochineal/],
    [sauce, '那红色的是虫子做的吗', /^看不出有虫子：.*\n.*番茄/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})
