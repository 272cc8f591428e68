import type { AdditiveEntry, SafetyRecord } from '../../../knowledge/index.ts'
import type { Bilingual } from '../../result.ts'
import { labelFood } from '../entities/foods/food-category.ts'
import { isPermitted, standingIn } from '../entities/foods/food-standing.ts'
import { type Audience, isYoung } from '../entities/people.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation, type Reply } from '../text/reply.ts'
import { type AnswerContext, bothNames, isStated, recordsOf } from './answer-context.ts'
import { doseOf, explainNotSpecified } from './limits.ts'

const adultKg = 60
/** What a child of about six weighs. */
const childKg = 20

const caffeineId = '00.007'
/** What EFSA found of caffeine (Scientific Opinion on the safety of caffeine, 2015); there is no acceptable daily intake. */
const sayCaffeine = (entry: AdditiveEntry, reply: Reply): void =>
  reply.say(
    {
      zh: '咖啡因没有 ADI；EFSA（2015）：健康成年人一天各种来源合计 400 mg 以内、一次 200 mg 以内，孕妇和哺乳的一天 200 mg 以内，儿童和青少年每千克体重一天 3 mg 以内，没有安全顾虑。',
      en: 'Caffeine has no ADI. EFSA (2015) has no safety concern about up to 400 mg a day from all sources and 200 mg at once for healthy adults, up to 200 mg a day in pregnancy and breastfeeding, and up to 3 mg per kg of body weight a day for children and adolescents.',
    },
    additiveCitation(entry),
  )

/** How much of it somebody may have in a day; the ADI itself is a number of its own. */
const ofAmount =
  /一[天日]|每[天日](?!允许|容许|最大)|[吃喝食饮用]多少|几[克罐瓶包杯个片根]|多少[罐瓶包杯克毫]|\b(?:a|per|each|every) day\b|\bdaily\b(?! intake)|\bhow (?:much|many)\b/
/** The acceptable daily intake is named itself. */
export const asksIntake = /\badis?\b|每[日天](?:允许|容许)(?:摄入|攝入)|acceptable daily/

/** Whether an intake is wanted of somebody, by their weight or in a day. */
export const asksForAmount = (who: Audience | null, { weightKg, text }: AnswerContext): boolean =>
  weightKg !== null || isYoung(who?.groups ?? []) || ofAmount.test(text)

const asksNumber = /数值|数字|具体多少|\bnumer|\bnumbers?\b|\bfigures?\b/

