import type { Allergen, Bilingual } from '../../../result.ts'
import { allergenWords } from '../../entities/people.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'

const allergenName = (name: Allergen): Bilingual =>
  allergenWords.find(({ allergen }) => allergen === name) ?? { zh: name, en: name }

/** Where an allergen stands: in the list, in a warning, nowhere; and whether the label claims to be free of it. */
const allergenStanding = (name: Allergen, context: AnswerContext) => {
  const { contains, mayContain } = context.result?.allergens ?? { contains: [], mayContain: [] }
  const groups = allergenWords.find(({ allergen }) => allergen === name)?.groups ?? []
  const indices = (context.result?.groups ?? []).flatMap(({ group, ingredients }) =>
    groups.includes(group) ? ingredients : [],
  )
  const text = context.asked.label?.text ?? ''
  return {
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
    contains: { zh: '不能', en: 'No' },
    mayContain: { zh: '不建议', en: 'Better not' },
    none: { zh: '没有识别到', en: 'None recognised' },
  },
} satisfies Record<string, AllergenLeads>

/** Whether the label contains an allergen or warns of it, the verdict first. */
export const tellAllergen = (name: Allergen, lead: AllergenLeads, context: AnswerContext): void => {
  const { standing, indices, isClaimedFree } = allergenStanding(name, context)
  const row = allergenWords.find(({ allergen }) => allergen === name)
  const words = row?.short ?? allergenName(name)
  const names = namesOf(indices, context)
  const cited = orWhole(context, onLabel(context, indices))
  const { reply } = context
  if (standing === 'contains')
    reply.say(
      {
        zh: `${lead.contains.zh}：含${words.zh}${names.zh ? `（${names.zh}）` : '（标签声明）'}。`,
        en: `${lead.contains.en}: contains ${words.en}${names.en ? ` (${names.en})` : ' (the label declares it)'}.`,
      },
      ...cited,
    )
  else if (standing === 'mayContain')
    reply.say(
      {
        zh: `${lead.mayContain.zh}：标签提示可能含${words.zh}（同线加工或微量），配料里没有识别到。`,
        en: `${lead.mayContain.en}: the label warns that it may contain ${words.en}; none was recognised in the list.`,
      },
      ...cited,
    )
  else if (isClaimedFree)
    reply.say(
      {
        zh: `没有识别到${words.zh}，标签也写着不含。严重过敏者请核对包装上的提示。`,
        en: `The label says free from ${words.en}, and none was recognised in the list. With a serious allergy check the warnings on the pack.`,
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
      {
        zh: '没有识别到常见过敏原，请仍以包装为准。',
        en: 'No common allergen was recognised; always check the package.',
      },
      ...basis,
    )
}
