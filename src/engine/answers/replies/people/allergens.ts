import type { Allergen, Bilingual } from '../../../result.ts'
import { isUnsureReading } from '../../../scoring/no-score/unsure-reading.ts'
import { fold } from '../../../text/normalize.ts'
import type { Kind } from '../../entities/kinds.ts'
import { allergenWords } from '../../entities/people.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, statementsOf, wholeLabel } from '../answer-context.ts'

/** An allergen in words. */
export const allergenName = (name: Allergen): Bilingual =>
  allergenWords.find(({ allergen }) => allergen === name) ?? { zh: name, en: name }

/** Where an allergen stands: in the list, in a warning, nowhere; and whether the label claims to be free of it. */
const allergenStanding = (name: Allergen, context: AnswerContext) => {
  const { contains, mayContain } = context.result?.allergens ?? { contains: [], mayContain: [] }
  const { groups = [], words } = allergenWords.find(({ allergen }) => allergen === name) ?? {}
  const ofGroup = (context.result?.groups ?? []).flatMap(({ group, ingredients }) =>
    groups.includes(group) ? ingredients : [],
  )
  // Fish and crustaceans are one group of the report: surimi is no crustacean.
  const own = ofGroup.filter(index => {
    const one = context.flat[index]
    return one !== undefined && words?.test(fold(`${one.name} ${one.otherName ?? ''}`).text)
  })
  const indices = own.length > 0 && groups.includes('fish_crustacean') ? own : ofGroup
  const possible = (context.result?.groups ?? []).flatMap(({ group, certainty, ingredients }) =>
    groups.includes(group) && certainty === 'mayContain' ? ingredients : [],
  )
  const text = context.asked.label?.text ?? ''
  return {
    possible,
    standing: contains.includes(name) ? 'contains' : mayContain.includes(name) ? 'mayContain' : 'none',
    indices,
    isClaimedFree: freeClaims[name]?.test(text) ?? false,
  } as const
}

const freeClaims: Partial<Record<Allergen, RegExp>> = {
  gluten: /无麸质|不含麸质|gluten[- ]?free/i,
  milk: /不含(?:牛奶|乳)|(?:dairy|milk)[- ]?free|free from (?:[\w, ]+ and )?milk/i,
  soy: /不含大豆|soya?[- ]?free|free from (?:[\w, ]+ and )?soya?/i,
  nuts: /不含坚果|nut[- ]?free/i,
  egg: /不含蛋|egg[- ]?free/i,
  peanut: /不含花生|peanut[- ]?free/i,
}

/** Allergens of Annex II of Regulation (EU) 1169/2011 that GB 7718 does not know. */
const declaredInEurope: ReadonlySet<Allergen> = new Set(['celery', 'mustard', 'lupin'])

const warns = /may contain|traces of|also handles|same (?:line|facility)|可能含|生产线|同线|微量/i

/** The pack's own warning of an allergen, '' where none of its lines names it. */
const warningOf = (words: RegExp | undefined, context: AnswerContext): string =>
  statementsOf(context)
    .find(line => warns.test(line) && words?.test(line.toLowerCase()))
    ?.trim()
    .replace(/[.。]$/, '') ?? ''

/** Oils of an allergen, which the law does not want declared where they are refined. */
const oils: Partial<Record<Allergen, RegExp>> = {
  peanut: /花生油|peanut oil|groundnut oil/i,
  soy: /大豆油|soya? ?bean oil|soya? oil/i,
  sesame: /芝麻油|香油|麻油|sesame oil/i,
  nuts: /核桃油|杏仁油|walnut oil|almond oil|hazelnut oil/i,
}

