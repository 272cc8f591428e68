import { type AnswerContext, wholeLabel } from '../answer-context.ts'

const snorts = /\bsnort(?:ing|ed|s)?\b|鼻子?吸|用鼻|吸进鼻/

/** Through the nose instead of the mouth, whatever it was asked for: no; false where that was not asked. */
export const tellSnorting = (context: AnswerContext): boolean => {
  if (!snorts.test(context.text) || context.flat.length === 0) return false
  context.reply.say(
    {
      zh: '不要吸：它是按包装吃或喝的，粉末吸进气道会呛、会堵，咖啡因这样进去也更危险。',
      en: 'No, never: it is to be eaten or drunk as the pack says. Powder in the nose and airways chokes, and caffeine taken that way is more dangerous.',
    },
    ...wholeLabel(context),
  )
  return true
}
