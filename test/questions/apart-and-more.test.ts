import { describe, expect, it } from 'vitest'
import { analysed, say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

type Label = keyof typeof labels

const cases = (told: readonly (readonly [Label, string, RegExp])[]) =>
  it.each(told)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

describe('apart from what a question leaves out', () => {
  cases([
    ['l37yogurt', '除了明胶，还有别的动物来源的东西吗', /^除了明胶，还有：生牛乳、稀奶油。/],
    [
      'l37oatbar',
      'Anything not vegan in here apart from the honey?',
      /^Besides Honey no other ingredients from animals recognised\.\n.*Glycerol/,
    ],
    ['l37oatbar', 'Other than almonds, any nuts?', /^Besides ALMONDS no other tree nuts recognised/],
    [
      'l37oatbar',
      'any allergens besides oats and almonds',
      /soy; the label warns that it may also contain peanut, milk/,
    ],
    ['l37noodle', '除了小麦还有什么过敏原', /^除了小麦，还含有：大豆；标签提示还可能含甲壳类、蛋类、花生/],
    ['l37toast', '除了丙酸钙还有别的防腐剂吗', /^除了丙酸钙，还有：脱氢乙酸钠。$/],
    ['l37toast', '除了白砂糖还有别的糖吗', /^除了白砂糖，没有识别到别的糖。$/],
    ['l37whey', 'any sweeteners besides sucralose?', /^Besides Sucralose there is Acesulfame K\.$/],
    ['l37chips', '除咗味精仲有冇其他增味劑', /^除了谷氨酸钠，还有：5'-呈味核苷酸二钠。$/],
  ])
})

describe('which of two there is more of', () => {
  cases([
    [
      'l35hawroll',
      '打着山楂的旗号，糖是不是比山楂还多',
      /^单看每一项，不是：山楂更多（加得不比它少）：它排第 1，糖（白砂糖、麦芽糖浆）排第 2；糖有 2 项，合起来/,
    ],
    [
      'l35fishball',
      '魚蛋入面究竟係魚多定粉多',
      /^魚肉更多（加得不比它少）：它排第 1，粉（粟粉、小麥粉）排第 3/,
    ],
    ['l37toast', '全麦粉多还是小麦粉多', /^小麦粉更多（加得不比它少）：它排第 1，全麦粉（22%）排第 2/],
    ['l37oatbar', 'is there more almond than honey', /^Yes: more ALMONDS \(12%\)/],
    ['l37toast', '标着"全麦"其实小麦粉排第一,这不是骗人吗', /全麦粉占 22%/],
    ['l37noodle', '哪个料包最咸', /^按配料顺序最可能是粉包/],
  ])
})

describe('what the pack says, and what it cannot say', () => {
  cases([
    ['l37whey', '健身教練話一日飲四次都得,包裝點講?', /once or twice a day/],
    ['l37whey', 'how many times a day does it say to take', /once or twice a day/],
    ['l37jerky', 'how long does it keep once I open it?', /Refrigerate after opening and eat within 3 days/],
    [
      'l34jerky',
      'how long does an unopened bag last, and can i eat the little packet inside',
      /^No: the freshness packet is no food[\s\S]*12 months/,
    ],
    ['l37jerky', '里面那个小包能吃吗', /^不能吃：保鲜包不是食品/],
    ['l35gfbread', 'how long does it keep', /^The label states \(shelf life\): see bag closure/],
    ['l37yogurt', 'Do they also sell this one in a no sugar version?', /one label does not tell/],
    ['l37yogurt', '有没有无糖版的', /看不出来/],
    ['l37gummy', 'where does the gelatin come from', /from pigs, pork/],
  ])
})

describe('what gives a food its qualities', () => {
  cases([
    ['l34burger', "What actually holds this burger together if there's no egg in it", /methylcellulose/],
    ['l34burger', 'what gives it the red colour', /beetroot/],
    ['l37toast', '是什么让它这么软', /硬脂酰乳酸钠/],
    ['l37chips', '番茄味薯片 番茄在哪呢 我咋没看着一个番茄', /^有：配料里列着番茄粉/],
    ['l37toast', '保质期才7天为什么还放防腐剂', /抑制微生物/],
  ])
})

describe('a second half goes on from the first', () => {
  cases([
    ['l37noodle', 'TBHQ是什么 在哪个包里', /特丁基对苯二酚在面饼里/],
    ['l37toast', 'α-淀粉酶是啥,算添加剂吗', /算：α-淀粉酶是酶制剂/],
    ['l37noodle', '面饼里有添加剂吗分别干嘛的', /\*\*增稠剂\*\*：瓜尔胶/],
    ['l37oatbar', 'which ingredients are sugars and how much total', /Honey\.\n21 g of sugars/],
    ['l37oatbar', 'E422 and E306 what are they', /Tocopherol-rich Extract/],
    ['l37fishball', '有没有硼砂和大豆', /没有识别到硼砂[\s\S]*大豆/],
    ['l34gummy', '二氧化钛安全吗 欧盟怎么看 中国呢', /^(?![\s\S]*没有中国)[\s\S]*GB 2760/],
    ['l37gummy', '柠檬黄在糖果里限量多少 和饮料比呢', /饮料/],
  ])
})

describe('a small child and much salt', () => {
  cases([
    [
      'l34curry',
      'can my toddler have a tiny bit',
      /^Better not for infants and toddlers: high in salt, 9\.6 g/,
    ],
    ['l37eggroll', '三高的老人家吃蛋卷,要注意什麼?', /饱和脂肪 15\.5 g/],
  ])
})

describe('a sweetener beside sugar', () => {
  cases([['l34cola', 'aspartame vs sugar which is worse', /^It depends on how much: sugar brings energy/]])
})

describe('amounts that a question tells itself, and parts of the pack', () => {
  cases([
    ['l37eggroll', '三條幾多糖，一條大概12克', /^三条（36 g）含糖 10\.4 g/],
    ['l41pineapple', '一盒8個吃掉3個幾大卡', /^3个（150 g）.*684 千卡/],
    ['l37toast', '一袋切8片,吃两片是多少盐', /^两片（100 g）含盐 0\.98 g/],
    ['l35luncheon', '四分之一罐多少脂肪', /^四分之一罐（85 g）含脂肪 17 g/],
    ['l35latiao', '一包分三次吃,每次多少盐', /35\.3 g）含盐 2\.1 g/],
    ['l34soymilk', '一箱24盒 一盒幾多糖', /^一盒（250 ml）含糖 16\.5 g/],
    ['l37oatbar', '3.5 bars calories', /666 kcal/],
    ['l37oatbar', '0.5 bar sugar', /^4\.7 g of sugars in 0\.5 bar \(22\.5 g\)/],
    ['l37oatbar', 'two and a half bars how much sugar', /^23\.6 g/],
    ['l34jerky', 'third of a bag sodium', /28\.3 g/],
    ['l41gummy', '一粒多少糖', /^一粒（2\.5 g）含糖 1\.45 g/],
    ['l41gummy', '一小袋含草莓汁几克', /80 mg/],
    ['l41granola', 'how many almonds in grams in a 45g bowl', /^About 2\.7 g of ALMONDS/],
    ['l41granola', 'add up all the percentages on it', /^82 %.*18 %/],
    ['l41energy', 'how much sodium in the whole can', /300 mg of sodium/],
    ['l41energy', 'bro is it 80 or 160 mg caffeine in the WHOLE can', /about 160 mg/],
    ['l41bar', 'calories for the whole box', /2400 kcal/],
    ['l41soup', 'what % of the energy comes from fat', /^About 46 %/],
    ['l41soup', 'half can vs whole can, how many g carbs each? on metformin', /13\.2 g[\s\S]*26\.4 g/],
    ['l41toast', '8片一袋 我一天两片能吃几天', /^约 4 天/],
    ['l41gummy', '每天吃2小袋,维C够吗', /维生素 C 40 mg/],
  ])
})

describe('a table with a column for the noodles and one for the sachets', () => {
  cases([
    ['l41noodle', '一桶钠一共多少', /^合起来钠 2500 mg.*125%/],
    ['l41noodle', '面饼跟调料包哪个碳水多', /^面饼的碳水化合物多，多 47\.5 g/],
    ['l41noodle', '光吃面不喝汤多少卡', /^能量 1668 kJ/],
    ['l41noodle', '菜包酱包都不放，素食者能吃吗', /^就配料表看没有不合的：不放酱包、菜包/],
  ])
})

describe('somebody who could come to harm', () => {
  cases([
    [
      'l41konjac',
      '我八十歲假牙，這果凍一顆20公克 想直接吞下去行嗎',
      /^不行：标签写着“警語：勿一口吞食”。\n要小心：果冻和蒟蒻滑而弹，会堵住气道/,
    ],
    ['l41noodle', '乳糜泻确诊了，面不吃，光拿酱包粉包泡汤喝可以不', /^不能，酱包里有含麸质谷物/],
    [
      'l41granola',
      'grandson allergic to tree nuts not peanuts. is it only the almonds or others as well',
      /May contain other nuts/,
    ],
    ['l41konjac', '我家柴犬偷吞一顆蒟蒻，舌頭會變藍嗎還是要送醫', /^不要等：现在就打电话给兽医/],
    ['l41bar', 'ok and the fake sugars in it, fine with a baby bump?', /pregnancy/],
    ['l34cola', 'caffeine limit for a teen 50kg', /3 mg per kg/],
  ])
})

describe('alcohol that a label states by its strength', () => {
  cases([
    ['l38beer', 'does it have alcohol', /^Yes: the label states alcohol not more than 0\.5% vol/],
    ['l38beer', 'is it alcohol free?', /^Not entirely: .*0\.5%/],
    [
      'l38beer',
      '12 wks preg, hubby says this is zero alcohol so i can have a few at the bbq. right?',
      /pregnancy.*alcohol/,
    ],
    ['l38beer', 'just barley hops n water so deffo vegan ye?', /^No, not for vegan diets.*fish/],
    ['l38milkpowder', '孕中期 婆婆给的这罐奶粉我按说明一天冲两次 一共能补多少钙啊', /550 mg/],
    ['l38milkpowder', '那冲一杯25克的碳水是多少', /14\.4 g/],
    ['l38hotpot', '孙子非要吃火锅 我血脂高 这里头搁的是啥油', /牛油/],
    ['l38oat', 'I always had gold top for my bones. has this got as much calcium as cows milk', /120/],
    ['l38sausage', '配料里光写个淀粉 是小麦淀粉还是玉米淀粉啊 我麸质不行', /^有可能：淀粉/],
  ])
})

describe('names, classes and numbers', () => {
  cases([
    ['babycereal', '葡萄糖酸锌是糖吗', /^不是：葡萄糖酸锌不算糖/],
    ['gummies', "any gelatin in these? my kid doesn't eat pork", /^Yes[\s\S]*animals/],
    ['noodles', '面饼里除了小麦粉还有啥', /^面饼里还有：棕榈油、淀粉/],
    ['l41sausage', '胶原蛋白肠衣？', /胶原蛋白/],
    ['yogurt', '为啥要加这么多胶', /增稠剂/],
    ['l38puffs', 'is Yellow 5 permitted in the EU, and under what E no', /E102[\s\S]*with a warning/],
    ['l37toast', '低GI吗', /^看不出来：标签没有写升糖指数/],
    ['l37milktea', '氫化椰子油是反式脂肪嗎', /^不等于：部分氢化会产生反式脂肪/],
    ['l37yogurt', '乳酸菌能活到肠道吗', /^(?!.*酸度调节剂)/],
  ])
})

describe('what a reader of round 36 found false', () => {
  it('scores an oat drink that says it is no infant formula', () =>
    expect(analysed(labels.l36oat)?.result?.noScore).toBeNull())
  it.each([
    '婴儿配方奶粉\n配料：生牛乳、乳糖',
    'Stage 1 Infant Formula\nIngredients: skimmed milk, lactose, vegetable oils',
  ])('scores no formula: %s', text => expect(analysed(text)?.result?.noScore).toBe('infant_formula'))
  cases([
    ['l36bar', '纯素能吃这个蛋白棒吗,有哪些动物来的', /^不能：(?!.*大豆蛋白脆)/],
    ['l36gummies', "'Berry' worms. how much actual fruit", /Blackcurrant/],
    ['l36gfbread', 'carbs per slice please, I need to count for my insulin', /14\.[56] g/],
    ['l36sausage', '通风的人吃得吗 就脚痛那个 这个香肠', /痛风/],
    ['l36yogurt', '这个酸奶有没有钙,一盒能补多少', /^(?!没有识别到钙)/],
    ['l36gummies', '呢包糖會唔會令人生暗瘡', /^没有查到/],
  ])
  it('tells the energy of a bar that was asked for with a slip', () =>
    expect(say('l36bar', '那热亮呢', '一根蛋白棒多少蛋白质')).toMatch(/720 kJ/))
})
