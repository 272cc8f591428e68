import type { Group } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { meatKind } from '../../entities/kinds.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import { plain } from '../../text/plain.ts'
import { printedLines } from '../../text/printed-lines.ts'
import {
  type AnswerContext,
  isTitle,
  quoted,
  quotedWhere,
  sayQuoted,
  statementsOf,
  wholeLabel,
} from '../answer-context.ts'
import { ageBoundIn, ageIn, isAmong } from '../conditions/age.ts'
import { leastAgeIn } from '../conditions/pack-ages.ts'
import { hitsOf } from '../lists.ts'
import { gloss } from '../pack/in-english.ts'
import { leads } from './leads.ts'

const warnedOf: Partial<Record<Group, RegExp>> = {
  children:
    /children|kids|minors|(?:under|below)(?: the age of)? 1[0-8]\b|儿童|未成年|1[0-8] ?周?岁(?:以下|之前)/,
  infant_0_36m:
    /children|infants|bab(?:y|ies)|main (?:milk )?drink|(?:under|below) (?:[1-3]|one|two|three|12|24|36)\b|婴儿|婴幼儿|幼儿|幼童|儿童|[一二三两1-3]周?岁(?:以下|以内)/,
  pregnant: /pregnan|breast-?feeding|nursing|lactating|孕妇|孕期|哺乳|乳母/,
  diabetes: /糖尿病|血糖高|diabet/,
  hypertension: /高血压|high blood pressure|hypertensi|heart (?:disease|condition)/,
  ckd: /肾(?:脏|功能|病)|kidney (?:disease|problem)|renal/,
  gout: /痛风|尿酸|\bgout\b/,
  caffeine: /咖啡因敏感|对咖啡因|sensitive to caffeine|caffeine[- ]sensitive/,
  lactose: /乳糖不耐|lactose[- ]intoleran/,
  pku: /苯丙酮尿|phenylketonuri/,
  g6pd: /蚕豆病|g6pd/,
}

/** The pack's own words from which age on it is. */
const leastAgeOf = (context: AnswerContext): { words: string; age: number } | undefined => {
  for (const { words, folded } of statementsOf(context)) {
    const age = leastAgeIn(folded)
    // The head of a table is no advice: % Daily Value (children 4+ yrs).
    if (age !== undefined && !/daily value|nrv|参考值/.test(folded)) return { words, age }
  }
  return undefined
}

/** Younger than the pack says: from 6 months, and asked of a child of 5; for adults, and asked of any child. */
export const tellTooYoung = (who: Audience, context: AnswerContext): boolean => {
  const least = leastAgeOf(context)
  const age = ageIn(context.text) ?? (least?.age === adult ? 0 : undefined)
  if (!isYoung(who.groups) || least === undefined || age === undefined || age >= adult || age >= least.age)
    return false
  const words = quoted(lineOf(least.words, context))
  const isForAdults = least.age === adult
  context.reply.say(
    {
      zh: `${leads.no.zh}${isForAdults ? '' : '，还太小'}：标签写着“${words}”。`,
      en: `${leads.no.en}${isForAdults ? '' : ', not yet'}: the label says "${words}".`,
    },
    ...wholeLabel(context),
  )
  return true
}
const adult = 18

const longestLine = 80
/** With what stands behind it in its line: sitting, with somebody beside. */
const lineOf = (words: string, { asked }: AnswerContext): string => {
  const line = printedLines(asked.label?.text ?? '').find(one => one.words.includes(words.trim()))?.words
  return line !== undefined && line.length <= longestLine ? line : words
}
/** The pack's own words from which age on it is, where the child is not younger; undefined where it names none. */
export const fromAgeOn = (context: AnswerContext): string | undefined => {
  const age = ageIn(context.text)
  const least = leastAgeOf(context)
  const isOfAge = least !== undefined && (age === undefined || age >= least.age)
  return isOfAge ? quoted(lineOf(least.words, context)) : undefined
}

const isForbidding =
  /not (?:recommended|suitable|intended|advised) (?:for|as)|\bnot for (?!sale|resale|individual)|\bshould not (?:be )?(?:consume|drink|eat|take|use)|(?<=women |children |nursing )avoid\b|unsuitable for|勿(?:[食饮服使]用?|喝|吃|给|让)|不宜|不适[宜合]|不建议|不推荐|禁止|(?:童|婴|幼儿|孕妇|老人|老年人|长者|岁以[下内])[^，,；;。]{0,8}不[可能]食用/
const isWatched = /监护|看护|陪同|supervis|watch/

/** The clauses of a statement that speak of a child of the age that was asked about; of no age those on small children speak of no older one. */
const ofAge = (folded: string, age: number | undefined): string =>
  folded
    .split(/[，,；;]/)
    .filter(clause => (age === undefined ? (ageBoundIn(clause) ?? 18) > 3 : (isAmong(age, clause) ?? true)))
    .join('，')

