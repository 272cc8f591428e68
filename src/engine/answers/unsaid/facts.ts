import { fold } from '../../text/normalize.ts'
import { type Fact, factAlone, factsAskedByName, factsIn } from '../entities/fact-words.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { factStated, tellFactOf } from '../replies/label/facts.ts'
import type { Heard } from '../understanding/heard.ts'

const asks =
  /什么|啥|多少|几|哪|谁|多久|多长|吗|么|呢|\b(?:what|when|where|which|who|how|is|does|tell|show)\b|[?？]/
/** Wishes beside which a fact of the pack is a question of its own: who may have it and why something is in it tell what they need of it. */
const isApart = /^(?:nutrition|amount|has|list|count|order|score|allowed|limit|what)$/
const judges = /^(?:suits|often|safe|healthy)$/
const mostSaid = 2

/** Facts of the pack that a message asks for beside something else: where it is made, after how much protein it has. */
export const tellUnsaidFacts = (told: readonly Heard[], context: AnswerContext): void => {
  const text = context.asked.label?.text ?? ''
  if (text === '') return
  const asked = told
    .filter(heard => isApart.test(heard.wish) && asks.test(heard.text))
    .flatMap(heard => factsIn(heard.text).map(fact => ({ fact, text: heard.text })))
    .filter(({ fact }) => factsAskedByName.has(fact))
  // She is pregnant, and where is it made: a clause that asks for nothing but the fact.
  const besideThem = told
    .filter(({ wish }) => judges.test(wish))
    .flatMap(heard => heard.text.split(/[，,。.?？;；\n]\s*|\s+and\s+/))
    .flatMap(clause => {
      const fact = factAlone(clause, true)
      return fact === null ? [] : { fact, text: clause }
    })
  const isSaid = (fact: Fact): boolean => factStated(fact, text) === '' || isQuoted(fact)
  const isQuoted = (fact: Fact): boolean => {
    const stated = fold(factStated(fact, text)).text
    return stated !== '' && fold(context.reply.text()).text.includes(stated.slice(0, 8))
  }
  const open = [
    ...asked.filter(({ fact }) => !isSaid(fact)),
    ...besideThem.filter(({ fact }) => !isQuoted(fact)),
  ]
  for (const { fact, text: question } of open.slice(0, mostSaid)) {
    context.reply.next()
    tellFactOf(fact, { ...context, text: question })
  }
}
