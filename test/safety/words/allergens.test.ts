import { describe, expect, it } from 'vitest'
import type { Allergen } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'
import { failing, listWith } from './words.ts'

/** Names of ingredients that carry an allergen. */
const CARRY: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: `
    小麦、面粉、全麦、麦麸、麸皮、麸质、谷朊粉、面筋、大麦、青稞、黑麦、燕麦、莜麦、麦片、麦芽、麦精
    斯佩耳特、面包、饼干、挂面、面条、蛋糕、威化、馒头、油条、面团、面皮、饼皮、曲奇、烤麸、水面筋
    吐司、乌冬、拉面、馄饨、云吞、饺子、包子、烧麦、春卷、意大利面、通心粉、高筋粉、低筋粉、中筋粉
    自发粉、啤酒、酱油、生抽、老抽、豉油、味噌、甜面酱、脆皮筒、甜筒、蛋筒、冰淇淋筒、冰淇凌筒
    冰激淋筒
    wheat, flour, white flour, strong white flour, enriched white flour, unbleached white flour, barley, rye, oat, oats, oatmeal, spelt, kamut, farro, triticale, gluten, semolina
    durum, couscous, bulgur, malt, malted, malt extract, malt syrup, bread, breadcrumbs, cracker
    crackers, cookie, cookies, pasta, macaroni, spaghetti, noodle, noodles, beer, soy sauce, granola
    pretzel, pretzels, wafer, wafers, biscuit, biscuits, panko, seitan, freekeh, graham
    tortilla wheat, croutons, orzo, einkorn, emmer, farina, udon, gnocchi, matzoh, bagel, bagels
    croissant, croissants, brioche, pita, ravioli, tortellini, lasagna, lasagne, linguine
    fettuccine, naan, wafer cone, wafer cones, ice cream cone, ice cream cones, sugar cone
    sugar cones, ramen, brownie, brownies`,
  crustacean: `
    虾、蟹、磷虾
    shrimp, shrimps, prawn, prawns, crab, crabs, lobster, crayfish, crawfish, krill, langoustine
    langoustines, scampi, belacan, crustacean`,
  fish: `
    鱼、鱼露、鱼糜、木鱼花、鲣、鳕、鲑、鳗、带鱼、娃娃鱼、鳀、金枪、三文、鱼子、鱼籽、花胶、伍斯特
    喼汁
    fish, cod, pollock, salmon, tuna, anchovy, anchovies, sardine, sardines, mackerel, herring
    trout, tilapia, haddock, surimi, bonito, whitefish, halibut, worcestershire, catfish, swordfish
    nam pla, dashi, sprat, sprats, pilchard, pilchards, seabass, sea bass, hake, snapper, eel, eels
    unagi, caviar, garum`,
  egg: `
    鸡蛋、蛋黄、蛋清、全蛋、蛋液、鸭蛋、鹌鹑蛋、皮蛋、咸蛋、卤蛋、蛋粉、蛋花、蛋卷、蛋糕、蛋挞
    蛋制品、蛋黄酱、蛋片、煎蛋、鹅蛋、鲜蛋、松花蛋、溶菌酶、鸡蛋白、沙拉酱
    egg, eggs, albumen, albumin, mayonnaise, lysozyme, meringue, egg white, ovalbumin`,
  peanut: `
    花生、长生果
    peanut, peanuts, groundnut, groundnuts, arachis`,
  soy: `
    大豆、黄豆、黑豆、毛豆、豆粕、豆腐、豆干、豆皮、腐竹、千张、豆浆、豆奶、豆乳、豆豉、豆酱、纳豆
    味噌、味增、腐乳、南乳、酱油、生抽、老抽、豉油、天贝、豆渣、豆花、豆泡、大豆组织蛋白、拉丝蛋白
    油豆腐、青豆粉、豆粉
    soy, soya, tofu, edamame, tempeh, miso, tamari, natto, shoyu, soybean, soybeans, teriyaki
    hoisin, doubanjiang, gochujang, doenjang`,
  milk: `
    牛乳、羊乳、牛奶、羊奶、驼乳、驼奶、鲜奶、生乳、鲜乳、原奶、乳粉、奶粉、奶油、黄油、干酪、奶酪
    芝士、酪乳、乳清、酪蛋白、酪朊、干酪素、乳糖、炼乳、炼奶、酸奶、酸乳、起司、起士、奶盖、发酵乳
    乳脂、乳蛋白、奶昔、乳制品、牛奶蛋白、乳铁蛋白、乳矿物盐、牛初乳、奶皮、奶豆腐、稀奶、淡奶
    脱脂乳、全脂乳、复原乳、奶片、芝士粉、冰淇淋、牛奶巧克力、白巧克力、太妃、忌廉、马斯卡彭
    马苏里拉、切达、帕玛森、车打
    milk, milkfat, whey, casein, caseinate, caseinates, butter, buttermilk, butterfat, cream, cheese
    cheeses, yogurt, lactose, lactalbumin, ghee, curd, curds, kefir, ice cream, parmesan, mozzarella
    cheddar, romano, ricotta, gouda, feta, lactoferrin, half and half, condensed milk, custard
    nonfat dry milk, dulce de leche, creme fraiche, creme fraîche, crème fraiche, crème fraîche
    créme fraiche, créme fraîche, mascarpone, paneer, quark, skyr, labneh, fromage, gruyere, gruyère
    brie, camembert, emmental, provolone, halloumi, khoya`,
  nuts: `
    杏仁、巴旦木、扁桃、腰果、核桃、榛、开心果、夏威夷果、澳洲坚果、碧根果、山核桃、松子、松仁、板栗
    栗子、巴西坚果、鲍鱼果、坚果、香榧、榧子、长寿果、果仁
    almond, almonds, cashew, cashews, walnut, walnuts, hazelnut, hazelnuts, filbert, filberts
    pistachio, pistachios, macadamia, macadamias, pecan, pecans, brazil nut, brazil nuts, pine nut
    pine nuts, nut, nuts, marzipan, praline, gianduja, chestnut, chestnuts, tree nuts`,
  sesame: `
    芝麻、胡麻、香油、麻酱、麻油
    sesame, tahini, halva, gingelly`,
  shellfish: `
    蚝、牡蛎、扇贝、干贝、瑶柱、蛤、花甲、蛏、贻贝、青口、海螺、螺肉、田螺、螺蛳、蚬、贝肉、鱿鱼
    墨鱼、章鱼、八爪鱼、乌贼、鲍鱼、鲍汁、海兔、贝类
    clam, clams, oyster, oysters, mussel, mussels, scallop, scallops, squid, octopus, abalone
    cuttlefish, calamari, conch, snail, snails, mollusc, molluscs, mollusk, mollusks`,
  sulphites: `
    亚硫酸、二氧化硫、硫磺、硫黄、保险粉
    sulfite, sulfites, sulphite, sulphites, bisulfite, metabisulfite, metabisulphite, bisulphite
    sulfur dioxide, sulphur dioxide`,
}

