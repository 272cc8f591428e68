import { expect, it } from 'vitest'
import { analysed, answer } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const ask = (label: keyof typeof labels, question: string): string =>
  answer({
    question,
    history: [],
    language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
    label: analysed(labels[label]),
  }).answer

/** Ordinary questions whose first answers were wrong, beside the point or refused. */
const asked: readonly (readonly [keyof typeof labels, string, RegExp])[] = [
  ['l12wine', 'is the wine vegan', /^No[\s\S]*milk/],
  ['l12cola', 'how much caffeine', /Caffeine/],
  ['l12cola', 'is there gluten in the caramel colour', /^No gluten was recognised/],
  ['l12whey', 'im 15 and just started gym can i take this', /^No: the label says[^.]*under 18/],
  ['l12whey', 'protein per scoop?', /23(?:\.1)? g of protein in a portion of 30 g/],
  ['l12tuna', 'how much protein in the whole tin once drained', /26\.5 g[\s\S]*102 g/],
  ['l12tuna', 'im 20 weeks, how many cans of this a week is ok', /mercury/],
  ['l12fishball', '孕婦吃這個魚丸OK嗎,要煮多久才安全', /旗魚[^。]*汞[\s\S]*5分鐘/],
  ['l12fishball', '這麼Q 有沒有加硼砂啊', /没有识别到硼砂/],
  ['l12milktea', '開咗蓋之後係咪要擺雪櫃,放得幾耐', /冷藏[\s\S]*24小時/],
  ['l12milktea', '大肚可唔可以飲奶茶?有幾多咖啡因', /咖啡因[\s\S]*紅茶/],
  ['l12dumpling', '昨晚吃了这饺子一直吐 到底是孕吐还是饺子坏了', /就医/],
  ['l12gummy', 'apart from the gelatine is there anything else thats not vegan', /Beeswax/],
  ['l12crisps', 'function of potassium chloride in the seasoning', /less sodium/],
  ['l12crisps', '这一整袋多少大卡', /777 千卡/],
  ['l12walnut', 'any added sugar in these walnuts', /No ingredient list was read/],
  ['l12wine', 'max SO2 for a red like this', /0\.25/],
  ['l12ricecereal', '说不加白砂糖,那甜味哪来的', /麦芽糊精/],
  ['honey', '蜂蜜能给一岁以下的孙子喝吗', /^不能：标签写着“1周岁以下婴儿不宜食用”/],
  ['honey', 'can a baby under 1 have this', /^No: the label says "1周岁以下婴儿不宜食用"/],
  ['spam', '猪肉真有80%吗', /^是：配料里列出了猪肉，标示量 80%/],
  ['spam', '是不是80%的猪肉', /80%/],
  ['wine', "one glass won't hurt the baby right", /pregnancy[\s\S]*alcohol/],
  [
    'hotdog',
    "I'm 20 weeks, is it safe to eat these cold from the fridge?",
    /pregnancy[\s\S]*Heat thoroughly/,
  ],
  ['gummies', "why isn't it vegan", /^No[\s\S]*Gelatin/],
  ['tablesoy', '一天吃一勺酱油盐超不超', /2\.5 g[\s\S]*%/],
  ['mooncake', '这月饼开封后能放几天', /^没有写：[^。]*开封之后/],
  ['tuna', 'how long does it keep once opened', /within 2 days/],
  ['energy', 'how much caffeine in the whole can', /80 mg/],
  ['peanutbutter', 'is palm oil bad for you', /^It depends[\s\S]*saturated fat/],
  ['granola', 'is brown rice syrup better than sugar', /^No[\s\S]*(?:added|free) sugar/],
  ['lfmilk', '乳糖不耐受可以喝这个吗', /^看情况[^。]*乳糖酶/],
  ['oatmilk', 'why is there oil in my oat milk', /Rapeseed Oil/],
  ['pouch', '"no added sugar" but 8.4g sugar, how come', /by nature/],
  ['chocolate', "only 30% cocoa, so what's the rest", /Sugar, Cocoa Butter/],
  ['fishstick', "58% fish. what's the other 42?", /Breadcrumbs/],
  ['cheeseslices', '奶酪里会用到动物凝乳酶吗', /凝乳酶/],
  ['babypuffs', 'does it have added sugar', /^Yes: sugars recognised \(1\)/],
  ['baijiu', '老头子有高血压，每天喝二两行不行', /高血压[^。]*酒精会升高血压/],
  ['baijiu', '爷爷能喝吗', /酒/],
  ['pouch', 'can I give this to my 5 month old', /^No: the label says "Suitable from 6 months"/],
  ['pouch', 'ok for an 8 month old?', /^(?!No: the label says "Suitable)/],
  ['babycereal', '四个月的宝宝能吃吗', /^不能：标签写着“[^”]*6个月以上/],
  ['milktea', '无蔗糖吗', /白砂糖/],
  ['fishballs', '麸质过敏可以吃鱼丸吗', /^不能：含麸质（小麦淀粉）。[^鱼]*$/],
  ['suckjelly', '果冻会噎住小孩吗', /噎|一口吞/],
  ['energy', 'how much caffeine is too much when pregnant', /200 mg a day in pregnancy/],
  ['tuna', '减脂期吃金枪鱼罐头好吗', /千卡/],
  ['oatmilk', 'is it fortified', /^Yes/],
  ['sausage', '这个火腿肠含肉多少', /猪肉/],
  ['honey', '这蜂蜜掺糖了吗', /没法/],
  ['throat', '甜不甜，用什么甜的', /山梨糖醇/],
  ['wholebread', '全麦含量多少', /55/],
  ['latiao', '辣条里有什么不好的', /关注/],
  ['coffeemix', '这个和黑咖啡比哪个健康', /^没法比较：这里只有这一份标签/],
  ['porridge', '有没有麸质', /^有：含麸质（麦仁）/],
]

it.each(asked)('%s: %s', (label, question, expected) => {
  expect(ask(label, question)).toMatch(expected)
})
