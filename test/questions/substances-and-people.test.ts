import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const byName: Readonly<Record<string, string>> = labels
const say = (label: string, question: string, ...before: string[]) =>
  askOf(question, analysed(byName[label] ?? label), ...before).answer.replace(/\[\d+\]/g, '')

const never = /undefined|得分|扣分|score|ADI|NOVA|关注程度/

describe('what ingredients are made of, for somebody with coeliac disease', () => {
  it.each([
    [
      'l26cheese',
      'the modified potato starch, and E331 339 452, any of those a problem for coeliacs',
      /potato starch: the label names potatoes[\s\S]*E331[\s\S]*salts, no cereals[\s\S]*No gluten was recognised/,
    ],
    [
      'l26mayo',
      'Coeliac here. Is the modified starch and the vinegar ok or are they from wheat or barley?',
      /names maize[\s\S]*distilled alcohol[\s\S]*No gluten was recognised/,
    ],
    [
      'l27gfloaf',
      'whats the hydroxy propyl thing in it and does it come from wheat',
      /cellulose of plant fibres; not of wheat[\s\S]*free from gluten/,
    ],
    [
      'l12crisps',
      'coeliac daughter, the malt vinegar, is that barley?',
      /^No, not for you[\s\S]*barley, a cereal with gluten/,
    ],
    ['l20oyster', '麸质不耐，蚝油里的改性玉米淀粉能吃吗', /^不能吃：含麸质[\s\S]*是玉米的，不是小麦/],
    [
      'l17yogurt',
      '我麸质过敏，羟丙基二淀粉磷酸酯是小麦做的吗',
      /变性淀粉[\s\S]*标签没有写[\s\S]*没有识别到麸质/,
    ],
    [
      'l13ramen',
      'coeliac: the modified potato starch and the 501, wheat in either of them?',
      /^No, not for you.*Wheat/,
    ],
  ])('%#: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(never)
  })

  it('tells of what microbes make that it is theirs, and no more', () => {
    expect(say('l15gfloaf', "I'm coeliac, is the vinegar ok, and the xanthan gum")).toMatch(
      /Xanthan Gum: made by microbes/,
    )
    expect(say('l15gfloaf', "I'm coeliac, is the xanthan gum from wheat")).not.toMatch(
      /Xanthan Gum[^\n]*not of wheat/,
    )
  })

  it('answers an allergy before the source', () => {
    expect(say('l27cookie', '孩子对蛋过敏，磷脂是蛋黄做的吗')).toMatch(/^不能吃：含蛋类[\s\S]*大豆/)
    expect(say('l24eggroll', 'my daughter is allergic to egg, is the lecithin from egg')).toMatch(
      /^No, not for you: contains egg/,
    )
  })
})

describe('a claim and a warning of the same pack', () => {
  it.each([
    [
      'l27nuggets',
      'says vegan on the front but then not suitable for milk allergy on the back, which is it??',
    ],
    ['l26mayo', 'it says vegan but also handles egg and milk. Which one do i believe??'],
    ['l25burger', 'it says suitable for vegans, but may contain milk. how can that be'],
    ['l22crisps', 'says suitable for vegans but handles milk, who is right'],
  ])('%s: %s', (label, question) =>
    expect(say(label, question)).toMatch(
      /^Both are right[\s\S]*recipe[\s\S]*traces[\s\S]*With an allergy.*do not eat it/,
    ),
  )

  it('takes 蛋奶素 for no claim of vegans', () => {
    expect(say('l27pineapple', '我吃全素，上面写蛋奶素，那我可以吃吗')).toMatch(/^不能：不适合纯素/)
    expect(say('l27pineapple', '我吃全素，上面写蛋奶素，那我可以吃吗')).not.toMatch(/对不上/)
    expect(say('l27pineapple', '蛋奶素是什么意思，为什么不是全素')).toMatch(
      /^蛋奶素不吃肉和水产，吃蛋和奶[\s\S]*雞蛋/,
    )
  })
})

