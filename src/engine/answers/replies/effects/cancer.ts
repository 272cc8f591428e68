import type { AdditiveEntry } from '../../../../knowledge/index.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Subject } from '../../entities/subjects.ts'
import { additiveCitation, standardCitation } from '../../text/reply.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  evidenceCitation,
  isStated,
  namesOf,
  onLabel,
  recordsOf,
  wholeLabel,
} from '../answer-context.ts'
import { asksForAmount, intake } from '../intake.ts'
import { hasIt } from '../lists.ts'
import { tellCancerFood } from './cancer-foods.ts'
import { meaningOf, verdictOf } from './iarc-groups.ts'

/** 3 类 (1999): the number of a group as people say it. */
const groupOf = (iarc: string, { knowledge }: AnswerContext): Bilingual => {
  const { zh, en } = knowledge.published(iarc)
  return { zh: zh.replace(/^(1|2[AB]|3)(?![\d.])/, '$1 类'), en }
}

const asksPresence =
  /有没有(?!致?癌|毒|害|可能|证据|危险|问题)|有冇(?!毒|害|问题)|是不是(?:真的?)?[有含加放用]|(?:里[面头边]?|裡[面頭]?|入面|这个|這個|它)(?:真的?)?[有含加放].{0,12}[吗嗎么嘛呀]|\b(?:is|are) there\b|\bdoes (?:it|this) (?:have|contain)\b|\bis (?:it|that) in (?:here|this|it)\b/

/** Whether it is in here at all, where the same message asks for that too. */
const tellPresent = (subject: Subject, context: AnswerContext): void => {
  if (context.flat.length === 0 || !asksPresence.test(fold(context.asked.question).text)) return
  if (subject.index === undefined) {
    hasIt([subject], context)
    return
  }
  const names = bothNames(subject)
  context.reply.say(
    { zh: `有，标签上写着${names.zh}。`, en: `Yes, the label lists ${names.en}.` },
    ...citedAs(context, subject),
  )
}

/** Trials of what IARC has not classified. */
const trials: Readonly<Record<string, Bilingual & { evidence: string }>> = {
  特丁基对苯二酚: {
    zh: '美国国家毒理学计划（NTP 1997）的大鼠和小鼠试验没有致癌的证据',
    en: 'the US National Toxicology Program (1997) found no evidence in rats and mice',
    evidence: 'E47',
  },
  谷氨酸钠: {
    zh: 'EFSA（2017）重新评估时没有看到遗传毒性的担心，长期试验里也没有不良影响',
    en: 'EFSA (2017) saw no concern of genotoxicity and no adverse effects in long-term studies when it looked again',
    evidence: 'E51',
  },
}

/** What JECFA and EFSA allow a day, where the same message asks for it or how much. */
const tellIntakeAsked = (subject: Subject, entry: AdditiveEntry, context: AnswerContext): void => {
  const text = fold(context.asked.question).text
  const isAsked = asksHowMuch.test(text) || asksForAmount(null, { ...context, text })
  const isKnown = recordsOf(entry, subject.form?.ins).some(({ jecfaAdi }) => isStated(jecfaAdi))
  if (isAsked && isKnown) intake(subject, context)
}

/** Whether one substance causes cancer: IARC's group first; what JECFA and EFSA allow a day of what is in a group, of others where that was asked. */
export const tellCancerOf = (subject: Subject, context: AnswerContext): void => {
  const { entry, unlisted } = subject
  const names = bothNames(subject)
  const records = entry ? recordsOf(entry, subject.form?.ins) : unlisted ? [unlisted] : []
  const cited = entry ? additiveCitation(entry) : standardCitation
  const groups = [...new Set(records.map(({ iarc }) => iarc).filter(isStated))]
  tellPresent(subject, context)
  // Also where the record names a group: it is that of the by-product.
  if (entry && tellCaramel(entry, subject, context)) {
    tellIntakeAsked(subject, entry, context)
    return
  }
  if (groups.length === 0 && !entry && ofMeat.test(names.zh + names.en) && tellProcessedMeat(context)) return
  if (groups.length === 0 && !entry && tellCancerFood(context)) return
  const trial = groups.length === 0 && entry ? trials[entry.zh] : undefined
  if (trial) {
    context.reply.say(
      {
        zh: `没有看到致癌：${names.zh}，${trial.zh}；IARC 没有把它分类。`,
        en: `Not shown to: of ${names.en}, ${trial.en}; IARC has not classified it.`,
      },
      cited,
      evidenceCitation(context, trial.evidence),
    )
    return
  }
  if (groups.length === 0) {
    context.reply.say(
      {
        zh: `没有查到：我的资料里没有 IARC 对${names.zh}的分类；没有分类不等于证明无害。`,
        en: `Not on record: I have no IARC classification of ${names.en}; that is no proof of harmlessness.`,
      },
      ...(entry || unlisted ? [cited] : wholeLabel(context)),
    )
    if (entry) tellIntakeAsked(subject, entry, context)
    return
  }
  for (const iarc of groups) {
    const word = verdictOf(iarc)
    context.reply.say(
      {
        zh: `${word.zh}：IARC 把${names.zh}列为 ${groupOf(iarc, context).zh}，${meaningOf(iarc).zh}。分组说的是证据强弱，不是吃多少会怎样。`,
        en: `${word.en}: IARC puts ${names.en} in group ${context.knowledge.published(iarc).en}, ${meaningOf(iarc).en}. A group grades the evidence, not the risk of a portion.`,
      },
      cited,
    )
  }
  if (entry && records.some(({ jecfaAdi }) => isStated(jecfaAdi))) intake(subject, context)
  if (entry?.id === nitriteId) tellProcessedMeat(context, false)
}
const ofMeat = /肉|[香火腊烤热]肠|火腿|培根|meat|sausage|\bham\b|bacon|salami|pepperoni/i
const nitriteId = '09.002'

