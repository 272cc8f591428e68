import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('what the asked amount contains', () => {
  it.each([
    // The whole pack and half of it.
    ['l26energy', 'how much sugar in a whole can', /55 g of sugars in the whole pack of 500 ml/],
    ['l26energy', '整罐喝下去多少糖', /整包500 ml含糖 55 g/],
    ['l26energy', 'caffeine in half a can?', /\(250 ml\) contains about 80 mg/],
    ['l22energy', '半罐有多少咖啡因', /80 mg/],
    ['l21energy', 'caffeine in the whole can please', /160 mg in 500 ml/],
    ['l27nuggets', 'how much salt in half the bag', /1\.43 g of salt [^.]*half a pack, 150 g/],
    ['l27yogurt', '半盒多少糖', /半包100 g含糖 12 g/],
    ['l26tuna', 'protein in half the tin', /15\.1 g of protein/],
    ['l13oat', 'calcium in the whole carton', /1200 mg of calcium in the whole pack of 1000 ml/],
    ['l22crisps', 'how much fat in a multipack', /44\.\d g of fat in the whole pack of 150 g/],
    // A bottle in ml beside a table in g.
    ['l26mayo', 'how much fat is in the whole bottle', /^What the whole pack has cannot be worked out/],
    ['l26mayo', 'fat in two servings', /17\.4 g of fat in two servings \(30 g\)/],
    // Pieces.
    ['l26cheese', 'So how much calcium does one slice give my toddler', /^124 mg of calcium in one slice/],
    ['l26cheese', 'calcium in two slices', /^248 mg of calcium in two slices/],
    ['l27nuggets', 'protein in 3 nuggets', /7 g of protein in 3 nuggets/],
    ['l26dumpling', '吃10个饺子多少钠', /10个（187\.5 g）含盐 2\.9 g（钠 1148 mg）/],
    ['l27hotdog', '两根多少钠', /两根（80 g）[^。]*钠 748 mg/],
    ['l27cookie', '吃两小包有多少糖', /糖 16\.8 g/],
    ['l27sausage', 'would the one be too salty?', /0\.69 g of salt/],
    ['l22cookie', 'how much sugar in half a cookie', /3 g of sugars in half a cookie \(10 g\)/],
    ['l18icecream', '一杯有多少糖', /一杯（70 g）含糖 8\.1 g/],
    ['l27soy', '我和老伴肾都不太好，炒菜一天也就两勺这个，多不多啊', /30 ml含盐 5\.2 g/],
    ['l27pineapple', '一盒十个全吃了多少糖', /^十个（400 g）含糖 132 g/],
    ['l26cheese', '两片奶酪够孩子一天的钙吗', /两片（40 g）含钙 248 mg/],
    ['l20mayo', 'cals in 2 tbsp', /2 tablespoons \(30 g\)/],
    ['l21nugget', 'how many nuggets is a serving and the fat in 4', /9\.6 g of fat in 4 of them \(80 g\)/],
    ['l22naifen', '孩子4岁，喝一杯糖多吗', /25 g有碳水化合物 13 g/],
    [
      'l26mayo',
      'how many calories in a tablespoon',
      /^344 kJ \(83 kcal\) of energy in one tablespoon \(taken as about 15 g/,
    ],
    // A table of the diluted or grilled food.
    ['l27squash', 'how much sugar in the whole bottle', /^What the whole pack has cannot be worked out/],
    ['l27sausage', 'how much salt in the whole pack', /^5\.5 g of salt .*whole pack of 380 g/],
    ['l27latiao', '一天两包会死吗 认真的', /两包（212 g）含盐 14\.2 g/],
    // Of a piece that is not weighed.
    ['l26toast', '一片吐司多少碳水', /一片有多重标签没有写[\s\S]*每100 g含碳水化合物 50 g/],
    ['l26toast', '二型糖尿病早饭两片这个吐司行吗', /每100 g（一片有多重标签没有写）：碳水化合物 50 g/],
    ['l27gummy', '吃五颗多少糖', /一颗有多重标签没有写/],
    // What the label declares in percent.
    ['l26energy', 'how much taurine in one can', /About 2 g of taurine in the whole pack of 500 ml/],
    ['l22energy', '一罐牛磺酸多少克', /约 2 g/],
    ['l26energy', '半罐多少牛磺酸和咖啡因', /（250 ml）约含咖啡因 80 mg/],
    ['l27cola', '瓶子上有写多少咖啡因吗', /^标签没有写咖啡因有多少/],
    // Half of the sachet is no half of the noodles.
    ['l27noodle', '血压高，只放半包料行不行', /^还是不建议（高血压）：会少一些，少多少算不出/],
  ] as const)('%s %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('says of a stated dose neither that it is a most nor that there is none', () => {
    const said = [
      say('l26energy', 'I had half a can, 20 weeks pregnant. How much caffeine was that?'),
      say('l26energy', 'Whats taurine doing in here and is it safe'),
      say('l26energy', 'caffeine adi?'),
    ].join('\n')
    expect(said).not.toMatch(/at most|no dose|not tell the dose/)
    expect(said).toMatch(/80 mg of caffeine[\s\S]*0\.4%/)
  })
})

