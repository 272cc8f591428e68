import type { AdditiveEntry, SafetyRecord, UseEntry } from '../../../knowledge/index.ts'
import type { Bilingual } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import { type Food, labelFood } from '../entities/foods/food-category.ts'
import { isPermitted, standingIn } from '../entities/foods/food-standing.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation, standardCitation } from '../text/reply.ts'
import { remarkOf } from '../text/wording.ts'
import { amountText, declaredOf, perKilo } from './amount-text.ts'
import { type AnswerContext, isStated } from './answer-context.ts'

/** The maximum of a row in words. */
export const maxOf = ({ max, unit, residue }: UseEntry): Bilingual => ({
  // The note of a row says the residue itself.
  zh: max === 'GMP' ? '按生产需要适量使用' : `最大 ${max} ${unit ?? 'g/kg'}`,
  en: `${max === 'GMP' ? 'as production needs (GMP)' : `at most ${max} ${unit ?? 'g/kg'}`}${residue === undefined ? '' : `, residue at most ${residue} mg/kg`}`,
})

/** The maximum with what restricts it that most changes its meaning: how much may be left, and of the fat alone. */
export const fullMaxOf = (row: UseEntry): Bilingual => {
  const max = maxOf(row)
  const note = fold(row.note ?? '').text
  const left = /残留量(?:≤|<=|不超过)\s?(\d+(?:\.\d+)?)\s?mg\/kg/.exec(note)?.[1]
  const isOfFat = note.includes('油脂中')
  const isOfSulphite = note.includes('二氧化硫残留')
  const rest: Bilingual = isOfFat
    ? { zh: '（按里面的油脂算，不是按整份食品）', en: ' (of the fat in it, not of the whole food)' }
    : isOfSulphite
      ? { zh: '（按残留的二氧化硫算）', en: ' (as residual sulfur dioxide)' }
      : left
        ? {
            zh: `，残留量不超过 ${left} mg/kg`,
            en: row.residue === undefined ? `, residue at most ${left} mg/kg` : '',
          }
        : { zh: '', en: '' }
  return { zh: `${max.zh}${rest.zh}`, en: `${max.en}${rest.en}` }
}

/** What restricts a row besides what stands beside its maximum already: 以亚硝酸钠计, without the residue. */
export const otherRemarksOf = (row: UseEntry, context: AnswerContext): Bilingual => {
  if (!/残留量|油脂中/.test(row.note ?? '')) return remarksOf(row, context)
  const isSaid = /残留量(?:≤|<=|不超过)|以?油脂中的含量计/
  const note = (row.note ?? '')
    .split(/[,，;；](?![^(（]*[)）])/)
    .filter(one => !isSaid.test(fold(one).text))
    .join('，')
  const { note: _, ...rest } = row
  return remarksOf(note === '' ? rest : { ...rest, note }, context)
}

/** The largest use of an additive that the standard lists for a food, or that it lists none. */
export const statusIn = (entry: AdditiveEntry, food: Food, context: AnswerContext): Bilingual | null => {
  const rows = context.uses.get(entry.id) ?? []
  if (rows.length === 0) return null
  const standing = standingIn(entry, food, context.uses, context.knowledge)
  const [child] = standing.type === 'children' ? standing.rows : []
  // 咖啡因 of a fizzy drink: in colas alone.
  if (child) {
    const [name, most] = [nameOfUse(child, context), maxOf(child)]
    return {
      zh: `“${food.word}”里只有一部分可用，例如${name.zh}${most.zh}`,
      en: `of this food (${food.en}) only some kinds may contain it, such as ${name.en}, ${most.en}`,
    }
  }
  const [row] = isPermitted(standing) ? standing.rows : []
  if (!row)
    return {
      zh: `使用表没有列入“${food.word}”，可能由其他配料带入`,
      en: `not listed for this food (${food.en}), so it may be carried over from another ingredient`,
    }
  const [max, rest] = [maxOf(row), remarksOf(row, context)]
  return {
    zh: `“${food.word}”中${max.zh}${rest.zh && `（${rest.zh}）`}`,
    en: `in this food (${food.en}) ${max.en}${rest.en && ` (${rest.en})`}`,
  }
}

/** What restricts a row of the use tables: without it the figure means another. */
export const remarksOf = ({ only, except, note }: UseEntry, { knowledge }: AnswerContext): Bilingual => ({
  zh: [only, except, note].filter(Boolean).join('；'),
  en: [
    only && `only ${knowledge.partInEnglish(only)}`,
    ...[except, note].map(said => said && knowledge.remarkInEnglish(said)),
  ]
    .filter(Boolean)
    .join('; '),
})

