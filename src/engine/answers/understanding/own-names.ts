import { createReplacing } from '../../text/may-match.ts'
import { fold } from '../../text/normalize.ts'
import { perText } from '../../text/per-text.ts'
import { foodIn } from '../entities/foods/food-category.ts'
import { listedInOther } from '../entities/foods/food-words.ts'
import { objectIn } from '../entities/object-words.ts'
import { perLabel } from '../entities/per-label.ts'
import type { createSubjects, Subject } from '../entities/subjects.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { thingNamedIn } from '../replies/foods/foods.ts'
import { inPlainWords } from './plain-words.ts'
import type { Wish } from './wishes.ts'

/** 橙汁 asked of a pack of 橙汁 is the product, not its ingredient. */
export const withoutProduct = (
  subjects: readonly Subject[],
  { asked, text, flat }: AnswerContext,
): Subject[] => {
  const product = fold(asked.label?.product.name ?? '').text.replace(/\([^)]*\)/g, '')
  return subjects.filter(({ name, entry, ingredient, index }) => {
    const key = fold(name).text
    const at = text.indexOf(key)
    if (entry || !ingredient || at < 0 || !product.includes(key) || !/[\u4e00-\u9fff]/.test(key)) return true
    const around = text.slice(Math.max(0, at - 1), at + key.length + 1)
    const isLonger =
      product.includes(around) ||
      (around.length > key.length + 1 &&
        [around.slice(1), around.slice(0, -1)].some(one => product.includes(one)))
    // The main ingredient in the name of the product is the product: 榨菜 of 鲜脆榨菜丝.
    const isMain = flat.findIndex(({ role }) => role === undefined) === index
    return !(isMain || isLonger || product.endsWith(key) || product.includes(`%${key}`))
  })
}

/** What is in this soy sauce: the sauce that is asked about, no soy. */
const ownEnglish =
  /(?<=\b(?:this|these|that|those) )(?:(?!(?:or|and|is|are|has|have|contains?|made|safe|really|actually|in|of|with|from|the|an?) )[a-z]+ ){0,2}(?:sauces?|balls?|sticks?|drinks?|bars?|crisps|chips|crackers?|noodles?|soups?|cakes?|cookies|biscuits?|breads?|sausages?|jerky|cheeses?|yogh?urts?|chocolates?|cand(?:y|ies)|gumm(?:y|ies)|jell(?:y|ies)|tofu|snacks?|burgers?|rolls?|cubes?|puddings?|pies?|dumplings|spreads?|cereals?|sweets|ice cream|steaks?|wafers?)\b/g

const blank = (hit: string): string => '·'.repeat(hit.length)

export const withoutOwnEnglish = perText(text => text.replace(ownEnglish, blank))

const nothing = /(?!)/g

/** Two and more words in a row of an English product's name, behind a word that points at it: in the fizzy frogs. */
const ownWords = (name: string): RegExp => {
  const words = name.match(/[a-z]+/g) ?? []
  const runs = words.flatMap((_, at) => [words.slice(at, at + 3), words.slice(at, at + 2)])
  const told = [...new Set(runs.filter(({ length }) => length > 1).map(run => run.join('[^a-z]+')))]
  return told.length === 0
    ? nothing
    : new RegExp(`(?<=\\b(?:the|this|these|my|your|those) )(?:${told.join('|')})\\b`, 'g')
}

/** The last word of a Chinese name, of whatever length, where it stands as the product: 咖喱鱼丸, 喱鱼丸, 鱼丸. */
const ownEnds = (product: string): RegExp => {
  const name = /[\u4e00-\u9fff]+$/.exec(product)?.[0] ?? ''
  const ends = Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at)).join('|')
  return ends === ''
    ? nothing
    : new RegExp(
        `(?<=[这那呢该一]一?[个只种款包瓶条袋盒罐杯些]|^[些包罐盒袋瓶]|[吃喝])(?:${ends})(?!过敏)|(?<=^|[，,。]|我的?|为什么)(?:${ends})(?=里|中|到底|究竟|[能可会要]|吃|喝|怎么|为什么|是不是|算不算|有(?!没|无)|含)`,
        'g',
      )
}

/** A Chinese name of three and more characters by its first and its last, as it is said: 蟹棒 of 蟹味棒; not where somebody is allergic to it. */
const ownShort = (product: string): RegExp => {
  const name = /[\u4e00-\u9fff]{3,5}$/.exec(product)?.[0] ?? ''
  return name === '' ? nothing : new RegExp(`${name[0]}${name.at(-1)}(?!.{0,2}过敏)`, 'g')
}

/** Blanks a product's own name in a text. */
const blankingOf = perLabel((name: string) => {
  const folded = fold(name).text
  const product = inPlainWords(folded.replace(/\([^)]*\)/g, '')).trim()
  const whole = /^[\u4e00-\u9fff]{3,}$/.test(product) ? new RegExp(product) : nothing
  return createReplacing(
    [ownWords(folded), whole, ownEnds(product), ownShort(product)].map(words => [words, blank]),
  )
})

/**
 * The question with the product's own name blanked, where it stands as the product: 呢包咖喱鱼丸里有什么 asks about no fish.
 * A name of a single food is kept where it may be the thing asked for: 牛奶过敏, 有牛奶吗.
 */
export const withoutOwnName = (said: string, productName: string): string => {
  return blankingOf(productName)(withoutOwnEnglish(said))
}

