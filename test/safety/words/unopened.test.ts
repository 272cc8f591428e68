import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

const found = (text: string) => {
  const { contains, mayContain } = engine.analyse({ text }).allergens
  return { contains, possible: [...contains, ...mayContain] }
}

describe('blends that nobody opens', () => {
  it.each([
    [
      'crustacean',
      'Thai red curry paste, red curry paste, green curry paste, panang curry paste, massaman curry paste, tom yum paste, tom yam soup base, laksa paste, nam prik, kimchi, sambal, 冬阴功酱、叻沙酱、泰式红咖喱酱、辣白菜、韩式泡菜、参巴酱、壳聚糖、甲壳素、氨基葡萄糖、chitosan, glucosamine',
    ],
    [
      'fish',
      'Thai red curry paste, green curry paste, tom yum paste, laksa paste, kimchi, pad thai sauce, caesar dressing, 冬阴功酱、泰式绿咖喱、辣白菜',
    ],
    [
      'gluten',
      'gravy, gravy granules, stock cube, vegetable stock powder, bouillon, bouillon cubes, curry roux, curry block, 咖喱块、咖喱膏、浓汤宝、高汤块',
    ],
    ['celery', 'gravy granules, stock cube, vegetable stock powder, bouillon, 浓汤宝、高汤块'],
    ['egg', 'Quorn, Quorn pieces, Quorn mince'],
    ['peanut', 'Bombay mix, trail mix, chevda, chiwda, namkeen, pad thai sauce, massaman curry paste'],
    ['nuts', 'trail mix, Bombay mix, muesli'],
  ])('may bring %s', (allergen, names) =>
    expect(failing(names, name => found(listWith(name)).possible.some(one => one === allergen))).toEqual([]),
  )

  it('and an opened one tells itself', () =>
    expect(
      found('Ingredients: Rice, green curry paste (chilli, lemongrass, salt), vegan kimchi.').possible,
    ).toEqual([]))
})

describe('words without their blanks', () => {
  it.each([
    [
      'milk',
      'skimmedmilkpowder, wholemilkpowder, milkpowder, creamcheese, butteroil, wheyprotein, driedmilk, creampowder, skimmilk',
    ],
    ['egg', 'eggwhite, eggyolk, wholeegg, fresheggs, liquidegg, driedeggwhite, eggpowder, driedegg'],
    ['fish', 'fishsauce, fishpaste, fishextract, salmonpaste, tunameat'],
    ['gluten', 'wheatflour, barleymalt, oatflakes, maltextract, breadcrumbs, ryeflour'],
    ['soy', 'soysauce, soyalecithin, soyprotein, soyflour, soybeanpaste'],
    ['peanut', 'peanutbutter, peanutpaste'],
    ['nuts', 'almondpaste, hazelnutpaste, cashewbutter'],
    ['sesame', 'sesameseeds, sesamepaste'],
  ])('%s', (allergen, names) =>
    expect(
      failing(names, name =>
        found(`Ingredients: RICE, ${name.toUpperCase()}, SALT`).contains.some(one => one === allergen),
      ),
    ).toEqual([]),
  )
  it('say no more than with them', () =>
    expect(
      failing(
        'coconutmilk, cocoabutter, ricemilk, cornflour, oilseed, eggplant, butternut, ricenoodles, breadfruit, coconutcream',
        name => found(`Ingredients: RICE, ${name.toUpperCase()}, SALT`).possible.length === 0,
      ),
    ).toEqual([]))
})

