import type { Bilingual, Group } from '../../result.ts'
import { highIn } from '../../warnings/high-in.ts'
import { type Kind, lactoseKind, saltKind, sugarKind } from '../entities/kinds.ts'
import { type Audience, allergenWords } from '../entities/people.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation } from '../text/reply.ts'
import { published } from '../text/wording.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  concern,
  declineUnknown,
  flagsOf,
  isStated,
  namesOf,
  onLabel,
  orWhole,
  recordsOf,
  wholeLabel,
} from './answer-context.ts'
import { tellAnimal } from './diets.ts'
import { identify, remarks } from './identify.ts'
import { intake } from './intake.ts'
import { notListed, permitted } from './limits.ts'
import { hitsOf } from './lists.ts'

/** What the evaluations say of one ingredient, and whom this label's flags concern. */
const isSafe = (subject: Subject, context: AnswerContext, withFlags = true): void => {
  const { entry } = subject
  const { reply } = context
  const flags = withFlags ? flagsOf(context, subject.index) : []
  if (!entry) {
    identify(subject, context)
    for (const flag of flags) reply.say(flag.text, ...onLabel(context, flag.ingredients))
    if (flags.length === 0 && subject.index !== undefined && subject.ingredient?.kind !== 'unknown')
      reply.say(
        {
          zh: '我的资料里没有针对它的安全提示；标签上看不出用量，过敏者请看包装。',
          en: 'I know of no caution about it; a label tells no dose, and with allergies the pack decides.',
        },
        ...citedAs(context, subject),
      )
    return
  }
  const names = bothNames(subject)
  const tier = concern[entry.tier] ?? { zh: '', en: '' }
  const classes = classesOf(context, entry.functions)
  const isAssumed = entry.basis === 'class-default'
  reply.say(
    {
      zh: `${names.zh}是${classes.zh}；按公开的安全评价，本方法评为“${tier.zh}”${isAssumed ? '（没有单独的评价，按类别推定）' : ''}。`,
      en: `${names.en}, functional class ${classes.en}: by public evaluations our method puts it at "${tier.en}"${isAssumed ? ' (assumed from its class)' : ''}.`,
    },
    additiveCitation(entry),
  )
  const records = recordsOf(entry, subject.form?.ins)
  if (records.some(({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa))) intake(subject, context)
  for (const iarc of new Set(records.map(record => record.iarc).filter(isStated)))
    reply.say({ zh: `IARC：${published(iarc).zh}。`, en: `IARC: ${iarc}.` }, additiveCitation(entry))
  remarks(subject, entry, context)
  permitted(entry, context)
  for (const flag of flags) reply.say(flag.text, ...onLabel(context, flag.ingredients))
}

/** The reply about one effect: the known cautions are listed above it, others are not known. */
export const onlyThis = (subject: Subject | null, context: AnswerContext): void =>
  context.reply.say(
    {
      zh: '关于你问的这种影响，我的资料里只有以上这些，没有写到的不推测。',
      en: 'On the effect you ask about I know only this, and I do not guess the rest.',
    },
    ...orWhole(context, subject ? citedAs(context, subject) : []).slice(0, 1),
  )

const advice: Record<'avoid' | 'caution' | 'info', Bilingual> = {
  avoid: { zh: '建议避免', en: 'better avoided' },
  caution: { zh: '需要注意', en: 'take care' },
  info: { zh: '供参考', en: 'good to know' },
}

/** Whether certain people should take care, with one ingredient or with the whole label. */
export const safeForGroup = (who: Audience, subjects: readonly Subject[], context: AnswerContext): void => {
  const { result, reply } = context
  const isAnimal = who.diet !== null && subjects.length === 0 && tellAnimal(who.diet, who, context)
  const flags = (result?.groups ?? []).filter(
    ({ group }) => who.groups.includes(group) && !(isAnimal && group === 'vegetarian_halal'),
  )
  const asked = new Set(subjects.flatMap(({ index }) => index ?? []))
  const own = flags.filter(({ ingredients }) => ingredients.some(index => asked.has(index)))
  const say = (flag: (typeof flags)[number], of: Bilingual) =>
    // A warning sentence of the label has no ingredient of its own; then the list as a whole is what it rests on.
    reply.say(
      {
        zh: `${of.zh}：${advice[flag.level].zh}。${flag.text.zh}`,
        en: `For ${of.en}: ${advice[flag.level].en}. ${flag.text.en}`,
      },
      ...orWhole(context, onLabel(context, flag.ingredients)),
    )
  for (const flag of own) say(flag, who)
  for (const subject of subjects) if (subject.entry || own.length === 0) isSafe(subject, context, false)
  for (const flag of flags)
    if (!own.includes(flag))
      say(
        flag,
        subjects.length === 0 ? who : { zh: `整份配料表，${who.zh}`, en: `${who.en}, by the whole label` },
      )
  const bare = who.allergens.filter(name =>
    allergenWords.some(row => row.allergen === name && row.groups.length === 0),
  )
  const declared = bare.map(name => declareAllergen(name, context)).some(Boolean)
  if (flags.length > 0 || declared || isAnimal) return
  if (subjects.length > 0) {
    reply.say(
      {
        zh: `资料里没有它专门针对${who.zh}的提示；这不等于没有风险，也不是医疗建议。`,
        en: `I know of no caution about it for ${who.en}; that does not prove that there is no risk, and is not medical advice.`,
      },
      ...orWhole(context, subjects.flatMap(subject => citedAs(context, subject)).slice(0, 1)),
    )
    return
  }
  if (!result || context.flat.length === 0) {
    declineUnknown(context)
    return
  }
  if (nameWatched(who, context) || tellLowScore(who, context)) return
  reply.say(
    {
      zh: `这份配料表里没有识别到针对${who.zh}的提示项。看不到用量和营养成分，这不是医疗建议。`,
      en: `No caution was found on this label for ${who.en}. Doses and nutrition are not visible; this is not medical advice.`,
    },
    ...wholeLabel(context),
  )
}

/** What a group watches although no rule of the label warns: a little sugar is still sugar. */
const watched: Partial<Record<Group, { kind: Kind; note: Bilingual }>> = {
  diabetes: {
    kind: sugarKind,
    note: {
      zh: '请计入碳水，用量看营养成分表。',
      en: 'Count the carbs; the nutrition table has the amount.',
    },
  },
  hypertension: {
    kind: saltKind,
    note: { zh: '钠含量看营养成分表。', en: 'The nutrition table has the amount of sodium.' },
  },
  lactose: {
    kind: lactoseKind,
    note: {
      zh: '乳糖不耐者一般一次可耐受 12 g 以内（EFSA 2010），标签不写用量。',
      en: 'Most people with lactose intolerance tolerate up to 12 g at once (EFSA 2010); the label states no amount.',
    },
  },
}

/** Names the sugars or salts of a label that does not warn of them; false where it has none, or the group watches neither. */
const nameWatched = (who: Audience, context: AnswerContext): boolean => {
  const rule = who.groups.map(group => watched[group]).find(Boolean)
  const hits = rule ? hitsOf(rule.kind, context) : []
  if (!rule || hits.length === 0) return false
  const names = namesOf(hits.slice(0, 4), context)
  context.reply.say(
    {
      zh: `${who.zh}要看吃多少：含${names.zh}。${rule.note.zh}`,
      en: `For ${who.en}, that depends on how much: contains ${names.en}. ${rule.note.en}`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** Of a product that scores low, children and infants hear what is high in it, not that nothing was found. */
const tellLowScore = (who: Audience, context: AnswerContext): boolean => {
  const { result } = context
  const isYoung = who.groups.some(group => group === 'children' || group === 'infant_0_36m')
  if (!isYoung || !result || result.score === null || result.score >= 60) return false
  const high = highIn(result.reasons)
  if (!high) return false
  context.reply.say(
    {
      zh: `不建议${who.zh}常吃：得分 ${result.score}，主要是${high.names.zh}多。`,
      en: `Not often for ${who.en}: it scores ${result.score}, mainly because of its ${high.names.en}.`,
    },
    ...onLabel(context, high.ingredients),
  )
  return true
}

/** An allergen without a risk group of its own: whether the label contains it or warns of it. */
const declareAllergen = (name: Audience['allergens'][number], context: AnswerContext): boolean => {
  const words = allergenWords.find(({ allergen }) => allergen === name)
  const { contains, mayContain } = context.result?.allergens ?? { contains: [], mayContain: [] }
  if (!words || !(contains.includes(name) || mayContain.includes(name))) return false
  context.reply.say(
    contains.includes(name)
      ? {
          zh: `${words.zh}过敏：建议避免。含${words.zh}。`,
          en: `For ${words.en} allergy: better avoided. Contains ${words.en}.`,
        }
      : {
          zh: `${words.zh}过敏：需要注意。标签提示可能含${words.zh}。`,
          en: `For ${words.en} allergy: take care. The label warns of possible ${words.en}.`,
        },
    ...wholeLabel(context),
  )
  return true
}

/** A substance that is not permitted is not safe to use; else as any ingredient. */
export const safeOrNot = (subject: Subject, isEffect: boolean, context: AnswerContext): void => {
  if (subject.unlisted) notListed(subject, context)
  else isSafe(subject, context)
  if (isEffect) onlyThis(subject, context)
}
