import type { AdditiveEntry } from '../../../knowledge/index.ts'
import type { Bilingual } from '../../result.ts'
import type { Audience } from '../entities/people.ts'
import type { Subject } from '../entities/subjects.ts'
import { asksMayThey } from '../text/may-they.ts'
import { additiveCitation } from '../text/reply.ts'
import { remarkOf } from '../text/wording.ts'
import { amountText } from './amount-text.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  concern,
  evidenceCitation,
  flagsOf,
  isStated,
  joinedBy,
  notesOf,
  onLabel,
  orWhole,
  quotedWhere,
  recordsOf,
  wholeLabel,
} from './answer-context.ts'
import { tellAllergyRemark } from './effects/allergy-remark.ts'
import { figuresOf } from './effects/eaten.ts'
import { meaningOf } from './effects/iarc-groups.ts'
import { identify } from './identify.ts'
import { asksForAmount, intake, sayForWeight, strictestOf } from './intake.ts'
import { notInTable, notListed, permitted } from './limits.ts'
import { tableCitation } from './nutrition/table-rows.ts'
import { tellAdditiveFor } from './people/additive-for.ts'
import { purposesHere } from './substance/in-this-food.ts'

/** What the score takes off for a food ingredient, the verdict first; false where it takes off nothing. */
const tellWhatCounts = ({ index, name }: Subject, context: AnswerContext): boolean => {
  const against = (context.result?.reasons ?? []).filter(
    ({ points, ingredients, rule }) =>
      points < 0 &&
      index !== undefined &&
      ingredients.length <= mostShared &&
      ingredients.includes(index) &&
      !/additives/.test(rule),
  )
  for (const [at, reason] of against.slice(0, 2).entries())
    context.reply.say(
      at === 0 && !context.reply.hasBegun()
        ? {
            zh: `看吃多少：${name}在这份评分里是扣分项——${reason.text.zh}`,
            en: `It depends on how much: ${name} counts against the score here. ${reason.text.en}`,
          }
        : reason.text,
      ...orWhole(context, onLabel(context, reason.ingredients)),
    )
  if (against.some(({ rule }) => rule === 'saturated_fat')) {
    context.reply.say(
      {
        zh: '饱和脂肪会升高低密度胆固醇，WHO（2023）建议不超过一天能量的 10%。',
        en: "Saturated fat raises LDL cholesterol; WHO (2023) advises at most 10 % of a day's energy from it.",
      },
      evidenceCitation(context, 'E8'),
    )
    const figures = figuresOf(['saturatedFat'], context)
    if (figures) context.reply.say(figures, tableCitation)
  }
  return against.length > 0
}
/** A reason that names more ingredients says little of each. */
const mostShared = 6

/** How much of it, or whether it harms. */
const asksMore =
  /影响|害|伤|怎样|怎么样|危险|安全|要紧|\b(?:harm\w*|affects?|effects?|danger\w*|hurts?|safe|risk\w*|bad)\b|多少|几|每天|天天|一天|\badis?\b|癌|\biarc\b|\bhow (?:much|many|often)\b|\b(?:a|per|each|every) ?day\b|\bdaily\b|\bcancer/

/** What the pack prints for people who should not have it. */
const warnsPeople =
  /not (?:recommended|suitable) for (?:children|people|persons|pregnant)|不(?:适宜|宜|推荐|建议).{0,12}(?:儿童|孕|人群|婴幼儿)|(?:儿童|孕妇|婴幼儿).{0,10}(?:不宜|不推荐|慎)/i