describe('a list of a third language beside a sticker', () => {
  const STICKER = '\n中文标签\n配料：白砂糖、食用盐、食用香精\n原产国：见包装'
  it.each([
    ['原材料名：砂糖、食塩、', '', 'gluten', '小麦粉、パン粉、小麦でん粉、醤油、麦芽エキス'],
    ['原材料名：砂糖、食塩、', '', 'egg', '卵、卵黄、全卵、卵白粉、マヨネーズ'],
    [
      '原材料名：砂糖、食塩、',
      '',
      'milk',
      'バター、チーズ、クリーム、脱脂粉乳、全粉乳、ホエイパウダー、ヨーグルト、牛乳、乳糖',
    ],
    ['原材料名：砂糖、食塩、', '', 'nuts', 'アーモンド、くるみ、カシューナッツ、ヘーゼルナッツ、ピスタチオ'],
    ['原材料名：砂糖、食塩、', '', 'peanut', '落花生、ピーナッツ'],
    ['原材料名：砂糖、食塩、', '', 'fish', 'かつお節、まぐろ、煮干、魚醤、さば'],
    ['原材料名：砂糖、食塩、', '', 'crustacean', 'えび、かに、エビパウダー'],
    ['원재료명: 설탕, 정제소금, ', '', 'gluten', '밀가루, 소맥분, 빵가루, 간장, 보리'],
    ['원재료명: 설탕, 정제소금, ', '', 'milk', '우유, 분유, 탈지분유, 버터, 치즈, 유청분말, 크림'],
    ['원재료명: 설탕, 정제소금, ', '', 'egg', '계란, 난황, 전란액, 난백분'],
    ['원재료명: 설탕, 정제소금, ', '', 'peanut', '땅콩, 땅콩버터'],
    ['원재료명: 설탕, 정제소금, ', '', 'crustacean', '새우, 새우젓, 꽃게'],
    ['원재료명: 설탕, 정제소금, ', '', 'fish', '멸치, 참치, 까나리액젓, 고등어'],
    [
      'ZUTATEN: Zucker, Salz, ',
      '',
      'milk',
      'Vollmilchpulver, Magermilchpulver, Sahne, Butterreinfett, Molkenpulver, Süßmolkenpulver, Milcheiweiß, Käse',
    ],
    [
      'ZUTATEN: Zucker, Salz, ',
      '',
      'gluten',
      'Weizenmehl, Roggenmehl, Gerstenmalz, Haferflocken, Dinkelmehl, Weizenstärke',
    ],
    [
      'ZUTATEN: Zucker, Salz, ',
      '',
      'nuts',
      'Haselnüsse, Mandeln, Walnüsse, Haselnussmark, Cashewkerne, Pistazien',
    ],
    ['ZUTATEN: Zucker, Salz, ', '', 'egg', 'Eier, Vollei, Eigelb, Hühnerei, Volleipulver, Eiklar'],
    [
      'INGRÉDIENTS : sucre, sel, ',
      '',
      'milk',
      'lait, beurre, crème, lait écrémé en poudre, lactosérum, fromage, beurre concentré',
    ],
    [
      'INGRÉDIENTS : sucre, sel, ',
      '',
      'gluten',
      'farine de blé, orge, seigle, avoine, froment, semoule de blé',
    ],
    ['INGRÉDIENTS : sucre, sel, ', '', 'egg', 'œufs, oeufs, jaune d’œuf, blanc d’œuf'],
    ['INGRÉDIENTS : sucre, sel, ', '', 'nuts', 'noisettes, amandes, noix, pistaches, noix de cajou'],
    [
      'INGREDIENTES: azúcar, sal, ',
      '',
      'milk',
      'leche, leche en polvo, mantequilla, nata, queso, suero de leche',
    ],
    ['INGREDIENTES: azúcar, sal, ', '', 'egg', 'huevo, yema de huevo, clara de huevo'],
    ['INGREDIENTI: zucchero, sale, ', '', 'milk', 'latte, burro, panna, formaggio, siero di latte'],
    ['INGREDIENTI: zucchero, sale, ', '', 'nuts', 'nocciole, mandorle, noci, pistacchi, anacardi'],
  ])('%s%s %s', (head, tail, allergen, names) =>
    expect(
      failing(names, name => found(`${head}${name}${tail}${STICKER}`).contains.some(one => one === allergen)),
    ).toEqual([]),
  )
  it.each([
    ['原材料名：砂糖、食塩、', '乳化剤、乳酸、ココナッツミルク、カカオバター、麦芽糖、そば粉、ココア'],
    ['원재료명: 설탕, 정제소금, ', '메밀가루, 들깨, 유화제, 코코넛, 카카오버터, 유산균, 코코아분말'],
    ['ZUTATEN: Zucker, Salz, ', 'Kokosmilch, Kakaobutter, Buchweizenmehl, Milchsäure, Muskatnuss, Kokosnuss'],
    [
      'INGRÉDIENTS : sucre, sel, ',
      'noix de coco, noix de muscade, lait de coco, beurre de cacao, farine de sarrasin',
    ],
    ['INGREDIENTES: azúcar, sal, ', 'leche de coco, manteca de cacao, nuez moscada, trigo sarraceno'],
    ['INGREDIENTI: zucchero, sale, ', 'latte di cocco, burro di cacao, noce moscata, grano saraceno'],
  ])('%s none', (head, names) =>
    expect(failing(names, name => found(`${head}${name}${STICKER}`).possible.length === 0)).toEqual([]),
  )
})
