import type { Bilingual, Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, namesOf, onLabel, orWhole } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { allergenIndices, allergenName } from '../people/allergens.ts'
import { animalHits } from '../people/diets.ts'

const within = (one: Ingredient): Ingredient[] => one.children.flatMap(child => [child, ...within(child)])
const onlyEaten = /(?:只|光|净是|净|单)(?:是)?(?:吃|喝)(.*)/
const leftOut =
  /(?:不|没|别)(?:放|加|要|用|吃)[^，,。\s]{1,8}|[^，,。\s]{1,8}(?:我?都?不要|不放|不加)|\b(?:without|leave out|skip) (?:the |a )?\w+(?: \w+)?/g
const asksRest = /还有(?:什么|哪些|别的)|\bwhat else\b/
const except = /除了?[^，,。\s]{1,8}(?:以外|之外|外)?|\b(?:apart from|besides|except) the \w+/g

/** The one sachet or layer of the product that a question speaks of. */
const partAsked = ({ result, text }: AnswerContext): Ingredient | undefined => {
  const parts = (result?.ingredients ?? []).filter(({ role }) => role === 'section')
  const question = onlyEaten.exec(text)?.[1] ?? text.replace(except, ' ').replace(leftOut, ' ')
  const named = parts.filter(({ name }) => {
    const key = fold(name).text.replace(/[\s:(（].*$/, '')
    return key.length > 1 && question.includes(key)
  })
  return parts.length > 1 && named.length === 1 ? named[0] : undefined
}

/** What is looked for in a part of the product, and where on the whole label it stands. */
interface Sought {
  what: Bilingual
  hits: readonly number[]
}

const soughtBy = ({ kinds, subjects, who }: Heard, context: AnswerContext): Sought[] => {
  const others = kinds.filter(({ allergen, special }) => !allergen && special !== 'alcohol')
  const foods = subjects.filter(({ ingredient }) => ingredient?.role !== 'section')
  const named = kinds.flatMap(({ allergen }) => (allergen && allergen !== 'any' ? allergen : []))
  const diet = who?.diet === 'vegan' || who?.diet === 'vegetarian' ? who.diet : undefined
  return [
    ...others.map(kind => ({ what: kind, hits: hitsOf(kind, context) })),
    ...(kinds.length === 0 ? foods : []).map(subject => ({
      what: bothNames(subject),
      hits: context.flat.flatMap(({ name, role }, index) =>
        role === undefined && name.includes(subject.name) ? [index] : [],
      ),
    })),
    ...[...new Set([...named, ...(who?.allergens ?? [])])].map(allergen => ({
      what: allergenName(allergen),
      hits: allergenIndices(allergen, context),
    })),
    ...(diet
      ? [
          {
            what: { zh: '动物来源的配料', en: 'ingredients from animals' },
            hits: animalHits(diet, context),
          },
        ]
      : []),
  ]
}

/** Where no presence was asked, only what somebody must not have is looked for in a part. */
const isOfNeed = ({ kinds, who }: Heard): boolean =>
  who !== null || kinds.some(({ allergen }) => allergen !== undefined)

/** Is there gluten in the soup powder: in that part alone, and then in the others; false where no part was asked about. */
export const tellWithinPart = (heard: Heard, context: AnswerContext): boolean => {
  const part = partAsked(context)
  const sought = soughtBy(heard, context)
  if (
    !part ||
    !(heard.wish === 'has' || isOfNeed(heard)) ||
    sought.length === 0 ||
    asksRest.test(context.text) ||
    !/^(?:has|list|suits|claim|safe|what|origin)$/.test(heard.wish)
  )
    return false
  const lead = heard.wish === 'suits' ? { zh: '不能', en: 'No' } : { zh: '有', en: 'Yes' }
  const own = within(part)
  const name = part.name.replace(/[:：]\s*$/, '')
  for (const { what, hits } of sought) {
    const isOwn = (index: number) => own.some(one => one === context.flat[index])
    const here = hits.filter(isOwn)
    const elsewhere = hits.filter(index => !isOwn(index))
    const names = namesOf(here.length > 0 ? here : elsewhere, context)
    const others: Bilingual =
      elsewhere.length > 0
        ? { zh: `，同一包的其他部分有：${names.zh}`, en: `, but in other parts of the pack: ${names.en}` }
        : { zh: '', en: '' }
    context.reply.say(
      here.length > 0
        ? {
            zh: `${lead.zh}，${name}里有${what.zh}：${names.zh}。`,
            en: `${lead.en}, ${name} contains ${what.en}: ${names.en}.`,
          }
        : {
            zh: `没有识别到：${name}里没有列出${what.zh}${others.zh}；过敏或严格忌口请以整包的提示为准。`,
            en: `None recognised: ${name} lists no ${what.en}${others.en}; with an allergy or a strict diet go by the warnings of the whole pack.`,
          },
      ...orWhole(context, onLabel(context, (here.length > 0 ? here : elsewhere).slice(0, 4))),
    )
  }
  return true
}
