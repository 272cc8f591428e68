import type { Bilingual, Group } from '../result.ts'
import { labelFood } from './entities/food-category.ts'
import type { Subject } from './entities/subjects.ts'
import { sureFrom } from './planning/compose.ts'
import { isLeftOver } from './planning/left-over.ts'
import type { Question } from './question.ts'
import type { AnswerContext } from './replies/answer-context.ts'
import { claimsOf } from './replies/label/claims.ts'
import { factStated } from './replies/label/facts.ts'
import type { Heard } from './understanding/heard.ts'
import type { Wish } from './understanding/wishes.ts'

/** A question to offer, by what it would tell: nothing is offered twice. */
interface Offer extends Bilingual {
  wish: Wish
  /** The substance or the people it is about, '' for the label. */
  about: string
}

const most = 3

const offer = (wish: Wish, about: string, zh: string, en: string): Offer => ({ wish, about, zh, en })

/** Questions on one substance, what is not yet known of it first. */
const ofSubstance = ({ name, entry, index }: Subject, context: AnswerContext): Offer[] => {
  if (!entry) return [offer('why', name, `为什么要加${name}？`, `Why is ${name} in it?`)]
  const food = labelFood(context.asked, context.knowledge)
  const isClassified = entry.safety?.some(({ iarc }) => iarc !== '' && iarc !== '-') ?? false
  return [
    ...(isClassified ? [offer('cancer', name, `${name}致癌吗？`, `Does ${name} cause cancer?`)] : []),
    food
      ? offer(
          'limit',
          name,
          `${food.word}里${name}最多能加多少？`,
          `How much ${name} is allowed in this food?`,
        )
      : offer('limit', name, `${name}最多能加多少？`, `How much ${name} is allowed?`),
    offer('safe', name, `${name}安全吗？`, `Is ${name} safe?`),
    offer('evaluation', name, `欧盟怎么评价${name}？`, `What does EFSA say about ${name}?`),
    offer('adi', name, `${name}每天最多能吃多少？`, `How much ${name} a day is acceptable?`),
    ...(index === undefined ? [] : [offer('why', name, `为什么要加${name}？`, `Why is ${name} added?`)]),
  ]
}

const groupOffers: readonly { group: Group; zh: string; en: string }[] = [
  { group: 'children', zh: '孩子能吃吗？', en: 'Can children eat it?' },
  { group: 'pregnant', zh: '孕妇能吃吗？', en: 'Is it all right in pregnancy?' },
  { group: 'diabetes', zh: '糖尿病人能吃吗？', en: 'Can people with diabetes eat it?' },
  { group: 'hypertension', zh: '高血压能吃吗？', en: 'Is it all right with high blood pressure?' },
  { group: 'vegetarian_halal', zh: '素食者能吃吗？', en: 'Is it vegetarian?' },
  { group: 'gout', zh: '痛风能吃吗？', en: 'Is it all right with gout?' },
]

/** Questions that this label gives reason to ask, the most pressing first. */
const ofLabel = (context: AnswerContext): Offer[] => {
  const { result, flat, knowledge, asked } = context
  if (!result) return []
  const text = asked.label?.text ?? ''
  const raised = groupOffers.filter(({ group }) =>
    result.groups.some(flag => flag.group === group && flag.level !== 'info'),
  )
  const additives = flat
    .flatMap(({ name, additiveId = '', tier = 0 }, index) => {
      const entry = knowledge.additive(additiveId)
      return entry ? [{ name, entry, index, tier }] : []
    })
    .sort((a, b) => b.tier - a.tier)
  const [worst] = additives
  return [
    ...raised.slice(0, 1).map(({ group, zh, en }) => offer('suits', group, zh, en)),
    ...(worst ? [offer('what', worst.name, `${worst.name}是什么？`, `What is ${worst.name}?`)] : []),
    ...(result.score === null ? [] : [offer('score', '', '为什么是这个分数？', 'Why this score?')]),
    ...(claimsOf(text).length > 0
      ? [offer('claim', '', '包装上的宣称属实吗？', 'Are the claims on the pack true?')]
      : []),
    ...raised.slice(1).map(({ group, zh, en }) => offer('suits', group, zh, en)),
    ...(result.nutrition ? [offer('nutrition', '', '热量高不高？', 'How many calories are in it?')] : []),
    ...(additives.length > 1
      ? [offer('worst', '', '最该注意哪个成分？', 'Which ingredient should I watch most?')]
      : []),
    offer('substitute', '', '有没有更好的选择？', 'Is there a better choice?'),
    ...(factStated('shelf_life', text)
      ? [offer('fact', 'shelf_life', '保质期多久？', 'How long does it keep?')]
      : []),
    ...(worst ? ofSubstance(worst, context) : []),
    offer('often', '', '能天天吃吗？', 'Can I eat it every day?'),
    offer('processing', '', '是超加工食品吗？', 'Is it ultra-processed?'),
    offer('list', 'allergens', '有哪些过敏原？', 'Which allergens are in it?'),
  ]
}

/** The nearest readings of a question that was not understood for sure. */
const readingsOf = (heard: Heard, context: AnswerContext): Offer[] => {
  const { wish, others, subjects, confidence } = heard
  const isDeclined = isLeftOver(heard, context.result)
  if (confidence >= sureFrom && !isDeclined) return []
  const [subject] = subjects
  const all = [...(subject ? ofSubstance(subject, context) : []), ...ofLabel(context)]
  const nearest = isDeclined ? [wish, ...others] : others
  return nearest.flatMap(near => all.find(one => one.wish === near) ?? []).slice(0, 2)
}

const aboutOf = ({ wish, subjects, who, fact }: Heard): string[] => {
  if (wish === 'suits') return who?.groups.map(group => `suits ${group}`) ?? []
  if (wish === 'fact') return [`fact ${fact ?? ''}`]
  return subjects.length > 0 ? subjects.map(({ name }) => `${wish} ${name}`) : [`${wish} `]
}

/**
 * Three questions to go on with: the nearest readings of one that was not understood, then what is not yet known of the last
 * substance spoken of, then what the label gives reason to ask. Nothing the person has asked about this label already.
 */
export const followUpsOf = (heard: readonly Heard[], context: AnswerContext): string[] => {
  const language: Question['language'] = context.asked.language
  const known = new Set(heard.flatMap(aboutOf))
  const last = heard.at(-1)
  const [subject] = last?.subjects ?? []
  const offers = [
    ...(last ? readingsOf(last, context) : []),
    ...(subject ? ofSubstance(subject, context).slice(0, 3) : []),
    ...ofLabel(context),
  ]
  const chosen: Offer[] = []
  for (const one of offers) {
    const isKnown = known.has(`${one.wish} ${one.about}`)
    const isTaken = chosen.some(({ wish, zh }) => wish === one.wish || zh === one.zh)
    if (!isKnown && !isTaken && chosen.length < most) chosen.push(one)
  }
  return chosen.map(one => one[language])
}
