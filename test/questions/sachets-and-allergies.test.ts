import { describe, expect, it } from 'vitest'
import { analysed, ask } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const say = (label: string, question: string, ...before: readonly string[]): string =>
  ask(question, analysed(label), ...before)
    .answer.replace(/\[\d+\]/g, '')
    .replaceAll('\\', '')

const noodles =
  '麻辣拌面\n配料：\n[面饼] 小麦粉、饮用水、食用盐\n[酱包] 大豆油、酿造酱油（水、大豆、小麦）、鸡精（味精、全蛋粉）\n[花生包] 花生仁、食用盐\n[酸菜包] 芥菜、食用盐、焦亚硫酸钠\n[醋包] 水、大米\n致敏物质提示：含有小麦、大豆、花生。各料包在同一车间分装。\n净含量：300克'
const cheese =
  'Cheddar bites\nIngredients: Cheese (MILK, salt, microbial rennet, preservative: lysozyme from EGG), sunflower oil.\nContains: milk.'
const italian = 'Hard cheese\nIngredients: MILK, salt, animal rennet.\nContains: milk.'
const latte =
  '燕麦拿铁固体饮料\n0乳糖 | 植物基\n净含量：200克（20克×10条）\n配料：植脂末（葡萄糖浆、精炼植物油、酪蛋白酸钠）、燕麦粉、白砂糖、速溶咖啡粉\n致敏物质提示：含有燕麦、乳制品\n营养成分表\n项目 每100克 NRV%\n能量 1844千焦 22%\n蛋白质 4.0克 7%\n脂肪 14.0克 23%\n碳水化合物 74.0克 25%\n糖 22.0克\n乳糖 0克\n钠 180毫克 9%\n儿童不推荐饮用'
const dumplings =
  '蟹味棒\n配料：鱼糜、小麦淀粉、鸡蛋清、酱油（水、大豆、小麦、酒精）、胭脂虫红、蟹提取物\n蘸料包：黄芥末粉、白砂糖\n致敏物质提示：含有鱼类、甲壳纲动物、蛋类、小麦、大豆\n本生产线也加工花生\n净含量：500克'
const bars =
  'Seed bars\nNUT FREE\nIngredients: Oats, Sunflower Seeds, Apricot Pieces (Apricots, Rice Flour, Preservative: Sulphur Dioxide), Coating (Sugar, Palm Oil, Whey Powder (MILK)).\nNo peanuts or tree nuts are handled in our bakery.\nNot suitable for children under 36 months due to small seeds.'
const loaf =
  'Rice loaf\nGLUTEN FREE\nIngredients: Water, Rice Flour, Glucose Syrup, Salt.\nOnce opened use within 3 days.'

describe('a sachet is left out', () => {
  it.each([
    [noodles, '儿子花生过敏 花生那包扔了 剩下的能吃吗', /^不能只靠这样[\s\S]*同一车间分装/],
    [noodles, '醋那包不放 大豆过敏能吃吗', /^不能，酱包里有大豆/],
    [noodles, '芝麻过敏 花生包不放行吗 芝麻在哪包', /芝麻/],
    [noodles, '酱包不放 剩下的吃素能吃吗', /^就配料表看没有不合的：不放酱包/],
    [labels['l24luosifen'], '花生米那袋我给扔了,花生过敏的人还能吃不', /^不能只靠这样：不放花生包/],
    [noodles, '哮喘 酸菜包跟花生包哪个放了硫', /^亚硫酸盐在酸菜包/],
  ])('%#', (label, question, expected) => expect(say(label, question)).toMatch(expected))
  it('takes the name of a sachet for no allergen', () =>
    expect(say(noodles, '蛋过敏 哪一包有蛋 花生包里混没混')).not.toMatch(/花生在花生包/))
})

