import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
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
/** No food, or no one thing. */
const generic =
  /^(?:阿司匹林|aspirin|对|我|他|她|人|容易|体质|食物|孩子|宝宝|皮肤|严重|会不会|会|food|an|any|severe|no|my|the|bad|additives?|nickel|latex|this|that|these|those|them|it|something|anything|everything|skin|seasonal|medicine|penicillin|antibiotics?|pollens?|dust|cats?|dogs?|foods?|any|known|other|and|or|with|has|have|is|are|to|of|in|from|for|your|our|his|her)$/

const ofQuestion = /[会不能吃喝的了吗有没是这那我他她它人]/

/** What a folded question says somebody is allergic to, where it is no allergen that labels declare: its word and its pattern. */
const allergyIn = (text: string): { word: string; pattern: RegExp } | null => {
  const [, chinese, after, before] = allergic.exec(text) ?? []
  const word = (chinese ?? after ?? before)?.replace(/^.*对/, '')
  if (!word || generic.test(word)) return null
  const known = others.find(([, pattern]) => pattern.test(word))
  if (known) return { word, pattern: known[1] }
  // Am I allergic, and not allergic: of nothing that was named.
  const isOfWord = after !== undefined || /[- ]allerg(?:y|ies)\b/.test(text)
  if (chinese === undefined)
    return isOfWord && word.length > 2 && !/^(?:not|never|real|true)$/.test(word)
      ? { word, pattern: new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`) }
      : null
  // A short Chinese word that no table knows, perhaps misheard: 麸制过敏.
  return word.length >= 2 && word.length <= 4 && !ofQuestion.test(word)
    ? { word, pattern: new RegExp(word) }
    : null
}

/** What somebody is allergic to where it is a substance or a class of them, as carmine or colours: its name and where the list has it. */
const substanceIn = (
  { text, who, subjects, kinds }: Heard,
  context: AnswerContext,
): { name: Bilingual; hits: readonly number[] } | null => {
  if (!/过敏|\ballerg(?:y|ic|ies)\b/.test(text) || asksEffect.test(text)) return null
  if (who && who.allergens.length + who.groups.length > 0) return null
  const [kind] = kinds.filter(({ functions }) => functions)
  if (kind) return { name: kind, hits: hitsOf(kind, context) }
  const [subject, ...others] = subjects
  if (!subject?.entry || others.length > 0) return null
  const { entry, index } = subject
  return { name: { zh: entry.zh, en: entry.en }, hits: index === undefined ? [] : [index] }
}
/** Whether it causes an allergy is another question. */
const asksEffect =
  /会(?:不会)?.{0,6}过敏|引起|导致|容易过敏|\b(?:cause|causes|give|gives|trigger\w*|does|can it|could it)\b/

/** An allergy to what no table of allergens has is answered by the words of the label alone; false where none is named. */
export const tellOtherAllergy = (heard: Heard, context: AnswerContext): boolean => {
  const { who } = heard
  if (tellNoSulphites(heard, context)) return true
  const substance = context.flat.length > 0 ? substanceIn(heard, context) : null
  if (substance) {
    sayOfSubstance(substance, context)
    return true
  }
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

const sayOfSubstance = (
  { name, hits }: { name: Bilingual; hits: readonly number[] },
  context: AnswerContext,
): void => {
  const names = namesOf(hits, context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `${leads.no.zh}：标签上有${names.zh}，对它过敏的人不要吃。`,
          en: `${leads.no.en}: the label lists ${names.en}; with an allergy to it, leave it.`,
        }
      : {
          zh: `${leads.depends.zh}：标签没有列出${name.zh}，但复合配料和香精可能含有而不写明；过敏者请问厂家。`,
          en: `${leads.depends.en}: the label does not list ${name.en}, but compound ingredients and flavourings may contain it unnamed; with an allergy ask the maker.`,
        },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
}

/** Sulphites, of which somebody is allergic or gets asthma, on a label that lists none; false where it lists some, or nobody is. */
const tellNoSulphites = ({ who, subjects, wish }: Heard, context: AnswerContext): boolean => {
  const isAsked = who?.groups.join() === 'sulfite_asthma' && wish === 'suits' && context.flat.length > 0
  const isListed =
    context.result?.groups.some(({ group }) => group === 'sulfite_asthma') ||
    subjects.some(({ index }) => index !== undefined)
  if (!isAsked || isListed) return false
  context.reply.say(
    {
      zh: '没有识别到亚硫酸盐（二氧化硫）；没有列出不等于没有：欧盟 10 mg/kg 以下可以不标，复合配料里带入的也可能不写。对它过敏或会诱发哮喘的，看整个包装，拿不准就别吃。',
      en: 'No sulphite (sulphur dioxide) was recognised, which is no proof that there is none: in the EU up to 10 mg/kg need not be declared, nor everything that compound ingredients carry in. With an allergy or asthma check the whole package, and in doubt leave it.',
    },
    ...wholeLabel(context),
    sourceCitation('(EU) No 1169/2011, annex II'),
  )
  return true
}
