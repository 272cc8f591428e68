import { labelFood } from '../entities/foods/food-category.ts'
import type { Subject } from '../entities/subjects.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { hasKnownOrigin } from '../replies/identify.ts'
import { type Offer, offer, shortName } from './offer.ts'

/** What is worth asking next about an additive, the gravest first; nothing about a plain food. */
export const ofSubstance = (
  { name, entry, ingredient, ...subject }: Subject,
  context: AnswerContext,
): Offer[] => {
  if (!entry) return []
  const { zh, en } = ingredient ? shortName(ingredient, entry) : { zh: name, en: name }
  const food = labelFood(context.asked, context.knowledge)
  const isClassified = entry.safety?.some(({ iarc }) => iarc !== '' && iarc !== '-') ?? false
  return [
    ...(isClassified
      ? [offer('cancer', name, `${zh}致癌吗？`, `Is ${en} linked to cancer?`)]
      : [offer('safe', name, `${zh}有害吗？`, `Is ${en} harmful?`)]),
    ...(hasKnownOrigin({ name, entry, ...(ingredient ? { ingredient } : {}), ...subject })
      ? [offer('origin', name, `${zh}是从哪里来的？`, `Where does ${en} come from?`)]
      : []),
    food
      ? offer('limit', name, `${food.word}里${zh}最多能加多少？`, `How much ${en} is allowed in this food?`)
      : offer('limit', name, `${zh}最多能加多少？`, `How much ${en} is allowed?`),
    offer('evaluation', name, `欧盟怎么评价${zh}？`, `What does EFSA say about ${en}?`),
    offer('adi', name, `${zh}每天最多能吃多少？`, `How much ${en} a day is acceptable?`),
    ...(subject.index === undefined ? [] : [offer('why', name, `为什么要加${zh}？`, `Why is ${en} added?`)]),
  ]
}
