import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asksHowKept } from './keeping.ts'
import { asksWhy, tellPrinted, tellWarning } from './warnings.ts'

/**
 * What the pack itself says and warns of; false where that was not asked, and where somebody asks whether to have it, whom the rules
 * of people answer.
 */
export const tellAsPrinted = (
  { wish, who, subjects, text, nutrients }: Heard,
  context: AnswerContext,
): boolean =>
  !(wish === 'suits' && who && !asksWhy.test(context.text)) &&
  !(asksWhy.test(context.text) && isOfTable(text, nutrients)) &&
  (tellWarning(context) || (wish !== 'list' && subjects.every(({ entry }) => !entry) && tellPrinted(context)))

/** Why something is printed on the pack; false where no reason was asked. */
export const tellWhyPrinted = (heard: Heard, context: AnswerContext): boolean =>
  asksWhy.test(context.text) && !asksHowKept(context.text) && tellAsPrinted(heard, context)

/** No salt was added, so why has the table some: of the table, and not why it is printed. */
const isOfTable = (text: string, nutrients: Heard['nutrients']): boolean =>
  nutrients.length > 0 && /表[里上中]|营养成分|\btable\b|\bstill\b|\bis there\b|还(?:会)?有/.test(text)
