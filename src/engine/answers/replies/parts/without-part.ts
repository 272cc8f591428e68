import type { Bilingual, Ingredient } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { detectAudience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  leavesOf,
  namesOf,
  onLabel,
  orWhole,
  quotedWhere,
  wholeLabel,
} from '../answer-context.ts'
import { animalHits } from '../people/diets.ts'
import { byPart, keyOf, namesInParts, partName, sectionsOf, within } from './parts.ts'
import { type Sought, soughtBy } from './within-part.ts'

const leavesBefore =
  /(?:不|没|别|唔|扔|丢|去掉|拿走|除了?|除开|without|skip|skipping|leave out|leaving out|throw away|bin|ditch|no|not)(?:[放加要用吃喝落下搁泡食]|了|掉)?(?:那个?|这个?|the|using|adding|use|add| )*$/
const leavesBehind =
  /^(?:[我都就也全先]|给|里的)*(?:不|唔|没|扔|丢|撇|倒掉|拿(?:走|掉|出|开)|挑出|去掉|冇|out\b| out\b)/
const onlyBefore =
  /(?:只|光|净是|净|单|淨|就)(?:是|系)?(?:吃|喝|用|放|加|泡|要|食|落)$|\b(?:just|only)(?: use| add| eat)?(?: the)?\s*$/

interface Mention {
  part: Ingredient
  start: number
  end: number
}

/** What is called by one letter: 醋那包. */
const ofOneLetter = /[醋油酱醬盐汤湯]$/
/** The runs of a word, the longest first; of a single letter what a sachet is called by. */
const runsOf = (word: string): string[] => [
  ...[4, 3, 2].flatMap(length =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length)),
  ),
  ...(ofOneLetter.exec(word) ?? []),
]

/** Where a question names parts of the pack: by their names, or by 汤包 of 螺蛳汤料包 where one alone has all its characters. */
export const mentionsIn = (text: string, parts: readonly Ingredient[]): Mention[] => {
  const byName = parts.flatMap(part => {
    const key = keyOf(part)
    const start = key.length > 1 ? text.indexOf(key) : -1
    return start < 0 ? [] : [{ part, start, end: start + key.length }]
  })
  const free = (at: number) => byName.every(({ start, end }) => at < start || at >= end)
  const byLetters = [...text.matchAll(/[\u4e00-\u9fff]{1,3}?包/g)].flatMap(({ 0: found, index }) => {
    const word = found.replace(/^.*(?:不放|不加|不要|不用|那|了|把|和|只放|放|用|加|扔|丢)/, '')
    const start = index + found.length - word.length
    const own = parts.filter(({ name }) => [...word].every(one => fold(name).text.includes(one)))
    return own[0] && own.length === 1 && word.length > 1 && free(start)
      ? [{ part: own[0], start, end: start + word.length }]
      : []
  })
  // 花生那包, of 花生包; the peanut one.
  const byPointing = [
    ...text.matchAll(/([\u4e00-\u9fff]{1,4})(?:那|这|嗰)(?:一?个|一)?小?[包袋份]/g),
  ].flatMap(({ 0: words, 1: before = '', index }) => {
    const word = runsOf(before).find(
      one => parts.filter(({ name }) => fold(name).text.includes(one)).length === 1,
    )
    const part = word && parts.find(({ name }) => fold(name).text.includes(word))
    const start = index + before.indexOf(word ?? '')
    return part && free(start) ? [{ part, start, end: index + words.length }] : []
  })
  const found = [...byName, ...byLetters, ...byPointing]
  return found.length > 0 ? found : nounsIn(text, parts)
}

