import type { Bilingual, Ingredient } from '../../../result.ts'
import { literally } from '../../../text/literally.ts'
import { fold } from '../../../text/normalize.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { type AnswerContext, nameOf, onLabel } from '../answer-context.ts'

/** A share that the pack prints of an ingredient anywhere but behind its name: 占馅料≥30%, 鸡肉添加量≥45%. */
interface StatedShare {
  percent: string
  bound: Bilingual
  /** The part that it is a share of; null for the product. */
  of: string | null
  /** It is of all the juice, and not of the concentrate that the list names. */
  isJuice?: boolean
}

const bounds: readonly (readonly [RegExp, Bilingual])[] = [
  [/[≥>]|不[低少]于|至少|以上/, { zh: '至少 ', en: 'at least ' }],
  [/[≤<]|不[高超]过?于?|至多|以下/, { zh: '最多 ', en: 'at most ' }],
]
const boundIn = (words: string): Bilingual =>
  bounds.find(([pattern]) => pattern.test(words))?.[1] ?? { zh: '', en: '' }

const sign = '([≥>≤<约]=?|不[低少高]于|不超过|至少)?'
const noted = new RegExp(`占([\\u4e00-\\u9fff]{1,8}?)的?\\s?${sign}\\s?(\\d+(?:\\.\\d+)?)\\s?%`)

const ofNote = (one: Ingredient): StatedShare | undefined => {
  const [, of, bound = '', percent] = noted.exec(fold(one.notes?.join(' ') ?? '').text) ?? []
  return of && percent ? { percent, bound: boundIn(bound), of } : undefined
}

/** 干酪含量≥51%, 果汁含有率:10%, on a line of its own. */
const ofLine = (one: Ingredient, context: AnswerContext): StatedShare | undefined => {
  const name = fold(one.name).text.replace(/\(.*$/, '').trim()
  if (name.length < 2) return undefined
  // 果汁含有率:10%, of the one juice of the list.
  const isJuice =
    /汁$/.test(name) && context.flat.filter(other => /汁$/.test(fold(other.name).text)).length === 1
  const found = new RegExp(
    `(?:${literally(name)}${isJuice ? '|果汁' : ''})(?:的)?\\s?(?:添加量|含量|总量|总含量|比例|含有率|用量|content)\\s?(?:[:：]|为|占|is)?\\s?${sign}\\s?(\\d{1,3}(?:\\.\\d+)?)\\s?%`,
  ).exec(foldedLabel(context.asked.label?.text ?? ''))
  const [, bound = '', percent] = found ?? []
  const isOfJuice = isJuice && found?.[0].startsWith('果汁') === true
  return percent === undefined
    ? undefined
    : { percent, bound: boundIn(bound), of: null, ...(isOfJuice ? { isJuice: true } : {}) }
}

/** What the pack prints of the share of an ingredient that its list gives no amount of; undefined where it prints none. */
const statedShareOf = (one: Ingredient, context: AnswerContext): StatedShare | undefined =>
  ofNote(one) ?? ofLine(one, context)

const none: Bilingual = { zh: '', en: '' }
const asksWeight = /[几多]少?[克两斤]|\bhow many (?:grams?|ounces|oz)\b|\bgrams?\b/
/** In grams, of a share of a part: no more than as if the whole pack were that part. */
const mostInPack = (percent: number, { text, result }: AnswerContext): Bilingual => {
  const pack = result?.nutrition?.pack
  if (pack?.unit !== 'g' || !asksWeight.test(text)) return none
  const grams = Number(((pack.value * percent) / 100).toPrecision(2))
  return {
    zh: `，整包 ${pack.value} g 里不会超过 ${grams} g`,
    en: `, and the whole pack of ${pack.value} g can have no more than ${grams} g of it`,
  }
}

/** Says the printed shares of some ingredients; gives back those of which the pack prints none. */
export const tellStatedShares = (indices: readonly number[], context: AnswerContext): number[] =>
  indices.filter(index => {
    const one = context.flat[index]
    const share = one && statedShareOf(one, context)
    if (!one || !share) return true
    const { percent, bound, of, isJuice = false } = share
    const most = bound.zh === '' ? mostInPack(Number(percent), context) : none
    const name = nameOf(one)
    if (isJuice) {
      context.reply.say(
        {
          zh: `标签写明果汁含量：${bound.zh}${percent}%（${one.name}）。`,
          en: `The label declares the fruit juice at ${bound.en}${percent}% (${name.en}).`,
        },
        ...onLabel(context, [index]),
      )
      return false
    }
    context.reply.say(
      of === null
        ? {
            zh: `标签写明${one.name}的量：${bound.zh}${percent}%。`,
            en: `The label declares ${name.en} at ${bound.en}${percent}%.`,
          }
        : {
            zh: `${one.name}占${of}的${bound.zh === '' ? ' ' : bound.zh}${percent}%（标签写明）；占整个产品多少没有写${most.zh}。`,
            en: `${name.en} is ${bound.en}${percent}% of ${of}, as the label states; its share of the whole product is not stated${most.en}.`,
          },
      ...onLabel(context, [index]),
    )
    return false
  })