describe('what neither heat nor a small bite takes away', () => {
  it.each([
    [dumplings, '鸡蛋过敏 煮熟透了是不是就没事', /^不能吃：含蛋类[\s\S]*加热不能可靠地去掉过敏原/],
    [dumplings, '孩子鸡蛋过敏 吃几根会发作', /不能吃：含蛋类[\s\S]*没有公认的安全量/],
    [dumplings, '花生过敏 上一批是不是做的花生 机器洗没洗干净', /^不建议[\s\S]*机器怎么清洗，标签不写/],
    [dumplings, '鸡蛋过敏 鸡蛋清几克', /鸡蛋清放了多少，标签没有写/],
    [labels['l26tuna'], 'fish allergy, would a tiny bit be ok', /^No[\s\S]*no amount is known to be safe/],
    [
      labels['l27cookie'],
      'egg allergy but it is baked, does baking get rid of it',
      /^No[\s\S]*does not reliably take/,
    ],
    [noodles, '蛋过敏 花生蛋白煮透了就没了吧', /不能吃：含蛋类/],
  ])('%#', (label, question, expected) => expect(say(label, question)).toMatch(expected))
  it('asks nothing of eggs where the protein of peanuts is spoken of', () =>
    expect(say(noodles, '花生过敏 煮久一点花生蛋白是不是就没了')).toMatch(/^不能吃：含花生/))
})

describe('without lactose', () => {
  it.each([
    [
      latte,
      '一喝牛奶就窜稀的那种乳糖不耐,能喝不',
      /^按标签可以（乳糖不耐）：写着“乳糖 0克”[\s\S]*是奶的蛋白/,
    ],
    [
      latte,
      '娃9岁牛奶蛋白过敏 这个0乳糖的可以喝吧',
      /^不能：去掉的只是乳糖，牛奶蛋白还在（酪蛋白酸钠）[\s\S]*儿童不推荐饮用/,
    ],
    [
      labels['l18cheese'],
      'lactose intolerant, is one slice ok',
      /^This much is mostly tolerated[\s\S]*12 g at once/,
    ],
    [labels['l17yogurt'], '乳糖不耐能喝吗', /^看情况（乳糖不耐）[\s\S]*不会比这多/],
    [labels['l26tuna'], 'lactose intolerant, can i eat this', /^Nothing listed speaks against it/],
    [labels['l32shake'], 'is it really lactose free', /^Nothing contradicts it[\s\S]*lactase/],
  ])('%#', (label, question, expected) => expect(say(label, question)).toMatch(expected))
})

describe('by the words of the list', () => {
  it.each([
    [cheese, 'im vegetarian, whats the rennet made of', /Not from animals: the label says microbial rennet/],
    [italian, 'vegetarian here, what is the rennet made of', /From animals: the label says animal rennet/],
    [cheese, 'what is lysozyme from egg', /egg white/],
    [
      cheese,
      'can my son with an egg allergy have it, the contains line does not list egg',
      /^No[\s\S]*the list counts/,
    ],
    [noodles, '鸡蛋过敏,过敏提示那行没写蛋 那就是没有吧', /^不能吃：含蛋类[\s\S]*以配料表为准/],
    [latte, '我纯素的 植物基信得过吗 这么写合法吗', /^不能[\s\S]*和配料对不上[\s\S]*12315/],
    [bars, 'peanut allergy, ok?', /^The label says free from peanut \("No peanuts or tree nuts/],
    [bars, 'he wheezes off sulphites. any in here and which bit', /Sulphur Dioxide is in Apricot Pieces/],
    [bars, '14 month old with milk allergy, can i scrape the coating off', /^No[\s\S]*under 36 months/],
    [loaf, 'coeliac, gluten free but has glucose syrup, can i eat it', /^By the label, yes/],
    [dumplings, '滴酒不沾 酒精在哪样里 多不多', /^不能[\s\S]*在酱油里[\s\S]*标签没有写/],
  ])('%#', (label, question, expected) => expect(say(label, question)).toMatch(expected))
})

describe('whom it is asked for', () => {
  it.each([
    [labels['l26tuna'], 'im pescatarian is this ok', /^As far as the list tells/],
    [dumplings, '我只吃鱼不吃别的动物 能吃吗', /^不能：不适合鱼素[^。]*胭脂虫红/],
    [dumplings, '胭脂虫红会有人过敏吗', /^胭脂虫红：来自昆虫；罕见 IgE/],
    [labels['l48-suanlafen'], '我吃素但葱蒜韭菜都吃,这个行不行', /^不能：不适合素食/],
    [dumplings, '芥末过敏 蘸料包扔掉 蟹棒能吃吗', /^不能只靠这样/],
    [labels['l58-nadou'], '标签贴错了我该找谁投诉', /代理商[\s\S]*12315/],
  ])('%#', (label, question, expected) => expect(say(label, question)).toMatch(expected))
})
