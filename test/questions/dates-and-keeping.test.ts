import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const jelly = `果味小杯果冻
配料：水、白砂糖、卡拉胶、柠檬酸
开杯后请立即食用，未食完请弃去。三岁以下儿童不宜食用
贮存条件：置于阴凉干燥处，勿冷冻
生产日期：2025/09/02 保质期：12个月`
const cheese = `HILLTOP DAIRY soft mould-ripened goats' cheese
INGREDIENTS: Unpasteurised Goats' MILK, Salt, Starter Cultures (MILK), Penicillium candidum.
Keep refrigerated below 5 C. Once opened, consume within 3 days.
USE BY 08/03/26 BATCH L6041
Produced in the UK by Hilltop Dairy Ltd, Dorset`
const heated = `自热煲仔饭
配料：大米、饮用水、腊肠（猪肉、白砂糖、食用盐、亚硝酸钠）、酿造酱油
发热包70克（不可食用）
加热后请于2小时内食用完毕，不宜二次加热。
生产日期：20250611 保质期：9个月`
const tiramisu = `意式提拉米蘇 冷藏甜品
配料：忌廉(牛奶)、手指餅(小麥粉、糖、雞蛋)、新鮮雞蛋(未經加熱處理)、糖、咖啡甜酒(4%,酒精濃度20% vol)
存放:0-4°C 冷藏,開封後即日食用
此日期或之前食用(日-月-年):11-04-2026 香港`
const salmon = `冷熏三文鱼片
配料：大西洋鲑97%、食用盐
类别：冷熏(未经加热熟制)即食水产制品
贮存条件：-18℃以下冷冻；解冻后不可再次冷冻
生产日期：见Prod.处(日.月.年) 保质期：-18℃以下18个月`

describe('dates are read, and counted', () => {
  it.each([
    [heated, '今天2026年3月20号 给我爸吃行不', /^过期了，不要吃：2025年6月11日生产、保质期9个月[\s\S]*9天/],
    [cheese, 'use by 08/03/26 is that 8 march or 3 august', /^8 March 2026/],
    [cheese, 'its 12 march today can i eat it', /^Past its date, do not eat it[\s\S]*4 days/],
    [tiramisu, '11-04-2026係四月十一定十一月四號 今日4月10 聽日食得唔得', /^是2026年4月11日[\s\S]*没过期/],
    [salmon, 'Prod. 20.12.25 能放到哪天', /2027年6月20日/],
    [jelly, '今天26年5月7号 过没过期', /^没过期：2025年9月2日/],
    [labels['l18fish'], '罐头上印的是2024年3月生产 能放到哪年', /2027年3月/],
    [labels['l63-bread'], '什么时候过期', /2024年12月10日/],
    [labels['l66-tomyum'], 'EXP 10/09/2026 is that october or september', /^It is 10 September 2026/],
    [labels['l45sausage'], '20250618 02A 02A是什么意思', /2025年6月18日[\s\S]*02A/],
    [labels['l66-taosu'], '今天2026年4月1号 过期了没 里面有花生吗', /^过期了[\s\S]*没有识别到花生/],
    [labels['l60-curry'], '今日2026年12月2日仲食得唔得', /^过期了，不要吃：日期是2026年11月30日/],
    [
      labels['l45lollies'],
      'its the 20th of march 2027 now, can my kid have these',
      /^Past its best-before date by 6 days/,
    ],
  ] as const)('%#: %s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('food that was kept warm is not to be eaten', () => {
  it.each([
    [heated, '中午热好的 忘桌上放到晚上六点了 再热一热给老人吃', /^不要吃，扔掉：标签写着“加热后请于2小时内/],
    [tiramisu, '漏咗喺車5個鐘 今日30幾度 雪返凍得唔得', /^不要吃，扔掉：[\s\S]*0-4/],
    [
      cheese,
      'it sat out all night, bin or eat',
      /^Do not eat it, throw it away: the label says "Keep refrigerated/,
    ],
    [jelly, '昨天撕开一杯没吃完放桌上 给6岁娃吃行不', /^不要吃，扔掉：标签写着“开杯后请立即食用/],
    [salmon, '停电一天半都化了 又冻硬了 煮熟还能吃吗', /^不要吃，扔掉/],
    [labels['l67-niuwan'], '停电化了半天再冻行不行 孙女三岁怕噎着', /^不要吃，扔掉[\s\S]*噎/],
  ] as const)('%#: %s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    [labels['l60-naibang'], '孙女四岁 一天几根合适 开了放外头行不'],
    [salmon, '停电两个小时 还能吃吗'],
    [labels['l63-bread'], '没开封放桌上两天 能吃吗'],
  ] as const)('not told elsewhere: %#: %s: %s', (label, question) =>
    expect(say(label, question)).not.toMatch(/扔掉/),
  )
})

describe('raw food, and those whom it makes gravely ill', () => {
  it.each([
    [cheese, 'dads on chemo can he have this', /^Better not as it is[\s\S]*listeria/],
    [salmon, '我爸做化疗 白细胞低 这个能吃吗', /^不建议直接吃[\s\S]*李斯特菌/],
    [tiramisu, '阿婆88歲食唔食得', /^不建议直接吃（老年人）[\s\S]*生蛋/],
    [cheese, 'im 32 weeks pregnant, ok if baked till bubbling?', /^Only heated through: steaming hot/],
    [heated, 'he has a weak immune system, can he eat this', /^It depends \(weak defences\)/],
    [tiramisu, '有咗13週 食唔食得', /生蛋/],
  ] as const)('%#: %s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('somebody at risk fell ill after eating it', () => {
  it.each([
    [heated, '怀孕15周 昨晚吃了 今早肚子疼还见红 是不是这个吃坏的', /^请马上打产科或急诊电话/],
    [tiramisu, '兩歲BB女琴晚食咗兩啖 今朝肚屙發燒 係咪呢盒嘢', /^请今天就看医生/],
    [cheese, 'my toddler ate some and now hes throwing up with a temperature', /^See a doctor today/],
    [heated, '三岁娃把发热包咬破了 有没有毒', /清水漱口/],
  ] as const)('%#: %s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('each of what was asked for', () => {
  it.each([
    [jelly, '里头有没有放蜂蜜、白糖', /蜂蜜/],
    [heated, 'any honey or butter in it', /honey/],
    [heated, '我在忌口 这里头有奶或者鸡蛋没', /没有识别到蛋类[\s\S]*没有识别到乳/],
    [cheese, 'cows milk allergy, its goats so ok right?', /^No: the proteins of goats/],
    [cheese, '这是羊奶的 牛奶过敏能吃吗', /^不能：羊奶/],
    [tiramisu, '餵緊人奶 一杯90克入面酒精大約有幾多', /0\.57 g[\s\S]*喂奶/],
    [jelly, '我爷86了 老呛 应该没啥事吧', /^不建议：常呛/],
  ] as const)('%#: %s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})
