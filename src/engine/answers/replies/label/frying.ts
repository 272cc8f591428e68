import { type AnswerContext, declineUnknown, wholeLabel } from '../answer-context.ts'

const isAsked = /油?炸|烘焙|烤的|\b(?:deep[- ])?fried\b|\bbaked\b/
const stated =
  /[^\n，。,.：:]{0,12}(?:非油炸|油炸|烘焙|烘烤|not fried|deep[- ]fried|fried|baked)[^\n，。,.]{0,12}/i

/** Whether it was fried or baked, as far as the pack says so; false where the question asks something else. */
export const tellFrying = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text)) return false
  const found = stated.exec(context.asked.label?.text ?? '')?.[0].trim()
  if (context.flat.length === 0) declineUnknown(context)
  else if (found === undefined)
    context.reply.say(
      {
        zh: '没有写：读到的标签文字里没有说是油炸还是烘烤，配料表也看不出加工方式。',
        en: 'Not stated: the text that was read does not say whether it was fried or baked, and a list of ingredients does not show it.',
      },
      ...wholeLabel(context),
    )
  else {
    const isFried = /油炸|fried/i.test(found) && !/非油炸|not fried/i.test(found)
    context.reply.say(
      {
        zh: `${isFried ? '是油炸的' : '不是油炸的'}：标签写着“${found}”。`,
        en: `${isFried ? 'It is fried' : 'It is not fried'}: the label says "${found}".`,
      },
      ...wholeLabel(context),
    )
  }
  return true
}
