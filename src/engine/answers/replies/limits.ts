import type { AdditiveEntry, UseEntry } from '../../../knowledge/index.ts'
import type { Bilingual } from '../../result.ts'
import { coveringUses, type Food, foodIn, labelFood } from '../entities/food-category.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation, flavouringCitation, standardCitation } from '../text/reply.ts'
import { published, remarkOf } from '../text/wording.ts'
import { type AnswerContext, bothNames, citedAs, isStated, recordsOf } from './answer-context.ts'

const shownUses = 6

const maxOf = ({ max, unit, residue }: UseEntry): Bilingual => ({
  // The Chinese note of a row says the residue itself.
  zh: max === 'GMP' ? '按生产需要适量使用' : `最大 ${max} ${unit ?? 'g/kg'}`,
  en: `${max === 'GMP' ? 'as production needs (GMP)' : `at most ${max} ${unit ?? 'g/kg'}`}${residue === undefined ? '' : `, residue at most ${residue} mg/kg`}`,
})

/** The largest use of an additive that the standard lists for a food, or that it lists none. */
export const statusIn = (entry: AdditiveEntry, food: Food, context: AnswerContext): Bilingual | null => {
  const rows = context.uses.get(entry.id) ?? []
  if (rows.length === 0) return null
  const [row] = coveringUses(rows, food.no, context.knowledge)
  if (!row)
    return {
      zh: `使用表没有列入“${food.word}”，可能由其他配料带入`,
      en: `not listed for this food (${food.word}), so it may be carried over from another ingredient`,
    }
  const max = maxOf(row)
  return { zh: `“${food.word}”中${max.zh}`, en: `in this food (${food.word}) ${max.en}` }
}

/** How much the standard allows, in the food asked about or in the label's. */
export const limit = (subject: Subject, context: AnswerContext): void => {
  const { entry, flavouring } = subject
  const { reply } = context
  const names = bothNames(subject)
  if (subject.unlisted) {
    notListed(subject, context)
    return
  }
  if (flavouring && !entry) {
    reply.say(
      {
        zh: `${names.zh}作为食品用香料没有统一的最大使用量，按生产需要适量使用；表 B.1 所列食品不得添加。`,
        en: `${names.en} as a flavouring has no general maximum: as production needs, and not in the foods of Table B.1.`,
      },
      flavouringCitation(flavouring),
      standardCitation,
    )
    return
  }
  const rows = entry ? (context.uses.get(entry.id) ?? []) : []
  if (!entry || rows.length === 0) {
    reply.decline({
      zh: `GB 2760-2024 的使用表里没有${names.zh}的最大使用量。`,
      en: `The use tables of GB 2760-2024 have no maximum for ${names.en}.`,
    })
    return
  }
  maximumUses(subject, entry, rows, context)
}

/** The maximum uses that the tables list for an additive, those for the food in question first of all. */
const maximumUses = (
  subject: Subject,
  entry: AdditiveEntry,
  rows: readonly UseEntry[],
  context: AnswerContext,
): void => {
  const { reply, knowledge } = context
  const names = bothNames(subject)
  // The food in the question comes before the food of the label.
  const food = foodIn(context.text, knowledge) ?? labelFood(context.asked, knowledge)
  const fitting = food ? coveringUses(rows, food.no, knowledge) : []
  const cited = [additiveCitation(entry), standardCitation]
  if (food && fitting.length === 0)
    reply.say(
      {
        zh: `GB 2760-2024 的使用表没有把${names.zh}列入“${food.word}”；随其他配料带入的按带入原则判断。`,
        en: `The use tables of GB 2760-2024 do not list ${names.en} for this food (${food.word}); what comes in with another ingredient falls under the carry-over principle.`,
      },
      ...cited,
    )
  const shown = (fitting.length > 0 ? fitting : rows).slice(0, shownUses)
  const isPart = rows.length > shown.length
  reply.say(
    food && fitting.length > 0
      ? {
          zh: `${names.zh}用于“${food.word}”的规定：`,
          en: `What GB 2760-2024 says of ${names.en} in this food (${food.word}):`,
        }
      : {
          zh: `GB 2760-2024 对${names.zh}有 ${rows.length} 条规定${isPart ? `，其中 ${shown.length} 条` : ''}：`,
          en: `GB 2760-2024 has ${rows.length} entries for ${names.en}${isPart ? `, ${shown.length} of them` : ''}:`,
        },
    ...cited,
  )
  for (const row of shown) reply.item(textOfUse(row, context), additiveCitation(entry))
  if (subject.index !== undefined)
    reply.say(
      {
        zh: '标签不写用量，所以看不出这份产品离限量有多远。',
        en: 'The label states no dose, so how far this product is from the limit cannot be seen.',
      },
      ...citedAs(context, subject),
    )
}

