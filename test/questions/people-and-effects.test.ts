import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf, say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

type Row = readonly [label: keyof typeof labels, question: string, said: RegExp, not?: RegExp]

/** The answer to the last of several questions of one conversation, split by '|'. */
const ask = (label: keyof typeof labels, questions: string): string => {
  const [question = '', ...before] = questions.split('|').reverse()
  return askOf(question, analysed(labels[label]), ...before.reverse()).answer
}

const check = (rows: readonly Row[]) => {
  for (const [label, question, said, not] of rows)
    it(`${label}: ${question}`, () => {
      const text = ask(label, question).replace(/\[\d+\]/g, '')
      expect(text).toMatch(said)
      if (not) expect(text).not.toMatch(not)
    })
}

describe('an effect is answered by what is known of it, and by nothing else', () => {
  check([
    ['l15yogurt', '赤藓糖醇会升血糖不', /^几乎不会：赤藓糖醇[\s\S]*8\.8 g/, /ADI|GB 2760/],
    ['l15gummy', 'does maltitol still spike you', /^It does, but less than sugar\.[\s\S]*35/, /ADI|GB 2760/],
    ['l15bar', 'will this push my blood sugar up', /less than sugar[\s\S]*polyols/],
    ['l15lemontea', '飲咗血糖會唔會升得好快', /^会：配料里的糖/],
    ['l15sesame', '写着无蔗糖，糖尿病人能放心喝吗|那麦芽糊精呢，升糖快不快', /^会：麦芽糊精/, /GB 2760/],
    [
      'l15bar',
      'Would two of these a day upset my stomach?',
      /^Possibly[\s\S]*laxative[\s\S]*28.8 g of polyols/,
    ],
    ['l14bar', '同学说吃这个窜稀，真的吗', /^有可能：麦芽糖醇/],
    ['l15gummy', 'why does it say laxative on the back??', /Maltitol[\s\S]*The label (?:itself )?says/],
    ['l15sesame', '木糖醇吃多了会拉肚子吗', /^有可能：木糖醇是糖醇/, /ADI|犬/],
    [
      'l15gummy',
      'My 6 yr old goes wild after sweets. Are there any colours in these that can do that?',
      /^Possibly[\s\S]*E102\)?, [^.]*E129[\s\S]*The label (?:itself )?says/,
      /Sucralose/,
    ],
    ['l15jelly', '诱惑红会不会让小孩多动', /^有可能：诱惑红[\s\S]*注意力/, /ADI|GB 2760/],
    [
      'l14cereal',
      'are these colors bad for my 6 yr old, he has adhd',
      /^Possibly[\s\S]*RED 40[\s\S]*attention/,
    ],
    ['l15lemontea', 'does the sugar in this make kids hyper', /behav|caffeine/],
    [
      'l15energy',
      'Will it actually give me wings? what gives the kick',
      /^The caffeine does it[\s\S]*160 mg/,
      /Not really/,
    ],
    ['l15energy', 'will i be able to sleep after a can of this', /^Possibly[\s\S]*caffeine/],
    ['l15soup', 'does the msg give you headaches', /^Possibly[\s\S]*EFSA \(2017\)/],
    ['l15gummy', 'are these bad for my teeth', /^Possibly[\s\S]*enamel/],
  ])
})

describe('in pregnancy what is known of an additive comes before its numbers', () => {
  check([
    [
      'l15soup',
      "Is the MSG in this soup going to harm my baby? I'm expecting",
      /^No evidence[\s\S]*EFSA \(2017\)[\s\S]*as glutamic acid[\s\S]*alcohol/,
    ],
    [
      'l15yogurt',
      '孕妇可以喝这款酸奶吧？代糖对胎儿有没有影响',
      /没有查到孕期要避开赤藓糖醇、三氯蔗糖：ADI[\s\S]*不等于证明无害/,
      /方糖/,
    ],
    ['cola', '怀孕能喝阿斯巴甜吗', /^看用量：EFSA（2013）认为阿斯巴甜在 ADI/, /未见/],
    [
      'l15energy',
      'im 20 weeks pregnant, can i have one can of this?|and half a can?',
      /^No: the label says[\s\S]*80 mg of caffeine[\s\S]*200 mg a day in pregnancy/,
    ],
    ['l15plum', '孕吐想含颗话梅，糖精钠要紧吗', /^少吃为好/, /未见糖精钠/],
  ])
})

