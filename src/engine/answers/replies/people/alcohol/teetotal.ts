import { alcoholKind } from '../../../entities/kinds.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../../answer-context.ts'
import { hitsOf } from '../../lists.ts'
import { leads } from '../leads.ts'

const keepsOff =
  /滴酒不[沾喝]|一滴酒都?不|(?<!喝酒)(?:戒酒|戒了酒)|(?:从来?|都|一点都?)不(?:沾|碰|喝)酒|\bteetotal(?:ler)?\b|\b(?:sober|in recovery|recovering alcoholic)\b|\b(?:do ?n[o']?t|never|cannot|can't) (?:touch|have|drink)(?: any)? alcohol\b/

/** May somebody have it who keeps off alcohol: not with alcohol on its list; false where that was not asked, or where none is listed. */
export const tellTeetotal = ({ text, who }: Heard, context: AnswerContext): boolean => {
  if (who !== null || !keepsOff.test(text) || context.result?.noScore === 'alcohol') return false
  const hits = hitsOf(alcoholKind, context)
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `${leads.no.zh}，如果一点酒都不沾：配料里有${names.zh}。`,
      en: `${leads.no.en}, not if you keep off all alcohol: the list has ${names.en}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}
