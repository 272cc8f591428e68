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
  ['l14milktea', 'does this even have real tea', /^Yes, the label lists 即溶紅茶粉[\s\S]*10%/],
  ['l14milktea', 'E471 in here - animal fat?', /^Not stated[\s\S]*E471/],
  ['l14konjac', '那鹿角菜膠是動物膠嗎', /^来自海藻/],
  ['l14curry', "had this last night, now i'm spotting. is it the curry?", /see a doctor/],
  ['l14milktea', '有咗BB，呢隻奶茶仲飲唔飲得', /咖啡因/],
  [
    'l13kimchi',
    'unpasteurised kimchi in pregnancy, yes or no',
    /^Better not[^.]*\. [^.]*unpasteurised[^.]*listeria/,
  ],
  ['l13soy', '钠含量每100毫升多少', /3200 mg/],
  ['l13oolong', '无糖的茶孕妇能喝吧 有没有咖啡因', /咖啡因/],
  ['l13bar', 'is the hydrolysed bovine collagen from plants', /^From animals/],
  ['l12wine', 'is the wine vegan', /^No[\s\S]*milk/],
  ['l12cola', 'how much caffeine', /0\.15 g\/kg[^.]*about 50 mg/],
  ['l12cola', 'is there gluten in the caramel colour', /^No gluten was recognised/],
  ['l12whey', 'im 15 and just started gym can i take this', /^No: the label says[^.]*under 18/],
  ['l12whey', 'protein per scoop?', /23(?:\.1)? g of protein in one scoop \(30 g\)/],
  ['l12tuna', 'how much protein in the whole tin once drained', /26\.5 g[\s\S]*102 g/],
  ['l12tuna', 'im 20 weeks, how many cans of this a week is ok', /mercury/],
  ['l12fishball', '孕婦吃這個魚丸OK嗎,要煮多久才安全', /旗魚[^。]*汞[\s\S]*5分鐘/],
  ['l12fishball', '這麼Q 有沒有加硼砂啊', /没有识别到硼砂/],
  ['l12milktea', '開咗蓋之後係咪要擺雪櫃,放得幾耐', /冷藏[\s\S]*24小時/],
  ['l12milktea', '大肚可唔可以飲奶茶?有幾多咖啡因', /咖啡因[\s\S]*紅茶/],
  ['l12dumpling', '昨晚吃了这饺子一直吐 到底是孕吐还是饺子坏了', /就医/],
  ['l12gummy', 'apart from the gelatine is there anything else thats not vegan', /Beeswax/],
  ['l12crisps', 'function of potassium chloride in the seasoning', /less sodium/],
  ['l12crisps', '这一整袋多少大卡', /779 千卡/],
  ['l12walnut', 'any added sugar in these walnuts', /No ingredient list was read/],
  ['l12wine', 'max SO2 for a red like this', /0\.25/],
  ['l12ricecereal', '说不加白砂糖,那甜味哪来的', /麦芽糊精/],
  ['honey', '蜂蜜能给一岁以下的孙子喝吗', /^不能：标签写着“1周岁以下婴儿不宜食用”/],
  ['honey', 'can a baby under 1 have this', /^No: the label says "1周岁以下婴儿不宜食用"/],
  ['spam', '猪肉真有80%吗', /^是：配料里列出了猪肉，标示量 至少 80%/],
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
  ['lfmilk', '乳糖不耐受可以喝这个吗', /^看情况[\s\S]*乳糖酶/],
  ['oatmilk', 'why is there oil in my oat milk', /Rapeseed Oil/],
  ['pouch', '"no added sugar" but 8.4g sugar, how come', /mainly .*sugars of fruit/],
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
  ['fishballs', '麸质过敏可以吃鱼丸吗', /^不能吃：含麸质（小麦淀粉）。[^鱼]*$/],
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

