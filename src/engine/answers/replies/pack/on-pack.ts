import type { AnswerContext } from '../answer-context.ts'
import { asksOnceOpened } from '../label/facts.ts'
import { isOfShops } from './asked-of-packs.ts'
import { enough, tellFound } from './found/tell-found.ts'
import { quoteShared, tellNear } from './printed.ts'

/** That a thing is not known, or not on the label. */
const unknown =
  /^(?:这个我查不到|“[^”]*”：这个我查不到|I don't have that|"[^"]*": I don't have|包装空了|What to do with the empty pack)/
const tasted = /^(?:味道和口感|I cannot taste it)/
const unstated =
  /^(?:没有写：读到的标签文字里没有[^；]*，请看包装其他面|没有写：标签没说在哪里捕捞|Not stated: the text that was read says nothing of it)/

/** Whether a line says no more than that something is not known. */
export const isDeclined = (line: string | undefined): boolean => line !== undefined && unknown.test(line)

/**
 * Before anything is denied the pack is searched for it: a sentence of the answer that says that something is not known or not stated gives
 * way to the pack's own words on it, where it has any.
 */
export const tellPrintedInstead = (from: number, context: AnswerContext): void => {
  const first = context.reply.lineAt(from)
  if (first === undefined || isOfShops(context.text)) return
  if (unknown.test(first))
    context.reply.instead(from, () => tellFound(enough, context) || tellNear(context) || quoteShared(context))
  else if (tasted.test(first))
    context.reply.instead(from, () => tellFound(enough, context) || tellNear(context))
  else if (unstated.test(first) && !asksOnceOpened(context.text))
    context.reply.instead(from, () => tellFound(enough, context) || tellNear(context))
}
