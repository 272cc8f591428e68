import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import { type AnswerContext, bothNames, citedAs } from '../answer-context.ts'
import { tellDay } from './a-day.ts'

/** Effects of which no table has anything, and no label either: growing tall, clever or pretty, hair, spots, early puberty, being turned into something. */
const isAsked =
  /长高|长个|长到|高.{0,3}厘米|变聪明|聪明|补脑|变白|美白|[掉脱]头?发|秃|长痘|痘痘|爆痘|暗疮|粉刺|青春痘|早熟|杀精|不孕|绝育|痴呆|失忆|超能力|变成(?!什么样)|变身|上瘾|做噩梦|\bgrow (?:taller|up|hair)|\btaller\b|\bsmarter\b|\bacne\b|\bpimples\b|\bspots\b|\bbald|\bhair\b|\bpuberty\b|\bsperm\b|\binfertil|\bdementia\b|\balzheimer|\bsuperpowers?\b|\bturn (?:me )?into\b|\baddict/

const isMuch =
  /一口气|一整|全部|[二两三四五六七八九十\d][盒袋包瓶罐个]|\ball at once\b|\bwhole\b|\b(?:five|six|seven|eight|nine|ten|\d+) of\b/

/** Human hair, from which something may be made, is no effect; nor is a taste that is called addictive. */
const ofSource =
  /\btast\w+ so addictive\b|\bhuman hair\b|\bcomes? from\b|\bmade (?:of|from)\b|头发(?:做|提)|来源|做的/

/** Of an effect that nothing is known of: that first, and what the table gives of an amount that was named; false where another was asked about. */
export const tellUnknownEffect = (subjects: readonly Subject[], context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || ofSource.test(context.text) || context.flat.length === 0) return false
  const [subject] = subjects.filter(({ entry, index }) => entry ?? index !== undefined)
  const name = subject && bothNames(subject)
  const unknown: Bilingual = {
    zh: `没有查到：我的资料和这份标签里都没有写${name?.zh ?? '它'}有这种影响，没有写到的不推测。`,
    en: `Not on record: neither my sources nor this label mention such an effect of ${name?.en ?? 'it'}, and I do not guess.`,
  }
  if (subject) context.reply.say(unknown, ...citedAs(context, subject))
  else context.reply.decline(unknown)
  if (isMuch.test(context.text)) tellDay(null, context)
  return true
}