const nouns: readonly (readonly [RegExp, RegExp])[] = [
  [/[面粉]饼|面条|\bnoodles?\b/, /[面粉]饼|[面米粉]条|米粉|noodle/],
  [/汁|\bsauce\b/, /[汁酱]|sauce/],
  [/酱|\bpaste\b/, /酱|paste/],
  [/(?<!面|米|螺蛳|肠)粉|\bpowder\b/, /粉|powder/],
  [/汤|\bsoup\b/, /汤|soup/],
  [/馅|\bfilling\b/, /馅|filling/],
  [/皮(?!蛋)|\b(?:dough|wrapper|crust)\b/, /皮|dough|crust/],
  [/油包|\boil\b/, /油包|oil/],
  [/\b(?:vegetables?|veg)\b/, /菜|vegetable/],
]
/** The sauce, where one part alone is a sauce. */
const nounsIn = (text: string, parts: readonly Ingredient[]): Mention[] =>
  nouns.flatMap(([spoken, printed]) => {
    const match = spoken.exec(text)
    const own = parts.filter(({ name }) => printed.test(fold(name).text))
    return match && own[0] && own.length === 1
      ? [{ part: own[0], start: match.index, end: match.index + match[0].length }]
      : []
  })

/** The sachets of a pack are filled beside each other. */
const packedTogether =
  /同(?:一|个)?(?:车间|生产线|工厂)[^。]{0,6}分装|(?:料包|[料酱粉]包)[^。，]{0,12}(?:同一|共用)[^。]{0,6}(?:车间|生产线)|packed (?:in|on) the same/

const joins = /^[和跟与、,，及加]?$|^ (?:and|or|nor) (?:the )?$/

/** The parts of the pack that a question leaves out. */
const partsLeftOut = ({ text, ...context }: AnswerContext): Ingredient[] => {
  const parts = sectionsOf(context)
  const mentions = mentionsIn(text, parts)
  const isOut = ({ start, end }: Mention): boolean =>
    leavesBefore.test(text.slice(0, start)) || leavesBehind.test(text.slice(end))
  // 酱包菜包都不放: of all that stand in a row.
  const out = mentions.filter(one => {
    const next = mentions.find(({ start }) => start >= one.end && joins.test(text.slice(one.end, start)))
    return isOut(one) || (next !== undefined && leavesBehind.test(text.slice(next.end)))
  })
  const kept = mentions.filter(({ start }) => onlyBefore.test(text.slice(0, start)))
  if (kept.length > 0) {
    const first = Math.min(...kept.map(({ start }) => start))
    const named = mentions.filter(one => one.start >= first && !out.includes(one)).map(({ part }) => part)
    return parts.filter(part => !named.includes(part))
  }
  return out.map(({ part }) => part)
}

const asksRest =
  /还|仲|就|剩|其余|呢|行|可以|能|[吗么不嘛冇]$|\b(?:still|then|any|what about|is it|ok|okay|can|left)\b/

const stillThere = /还有(?:没有)?([\u4e00-\u9fff]{1,4}?)(?:的|味)?[吗么呢不]?$/

/** Still any beef, by the word alone; else what the person asked for before. */
const soughtByWords = (heard: Heard, context: AnswerContext): Sought[] => {
  const [, word] = stillThere.exec(context.text) ?? []
  const hits = context.flat.flatMap(({ name, role }, index) =>
    word && role === undefined && fold(name).text.includes(word) ? [index] : [],
  )
  if (word && hits.length > 0) return [{ what: { zh: word, en: word }, hits }]
  const before = context.asked.history.findLast(({ role }) => role === 'user')?.content
  const who = heard.who ?? (before ? detectAudience(fold(before).text) : null)
  return who ? soughtBy({ ...heard, who, subjects: [], kinds: [] }, context) : []
}

/** What the other parts still have of it: no, for somebody who must not have it. */
const stillIn = (
  left: readonly number[],
  what: Bilingual,
  without: Bilingual,
  isForSomebody: boolean,
  { names }: { names: string },
  context: AnswerContext,
): Bilingual => {
  const told = namesInParts(left, context)
  if (!isForSomebody)
    return {
      zh: `还有：不放${names}，其他部分仍有${what.zh}：${told.zh}${without.zh}。`,
      en: `Yes, still: without ${names} the other parts have ${what.en}: ${told.en}${without.en}.`,
    }
  const parts = byPart(left, context).map(one => ({
    part: partName(one.part, context),
    of: namesOf(one.hits, context),
  }))
  if (parts.length === 0)
    return {
      zh: `不能，其他部分有${what.zh}：${told.zh}${without.zh}。`,
      en: `No, the rest contains ${what.en}: ${told.en}${without.en}.`,
    }
  return {
    zh: `不能，${parts.map(({ part, of }) => `${part}里有${what.zh}：${of.zh}`).join('；')}${without.zh}。`,
    en: `No, ${parts.map(({ part, of }) => `${part} contains ${what.en}: ${of.en}`).join('; ')}${without.en}.`,
  }
}

