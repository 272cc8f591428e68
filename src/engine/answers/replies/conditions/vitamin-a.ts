import { foldedLabel } from '../../entities/per-label.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'

const retinol =
  /vitamin a\b|retin(?:ol|yl)|维生素 ?a(?![a-z])|維生素 ?a(?![a-z])|维他命 ?a|視黃|视黄|fish liver oil|鱼肝油|魚肝油/
const onlyCarotene = /(?:as|from) (?:beta[- ]?)?caroten|β-?胡萝卜素|beta[- ]?carotene/

/** A supplement with vitamin A, in pregnancy or before: not without the doctor; false for other food, and where it is carotene. */
export const tellVitaminA = ({ who, wish }: Heard, context: AnswerContext): boolean => {
  const isHers = who?.groups.includes('pregnant') ?? false
  if (!isHers || !/^(?:suits|safe|often|has|amount|nutrition)$/.test(wish)) return false
  const label = foldedLabel(context.asked.label?.text ?? '')
  if (context.result?.noScore !== 'supplement' || !retinol.test(label) || onlyCarotene.test(label))
    return false
  context.reply.say(
    {
      zh: '不建议（孕妇），除非医生说可以：这种补充剂含维生素 A，孕期过量会伤害胎儿；英国 NHS 建议孕期和备孕不要吃含维生素 A（视黄醇）的补充剂。',
      en: 'Better not (pregnancy), unless your doctor says so: this supplement contains vitamin A, too much of which harms the unborn baby; the NHS advises against supplements with vitamin A (retinol) in pregnancy and when trying for a baby.',
    },
    ...wholeLabel(context),
    sourceCitation('NHS: Vitamins, supplements and nutrition in pregnancy'),
  )
  return true
}
