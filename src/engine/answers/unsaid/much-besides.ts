import { daysIn } from '../entities/amounts/how-often.ts'
import { type AnswerContext, evidenceCitation, wholeLabel } from '../replies/answer-context.ts'
import { tellUntoldShares } from '../replies/effects/a-day.ts'
import { caffeineTaken, EFSA_CAFFEINE } from '../replies/effects/caffeine.ts'
import type { Heard } from '../understanding/heard.ts'

/** Low in one thing is taken for all: zero fat so zero guilt, 那可以随便喝吧. */
const takenForAll =
  /随便[吃喝]|放心[吃喝]|敞开|不怕胖|\bguilt\b|\bso (?:i can|(?:it'?s|it is|its) (?:ok|okay|fine|good|healthy)|no (?:harm|worries))\b|\bas (?:much|many) as i (?:want|like)\b/
const isEaten =
  /[吃喝嗑炫干灌撸啃]|拿[一两整]|当(?:饭|正餐|早餐|晚餐|夜宵)|\b(?:eat|eating|ate|eaten|drink|drinking|drank|have|having|had|smash\w*|down(?:ing)?|neck\w*|finish\w*|demolish\w*)\b/
const ofFigures = /^(?:nutrition|amount|count)$/
/** Of a day's salt, sugar or saturated fat: all of it, and a good part where one low figure is taken for all. */
const leastShare = { asked: 1, takenForAll: 0.3 } as const

/** One figure was asked for of a whole lot, and in it there is more than a day's of something else: that is told as well. */
export const tellUnsaidExcess = (told: readonly Heard[], context: AnswerContext): void => {
  const asked = told.find(({ wish, serving, who }) => ofFigures.test(wish) && serving !== null && !who)
  const said = told.map(({ text }) => text).join(' ')
  const isForAll = takenForAll.test(said)
  const heard = asked ?? (isForAll ? told.find(({ wish, who }) => ofFigures.test(wish) && !who) : undefined)
  // What comes together over days is no day's.
  if (!heard || !isEaten.test(isForAll ? said : heard.text) || daysIn(heard.text) > 1) return
  const own = { ...context, text: heard.text }
  if (isForAll) tellUntoldShares(leastShare.takenForAll, 2, own)
  else tellUntoldShares(leastShare.asked, 1, own)
  tellCaffeineOverDay(own)
}

const tellCaffeineOverDay = (context: AnswerContext): void => {
  const taken = caffeineTaken(context)
  if (!taken || taken.mg <= EFSA_CAFFEINE.day || /咖啡因|caffeine/i.test(context.reply.text())) return
  context.reply.say(
    {
      zh: `也是太多的咖啡因：${taken.of.value} ${taken.of.unit}约 ${taken.mg} mg，健康成年人一天 ${EFSA_CAFFEINE.day} mg 以内（EFSA 2015）。`,
      en: `Too much caffeine as well: about ${taken.mg} mg in ${taken.of.value} ${taken.of.unit}; a healthy adult's day is ${EFSA_CAFFEINE.day} mg (EFSA 2015).`,
    },
    ...wholeLabel(context),
    evidenceCitation(context, 'E32'),
  )
}
