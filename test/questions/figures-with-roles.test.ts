import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('a number means what its words say', () => {
  it.each([
    // Weights in words, and of several slices together.
    ['l26luncheon', '切三块九十克多少盐', /^三块（90 g）.*钠 864 mg/],
    ['l26luncheon', '两块40克的多少盐', /^两块×40 克（80 g）/],
    ['l74-mijiu', '喝一百五十克有多少碳水', /^150 g含碳水化合物 30\.8 g/],
    ['l80-luncheon', '糖尿病能吃吗 切两片六十克', /两片（60 g）：碳水化合物 2\.7 g/],
    // Cups and spoons that the pack weighs.
    ['l82-granola', 'i eat 2 cups every morning, how much sugar', /^45 g of sugars in 2 cups \(165 g\)/],
    ['l78-cereal', '1/2 cup calories', /^220 kJ \(53 kcal\) .* in 1\/2 cup \(13\.5 g\)/],
    ['l14cereal', 'a cup and a half how many carbs', /a cup and a half \(43\.9 g\)/],
    ['l53-ranch', '一汤匙多少脂肪', /^一汤匙（15 g）含脂肪 6\.5 g/],
    // The sauce of a tin is eaten, its brine is not.
    ['l82-sardine', 'whole tin how much salt', /whole pack of 155 g/],
    ['l12tuna', 'how much protein in the whole tin', /whole pack of 102 g/],
    // So much caffeine by the weight of a person.
    ['l72-latte', '每公斤3毫克 我60公斤 一瓶够不够', /^一份不到：3 mg × 60 kg = 180 mg/],
    [
      'l83-energy',
      '3 mg/kg for 80kg, how many cans',
      /240 mg, and one \(473 ml\) has 160 mg[\s\S]*more than 1 can/,
    ],
    ['l83-energy', 'my son is 40kg, caffeine in one can too much?', /^No: .*\n.*120 mg at 40 kg/],
    // Polyols beside a claim of little sugar are no weight of the food.
    [
      'l80-bar',
      '糖醇24克还敢叫低糖，是不是骗人',
      /麦芽糖醇.*是糖醇：.*糖醇 12 g[\s\S]*“低糖”与营养成分表相符/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l59-migoreng', 'how much is a pack of this at tesco'],
    ['l83-jerky', 'how much does this go for'],
    ['redbean', '这个卖几块'],
  ] as const)('a price is no amount, in %s: %s', (label, question) =>
    expect(say(label, question)).toMatch(/^(?:Prices|价格)/),
  )
})

describe('how odd it is that it keeps so long, and what it takes the place of', () => {
  it.each([
    ['redbean', '保存兩年 這正常嗎', /^不奇怪：.*-18 ℃/],
    ['l80-luncheon', '保质期三年正常吗', /^主要不靠防腐剂：罐头/],
    ['l82-sardine', '点解可以放咁耐', /罐头密封后加热杀菌/],
    ['l48-cheesestick', '能替代牛奶吗', /^不能一对一代替纯牛奶：.*钙 600 mg/],
    ['l16ham', '火腿肠能代替鸡蛋吗', /^不能一对一代替鸡蛋：.*蛋白质 11 g/],
    [
      'l18oat',
      'can i use this instead of milk',
      /^Not one for one in place of plain milk: 100 ml of this has 1 g of protein/,
    ],
    ['l80-luncheon', '能代替鲜肉吗', /^不能一对一代替鲜肉/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('facts of the pack that a number asks for', () => {
  it.each([
    // Standards and licences.
    ['l48-cheesestick', 'GB 25192 是什么', /^标签写着产品标准 GB 25192：强制性国家标准/],
    ['l13peach', '标准号代表什么意思', /GB\/T 13516：推荐性国家标准/],
    ['l83-jiuniang', 'NY/T 1885 是什么标准', /农业行业标准/],
    ['l80-luncheon', 'SC开头的是什么', /^是食品生产许可证编号（标签写着“SC10444060400000”）/],
    ['yogurt', '执行标准是什么', /^标签写着：产品标准 GB 19302。/],
    // Portions and weights.
    ['l82-granola', 'how many servings in the bag', /^About 5\.9: the pack has 325 g, a portion is 55 g/],
    ['l53-ranch', 'how many servings in the bottle', /about 16 servings per container/],
    ['l80-bar', 'how much does the whole box weigh', /^200 g net/],
    ['l16ham', '一根多重', /^一根 60 g/],
    ['l45bread', 'how much does one bun weigh', /^one bun: 60 g/],
    // Which of two there is more of.
    ['l53-ranch', 'more fat or more protein', /^More fat: fat 43\.3 g and protein 0 g/],
    ['l83-jerky', 'is sugar more than salt', /^More sugars: /],
    ['l80-luncheon', '脂肪多还是蛋白质多', /^脂肪更多：/],
    ['l83-jiuniang', '和可乐比哪个糖多', /^比不了：营养成分表没有标糖.*21 g[\s\S]*10\.6 g/],
    // Rows, and claims that the table bears out.
    ['l82-sardine', 'omega 3 how much', /^1\.2 g of omega-3 in 100 g/],
    ['l82-sardine', 'omega-3 in the whole tin', /^1\.86 g of omega-3/],
    ['l82-sardine', 'is it really high calcium', /^"High calcium" is correct by the table: 260 mg/],
    ['l83-energy', 'vitamin b6 4mg too much?', /^Not over an adult's upper level.*12 mg/],
    ['l83-energy', 'half a can caffeine', /^By the label, half a can \(236\.5 ml\) contains about 80 mg/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l80-luncheon', '生产日期2024年3月 过期了吗 今天2027年5月', /^过期了，不要吃：2024年3月生产/],
    ['l16ham', '生产日期2025年8月，现在是2025年9月，还能吃吗', /^没过期：.*2025年9月还在期限内/],
    ['l48-cheesestick', '今天6月1日 生产日期1月1日 过期了吗', /^过期了，不要吃：1月1日生产、保质期150天/],
    ['l82-granola', 'its 1 march 2026 still ok to eat', /^In date: its date is 14 March 2026/],
    ['l82-granola', 'what does 2026 MR 14 mean', /^It is 14 March 2026/],
  ] as const)('whether it is past its date, in %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )
})

describe('marks, prizes and whether it may be heated', () => {
  it.each([
    ['l16ham', '是绿色食品吗', /^没有写：.*“绿色食品”/],
    ['l12tuna', 'msc certified?', /^Not stated: .*"msc"/],
    ['l80-luncheon', '有没有HACCP', /^没有写：.*“haccp”/],
    ['l80-bar', 'any awards', /^Not stated/],
    ['l13energy', '蓝帽子是什么', /^是保健食品的批准或备案号.*不是药/],
    ['oatmilk', 'can i heat it', /^Whether it may be heated the label does not say/],
    ['lemontea', '可以加热喝吗', /^能不能加热标签没有写/],
    ['l53-ranch', 'can it go in the freezer', /^The label does not say whether it may be frozen/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('takes a lot for no piece of the food', () =>
    expect(say('l44dumpling', 'how much salt in 10 dumplings, is that a lot')).not.toMatch(/Low/))
})

describe('shares, weeks and what is a lot for whom', () => {
  it.each([
    // Most of it is no half.
    ['l83-energy', '饮咗大半罐 幾多糖', /^大半罐按四分之三算（354\.8 ml）含糖 40\.5 g/],
    ['l19gums', 'ate most of the bag, how much sugar', /taken as three quarters \(120 g\)/],
    ['l16ham', '小半根多少盐', /^小半根按三分之一算（20 g）/],
    ['l80-bar', '3/4 of a bar protein', /^15 g of protein in 3\/4 of a bar \(37\.5 g\)/],
    ['l82-granola', 'quarter cup calories', /quarter cup \(20\.6 g\)/],
    // One in a week, and how much that is a day.
    ['l80-luncheon', '一周吃一罐平均每天多少钠', /^一罐÷7 天（48\.6 g）/],
    ['l83-energy', 'one can a week, how much sugar per day', /over 7 days \(67\.6 ml\)/],
    ['l80-bar', 'no more than 45 g carbs a day, how many', /^About 2\.6 of them/],
    // Somebody with diabetes gets a verdict.
    [
      'l83-jiuniang',
      '空腹血糖7.2 早上想来一碗大概200克 糖多不多',
      /^少吃为好（糖尿病）：200 g有碳水化合物 42 g/,
    ],
    ['l82-granola', 'diabetic, 45 g of this, too much sugar?', /^Better (?:not|only a little) \(diabetes\)/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})
