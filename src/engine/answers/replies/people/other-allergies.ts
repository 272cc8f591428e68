import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { leads } from './leads.ts'

/** Foods of which people are allergic besides those that labels declare in China, in both languages. */
const others: readonly (readonly [string, RegExp])[] = [
  ['buckwheat', /buckwheat|荞麦/],
  ['corn', /\bcorn|maize|玉米/],
  ['mango', /mango|芒果/],
  ['peach', /peach|(?<!猕猴)桃(?!仁)/],
  ['kiwi', /kiwi|猕猴桃|奇异果/],
  ['garlic', /garlic|蒜/],
  ['tomato', /tomato|番茄|西红柿/],
  ['coconut', /coconut|椰/],
  ['pea', /\bpeas?\b|豌豆/],
  ['pollen', /pollen|花粉/],
]

const allergic =
  /([\u4e00-\u9fff]{1,5}?)(?:严重)?(?:过敏|敏感)|\ballergic to ([a-z]+)|\b([a-z]+)[- ]allerg(?:y|ic|ies)\b/
const generic =
  /^(?:阿司匹林|aspirin|对|我|他|她|人|容易|体质|食物|孩子|宝宝|皮肤|严重|会不会|会|food|an|any|severe|no|my|the|bad)$/

const ofQuestion = /[会不能吃喝的了吗有没是这那我他她它人]/

/** What a folded question says somebody is allergic to, where it is no allergen that labels declare: its word and its pattern. */
const allergyIn = (text: string): { word: string; pattern: RegExp } | null => {
  const [, chinese, after, before] = allergic.exec(text) ?? []
  const word = (chinese ?? after ?? before)?.replace(/^.*对/, '')
  if (!word || generic.test(word)) return null
  const known = others.find(([, pattern]) => pattern.test(word))
  if (known) return { word, pattern: known[1] }
  // A short Chinese word that no table knows, perhaps misheard: 麸制过敏.
  return chinese !== undefined && word.length >= 2 && word.length <= 4 && !ofQuestion.test(word)
    ? { word, pattern: new RegExp(word) }
    : null
}

/** An allergy to what no table of allergens has is answered by the words of the label alone; false where none is named. */
export const tellOtherAllergy = ({ who }: Heard, context: AnswerContext): boolean => {
  const allergy = who && who.allergens.length > 0 ? null : allergyIn(context.text)
  const label = context.asked.label?.text
  if (!allergy || label === undefined || context.flat.length === 0) return false
  const hits = context.flat.flatMap(({ name, otherName = '', role }, index) =>
    role === undefined && allergy.pattern.test(fold(`${name} ${otherName}`).text) ? [index] : [],
  )
  const isNamed = hits.length > 0 || allergy.pattern.test(fold(label).text)
  context.reply.say(
    isNamed
      ? {
          zh: `${leads.no.zh}：标签上写有${allergy.word}，过敏者不要吃。`,
          en: `${leads.no.en}: the label names ${allergy.word}; with an allergy to it, leave it.`,
        }
      : {
          zh: `${leads.depends.zh}：标签文字里没有出现${allergy.word}，但香辛料、香精和复合配料可能含有而不写明；过敏者请问厂家。`,
          en: `${leads.depends.en}: the label does not name ${allergy.word}, but spices, flavourings and compound ingredients may contain it unnamed; with an allergy ask the maker.`,
        },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}
