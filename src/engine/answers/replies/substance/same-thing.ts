import type { Kind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  namesOf,
  onLabel,
  orWhole,
} from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const asked =
  /一回事|一码事|同一(?:种|个|样)(?:东西)?|[跟和与][^，。]{1,12}一样(?:的?东西)?吗|\bthe same (?:thing|stuff|as)\b|\bare (?:they|these|those) the same\b/
/** What names more than it tells apart. */
const tooWide = /^(?:食品添加剂|配料|添加剂)$/

const wordOf = ({ zh, en }: Kind) => ({ zh: zh.replace(/敏感.*$|类?来源$/, ''), en })

/** Is the pyrophosphate the same as a sulphite: whether what is listed is one of that kind, what it is, and whether any is listed; false where that was not asked. */
export const tellSameThing = ({ text, subjects, kinds, who }: Heard, context: AnswerContext): boolean => {
  const [subject] = subjects.filter(({ entry, index }) => entry && index !== undefined)
  const own = (kind: Kind): boolean =>
    subject?.index !== undefined && hitsOf(kind, context).includes(subject.index)
  // What somebody is allergic to may be the very kind that is asked about.
  const kind = kinds.find(({ zh, allergen }) => !tooWide.test(zh) && allergen !== 'any')
  if (!asked.test(text) || !subject?.entry || !kind || subjects.length > 1) return false
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
  const others = namesOf(hits.slice(0, 4), context)
  context.reply.say(
    {
      zh: `不是一回事：${names.zh}是${classes.zh}，不是${word.zh}。${hits.length > 0 ? `配料里的${word.zh}是${others.zh}。` : `配料里没有识别到${word.zh}；过敏者以整个包装为准。`}`,
      en: `Not the same: ${names.en} is a ${classes.en}, and none of the ${word.en}. ${hits.length > 0 ? `Of those the list has ${others.en}.` : `Of those none was recognised in the list; with allergies the whole pack decides.`}`,
    },
    ...citedAs(context, subject),
    ...orWhole(context, onLabel(context, hits.slice(0, 4))),
  )
  return true
}
