import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'
import questionLabels from './labels.json' with { type: 'json' }

const say = (label: keyof typeof questionLabels | { text: string }, question: string, ...before: string[]) =>
  askOf(
    question,
    analysed(typeof label === 'string' ? questionLabels[label] : label.text),
    ...before,
  ).answer.replace(/\[\d+\]/g, '')

describe('what the pack forbids, of the age that is asked about', () => {
  const powder = {
    text: '高钙奶粉\n配料：生牛乳、麦芽糊精、碳酸钙\n提示：本品不适合婴幼儿食用\n净含量：400克',
  }
  const sweets = {
    text: 'Bears\nIngredients: Glucose syrup, sugar, gelatine.\nNot suitable for children under 4 years - choking hazard.',
  }
  const jelly = {
    text: '蒟蒻啫喱\n配料：水、白砂糖、蒟蒻粉、日落黃(110)\n警告：長者及三歲以下幼童切勿食用，以免哽塞',
  }

  it.each([
    [powder, '小孙子八个月能冲一点吗', /^不能：标签写着“提示：本品不适合婴幼儿食用”/],
    [powder, '我家宝宝11个月，能喝吗', /^不能：标签写着/],
    [powder, '孙女才10个月大，可以喝吗', /^不能：标签写着/],
    [
      sweets,
      'my daughter is 3, can she have these',
      /^No: the label says "Not suitable for children under 4/,
    ],
    [sweets, 'are these ok for my 2 year old', /^No: the label says/],
    [jelly, '幼稚園三歲班可唔可以派俾小朋友食', /^不能：标签写着“警告/],
    [jelly, '我七十八歲戴假牙，啱唔啱我食', /^不能：标签写着“警告[^”]*長者/],
    [jelly, '老人家食得嗎', /^不能：标签写着/],
    [jelly, 'can my grandma eat these', /^No: the label says/],
  ])('%j: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    [sweets, 'can my 6 year old have these', /^No: the label/],
    [jelly, '六岁孩子能吃吗', /^不能：标签/],
    [jelly, '幼稚園三歲班可唔可以派俾小朋友食', /尽量少吃|不宜常吃/],
    [jelly, '我七十八歲戴假牙，啱唔啱我食', /小口吃/],
  ])('%j: %s says nothing softer or harder', (label, question, not) =>
    expect(say(label, question)).not.toMatch(not),
  )
})

describe('high is what the table calls high', () => {
  it.each([
    // 0.8 g of salt, no sugar row and 10.3 g of carbohydrate, 15.8 g of sugar, 2.9 g of saturates, 0.8 g of salt.
    ['l23biscuit', '能给孩子吃吗', /盐/],
    ['l23sausage', '鸡蛋过敏的小孩可以吃这个热狗肠不', /糖/],
    ['l23konjac', '十岁小朋友食得嗎', /糖[^。]*[高多]/],
    ['l23crisps', 'is this healthy', /high in[^.]*saturated/],
    ['l23bar', 'can kids have it', /because of its[^.]*salt/],
    ['l22naifen', '这个健康吗', /盐偏多/],
  ] as const)('%s: %s', (label, question, not) => expect(say(label, question)).not.toMatch(not))

  it.each([
    ['l23biscuit', '能给孩子吃吗', /主要是糖、饱和脂肪多（白砂糖、/],
    ['l22energy', 'is this healthy', /high in[^.]*sugar/],
    ['l23sausage', '小孩能吃吗', /盐多/],
  ] as const)('%s: %s says what is high', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )
})

