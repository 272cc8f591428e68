import type { Bilingual } from '../../../result.ts'
import { asksReasonOrWay } from '../../text/plan-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, isTitle, orWhole, sayQuoted, wholeLabel } from '../answer-context.ts'
import { gloss } from '../pack/in-english.ts'
import { isBanned, questionOf, type Sentence, sentencesOf } from '../pack/printed.ts'
import { ofOld } from '../people/pack-warnings.ts'
import { forbids, type Plan, plainNo, plans } from './plans.ts'
import { shortcutFound } from './shortcuts.ts'

/** The clause of a sentence that speaks against a plan. */
const speaksAgainst = ({ folded }: Sentence, { printed, against = forbids }: Plan): boolean =>
  folded.split(/[，,;；。!！]|\.\s/).some(clause => printed.test(clause) && against.test(clause))

interface Found {
  sentence: Sentence
  lead?: Bilingual | undefined
  isAll?: true | undefined
}

const mostTold = 2
/** The pack's own words against what somebody plans to do with the food, each sentence once. */
const foundAgainst = (context: AnswerContext): Found[] => {
  const sentences = sentencesOf(context).filter(({ folded }) => !isTitle(folded, context))
  const question = questionOf(context)
  const found: Found[] = []
  for (const { topic, ...plan } of plans.filter(({ asked }) => asked.test(question))) {
    const sentence = sentences.find(one => speaksAgainst(one, { topic, ...plan }))
    if (sentence && !found.some(one => one.sentence === sentence)) found.push({ ...plan, sentence })
  }
  return found.slice(0, mostTold)
}

/**
 * Somebody plans what the pack forbids, or a shorter way of heating than it commands: no, in its words; false where it does not, or where
 * somebody is named for whom there is more to say.
 */
export const tellPlan = ({ text, who, wish, subjects }: Heard, context: AnswerContext): boolean => {
  if (asksReasonOrWay(text) || subjects.some(({ entry }) => entry)) return false
  const against = foundAgainst(context)
  // In the microwave that the pack forbids: that, and what else there is, is told with what people do with a food.
  const shortcut = against.length === 0 && !isBanned(text, context) ? shortcutFound(context) : undefined
  const [first, ...others] = shortcut ? [shortcut] : against
  if (!first) return false
  const { zh, en } = first.lead ?? plainNo
  const { words } = first.sentence
  context.reply.say(
    { zh: `${zh}：标签写着“${words}”。`, en: `${en}: the label says "${words}"${gloss(words)}.` },
    ...orWhole(context, wholeLabel(context)),
  )
  for (const { sentence } of others) sayQuoted(sentence.words, context)
  const isNamed = (who?.groups.length ?? 0) > 0 && wish !== 'outside'
  // With false teeth: how such food chokes as well.
  const hasBadTeeth = ofOld.test(text) && /牙|\bteeth\b|\bdentures?\b/.test(text)
  const isOfPerson = (isNamed || hasBadTeeth) && against[0]?.isAll !== true
  if (isOfPerson) context.reply.next()
  return !isOfPerson
}
