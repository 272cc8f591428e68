import { describe, expect, it } from 'vitest'
import { ask as askOf, say } from '../labels/asking.ts'

const refused = /查不到，不会猜|I don't have that, and I won't guess/

/** What is asked, in words of its own, and what an answer to it says. */
const english: readonly (readonly [readonly string[], RegExp])[] = [
  [['is it carcinogenic', 'does this give you cancer'], /IARC/],
  [['is this ultra processed', 'upf or not', 'how processed is this'], /NOVA/],
  [['when do they expire', 'when does this go out of date', 'whats the expiry'], /shelf life/],
  [['where should i keep it', 'do i have to refrigerate it'], /storage/],
  [['where is it made', 'what country is it from', 'where does it come from'], /origin/],
  [['what score does it get', 'rate it', 'whats the rating'], /\/ ?100|of 100/],
  [['any allergens in it', 'what allergens does it have'], /contain/i],
  [['how many calories', 'kcal?'], /kcal/],
  [['how many grams in the pack', 'net weight?'], /net content/],
  [['any artificial colours', 'is it artificially coloured'], /colour|Iron Oxides/],
]
const aroundEnglish = [
  (asked: string) => `${asked}? asking for my flatmate`,
  (asked: string) => `saw a tiktok about these, ${asked}`,
  (asked: string) => `my flatmate swears by them but ${asked}`,
  (asked: string) => `${asked} mate, be brutally honest`,
]
const englishLabels = ['l44oatbar', 'l47vegsausage', 'l43fish']

const chinese: readonly (readonly [readonly string[], RegExp])[] = [
  [['致癌吗', '吃了会不会得癌', '係咪致癌㗎'], /IARC|致癌/],
  [['算不算超加工', '係咪超加工食品'], /NOVA/],
  [['几时到期', '什么时候过期', '擺得幾耐'], /保质期/],
  [['要放冰箱里头伐', '放哪里存', '要唔要雪藏'], /储存方法|存放|保存|冷藏/],
  [['啥地方厂做的', '哪家做的', '係邊度嘅廠', '邊間廠整㗎'], /生产或经销者|标签写着：/],
  [['哪个地方来的', '邊度嚟㗎', '係咪入口貨'], /产地|厂家|经销者/],
  [['评分多少', '打多少分', '俾幾分'], /满分 100|分（/],
  [['有什么过敏原', '有咩致敏原'], /含|过敏原/],
  [['热量多少', '幾多卡路里'], /千卡/],
  [['多少克一包', '成包幾多克', '净含量多少'], /净含量|淨重|规格/],
]
const aroundChinese = [
  (asked: string) => `${asked}？我心里不踏实`,
  (asked: string) => `群里姐妹在传，${asked}`,
  (asked: string) => `新闻上说了，${asked}，我老太婆还敢买伐`,
  (asked: string) => `急！${asked} 在线等`,
]
const chineseLabels = ['l45sausage', 'l45bread', 'l44haw']

const variants = (
  cores: readonly (readonly [readonly string[], RegExp])[],
  around: readonly ((asked: string) => string)[],
  of: readonly string[],
) =>
  cores.flatMap(([asked, said], a) =>
    asked.flatMap((core, b) =>
      around.map((frame, c) => ({
        label: of[(a + b + c) % of.length] ?? '',
        question: frame(core),
        said,
      })),
    ),
  )

describe('a question with the cue of a known wish, among words that nothing accounts for', () => {
  it.each([
    ...variants(english, aroundEnglish, englishLabels),
    ...variants(chinese, aroundChinese, chineseLabels),
  ])('$label $question', ({ label, question, said }) => {
    const answer = say(label, question)
    expect(answer).not.toMatch(refused)
    expect(answer).toMatch(said)
  })
})

describe('what lies beside all labels stays declined', () => {
  it.each([
    ['l44haw', '嫦娥能吃吗她在月球上'],
    ['l45sausage', '掉地上三秒钟捡起来还能吃不'],
    ['l45sausage', '酱油写作文能得几分'],
    ['l43fish', 'do fish even have fingers'],
    ['l45lollies', 'which colour worm is going to win the world cup'],
    ['l45sausage', '跟旁边货架那个进口的比哪个蛋白高'],
  ])('%s %s', (label, question) => {
    expect(say(label, question)).toMatch(/查不到|没法比较|I don't have that|No label can tell/)
  })

  it.each([
    ['l45sausage', '多少钱一根，打几分', /价格/],
    ['l45fizz', 'how much ibuprofen can i take with it', /doctor or pharmacist/],
    ['l45sausage', '吃完吐了，是不是过期了', /就医/],
  ])('%s %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('what declines in the place of a refusal is a refusal as well', () => {
  it.each(['第一种盐是什么', '量子粉和引力糖哪个好'])('%s, without a label', question =>
    expect(askOf(question, null).isCovered).toBe(false),
  )
})

it.each([
  ['呢啲素丸係咪好健康㗎 我減緊肥想打邊爐', /健康/],
  ['踢完波飲呢個好唔好 定係齋水好啲', /白水就够/],
])('judges the food beside what somebody is up to: %s', (question, said) =>
  expect(
    say(
      '素丸\n配料：水、大豆蛋白、植物油、食用盐、白砂糖、味精\n营养成分表\n项目 每100克 NRV%\n能量 862kJ 10%\n蛋白质 15.0g 25%\n脂肪 12.0g 20%\n碳水化合物 9.6g 3%\n糖 1.6g\n钠 620mg 31%',
      question,
    ),
  ).toMatch(said),
)