const ofChildren = /^(?:children|infant_0_36m)$/
/** The pack's own words that these people should not have it; undefined where it has none. */
export const forbids = (who: Pick<Audience, 'groups'>, context: AnswerContext): string | undefined => {
  const age = ageIn(context.text)
  const least = leastAgeOf(context)
  return statementsOf(context).find(({ folded }) =>
    who.groups.some(group => {
      // 6月龄以下, of a pack from six months on, is no word against a baby of that age, nor of one whose age nobody named.
      const isOfMonths = (ageBoundIn(folded) ?? 1) < 1 && least !== undefined
      if (isOfMonths && age !== undefined && age >= least.age && ofChildren.test(group)) return false
      const isOfAge = group === 'children' || (group === 'infant_0_36m' && (age !== undefined || isOfMonths))
      const stated = isOfAge ? ofAge(folded, age) : folded
      // A child of three is no infant, and yet among those up to three.
      const isOfSmall = group === 'children' && age !== undefined && age < 4
      const ofSmall = isOfSmall && warnedOf.infant_0_36m?.test(stated)
      return isForbidding.test(stated) && (ofSmall || warnedOf[group]?.test(stated))
    }),
  )?.words
}

/** A child of an age that nobody named hears what the pack says of those under three; nothing where it says nothing. */
export const quoteUnderThree = (who: Audience, context: AnswerContext): void => {
  if (!who.groups.includes('children') || forbids(who, context) !== undefined) return
  const words = quotedWhere(context, folded => ageBoundIn(folded) !== undefined && isForbidding.test(folded))
  if (words) sayQuoted(words, context)
}

/** They decide. */
export const quoteWarning = (who: Audience, context: AnswerContext): boolean => {
  const statement = forbids(who, context)
  if (statement === undefined) return false
  sayForbidden(statement, context)
  if (who.groups.includes('pregnant') || isYoung(who.groups)) quoteWhy(statement, context)
  return true
}

const reasons =
  /(?:alcohol|\balc\b|酒精)[^\n]{0,24}\d|\d ?%[^\n]{0,12}(?:\balc\b|\bvol\b|酒精)|unpasteuri[sz]ed|\braw (?:milk|eggs?)\b|未(?:经)?(?:巴氏)?(?:杀菌|灭菌)|生(?:乳|蛋)制/
/** Its alcohol, or that it was not heated, in the pack's own words: why those who are pregnant and children should not have it. */
const quoteWhy = (forbidden: string, context: AnswerContext): void => {
  // That it is alcohol needs no word of the pack.
  if (context.result?.noScore === 'alcohol' || reasons.test(fold(forbidden).text)) return
  const printed = statementsOf(context).filter(
    ({ folded }) => reasons.test(folded) && !/配料|原料|成分|ingredients/.test(folded),
  )
  for (const { words } of printed.slice(0, 2)) sayQuoted(quoted(words), context)
}

const ofIllness =
  /medical condition|(?:taking|on) (?:any )?(?:prescription )?medic|under medical|慢性病|(?:疾病|病)(?:患者|的?人)|服[用食]?[^，。]{0,4}药|正在治疗/
const asksDoctor = /\b(?:consult|ask|check with|speak (?:to|with)|talk to|seek)\b|(?:咨询|询问|请教|遵|在)医/
const ill: ReadonlySet<Group> = new Set(['diabetes', 'hypertension', 'ckd', 'gout', 'g6pd', 'pku'])
/** With an illness the pack sends to a doctor first; nothing where it does not. */
export const quoteDoctor = (who: Audience, context: AnswerContext): void => {
  if (!who.groups.some(group => ill.has(group))) return
  const words = quotedWhere(context, folded => ofIllness.test(folded) && asksDoctor.test(folded))
  if (words && !context.reply.text().includes(plain(words)))
    context.reply.say(
      {
        zh: `${leads.betterNot.zh}自己决定，先问医生（${who.zh}）：标签写着“${words}”。`,
        en: `${leads.betterNot.en} before a doctor was asked (${who.en}): the label says "${words}".`,
      },
      ...wholeLabel(context),
    )
}

const asksDanger =
  /危险|有[没无]?有?害|伤(?:身|害)|\bdangerous\b|\bharm(?:ful|s)?\b|\bbad for\b|\bhurts?\b|\brisky\b/
/** No, in the pack's own words. */
const sayForbidden = (statement: string, context: AnswerContext): void => {
  const words = quoted(statement)
  // To 'is it dangerous' a no would say that it is not.
  const lead = asksDanger.test(context.text) ? leads.avoid : leads.no
  context.reply.say(
    {
      zh: `${lead.zh}：标签写着“${words}”。`,
      en: `${lead.en}: the label says "${words}"${gloss(words)}.`,
    },
    ...wholeLabel(context),
  )
}

const ofOldOnPack = /老人|老年人|长者|elderly|older people/

