import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asksHowKept } from './keeping.ts'
import { asksWhy, tellPrinted, tellWarning } from './warnings.ts'

/**
 * What the pack itself says and warns of; false where that was not asked, and where somebody asks whether to have it, whom the rules
 * of people answer.
 */
export const tellAsPrinted = ({ wish, who, subjects }: Heard, context: AnswerContext): boolean =>
  !(wish === 'suits' && who && !asksWhy.test(context.text)) &&
  (tellWarning(context) || (wish !== 'list' && subjects.every(({ entry }) => !entry) && tellPrinted(context)))

/** Why something is printed on the pack; false where no reason was asked. */
export const tellWhyPrinted = (heard: Heard, context: AnswerContext): boolean =>
  asksWhy.test(context.text) && !asksHowKept(context.text) && tellAsPrinted(heard, context)
