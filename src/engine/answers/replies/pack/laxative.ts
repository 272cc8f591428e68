import { type AnswerContext, quotedWhere, sayQuoted } from '../answer-context.ts'

const laxative = /laxative|轻泻|輕瀉|缓泻|腹泻|腹瀉|肠胃不适|胃肠不适|腸胃不適/i

/** The pack's own warning of much of it, which polyols bring; false where it has none. */
export const quoteLaxative = (context: AnswerContext): boolean => {
  const words = quotedWhere(context, line => laxative.test(line) && !/配料|ingredients/i.test(line))
  if (words) sayQuoted(words, context)
  return words !== undefined
}