/** The food category of a row of the use tables, with its number. */
export const nameOfUse = ({ no }: UseEntry, { knowledge }: AnswerContext): Bilingual => {
  const { zh, en } = knowledge.category(no) ?? { zh: '', en: '' }
  return { zh: `${no} ${zh}`, en: `${no} ${en}` }
}

/** One row of the use tables in words: the food, the maximum, and what restricts it. */
export const textOfUse = (row: UseEntry, context: AnswerContext): Bilingual => {
  const category: Bilingual =
    row.no === ''
      ? { zh: '各类食品（表 A.2 除外）', en: 'all foods but those of Table A.2' }
      : nameOfUse(row, context)
  const max = maxOf(row)
  const { zh, en } = remarksOf(row, context)
  return {
    zh: `${category.zh}：${max.zh}${zh && `（${zh}）`}`,
    en: `${category.en}: ${max.en}${en && ` (${en})`}`,
  }
}

/** What the label tells of the dose of an additive: the amount that it declares, mostly none. */
export const doseOf = (entry: AdditiveEntry, context: AnswerContext): Bilingual => {
  const declared = declaredOf(entry.id, context.flat)
  if (!declared) return { zh: '标签上看不出用量', en: 'a label does not tell the dose' }
  const [text, kilo] = [amountText(declared), perKilo(declared)]
  return { zh: `标签写明 ${text.zh}${kilo.zh}`, en: `the label declares it at ${text.en}${kilo.en}` }
}

/** Traditional characters of tables and addresses, or no Chinese at all. */
const isSoldAbroad = /營養|淨[重含]|製造|台灣|臺灣|新界|九龍|^[^\u4e00-\u9fff]+$/

/** Whether it may be used in the food of the label, else at all; labels mostly show no dose. */
export const permitted = ({ index }: Subject, entry: AdditiveEntry, context: AnswerContext): void => {
  const food = index === undefined ? null : labelFood(context.asked, context.knowledge)
  const status = food ? statusIn(entry, food, context) : null
  if (status) {
    // The standard is China's, and not that of a pack from elsewhere.
    const isAbroad = isSoldAbroad.test(context.asked.label?.text ?? '')
    context.reply.say(
      {
        zh: `${isAbroad ? '在中国内地（GB 2760-2024）' : 'GB 2760-2024'}：${status.zh}。`,
        en: `${isAbroad ? 'In China (GB 2760-2024)' : 'GB 2760-2024'}: ${status.en}.`,
      },
      additiveCitation(entry),
      standardCitation,
    )
    return
  }
  const dose = doseOf(entry, context)
  context.reply.say(
    entry.announced
      ? {
          zh: `它由 GB 2760-2024 之后的公告批准使用；${dose.zh}。`,
          en: `It is permitted by an announcement after GB 2760-2024; ${dose.en}.`,
        }
      : {
          zh: `它在 GB 2760-2024 的限量内允许使用；${dose.zh}。`,
          en: `It is permitted within the limits of GB 2760-2024; ${dose.en}.`,
        },
    additiveCitation(entry),
    standardCitation,
  )
}

/** That table A.1 does not list a substance. */
export const notInTable = ({ name, unlisted }: Subject, context: AnswerContext): void => {
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
}

/** What authorities say of a substance that table A.1 does not list. */
export const notListed = ({ unlisted }: Subject, context: AnswerContext): void => {
  if (!unlisted) return
  const { reply } = context
  const efsa = context.knowledge.published(unlisted.efsa)
  const iarc = context.knowledge.published(unlisted.iarc)
  if (isStated(unlisted.efsa))
    reply.say({ zh: `EFSA：${efsa.zh}。`, en: `EFSA: ${efsa.en}.` }, standardCitation)
  if (isStated(unlisted.iarc))
    reply.say({ zh: `IARC：${iarc.zh}。`, en: `IARC: ${iarc.en}.` }, standardCitation)
  const note = unlisted.note === '' ? null : remarkOf(context, unlisted.note)
  if (note) reply.say({ zh: `${note.zh}。`, en: `${note.en}.` }, standardCitation)
}

/** "Not specified" is no gap: JECFA saw no need for a number. */
export const explainNotSpecified = (
  entry: AdditiveEntry,
  records: readonly SafetyRecord[],
  { reply }: AnswerContext,
): void => {
  if (!records.some(({ jecfaAdi }) => /^not (?:specified|limited)/.test(jecfaAdi))) return
  reply.say(
    {
      zh: '“无需规定”“不作限制”的意思是：评价后认为不需要定一个数值上限。',
      en: '"Not specified" or "not limited" means that after the evaluation no numerical limit was thought necessary.',
    },
    additiveCitation(entry),
  )
}
