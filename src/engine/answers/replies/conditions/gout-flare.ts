import { fold } from '../../../text/normalize.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, flagIn, onLabel, orWhole } from '../answer-context.ts'
import { leads } from '../people/leads.ts'

const flares =
  /发作|急性期|正(?:在)?[疼痛]|[脚指趾关节膝]{1,3}(?:正|还|又|好)?(?:肿|疼|痛)|又肿又|犯了|\bflar(?:e|es|ed|ing)\b|\battack\b|\bswollen\b|\bin (?:agony|pain)\b|\btoe is (?:killing|throbbing|on fire)/

/** Gout in an attack, and purines on the label: none of it for now; false where there is no attack, or no purine. */
export const tellGoutFlare = (who: Audience, context: AnswerContext): boolean => {
  const flag = who.groups.includes('gout') ? flagIn(context, 'gout') : undefined
  if (!flag || !flares.test(fold(context.asked.question).text)) return false
  context.reply.say(
    {
      zh: `${leads.betterNot.zh}，痛风发作时先别吃：${flag.text.zh}缓解后也只宜少量。`,
      en: `${leads.betterNot.en} during an attack of gout. ${flag.text.en} Once it has passed, still only a little.`,
    },
    ...orWhole(context, onLabel(context, flag.ingredients)),
  )
  return true
}