/** Wishes whose object may be anything a pack can name. */
const ofAnything: ReadonlySet<Wish> = new Set([
  'has',
  'why',
  'amount',
  'origin',
  'claim',
  'parts',
  'what',
  'order',
  'more',
])

/** Wishes of an additive that the label lists, maybe by a longer name. */
const ofOneAdditive = /^(?:adi|limit|allowed|evaluation|safe|cancer)$/

/** Why is it so dry: no ingredient. */
const ofQuality = /\bwhy (?:is|are) (?:it|this|these|they|that) (?:so |all |a bit )?\w+/

/** Wishes of which the thing may be one that is not listed. */
const isOfThings = /^(?:has|amount|more)$/

/** What is looked for on packs, and no table has under these names. */
export const wanted =
  /\b(?:dha|epa|bcaa|omega[- ]?3|coq10|collagen|creatine|inulin|ginseng)\b|dha|epa|欧米伽3?|胶原蛋白|益生元|叶黄素|花青素|左旋肉碱|肌酸|辅酶|燕窝|人参|阿胶/

/** 这包, 呢罐, this pack: the product itself. */
const pointsAtPack =
  /^(?:它|他|她)们?(?:行|可以|好|能行)?$|^(?:这|那|呢|该|此)?(?:一|整)?[包个款种份瓶罐盒袋条支杯碗桶只些样]?(?:东西|产品|食品)?$|^(?:this|that|these|those|the|it)?(?: ?(?:pack(?:et|age)?|bag|box|can|tin|bottle|jar|pot|tub|one|product|stuff|thing))?$/

/** What a question asks for by a name that neither the tables nor the label have as it stands: 有没有肌酸, palm oil? */
export const unnamed = (
  wish: Wish,
  confidence: number,
  { text, result, flat, asked, knowledge }: AnswerContext,
  masked: string,
  { findPart }: ReturnType<typeof createSubjects>,
): Subject[] => {
  if (!ofAnything.has(wish)) {
    // A day's intake of acesulfame, of a label with acesulfame potassium.
    const listed = ofOneAdditive.test(wish) ? findPart(text, result)?.subject : undefined
    return listed?.entry && listed.index !== undefined ? [listed] : []
  }
  const product = asked.label?.product.name ?? ''
  const thing = isOfThings.test(wish) ? thingNamedIn(withoutOwnName(text, product)) : null
  // 梅子 of a list with 青梅汁.
  const core = thing?.name.replace(/(?<=^[\u4e00-\u9fff])子$/, '') ?? ''
  const single = core.length === 1 ? core : null
  const at =
    single === null
      ? -1
      : flat.findIndex(one => one.role === undefined && one.kind === 'food' && one.name.includes(single))
  const ingredient = flat[at]
  if (ingredient) return [{ name: ingredient.name, index: at, ingredient }]
  const other = wish === 'what' || wish === 'order' ? -1 : listedInOther(text, flat)
  const translated = flat[other]
  if (translated) return [{ name: translated.name, index: other, ingredient: translated }]
  const part = findPart(text, result)?.subject
  const isProduct = part !== undefined && part.index === undefined && foodIn(part.name, knowledge) !== null
  if (part && !isProduct && (part.index !== undefined || wish !== 'what')) return [part]
  if (thing && !product.includes(thing.name)) return [{ name: thing.name }]
  if ((wish !== 'has' && wish !== 'why') || confidence < 0.5 || ofQuality.test(text)) return []
  const object = objectIn(withoutOwnName(masked, product).replace(/[\ue000-\uf8ff·]/g, ' '))
  const isOwn = pointsAtPack.test(object) || product.includes(object)
  return object === '' || isOwn ? [] : [{ name: object }]
}

const han = /[\u4e00-\u9fff]/
/** What is looked for on packs, as lists of either language call it. */
const inBoth: readonly (readonly [zh: string, en: string])[] = [
  ['肌酸', 'creatine'],
  ['胶原蛋白', 'collagen'],
  ['菊粉', 'inulin'],
  ['人参', 'ginseng'],
  ['益生元', 'prebiotic'],
  ['叶黄素', 'lutein'],
  ['花青素', 'anthocyanin'],
  ['左旋肉碱', 'carnitine'],
]

/** What is looked for on packs by a name of its own: the ingredient that has it in its name, DHA of DHA藻油, else the bare name. */
export const soughtIn = (wish: Wish, { text, flat }: AnswerContext): Subject[] => {
  const isJudged = /^(?:suits|safe|origin)$/.test(wish)
  const name = isJudged || /^(?:has|amount|more)$/.test(wish) ? wanted.exec(text)?.[0] : undefined
  if (name === undefined) return []
  const pair = inBoth.find(names => names.includes(name)) ?? [name]
  const index = flat.findIndex(
    one => one.role === undefined && pair.some(each => fold(one.name).text.includes(each)),
  )
  const ingredient = flat[index]
  // Of what is not listed nothing can be judged.
  if (isJudged && !ingredient) return []
  if (ingredient) return [{ name: ingredient.name, index, ingredient }]
  // As the list would call it, which is in one language.
  const isHan = flat.some(one => one.kind === 'food' && han.test(one.name))
  const written = pair.find(each => han.test(each) === isHan) ?? name
  return [{ name: pair.length > 1 ? written : written.toUpperCase() }]
}