describe('how often is answered by the table where there is one', () => {
  check([
    ['l15latiao', '天天吃辣条会死吗哈哈', /^不建议常吃[\s\S]*5\.6 g[\s\S]*113%/, /标签看不出用量/],
    [
      'l14energy',
      'can i have 2 of these tmrw before my exam',
      /320 mg of caffeine[\s\S]*200 mg at once/,
      /tells no dose/,
    ],
    [
      'l15energy',
      'how many of these can i drink b4 an exam lol im 15',
      /^No[\s\S]*3 mg per kg/,
      /a little now and then/,
    ],
    ['l12kidyog', '孩子一天两杯会不会太多', /两杯（200 g）/, /1600/],
    ['l14milktea', '孕妇一天一杯行吗', /15 g）：糖 8\.3 g/, /300 g/],
    ['l15plum', '肾不好的人能吃话梅不', /^不建议（肾病）：每10 g含钠 865 mg（43%）[\s\S]*由医生定/],
  ])
})

describe('people with coeliac disease hear the source, and only of gluten', () => {
  check([
    ['l15soysauce', '乳迷泻的人能吃这个酱油吗', /^不能吃：含麸质（小麦）/],
    ['l15sausage', '这个肠里面有没有麸质？它淀粉也不写清是什么淀粉', /^可能有[\s\S]*麸质[\s\S]*小麦淀粉/],
    ['l15fishball', '我對麩質敏感，呢包魚蛋食得唔食得？', /^不能吃：含麸质/, /鱼|蛋类/],
    ['l15gfloaf', 'Is this loaf really safe for coeliacs?', /gluten[\s\S]*none was recognised/],
    [
      'l15soup',
      'can a celiac eat this|what if i pick the croutons out',
      /^No: without Croutons it still contains BARLEY/,
    ],
    ['l15bar', 'It says may contain gluten. How much would that actually be in ppm?', /^That cannot be told/],
    ['l14cookies', 'oats tho... ok for coeliac?', /^It depends[\s\S]*Gluten Free Oat Flour/],
    ['l13hotpot', '火锅底料写含小麦,在哪呢 没看到面粉啊', /郫县豆瓣里的小麦粉/],
    ['l14bar', 'it says may contain gluten|so is it actually in there or not?', /^Possibly/],
  ])
})

