import type { Kind } from '../../../entities/kinds.ts'
import type { Subject } from '../../../entities/subjects.ts'
import type { Heard } from '../../../understanding/heard.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  namesOf,
  onLabel,
  orWhole,
  wholeLabel,
} from '../../answer-context.ts'
import { hitsOf } from '../../lists.ts'
import { allergenHits } from '../../people/allergens.ts'
import { tellOneName } from './one-name.ts'

const asked =
  /一回事|一码事|同一(?:种|个|样)(?:东西)?|[跟和与同][^，。]{1,12}(?:一样(?:的?东西)?(?:吗|不)|一不一样|是不是一样)|\bthe same (?:thing|stuff|as)\b|\bare (?:they|these|those) the same\b/
/** What names more than it tells apart. */
const tooWide = /^(?:食品添加剂|配料|添加剂)$/

const wordOf = ({ zh, en }: Kind) => ({ zh: zh.replace(/敏感.*$|类?来源$/, ''), en })

/** Beside another additive, which is not on the list. */
const sayOther = (subject: Subject, other: Subject, context: AnswerContext): void => {
  const [names, others] = [bothNames(subject), bothNames(other)]
  const classes = classesOf(context, subject.entry?.functions.slice(0, 2) ?? [])
  context.reply.say(
    {
      zh: `不是一回事：${names.zh}是${classes.zh}，和${others.zh}是两种东西；配料里没有识别到${others.zh}，过敏者以整个包装为准。`,
      en: `Not the same: ${names.en} serves as ${classes.en}, and ${others.en} is something else, which was not recognised in the list; with allergies the whole pack decides.`,
    },
    ...citedAs(context, subject),
    ...wholeLabel(context),
  )
}

/** Is the pyrophosphate the same as a sulphite: whether what is listed is one of that kind, what it is, and whether any is listed; false where that was not asked. */
export const tellSameThing = ({ text, subjects, kinds, who }: Heard, context: AnswerContext): boolean => {
  const [subject] = subjects.filter(({ entry, index }) => entry && index !== undefined)
  const own = (kind: Kind): boolean =>
    subject?.index !== undefined && hitsOf(kind, context).includes(subject.index)
  // What somebody is allergic to may be the very kind that is asked about.
  const kind = kinds.find(({ zh, allergen }) => !tooWide.test(zh) && allergen !== 'any')
  const others = subjects.filter(one => one !== subject)
  if (!asked.test(text) || !subject?.entry || others.length > 1) return false
  if (others.length === 0 && tellOneName(subject, text, context)) return true
  // Soy lecithin contains soy: what comes of an allergen is told elsewhere.
  if (kind?.allergen !== undefined && allergenHits(kind, context).includes(subject.index ?? -1)) return false
  const [other] = others
  if (other ? !other.entry || other.index !== undefined || other.entry.id === subject.entry.id : !kind)
    return false
  if (other || !kind) {
    if (other) sayOther(subject, other, context)
    return other !== undefined
  }
  const [names, word] = [bothNames(subject), wordOf(kind)]
  const classes = classesOf(context, subject.entry.functions.slice(0, 2))
  if (own(kind)) {
    context.reply.say(
      { zh: `是：${names.zh}属于${word.zh}。`, en: `Yes: ${names.en} is one of the ${word.en}.` },
      ...citedAs(context, subject),
    )
    return who === null
  }
  const hits = hitsOf(kind, context)
  const listed = namesOf(hits.slice(0, 4), context)
  context.reply.say(
    {
      zh: `不是一回事：${names.zh}是${classes.zh}，不是${word.zh}。${hits.length > 0 ? `配料里的${word.zh}是${listed.zh}。` : `配料里没有识别到${word.zh}；过敏者以整个包装为准。`}`,
      en: `Not the same: ${names.en} serves as ${classes.en}, and is none of the ${word.en}. ${hits.length > 0 ? `Of those the list has ${listed.en}.` : `Of those none was recognised in the list; with allergies the whole pack decides.`}`,
    },
    ...citedAs(context, subject),
    ...orWhole(context, onLabel(context, hits.slice(0, 4))),
  )
  return true
}
