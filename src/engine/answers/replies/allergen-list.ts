import type { Allergen, AnalysisResult, Bilingual } from '../../result.ts'
import { allergenWords } from '../entities/people.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, wholeLabel } from './answer-context.ts'

const wordsFor = (name: Allergen): Bilingual =>
  allergenWords.find(({ allergen }) => allergen === name) ?? { zh: name, en: name }

const allergenGroups = /gluten|milk|nuts|peanut|egg|soy|fish|sulfite/

/** All allergens that the label contains or warns of. */
export const listAllergens = (result: AnalysisResult, context: AnswerContext): void => {
  const said = (names: readonly Allergen[]): Bilingual => ({
    zh: names.map(name => wordsFor(name).zh).join('、'),
    en: names.map(name => wordsFor(name).en).join(', '),
  })
  const touched = result.groups.flatMap(({ group, ingredients }) =>
    allergenGroups.test(group) ? ingredients : [],
  )
  const basis = orWhole(context, onLabel(context, [...new Set(touched)]))
  const [contains, mayContain] = [said(result.allergens.contains), said(result.allergens.mayContain)]
  const { reply } = context
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

/** Whether the label contains one allergen, or warns of it. */
export const oneAllergen = (name: Allergen, context: AnswerContext): void => {
  const { contains, mayContain } = context.result?.allergens ?? { contains: [], mayContain: [] }
  const row = allergenWords.find(({ allergen }) => allergen === name)
  const words = row?.short ?? wordsFor(name)
  const groups = row?.groups ?? []
  const indices = (context.result?.groups ?? []).flatMap(({ group, ingredients }) =>
    groups.includes(group) ? ingredients : [],
  )
  const names = namesOf(indices, context)
  const basis = orWhole(context, onLabel(context, indices))
  if (contains.includes(name))
    context.reply.say(
      {
        zh: `含${words.zh}${names.zh ? `：${names.zh}` : '（标签声明）'}。`,
        en: `Contains ${words.en}${names.en ? `: ${names.en}` : ' (the label declares it)'}.`,
      },
      ...basis,
    )
  else if (mayContain.includes(name))
    context.reply.say(
      {
        zh: `可能含有${words.zh}：标签有提示，配料里没有识别到。`,
        en: `May contain ${words.en}: the label warns of it, none was recognised in the list.`,
      },
      ...basis,
    )
  else
    context.reply.say(
      {
        zh: `这份配料表里没有识别到${words.zh}，标签也没有提示；过敏者请仍以包装为准。`,
        en: `No ${words.en} recognised on this label, and it warns of none; with an allergy always check the package.`,
      },
      ...wholeLabel(context),
    )
}