/** Questions that were answered as another one, each by a word of its own. */
const misread: readonly (readonly [keyof typeof labels, string, RegExp, RegExp])[] = [
  ['l29snail', '米粉是大米做的，那螺蛳粉整包是不是无麸质', /^不是：含麸质/, /没有识别到/],
  ['l29snail', '大米是不是含麸质', /^没有识别到[^\n]*\n?但这份标签里有/, /含含/],
  ['l29fishball', '咁有冇雞蛋喺入面先？魚蛋個蛋字點嚟', /^有：含蛋类/, /鱼类/],
  ['l29fishball', '魚蛋入面真係有魚咩', /^有：含鱼类/, /蛋类/],
  ['l29crisps', 'can my labrador finish the bag for me', /poison cats and dogs[\s\S]*Onion Powder/, /\/100/],
  ['l29crisps', 'can my cat have one', /poison cats and dogs[\s\S]*Onion Powder/, /\/100/],
  ['l29energy', '训练前喝一罐，总共摄入多少咖啡因', /80 mg/, /ADI/],
  ['l29energy', 'how much caffeine do i get from one can', /80 mg/, /ADI/],
  ['l29energy', '咖啡因的ADI是多少', /ADI/, /整份/],
  ['l29energy', 'is taurine safe', /no caution[\s\S]*Not recommended for children/, /depends/],
  ['l29crisps', 'disodium inosinate, I heard thats from pigs?? true', /^Not stated/, /daily intake/],
  ['l29soda', '教练不让喝代糖饮料，那我换什么喝比较好', /白开水/, /WHO/],
  ['l29fishball', '啲魚有冇重金屬同激素超標？你哋驗過未', /没有检测过[\s\S]*鯊魚[^\n]*汞/, /GB 2760/],
  ['l29ham', 'any antibiotic residues in the pork', /tested nothing/, /mercury/],
  [
    'l29snail',
    '纯素，汤包扔掉不用，螺蛳粉还有哪些是动物来的',
    /除了螺蛳汤料包[\s\S]*猪骨、螺蛳/,
    /我的资料里没有/,
  ],
  ['l29crisps', 'do these have msg in them, my daughter gets headachey', /^Yes[\s\S]*headache/, /Possibly/],
  ['l29snail', '老头子痛风，螺蛳粉汤能喝吗', /猪骨、螺蛳/, /查不到/],
  ['l29yog', '开盖没喝完，放冰箱明天还能喝吗', /2℃-6℃冷藏[\s\S]*24小时/, /查不到/],
  ['l29cake', '我爸打胰岛素的，这派一百克含多少糖多少碳水', /54 g、糖 28 g/, /查不到/],
  ['l29ham', '字太小看不清 这罐头能放多久 开了以后呢', /36个月[\s\S]*2日内/, /查不到/],
  ['l29oyster', '1422是什麼，屬於哪一類功能？', /乙酰化双淀粉己二酸酯[\s\S]*增稠剂/, /产品名称/],
  ['l29bar', 'whats actually in the chocolate coating bit', /Cocoa Butter/, /Collagen/],
  [
    'l29bar',
    'is there anything dairy or animal in this bar, list it pls',
    /milk[\s\S]*Collagen Hydrolysate/,
    /^No/,
  ],
  ['l29soda', '血糖高的人能喝这个吗', /12\.5 g[\s\S]*糖醇（赤藓糖醇）/, /不高/],
  ['l29vsausage', 'is this vegan sausage halal then', /^No pork/, /vegan diets/],
  [
    'l29vsausage',
    'says vegan on front but something about egg and milk at the bottom. so is it vegan or not',
    /^Both are right/,
    /Possibly/,
  ],
  ['l29yog', '配料写的是生牛乳，是没杀菌的生奶吗？我怀孕不敢喝生的', /^不是[^\n]*巴氏杀菌/, /查不到/],
  ['l29ham', '孕妇可以吃午餐肉吗 里面那个亚硝酸钠怕不怕', /^少吃为好[\s\S]*0-0\.07[\s\S]*IARC/, /^有，/m],
  ['l29jelly', '别绕弯子，把这果冻里里外外全给我讲一遍', /标签自己写着“[^”]*勿一口吞食/, /查不到/],
]

it.each(misread)('%s: %s is read by its own words', (label, question, wanted, unwanted) => {
  const said = ask(label, question).replace(/\[\d+\]/g, '')
  expect(said).toMatch(wanted)
  expect(said).not.toMatch(unwanted)
})
