import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, quotedWhere, sayQuoted, wholeLabel } from '../answer-context.ts'

const ofDents =
  /(?:罐|铁皮|铁盒|[听桶])[^，。?]{0,6}(?:凹|瘪|压扁|磕|撞|变形)|(?:凹|瘪|变形)[^，。?]{0,4}罐|\bdent(?:s|ed)?\b/
/** A dented can: where and how deep decides; false where that was not asked. */
export const tellDented = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!ofDents.test(text)) return false
  context.reply.say(
    {
      zh: '看凹在哪、有多深：接缝或罐沿凹了、深到能放进一根手指、鼓起、漏、生锈的不要吃，扔掉；只是罐身浅浅一处、没破没鼓的一般还能用（USDA FSIS）。打开有异味、喷溅也扔掉。',
      en: 'It depends where and how deep: dented at a seam or the rim, so deep that a finger fits in, bulging, leaking or rusty: throw it away. A shallow dent in the side alone, nothing leaking or bulging, is mostly still good (USDA FSIS). If it spurts or smells wrong when opened, throw it away too.',
    },
    sourceCitation('USDA FSIS, Shelf-stable food safety'),
    ...wholeLabel(context),
  )
  return true
}

const ofReheating =
  /(?:反复|再次|重复|多次|第二次)[^，。?]{0,4}(?:加热|热|叮|蒸|回锅)|(?:加热|[热叮蒸])(?:过|了)?(?:[两二三几好]次|[两二三]遍|好几次)|\breheat\w*\b.{0,16}\b(?:twice|again|more than once|second time|two times|as (?:often|many))\b|\b(?:twice|again|second time)\b.{0,16}\breheat|\bheat\w* (?:it |this |them )?(?:up )?(?:again|twice|a second time)\b|\bcan i reheat\b/
/** Heated again and again: what the pack says of it, else once and through; false where that was not asked. */
export const tellReheated = ({ text, who, subjects }: Heard, context: AnswerContext): boolean => {
  if (!ofReheating.test(text) || who?.groups.includes('infant_0_36m') || subjects.some(({ entry }) => entry))
    return false
  const words = quotedWhere(context, folded => /(?:再次|重复|反复)加热|\breheat/.test(folded))
  if (words) sayQuoted(words, context)
  context.reply.say(
    {
      zh: '最好只再热一次：每放凉一次，细菌就多长一次。吃多少热多少，热到中心冒热气；剩下的尽快冷藏，两天内吃完；在室温放过两小时以上的不要再热来吃（英国 FSA）。',
      en: 'Better only once: each time it cools, bacteria grow again. Heat what you will eat until it steams all through, chill the rest soon and use it within two days; what stood warm for over two hours is not to be heated again (UK FSA).',
    },
    sourceCitation('FSA, Chilling, freezing and reheating food safely'),
    ...wholeLabel(context),
  )
  return true
}
