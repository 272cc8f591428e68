import type { AdditiveEntry } from '../../../knowledge/index.ts'
import type { Bilingual } from '../../result.ts'
import type { Audience } from '../entities/people.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation, type Reply } from '../text/reply.ts'
import { type AnswerContext, bothNames, isStated, recordsOf } from './answer-context.ts'
import { doseOf, explainNotSpecified } from './limits.ts'

const adultKg = 60
/** What a child of about six weighs. */
const childKg = 20

const isYoung = (who: Audience | null): boolean =>
  who?.groups.some(group => group === 'children' || group === 'infant_0_36m') ?? false

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

/** Where it was not asked how much, what an intake comes to is left out. */
const ofAmount =
  /多少|几|一[天日]|每[天日]|adi|摄入|\bhow (?:much|many)\b|\b(?:a|per) day\b|daily|intake|limit/

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
  for (const { ins, jecfaAdi, efsa } of rows) {
    const key = `${jecfaAdi} ${efsa}`
    if (seen.has(key)) continue
    seen.add(key)
    const [jecfa, other] = [jecfaAdi, efsa].map(value =>
      isStated(value) ? context.knowledge.published(value) : { zh: '没有资料', en: 'nothing on file' },
    )
    const which = rows.length > 1 ? ins : ''
    reply.say(
      {
        zh: `${names.zh}${which && `（INS ${which}）`}的每日允许摄入量（ADI，mg/kg 体重）：JECFA ${jecfa?.zh}；EFSA ${other?.zh}。`,
        en: `Acceptable daily intake of ${names.en}${which && ` (INS ${which})`} in mg per kg body weight: JECFA ${jecfa?.en}; EFSA ${other?.en}.`,
      },
      additiveCitation(entry),
    )
    // 0-5 (1996); raised to 0-20 (2021): what holds is what was said last.
    const upper = [...jecfaAdi.matchAll(/(?<=^|raised to )0-(\d+(?:\.\d+)?)/g)].at(-1)?.[1]
    const asksAmount = context.weightKg !== null || isYoung(who) || ofAmount.test(context.text)
    if (upper !== undefined && asksAmount)
      reply.say(
        forWeight(Number(upper), context.weightKg, isYoung(who), doseOf(entry, context)),
        additiveCitation(entry),
      )
  }
  if (asksNumber.test(context.text)) explainNotSpecified(entry, rows, context)
}

const isUnstated = ({ en }: Bilingual): boolean => /not tell/.test(en)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const forWeight = (upper: number, weightKg: number | null, isChild: boolean, dose: Bilingual): Bilingual => {
  // Three digits are more than an ADI knows, and hide what binary numbers do to tenths.
  const daily = (kg: number) => Number((upper * kg).toPrecision(3))
  if (weightKg !== null)
    return {
      zh: `按 JECFA 的上限，体重 ${weightKg} kg 相当于每天 ${daily(weightKg)} mg；${dose.zh}${isUnstated(dose) ? '，所以换算不成几份' : ''}。`,
      en: `At JECFA's upper end that is ${daily(weightKg)} mg a day for ${weightKg} kg; ${dose.en}${isUnstated(dose) ? ', so it cannot be put in servings' : ''}.`,
    }
  if (isChild)
    return {
      zh: `按 JECFA 的上限，体重 ${childKg} kg 的孩子相当于每天 ${daily(childKg)} mg；${dose.zh}。`,
      en: `At JECFA's upper end that is ${daily(childKg)} mg a day for a child of ${childKg} kg; ${dose.en}.`,
    }
  return {
    zh: `按 JECFA 的上限，${adultKg} kg 的成年人相当于每天 ${daily(adultKg)} mg；孩子体重轻，相应更少。${dose.zh}。`,
    en: `At JECFA's upper end that is ${daily(adultKg)} mg a day for an adult of ${adultKg} kg; less for a child. ${capital(dose.en)}.`,
  }
}
