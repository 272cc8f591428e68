import type { Bilingual, Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { inPlainWords } from '../../understanding/plain-words.ts'
import { type AnswerContext, bothNames, namesOf, onLabel, orWhole } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { allergenIndices, allergenName } from '../people/allergens.ts'
import { animalHits } from '../people/diets.ts'

const within = (one: Ingredient): Ingredient[] => one.children.flatMap(child => [child, ...within(child)])
const onlyEaten = /(?:只|光|净是|净|单)(?:是)?(?:吃|喝|用|放|加|泡|要)(.*)|\b(?:just|only) (?:the )?(.*)/
const leftOut =
  /(?:不|没|别)(?:放|加|要|用|吃|喝)[^，,。\s]{1,8}|[^，,。\s]{1,8}(?:我?都?不要|不放|不加)|\b(?:without|leave out|skip|no|not) (?:the |a )?\w+(?: \w+)?/g
const asksRest = /还有(?:什么|哪些|别的)|\bwhat else\b/
const except = /除了?[^，,。\s]{1,8}(?:以外|之外|外)?|\b(?:apart from|besides|except) the \w+/g

/** The sachets or layers of the product that a question speaks of, and those it leaves out are none of them. */
const partsAsked = ({ subjects }: Heard, { result, text }: AnswerContext): readonly Ingredient[] => {
  const parts = (result?.ingredients ?? []).filter(({ role }) => role === 'section')
  const [, zh, en] = onlyEaten.exec(text) ?? []
  const question = (zh ?? en ?? text.replace(except, ' ')).replace(leftOut, ' ')
  const named = parts.filter(({ name }) => {
    const key = inPlainWords(fold(name).text.replace(/[\s:(（].*$/, ''))
    return key.length > 1 && question.includes(key)
  })
  // The sauce sachet, asked in English of a Chinese pack.
  const translated = parts.filter(part => subjects.some(({ ingredient }) => ingredient === part))
  const found = named.length > 0 || /[\u4e00-\u9fff]/.test(text) ? named : translated
  return parts.length > found.length ? found : []
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

const asksLeft =
  /还有(?:什么|哪些|啥|别的)?|剩下|其余|(?:行|可以|能)(?:了)?[吗不么]|\bwhat else\b|\bany(?:thing)? else\b|\bthen\b/
const thrown =
  /([\u4e00-\u9fff]{1,4}?包)(?:[我都就]?(?:扔掉?|丢掉?|不用|不放|不要|不加|不吃)+)|\b(?:without|throw (?:away|out)|leave out|skip|bin)(?:ing)? the ([a-z]+(?: [a-z]+)?)/

/** The sachet that a question leaves out: 汤包 of 螺蛳汤料包, where one alone has all its characters. */
const partLeft = ({ result, text }: AnswerContext): Ingredient | undefined => {
  const [, zh, en] = thrown.exec(text) ?? []
  const parts = (result?.ingredients ?? []).filter(({ role }) => role === 'section')
  const isIn = (name: string): boolean =>
    zh ? [...zh].every(one => name.includes(one)) : en !== undefined && name.includes(en)
  const found = parts.filter(({ name }) => isIn(fold(name).text))
  return parts.length > 1 && found.length === 1 ? found[0] : undefined
}

/** Vegan, and the soup sachet is thrown away: what of the other parts is against it; false where no part is left out. */
const tellWithoutPart = ({ who }: Heard, context: AnswerContext): boolean => {
  const part = partLeft(context)
  const diet = who?.diet
  if (!part || !asksLeft.test(context.text) || (diet !== 'vegan' && diet !== 'vegetarian')) return false
  const left = within(part)
  const hits = animalHits(diet, context)
  const isLeft = (index: number) => left.some(one => one === context.flat[index])
  const rest = hits.filter(index => !isLeft(index))
  const gone = namesOf(hits.filter(isLeft), context)
  const names = namesOf(rest, context)
  const name = part.name.replace(/[:：]\s*$/, '')
  const without: Bilingual =
    hits.length > rest.length
      ? { zh: `（${name}里的是：${gone.zh}）`, en: ` (those in ${name} are ${gone.en})` }
      : { zh: '', en: '' }
  context.reply.say(
    rest.length > 0
      ? {
          zh: `还有：除了${name}，动物来源的配料是${names.zh}${without.zh}。`,
          en: `Yes: besides ${name}, the ingredients from animals are ${names.en}${without.en}.`,
        }
      : {
          zh: `没有识别到：除了${name}，其他部分没有列出动物来源的配料${without.zh}；添加剂用什么做的、有没有混入，标签没有写全，要问厂家。`,
          en: `None recognised: besides ${name}, the other parts list no ingredient from animals${without.en}. What additives are made of, and traces, the label does not fully state: ask the maker.`,
        },
    ...orWhole(context, onLabel(context, hits.slice(0, 6))),
  )
  return true
}

/** Where no presence was asked, only what somebody must not have is looked for in a part. */
const isOfNeed = ({ kinds, who }: Heard): boolean =>
  who !== null || kinds.some(({ allergen }) => allergen !== undefined)

/** Whether one thing is in one part of the product, and in which of the others. */
const tellOfPart = (
  part: Ingredient,
  { what, hits }: Sought,
  isForSomebody: boolean,
  context: AnswerContext,
): void => {
  const lead = isForSomebody ? { zh: '不能', en: 'No' } : { zh: '有', en: 'Yes' }
  const own = within(part)
  const name = part.name.replace(/[:：]\s*$/, '')
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

/** Is there gluten in the soup powder: in that part alone, and then in the others; false where no part was asked about. */
export const tellWithinPart = (heard: Heard, context: AnswerContext): boolean => {
  if (tellWithoutPart(heard, context)) return true
  const parts = partsAsked(heard, context)
  const sought = soughtBy(heard, context)
  if (
    parts.length === 0 ||
    !(heard.wish === 'has' || isOfNeed(heard)) ||
    sought.length === 0 ||
    asksRest.test(context.text) ||
    !/^(?:has|list|suits|claim|safe|what|origin)$/.test(heard.wish)
  )
    return false
  // For somebody what is against it comes first.
  const isIn = (part: Ingredient, { hits }: Sought) =>
    hits.some(index => within(part).some(one => one === context.flat[index]))
  const pairs = parts.flatMap(part => sought.map(one => ({ part, one, isIn: isIn(part, one) })))
  const isForSomebody = heard.wish === 'suits'
  if (isForSomebody) pairs.sort((a, b) => Number(b.isIn) - Number(a.isIn))
  for (const { part, one } of pairs) tellOfPart(part, one, isForSomebody, context)
  return true
}
