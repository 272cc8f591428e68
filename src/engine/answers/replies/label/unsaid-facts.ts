import { fold } from '../../../text/normalize.ts'
import { type Fact, factsIn } from '../../entities/fact-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { factStated, tellFactOf } from './facts.ts'

/** Facts whose words are of nothing else, so that they are asked for wherever they stand. */
const plain: ReadonlySet<Fact> = new Set([
  'origin',
  'maker',
  'standard',
  'licence',
  'date',
  'contact',
  'address',
])

/** How much protein, and which country is it from: a fact of the pack that the message names beside another question, and the answer leaves out. */
export const tellUnsaidFacts = (told: readonly Heard[], context: AnswerContext): void => {
  const label = context.asked.label?.text
  if (label === undefined || context.flat.length === 0) return
  if (!told.every(({ wish }) => besideWhat.test(wish))) return
  // Where the collagen is from is asked of the collagen.
  if (told.some(({ subjects }) => subjects.length > 0)) return
  for (const fact of factsIn(fold(context.asked.question).text)) {
    if (!plain.has(fact)) continue
    const stated = factStated(fact, label)
    if (stated === '' || context.reply.text().includes(stated)) continue
    tellFactOf(fact, context)
  }
}
const besideWhat = /^(?:nutrition|count|list|score|often|suits|healthy|amount)$/
