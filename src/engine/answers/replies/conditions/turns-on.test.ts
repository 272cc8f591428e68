import { expect, it } from 'vitest'
import { analysed, ask as askOf } from '../../../../../test/labels/asking.ts'
import questionLabels from '../../../../../test/questions/labels.json' with { type: 'json' }

const say = (label: keyof typeof questionLabels, question: string, ...before: string[]) =>
  askOf(question, analysed(questionLabels[label]), ...before).answer.replace(/\[\d+\]/g, '')

it.each([
  // What a condition turns on comes first, of what is eaten at once.
  [
    'l31milkpowder',
    '我爸腎病要戒磷，呢個奶粉沖得未',
    /^少吃为好（肾病）：每份25 g含磷 200 mg（29%）[\s\S]*焦磷酸铁/,
  ],
  [
    'l31soup',
    'my mum is on dialysis, is a mug of this soup ok',
    /^Better only a little[^:]*: one mug \(250 ml\) has 620 mg of sodium[\s\S]*fluid/,
  ],
  ['l31soup', '透析病人能喝一杯吗？盐多不多', /^少吃为好（肾病）：每份250 ml含钠 620 mg/],
  [
    'l31soup',
    'Grandad has heart failure, how much salt in a mug',
    /^Better only a little[^:]*: 1\.55 g of salt/,
  ],
  [
    'l31noodle',
    '我爸心衰，医生让低盐，这个一包多少盐',
    /^不建议（心脏不好的人、要控盐的人）：整包112 g含盐 5\.7 g/,
  ],
  ['l30lingcha', '老人家腎不好，可以喝嗎', /^看情况（肾病、老年人）：整包250 ml含钠 30 mg/],
  [
    'l31plum',
    '孕吐就想含颗话梅,一天吃十颗行吗',
    /^不建议（孕妇）：每10 g（一颗有多重标签没有写）含盐 1\.63 g/,
  ],
  [
    'l31yogurt',
    'she is expecting and got gestational diabetis, is it ok',
    /diabetes\)[\s\S]*24 g of sugars[\s\S]*pregnancy/,
  ],
  // Pieces, mugs, meals and the weight that was named.
  ['l30danjuan', '一條幾多卡', /^一条（12\.5 g）含能量 268 kJ（64 千卡）/],
  ['l31soup', 'how much salt if he has two mugs', /^3\.1 g of salt/],
  ['l31soup', 'how much salt in the whole box', /^6\.2 g of salt .*4 portions of 250 ml/],
  ['l30apricot', 'how many carbs in 40g of these?', /^21\.2 g/],
  ['l30niuroumian', '老婆出差，我顿顿吃这个会不会变木乃伊', /3 份共324 g含盐 16\.8 g.*336%/],
  ['l30kaochang', '三岁半的儿子天天要吃，能给他吃吗', /一根（50 g）含盐 1\.14 g.*57%/],
  // The child's own age, named in a question before as well.
  [
    'l31gummies',
    'my boy is 6, how much of his sugar for the day is a 25 g portion',
    /68 % of what a child of 4 to 6/,
  ],
  ['l31gummies', 'so how many can he have in a day', /child of 4 to 6/, 'my boy is 6, are these ok'],
  // No sugar treats no hypo; processed meat after bowel cancer; caffeine by who was named anywhere.
  [
    'l31cola',
    'for a hypo would it work??',
    /^No, it will not bring blood sugar up[\s\S]*plan that your doctor/,
  ],
  ['l25cola', '低血糖了喝这个能升上来吗', /^不能靠它：几乎没有糖[\s\S]*按医生给你的方案/],
  ['l31sausage', '老伴得过肠癌做了手术,腊肠还能吃几口吗', /^最好不吃或少吃（肠癌）：这是加工肉制品/],
  ['hotdog', 'does this cause bowel cancer', /^There is evidence/],
  [
    'l31cola',
    'I am 7 months pregnant. How much caffeine is in this can and is it too much?',
    /up to 200 mg a day in pregnancy/,
  ],
  // The table and the list agree.
  ['l30dianjie', '写着0糖，那对血糖真的一点影响都没有？', /^几乎不会/],
  ['l30zhacai', '糖尿病人能吃吗', /^糖和碳水不多（糖尿病）[\s\S]*要看的是盐：整包80 g含盐 4\.7 g/],
  ['l30apricot', 'are these OK for diabetics? it says no added sugar', /^Better only a little \(diabetes\)/],
  [
    'l30lingcha',
    '一日飲三包檸檬茶會唔會肥',
    /^一次就超过一天的量：三包（750 ml）含糖 76\.5 g[\s\S]*315 千卡/,
  ],
  [
    'l30danjuan',
    '我膽固醇高，呢啲蛋卷食唔食得？有冇反式脂肪？',
    /雞蛋 28%[\s\S]*反式脂肪 0\.4 g[\s\S]*是不是氢化的，标签没有写/,
  ],
  // The age that the pack names, and two boxes.
  ['l30mibing', '宝宝刚满7个月 这个米饼可以吃不', /^月龄够了：标签写着“适宜人群：6月龄以上/],
  ['l30lingcha', '大肚婆一日飲兩盒會唔會太多', /^这么多就超过成人一天的量：两盒（500 ml）含糖 51 g/],
  ['energy', 'type 1, blood sugar dropping, will this help', /plan that your doctor gave you/],
  [
    'cheeseslices',
    'high blood pressure, can I have two slices',
    /^Only this much[^:]*: 0\.91 g of salt.*two slices \(33\.2 g\)/,
  ],
] as const)('%s: %s', (label, question, said, ...before: string[]) =>
  expect(say(label, question, ...before)).toMatch(said),
)

it.each([
  ['l30kaochang', '三岁半的儿子天天要吃，能给他吃吗', /100 g|只这一份/],
  ['l31soup', '透析病人能喝一杯吗？盐多不多', /读得不确定|算不出/],
  ['l31soup', 'my dad is 78 with heart failure, how much salt in one mug', /LDL|for certain/],
  ['l31noodle', '孩子闹着要吃，可以给他吃吗', /饱和脂肪、|糖多/],
  ['l30dianjie', '里面的青柠汁会升血糖吗', /^会/],
  ['l31cola', '7个月孕妇，一罐咖啡因多少，超了吗', /400 mg/],
] as const)('%s: %s says none of it', (label, question, not) => expect(say(label, question)).not.toMatch(not))
