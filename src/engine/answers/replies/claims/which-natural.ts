import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, leavesOf, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { natureOf } from '../substance/natures/nature-of.ts'

const asksWhich =
  /哪(?:个|些|几个?|一?种|样)[^，。]{0,12}(?:天然|合成|人工|化学)|(?:天然|合成|人工|化学)的?(?:是|有|系)?哪|\b(?:which|what)\b.{0,40}\b(?:natural|synthetic|artificial|man-?made)\b/
const asksWhether =
  /(?:添加剂|色素|着色剂|甜味剂|防腐剂|增稠剂|乳化剂|抗氧化剂)[^，。]{0,6}(?:天然|合成|人工|人造|化学)|\bare\b.{0,40}\b(?:natural|synthetic|artificial|man-?made)\b/
const asksNatural = /天然|\bnatural\b/
const asksSynthetic = /合成|人工|人造|化学|\b(?:synthetic|artificial|man-?made)\b/
const groups: readonly (Bilingual & { sorts: readonly (string | undefined)[] })[] = [
  { zh: '天然来源的', en: 'Of natural origin', sorts: ['natural'] },
  { zh: '合成的', en: 'synthetic', sorts: ['synthetic'] },
  { zh: '天然原料改性的', en: 'modified from something natural', sorts: ['modified'] },
  { zh: '无机盐等矿物类', en: 'mineral', sorts: ['mineral'] },
  { zh: '标签看不出的', en: 'not to be told by the label', sorts: ['either', undefined] },
]

/** Which of these is natural: the additives, or those of the class asked about, by their origin; false where that was not asked, or none has a known one. */
export const tellWhichNatural = (
  { text, who, wish, kinds, subjects }: Heard,
  context: AnswerContext,
): boolean => {
  const isWhich = asksWhich.test(text)
  if (who || !(isWhich || asksWhether.test(text)) || subjects.length > 0) return false
  if (!/^(?:list|what|origin|has|compare|worst|claim|outside|count|processing)$/.test(wish)) return false
  const classes = kinds.filter(({ functions }) => functions)
  if (kinds.some(kind => !classes.includes(kind) && !/添加剂$/.test(kind.zh))) return false
  const among = classes.length > 0 ? new Set(classes.flatMap(kind => hitsOf(kind, context))) : null
  const sortOf = (index: number): string | undefined => {
    const { additiveId, kind } = context.flat[index] ?? {}
    const entry = context.knowledge.additive(additiveId ?? '')
    // A juice that gives its colour.
    return entry ? natureOf(entry)?.sort : kind === 'food' ? 'natural' : undefined
  }
  const hits = leavesOf(context).filter(
    index => among?.has(index) ?? context.flat[index]?.additiveId !== undefined,
  )
  if (hits.every(index => sortOf(index) === undefined)) return false
  const told = groups.flatMap(({ zh, en, sorts }) => {
    const own = hits.filter(index => sorts.includes(sortOf(index)))
    const names = namesOf(own, context)
    return own.length > 0 ? [{ zh: `${zh}：${names.zh}`, en: `${en}: ${names.en}` }] : []
  })
  const areNatural = hits.map(index => sortOf(index) === 'natural')
  const isAsked = asksNatural.test(text) ? areNatural : hits.map(index => sortOf(index) === 'synthetic')
  const verdict = isAsked.every(Boolean)
    ? { zh: '是，', en: 'Yes. ' }
    : isAsked.some(Boolean)
      ? { zh: '不都是，', en: 'Not all of them. ' }
      : { zh: '不是，', en: 'No. ' }
  const isEither = asksNatural.test(text) && asksSynthetic.test(text)
  const lead =
    !isWhich && !isEither
      ? verdict
      : areNatural.some(Boolean)
        ? { zh: '', en: '' }
        : { zh: '没有确定是天然来源的：', en: 'None is known to be of natural origin: ' }
  context.reply.say(
    {
      zh: `${lead.zh}${told.map(({ zh }) => zh).join('；')}。天然还是合成不说明安全与否。`,
      en: `${lead.en}${capital(told.map(({ en }) => en).join('; '))}. Natural or synthetic says nothing of safety.`,
    },
    ...onLabel(context, hits.slice(0, 6)),
  )
  return true
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
