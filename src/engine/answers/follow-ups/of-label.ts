import type { Group } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import { type AnswerContext, subjectsAt } from '../replies/answer-context.ts'
import { claimsOf } from '../replies/label/claims.ts'
import { factStated } from '../replies/label/facts.ts'
import { sectionsOf } from '../replies/parts/parts.ts'
import { ofSubstance } from './of-substance.ts'
import { type Offer, offer, shortName } from './offer.ts'

const groupOffers: readonly { group: Group; zh: string; en: string }[] = [
  { group: 'children', zh: '孩子能吃吗？', en: 'Can children eat it?' },
  { group: 'pregnant', zh: '孕妇能吃吗？', en: 'Is it all right in pregnancy?' },
  { group: 'diabetes', zh: '糖尿病人能吃吗？', en: 'Can people with diabetes eat it?' },
  { group: 'hypertension', zh: '高血压能吃吗？', en: 'Is it all right with high blood pressure?' },
  { group: 'vegetarian_halal', zh: '素食者能吃吗？', en: 'Is it vegetarian?' },
  { group: 'gout', zh: '痛风能吃吗？', en: 'Is it all right with gout?' },
]

const longestClaim = 24
const isOpened = /[开開][封启啟盖蓋]|once open|after opening/i

/** A claim of the pack that a chip has room for. */
const claimOffer = (text: string): Offer[] => {
  const [claim] = claimsOf(text).filter(
    ({ words, kinds }) => kinds.length > 0 && words.length <= longestClaim,
  )
  return claim ? [offer('claim', '', `“${claim.words}”属实吗？`, `Is "${claim.words}" true?`)] : []
}

/** What is high by the table, asked for the whole pack. */
const levelOffers = ({ result }: AnswerContext): Offer[] => {
  const high = (nutrient: string): boolean =>
    result?.nutrition?.pack !== undefined &&
    result.nutrition.levels.some(one => one.nutrient === nutrient && one.level !== 'low')
  return [
    ...(high('sugars')
      ? [offer('nutrition', 'sugars', '整包有多少糖？', 'How much sugar is in the whole pack?')]
      : []),
    ...(high('salt')
      ? [offer('nutrition', 'salt', '整包的盐占一天多少？', "How much of a day's salt is in the whole pack?")]
      : []),
    ...(result?.nutrition
      ? [offer('nutrition', 'energy', '热量高不高？', 'How many calories are in it?')]
      : []),
  ]
}

/** Questions that this label gives reason to ask, the most telling first. */
export const ofLabel = (context: AnswerContext): Offer[] => {
  const { result, flat, knowledge, asked } = context
  if (!result) return []
  const text = asked.label?.text ?? ''
  const raised = groupOffers.filter(({ group }) =>
    result.groups.some(flag => flag.group === group && flag.level !== 'info'),
  )
  const additives = flat
    .flatMap((ingredient, index) => {
      const entry = knowledge.additive(ingredient.additiveId ?? '')
      return entry ? [{ ingredient, entry, index, tier: ingredient.tier ?? 0 }] : []
    })
    .sort((a, b) => b.tier - a.tier)
  const [worst] = additives
  const subject = worst && subjectsAt([worst.index], context)[0]
  const { zh, en } = worst ? shortName(worst.ingredient, worst.entry) : { zh: '', en: '' }
  const sachet = sectionsOf(context)
    .map(({ name }) => name.replace(/\s*[:：]\s*$/, ''))
    .find(name => /[包袋]$|\b(?:sachet|packet)\b/i.test(name))
  return [
    ...claimOffer(text),
    ...(subject && worst.tier > 1 ? ofSubstance(subject, context).slice(0, 1) : []),
    ...levelOffers(context).slice(0, 1),
    ...raised.slice(0, 1).map(one => offer('suits', one.group, one.zh, one.en)),
    ...(worst
      ? [offer('why', worst.ingredient.name, `${zh}是做什么用的？`, `What is ${en} in it for?`)]
      : []),
    ...(sachet ? [offer('parts', sachet, `${sachet}里有什么？`, `What is in the ${sachet}?`)] : []),
    ...(result.allergens.mayContain.length > 0
      ? [offer('has', 'traces', '可能混入哪些过敏原？', 'Which allergens may be in it as traces?')]
      : []),
    ...(additives.length > 2
      ? [offer('worst', '', '最该注意哪个成分？', 'Which ingredient should I watch most?')]
      : []),
    ...(isOpened.test(fold(text).text)
      ? [offer('fact', 'storage', '开封后怎么保存？', 'How do I keep it once opened?')]
      : []),
    ...raised.slice(1).map(one => offer('suits', one.group, one.zh, one.en)),
    ...levelOffers(context).slice(1),
    ...(result.score === null ? [] : [offer('score', '', '为什么是这个分数？', 'Why this score?')]),
    offer('substitute', '', '有没有更好的选择？', 'Is there a better choice?'),
    ...(factStated('shelf_life', text)
      ? [offer('fact', 'shelf_life', '保质期多久？', 'How long does it keep?')]
      : []),
    ...(subject ? ofSubstance(subject, context) : []),
    offer('processing', '', '是超加工食品吗？', 'Is it ultra-processed?'),
    offer('often', '', '能天天吃吗？', 'Can I eat it every day?'),
    offer('list', 'allergens', '有哪些过敏原？', 'Which allergens are in it?'),
  ]
}
