import { isSubstanceOfClass } from '../../matching/substance-classes.ts'
import type { Ingredient } from '../../result.ts'
import { type Audience, isNursing, isYoung } from '../entities/people.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { type Offer, offer, shortName } from './offer.ts'

const ofAnimals =
  /明[胶膠]|胶原|膠原|乳清|酶|gelatine?|collagen|whey|enzymes?|rennet|单.{0,2}双?甘油脂肪酸酯|mono-? ?and diglycerides/i

/** The first ingredient that is accepted, as a question names it. */
const named = (
  { flat, knowledge }: AnswerContext,
  accept: (ingredient: Ingredient) => boolean,
): { key: string; zh: string; en: string } | undefined => {
  const found = flat.find(one => one.role === undefined && accept(one))
  return found && { key: found.name, ...shortName(found, knowledge.additive(found.additiveId ?? '')) }
}
const isOf = (name: Parameters<typeof isSubstanceOfClass>[1]) => (one: Ingredient) =>
  isSubstanceOfClass({ id: one.additiveId, ins: one.ins ?? '', functions: one.functions }, name)

const isListed = ({ result }: AnswerContext, nutrient: string): boolean =>
  result?.nutrition?.rows.some(row => row.nutrient === nutrient) ?? false

/** What somebody who has said who they are has reason to ask of this label. */
export const ofPeople = (who: Audience, context: AnswerContext): Offer[] => {
  const { groups, diet, allergens } = who
  const polyol = named(context, isOf('polyol'))
  const dye = named(context, isOf('azoDye'))
  const caffeine = context.result?.groups.some(({ group }) => group === 'caffeine')
  const animal = named(context, ({ name }) => ofAnimals.test(name))
  const mayContain = context.result?.allergens.mayContain ?? []
  return [
    ...(groups.includes('diabetes') && isListed(context, 'carbohydrate')
      ? [
          offer(
            'nutrition',
            'carbohydrate',
            '整包有多少碳水？',
            'How much carbohydrate is in the whole pack?',
          ),
        ]
      : []),
    ...(groups.includes('diabetes') && polyol
      ? [offer('safe', polyol.key, `${polyol.zh}会升血糖吗？`, `Does ${polyol.en} raise blood sugar?`)]
      : []),
    ...(isYoung(groups) && dye
      ? [offer('safe', dye.key, `${dye.zh}对孩子有影响吗？`, `Does ${dye.en} affect children?`)]
      : []),
    ...(isYoung(groups) && isListed(context, 'sugars')
      ? [
          offer(
            'nutrition',
            'sugars',
            '整包的糖占孩子一天多少？',
            "How much of a child's day is the sugar in the whole pack?",
          ),
        ]
      : []),
    ...(isYoung(groups)
      ? [offer('often', 'children', '孩子能天天吃吗？', 'Can a child have it every day?')]
      : []),
    ...(groups.includes('pregnant') && caffeine
      ? [offer('amount', 'caffeine', '整包有多少咖啡因？', 'How much caffeine is in the whole pack?')]
      : []),
    ...(groups.some(one => /^(?:hypertension|ckd|gout)$/.test(one)) && isListed(context, 'salt')
      ? [offer('nutrition', 'salt', '整包的盐占一天多少？', "How much of a day's salt is in the whole pack?")]
      : []),
    ...(allergens.length > 0 && mayContain.length > 0
      ? [offer('has', 'traces', '可能混入哪些过敏原？', 'Which allergens may be in it as traces?')]
      : []),
    ...(diet !== null && animal
      ? [offer('origin', animal.key, `${animal.zh}是动物来的吗？`, `Is ${animal.en} from animals?`)]
      : []),
    ...(groups.includes('pregnant') && !isNursing(who)
      ? [offer('suits', '哺乳期', '那哺乳期呢？', 'And when breast-feeding?')]
      : []),
  ]
}