/** Names the oil of an allergen where the allergen itself was not recognised; false where there is none. */
const tellOil = (name: Allergen, lead: Bilingual, context: AnswerContext): boolean => {
  const hits = context.flat.flatMap((one, index) => (oils[name]?.test(one.name) ? [index] : []))
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `${lead.zh}：含${names.zh}，油里可能还有微量蛋白，标签没有当过敏原提示；过敏者请先问医生。`,
      en: `${lead.en}: contains ${names.en}, which may carry traces of protein although the label does not declare it; with an allergy ask a doctor first.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** First words of an answer on an allergen. */
export interface AllergenLeads {
  contains: Bilingual
  mayContain: Bilingual
  none: Bilingual
}

/** What is asked decides the first word: has it gluten: yes; is it gluten free: no; may somebody eat it: no. */
export const allergenLeads = {
  has: {
    contains: { zh: '有', en: 'Yes' },
    mayContain: { zh: '可能有', en: 'Possibly' },
    none: { zh: '没有识别到', en: 'No' },
  },
  free: {
    contains: { zh: '不是', en: 'No' },
    mayContain: { zh: '不一定', en: 'Not certainly' },
    none: { zh: '没有识别到', en: 'None recognised' },
  },
  eat: {
    contains: { zh: '不能吃', en: 'No, not for you' },
    mayContain: { zh: '不建议', en: 'Better not' },
    none: { zh: '没有识别到', en: 'None recognised' },
  },
} satisfies Record<string, AllergenLeads>

/** An allergen that may be in it: by a warning of the pack, or by a food that may be made with it. */
const possibility = (
  { mayContain }: AllergenLeads,
  words: Bilingual,
  foods: Bilingual | undefined,
  warning: string,
): Bilingual =>
  foods && !warning
    ? {
        zh: `${mayContain.zh}：${foods.zh}可能含${words.zh}，标签没有写明；过敏者请问厂家。`,
        en: `${mayContain.en}: ${foods.en} may contain ${words.en}, and the label does not say; with an allergy ask the maker.`,
      }
    : {
        zh: `${mayContain.zh}：标签提示可能含${words.zh}${warning ? `（“${warning}”）` : '（同线加工或微量）'}，配料里没有识别到。`,
        en: `${mayContain.en}: the label warns that it may contain ${words.en}${warning && ` ("${warning}")`}; none was recognised in the list.`,
      }

/** Whether the label contains an allergen or warns of it, the verdict first. */
export const tellAllergen = (name: Allergen, lead: AllergenLeads, context: AnswerContext): void => {
  const { standing, indices, possible, isClaimedFree } = allergenStanding(name, context)
  const row = allergenWords.find(({ allergen }) => allergen === name)
  const words = row?.short ?? allergenName(name)
  const names = namesOf(indices, context)
  const cited = orWhole(context, onLabel(context, indices))
  const { reply } = context
  if (standing !== 'contains' && tellOil(name, lead.mayContain, context)) return
  if (standing === 'contains')
    reply.say(
      {
        zh: `${lead.contains.zh}：含${words.zh}${names.zh ? `（${names.zh}）` : '（标签声明）'}。`,
        en: `${lead.contains.en}: contains ${words.en}${names.en ? ` (${names.en})` : ' (the label declares it)'}.`,
      },
      ...cited,
    )
  else if (standing === 'mayContain') {
    reply.say(
      possibility(lead, words, possible.length > 0 ? names : undefined, warningOf(row?.words, context)),
      ...cited,
    )
  } else if (isClaimedFree)
    reply.say(
      {
        zh: `没有识别到${words.zh}，标签也写着不含。严重过敏者请核对包装上的提示。`,
        en: `The label says free from ${words.en}, and none was recognised in the list. With a serious allergy check the warnings on the pack.`,
      },
      ...wholeLabel(context),
    )
  else if (isUnsureReading(context.result?.noScore))
    reply.say(
      {
        zh: `看情况：这份配料表只看懂了一部分，不能排除${words.zh}；过敏者以包装为准。`,
        en: `It depends: only part of this list was understood, so ${words.en} cannot be ruled out; with an allergy go by the package.`,
      },
      ...wholeLabel(context),
    )
  else if (declaredInEurope.has(name))
    reply.say(
      {
        zh: `看情况：没有识别到${words.zh}，但只有欧盟要求标出它，香辛料、香精和复合配料可能含有而不写明；过敏者请问厂家。`,
        en: `It depends: no ${words.en} was recognised, but only the European Union wants it declared, and spices, flavourings and compound ingredients may contain it unnamed; with an allergy ask the maker.`,
      },
      ...wholeLabel(context),
    )
  else
    reply.say(
      {
        zh: `${lead.none.zh}${words.zh}，标签也没有提示；过敏者请以包装为准。`,
        en: `No ${words.en} was recognised on this label, and it warns of none; with an allergy always check the package.`,
      },
      ...wholeLabel(context),
    )
}

/** All allergens that the label contains or warns of. */
export const listAllergens = (context: AnswerContext): void => {
  const { result, reply } = context
  if (!result) return
  const said = (names: readonly Allergen[]): Bilingual => ({
    zh: names.map(name => allergenName(name).zh).join('、'),
    en: names.map(name => allergenName(name).en).join(', '),
  })
  const groups = allergenWords.flatMap(({ groups: touched }) => touched)
  const touched = result.groups.flatMap(({ group, ingredients }) =>
    groups.includes(group) ? ingredients : [],
  )
  const basis = orWhole(context, onLabel(context, [...new Set(touched)]))
  const [contains, mayContain] = [said(result.allergens.contains), said(result.allergens.mayContain)]
  if (contains.zh) reply.say({ zh: `含有：${contains.zh}。`, en: `Contains: ${contains.en}.` }, ...basis)
  if (mayContain.zh)
    reply.say({ zh: `可能含有：${mayContain.zh}。`, en: `May contain: ${mayContain.en}.` }, ...basis)
  if (!contains.zh && !mayContain.zh)
    reply.say(
      isUnsureReading(result.noScore)
        ? {
            zh: '看情况：这份配料表只看懂了一部分，看不出有没有过敏原，请以包装为准。',
            en: 'It depends: only part of this list was understood, so it does not tell whether there are allergens; go by the package.',
          }
        : {
            zh: '没有识别到常见过敏原，请仍以包装为准。',
            en: 'No common allergen was recognised; always check the package.',
          },
      ...basis,
    )
}

/** Indices of the ingredients that contain the allergen of a kind. */
export const allergenHits = ({ allergen }: Kind, context: AnswerContext): readonly number[] =>
  allergen === undefined || allergen === 'any' ? [] : allergenStanding(allergen, context).indices
