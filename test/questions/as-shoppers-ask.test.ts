import { expect, it } from 'vitest'
import { analysed, answer } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const ask = (label: keyof typeof labels, question: string, ...before: string[]): string =>
  answer({
    question,
    history: before.flatMap(content => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: ask(label, content) },
    ]),
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
  // Round 28: a figure of the pack is read, and nothing forbidden or promised that is not.
  ['l28energy', '怀孕五个月能喝这个吗', /^不能[\s\S]*约含咖啡因 50 mg；EFSA（2015）：孕妇/],
  ['l28energy', '14岁能喝吗 考试要熬夜', /^不能：标签写着[\s\S]*50 mg/],
  ['l28cola', 'how much caffeine in a can', /36 mg/],
  ['l28cola', 'is it banned for comps', /WADA/],
  [
    'l28cola',
    'does this give you cancer',
    /^Possibly linked: Aspartame[\s\S]*0-40[\s\S]*IARC has not classified caramel colour itself[\s\S]*grades the evidence/,
  ],
  ['l28biscuit', '诱惑红用在饼干夹心限量多少', /07\.04[^。]*仅限饼干夹心[^。]*0\.1 g\/kg/],
  ['l28biscuit', 'TBHQ在饼干里安全吗', /0\.2 g\/kg。[\s\S]*以油脂中的含量计/],
  ['l28biscuit', '有牛奶鸡旦吗', /^有：含乳[\s\S]*可能有：[^。]*蛋类/],
  ['l28jelly', '会升血糖吗', /^(?![\s\S]*魔芋粉以淀粉)[\s\S]*白砂糖/],
  ['l28yogurt', '0蔗糖是不是就没有糖', /^(?![\s\S]*没有列出添加的糖)[\s\S]*结晶果糖不叫蔗糖，也是糖/],
  ['l28yogurt', '打着0蔗糖的旗号还放阿斯巴甜,不是说2B致癌吗', /^可能有关：IARC 把阿斯巴甜/],
  ['l28sausage', '我有通风,能吃火腿肠不', /痛风[\s\S]*嘌呤/],
  ['l28fishball', '佢話有55%魚肉,點知係咪真㗎', /^标签证明不了[^。]*55%/],
  ['l28gummies', '红色那个是虫做的吗,好恶心', /^有[^。]*胭脂虫红/],
  ['l28plum', '我在吃薄血药华法林,这个话梅会不会相冲', /药师[\s\S]*甘草/],
  ['l28latiao', '纯素的人能吃辣条吗', /单,双甘油脂肪酸酯[\s\S]*呈味核苷酸二钠/],
  ['l28zhacai', '写个0添加香精就健康了?', /^不等于：“0添加香精”[\s\S]*盐 4 g/],
  ['l28zhacai', '孕吐就想吃点榨菜,这么咸有事吗', /^不建议常吃（孕妇）[\s\S]*5\.8 g/],
  ['l28milktea', '磷酸氢二钾在奶精里有什么用', /^(?![\s\S]*凝固；)[\s\S]*不分层/],
  [
    'l28bread',
    'do they do a gluten free one of this',
    /^What else[^.]*label does not tell[\s\S]*This one: contains gluten \((?![^)]*Treatment)/,
  ],
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

