import type { Bilingual } from '../../../result.ts'
import { meatKind } from '../../entities/kinds.ts'
import { type AnswerContext, isTitle } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { type Sentence, sentencesOf, ways } from '../pack/printed.ts'
import { plainNo } from './plans.ts'

/** Not heated through, or hot for a little while and that is all. */
const underdone =
  /半熟|[三五七]分熟|没(?:全)?熟|不(?:用|必)(?:太|全)?熟|溏心|带血|夹生|(?<!dragon fruit )\bpink\b(?= (?:in|inside|is|middle)|$)|\b(?:medium|bit) rare\b|\bcook(?:ed)? (?:it |them )?rare\b|\bhalf[- ]?(?:cooked|done)\b|\bunder-?(?:cooked|done)\b|\bbloody in\b|\b(?:still )?frozen (?:in|inside)\b|直接(?:切|夹|配|拌|拿|啃).{0,8}吃?|切.{0,4}直接|\b(?:slice|eat|have)\w* (?:it|them|one|some) (?:cold|raw)\b|\beat(?:ing)? .{0,12}\braw\b/
const quick =
  /(?:叮|微波|热|煎|炸|烤|蒸|煮|泡|烫|涮|焯).{0,12}(?:就行|就好|就吃|就够|就可以|就得了|得了|食得|完事|搞定|就能吃)|(?:叮|微波炉?|空气炸锅?)[^，,?]{0,6}(?:分钟?|秒)(?!.{0,4}[吗么?])|(?:随便|稍微|简单|快速)(?:叮|热|煎|炸|烤|蒸|煮|烫|涮)|\b(?:quick|just|only)\b.{0,24}\b(?:\d+ ?(?:min|sec)|min(?:ute)?s?|secs?|fry|zap|nuke|warm|sear|air ?fry)\b.{0,20}(?:\band\b|\bdone\b|$)|\b(?:min(?:ute)?s?|secs?)\b.{0,24}(?:\band (?:done|that'?s it|i'?m done|it'?s done|eat)\b|\b(?:should|will|'ll) (?:be|do)\b|\btops\b|\bis (?:fine|enough)\b)|\b(?:sear|fry|zap|nuke|grill|air ?fry|toast)\w*\b.{0,12}\b\d+ ?(?:mins?|secs?|minutes?|seconds?)\b|\bjust (?:warm|sear|toast)/
/** In these words a pack has it heated through. */
const through =
  /彻底|熟透|煮熟|充分(?:加热|煮)|生制|未经熟制|不可(?:直接)?(?:食用|生食)|非即食|\b(?:cook|heat)(?:ed)? (?:thoroughly|through|fully|well|before)\b|\bthoroughly (?:cook|heat)|\bpiping hot|\bno pink|\bcore\b.{0,20}\d{2}|\b165 ?° ?f|\bdo not eat raw|\bnot ready to eat|\bmust be (?:\w+ )?(?:cooked|heated)/
const soldRaw =
  /生制|未经熟制|生食|\braw\b(?! (?:milk|material|cane))|\buncooked\b|\bcook(?:ed)? (?:thoroughly|before|from)|\bno pink/
const soldCooked =
  /(?<!未经)熟制|\b(?:fully|pre-?) ?cooked\b|(?<!非|不可)(?:开袋|开盖|直接)即食|(?<!not )\bready to eat\b/

const rawInside: Bilingual = { zh: '不行，卖的时候里面是生的', en: 'No, it is raw inside as sold' }
const hotThrough: Bilingual = { zh: '要整个热透才行', en: 'Only where it is hot all through' }

const minutesIn = (text: string): number[] =>
  [...text.matchAll(/(\d{1,2})\s?(?:[~～-]\s?\d{1,2}\s?)?(?:分|min)/g)].map(([, minutes]) => Number(minutes))
/** Chinese numbers of minutes in figures. */
const inFigures = (text: string): string =>
  text.replace(/[一两二三四五六七八九十](?=分钟)/g, one =>
    String('零一二三四五六七八九十'.indexOf(one === '两' ? '二' : one)),
  )

/** Whether somebody plans it for as long as the pack itself has it that way. */
const isAsLong = (text: string, sentences: readonly Sentence[]): boolean => {
  const [planned] = minutesIn(text)
  if (planned === undefined) return false
  const way = ways.find(({ pattern }) => pattern.test(text))
  const stated = sentences
    .flatMap(({ folded }) => folded.split(/[;；。/]|\.\s/))
    .filter(clause => way === undefined || way.pattern.test(clause))
    .flatMap(minutesIn)
  return stated.length > 0 && planned >= (way ? Math.min(...stated) : Math.max(...stated))
}

/** What the pack says to somebody who plans to heat it less than through, and how that is answered; undefined where it says nothing of it. */
export const shortcutFound = (
  context: AnswerContext,
): { sentence: Sentence; lead: Bilingual } | undefined => {
  const text = inFigures(context.text)
  const isUnderdone = underdone.test(text)
  if (!isUnderdone && !quick.test(text)) return undefined
  const sentences = sentencesOf(context).filter(({ folded }) => !isTitle(folded, context))
  if (!isUnderdone && isAsLong(text, sentences)) return undefined
  const found = sentences.filter(({ folded }) => through.test(folded))
  const sentence = found.find(({ folded }) => soldRaw.test(folded)) ?? found[0]
  if (!sentence) return undefined
  const isRaw =
    soldRaw.test(sentence.folded) &&
    !sentences.some(({ folded }) => soldCooked.test(folded)) &&
    (hitsOf(meatKind, context).length > 0 || /生制|\braw\b|\buncooked\b/.test(sentence.folded))
  const isBan = /不可(?:直接)?(?:食用|生食)|非即食|\bdo not eat raw|\bnot ready to eat/.test(sentence.folded)
  return { sentence, lead: isRaw ? rawInside : isBan ? plainNo : hotThrough }
}