/** Names that only look like it. */
const LOOK_LIKE: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: `
    荞麦、麦芽酮、异麦芽酮、异麦芽、麦芽糊精、麦芽糖、麦芽酚、燕麦β-葡聚糖、gluten-free, gluten free、啤酒酵母
    啤酒花、无麸质酱油
    glutenfree, rice noodle, rice noodles, glass noodle, glass noodles, tamari, buckwheat
    corn tortilla, rice cracker, rice crackers, glucose syrup, wheat starch maltodextrin
    maltodextrin, maltitol, maltose, rice flour, corn flour, maize flour, soy flour, soya flour
    potato flour, tapioca flour, almond flour, coconut flour, chickpea flour, pea flour, bean flour
    quinoa flour, lentil flour, cassava flour, sorghum flour, millet flour, amaranth flour
    teff flour, masa flour, corn masa flour, peanut flour, nut flour, konjac flour, cottonseed flour
    lupin flour, mustard flour, banana flour, sunflower flour, tigernut flour, sweet potato flour
    defatted soy flour, textured soy flour, guar flour, arrowroot flour, garbanzo flour, beans flour
    peas flour, gram flour, cocoa flour, carob flour, flaxseed flour, mung bean flour, yam flour
    taro flour, plantain flour, acorn flour, green banana flour, glutinous rice flour
    brown rice flour, white rice flour, sweet rice flour, degerminated corn flour, yellow corn flour
    white corn flour, lentils flour, lentil flour, goosefoot flour, goose-foot flour`,
  crustacean: `
    蟹味菇、虾夷、虾味、虾风味、虾黄味、虾黄风味、虾肉味、虾肉风味、虾仁味、虾仁风味、蟹味、蟹风味
    蟹黄味、蟹黄风味、蟹肉味、蟹肉风味、蟹仁味、蟹仁风味
    shrimp flavor, shrimp flavour, prawn flavoring, crab flavourings, imitation crab, crabapple, crabapples, crab apple, crab apples`,
  fish: `
    鱿鱼、墨鱼、章鱼、鲍鱼、鳄鱼、甲鱼、八爪鱼、鱼腥草、鱼胶粉、鱼明胶、木鱼
    fish gelatin, shellfish, cuttlefish, crayfish, jellyfish, starfish`,
  egg: `
    egg-free, egg free、鸡蛋花
    eggplant, eggplants, egg plant, eggfruit, egg fruit, 大豆蛋白饼、乳清蛋白液、豌豆蛋白液, eggfree`,
  peanut: `
    花生油、花生衣红、花生四烯酸、花生四烯酸油脂、花生四烯
    peanut oil, groundnut oil, arachis oil`,
  soy: `
    大豆油、大豆色拉油、精炼大豆油、氢化大豆油、绿豆粉、红豆粉、赤小豆粉、蚕豆粉、芸豆粉、鹰嘴豆粉
    soy oil, soy and palm oils, soy and canola oils, soy and sunflower oils, soybean and palm oil
    soybean and canola oil, soybean and sunflower oils, soya and palm oil, soya and canola oil
    soya and cottonseed oil, soya bean and palm oil, soya bean and canola oil
    soya bean and cottonseed oil, high oleic soy oil, high oleic soybean oil
    high oleic soybean and palm oils, high oleic soybean and canola oils, high oleic soya oil
    high oleic soya bean and palm oil, high oleic soya bean and canola oil
    high oleic soya bean and sunflower oils, interesterified soybean and palm oil
    interesterified soybean and canola oil, interesterified soybean and cottonseed oil
    interesterified soya oil, interesterified soya bean oil, interesterified soya bean and palm oils
    interesterified soya bean and canola oils, interesterified high oleic soy oil
    hydrogenated soy oil, hydrogenated soybean oil, hydrogenated soybean and palm oils
    hydrogenated soybean and canola oils, hydrogenated soya oil, hydrogenated soya bean and palm oil
    hydrogenated soya bean and canola oil, hydrogenated soya bean and cottonseed oils
    hydrogenated high oleic soya oil, hydrogenated high oleic soya bean oil
    hydrogenated interesterified soy oil, hydrogenated interesterified high oleic soy oil
    hydrogenated interesterified high oleic soybean oil
    hydrogenated interesterified high oleic soya oil, partially soya oil, partially soya bean oil
    partially high oleic soy oil, partially interesterified soy oil
    partially interesterified soybean oil, partially interesterified soya oil
    partially interesterified high oleic soya oil
    partially interesterified high oleic soya bean oil, soya oil, soya bean oil, soybeans oil, soya beans oil
    soybean and corn oil, soybean or corn oil, soy and/or rapeseed oil`,
  milk: `
    椰奶、椰乳、椰子奶油、豆奶、豆乳、燕麦奶、杏仁奶、核桃乳、核桃奶、花生乳
    米乳、植物奶、巴旦木奶、坚果奶、玉米奶、腰果奶、牛奶菇、奶油生菜、奶油南瓜、腐乳、红腐乳、可可脂
    乳木果、异构化乳糖、异构化乳糖液、乳酸、乳酸菌、乳酸链球菌素、乳酸钠、乳酸钙、乳酸钾、乳酸亚铁
    乳酸锌、乳化、硬脂酰乳酸、乳糖醇、乳糖酶、乳球菌、乳杆菌、冰淇淋筒、冰淇凌筒、冰激淋筒、冰激凌筒
    dairy-free, dairy free、non-dairy creamer
    coconut milk, coconut cream, almond milk, soymilk, soy milk, soya milk, oatmilk, oat milk
    rice milk, cashew milk, hemp milk, pea milk, nut milk, cocoa butter, peanut butter
    almond butter, cashew butter, nut butter, shea butter, sunflower butter, sunflower seed butter
    apple butter, seed butter, hazelnut butter, pumpkin butter, mango butter, kokum butter
    cream of tartar, cream of wheat, cream of rice, cream of coconut, ice cream cone
    ice cream cones, vegan cheese, vegan butter, vegan cream, dairyfree, nondairy creamer
    butter bean, butter beans, creamed coconut, milk thistle, body butter, coconut butter, lactic
    lactate, butter lettuce, plant based cream, plant-based butter, plant cheese, soya cream, soy yoghurt, oat whipped cream
    coconut whipping cream, dairy-free cheese, dairy free butter`,
  nuts: `
    坚果味、杏仁香精、nut-free, nut free、石栗、板栗南瓜、杏仁奶酪、长生果果仁、花生果仁
    water chestnut, water chestnuts, nutfree, coconut, coconuts, doughnut, doughnuts, nutmeg
    walnut wood, walnut-wood, almondwood, pea nut, pea nuts, pea-nuts, ginkgo nut, gingko nut, ginko nut, butternut, tiger nut, tiger nuts, peanut, peanuts, grapenuts, grape-nuts, kola nut, kola nuts`,
  sesame: `
    花椒麻油、藤椒、胡麻籽、胡麻油`,
  shellfish: `
    螺旋藻、平菇、鲍鱼菇、贝贝南瓜、杏鲍菇、鲍鱼果、素蚝油、干贝素
    oyster mushroom, oyster mushrooms`,
  sulphites: `
    亚硫酸铵法、亚硫酸氨法`,
}