/** What the evaluations say of one ingredient, and no more where one effect was asked about; with `who` for these people, whose own flags are told elsewhere. */
export const safetyOf = (
  subject: Subject,
  context: AnswerContext,
  who: Audience | null = null,
  isOfOneEffect = false,
): void => {
  const { entry } = subject
  const { reply } = context
  const flags = who || isOfOneEffect ? [] : flagsOf(context, subject.index)
  if (subject.unlisted) {
    notInTable(subject, context)
    notListed(subject, context)
    return
  }
  if (!entry) {
    const counts = tellWhatCounts(subject, context)
    if (counts) return
    identify(subject, context)
    for (const flag of flags) reply.say(flag.text, ...orWhole(context, onLabel(context, flag.ingredients)))
    const declared = subject.ingredient?.amount && amountText(subject.ingredient.amount)
    if (flags.length === 0 && subject.index !== undefined && subject.ingredient?.kind !== 'unknown')
      reply.say(
        {
          zh: `我的资料里没有针对它的安全提示；${declared ? `标签写明 ${declared.zh}` : '标签上看不出用量'}，过敏者请看包装。`,
          en: `I know of no caution about it; ${declared ? `the label declares it at ${declared.en}` : 'a label tells no dose'}, and with allergies the pack decides.`,
        },
        ...citedAs(context, subject),
      )
    const warning = quotedWhere(context, line => warnsPeople.test(line))
    if (warning !== undefined)
      reply.say(
        { zh: `整份产品的标签写着“${warning}”。`, en: `Of the whole product the label says "${warning}".` },
        ...orWhole(context, wholeLabel(context)),
      )
    return
  }
  // Of people who take care the verdict for them; how much of it a day only where a number is asked for.
  if (who && who.diet === null && !who.groups.includes('ckd')) {
    tellAdditiveFor(subject, entry, who, context)
    if (asksNumber.test(context.text)) intake(subject, context, who)
    sayGrades(recordsOf(entry, subject.form?.ins), entry, context)
    return
  }
  // What is known against it, before numbers.
  const isRemarked = !who || /过敏|\ballerg/.test(context.text)
  // What is it, and is it poisonous: what the first answer has said of it is not said again.
  const told = reply.text()
  const known = isRemarked
    ? notesOf(entry, subject.form?.ins)
        .map(note => remarkOf(context, note))
        .filter(({ zh, en }) => !told.includes(zh) && !told.includes(en))
    : []
  const records = recordsOf(entry, subject.form?.ins)
  const [record] = records.filter(({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa))
  // What is of high concern, or has a warning by law, is not settled by a number.
  const isSettled = entry.tier <= mostSettled && !who?.groups.includes('ckd')
  const within = isSettled ? withinIntake(record, context) : undefined
  const isTold = sayConcern(subject, entry, known, context, who, within)
  // Whether somebody may have it is no question for figures, unless they are asked for.
  if (who && asksMayThey(context.text) && !asksMore.test(context.text)) return
  const hasIntake = records.some(({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa))
  if (hasIntake)
    if (who?.groups.includes('ckd')) sayDoctorsLimit(subject, context)
    else if (record && isTold) {
      if (asksForAmount(who, context)) sayForWeight(record, subject, context, who)
    } else intake(subject, context, who)
  sayGrades(records, entry, context)
  // Of people who take care the flags tell what matters; nobody asked for the rest.
  if (who || isOfOneEffect) return
  if (asksLaw.test(context.text) || !hasIntake) permitted(subject, entry, context)
  const isOfPku = known.some(({ en }) => /phenylalanine/i.test(en))
  // Of what several ingredients raise nobody asked.
  for (const flag of flags.filter(({ ingredients }) => ingredients.length <= mostOfFlag).slice(0, 1))
    if (!(isOfPku && flag.group === 'pku'))
      reply.say(flag.text, ...orWhole(context, onLabel(context, flag.ingredients)))
}

const asksLaw =
  /允许|准[用许]|合法|合规|违[法规禁]|禁|国标|标准|2760|限量|超标|\b(?:legal|allowed|permitted|banned|limits?|standards?)\b/

const asksNumber =
  /多少|几(?:克|毫克|[包袋份片颗根罐])|每天|天天|一天|超标|\badis?\b|\bhow (?:much|many|often)\b|\b(?:a|per|each|every) ?day\b|\bdaily\b/

/** That a group cannot be told is no reason for or against it. */
const sayGrades = (
  records: ReturnType<typeof recordsOf>,
  entry: AdditiveEntry,
  { reply, knowledge }: AnswerContext,
): void => {
  for (const iarc of gradesOf(records)) {
    const group = knowledge.published(iarc)
    reply.say(
      {
        zh: `IARC：${group.zh}，${meaningOf(iarc).zh}；说的是证据强弱，不是吃多少会怎样。`,
        en: `IARC: ${group.en}, ${meaningOf(iarc).en}; that grades the evidence, not the risk of a portion.`,
      },
      additiveCitation(entry),
    )
  }
}

/** The groups of IARC that speak against something. */
const gradesOf = (records: ReturnType<typeof recordsOf>): string[] =>
  [...new Set(records.map(({ iarc }) => iarc))].filter(iarc => isStated(iarc) && /^[12]/.test(iarc))

const mostOfFlag = 2
const mostSettled = 2

/** What authorities did not settle, or have taken back. */
const isOpen =
  /concern|withdrawn|no longer|exceed|temporary|not authori|contested|pending|insufficient|inadequate|laxative|infant/i

/** That up to its acceptable daily intake it is of no appreciable risk, which is what that means; undefined where none is settled. */
const withinIntake = (
  record: ReturnType<typeof recordsOf>[number] | undefined,
  context: AnswerContext,
): Bilingual | undefined => {
  if (!record || isOpen.test(`${record.efsa} ${record.jecfaAdi}`) || !strictestOf(record)) return undefined
  const by = [
    { who: 'JECFA', value: record.jecfaAdi },
    { who: 'EFSA', value: record.efsa },
  ].flatMap(({ who, value }) => {
    const said = isStated(value) ? context.knowledge.published(value) : undefined
    return said ? [{ zh: `${who} ${said.zh}`, en: `${who} ${said.en}` }] : []
  })
  const all = joinedBy(by, '；', '; ')
  return {
    zh: `，每天不超过 ADI（${all.zh}，mg/kg 体重）按定义没有明显的健康风险`,
    en: ` is by definition of no appreciable risk up to its acceptable daily intake (${all.en}, in mg per kg of body weight)`,
  }
}

/** The first sentence on an additive: that the dose decides, how much there is to watch, and what is known against it. */
const sayConcern = (
  subject: Subject,
  entry: AdditiveEntry,
  known: readonly Bilingual[],
  context: AnswerContext,
  who: Audience | null,
  within: Bilingual | undefined,
): boolean => {
  const { reply } = context
  const names = namedWithClass(subject, entry, context)
  const tier = concern[entry.tier] ?? { zh: '', en: '' }
  const assumed =
    entry.basis === 'class-default'
      ? { zh: '（没有单独的评价，按类别推定）', en: ' (assumed from its class)' }
      : { zh: '', en: '' }
  // Of little concern, and of no number: the dose decides nothing.
  const isMinor =
    who === null &&
    !reply.hasBegun() &&
    entry.tier <= 1 &&
    !/\d/.test(
      recordsOf(entry, subject.form?.ins)
        .map(({ jecfaAdi, efsa }) => bare(jecfaAdi, efsa))
        .join(' '),
    )
  const lead = reply.hasBegun()
    ? { zh: '', en: '' }
    : who
      ? { zh: `看情况（${who.zh}）：`, en: `It depends (${who.en}): ` }
      : { zh: '看用量：', en: 'It depends on the dose: ' }
  const against =
    known.length > 0
      ? { zh: `：${joinedBy(known, '；', '').zh}`, en: `. ${joinedBy(known, '', '. ').en}` }
      : { zh: '', en: '' }
  reply.say(
    isMinor
      ? {
          zh: `${tier.zh}：${names.zh}，这是本方法按公开的安全评价定的${assumed.zh}${against.zh}。`,
          en: `${capital(tier.en)}: ${names.en}, as our method grades it by public evaluations${assumed.en}${against.en}.`,
        }
      : within
        ? {
            zh: `${lead.zh}${names.zh}${within.zh}；按公开的安全评价，本方法评为“${tier.zh}”${assumed.zh}${against.zh}。`,
            en: `${lead.en}${names.en}${within.en}; by public evaluations our method puts it at "${tier.en}"${assumed.en}${against.en}.`,
          }
        : {
            zh: `${lead.zh}${names.zh}按公开的安全评价，本方法评为“${tier.zh}”${assumed.zh}${against.zh}。`,
            en: `${lead.en}${names.en}: by public evaluations our method puts it at "${tier.en}"${assumed.en}${against.en}.`,
          },
    additiveCitation(entry),
  )
  return !isMinor && within !== undefined
}

/** Its name with as what it is used here, in one pair of brackets. */
const namedWithClass = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): Bilingual => {
  const names = bothNames(subject)
  const here = purposesHere(subject, context).told.flatMap(({ name }) => name || [])
  const named = (here.length > 0 ? here : entry.functions).filter(name => name !== '其他')
  if (named.length === 0) return names
  const classes = classesOf(context, named)
  return {
    zh: names.zh.endsWith('）')
      ? `${names.zh.slice(0, -1)}，${classes.zh}）`
      : `${names.zh}（${classes.zh}）`,
    en: names.en.endsWith(')') ? `${names.en.slice(0, -1)}, ${classes.en})` : `${names.en} (${classes.en})`,
  }
}

/** The safety of one of several additives in one sentence. */
export const safetyInOne = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): void => {
  const names = bothNames(subject)
  const tier = concern[entry.tier] ?? { zh: '', en: '' }
  const records = recordsOf(entry, subject.form?.ins)
  const [record] = records.filter(({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa))
  const by = (who: string, value: string): Bilingual[] => {
    if (!isStated(value)) return []
    const { zh, en } = context.knowledge.published(value)
    return [{ zh: `${who} ${zh}`, en: `${who} ${en}` }]
  }
  const limits = record ? [...by('JECFA', record.jecfaAdi), ...by('EFSA', record.efsa)] : []
  const intakes = joinedBy(limits, '，', ', ')
  const said: Bilingual[] = [
    ...notesOf(entry, subject.form?.ins).map(note => remarkOf(context, note)),
    ...gradesOf(records).map(iarc => {
      const group = context.knowledge.published(iarc)
      return { zh: `IARC ${group.zh}，${meaningOf(iarc).zh}`, en: `IARC ${group.en}, ${meaningOf(iarc).en}` }
    }),
    ...(limits.length > 0
      ? [{ zh: `ADI（mg/kg 体重）：${intakes.zh}`, en: `ADI in mg per kg body weight: ${intakes.en}` }]
      : []),
  ]
  const rest = joinedBy(said, '；', '. ')
  const lead = context.reply.hasBegun()
    ? { zh: '', en: '' }
    : { zh: '看用量：', en: 'It depends on the dose: ' }
  context.reply.say(
    {
      zh: `${lead.zh}${names.zh}为“${tier.zh}”${rest.zh && `；${rest.zh}`}。`,
      en: `${lead.en}${names.en}: ${tier.en}${rest.en && `. ${rest.en}`}.`,
    },
    additiveCitation(entry),
  )
}

/** What was published without the years in brackets. */
const bare = (...said: readonly string[]): string => said.join(' ').replace(/\([^)]*\)/g, '')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An acceptable daily intake is for healthy kidneys. */
const sayDoctorsLimit = (subject: Subject, context: AnswerContext): void =>
  context.reply.say(
    {
      zh: '每日允许摄入量（ADI）是给一般人定的，肾病患者以医生定的限量为准。',
      en: 'An acceptable daily intake is for people in general; with kidney disease the limit that your doctor set decides.',
    },
    ...citedAs(context, subject).slice(0, 1),
  )

/** The reply about one effect: the known cautions are listed above it, others are not known. */
export const onlyThis = (subject: Subject | null, context: AnswerContext): void => {
  if (subject && tellAllergyRemark(subject, context)) return
  context.reply.say(
    context.reply.hasBegun() ? onlyThisText : noneText,
    ...orWhole(context, subject ? citedAs(context, subject) : []).slice(0, 1),
  )
}

const noneText: Bilingual = {
  zh: '没有查到：我的资料里没有写到它有你问的这种影响，没有写到的不推测。',
  en: 'Not on record: I have nothing on such an effect of it, and I do not guess.',
}
const onlyThisText: Bilingual = {
  zh: '关于你问的这种影响，我的资料里没有更多，没有写到的不推测。',
  en: 'On the effect you ask about I have nothing more on record, and I do not guess.',
}
