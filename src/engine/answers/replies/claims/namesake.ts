import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, leavesOf, nameOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

/** A name that says of itself that it only stands for the food: 素毛肚, 蟹味棒, meat-free sausages. */
const standsFor =
  /素(?!食品?有限|养|材)|植物(?:肉|基|蛋白肉)|仿|味(?:棒|条|块|丸)|[蟹虾]柳|\b(?:plant[- ]based|meat[- ]free|meatless|vegan|vegetarian|veggie|imitation|fish[- ]free|dairy[- ]free)\b|chick'n|\bsh(?:i|e)ck|\bvegan\b/
const asksWhether =
  /有没有|有冇|有无|里[头面]?.{0,3}有|含不含|是不是|[有含].{0,8}[吗么嘛咩㗎呀啊]|真|\b(?:any|actual|real|contains?|is there|are there|got)\b/
const mostTold = 3
const water = /^(?:饮用|纯净|纯化)?水$|^water$|^rehydrated/i

/** The foods that the list begins with, without water. */
const mainOf = (absent: Bilingual, context: AnswerContext): number[] => {
  // Of a set with soup and tofu: what the mock meat itself is made of.
  const part = context.flat.find(
    ({ name, children }) => children.length > 0 && fold(name).text.includes(absent.zh),
  )
  const own = new Set(part?.children.map(one => context.flat.indexOf(one)))
  return leavesOf(context)
    .filter(index => {
      const { name = '', kind } = context.flat[index] ?? {}
      return kind === 'food' && !water.test(name) && (own.size === 0 || own.has(index))
    })
    .slice(0, mostTold)
}

/** What is asked about: a food that the name has and the list has not, or a kind of meat or fish; null where the list has any of it. */
const missing = ({ subjects, kinds }: Heard, name: string, context: AnswerContext): Bilingual | null => {
  // Fish and peanuts: of each of them its own answer.
  if (kinds.filter(({ allergen }) => allergen !== undefined).length > 1) return null
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  const isTold = kinds.some(
    ({ allergen }) => allergen === 'any' || [...contains, ...mayContain].some(one => one === allergen),
  )
  if (isTold || kinds.some(kind => hitsOf(kind, context).length > 0)) return null
  const flesh = kinds.find(({ zh }) => ofFlesh.test(zh))
  if (subjects.some(({ index, entry }) => index !== undefined || entry)) return null
  if (flesh) return { zh: flesh.zh, en: flesh.en }
  const [subject] = subjects
  if (!subject) return null
  const own = fold(subject.name).text
  return ofMeat.test(own) || (own.length > 1 && name.includes(own))
    ? { zh: subject.name, en: subject.name.toLowerCase() }
    : null
}
const ofMeat =
  /^(?:chicken|beef|pork|lamb|turkey|duck|ham|bacon|meat|fish|tuna|crab|prawns?|shrimps?|[猪牛羊鸡鸭鹅鱼虾蟹]肉?|火腿|培根|肉)$/
const ofFlesh = /肉|鱼|水产|虾|蟹|贝|甲壳/

const saysAbsent =
  /(?:里[面头]?|中)?(?:根本|压根|其实|都|又|也|却)?(?:没有?|冇|不含)([\u4e00-\u9fff]{1,3}?)(?=[，,。\s?？！!吗啊呀嘛]|$|还|为|怎|凭|算|叫|也)/
/** There is no tofu in fish tofu: the word of the name that the question itself misses, where the list has none of it. */
const saidMissing = (text: string, name: string, { flat }: AnswerContext): Bilingual | null => {
  const [, word = ''] = saysAbsent.exec(text) ?? []
  const isOfName = word.length > 1 && name.includes(word)
  return isOfName && !flat.some(({ name: own }) => fold(own).text.includes(word))
    ? { zh: word, en: word }
    : null
}

/** Is there tripe in vegetarian tripe: that the name only stands for it, and what the food is made of; false where that was not asked, or it is in it. */
export const tellNamesake = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who, wish } = heard
  if (who || context.flat.length === 0) return false
  if (!/^(?:has|claim|what|list|outside|amount|origin)$/.test(wish)) return false
  const printed = context.asked.label?.product.name ?? ''
  const said = saidMissing(text, fold(printed).text, context)
  if (!said && !asksWhether.test(text)) return false
  const head = foldedLabel(context.asked.label?.text ?? '').split(/配料|成分|ingredients|nutrition/)[0] ?? ''
  if (!said && !standsFor.test(`${fold(printed).text}\n${head}`)) return false
  const absent = said ?? missing(heard, `${fold(printed).text}\n${head}`, context)
  const main = absent ? mainOf(absent, context) : []
  if (!absent || main.length === 0) return false
  const told = main.map((index): Bilingual => {
    const one = context.flat[index]
    if (!one) return { zh: '', en: '' }
    const [{ en }, amount] = [nameOf(one), one.amount ? amountText(one.amount) : null]
    return {
      zh: `${one.name}${amount ? `（${amount.zh}）` : ''}`,
      en: `${en}${amount ? ` (${amount.en})` : ''}`,
    }
  })
  context.reply.say(
    {
      zh: `没有：配料表里没有${absent.zh}，名字只是${said ? '这类食品习惯的' : ''}叫法；主要用${told.map(({ zh }) => zh).join('、')}做的。`,
      en: `No: no ${absent.en} on the list, the name only stands for it; it is made mainly of ${told.map(({ en }) => en).join(', ')}.`,
    },
    ...orWhole(context, onLabel(context, main)),
    ...wholeLabel(context),
  )
  return true
}