/** To vegetarians without eggs and milk what of them the rest has. */
const sayEggsAndMilkLeft = (gone: ReadonlySet<Ingredient>, context: AnswerContext): void => {
  const meat = animalHits('vegetarian', context)
  const left = animalHits('vegan', context).filter(index => {
    const one = context.flat[index]
    return one !== undefined && !gone.has(one) && !meat.includes(index)
  })
  if (left.length === 0) return
  const names = namesInParts(left, context)
  context.reply.say(
    {
      zh: `其余部分有蛋、奶一类的：${names.zh}；净素、纯素的不行。`,
      en: `The rest has eggs, milk or the like: ${names.en}; not for vegans or a strict Buddhist diet.`,
    },
    ...onLabel(context, left),
  )
}

const openLead = (isOfDiet: boolean): Bilingual =>
  isOfDiet
    ? { zh: '就配料表看没有不合的：', en: 'Nothing listed speaks against it: ' }
    : { zh: '没有识别到：', en: 'None recognised: ' }

/** The sachet is left out, and what of something remains: what the other parts have of it; false where no part is left out. */
export const tellWithoutPart = (heard: Heard, context: AnswerContext): boolean => {
  const out = partsLeftOut(context)
  if (out.length === 0 || !asksRest.test(context.text)) return false
  if (heard.nutrients.length > 0 && heard.kinds.length === 0) return false
  const gone = new Set(out.flatMap(within))
  if (leavesOf(context).every(index => context.flat[index] && gone.has(context.flat[index]))) return false
  const own = soughtBy(heard, context).filter(({ what }) => out.every(part => part.name !== what.zh))
  const sought = own.length > 0 ? own : soughtByWords(heard, context)
  const names = out.map(part => partName(part, context)).join('、')
  const rest = sectionsOf(context).filter(part => !out.includes(part))
  const kept =
    rest.length > 0 && rest.length < 4 ? `（${rest.map(part => partName(part, context)).join('、')}）` : ''
  const isForSomebody = heard.wish === 'suits' || heard.who !== null
  const shared = quotedWhere(context, line => packedTogether.test(line))
  const words: Bilingual = shared
    ? { zh: `；标签写着“${shared}”`, en: `; the label says "${shared}"` }
    : { zh: '', en: '' }
  const diet = heard.who?.diet
  const isOfDiet = diet === 'vegan' || diet === 'vegetarian'
  for (const { what, hits, isOfAllergen } of sought) {
    const left = hits.filter(index => context.flat[index] && !gone.has(context.flat[index]))
    const lost = namesInParts(
      hits.filter(index => !left.includes(index)),
      context,
    )
    const without: Bilingual =
      hits.length > left.length
        ? { zh: `（去掉的是${lost.zh}）`, en: ` (what goes is ${lost.en})` }
        : { zh: '', en: '' }
    context.reply.say(
      left.length > 0
        ? stillIn(left, what, without, isForSomebody, { names }, context)
        : isOfAllergen
          ? {
              zh: `不能只靠这样：不放${names}，其他部分${kept}没有列出${what.zh}${without.zh}，但同一包里可能沾到，过敏的人不要吃${words.zh}。`,
              en: `Not with an allergy: without ${names} the other parts list no ${what.en}${without.en}, but they are packed together and may carry traces${words.en}.`,
            }
          : {
              zh: `${openLead(isOfDiet).zh}不放${names}，其他部分${kept}没有列出${what.zh}${without.zh}；添加剂用什么做的、有没有混入，标签没有写全。`,
              en: `${openLead(isOfDiet).en}without ${names} the other parts list no ${what.en}${without.en}. What additives are made of, and traces, the label does not fully state.`,
            },
      ...orWhole(context, hits.length > 0 ? onLabel(context, hits.slice(0, 6)) : wholeLabel(context)),
    )
  }
  if (diet === 'vegetarian') sayEggsAndMilkLeft(gone, context)
  return sought.length > 0
}