describe('what is told of colours, meat and sweeteners', () => {
  it.each([
    [
      'l26energy',
      'My 12 year old wants this. Is the warning about colours real or just a formality?',
      /^The warning is real[\s\S]*EU law[\s\S]*trial[\s\S]*Not recommended for children/,
    ],
    ['l21gummy', '柠檬黄的警告是真的还是走形式', /^不是走形式，有法律和试验依据/],
    [
      'l26luncheon',
      'they say processed meat is same class as cigarettes. True for this tin?',
      /^The same group, but not the same danger[\s\S]*2015[\s\S]*2A/,
    ],
    ['l22lachang', '腊肠和烟酒是同一类致癌物？', /^同一组，但不是一样危险/],
    [
      'l26tea',
      '代糖不是说世卫致癌吗，这里面有没有那个阿斯巴甜',
      /阿斯巴甜[\s\S]*2023[\s\S]*2B[\s\S]*0–40 mg[\s\S]*三氯蔗糖、安赛蜜/,
    ],
    [
      'chocolate',
      'is anything in here banned in other countries',
      /^No ban of the additives[\s\S]*lists of other countries are not known/,
    ],
    [
      'l22gummy',
      'tongue went blue after these, is that bad',
      /colours[\s\S]*no sign of poisoning[\s\S]*doctor/,
    ],
    ['l14hotdog', 'is this as carcinogenic as smoking', /^The same group, but not the same danger/],
    [
      'l15gummy',
      'are these colours banned in some countries',
      /not banned in the EU[\s\S]*lists of other countries are not known/,
    ],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('goes on with both colours that make the green', () => {
    const answer = say('l26energy', 'and is that one banned in some countrys?', 'whats making it green')
    expect(answer).not.toMatch(/None found/)
    expect(say('l26energy', 'whats making it green')).toMatch(
      /^The green is mixed: tartrazine, brilliant blue/,
    )
  })
})

describe('evaluations of what was named', () => {
  it.each([
    [
      'l26mayo',
      'Is xanthan gum just a cheap filler? anything bad in the evaluations',
      /xanthan gum: JECFA not specified; EFSA/,
    ],
    ['l26energy', 'Sodium benzoate plus sorbate: JECFA ADIs for the both', /raised to 0-20[\s\S]*1200 mg/],
    [
      'l27nuggets',
      'Function of methyl cellulose here, and any numerical ADI?',
      /thickens[\s\S]*no JECFA or EFSA value/,
    ],
    ['l27cola', '苯甲酸钠 ADI 多少，60公斤的人一天多少毫克', /1200 mg/],
    ['l17yogurt', '果胶的安全评价有没有什么问题', /^果胶：JECFA 无需规定；EFSA[\s\S]*不需要定一个数值上限/],
  ])('%#: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/EDTA|potassium sorbate.*concern|300 mg a day/)
  })

  it('says no daily intake of what has none', () => {
    expect(say('l26toast', '孕期吃这个面包，脱氢乙酸钠对胎儿有没有影响啊')).not.toMatch(
      /ADI（每日允许摄入量）同样适用/,
    )
    expect(say('l27yogurt', '孕妇能吃明胶吗')).not.toMatch(/ADI（每日允许摄入量）同样适用/)
  })
})

describe('where it comes from', () => {
  it.each([
    ['l27yogurt', '胭脂虫红真是虫子做的吗？？好恶心', /^来自昆虫：胭脂虫红/],
    ['l27sausage', 'why is my sausage made of bugs, saw carmine on tiktok', /from insects/],
    ['l27yogurt', '这酸奶里那个明胶是拿什么做的，孕妇吃没事吧', /^来自动物：明胶[\s\S]*看用量/],
    [
      'l26toast',
      '吐司里哪些东西是动物来的，帮我全列出来',
      /鸡蛋、全脂乳粉[\s\S]*单，双甘油脂肪酸酯、硬脂酰乳酸钠、双乙酰酒石酸单双甘油酯、食用香精/,
    ],
    ['l26toast', '这面包回民能吃不', /单，双甘油脂肪酸酯、硬脂酰乳酸钠、双乙酰酒石酸单双甘油酯/],
    ['l27fishball', '我個外傭食 halal，佢食唔食得呢包魚蛋呀', /除蛋、奶外[\s\S]*核苷酸/],
    ['l27probar', 'is the collagen in this pig or cow', /From animals: the label calls it Bovine Collagen/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('who is meant', () => {
  it.each([
    ['l26puff', '我35岁了能偷吃儿子的泡芙吗哈哈', /儿童/],
    ['l15jelly', "I'm 40, can I eat my kid's jelly", /children/i],
    [
      'l27squash',
      'is the aspartame bad for the baby, my midwife told me to drink more',
      /child of 20 kg|under 12 months/,
    ],
  ])('%#: %s', (label, question, not) => expect(say(label, question)).not.toMatch(not))

  it.each([
    [
      'l27squash',
      'my little un is 10 months, can she have a splash of this',
      /^No: the label says .*not suitable for children under 12 months/,
    ],
    ['l27nuggets', 'we eat halal. worried about alcohol in the flavouring', /solvent of its flavourings/],
    ['l27latiao', '我婆婆信佛吃全素，葱蒜肉都不碰，这辣条她能吃么', /五辛[\s\S]*香辛料/],
    ['l26noodle', '懷孕後腳很腫，這包麵的鈉會不會太高', /^怀孕时肿得厉害[\s\S]*医生[\s\S]*1980 mg/],
    ['l25noodle', 'pregnant and my ankles are swollen, too salty?', /^Strong or sudden swelling[\s\S]*salt/],
    [
      'l27gfloaf',
      'is two slices of this ok for my mum, shes on metformin',
      /66 g\)?: 27\.\d g of carbohydrate[\s\S]*doctor/,
    ],
    ['l27soy', '酱油里放三氯蔗糖，对我这种打胰岛素的有影响没', /几乎不会：三氯蔗糖[\s\S]*2 g[\s\S]*医生/],
    ['l27cookie', '中秋就吃一口，胰岛素用加吗', /^用药和剂量请问医生/],
  ])('%#: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('says what is for two diets once', () => {
    const answer = say('l27latiao', '我婆婆信佛吃全素，葱蒜肉都不碰，这辣条她能吃么')
    expect(answer.match(/单,双甘油脂肪酸酯可能来自动物/g)).toHaveLength(1)
  })
})
