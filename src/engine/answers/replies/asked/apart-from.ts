import type { Allergen, Bilingual, Ingredient } from '../../../result.ts'
import { literally } from '../../../text/literally.ts'
import { fold } from '../../../text/normalize.ts'
import { allergensIn, type Kind, kindsIn, sugarKind, sweetenerKind } from '../../entities/kinds.ts'
import { leftOutIn } from '../../entities/left-out-words.ts'
import { detectAudience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, leavesOf, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { sectionsOf, within } from '../parts/parts.ts'
import { allergenHits, allergenIndices, allergenName } from '../people/allergens.ts'
import { animalHits, unclearHits } from '../people/diets.ts'

const otherThing =
  /(?:别的|其[他它余](?:的)?|另外的?)(?![吗嘛没吧呢么的])([\u4e00-\u9fff]{1,4}?)(?=[吗嘛没吧呢么的，。,?]|$)|\bother (?:kinds? of )?([a-z]{3,})\b/
const ofPlants = /植物|素的|\bplants?\b|\bplant[- ]based\b/
const ofSweet = /甜(?!味剂|[菜椒瓜玉薯])|\bsweet(?:ening|ens?)?\b(?! (?:potato|corn|pepper))/
const ofAnimals: Kind = { zh: '动物来源的配料', en: 'ingredients from animals', special: 'animal' }

/** What the rest of the question asks for: a kind, what a diet leaves out, or another thing by its name. */
const soughtIn = (rest: string): { kinds: readonly Kind[]; diet: 'vegetarian' | 'vegan' | null } => {
  const diet = detectAudience(rest)?.diets.find(one => one !== 'halal') ?? null
  if (diet !== null) return { kinds: [ofAnimals], diet }
  // Anything else sweet: sugars and what takes their place.
  if (ofSweet.test(rest)) return { kinds: [sugarKind, sweetenerKind], diet: null }
  const kinds = kindsIn(rest)
  if (kinds.length > 0) return { kinds, diet: null }
  if (ofPlants.test(rest)) return { kinds: [ofAnimals], diet: null }
  const [, zh, en] = otherThing.exec(rest) ?? []
  const word = zh ?? en?.replace(/s$/, '')
  const isThing =
    word !== undefined && !/^(?:东西|成分|配料|问题|thing|stuff|ingredient|nasty|bad)/.test(word)
  return {
    kinds: isThing ? [{ zh: word, en: word, names: new RegExp(literally(word), 'i'), isAny: true }] : [],
    diet: null,
  }
}

/** White sugar goes by several names. */
const plainSugar = /^(?:白|白砂|砂|冰|绵白)?糖$|^(?:cane |white )?sugar$/
/** Places on the list that the words name: by a part of their own name, or as the kind that the words are. */
const namedBy = (words: string, context: AnswerContext): Set<number> => {
  if (plainSugar.test(words)) {
    const own = leavesOf(context).filter(index => plainSugar.test(fold(context.flat[index]?.name ?? '').text))
    if (own.length > 0) return new Set(own)
  }
  const parts = words.split(/[和与跟及、,]|\band\b|\bor\b/).flatMap(one => one.trim().replace(/s$/, '') || [])
  // 味精, of a list that says 谷氨酸钠.
  const ids = new Set(
    context.knowledge.names.flatMap(({ text, id }) => (parts.includes(fold(text).text) ? [id] : [])),
  )
  const byName = leavesOf(context).filter(index => {
    const { name = '', otherName = '', additiveId = '' } = context.flat[index] ?? {}
    const entry = context.knowledge.additive(additiveId)
    const names = fold([name, otherName, entry?.zh ?? '', entry?.en ?? '', ...(entry?.also ?? [])].join(' '))
    return ids.has(additiveId) || parts.some(part => names.text.includes(part))
  })
  // Besides the white sugar, anything else sweet: syrups are.
  const isByName = byName.length > 0
  const byKind = kindsIn(words)
    .filter(kind => !(isByName && kind === sugarKind))
    .flatMap(kind => [...hitsOf(kind, context), ...allergenHits(kind, context)])
  return new Set([...byName, ...byKind])
}

/** Nothing but whether there is more of it. */
const asksMore =
  /(?:还|仲)有(?:没有)?(?:什么|啥|哪些|咩|别的|其[他它])?(?:了|的)?[吗嘛没吧呢么]?$|\b(?:anything|what) else\b(?: in (?:it|here|this|there))?$/
/** What the things left out are cases of: of what comes from animals, else of the class of an additive or the kind of a food. */
const kindsLike = (out: ReadonlySet<number>, words: string, context: AnswerContext): readonly Kind[] => {
  const animals = animalHits('vegan', context)
  if ([...out].some(index => animals.includes(index))) return [ofAnimals]
  const ofClass = [...out].flatMap(index => {
    const entry = context.knowledge.additive(context.flat[index]?.additiveId ?? '')
    return kindsIn(entry?.functions[0] ?? '')
  })
  return ofClass.length > 0 ? ofClass : plainSugar.test(words) ? [sugarKind] : kindsIn(words)
}

const listed = (names: readonly Bilingual[]): Bilingual => ({
  zh: names.map(({ zh }) => zh).join('、'),
  en: names.map(({ en }) => en).join(', '),
})

/** Of all allergens: those that are contained, and may be, without the ones that were left out. */
const tellOtherAllergens = (words: string, context: AnswerContext): void => {
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  const out = new Set(allergensIn(words).map(({ allergen }) => allergen))
  const others = (among: readonly Allergen[]) => among.filter(one => !out.has(one))
  const [sure, traces] = [others(contains), others(mayContain)]
  const may = listed(traces.map(allergenName))
  const also: Bilingual =
    traces.length === 0
      ? { zh: '', en: '' }
      : { zh: `；标签提示还可能含${may.zh}`, en: `; the label warns that it may also contain ${may.en}` }
  const has = listed(sure.map(allergenName))
  context.reply.say(
    sure.length > 0
      ? {
          zh: `除了${words}，还含有：${has.zh}${also.zh}。`,
          en: `Besides ${words} it contains ${has.en}${also.en}.`,
        }
      : {
          zh: `除了${words}，没有识别到别的过敏原${also.zh}；有过敏请核对整个包装。`,
          en: `Besides ${words} no other allergen was recognised${also.en}; with an allergy always check the whole package.`,
        },
    ...orWhole(
      context,
      onLabel(
        context,
        sure.flatMap(one => allergenIndices(one, context).slice(0, 2)),
      ),
    ),
  )
}

const asksRest = /还[有加放]了?(?:什么|啥|哪些)|仲有(?:咩|乜)|\bwhat else\b|\banything else\b/

/** What else is in the noodles besides the flour: the list of that part without it; false where the words name nothing of it. */
const tellRestOfPart = (part: Ingredient, words: string, context: AnswerContext): boolean => {
  const out = namedBy(words, context)
  const own = within(part).flatMap(one => {
    const index = context.flat.indexOf(one)
    return one.role === undefined && part.children.some(child => child === one || child.role === 'class')
      ? [index]
      : []
  })
  const rest = own.filter(index => !out.has(index))
  if (rest.length === own.length || rest.length === 0) return false
  const names = namesOf(rest, context)
  context.reply.say(
    { zh: `${part.name}里还有：${names.zh}。`, en: `${part.name} also has ${names.en}.` },
    ...onLabel(context, rest.slice(0, 6)),
  )
  return true
}

/** What else there is of several kinds at once; false where there is nothing of any. */
const tellOfKinds = (
  kinds: readonly Kind[],
  out: ReadonlySet<number>,
  shown: Bilingual,
  context: AnswerContext,
): boolean => {
  if (kinds.some(({ special, allergen }) => special ?? allergen)) return false
  const hits = [...new Set(kinds.flatMap(kind => hitsOf(kind, context)))]
    .filter(index => !out.has(index))
    .sort((a, b) => a - b)
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    { zh: `有：除了${shown.zh}，还有${names.zh}。`, en: `Yes: besides ${shown.en} there is ${names.en}.` },
    ...onLabel(context, hits.slice(0, 6)),
  )
  return true
}