/**
 * Caramel colour and 4-methylimidazole: IARC Monographs 101 (evaluated 2011) put 4-MEI in group 2B; it forms in classes III and IV, which are made
 * with ammonia (EFSA Journal 2011;9(3):2004).
 */
const tellCaramel = (
  { zh }: AdditiveEntry,
  { name, ingredient }: Pick<Subject, 'name' | 'ingredient'>,
  context: AnswerContext,
): boolean => {
  if (!/^焦糖色/.test(zh)) return false
  // The caramel of the label, also where the question only says caramel.
  const own = ingredient ?? context.flat.find(({ name: printed }) => /焦糖色|caramel/i.test(printed))
  const stated = `${name} ${own?.name ?? ''} ${own?.ins ?? ''}`
  const isOfFour = /150\s?d|亚硫酸铵|ammonia[- ]sul|sul(?:f|ph)ite[- ]ammonia|class iv/i.test(stated)
  const isOfThree = !isOfFour && /150\s?c|加氨|ammonia|class iii/i.test(stated)
  const isWithAmmonia = /150\s?[cd]|加氨|亚硫酸铵|ammonia|class (?:iii|iv)/i.test(stated)
  const isWithout = /150\s?[ab]|普通法|苛性|plain/i.test(stated)
  const which = isWithAmmonia
    ? {
        zh: `标签写的是${isOfFour ? ' IV 类（150d，亚硫酸铵法）' : isOfThree ? ' III 类（150c，加氨法）' : '用氨做的一类'}，可能带有它`,
        en: `the label states ${isOfFour ? 'class IV (150d, ammonia and sulphite)' : isOfThree ? 'class III (150c, ammonia)' : 'a class made with ammonia'}, which may contain it`,
      }
    : isWithout
      ? { zh: '标签写的这一类不用氨', en: 'the class on this label is made without ammonia' }
      : { zh: '标签只写“焦糖色”，看不出是哪一类', en: 'the label does not say which class this is' }
  context.reply.say(
    {
      zh: `焦糖色本身 IARC 没有分类；有争议的是用氨做的 III 类（150c）和 IV 类（150d）里的 4-甲基咪唑（4-MEI），IARC 2011 年评为 2B（可能致癌；专论第 101 卷）；${which.zh}。分组说的是证据强弱，不是吃多少会怎样。`,
      en: `IARC has not classified caramel colour itself; the dispute is about 4-methylimidazole (4-MEI) in classes III (150c) and IV (150d), which are made with ammonia: IARC put it in group 2B, possibly carcinogenic, in 2011 (Monographs 101); ${which.en}. A group grades the evidence, not the risk of a portion.`,
    },
    ...(own ? onLabel(context, [context.flat.indexOf(own)]) : [standardCitation]),
    { kind: 'standard', ref: 'IARC 101', title: 'IARC Monographs 101' },
  )
  return true
}

/** Additives of the label that IARC has classified; false where there are none. */
export const tellCancerOfAdditives = (context: AnswerContext, isMeatTold = false): boolean => {
  const { flat, reply, knowledge } = context
  const seen = new Set<string>()
  const graded: AdditiveEntry[] = []
  const caramels: { entry: AdditiveEntry; name: string; index: number }[] = []
  let found = false
  for (const [index, { additiveId = '', name }] of flat.entries()) {
    const entry: AdditiveEntry | undefined = knowledge.additive(additiveId)
    if (!entry || seen.has(entry.id) || (isMeatTold && entry.id === nitriteId)) continue
    seen.add(entry.id)
    const iarc = recordsOf(entry, flat[index]?.ins)
      .map(one => one.iarc)
      .find(one => isStated(one) && /^[12]/.test(one))
    if (!iarc) continue
    found = true
    // What may come with caramel was classified, not the colour.
    if (/^焦糖色/.test(entry.zh)) {
      caramels.push({ entry, name, index })
      continue
    }
    graded.push(entry)
    const word = verdictOf(iarc)
    reply.say(
      {
        zh: `${word.zh}：${name}，IARC ${groupOf(iarc, context).zh}，${meaningOf(iarc).zh}。`,
        en: `${word.en}: ${name}, IARC group ${context.knowledge.published(iarc).en}, ${meaningOf(iarc).en}.`,
      },
      additiveCitation(entry),
      ...onLabel(context, [index]),
    )
  }
  if (graded.length > 0 && caramels.length === 0 && !isMeatTold) sayGroups(context)
  if (!isMeatTold || asksHowMuch.test(context.text)) sayDailyIntakes(graded, context)
  for (const { entry, name, index } of caramels) {
    const ingredient = flat[index]
    tellCaramel(entry, { name, ...(ingredient && { ingredient }) }, context)
  }
  return found
}

