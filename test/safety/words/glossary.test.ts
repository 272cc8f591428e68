import { expect, it } from 'vitest'
import { engine, flat } from '../../labels/corpus.ts'
import { listWith } from './words.ts'

const otherName = (name: string, text = listWith(name)) =>
  flat(engine.analyse({ text }).ingredients).find(one => one.name === name)?.otherName

// Names that were once said wrongly in the other language, or not at all.
it.each([
  ['低筋小麦粉', 'cake flour (soft wheat)'],
  ['高筋小麦粉', 'bread flour (strong wheat)'],
  ['泡菜', 'pickled vegetables (pao cai)'],
  ['野山椒', "wild bird's eye chillies"],
  ['泡野山椒', "pickled bird's eye chillies"],
  ['年糕', 'glutinous rice cake (nian gao)'],
  ['橄榄', 'Chinese olives'],
  ['果葡糖浆', 'glucose-fructose syrup (HFCS)'],
  ['高果糖玉米糖浆', 'high fructose corn syrup'],
  ['蟹籽', 'crab or fish roe'],
  ['木薯粉', 'cassava flour'],
  ['玉米粉', 'maize flour'],
  ['植物甲萘醌', 'phylloquinone'],
  ['酒石酸胆碱', 'choline bitartrate'],
  ['梅子', 'ume plums'],
  ['青梅', 'green ume'],
  ['椰子汁', 'coconut milk drink'],
  ['鸡粉', 'chicken seasoning powder'],
  ['豆瓣酱', 'broad bean chilli paste (doubanjiang)'],
  ['辣椒提取物', 'chilli extract'],
  ['酒曲', 'fermentation starter (jiuqu)'],
  ['桂皮', 'cassia bark'],
  ['生牛乳', "fresh cow's milk (as collected)"],
  ['生乳', 'fresh milk (as collected)'],
  ['生羊乳', "fresh goat's milk (as collected)"],
  ['赤砂糖', 'brown granulated sugar'],
  ['豆干', 'pressed tofu'],
  ['大葱', 'Chinese scallion'],
  ['椰浆', 'coconut cream'],
  ['椰浆粉', 'coconut cream powder'],
  ['发酵菌种', 'starter cultures'],
  ['凝乳酶', 'rennet (chymosin)'],
  ['羧甲基纤维素钠', 'sodium carboxymethyl cellulose'],
  ['部分脱脂乳', 'semi-skimmed milk'],
  ['五仁', 'mixed nuts and seeds'],
  ['枧水', 'kansui (alkaline water)'],
  ['白酒', 'baijiu (grain spirit)'],
  ['白萝卜', 'daikon'],
  ['胭脂虫红铝色淀', 'carmine'],
  ['乳酪', 'cheese'],
  ['芝士', 'cheese'],
  ['牛油', 'butter or beef tallow'],
  ['番茄酱', 'tomato paste'],
  ['杏仁', 'almonds or apricot kernels'],
  ['番茄糊', 'tomato paste'],
  ['高果糖糖漿', 'high fructose corn syrup'],
  ['非转基因脱脂大豆', 'non-GMO defatted soybeans'],
  ['杨梅红', 'chinese bayberry red'],
  ['皂荚糖胶', 'chinese honey locust gum'],
  ['胭脂虫红', 'carmine'],
  ['甲基纤维素', 'methylcellulose'],
  ['Natural Flavor', '食用香精'],
  ['Modified Maize Starch', '变性淀粉'],
  ['E443', '溴化植物油 BVO'],
])('%s is called %s', (name, other) => expect(otherName(name)).toBe(other))

it.each([
  ['菜肴包', 'topping pouch'],
  ['粉包', 'powder seasoning sachet'],
  ['外皮', 'wrapper'],
])('the part %s is called %s', (name, other) =>
  expect(otherName(name, `配料：水、白砂糖。${name}：食用盐、白砂糖`)).toBe(other),
)