describe('the risk of this person, not the rule of a group', () => {
  it.each([
    // Round and springy at two years.
    ['l22yudan', '呢個魚蛋兩歲小朋友食唔食得㗎？', /噎住/],
    ['l23gummy', 'is this ok for a 2 year old', /choking/],
    // Somebody reacts to it.
    ['l23fishball', '佢食花生都會出疹，咖喱汁有冇花生', /^不能吃：含花生（咖喱汁里的花生醬）/],
    [
      'l22bar',
      'my son broke out in a rash after this, does it contain egg',
      /may contain egg[\s\S]*see a doctor/,
    ],
    [
      'l22bar',
      'she gets hives from egg, what about this',
      /^Better not: the label warns that it may contain egg/,
    ],
    ['l23noodle', '里面那个呈味核苷酸二钠是不是嘌呤', /^是：5'-呈味核苷酸二钠是嘌呤来源/],
    // Sugar under a year.
    ['l22yogurt', '宝宝11个月可以喝这个酸奶不', /^不建议（婴幼儿）：加了糖[^。]*WHO/],
    ['l23yogurt', '一岁的宝宝能喝吗', /^不建议（婴幼儿）：加了糖/],
    // Raw sausage is not sold cooked.
    ['l22lachang', '怀孕五个月，想吃腊肠行吗', /加热透了再吃[^。]*非即食/],
    ['l22lachang', '怀孕五个月，里面的亚硝酸钠对宝宝有影响吗', /^要避免（孕妇）/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l22yogurt', '宝宝11个月可以喝这个酸奶不', /常吃/],
    ['l23crisps', 'my daughter is allergic to milk, is there any in it', /not liquid milk/],
    ['l22lachang', '怀孕五个月，里面的亚硝酸钠对宝宝有影响吗', /做熟了卖的|20 kg 的孩子|3 岁以下/],
    ['l22gongzai', '懷孕可以食呢款即食麵嗎', /做熟了卖的|李斯特/],
  ] as const)('%s: %s says nothing false', (label, question, not) =>
    expect(say(label, question)).not.toMatch(not),
  )
})

describe('kidneys: phosphates, potassium and aluminium each by itself', () => {
  it.each([
    ['l23sausage', '我肾不好要控磷，这个肠里哪些添加剂是含磷的', /^含磷的有：三聚磷酸钠、焦磷酸钠；/],
    ['l22yudan', '肾病要限磷，呢包魚蛋食得嗎', /^少吃为好（肾病）：配料里有含磷的（三聚磷酸鈉、六偏磷酸鈉/],
    ['l23noodle', '慢性肾病三期能吃这个泡面吗，就想吃一口', /含磷的（[^）]*三聚磷酸钠）、含钾的（碳酸钾）/],
    ['l22gongzai', '肾病要低钾，这个面能吃吗', /^少吃为好（肾病）：配料里有含钾的（碳酸鉀/],
    ['l22crisps', 'does it contain potassium', /potassium chloride/],
    [
      'l22crisps',
      'I have ckd, can I have these',
      /^No, not before a doctor was asked: potassium chloride is number \d/,
    ],
    [
      'l23bouillon',
      'he takes spironolactone, so no extra potassium. ok for him?',
      /^No, not before[^.]*number 1[\s\S]*"This product contains potassium/,
    ],
    ['l23bouillon', 'says 40% less sodium, better for my kidneys?', /^No, not before[^.]*potassium chloride/],
    ['l23soda', '肾病的人能喝吗，里面有磷酸', /含磷的（磷酸）[\s\S]*肾病的限量由医生定/],
    [
      'l22huamei',
      '老伴肾不好，话梅能不能吃两个',
      /每10 g（一个有多重标签没有写）含钠 690 mg（35%）[\s\S]*由医生定/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l23sausage', '我肾不好要控磷，这个肠里哪些添加剂是含磷的', /卡拉胶|山梨酸钾|铝/],
    ['l23noodle', '慢性肾病三期能吃这个泡面吗', /磷、钾或铝|铝/],
    ['l23soda', '肾病的人能喝吗，里面有磷酸', /JECFA|EFSA|70|40（/],
    ['l23fishball', '我洗緊腎，呢包魚蛋食唔食得', /只这一份|350 g/],
    ['l23bouillon', 'he takes spironolactone, so no extra potassium. ok for him?', /43\/100/],
  ] as const)('%s: %s says nothing of others', (label, question, not) =>
    expect(say(label, question)).not.toMatch(not),
  )
})

describe('what could hurt somebody is said first and without softening', () => {
  it.each([
    ['l24shaqima', '孩子对花生过敏，能吃吗', /花生过敏的人不要吃/],
    ['l24icecream', '对坚果过敏能吃吗', /坚果过敏的人不要吃/],
    ['l24gummies', 'milk allergy, safe?', /With an allergy to milk do not eat it/],
    ['l24fishball', 'BB一歲未夠，可唔可以俾佢試下？', /^不能给 3 岁以下/],
    ['l22yudan', 'BB八個月可以食嗎', /^不能给 3 岁以下/],
    ['l12gummy', 'my baby is 10 months, ok?', /^No, not under 3 .*choking/],
    ['l24turkey', 'ok for a 3 year old? do they need cutting up?', /cut franks lengthwise into small pieces/],
    ['l24turkey', 'do these need cutting up for kids', /cut franks lengthwise into small pieces/],
    ['l24turkey', 'no pork, so would you say its halal', /^It depends.*slaughtered.*cannot be called halal/],
    ['l24duckneck', '鸭肉的，穆斯林能吃吗', /^不能：含酒精（料酒、黄酒）：不适合清真。$/],
    ['l24lactic', '我长痘，医生开了药不想吃，喝这个能不能把痘治好啊', /^不能代替药/],
    ['l24lactic', '喝这个就不用吃降糖药了吧', /^不能代替药/],
    ['l24energy', 'can i drink this instead of taking my adhd meds', /^No, it does not replace medicine/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l24fishball', 'BB一歲未夠，可唔可以俾佢試下？', /常吃/],
    ['l24turkey', 'ok for a 3 year old?', /infants and toddlers/],
    ['l24turkey', 'no pork, so would you say its halal', /Nothing contradicts/],
    ['l24duckneck', '鸭肉的，穆斯林能吃吗', /素食/],
    ['l22naifen', '食緊薄血藥，可唔可以飲', /代替药/],
  ] as const)('%s: %s says nothing else', (label, question, said) =>
    expect(say(label, question)).not.toMatch(said),
  )
})

describe('conditions and creeds for which no rule warns', () => {
  it.each([
    ['l33noodle', '肠易激能吃这个泡面吗', /^不建议（肠易激[\s\S]*小麦粉[\s\S]*MedlinePlus/],
    ['l30bar', 'ibs here, would this bar set me off', /^Better not \(irritable bowel.*polyols/],
    ['l33spicystrips', '我老公反酸,这个辣条能吃吗', /^少吃为好（胃食管反流）：.*辣椒[\s\S]*脂肪 18/],
    [
      'l33cheesestick',
      'histamine intolerance can i have this cheese',
      /^That cannot be told.*no label states histamine/,
    ],
    ['l32electro', '甲亢能喝这个吗', /^先问医生（碘、甲状腺）/],
    ['l33ham', '我妈刚开完刀能吃火腿肠补补吗', /^先问[\s\S]*脂肪/],
    ['l33gummies', 'is this kosher', /^No, not kosher.*Gelatine \(Pork\)/],
    ['l32shake', 'is this ok for jews', /^It depends \(kosher\).*not eaten with meat/],
    ['l31gfbread', 'Jain friendly?', /^No \(Jain diet\).*EGG/],
    ['l33proteinbar', 'im hindu is this ok', /^No, not for Hindus.*Bovine/],
    ['l33cheesestick', '印度教的朋友能吃吗', /^看情况（印度教.*明胶/],
  ] as const)('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
    expect(say(label, question)).not.toMatch(/得分|scores? \d|五辛|five pungent/)
  })

  it('reads the sulphites of a glucose syrup, for asthma before its sugar', () => {
    const sweets = 'Sweets\nIngredients: Glucose Syrup (contains Sulphites), Sugar, Pork Gelatine'
    const wheat = sweets.replace('contains Sulphites', 'from wheat')
    expect(say({ text: sweets }, 'daughter has asthma, ok for her?')).toMatch(/^No.*sulphites: Glucose Syrup/)
    expect(say({ text: wheat }, 'any gluten?')).not.toMatch(/^Yes/)
  })
})

it('tells milk protein from lactose', () => {
  const creamer = { text: 'Creamer\nIngredients: Glucose Syrup, Palm Oil, Sodium Caseinate (Milk Protein)' }
  expect(say(creamer, 'can lactose intolerant people drink it')).toMatch(
    /^It depends \(lactose intolerance\): no source of lactose was recognised, but it contains milk/,
  )
})

describe('in pregnancy and breast-feeding a plain word first', () => {
  const sachets = {
    text: '3-in-1 Coffee\nIngredients: Sugar, Instant Coffee Powder (12%)\nNet weight: 450 g (15 sachets x 30 g)\nServing size: 1 sachet (30 g)\nPer serving\nEnergy 128 kcal\nSodium 110 mg\nCaffeine approx. 65 mg',
  }
  it.each([
    [sachets, '26 weeks pregnant how many sachets a day max', /65 mg of caffeine[\s\S]*3 at most \(195 mg\)/],
    ['l33gfcookies', 'is there raw egg in these, im pregnant', /^No, not raw.*baked/],
    ['l32shake', 'pregnant. is the carrageenan a worry?', /^Nothing on record says to avoid carrageenan/],
    ['l33cheesestick', '孕妇可以吃奶酪棒吗', /^不建议常吃（孕妇）：主要是饱和脂肪多/],
    ['l30shengchou', '哺乳期宝宝三个月，吃了会不会通过奶水影响他', /^会不会经乳汁影响宝宝，我的资料里没有/],
  ] as const)('%#: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
    expect(say(label, question)).not.toMatch(/得分|scores/)
  })
})

describe('several allergens, other people’s rules, and a drive', () => {
  const bread = {
    text: '小面包\n配料：小麦粉、鸡蛋、白砂糖、夹心酱（植物油、乳粉）\n净含量：400克',
  }
  const bar = {
    text: 'Oat Bar\nIngredients: Oats, Sugar, ALMONDS (8%), Palm Fat, Sucralose.\nAllergens in capitals.',
  }
  const liqueurs = {
    text: '酒心巧克力\n配料：白砂糖、可可脂、可可液块、白兰地、全脂乳粉\n净含量：100克',
  }
  const roll = { text: '山楂卷\n配料：山楂、白砂糖、麦芽糖浆\n净含量：75克' }

  it.each([
    [bread, '小面包里有蛋有奶吗', /蛋[\s\S]*乳/],
    [bread, '有没有花生、虾、鱼、奶、蛋', /乳[\s\S]*蛋|蛋[\s\S]*乳/],
    [
      bar,
      'Can my 7 year old take one of these in his lunchbox? School is strictly nut free',
      /^No, not suitable: contains tree nut/,
    ],
    [bar, '幼儿园不让带坚果，孩子能带这个吗', /^不能吃：含坚果/],
    [liqueurs, '一会儿开车接娃，先吃5颗，查酒驾查不出来吧', /^不能开车前吃：含白兰地/],
    [roll, '听婆婆说山楂会滑胎，这个山楂卷我还能吃吗，孕8周', /孕妇/],
    [bar, 'had two of these and my stomach was in bits, what in it does that', /^(?!The score)/],
  ])('%j: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('what a stranger’s labels and questions of two rounds got wrong', () => {
  it.each([
    ['l35milktea', '一小包有多少糖', /^一小包（20 g）含糖 11 g/],
    ['l35oyster', '一次用一汤匙会不会太咸', /一汤匙（15 g）含盐 1\.7 g[\s\S]*34%/],
    [
      'l35gummies',
      'does it say which animal the gelatine is from',
      /^From animals[^.]*does not say of which/,
    ],
    ['l35probar', 'Has this batch been tested for banned substances, like informed sport?', /WADA/],
    [
      'l35gummies',
      'it says glucose syrup from wheat, so is that a no for coeliac?',
      /^It depends: Glucose Syrup/,
    ],
    ['l35luncheon', '脂肪会不会比蛋白质还高', /^脂肪更多：每100 g 脂肪 20 g、蛋白质 10\.5 g/],
    [
      'l35gfbread',
      'Front says no artificial preservatives but i can see calcium propionate. so which is it',
      /^No: the label says "No artificial preservatives", yet the list contains Calcium Propionate/,
    ],
    ['l35noodle', '牛肉面的牛肉藏哪儿了', /酱包（精炼牛油、牛肉）/],
    ['l35cola', 'Type 2 here. Will this cola put my sugar up?', /^Not much sugar/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('reads caffeine that is printed for a portion', () => {
    const tea = {
      text: '三合一奶茶\n成分：砂糖、奶精、紅茶粉\n每一份量 20公克\n本包裝含 15份\n熱量 88大卡\n蛋白質 0.6公克\n脂肪 2.4公克\n鈉 60毫克\n咖啡因含量：每份35毫克\n淨重：300公克（20公克×15包）',
    }
    expect(say(tea, '懷孕28週可以喝幾包')).toMatch(/35 mg/)
    expect(say(tea, '早上喝过一杯拿铁，铁会不会太多')).not.toMatch(/拿铁/)
  })
  it.each(['是什么**0{是什么', '酱包里有什么', '调料**+包里有盐吗', '酱包的盐多少克'])(
    'answers whatever characters a name has: %s',
    question => {
      const odd = {
        text: '面\n配料：是什么**0（小麦粉、盐）、酱包*[+ 12g（盐、糖）、调料**+包（盐、糖）、山梨酸钾',
      }
      expect(say(odd, question)).not.toBe('')
    },
  )
  it('does not call half a bottle more than one', () => {
    const can = {
      text: '能量饮料\n配料：水、白砂糖、咖啡因\n咖啡因含量：20mg/100mL\n每日饮用不超过1瓶\n净含量：500mL',
    }
    expect(say(can, '我今天已经喝了两杯拿铁了，再来半瓶这个咖啡因超不超')).toMatch(
      /^标签写着[\s\S]*没到[\s\S]*50 mg/,
    )
    expect(say(can, '再来一瓶行吗')).toMatch(/^不行/)
  })
  it('asks for help where the heart races after it', () => {
    const drink = { text: '能量饮料\n配料：水、白砂糖、咖啡因\n净含量：500ml' }
    expect(say(drink, '喝完心砰砰跳手抖，是不是我心脏有毛病了')).toMatch(/就医/)
  })
  it('has no nutrient of a claim above the table or of a modified starch', () => {
    const nutrition = analysed(
      '成分：糖、改性玉米澱粉（1422）\n反式脂肪 0公克\n每份20公克\n熱量 86大卡\n蛋白質 0.6公克\n脂肪 2.4公克\n反式脂肪 0公克\n碳水化合物 15.6公克\n糖 11.0公克\n鈉 62毫克',
    )?.result?.nutrition
    expect(nutrition?.rows.map(({ nutrient }) => nutrient)).toEqual([
      'energy',
      'protein',
      'fat',
      'transFat',
      'carbohydrate',
      'sugars',
      'sodium',
    ])
  })
})