describe('where something comes from, for those who ask for their diet', () => {
  check([
    ['l15latiao', '吃素的能吃这个辣条不 有没有五辛', /^不能[\s\S]*大蒜粉/],
    ['l15latiao', '单硬脂酸甘油酯是动物来的还是植物来的，我是回族', /动物[\s\S]*植物/],
    ['l15gummy', 'Is the gelatine in here halal?', /^No[\s\S]*pork/, /does not say of which/],
    ['l15bar', 'Beef collagen - does that count as halal for us muslims or not', /^It depends[\s\S]*Bovine/],
    ['l15jelly', '果冻里有没有猪皮做的明胶呀', /^没有识别到明胶/, /来自动物/],
    [
      'l15energy',
      'Is the taurine in this from bulls? asking as a vegan',
      /^Mostly not from animals \(Taurine\)/,
    ],
    ['l14cereal', 'vitamin d3 is that the sheep one', /lanolin/],
    [
      'l15gummy',
      'Is the gelatine in here halal?|ok and the shiny coating, whats that made of',
      /beeswax[\s\S]*carnauba/,
    ],
    ['gummies', 'is this halal', /Gelatin \(made from animals[\s\S]*E120[^.]*from insects/],
    ['l15lemontea', '純素者飲得嗎？會唔會有蜂蜜', /没有识别到蜂蜜/],
    ['l13ramen', 'any beef or pork in the soup powder', /Beef Extract Powder/],
  ])
})

describe('who might come to harm is told so first', () => {
  check([
    ['l15fishball', '冇牙嘅老人家食魚蛋會唔會鯁親', /^有这个风险/, /分/],
    ['l15jelly', '老人一口吞这个会不会噎', /勿一口吞食/],
    ['l15hotpot', '发热包能吃不，煮熟了吃呢', /^不能吃.*标签写着“[^”]*发热包严禁食用”/],
    ['biscuit', '里面的干燥剂误吃了要紧吗，能吃吗', /^不能吃：干燥剂不是食品/],
    ['chocolate', '我爸血脂高能吃吗', /饱和脂肪[\s\S]*WHO（2023）/, /噎/],
    ['l15soysauce', '那焦糖色致癌的说法是真的还是假的', /4-甲基咪唑[\s\S]*2B/, /无需规定/],
    ['l15fishball', '二氧化鈦（171）歐盟同國標態度有咩唔同', /^欧盟[\s\S]*2022/, /没法比较/],
  ])
})

describe('cancer is asked of foods as well as of additives', () => {
  check([
    ['baijiu', '喝白酒致癌吗', /^有充分证据：IARC 把含酒精饮料列为 1 类/, /没有识别到/],
    ['l12wine', 'does red wine cause cancer', /group 1/],
    ['l12zhacai', '榨菜吃多了致癌吗', /2B（1993）/],
    ['crisps', '薯片致癌吗', /丙烯酰胺[\s\S]*2A/],
    ['l15sausage', '这个肠致癌吗', /加工肉列为 1 类/],
    ['l14bar', 'is plain caramel carcinogenic', /made without ammonia/],
  ])
})

describe('what nobody has found is said first, and nothing is padded', () => {
  check([
    ['l15lemontea', '呢盒嘢飲咗會唔會高返五厘米', /^没有查到/, /分（/],
    ['l15plum', '一口气干掉一整袋话梅我会不会变成咸鱼', /14\.1 g/, /没有识别到鱼类/],
    ['l15latiao', 'TBHQ对肝脏有没有伤害', /^没有查到/],
    ['l15soup', 'is palm oil unhealthy', /^It depends[\s\S]*LDL/, /number 5|alcohol/],
  ])
})

describe('each half of a question is answered', () => {
  check([
    ['milktea', '植脂末有反式脂肪吗，对心脏不好吧', /氢化植物油[\s\S]*低密度胆固醇/],
    ['l15vegham', '我有痛風，醫生叫我少吃豆類，這個素火腿可以吃嗎', /^少吃为好（痛风）[\s\S]*大豆蛋白/],
    ['l15jelly', '我打胰岛素的，吃两个这种果冻要多打几个单位', /^用药和剂量[\s\S]*4\.7 g/],
    ['veganburger', 'vegans ok? may contain milk?', /vegan[\s\S]*No milk/],
    ['l15sausage', '怀孕五个月了特别馋这个热狗肠，能吃吗', /^少吃为好[\s\S]*充分加热/],
    ['l15fishball', '海鲜过敏嘅人食得唔食得', /^不能吃：含鱼类/, /没有识别到/],
    ['l13energy', '一天两罐行不行', /每日不超过2罐[\s\S]*100 mg/, /3 岁/],
  ])
})

describe('words of one question are not taken for another', () => {
  check([
    ['l15jelly', '有麸质吗，乳糜泻', /^没有识别到麸质/, /魔芋/],
    ['l13popsicle', '我昨天空腹血糖7.8 算糖尿病了不', /就医/, /升血糖/],
    ['l14soy', '减盐减了多少 跟谁比的', /减少25%/, /控盐/],
    ['l15soup', 'vegetarian ok?', /Mono- and Diglycerides/, /Wine/],
    ['l15hotpot', '出家人能吃吗', /^(?:不能|没有识别到五辛)[\s\S]*牛油/],
    ['l14fishball', '包装上有清真标没', /鱼不要求按清真方式屠宰/],
    ['l14oatmilk', '周岁娃不爱喝牛奶 换成这个行么', /^不建议直接代替[\s\S]*2\.9 g/],
    ['l15bar', 'will this break my keto', /19.8 g of carbohydrate[\s\S]*polyols/, /Not really/],
    ['l15energy', 'i have afib can i drink this', /caffeine/i],
  ])
})

describe('somebody who is ill now is sent for help, and food is eaten as the pack says', () => {
  check([
    ['jelly', '宝宝被果冻噎住了怎么办', /120/, /切/],
    ['l15bar', '吃完拉肚子了，是不是这个的问题', /就医/, /糖醇/],
    ['l12gummy', 'are these ok for a diabetic hypo', /plan that your doctor gave you; call for help/],
    [
      'l13crab',
      'pregnant, can i eat these crab sticks cold or do they need cooking',
      /Fully cooked and pasteurised[\s\S]*listeria/,
      /heated through/,
    ],
    ['l14hotdog', '懷孕可唔可以直接凍食', /^少吃为好[\s\S]*微波加热后食用/],
    ['l13konjac', '便秘吃这个有用吗', /^看膳食纤维[\s\S]*EFSA 2010/, /分（/],
    ['l15energy', 'taurine good for heart?', /^Not on record/, /number 5/],
  ])
})

describe('what strangers of round 16 could have come to harm by', () => {
  const can =
    'Zero Energy Drink\nIngredients: Carbonated Water, Citric Acid, Sucralose, Caffeine (0.03%).\nHigh caffeine content (32 mg/100 ml). Not recommended for children or pregnant or breast-feeding women.\n500 ml. Serve chilled.\nNutrition per 100 ml\nEnergy 11 kJ\nFat 0 g\nCarbohydrate 0.5 g\nProtein 0 g\nSalt 0.18 g'
  const noodles = '牛肉面\n配料：小麦粉、食用盐、鸡蛋粉、大豆粉、白砂糖、食品添加剂（甜蜜素、糖精钠）'
  const balls = '急凍白魚蛋\n配料：魚肉、水、小麥澱粉、雞蛋白粉、鹽'
  const bar =
    'Protein Bar\nIngredients: Milk Protein, Caramel, Soya Crisps (Soya Protein, BARLEY Malt Extract), Salt.'

  it.each([
    [can, 'how much caffeine is in the whole can?? im 20 weeks pregnant', /160 mg/],
    [noodles, '我儿子昨天吃完这个身上起红疹子，是不是就是对它过敏了', /就医/],
    [noodles, 'he broke out in a rash after this, is he allergic', /see a doctor/],
    [noodles, '我食緊薄血藥，食呢個會唔會撞藥', /药/],
    [noodles, '袋子鼓起来了还能吃吗', /不要吃/],
    [
      bar,
      "packet is puffed up a bit but still in date, has it gone off? Don't want to risk it",
      /do not eat it/,
    ],
    [balls, '魚蛋入面有冇蛋㗎', /蛋类/],
  ])('%s: %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  it('names what is against it where somebody asks which one', () =>
    expect(say(bar, 'which ingredient is it then', 'is this bar ok for coeliacs?')).toMatch(/BARLEY/))

  it('calls nothing free to eat because of its sweeteners', () =>
    expect(say(noodles, '配料写的是甜蜜素糖精钠，那我这种血糖高的是不是反而可以放心吃')).not.toMatch(
      /^几乎不会/,
    ))

  it('does not take a question how it keeps for a pack gone bad', () =>
    expect(say(noodles, '为什么能放这么久不发霉')).not.toMatch(/不要吃/))
})

describe('what sources say, and no more: fructose, fibres, sugar alcohols, minors', () => {
  const wafer = '果糖威化\n配料：小麦粉、果糖、植物油、食用盐'
  const drink = '无蔗糖饮料\n配料：水、结晶果糖、低聚果糖、抗性麦芽糊精、浓缩苹果汁'
  const bar = '代餐棒\n配料：大豆蛋白、聚葡萄糖、可可粉\n过量食用可能引起腹泻。'
  const beer = '啤酒\n原料：水、麦芽、啤酒花\n酒精度：5%vol'
  const gum = 'Chewing gum\nIngredients: Mannitol, Gum Base, Flavourings.'
  const shake = 'Shake\nIngredients: Water, Oligofructose, Resistant Maltodextrin, Salt.'

  it.each([
    [wafer, '果糖会升血糖吗', /^会，但比糖少：果糖也是糖[^。]*碳水照算/],
    [drink, '无蔗糖，那升血糖吗', /结晶果糖也是糖/],
    [drink, '说没加蔗糖是真的吗', /结晶果糖不叫蔗糖，也是糖[^。]*碳水照算/],
    [gum, 'will mannitol give me the runs', /10 to 20 g a day/],
    [bar, '聚葡萄糖吃多了会拉肚子吗', /膳食纤维/],
    [beer, '小孩能喝吗', /未成年人[^。]*(?:卖酒|不要饮用)/],
    [beer, '致癌吗', /WHO 欧洲区 2023/],
  ])('%s: %s', (text, question, said) => expect(say(text, question)).toMatch(said))

  it.each([
    [drink, '说没加蔗糖是真的吗', /低聚果糖|抗性麦芽糊精|和糖差不多/],
    [drink, '低聚果糖会升血糖吗', /^会/],
    [drink, '糖尿病人能喝吗', /抗性麦芽糊精/],
    [drink, '升血糖吗', /抗性麦芽糊精不叫糖|糖（[^）]*低聚果糖/],
    [shake, 'does this raise blood sugar', /^It does|count as sugars|much as sugar/],
    [bar, '为什么写可能腹泻', /聚葡萄糖[^。]*糖醇/],
    [beer, '小孩能喝吗', /不得饮用/],
  ])('%s: %s says nothing false', (text, question, not) => expect(say(text, question)).not.toMatch(not))
})