/** Names that may bring it, and do not say so. */
const MAY_BRING: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: `
    复合调味料、复合调味粉`,
  peanut: `
    花生油
    peanut oil, groundnut oil, arachis oil`,
  soy: `
    植物蛋白、素肉、组织蛋白、复合调味料、复合调味粉
    hydrolysed vegetable protein, hydrolysed plant protein, hydrolyzed vegetable protein
    hydrolyzed plant protein, textured vegetable protein, textured plant protein, vegetable protein`,
  milk: `
    人造奶油、人造黄油、麦淇淋、麦琪淋、植物奶油、植物黄油
    margarine, vegetable margarine, baking margarine`,
  nuts: `
    nougat`,
}

/** Words by which a statement names it; what the next table has are other words. */
const STATED: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: `
    麸质、小麦、面粉、大麦、黑麦、燕麦、谷物、麦类、麦
    celiac, coeliac, gluten, wheat, barley, rye, oat, oats, cereal, cereals`,
  crustacean: `
    甲壳、虾、蟹
    shrimp, prawn, crab, lobster, crustacea, shellfish`,
  fish: `
    鱼
    fish, cod, salmon, tuna, anchovy, anchovies`,
  egg: `
    蛋、蛋白
    egg, eggs`,
  peanut: `
    花生
    peanut, peanuts, groundnut, groundnuts`,
  soy: `
    大豆、黄豆、豆类、豆制品、豆
    soy, soya, soybean, soybeans`,
  milk: `
    乳、奶
    milk, dairy, lactose, whey, casein`,
  nuts: `
    坚果、果仁、杏仁、腰果、核桃、榛、开心果、夏威夷果、巴旦木、扁桃、松子、碧根果
    nut, nuts, almond, almonds, cashew, cashews, walnut, walnuts, hazelnut, hazelnuts, pistachio
    pistachios, macadamia, macadamias, pecan, pecans`,
  sesame: `
    芝麻
    sesame`,
  shellfish: `
    贝、软体、螺、蚝、牡蛎、鱿
    mollusc, mollusk, oyster, clam, squid, mussel, scallop, octopus`,
  sulphites: `
    亚硫酸、二氧化硫
    sulfite, sulfites, sulphite, sulphites, sulfur dioxide, sulphur dioxide`,
}

