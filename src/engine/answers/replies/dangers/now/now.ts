import type { Heard } from '../../../understanding/heard.ts'
import type { AnswerContext } from '../../answer-context.ts'
import { tellKeptWarm } from '../kept-warm.ts'
import { tellMadeUp } from './made-up.ts'
import { tellPastOpened } from './past-opened.ts'
import { tellReactsNow } from './reacts-now.ts'

/**
 * What a message tells of this moment, and what is to be done: somebody reacts to it, it lay warm, it is left over or open for too long. Gives
 * back the questions that are left; null where nothing of it was told.
 */
export const tellNow = (
  text: string,
  parts: readonly Heard[],
  context: AnswerContext,
): readonly Heard[] | null =>
  tellReactsNow(text, parts, context) ??
  tellKeptWarm(text, parts, context) ??
  tellMadeUp(text, parts, context) ??
  tellPastOpened(text, parts, context)
