import { describe, expect, it } from 'vitest'
import type { Allergen } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

/** Dishes, sauces and local names that bring an allergen without naming it; those that only may; those that do not. */
const TABLES: readonly { allergen: Allergen; brings: string; may?: string; spare?: string }[] = [
  {
    allergen: 'egg',
    brings: `
      荷包蛋、茶叶蛋、溏心蛋、温泉蛋、蛋皮、蛋丝、蛋羹、蛋饺、蛋酥、蛋饼、蛋白液、干蛋白、冰蛋、鸽蛋、液蛋、水煮蛋
      虎皮蛋、蛋塔、蛋白霜、美乃滋、荷兰酱、马林糖、蛋奶酱
      ovomucoid, eggnog, aioli, hollandaise sauce, mayo, ladyfingers, ladyfinger, lady fingers, tartar sauce`,
    may: `
      蛋壳粉、千岛酱、塔塔酱、卡仕达酱、布丁、泡芙、沙琪玛、提拉米苏
      custard, caesar dressing, tiramisu`,
    spare: `
      L-蛋氨酸、鸡蛋果、蛋黄果、鸡蛋花、鱼蛋、素蛋、植物蛋、大豆分离蛋白、乳清蛋白、蛋白酶、豌豆蛋白
      eggplant`,
  },
  {
    allergen: 'milk',
    brings: `
      乳酪、乳酪粉、奶酥、奶黄馅、奶冻、双皮奶、奶糖、奶砖、雪糕、冰激凌、无水酥油
      white chocolate, half-and-half, half & half, manchego, pecorino, asiago, gorgonzola, stilton, monterey jack
      colby, roquefort, edam, havarti`,
    may: `
      奶精、奶茶粉、酥油、布丁、焦糖酱、提拉米苏
      toffee, fudge, caramels, caramel sauce, pudding, nougat, tiramisu`,
    spare: `
      干酪乳杆菌、副干酪乳酪杆菌、雪糕筒、冰激凌筒、焦糖色、腐乳、椰奶冻
      caramel, caramel color, caramel colour, cocoa butter, oat milk`,
  },
  {
    allergen: 'gluten',
    brings: `
      馕、烧饼、手抓饼、葱油饼、锅盔、花卷、油饼、披萨底、汉堡胚、麻花、桃酥、麦粉、麦胚、方便面、刀削面、水饺皮
      裸麦、库斯库斯、布格麦、泡芙、千层酥皮、塔皮、派皮、面酱、贝果
      filo pastry, phyllo, puff pastry, pie crust, dumpling wrappers, wonton wrappers, pumpernickel, crumpets
      pizza crust, doughnuts, donuts, pancake mix, waffles, muesli, penne, rigatoni, fusilli, atta, maida, sooji
      rusk`,
    may: `
      月饼、酥饼、饼底、煎饼、薄脆、沙琪玛、裹粉、炸粉、天妇罗粉、面糊、豆瓣酱、沙茶酱、提拉米苏
      vermicelli, batter, tempura, tiramisu`,
    spare: `
      藜麦、藜麦粉、荞麦粉、米线、面包果
      gluten free pizza crust, rice vermicelli, soy atta, soya atta`,
  },
  {
    allergen: 'soy',
    brings: `
      素鸡、黄酱、百叶、腐皮、支竹、响铃卷、照烧酱、海鲜酱、千页豆腐
      yuba, okara, black bean sauce, ponzu`,
    may: `
      豆瓣酱、素肉
      TVP, textured vegetable protein`,
    spare: `
      牛百叶、绿豆粉、红豆沙
      fava beans`,
  },
  {
    allergen: 'nuts',
    brings: `
      夏果、巴西果、南杏、北杏、能多益
      pignoli, frangipane, nutella`,
    may: `
      牛轧糖
      nougat, pesto, amaretto`,
    spare: `
      大杏
      nutmeg, coconut`,
  },
  {
    allergen: 'fish',
    brings: `
      明太子、蟹棒、蟹柳、模拟蟹肉、木鱼素、鱼蛋
      isinglass, roe, basa, swai, flounder, monkfish, mahi mahi, grouper, kippers, kipper, tobiko, imitation crab`,
    may: `
      XO酱、沙茶酱、泰式咖喱、泰式红咖喱
      caesar dressing, thai red curry paste, green curry paste, panang paste, massaman paste, laksa paste, laksa, tom yum paste, tom yum, tom yam
      tom yam paste, kimchi, pad thai`,
    spare: `
      鱼腥草、鱿鱼`,
  },
  {
    allergen: 'crustacean',
    brings: `
      海米、开洋
      yabbies`,
    may: `
      XO酱、沙茶酱、泰式咖喱、泰式红咖喱
      thai red curry paste, green curry paste, panang paste, massaman paste, laksa paste, laksa, tom yum paste, tom yum, tom yam, tom yam paste
      kimchi`,
    spare: `
      kimchi flavor, kimchi flavour, vegan kimchi`,
  },
  {
    allergen: 'shellfish',
    brings: `
      北极贝、象拔蚌、淡菜、元贝、带子、海蛎、花枝丸、海虹、透抽、蜗牛、鸟贝
      whelk, cockles, periwinkle, escargot`,
    may: `
      XO酱`,
    spare: `
      海带子、川贝、贝母、贝果、贝贝南瓜、干贝素`,
  },
  {
    allergen: 'sesame',
    brings: `
      麻油、香油、芝麻酱
      hummus, za'atar, zaatar, gomasio`,
    spare: `
      花椒麻油味`,
  },
  {
    allergen: 'peanut',
    brings: `
      土豆仁
      monkey nuts, monkey nut, beer nuts`,
    may: `
      沙茶酱、沙爹酱
      satay sauce`,
    spare: `
      土豆
      potato`,
  },
]

const allergensOf = (name: string) => engine.analyse({ text: listWith(name) }).allergens

describe('a dish, a sauce or a local name that brings an allergen without naming it', () => {
  it.each(TABLES)('$allergen', ({ allergen, brings, may = '', spare = '' }) => {
    expect(failing(brings, word => allergensOf(word).contains.includes(allergen))).toEqual([])
    expect(failing(may, word => allergensOf(word).mayContain.includes(allergen))).toEqual([])
    expect(
      failing(spare, word => !Object.values(allergensOf(word)).some(found => found.includes(allergen))),
    ).toEqual([])
  })
})