/** One row of the use tables in words: the food, the maximum, and what restricts it. */
const textOfUse = (row: UseEntry, { knowledge }: AnswerContext): Bilingual => {
  const zh = `${row.no} ${knowledge.category(row.no)?.zh ?? ''}`
  const category: Bilingual =
    row.no === '' ? { zh: '各类食品（表 A.2 除外）', en: 'all foods but those of Table A.2' } : { zh, en: zh }
  const max = maxOf(row)
  const rest = [row.only, row.except, row.note].filter(Boolean).join('；')
  return {
    zh: `${category.zh}：${max.zh}${rest && `（${rest}）`}`,
    en: `${category.en}: ${max.en}${rest && ` (${rest})`}`,
  }
}

/** That an additive may be used at all, which no label shows the dose of. */
export const permitted = (entry: AdditiveEntry, context: AnswerContext): void =>
  context.reply.say(
    entry.announced
      ? {
          zh: '它由 GB 2760-2024 之后的公告批准使用；标签上看不出用量。',
          en: 'It is permitted by an announcement after GB 2760-2024; a label does not tell the dose.',
        }
      : {
          zh: '它在 GB 2760-2024 的限量内允许使用；标签上看不出用量。',
          en: 'It is permitted within the limits of GB 2760-2024; a label does not tell the dose.',
        },
    additiveCitation(entry),
    standardCitation,
  )

/** What is known of a substance that table A.1 does not list. */
export const notListed = ({ name, unlisted }: Subject, context: AnswerContext): void => {
  if (!unlisted) return
  context.reply.say(
    unlisted.banned
      ? {
          zh: `${name}不在 GB 2760-2024 表 A.1 里，在中国不允许用作食品添加剂。`,
          en: `${name} is not in Table A.1 of GB 2760-2024 and not permitted as a food additive in China.`,
        }
      : {
          zh: `${name}不在 GB 2760-2024 的添加剂表 A.1 里。`,
          en: `${name} is not in Table A.1 of GB 2760-2024.`,
        },
    standardCitation,
  )
  const efsa = published(unlisted.efsa)
  const iarc = published(unlisted.iarc)
  if (isStated(unlisted.efsa))
    context.reply.say({ zh: `EFSA：${efsa.zh}。`, en: `EFSA: ${efsa.en}.` }, standardCitation)
  if (isStated(unlisted.iarc))
    context.reply.say({ zh: `IARC：${iarc.zh}。`, en: `IARC: ${iarc.en}.` }, standardCitation)
}

const foreignAuthority = /USA|\bFDA\b|\bEU\b|Southampton|authorised|longer considered safe/

/** Whether it may be used: in China, and elsewhere as far as the safety sources say. */
export const legal = (subject: Subject, isAbroad: boolean, context: AnswerContext): void => {
  const { entry, flavouring } = subject
  const { reply } = context
  const names = bothNames(subject)
  if (subject.unlisted) {
    notListed(subject, context)
    return
  }
  if (entry) permittedByName(names, entry, context)
  else if (flavouring)
    reply.say(
      {
        zh: `${names.zh}在中国允许用作食品用香料。`,
        en: `${names.en} is permitted as a flavouring in China.`,
      },
      flavouringCitation(flavouring),
      standardCitation,
    )
  else
    reply.decline({
      zh: `${names.zh}不是食品添加剂，我的资料里没有对它的使用规定。`,
      en: `${names.en} is no food additive; I have no rule on its use.`,
    })
  if (!isAbroad && entry) return
  const records = entry ? recordsOf(entry, subject.form?.ins) : []
  const said = new Set<string>()
  for (const { note, efsa } of records) {
    for (const text of [
      foreignAuthority.test(note) ? remarkOf(context, note) : null,
      foreignAuthority.test(efsa) ? { zh: `EFSA：${published(efsa).zh}`, en: `EFSA: ${efsa}` } : null,
    ]) {
      if (!text || said.has(text.en)) continue
      said.add(text.en)
      reply.say({ zh: `${text.zh}。`, en: `${text.en}.` }, ...citedAs(context, subject).slice(0, 1))
    }
  }
  if (isAbroad && said.size === 0)
    reply.decline({
      zh: `我的资料里没有${names.zh}在其他国家或地区被禁用的记录；没有记录不等于那里都允许。`,
      en: `I know of no ban of ${names.en} elsewhere; that does not mean that it is permitted everywhere.`,
    })
}

const permittedByName = (names: Bilingual, entry: AdditiveEntry, context: AnswerContext): void =>
  context.reply.say(
    {
      zh: `${names.zh}在中国${entry.announced ? '经公告批准使用' : '按 GB 2760-2024 的范围和限量允许使用'}。`,
      en: `${names.en} is permitted in China ${entry.announced ? 'by announcement' : 'for the foods and within the limits of GB 2760-2024'}.`,
    },
    additiveCitation(entry),
    standardCitation,
  )