const NOT_STATED: Readonly<Partial<Record<Allergen, string>>> = {
  fish: `
    鱼腥`,
  egg: `
    蛋白质、蛋白粉、蛋白酶、奶蛋白、乳蛋白、豆蛋白、球蛋白、原蛋白、清蛋白、酪蛋白、铁蛋白、麦蛋白
    物蛋白`,
  milk: `
    乳酸菌饮、乳化`,
}

const of = (name: string) => engine.analyse({ text: listWith(name) }).allergens
const stated = (name: string) =>
  engine.analyse({
    text: /\p{Script=Han}/u.test(name)
      ? `配料：水、食用盐\n含有${name}。`
      : `Ingredients: water, salt.\nContains ${name}.`,
  }).allergens.contains

const isAllergen = (name: string): name is Allergen => Object.hasOwn(CARRY, name)
const entries = (tables: Readonly<Partial<Record<Allergen, string>>>) =>
  Object.entries(tables).flatMap(([name, table]) => (isAllergen(name) ? [[name, table] as const] : []))

describe('each word of the allergens', () => {
  it.each(entries(CARRY))('%s is carried', (allergen, table) => {
    expect(failing(table, word => of(word).contains.includes(allergen))).toEqual([])
  })

  it.each(entries(LOOK_LIKE))('%s is not made of a name that looks like it', (allergen, table) => {
    expect(failing(table, word => !of(word).contains.includes(allergen))).toEqual([])
  })

  it.each(entries(MAY_BRING))('%s may be brought', (allergen, table) => {
    expect(failing(table, word => of(word).mayContain.includes(allergen))).toEqual([])
  })

  it.each(entries(STATED))('%s is named by a statement', (allergen, table) => {
    expect(failing(table, word => stated(word).includes(allergen))).toEqual([])
  })

  it.each(entries(NOT_STATED))('%s is not named by another word', (allergen, table) => {
    expect(failing(table, word => !stated(word).includes(allergen))).toEqual([])
  })
})
