// Properties of the chat beside the report of the same label: each check returns what is broken, as sentences.
import type { Group, GroupFlag } from '../../../src/engine/index.ts'
import { analysed, ask } from '../../labels/asking.ts'

/** What a person of a group asks, in both languages. */
const QUESTIONS: Readonly<Partial<Record<Group, readonly [zh: string, en: string]>>> = {
  pregnant: ['孕妇能吃吗？', 'Can pregnant women eat this?'],
  infant_0_36m: ['宝宝能吃吗？', 'Can my baby eat this?'],
  children: ['孩子能吃吗？', 'Is it ok for kids?'],
  pku: ['苯丙酮尿症能吃吗？', 'Is it ok with PKU?'],
  gluten: ['乳糜泻能吃吗？', 'Is it gluten free?'],
  milk_allergy: ['牛奶过敏能吃吗？', 'Is it ok with a milk allergy?'],
  nuts: ['坚果过敏能吃吗？', 'Is it ok with a nut allergy?'],
  peanut: ['花生过敏能吃吗？', 'Is it ok with a peanut allergy?'],
  egg: ['鸡蛋过敏能吃吗？', 'Is it ok with an egg allergy?'],
  soy: ['大豆过敏能吃吗？', 'Is it ok with a soy allergy?'],
  diabetes: ['糖尿病人能吃吗？', 'Is it ok with diabetes?'],
  hypertension: ['高血压能吃吗？', 'Is it ok with high blood pressure?'],
  gout: ['痛风能吃吗？', 'Is it ok with gout?'],
  g6pd: ['蚕豆病能吃吗？', 'Is it ok with G6PD deficiency?'],
  vegetarian_halal: ['穆斯林能吃吗？', 'Is it halal?'],
}
/** What anybody asks. */
const GENERAL = ['这个好吗？', 'Should I buy this?', '可以天天吃吗？', '有没有更好的选择？']

/** First words that allow something. */
const ALLOWS =
  /^(?:可以|能(?!否)|适合|没问题|是[，。：]|放心|yes\b|sure\b|fine\b|it is (?:ok|fine|safe|suitable))/i
/** First words that say that nothing was found. */
const FINDS_NOTHING =
  /^(?:没有识别到|未识别到|标签上没有|未见|no (?:common|source|ingredient)|none\b|nothing\b)/i
/** Words that no answer may use of a product; what it denies ("不能放心") is no praise. */
export const PRAISE =
  /(?<!不能|不要|别|不)放心(?!不下)|值得(?:买|选|推荐)|很健康|非常健康|健康的选择|推荐购买|\b(?:healthy|good|great|safe) choice\b|perfectly safe|completely safe|\bhighly recommend/i

/** An answer to a person of a group that allows what the group's flag warns of. */
export const opposes = (
  { group, level, certainty, text }: GroupFlag,
  question: string,
  answer: string,
): string[] => {
  const isBan = level === 'avoid' && certainty === 'contains'
  const what = `${group} ${level} "${text.zh}", asked "${question}": "${answer.slice(0, 90)}"`
  if (ALLOWS.test(answer)) return [what]
  return isBan && FINDS_NOTHING.test(answer) ? [what] : []
}

/** What the chat says of a label against its report. */
export function chatBreaches(text: string): string[] {
  const label = analysed(text)
  if (!label || label.result.ingredients.length === 0) return []
  const broken: string[] = []
  for (const flag of label.result.groups)
    for (const question of QUESTIONS[flag.group] ?? [])
      broken.push(...opposes(flag, question, ask(question, label).answer))
  const isWarned = label.result.groups.some(({ level }) => level === 'avoid')
  for (const question of GENERAL) {
    const { answer } = ask(question, label)
    if (PRAISE.test(answer)) broken.push(`praise, asked "${question}": "${answer.slice(0, 90)}"`)
    if (isWarned && ALLOWS.test(answer)) broken.push(`allowed, asked "${question}": "${answer.slice(0, 90)}"`)
  }
  return broken
}