const asksHowMuch = /\badis?\b|允许摄入|多少|\bhow much\b/

/** A group alone frightens. */
const sayGroups = (context: AnswerContext): void =>
  context.reply.say(
    {
      zh: '分组说的是证据强弱，不是吃多少会怎样。',
      en: 'A group grades the evidence, not the risk of a portion.',
    },
    ...wholeLabel(context),
  )

/** Beside IARC's group what JECFA allows a day. */
const sayDailyIntakes = (graded: readonly AdditiveEntry[], context: AnswerContext): void => {
  for (const entry of graded) {
    const told = recordsOf(entry, undefined).find(({ jecfaAdi }) => isStated(jecfaAdi))
    const adi = told && context.knowledge.published(told.jecfaAdi)
    if (adi)
      context.reply.say(
        {
          zh: `${entry.zh}的每日允许摄入量（JECFA）：每千克体重 ${adi.zh} mg。`,
          en: `JECFA's acceptable daily intake of ${entry.en}: ${adi.en} mg per kg of body weight.`,
        },
        additiveCitation(entry),
      )
  }
}

/** That IARC has classified processed meat, of a label that is of it, with the nitrite that it lists. */
export const tellProcessedMeat = (context: AnswerContext, isOfNitrite = true): boolean => {
  const { result, flat, reply } = context
  const isMeat = (result?.reasons ?? []).some(
    ({ rule, evidence }) => /meat/.test(rule) || evidence.includes('E10'),
  )
  if (!isMeat) return false
  const nitrites = isOfNitrite
    ? flat.flatMap(({ additiveId, role }, index) =>
        role === undefined && additiveId === nitriteId ? [index] : [],
      )
    : []
  const { zh, en } = namesOf(nitrites.slice(0, 2), context)
  const also =
    nitrites.length > 0
      ? {
          zh: `；这份还加了${zh}，吃进去后在可亚硝化的条件下 IARC 列为 2A 类（很可能致癌，2010）`,
          en: `; it also has ${en}, which IARC puts in group 2A (probably, where it is nitrosated in the body, 2010)`,
        }
      : { zh: '', en: '' }
  reply.say(
    {
      zh: `有这方面的证据：IARC 把加工肉列为 1 类（证据充分，2015）${also.zh}。分组说的是证据强弱，不等于吃一点就危险：偶尔吃、少吃，不要天天吃。`,
      en: `There is evidence: IARC puts processed meat in group 1 (sufficient evidence, 2015)${also.en}. A group grades the evidence and not the size of the risk, so a little now and then is another matter than every day; best eaten seldom.`,
    },
    evidenceCitation(context, 'E10'),
    ...onLabel(context, nitrites.slice(0, 2)),
  )
  return true
}

const asksGroups = /iarc|几类|哪一?类|分类|\bgroups?\b|\bclass(?:es|ed|ified)?\b/
/** Which of IARC's groups they are in: those that it could not classify as well. */
const sayNotClassifiable = (context: AnswerContext): void => {
  if (!asksGroups.test(context.text)) return
  const hits = context.flat.flatMap(({ additiveId = '', ins, role }, index) => {
    const entry = role === undefined ? context.knowledge.additive(additiveId) : undefined
    return entry && recordsOf(entry, ins).some(({ iarc }) => /^3/.test(iarc)) ? [index] : []
  })
  if (hits.length === 0) return
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `列为 3 类（现有证据不能判断）的：${names.zh}。`,
      en: `In group 3 (the evidence does not allow a judgement): ${names.en}.`,
    },
    ...onLabel(context, hits),
  )
}

/** What of the whole label IARC has classified, processed meat first. */
export const tellCancerOfLabel = (context: AnswerContext): void => {
  const { reply } = context
  const isMeat = tellProcessedMeat(context)
  const isFood = tellCancerFood(context)
  const found = tellCancerOfAdditives(context, isMeat) || isFood
  if (!found && !isMeat)
    reply.say(
      {
        zh: '没有识别到 IARC 列为致癌、很可能或可能致癌（1 类、2A 类、2B 类）的添加剂；没有分类不等于证明无害。',
        en: 'No additive that IARC classes as carcinogenic, probably or possibly so (group 1, 2A or 2B) was recognised; that is no proof of harmlessness.',
      },
      ...wholeLabel(context),
    )
  sayNotClassifiable(context)
}
