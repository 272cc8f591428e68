import { fold } from '../../../text/normalize.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, flagIn, onLabel, orWhole } from '../answer-context.ts'
import { leads } from '../people/leads.ts'
import { withPurines } from '../people/watched.ts'

const flares =
  /发作|急性期|正(?:在)?[疼痛]|[脚指趾关节膝]{1,3}(?:正|还|又|好)?(?:肿|疼|痛)|又肿又|犯了|\bflar(?:e|es|ed|ing)\b|\battack\b|\bswollen\b|\bin (?:agony|pain)\b|\btoe is (?:killing|throbbing|on fire)/

/** One that is over. */
const past =
  /刚好|好了|过去了|上(?:个)?(?:月|周|星期)|去年|以前|之前|曾经|容易|怕|会不会|\blast (?:month|year|week)\b|\bused to\b|\bhistory\b|\bonce had\b|\btrigger|\bset off\b|\bgive (?:me|him|her)\b|\bbring on\b/

/** Gout in an attack, and purines on the label: none of it for now; false where there is no attack, or no purine. */
export const tellGoutFlare = (who: Audience, context: AnswerContext): boolean => {
  const found = who.groups.includes('gout') ? flagIn(context, 'gout') : undefined
  const message = fold(context.asked.question).text
  if (!found || !flares.test(message) || past.test(message)) return false
  const flag = withPurines(found, context)
  context.reply.say(
    {
      zh: `${leads.betterNot.zh}，痛风发作时先别吃：${flag.text.zh}缓解后也只宜少量。`,
      en: `${leads.betterNot.en} during an attack of gout. ${flag.text.en} Once it has passed, still only a little.`,
    },
    ...orWhole(context, onLabel(context, flag.ingredients)),
  )
  return true
}
