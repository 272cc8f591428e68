import { describe, expect, it } from 'vitest'
import { engine } from '../../labels/corpus.ts'
import { failing } from './words.ts'

/** Why a label with some words before its list gets no score. */
const reason = (words: string, name = '', list = '配料：大米、食用盐') =>
  engine.analyse({ text: `${words}\n${list}`, product: { name } }).noScore

describe('each word that tells a product without a score', () => {
  it('food for special medical purposes', () => {
    expect(
      failing(
        `
        特殊医学用途、特医食品、国食注字ty、国食注字tyb
        food for special medical purpose, food for special medical purposes
        foods for special medical purpose, foods for special medical purposes
        formula for special medical purpose, formula for special medical purposes
        formulas for special medical purpose, formulas for special medical purposes
        special medical purpose, medical food, under medical supervision
        under strict medical supervision`,
        word => reason(word) === 'medical_food',
      ),
    ).toEqual([])
  })

  it('infant formula', () => {
    expect(
      failing(
        `
        婴儿配方、较大婴儿配方、较大婴儿和幼儿配方、幼儿配方、婴幼儿配方、follow丙on milk
        follow丙on formula、growing丙up milk、growing丙up formula
        infant formula, followon milk, followon formula, toddler milk, toddler formula, growingup milk
        growingup formula`,
        word => reason(word) === 'infant_formula',
      ),
    ).toEqual([])
  })

  it('what only sounds like infant formula', () => {
    expect(
      failing(
        `
        代替婴儿配方、代替幼儿配方、替代婴儿配方、替代幼儿配方、
        本品不适合作为婴幼儿配方食品使用、不能作为婴幼儿配方食品、不适宜替代婴儿配方奶粉`,
        word => reason(word) !== 'infant_formula',
      ),
    ).toEqual([])
  })

  it('supplements', () => {
    expect(
      failing(
        `
        国食健注、国食健备、国食健字、食健备、卫食健、健食字、蓝帽、保健食品、不能代替药物、膳食补充品
        膳食补充剂、膳食营养补充品、膳食营养补充剂、营养补充剂
        supplement facts, dietary supplement, dietary supplements, food supplement, food supplements
        nutritional supplement, nutritional supplements, health supplement`,
        word => reason(word) === 'supplement',
      ),
    ).toEqual([])
  })

  it('what only sounds like supplements', () => {
    expect(
      failing(
        `
        非保健食品、不是保健食品、不属于保健食品`,
        word => reason(word) !== 'supplement',
      ),
    ).toEqual([])
  })

  it('feed', () => {
    expect(
      failing(
        `
        宠物饲料、宠物食品、宠物零食、宠物主粮、宠物粮、犬粮、犬饲料、犬罐头、犬用、狗粮、狗饲料、狗罐头
        狗用、猫粮、猫饲料、猫罐头、猫用、禽饲料、畜饲料、鱼饲料、虾饲料、龟饲料、鸟饲料、猪饲料、鸡饲料
        鸭饲料、饲料生产、饲料添加剂、饲料原料、饲料产品成分、全价宠物、全价犬、全价猫、全价狗
        dog food, dog treat, dog treats, dog kibble, dog feed, cat food, cat treat, cat treats
        cat kibble, cat feed, pet food, pet treat, pet treats, pet kibble, pet feed, puppy food
        puppy treat, puppy treats, puppy kibble, puppy feed, kitten food, kitten treat, kitten treats
        kitten kibble, kitten feed, bird food, bird treat, bird treats, bird kibble, bird feed
        fish food, fish treat, fish treats, fish kibble, fish feed, complete food for dogs
        complete food for cats, complete food for adult, complete pet food for dogs
        complete pet food for cats, complete pet food for adult`,
        word => reason(word) === 'not_food',
      ),
    ).toEqual([])
  })

  it('cosmetics', () => {
    expect(
      failing(
        `
        化妆品、粤妆、粤a妆、妆字、日用香精、洗发、沐浴露、面霜、护肤、洗面乳、洗面奶、洁面乳、洁面膏
        爽肤水、精华液、面膜、椰油酰胺、椰油醯胺
        shampoo, hair conditioner, shower gel, body lotion, toothpaste, parfum`,
        word => reason(word) === 'not_food',
      ),
    ).toEqual([])
  })

  it('what only sounds like cosmetics', () => {
    expect(
      failing(
        `
        面膜粉条`,
        word => reason(word) !== 'not_food',
      ),
    ).toEqual([])
  })

  it('medicine', () => {
    expect(
      failing(
        `
        国药准字、[成份]适应症、[成份]功能主治、[成份] 适应症、[成份] 功能主治、[成份]x适应症
        [成份]x功能主治、[成分]适应症、[成分]功能主治、[成分] 适应症、[成分] 功能主治、[成分]x适应症
        [成分]x功能主治、otc甲类、otc乙类、otc 甲类、otc 乙类
        drug facts`,
        word => reason(word) === 'not_food',
      ),
    ).toEqual([])
  })

  it('tobacco and cleaning agents', () => {
    expect(
      failing(
        `
        卷烟、电子烟、烟液、尼古丁、焦油量、烟气烟碱、消毒液、洁厕、洗衣液、洗衣粉、洗洁精
        cigarette, cigarettes, e-cigarette, e-cigarettes, eliquid, e-liquid, nicotine, detergent
        dishwashing`,
        word => reason(word) === 'not_food',
      ),
    ).toEqual([])
  })

  it('names of supplements', () => {
    expect(
      failing(
        `
        维生素片、维生素胶囊、维生素软糖丸、维生素滴剂、维生素x片、维生素x胶囊、维生素x软糖丸
        维生素x滴剂、维生素xx片、维生素xx胶囊、维生素xx软糖丸、维生素xx滴剂、维他命片、维他命胶囊
        维他命软糖丸、维他命滴剂、维他命x片、维他命x胶囊、维他命x软糖丸、维他命x滴剂、维他命xx片
        维他命xx胶囊、维他命xx软糖丸、维他命xx滴剂、钙片、钙胶囊、钙软糖丸、钙滴剂、钙x片、钙x胶囊
        钙x软糖丸、钙x滴剂、钙xx片、钙xx胶囊、钙xx软糖丸、钙xx滴剂、铁片、铁胶囊、铁软糖丸、铁滴剂
        铁x片、铁x胶囊、铁x软糖丸、铁x滴剂、铁xx片、铁xx胶囊、铁xx软糖丸、铁xx滴剂、锌片、锌胶囊
        锌软糖丸、锌滴剂、锌x片、锌x胶囊、锌x软糖丸、锌x滴剂、锌xx片、锌xx胶囊、锌xx软糖丸、锌xx滴剂
        叶酸片、叶酸胶囊、叶酸软糖丸、叶酸滴剂、叶酸x片、叶酸x胶囊、叶酸x软糖丸、叶酸x滴剂、叶酸xx片
        叶酸xx胶囊`,
        word => reason('', word) === 'supplement',
      ),
    ).toEqual([])
  })

  it('what is not to be eaten, with a word of cleaning', () => {
    expect(
      failing(
        `
`,
        word => reason(`${word} 不可食用`) === 'not_food',
      ),
    ).toEqual([])
  })

  it('words for not to be eaten', () => {
    expect(
      failing(
        `
        不可食用、不能食用、请勿食用、禁止食用`,
        word => reason(`外用 ${word}`) === 'not_food',
      ),
    ).toEqual([])
  })

  it('stages of formula', () => {
    expect(
      failing(
        `
        1段月龄、1段个月、1段岁、1段month、1段months、1段x月龄、1段x个月、1段x岁、1段xmonth、1段xmonths
        1段xx月龄、1段xx个月、1段xx岁、1段xxmonth、1段xxmonths、1 段月龄、1 段个月、1 段岁、1 段month
        1 段months、1 段x月龄、1 段x个月、1 段x岁、1 段xmonth、1 段xmonths、1 段xx月龄、1 段xx个月
        1 段xx岁、1 段xxmonth、1 段xxmonths、一段月龄、一段个月、一段岁、一段month、一段months
        一段x月龄、一段x个月、一段x岁、一段xmonth、一段xmonths`,
        word => reason(word, '', '配料：脱脂牛奶、乳糖') === 'infant_formula',
      ),
    ).toEqual([])
  })

  it('formula begins with milk', () => {
    expect(
      failing(
        `
        牛乳、牛奶、羊乳、羊奶、脱脂乳、脱脂奶、全脂乳、全脂奶、乳清
        milk, whey`,
        word => reason('3段 12-36个月', '', `配料：${word}、乳糖`) === 'infant_formula',
      ),
    ).toEqual([])
  })

  it('weaning food has stages too', () => {
    expect(
      failing(
        `
        米粉、谷、麦粉、面条、辅食、泥、饼、泡芙
        cereal, rice, puree, gb10769, gb10770, gb 10769, gb 10770, gb/t10769, gb/t10770, gb/t 10769
        gb/t 10770, gb/ t10769, gb/ t10770, gb/ t 10769, gb/ t 10770, gb  10769, gb  10770, gb /t10769
        gb /t10770, gb /t 10769, gb /t 10770, gb / t10769, gb / t10770, gb / t 10769, gb / t 10770`,
        word => reason(`${word} 3段 12-36个月`, '', '配料：脱脂牛奶、乳糖') !== 'infant_formula',
      ),
    ).toEqual([])
  })

  it('alcoholic drinks by their names', () => {
    expect(
      failing(
        `
        白酒、黄酒、啤酒、果啤、葡萄酒、干红、干白、桑格利亚、雪莉酒、波特酒、冰酒、起泡酒、香槟、配制酒
        预调酒、果酒、梅酒、梅花酒、梅子酒、梅子花酒、桂酒、桂花酒、桂子酒、桂子花酒、杨酒、杨花酒
        杨子酒、杨子花酒、桑酒、桑花酒、桑子酒、桑子花酒、蓝酒、蓝花酒、蓝子酒、蓝子花酒、荔酒、荔花酒
        荔子酒、荔子花酒、柚酒、柚花酒、柚子酒、柚子花酒、桃酒、桃花酒、桃子酒、桃子花酒、李酒、李花酒
        李子酒、李子花酒、杏酒、杏花酒、杏子酒、杏子花酒、米酒、清酒、烧酒、烧酎、威士忌、白兰地、朗姆
        伏特加、金酒、龙舌兰酒、利口酒、力娇酒、花雕、加饭酒、女儿红、二锅头、老白干、大曲、大曲酒、特曲
        高粱酒、药酒、露酒、烈酒
        beer, lager, ale, stout, pilsner, wine, prosecco, champagne, hard cider, vodka, rum, whisky
        whiskey, bourbon, gin, tequila, brandy, cognac, liqueur, sake, soju, mead, sangria, sherry
        vermouth, port wine, makgeolli, hard kombucha, hard seltzer, distilled spirit, distilled spirits`,
        word => reason('', word, '配料：水、高粱') === 'alcohol',
      ),
    ).toEqual([])
  })

  it('names and sentences of what is no common food', () => {
    const is = (wanted: string | null) => (word: string) =>
      reason(word, word, '配料：水、牛奶、乳糖') === wanted
    expect(
      failing(
        `
        vitamin C tablet, Vitamins B and C chewable tablets, zinc capsule, fish oil softgels, calcium caplets
        高钙片、维生素C咀嚼片、鱼油胶囊`,
        is('supplement'),
      ),
    ).toEqual([])
    expect(
      failing('food for special medical purposes, Formulas for special medical purposes', is('medical_food')),
    ).toEqual([])
    expect(
      failing('stage 3 for 12 months and older, 3段 12-36个月, 2 段 6 months', is('infant_formula')),
    ).toEqual([])
    expect(failing('洗衣液、洗衣粉、aqua and parfum、洁面凝露不可食用仅供外用', is('not_food'))).toEqual([])
    expect(
      failing(
        `
        高钙奶酪片状零食、3段 12-36个月 GB 10769、3段 12-36个月 GB/T 10770、3段 12-36个月 gb10769
        3段 12-36个月 米粉、清洁后的竹签不可食用、清洁卫生 小袋内脱氧剂请勿食用、护理 请勿食用过期产品
        清洁 不可食用其中的干燥剂`,
        is(null),
      ),
    ).toEqual([])
  })

  it('names that only sound like a drink', () => {
    expect(
      failing(
        `
        无醇、无酒精、不含酒精、味、酒心、醋、糕、糖、饼、酱、肉、鸭、鸡、鱼、虾、蟹、蛋、冻、卤、糟
        巧克力、面包、料酒、烹、腐乳、花生、冰淇淋、雪糕、酵母、酒酿、汤圆、丸、饮料、啤酒花、啤酒酵母`,
        word => reason('', /酒/.test(word) ? word : `白酒${word}`, '配料：水、高粱') !== 'alcohol',
      ),
    ).toEqual([])
  })

  it('English names that only sound like a drink', () => {
    expect(
      failing(
        `
        non丙alcoholic、alcohol丙free
        vinegar, rootbeer, rootale, root beer, root ale, gingerbeer, gingerale, ginger beer, ginger ale
        birchbeer, birchale, birch beer, birch ale, butterbeer, butterale, butter beer, butter ale
        nonalcoholic, alcoholfree, dealcoholised, dealcoholized, de-alcoholised, de-alcoholized, 0%, 0 %
        0.0%, 0.0 %, cake, cakes, batter, sauce, chocolate, raisin, marinade, gum, jelly, candy, candies
        bread, cheese, sausage, brat, chips, mustard, dressing, cooking, ball, balls, flavor, flavour
        nut, nuts, ham, ice cream, sorbet, yeast, pudding, butter, glaze, fish, chicken, cod, fruit, jam
        extract, truffle`,
        word => reason('', `beer ${word}`, '配料：水、高粱') !== 'alcohol',
      ),
    ).toEqual([])
  })

  it('foods that contain alcohol', () => {
    expect(
      failing(
        `
        料酒、烹调酒、烹调黄酒、烹调料酒、烹调用酒、烹调用黄酒、烹调用料酒、烹饪酒、烹饪黄酒、烹饪料酒
        烹饪用酒、烹饪用黄酒、烹饪用料酒、酒心、醪糟、酒酿、甜酒酿、醉蟹、醉虾、醉鸡、醉鱼、味淋、香精
        酱油、食醋、腐乳
        cooking wine, mirin, vanilla extract, flavoring, flavouring`,
        word => reason('', `${word} 白酒`, '配料：水、高粱') !== 'alcohol',
      ),
    ).toEqual([])
  })

  it('drinks without alcohol', () => {
    expect(
      failing(
        `
        酒精度<、酒精度≤、酒精度 <、酒精度 ≤、酒精度:<、酒精度:≤、酒精度: <、酒精度: ≤、酒精度  <
        酒精度  ≤、酒精度 :<、酒精度 :≤、酒精度 : <、酒精度 : ≤、酒精含量<、酒精含量≤、酒精含量 <
        酒精含量 ≤、酒精含量:<、酒精含量:≤、酒精含量: <、酒精含量: ≤、酒精含量  <、酒精含量  ≤
        酒精含量 :<、酒精含量 :≤、酒精含量 : <、酒精含量 : ≤
        <.5%vol, <.5%abv, <.5%alc, <.5% vol, <.5% abv, <.5% alc, <.5 %vol, <.5 %abv, <.5 %alc, <.5 % vol
        <.5 % abv, <.5 % alc, <0.5%vol, <0.5%abv, <0.5%alc, <0.5% vol, <0.5% abv, <0.5% alc, <0.5 %vol
        <0.5 %abv, <0.5 %alc, <0.5 % vol, <0.5 % abv, <0.5 % alc, < .5%vol, < .5%abv, < .5%alc
        < .5% vol, < .5% abv, < .5% alc, < .5 %vol, < .5 %abv, < .5 %alc, < .5 % vol, < .5 % abv
        < .5 % alc, < 0.5%vol, < 0.5%abv, < 0.5%alc, < 0.5% vol, < 0.5% abv, < 0.5% alc, < 0.5 %vol
        < 0.5 %abv, < 0.5 %alc, < 0.5 % vol, < 0.5 % abv, < 0.5 % alc, ≤.5%vol, ≤.5%abv, ≤.5%alc
        ≤.5% vol, ≤.5% abv, ≤.5% alc, ≤.5 %vol, ≤.5 %abv, ≤.5 %alc, ≤.5 % vol, ≤.5 % abv, ≤.5 % alc
        ≤0.5%vol, ≤0.5%abv, ≤0.5%alc, ≤0.5% vol, ≤0.5% abv, ≤0.5% alc, ≤0.5 %vol, ≤0.5 %abv, ≤0.5 %alc
        ≤0.5 % vol, ≤0.5 % abv, ≤0.5 % alc, ≤ .5%vol, ≤ .5%abv, ≤ .5%alc, ≤ .5% vol, ≤ .5% abv
        ≤ .5% alc, ≤ .5 %vol, ≤ .5 %abv, ≤ .5 %alc, ≤ .5 % vol, ≤ .5 % abv, ≤ .5 % alc, ≤ 0.5%vol
        ≤ 0.5%abv, ≤ 0.5%alc, ≤ 0.5% vol, ≤ 0.5% abv, ≤ 0.5% alc, ≤ 0.5 %vol, ≤ 0.5 %abv, ≤ 0.5 %alc
        ≤ 0.5 % vol, ≤ 0.5 % abv, ≤ 0.5 % alc`,
        word => reason('', `${word} 白酒`, '配料：水、高粱') !== 'alcohol',
      ),
    ).toEqual([])
  })

  it('standards of drinks', () => {
    expect(
      failing(
        `
        gb2757, gb2758, gb4927, gb10781.5, gb13662, gb15037, gb11856, gb11857, gb20821, gb20822, gb20823
        gb20825, gb14867, gb26760, gb23547, gb27586, gb5476, gb 2757, gb 2758, gb 10781, gb 10781.5
        gb 13662, gb 17204, gb 11856, gb 11858, gb 20821, gb 20822, gb 20824, gb 20825, gb 26760
        gb 26761, gb 23547, gb 27588, gb 5476, gb/t2757, gb/t4927, gb/t10781, gb/t13662, gb/t15037
        gb/t17204, gb/t11857, gb/t11858, gb/t20821, gb/t20823, gb/t20824, gb/t14867, gb/t26760
        gb/t26761, gb/t27586, gb/t27588, gb/t 2757, gb/t 2758, gb/t 4927, gb/t 10781.5, gb/t 13662
        gb/t 15037, gb/t 11856, gb/t 11857, gb/t 20821, gb/t 20822, gb/t 20823, gb/t 20825, gb/t 14867
        gb/t 26760, gb/t 23547, gb/t 27586, gb/t 5476, gb/ t2757, gb/ t2758, gb/ t10781, gb/ t10781.5
        gb/ t13662, gb/ t17204, gb/ t11856, gb/ t11858, gb/ t20821, gb/ t20822, gb/ t20824, gb/ t20825
        gb/ t26760, gb/ t26761, gb/ t23547, gb/ t27588, gb/ t5476, gb/ t 2757, gb/ t 4927, gb/ t 10781
        gb/ t 13662, gb/ t 15037, gb/ t 17204`,
        word => reason(`执行标准：${word.toUpperCase()}`, '', '配料：水、高粱') === 'alcohol',
      ),
    ).toEqual([])
  })
})