const clausesOfOld = (folded: string): string[] =>
  folded.split(/[，,；;]/).filter(one => ofOldOnPack.test(one))

/** The pack forbids it to old people, and it was asked for one: no, in its words; false where it does not. */
export const quoteForbiddenToOld = (context: AnswerContext): boolean => {
  if (!ofOld.test(context.text)) return false
  const forbidden = quotedWhere(context, folded =>
    clausesOfOld(folded).some(one => isForbidding.test(one) && !isWatched.test(one)),
  )
  if (forbidden) sayForbidden(forbidden, context)
  return forbidden !== undefined
}

/** What the pack says of old people, where it was asked for one: true where it forbids it to them, which decides. */
export const quoteOldPeople = (context: AnswerContext): boolean => {
  if (!ofOld.test(context.text)) return false
  if (quoteForbiddenToOld(context)) return true
  const words = quotedWhere(context, folded =>
    clausesOfOld(folded).some(one => isWatched.test(one) || /勿|不宜|not /.test(one)),
  )
  if (words) sayQuoted(words, context)
  return false
}
/** Somebody old, by a word, an age from sixty, or what is left of the teeth. */
export const ofOld =
  /老|爷|奶奶|公公?|婆|姥|长辈|[六七八九]十[一二两三四五六七八九几多]?(?:岁|来岁|了)?|[6-9]\d(?:多)?岁|牙口|假牙|没有?牙|[掉缺]牙|\b(?:old (?:man|lady|woman|people|folk)|elderly|grand(?:ma|pa|mother|father|parents?)|nan(?:ny|a)?|seniors?|dentures?|(?:no|bad|few|missing) teeth|(?:i am|aged?|is) [6-9]\d|[6-9]\d[ -]?(?:years?|yrs?|y\/?o))\b/

const heats =
  /加热|煮熟|煮沸|熟透|蒸(?:\d|至|约|熟)|[煎烤](?=[：:\d至约熟、，,])|\b(?:cook|heat|boil|fry|microwave)(?!ed)\b/
/** Ready to eat alone does not say that it was cooked. */
const soldCooked = /\b(?:fully|pre-?)\s?cooked\b|\bpasteuri[sz]ed\b|熟制|已煮熟/
const isCooked =
  /\b(?:fully|pre-?)\s?cooked\b|\bpasteuri[sz]ed\b|\bready to eat\b|(?<!非|不可)(?:开袋|开盖|直接)即食/
const asksCold =
  /[凉冷](?:着|的|吃|切|拌)|直接[吃食]|不(?:用)?(?:加热|热)|李斯特|\bcold\b|\bstraight from\b|\bheat|\blisteria\b|\bwithout (?:cooking|heating)\b/
/** Meat and fish are eaten hot in pregnancy: the pack's own words on it. */
export const tellHeating = (context: AnswerContext): void => {
  if (hitsOf(meatKind, context).length === 0) return
  const words = quotedWhere(
    context,
    line =>
      heats.test(line) &&
      !isTitle(line, context) &&
      !/勿|不可|不能|禁|发热|烫|\bdo not\b|配料|ingredients|营养|nutrition|贮存|储存|store|包:|类别|分类|执行|标准/.test(
        line,
      ),
  )
  const cooked = quotedWhere(context, line => isCooked.test(line) && !/配料|ingredients/.test(line))
  if (cooked && soldCooked.test(fold(cooked).text) && (!words || isCooked.test(words)))
    context.reply.say(
      {
        zh: `标签写着“${cooked}”，是做熟了卖的；孕期吃冷藏熟食要看日期，开封后尽快吃（防李斯特菌）。`,
        en: `The label says "${cooked}", so it is sold cooked; in pregnancy mind the date of chilled food and eat it soon after opening, because of listeria.`,
      },
      ...wholeLabel(context),
    )
  else if (cooked && (!words || isCooked.test(words)))
    context.reply.say(
      {
        zh: `标签写着“${cooked}”，不用再煮；孕期吃冷藏的肉和鱼最好加热透，看好日期，开封后尽快吃（防李斯特菌）。`,
        en: `The label says "${cooked}", so it needs no cooking; in pregnancy chilled meat and fish are better heated through, within their date and soon after opening, because of listeria.`,
      },
      ...wholeLabel(context),
    )
  else if (!words && asksCold.test(context.text))
    context.reply.say(
      {
        zh: '孕期不要凉着吃熟肉、熟鱼：热透到冒气再吃，防李斯特菌；标签没有写要不要加热。',
        en: 'In pregnancy do not eat cooked meat or fish cold: heat it until it steams, because of listeria; the label does not say whether to.',
      },
      ...wholeLabel(context),
    )
  else if (words)
    context.reply.say(
      {
        zh: `要加热透了再吃（防李斯特菌），标签写着“${words}”。`,
        en: `Eat it heated through, because of listeria; the label says "${words}".`,
      },
      ...wholeLabel(context),
    )
}