/** The acceptable daily intake, and what it comes to for the weight asked about. */
export const intake = (subject: Subject, context: AnswerContext, who: Audience | null = null): void => {
  const { entry } = subject
  const { reply } = context
  const names = bothNames(subject)
  if (!entry) {
    reply.decline({
      zh: `${names.zh}不是有每日允许摄入量（ADI）的食品添加剂，我的资料里没有它的限值。`,
      en: `${names.en} is not an additive with an acceptable daily intake; I have no limit for it.`,
    })
    return
  }
  if (/\bins\b|\be[- ]?numbers?\b|编号/.test(context.text) && entry.ins.length > 0)
    reply.say(
      {
        zh: `${names.zh}的国际编号是 INS ${subject.form?.ins ?? entry.ins.join('、')}。`,
        en: `${names.en} has the number INS ${subject.form?.ins ?? entry.ins.join(', ')}.`,
      },
      additiveCitation(entry),
    )
  const rows = recordsOf(entry, subject.form?.ins).filter(
    ({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa),
  )
  if (rows.length === 0 && entry.id === caffeineId) {
    sayCaffeine(entry, reply)
    return
  }
  if (rows.length === 0) {
    reply.decline({
      zh: `我的资料里没有${names.zh}的 JECFA 或 EFSA 每日允许摄入量。`,
      en: `I have no JECFA or EFSA value for ${names.en}.`,
    })
    return
  }
  const seen = new Set<string>()
  // The sources name some members of a group with one value for all: of a member that they leave out the first one's.
  const isOfGroup = subject.form !== undefined && rows.every(({ ins }) => ins !== subject.form?.ins)
  for (const { ins, jecfaAdi, efsa } of isOfGroup ? rows.slice(0, 1) : rows) {
    const key = `${jecfaAdi} ${efsa}`
    if (seen.has(key)) continue
    seen.add(key)
    const [jecfa, other] = [jecfaAdi, efsa].map(value =>
      isStated(value) ? context.knowledge.published(value) : { zh: '没有资料', en: 'nothing on file' },
    )
    const which = rows.length > 1 && !isOfGroup ? ins : ''
    reply.say(
      {
        zh: `${names.zh}${which && `（INS ${which}）`}的每日允许摄入量（ADI，mg/kg 体重）：JECFA ${jecfa?.zh}；EFSA ${other?.zh}。`,
        en: `Acceptable daily intake of ${names.en}${which && ` (INS ${which})`} in mg per kg body weight: JECFA ${jecfa?.en}; EFSA ${other?.en}.`,
      },
      additiveCitation(entry),
    )
    const asksAmount = asksForAmount(who, context)
    if (asksAmount) sayForWeight({ jecfaAdi, efsa }, subject, context, who)
  }
  if (asksNumber.test(context.text)) explainNotSpecified(entry, rows, context)
}

const isUnstated = ({ en }: Bilingual): boolean => /not tell/.test(en)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
// Three digits are more than an ADI knows, and hide what binary numbers do to tenths.
const rounded = (value: number): number => Number(value.toPrecision(3))

interface Intake {
  by: string
  /** In mg per kg body weight. */
  value: number
}

/** The stricter of what JECFA and EFSA allow a day, and the laxer where they differ; undefined where neither gives a number. */
export const strictestOf = ({
  jecfaAdi,
  efsa,
}: Pick<SafetyRecord, 'jecfaAdi' | 'efsa'>): (Intake & { laxer?: Intake }) | undefined => {
  // 0-5 (1996); raised to 0-20 (2021): what holds is what was said last.
  const jecfa = [...jecfaAdi.matchAll(/(?<=^|raised to )0-(\d+(?:\.\d+)?)/g)].at(-1)?.[1]
  const own = /^(\d+(?:\.\d+)?)(?= *(?:$|[(;,]|group|as ))/.exec(efsa)?.[1]
  const given = [
    { by: 'JECFA', value: jecfa },
    { by: 'EFSA', value: own },
  ].flatMap(({ by, value }) => (value === undefined ? [] : [{ by, value: Number(value) }]))
  const [stricter, laxer] = given.toSorted((a, b) => a.value - b.value)
  if (!stricter || !laxer) return stricter
  return stricter.value === laxer.value ? { ...stricter, by: 'JECFA, EFSA' } : { ...stricter, laxer }
}

/** What the stricter intake comes to in a day, and in the food of the label at the most that GB 2760 lets it have. */
export const sayForWeight = (
  record: Pick<SafetyRecord, 'jecfaAdi' | 'efsa'>,
  { entry, index }: Subject,
  context: AnswerContext,
  who: Audience | null,
): void => {
  const strictest = strictestOf(record)
  if (!strictest || !entry) return
  const dose = doseOf(entry, context)
  const isChild = isYoung(who?.groups ?? [])
  const kg = context.weightKg ?? (isChild ? childKg : adultKg)
  const daily = rounded(strictest.value * kg)
  const person =
    context.weightKg !== null
      ? { zh: `体重 ${kg} kg 的人`, en: `for ${kg} kg` }
      : isChild
        ? { zh: `体重 ${kg} kg 的孩子`, en: `for a child of ${kg} kg` }
        : { zh: `${kg} kg 的成年人`, en: `for an adult of ${kg} kg` }
  const by = strictest.laxer
    ? {
        zh: `按较严的 ${strictest.by}（${strictest.value}）`,
        en: `By the stricter one, ${strictest.by} (${strictest.value}),`,
      }
    : /,/.test(strictest.by)
      ? { zh: '按这个上限', en: 'At that upper end' }
      : { zh: `按 ${strictest.by} 的上限`, en: `At ${strictest.by}'s upper end` }
  const { laxer } = strictest
  const other = laxer && `${laxer.value} × ${kg} = ${rounded(laxer.value * kg)} mg`
  // Litres of cola would be no answer for a child.
  const isLight = kg < 40
  const inFood =
    index === undefined || isLight || !isUnstated(dose) ? undefined : boundIn(entry, daily, context)
  const rest = inFood ?? {
    zh: `${dose.zh}${isUnstated(dose) ? '，所以换算不成几份' : ''}。`,
    en: `${capital(dose.en)}${isUnstated(dose) ? ', so it cannot be put in servings' : ''}.`,
  }
  context.reply.say(
    {
      zh: `${by.zh}，${person.zh}相当于每天 ${daily} mg${other ? `（${laxer.by}：${other}）` : ''}${isChild || context.weightKg !== null ? '' : '；孩子体重轻，相应更少'}。${rest.zh}`,
      en: `${by.en} that is ${daily} mg a day ${person.en}${other ? ` (${laxer.by}: ${other})` : ''}${isChild || context.weightKg !== null ? '' : '; less for a child'}. ${rest.en}`,
    },
    additiveCitation(entry),
  )
}

/** How much of the food of the label that is, if it has as much of it as GB 2760 permits; undefined where the table has no such figure. */
const boundIn = (entry: AdditiveEntry, daily: number, context: AnswerContext): Bilingual | undefined => {
  const food = labelFood(context.asked, context.knowledge)
  const standing = food && standingIn(entry, food, context.uses, context.knowledge)
  const [row] = standing && isPermitted(standing) ? standing.rows : []
  const most = Number(row?.max)
  // A limit of the fat alone says little of the whole food.
  if (!food || !row || !Number.isFinite(most) || most <= 0 || (row.unit ?? 'g/kg') !== 'g/kg')
    return undefined
  if (/油脂中|残留/.test(row.note ?? '')) return undefined
  const grams = rounded(daily / most)
  return {
    zh: `标签不写用量；如果用到中国给“${food.word}”的最大限量 ${most} g/kg，${daily} mg 相当于约 ${grams} g 这种食品。这只是用到顶的算法，实际用多少看不出，也不是说可以吃这么多。`,
    en: `A label does not tell the dose; if this food had as much as China permits (${food.en}, ${most} g/kg), ${daily} mg would be in about ${grams} g of it. That is a bound, not the amount in this product, and no advice to eat as much.`,
  }
}