/** What is named, and what the label has of it, is told by what was asked of it (rounds 30 and 31, and neighbours of them). */
const asAsked: readonly (readonly [keyof typeof labels, string, RegExp, RegExp, string?])[] = [
  [
    'l30apricot',
    'read that sulphur dioxide sets off asthma. true or just scare stories',
    /^For some people, yes/,
    /^No/,
  ],
  ['l25plum', '听说焦亚硫酸钠会引起哮喘是真的吗', /^有的人会/, /^不能/],
  ['l30mayo', 'does it contain edta', /^Yes[^\n]*E385/, /No EDTA/],
  [
    'l30mayo',
    'how many ppm of EDTA is actually in this batch',
    /^The label states no amount/,
    /No EDTA|recognised/,
  ],
  [
    'l30mayo',
    'is this mayo pasturised or does it have raw egg in, im expecting',
    /^The label says free from egg|^No/,
    /the milk was/,
  ],
  ['l30mayo', 'is it REALLY vegan? check the flavouring too', /^The label says/, /^Yes: the list names/],
  ['l30yudan', '食完味精會口渴係咪真㗎，呢包有冇落', /有，标签上写着621/, /这包/],
  ['l30yudan', '魚蛋買返嚟要放幾多度', /-18°C/, /酒精度/],
  ['l25cheese', '要放在多少度里', /2～10℃/, /酒精度/],
  ['l30zhacai', '字太小看不清，帮我看看这包榨菜能放多久', /12个月/, /加盐腌制/],
  [
    'l30cereal',
    'is the sugar in this cereal filtered with bone char',
    /^Not stated[^\n]*refined/,
    /there are bones/,
  ],
  ['l24fishball', '啲魚係喺邊個海捉㗎', /^没有写/, /含鱼类/],
  ['l24turkey', 'how were the turkeys slaughtered', /^Not stated[^\n]*slaughtered/, /I won't guess/],
  ['l31fishball', '这个鱼蛋孕妇吃要不要担心汞啊', /^看不出来[^\n]*汞/, /得分/],
  ['l30yudan', '魚蛋到底係乜嘢魚整㗎，條魚叫咩名', /門鱔、鱈魚/, /^有：/],
  ['l30guodong', '想去掉胭脂红，能用什么天然色素替', /^可以试：[^\n]*萝卜红/, /素食|红曲黄/],
  ['l25gummies', 'which natural colour could replace tartrazine', /^Worth trying: [^\n]*turmeric/, /vegan/],
  ['l25cola', '打完球喝这个比白水好吗', /^看为了什么/, /没法比较/],
  ['l30cereal', 'score out of 100 for this cereal pls, be brutal', /of 100/, /won't guess/],
  ['l24jelly', '吃这个算不算吃水果了', /^不算：[^\n]*浓缩草莓汁（2%）/, /得分/],
  [
    'l31bar',
    'can i live on just bars and water for 2 weeks to cut weight',
    /^No: the label says "Do not use as a sole source/,
    /laxative/,
  ],
  ['l25noodle', '一个月只吃这个行吗', /^不行/, /不建议常吃/],
  [
    'l30bar',
    'how much protien in one bar and where does it come from',
    /20 g[\s\S]*collagen/,
    /product name/,
  ],
  ['l31soy', '写着特级酿造怎么还放苯甲酸钠', /^苯甲酸钠的作用/, /^是/],
  [
    'l30niuroumian',
    '那不吃面饼，光用酱包和粉包呢',
    /粉包里有含麸质谷物：酱油粉/,
    /^有/,
    '乳糜泻的人能吃这桶面吗',
  ],
  ['l25noodle', '唔食麵餅,淨係飲湯包呢', /^不能，湯包里有含麸质谷物/, /我的资料里没有/, '麩質過敏食唔食得'],
  [
    'l30guodong',
    '那孕妇呢，偶尔吃一个有没有事',
    /^看用量：EFSA（2013）认为阿斯巴甜/,
    /没有识别到/,
    '果冻里的阿斯巴甜安全吗',
  ],
  [
    'l31cola',
    'and for pregnant women?',
    /^It depends on the dose: EFSA \(2013\)[^\n]*Aspartame/,
    /adults/,
    'is aspartame safe',
  ],
  ['l31jelly', '那它犯了什麼罪', /柠檬黄/, /^有/, '果凍這麼漂亮,裡面最壞的是哪一位?'],
  [
    'l31soup',
    'chicken powder, does the box say how the chicken was slaughtered?',
    /^Not stated/,
    /a seasoning/,
    'is the soup halal',
  ],
  [
    'l31cracker',
    '麦芽糊精是不是糖',
    /升血糖和糖差不多/,
    /查不到/,
    '老伴糖尿病二十年了,这饼干说零添加蔗糖,他能放心吃不',
  ],
]

it.each(asAsked)('%s: %s is told as it was asked', (label, question, wanted, unwanted, before) => {
  const said = ask(label, question, ...(before === undefined ? [] : [before])).replace(/\[\d+\]/g, '')
  expect(said).toMatch(wanted)
  expect(said).not.toMatch(unwanted)
})