describe('the sentence that answers is found by its topic', () => {
  it.each([
    [
      'l26energy',
      'why am i only allowed one a day',
      /Max 1 can per day", and it says "High caffeine content"[\s\S]*160 mg/,
    ],
    ['l26energy', '一天最多喝几罐', /^标签写着“Max 1 can per day”[\s\S]*160 mg/],
    ['l24energy', 'how many cans can I have a day', /^The label says "Max 1 can per day"/],
    ['l16energy', 'is it ok to have a second can today', /^No: the label says "[^"]*not more than one can/],
    ['l27squash', 'can i just drink it neat lol', /^No: the label says "Dilute to taste: 1 part squash/],
    ['l19squash', 'my lad is 3, how strong should i make it', /1 part squash[\s\S]*Extra water/],
    [
      'l27sausage',
      'I freeze these in twos love, is that allowed and how long once the packet is open',
      /home freezing[\s\S]*within 2 days/,
    ],
    [
      'l27gfloaf',
      'can it go in the freezer and how many days once opened',
      /Suitable for freezing[\s\S]*within 3 days/,
    ],
    ['l26tea', '能不能冷冻，开了以后能放多久', /避免冷冻[\s\S]*当日饮用完/],
    ['l26tea', '头天开的今天还能喝吗', /^不行：[^。]*当日饮用完/],
    ['l26luncheon', '开了没吃完，头天剩的今天还能吃吗', /2天内食用完/],
    ['l27noodle', '热水器里60度的水能泡开吗', /^不行：[^。]*沸水/],
    ['l26tuna', 'any bones in it i should worry about', /small bones may remain/],
    ['l26tuna', 'do i pour the oil away?', /of the drained food[\s\S]*10\.1 g of fat/],
    ['l18fish', '要把汁倒掉吗', /^倒掉就少吃那部分/],
    [
      'l20squash',
      'my 2 year old wants some, how much water do i add',
      /9 parts water[\s\S]*extra water for toddlers/,
    ],
    ['l25energy', 'how many can i have in a day mate', /^The label says "Max 1 can per day"[\s\S]*160 mg/],
    [
      'l25energy',
      'my 15 yr old had two cans, how much caffeine is that',
      /^No: [\s\S]*320 mg[\s\S]*adolescents/,
    ],
    ['l22crisps', 'how long do they keep once the bag is open', /within 3 days/],
    ['l20soymilk', '頭先開咗，聽日飲得唔得', /開封後請冷藏並盡快飲用/],
    // What the pack does not say is said.
    ['l22lachang', '昨天开的，今天还能吃吗', /开封后冷藏/],
    ['l26fishball', '昨天开的，今天还能吃吗', /^标签没有写开封后能放多久/],
    [
      'l26tuna',
      'opened yesterday in the tin, still fine?',
      /^Not past what the pack says: the label says "Once opened[^.]*within 2 days/,
    ],
    ['l26luncheon', '昨天开的罐头今天还能吃吗', /2天内食用完/],
    ['l17oat', 'can i freeze it', /^The label does not say whether it may be frozen/],
    ['l26fishball', '这鱼蛋有没有骨刺', /^标签没有写有没有骨头或刺/],
    ['l27nuggets', 'thawed by accident, put back in freezer ok?', /^No: the label says "Do not refreeze/],
    ['l26tuna', 'where is it from and who makes it', /General Santos, Philippines[\s\S]*Harbour Lane Foods/],
    ['l26energy', 'who makes it', /Volt Ridge Drinks Co\., Cardiff/],
    ['l26luncheon', '这罐头放三年都不坏，我放三年会坏，它凭啥', /^主要不靠防腐剂：罐头密封后加热杀菌/],
    // What is left of the composition is no left-over.
    ['l19nailao', '写起干酪含量51%,那剩下49%是啥', /水/],
  ] as const)('%s %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('diabetes, children, and what the label declares', () => {
  it.each([
    [
      'l26bar',
      'how many units of insulin for one bar',
      /18 g of carbohydrate \(of which 13 g of polyols\)[\s\S]*care team/,
    ],
    [
      'l27probar',
      'type 2, how many carbs in one bar',
      /^17\.3 g of carbohydrate in one bar[\s\S]*11\.6 g are polyols/,
    ],
    [
      'l26bar',
      'Low sugar they say, but what about the maltitol - do I count it as carbs?',
      /of which 13 g of polyols/,
    ],
    ['l18bar', '一根多少碳水', /22 g[\s\S]*其中糖醇 13 g/],
    ['l27probar', 'is it ok to eat two a day', /laxative effects[\s\S]*23\.2 g of polyols/],
    ['l26yogurt', '孩子三岁，一杯糖多不多', /8\.4 g；英国 NHS 给孩子的游离糖上限从 4 岁起/],
    ['l16cheese', '孩子2岁，一支盐多不多', /是 1～3 岁孩子一天上限（2 g）的 7%/],
    // Milk has sugar of its own.
    ['l27yogurt', '娃每天放学都要喝一盒这个，一盒下来等于吃了多少糖啊', /整包200 g含糖 24 g/],
    [
      'l26tuna',
      'how many tins of this a week is ok when pregnant? worried about mercury',
      /560 g, so of these of 112 g no more than 5 a week/,
    ],
    ['l27cookie', '反式脂肪标0.2克，到底算不算有', /^不是 0：[^。]*每100 g 0\.67 g/],
    [
      'l27cookie',
      'why is the trans fat given per serving, is that a trick',
      /^Not none: [^.]*0\.2 g in a portion of 30 g/,
    ],
    ['l23biscuit', '反式脂肪写0，真的没有吗', /^不算骗人，也不等于一点没有/],
    [
      'l27soy',
      '大大的“酿造”俩字，后面一堆添加剂，算不算骗人',
      /^不矛盾[\s\S]*标签声明是酿造的：产品标准 GB\/T 18186/,
    ],
    ['l25soy', '是不是勾兑的酱油', /^标签声明是酿造的/],
    [
      'l27probar',
      'is the collagen just filler to bump the protein',
      /^A label does not tell whether it is a filler/,
    ],
    [
      'l27lemontea',
      '阿爺有糖尿，見「少甜」兩個字就以為冇糖，其實一盒有幾多糖',
      /^不是没有糖：“少甜”[\s\S]*12 g/,
    ],
  ] as const)('%s %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('answers of halal and of other wishes as before, whatever is brewed or of collagen', () => {
    expect(say('l25whey', 'Beef collagen - does that count as halal for us')).toMatch(/slaughter/)
    expect(say('l27soy', '酿造酱油发酵会产生酒精吧，清真吗')).not.toMatch(/^标签声明/)
    expect(say('l27soy', '都酿造了为什么还要加酵母抽提物')).not.toMatch(/^标签声明/)
  })
})

describe('the amount that is asked about', () => {
  it.each([
    // How many of them come to an amount.
    ['l33gummies', 'I need 27g carbs how many sweets', /^About 9\.6 sweets \(35 g\) come to 27 g/],
    ['l33gummies', 'for a hypo - how many grams gives me 15g sugar', /^About 27 g come to 15 g of sugars/],
    ['l33proteinbar', 'i need 30g protein after gym how many bars', /^About 1\.5 bars \(90 g\)/],
    ['l33soysauce', '我血压150/95一天能用几勺', /约 2\.8 勺（42 ml）就到成人一天的量/],
    ['l33cheesestick', '小朋友5岁一天最多吃几支', /约 4\.6 支（93 g）就到 4～6 岁孩子一天的上限/],
    // What is eaten beside an amount that is named.
    ['l30kaochang', '一次吃3根蛋白质够20克吗', /^不到你说的 20 克：3根（150 g）含蛋白质 15\.3 g/],
    // Several of them, over days and between people.
    ['l33proteinbar', 'whats the total carbs if i eat two', /^44 g of carbohydrate in two of them \(120 g\)/],
    ['l32toast', '一袋吃三天,每天多少钠', /÷3 天（133\.3 g）[^。]*钠 507 mg/],
    ['l32luosifen', '一包的盐,我和老公分着吃,每人多少', /÷2 人（160 g）含盐 4\.7 g/],
    ['nuts', '一天一小袋,一周吃进去多少脂肪', /×7 天（175 g）含脂肪 66\.5 g/],
    ['l32lemontea', '我一次干十盒会怎样', /^这么多就超过成人一天的量：十盒（3750 ml）含糖 349 g/],
    ['l33energydrink', '2 cans over a shift, caffeine total?', /2 cans \(1000 ml\) contains about 320 mg/],
    // Packs of just 100 g, a weight on a line of its own, 100 g of what is printed per bar.
    ['l32satay', '整包鈉有幾多', /^整包100 g含盐 5\.5 g/],
    ['l32bbq', 'if i down the whole bottle how much salt is that', /^6\.5 g of salt [^.]*340 g/],
    ['l33proteinbar', 'whats the protein per 100g, they only put it per bar', /^33\.3 g of protein in 100 g/],
    // Ages, units and readings count nothing.
    ['l32cola', 'can my 9 year old have a can? how much caffeine', /330 ml/],
    [
      'l33proteinbar',
      'i took 4 units insulin for one bar, whats in it carbs wise',
      /^22 g of carbohydrate in one bar/,
    ],
    // Training is held against no day.
    ['l32electro', '跑完10公里喝一瓶这个,补的钠够不够', /^能补一些：[\s\S]*钠 240 mg/],
    [
      'l33proteinbar',
      'is this good after a run',
      /22 g of carbohydrate [\s\S]*140 mg of sodium, 20 g of protein/,
    ],
    // Beside other foods.
    ['l33energydrink', 'is there more caffeine in it than a coffee', /^More here: .*160 mg.*coffee.*90 mg/],
    [
      'l26bar',
      'do 2 bars beat a chicken breast',
      /^40 g of protein[\s\S]*chicken breast mostly has about 31 g per 100 g/,
    ],
    ['l33cheesestick', '钙和纯牛奶比', /每100 g含钙 450 mg/],
  ] as const)('%s %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('carries the nutrient on to another amount', () => {
    expect(say('l33gummies', 'and with 10 sweets instead', 'how much sugar in 5 sweets')).toMatch(
      /^19\.6 g of sugars in 10 sweets/,
    )
    expect(say('l32lemontea', '咁如果淨係飲100毫升呢', '一盒幾多卡路里')).toMatch(/^每100 ml含能量/)
  })

  it('takes beef and eggs for no comparison where the source is asked about', () => {
    expect(say('l33proteinbar', 'is the collagen beef or pork?? need halal')).not.toMatch(/no figure/)
  })
})
