import type { AddedFood } from '../../entities/foods/added-foods.ts'
import type { AnswerContext } from '../answer-context.ts'
import { isTitle } from '../answer-context.ts'
import { type Sentence, sentencesOf } from '../pack/printed.ts'

/** Sentences on what is in it, and not how it is made up. */
const ofContents =
  /含有|致敏|过敏|可能含|同线|生产线|共用|不含|\bcontains?\b|\ballerg|\bmay contain|\bmade with\b|\bmade from\b|\bfree from\b|\bpasteuri[sz]ed\b/
const ofMaking =
  /冲|沖|调|拌|搭配|配|兑|加|代替|泡|煮|夹|蘸|佐|搅|混|涂|抹|送|\b(?:with|add|replace|instead|mix|serve|stir|use|pour|shake|blend|into|on|over|dilute)\b/
const againstIt =
  /[勿忌]|不(?:要|宜|可|能|得|应|建议|适)|避免|禁|\b(?:do not|don't|never|not|avoid|without)\b/

/** What the pack itself says of making it up with a food, and whether it speaks against it; undefined where it is silent. */
export const ownWordsOn = (
  { namesZh, namesEn }: AddedFood,
  context: AnswerContext,
): { words: string; isAgainst: boolean } | undefined => {
  const names = new RegExp(`${namesZh}|\\b(?:${namesEn})\\b`)
  const own = sentencesOf(context).find(
    sentence =>
      names.test(sentence.folded) &&
      ofMaking.test(sentence.folded) &&
      !ofContents.test(sentence.folded) &&
      !isTitle(sentence.folded, context),
  )
  if (!own) return undefined
  const clause = own.folded.split(/[,，;；]/).find(one => names.test(one)) ?? own.folded
  return { words: own.words, isAgainst: againstIt.test(clause) }
}

const ofWater = /水|\bwater\b/
/** How the pack has it made up with water. */
export const ownWater = (context: AnswerContext): Sentence | undefined =>
  sentencesOf(context).find(
    ({ folded }) =>
      ofWater.test(folded) &&
      /[冲沖泡兑加注调搅煮]|\b(?:add|mix|dilute|whisk|stir|pour|shake)\b/.test(folded) &&
      /\d|适量|\bjust\b/.test(folded) &&
      !isTitle(folded, context),
  )