/** Besides this one: what the question before named. */
const pointed = /^(?:这|那|它|呢)[个些种样]?$|^(?:this|that|it|those|these|them)$/

/** Other than milk, any allergens; besides the honey, is it vegan: what else there is of what was asked for, without what was left out; false where nothing is left out, or nothing is asked for beside it. */
export const tellApartFrom = ({ text, wish, subjects }: Heard, context: AnswerContext): boolean => {
  const said = leftOutIn(text)
  if (
    !said ||
    context.flat.length === 0 ||
    /^(?:why|limit|allowed|adi|compare|substitute|amount)$/.test(wish)
  )
    return false
  // Without the noodles, is there gluten in the powder: of the parts.
  const part = sectionsOf(context).find(({ name }) => text.includes(fold(name).text))
  if (part) return asksRest.test(said.rest) && tellRestOfPart(part, said.words, context)
  const { kinds: sought, diet } = soughtIn(said.rest)
  const out = pointed.test(said.words)
    ? new Set(subjects.flatMap(({ index }) => index ?? []))
    : namedBy(said.words, context)
  const isOpen = sought.length === 0 && asksMore.test(said.rest.trim())
  const kinds = isOpen ? kindsLike(out, said.words, context) : sought
  if (kinds.length === 0) return false
  const shown = out.size > 0 ? namesOf([...out], context) : { zh: said.words, en: said.words }
  if (kinds.some(({ allergen }) => allergen === 'any')) {
    tellOtherAllergens(said.words, context)
    return true
  }
  if (kinds.length > 1 && tellOfKinds(kinds, out, shown, context)) return true
  for (const kind of kinds) {
    const all = kind.special === 'animal' ? animalHits(diet ?? 'vegan', context) : hitsOf(kind, context)
    const hits = [...new Set([...all, ...allergenHits(kind, context)])].filter(index => !out.has(index))
    const names = namesOf(hits, context)
    const open =
      kind.special === 'animal' ? unclearHits(context).filter(at => !out.has(at) && !hits.includes(at)) : []
    const traces = kind.allergen && context.result?.allergens.mayContain.some(one => one === kind.allergen)
    context.reply.say(
      hits.length > 0
        ? { zh: `除了${shown.zh}，还有：${names.zh}。`, en: `Besides ${shown.en} there is ${names.en}.` }
        : {
            zh: `除了${shown.zh}，没有识别到别的${kind.zh}。`,
            en: `Besides ${shown.en} no other ${kind.en} recognised.`,
          },
      ...orWhole(context, hits.length > 0 ? onLabel(context, hits.slice(0, 6)) : wholeLabel(context)),
    )
    if (open.length > 0) {
      const unclear = namesOf(open, context)
      context.reply.say(
        {
          zh: `来源标签没有写清、可能来自动物的：${unclear.zh}。`,
          en: `Of a source that the label does not state, from animals or not: ${unclear.en}.`,
        },
        ...onLabel(context, open.slice(0, 6)),
      )
    }
    if (traces)
      context.reply.say(
        {
          zh: `标签提示可能含${kind.zh}。`,
          en: `The label warns that it may contain ${kind.en}.`,
        },
        ...wholeLabel(context),
      )
  }
  return true
}
