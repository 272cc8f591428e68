import { asksReasonOrWay, tellsPlan } from '../../../text/plan-words.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../../answer-context.ts'
import { plainNo } from '../../rules/plans.ts'
import { gloss } from '../in-english.ts'
import { say } from '../printed.ts'
import { asksMay, type Found, findSentence } from './find-sentence.ts'

const asksNeed = /要(?:不要)?|需要|用不用|使不使|\b(?:need|have|got) to\b|\bdo i\b|\bshould i\b/
const spares = /无需|毋须|无须|不必|不需|\bno need\b|\bdo not need\b|\bdoes not need\b/
/** Whether it is so; no plan. */
const asksIfSo = /[吗么嘛呢不]$|是不是|有没有|会不会|还是|吧$|\b(?:is|are|so|does|do|was|were|any)\b/
const notNeeded = { zh: '不用', en: 'No need' }

const denies = /^\W*not an? |无添加|不添加|未添加|(?<!杀菌型\()非(?:油炸|转基因|基因改造)/
const isAskedOfNone = /无|不[添加含]|没加|\bno\b|\bwithout\b|\bfree\b|非/

const leadOf = ({ clauses, isBanned }: Found, { text }: AnswerContext) => {
  if (asksIfSo.test(text) && !isAskedOfNone.test(text) && clauses.some(clause => denies.test(clause)))
    return /^(?:.*(?:有没有|有吗|放|加))/.test(text) ? { zh: '没有', en: 'No' } : { zh: '不是', en: 'No' }
  if (asksNeed.test(text) && clauses.some(clause => spares.test(clause))) return notNeeded
  const isWhether = (asksMay.test(text) && !asksReasonOrWay(text)) || tellsPlan(text)
  return isWhether && isBanned && !clauses.some(clause => spares.test(clause)) ? plainNo : undefined
}

/** What the pack prints of what was asked in other words than its own; false where no sentence of it speaks of enough of that. */
export const tellFound = (least: number, context: AnswerContext): boolean => {
  const found = findSentence(least, context)
  return found !== undefined && sayFound(found, context)
}

const sayFound = (found: Found, context: AnswerContext): boolean => {
  // Asked twice in one breath: told once.
  if (context.reply.text().includes(found.words)) return true
  const lead = leadOf(found, context)
  if (!lead) say(found.words, context)
  else
    context.reply.say(
      {
        zh: `${lead.zh}：标签写着“${found.words}”。`,
        en: `${lead.en}: the label says "${found.words}"${gloss(found.words)}.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
  return true
}

/** One idea that names its sentence, or two. */
export const enough = 3

/** Wishes that a question is taken for which asks for something else that the pack prints. */
const mistakenFor = /^(?:what|suits|often|safe|healthy|allowed|outside|order|worst)$/
/** Below it a question was hardly understood. */
const isGuessed = 0.5

/**
 * The pack's own sentence on what was asked in other words: where the question names nothing that is known, or the sentence is what was
 * asked for whatever else it names.
 */
export const tellOwnSentence = (heard: Heard, context: AnswerContext): boolean => {
  const { wish, confidence, isNamed, who, fact } = heard
  if (context.flat.length === 0 || who !== null || isDeclinedSurely(heard)) return false
  const found = findSentence(enough, context)
  // How many degrees, of an oven: no strength of a drink.
  const isOfOven = wish === 'fact' && fact === 'alcohol'
  const mayBeOfPack = confidence < isGuessed || mistakenFor.test(wish) || isOfOven
  return found !== undefined && (found.isOfItself || (mayBeOfPack && !isNamed)) && sayFound(found, context)
}

const isDeclinedSurely = ({ wish, confidence }: Heard): boolean => wish === 'outside' && confidence === 1
