import { claimsIn } from '../../../claims/claims.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import {
  type Kind,
  kindsIn,
  kindsOfClaim,
  lactoseKind,
  saltKind,
  sugarKind,
  sweetenerKind,
} from '../../entities/kinds.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import {
  type AnswerContext,
  declineUnknown,
  knownOf,
  namesOf,
  onLabel,
  orWhole,
  quotedWhere,
  wholeLabel,
} from '../answer-context.ts'
import { truthLead } from '../asked/doubts.ts'
import { asksPresence, ofLittle, saysAbsent } from '../asked/presence.ts'
import { tellLactoseClaim } from '../conditions/lactose.ts'
import { foodNamed } from '../foods/foods.ts'
import { hasIt, hitsOf, listKind, sayAntioxidants } from '../lists.ts'
import { tellOwnSalt, tellOwnSugars } from '../nutrition/own-sugars.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { ofTransFat } from '../nutrition/trans-fat.ts'
import { homeOf, sectionsOf } from '../parts/parts.ts'
import { allergenHits } from '../people/allergens.ts'
import { judgeDiet } from '../people/diets.ts'
import { sayOwnColour } from '../substance/colours/own-colours.ts'
import { madeFrom } from '../substance/made-from.ts'

/** A claim of the pack that something is not in it: its words, and the kinds it speaks of. */
interface StatedClaim {
  words: string
  kinds: readonly Kind[]
}

const zeros = /(?<![\d.])[0零](?:添加)?(?:蔗)?糖|sugar[- ]free|no added sugar/g

/** Every claim of the pack that something is not in it. */
export const claimsOf = (label: string): StatedClaim[] => {
  // 0糖 | 高蛋白, no added sugar - source of protein: each a claim of its own.
  const text = label
    .replace(/[|｜・•]/g, '\n')
    .replace(/ · /g, ' \n ')
    .replace(/ - (?=[a-z])/gi, '\n  ')
  const folded = fold(text)
  const original = (start: number, end: number) =>
    text
      .slice(folded.at[start] ?? 0, folded.at[end] ?? text.length)
      .replace(/\s+/g, ' ')
      .replace(/\*+/g, '')
      .replace(/^[\s\-–,;:]+|[\s\-–,;:]+$/g, '')
  const found = claimsIn(folded.text).map(({ start, end: last, covers }) => {
    // No added sugar - with sweeteners: the second half says what is in it.
    const beyond = /\s?[-–,]?\s?\bwith\b/.exec(folded.text.slice(covers.start, last))?.index
    const end = beyond === undefined ? last : covers.start + beyond
    return { words: original(start, end), kinds: kindsOfClaim(folded.text.slice(covers.start, end)) }
  })
  const zero = [...folded.text.matchAll(zeros)].map(match => ({
    words: original(match.index, match.index + match[0].length),
    kinds: [sugarKind],
  }))
  const seen = new Set<string>()
  return [...found, ...zero].filter(({ words }) => {
    const key = words.toLowerCase().replace(/s$/, '')
    return !seen.has(key) && seen.add(key)
  })
}

/** Whether what the pack claims is not in it agrees with its own list, the verdict first. */
export const checkClaims = ({ kinds: asOne, subjects, who }: Heard, context: AnswerContext): void => {
  // 'No artificial flavours' but colours are in it: the claim speaks of flavours alone.
  const [own] = claimsOf(context.asked.question).filter(({ kinds: of }) => of.length > 0)
  const others = own ? asOne.filter(({ zh }) => own.kinds.every(kind => kind.zh !== zh)) : []
  const isBeside = own && others.length > 0 && (others.length === asOne.length || but.test(context.text))
  // Is the "gluten free" true: of the gluten, which was named in the claim alone.
  const isOfClaim = own && asOne.length === 0 && subjects.length === 0
  const kinds = isBeside || isOfClaim ? own.kinds : asOne
  if (isBeside) tellOtherKind(own, others, context)

  const text = context.asked.label?.text
  if (!context.result || context.flat.length === 0) {
    declineUnknown(context)
    return
  }
  const claims = text === undefined ? [] : claimsOf(text)
  if (asksForProof.test(context.text) && kinds.every(kind => hitsOf(kind, context).length === 0)) {
    sayNotChecked(claims[0]?.words ?? null, context)
    return
  }
  // Of words of the pack that are no claim of absence, other claims of it say nothing.
  const quoted = kinds.length === 0 ? wordsAsked(context) : null
  if (quoted && subjects.length === 0 && !claims.some(({ words }) => fold(words).text.includes(quoted))) {
    sayNotChecked(quoted, context)
    return
  }
  // No MSG, of a pack that says nothing of it: other claims are beside the point.
  const isOther = kinds.length === 0 && subjects.length > 0
  const asked = claims.filter(
    claim =>
      (kinds.length === 0 && !isOther) || claim.kinds.some(({ zh }) => kinds.some(kind => kind.zh === zh)),
  )
  // Asked about gluten, what the pack claims of sugar is beside the point.
  const told = ofEachKind(
    asked.flatMap(({ words, kinds: of }) => {
      // No added sugar or salt, no artificial colours: asked of the salt, the salt.
      const own = kinds.length === 0 ? of : of.filter(({ zh }) => kinds.some(kind => kind.zh === zh))
      return own.length > 0 ? [{ words, kinds: own }] : []
    }),
  ).slice(0, 3)
  for (const claim of told) judgeClaim(claim.words, claim.kinds, context)
  if (told.length > 0) return
  // Nothing from pigs is not halal yet: the diet is judged, not what the question says of it.
  if (who?.diet === 'halal') {
    judgeDiet(who.diet, who, context)
    return
  }
  const named = subjects.flatMap(({ index }) => index ?? [])
  // Trans fat of 0 beside shortening: what the standard lets a table state.
  const ofKinds = ofTrans.test(context.text) && kinds.length > 0 ? ofTransFat(context) : []
  if (ofKinds.length > 0 && knownOf(context)?.of.transFat === 0) {
    sayTrans(ofKinds, context)
    return
  }
  const isOfAllergen = kinds.some(({ allergen }) => allergen !== undefined)
  if (kinds.includes(sugarKind) && tellFibres(named, context)) return
  if (named.length > 0 && !isOfAllergen) {
    confirmNamed(named, context)
    return
  }
  if (isOther && named.length === 0) {
    hasIt(subjects, context)
    return
  }
  if (kinds.length > 0) {
    for (const kind of kinds)
      if (kind.allergen !== undefined) listKind(kind, false, context)
      else judgeClaim(null, [kind], context)
    return
  }
  sayNotChecked(claims[0]?.words ?? wordsAsked(context), context)
}

/** Claims of the same kinds, in other words, are one: the first of them. */
const ofEachKind = (claims: readonly StatedClaim[]): readonly StatedClaim[] =>
  claims.filter(
    ({ kinds }, at) =>
      !claims.slice(0, at).some(before => kinds.every(({ zh }) => before.kinds.some(kind => kind.zh === zh))),
  )

const but = /\bbut\b|\byet\b|但|却|怎么|可是/

/** A claim about one kind neither holds nor fails by another. */
const tellOtherKind = ({ kinds }: StatedClaim, others: readonly Kind[], context: AnswerContext): void => {
  // Sulphur dioxide beside no preservatives: it is one.
  const claimedHits = new Set(kinds.flatMap(kind => hitsOf(kind, context)))
  const broken = others.flatMap(kind => allergenHits(kind, context)).filter(index => claimedHits.has(index))
  if (broken.length > 0) {
    judgeClaim(wordsAsked(context), kinds, context)
    return
  }
  const claimed = { zh: kinds.map(({ zh }) => zh).join('、'), en: kinds.map(({ en }) => en).join(', ') }
  const other = { zh: others.map(({ zh }) => zh).join('、'), en: others.map(({ en }) => en).join(', ') }
  context.reply.say(
    {
      zh: `是两回事：这句宣称只说${claimed.zh}，${other.zh}不在其中。`,
      en: `Two different things: the claim speaks of ${claimed.en} alone, not of ${other.en}.`,
    },
    ...wholeLabel(context),
  )
  for (const kind of others) listKind(kind, false, context, false)
}

/** The words of the pack that a question quotes: 都说纯酿造了, "natural". */
const wordsAsked = ({ text, asked }: AnswerContext): string | null => {
  const label = foldedLabel(asked.label?.text ?? '')
  const runs = [...text.matchAll(/[\u4e00-\u9fff]{2,}/g)].flatMap(([run]) =>
    Array.from({ length: run.length }, (_, at) => at).flatMap(at =>
      [6, 5, 4, 3, 2].map(length => run.slice(at, at + length)).filter(word => word.length >= 2),
    ),
  )
  const words = [...runs, ...(text.match(/[a-z]{6,}/g) ?? [])].sort((a, b) => b.length - a.length)
  return words.find(word => label.includes(word) && !commonWords.test(word)) ?? null
}
const commonWords =
  /^(?:产品|配料|标签|写着|真的|假的|是真|是假|包装|宣称|成分|食品|添加|营养|蛋白|有没|没有|不是|可以|这个|里面|什么|怎么|还要|加了|都说|真假|是否|吗|ingredients?|product|really|energy|protein)|的$|了$|^的|^了|吗/

const asksForProof =
  /掺|勾兑|纯不纯|怎么(?:确定|证明|知道|验证)|how (?:would|do|can|could) (?:i|you) (?:verify|know|tell|be sure)/

/** Whether the list bears out what is said of something that it names: that it is there, that it is not; of any other claim it is no yes or no. */
const leadOfNamed = ({ text, reply }: AnswerContext, name: string): Bilingual => {
  // The claim that it was held against was judged before.
  if (reply.text().includes(name)) return { zh: '', en: '' }
  if (ofLittle.test(text) || !asksPresence(text)) return { zh: '', en: '' }
  return saysAbsent(text) ? { zh: '不符：', en: 'No: ' } : { zh: '是：', en: 'Yes: ' }
}

/** A claim about something the list names: it is there, with its declared amount. */
const confirmNamed = (indices: readonly number[], context: AnswerContext): void => {
  for (const index of indices.slice(0, 3)) {
    const one = context.flat[index]
    if (!one) continue
    const names = namesOf([index], context)
    const lead = leadOfNamed(context, names.en)
    const amount = one.amount && amountText(one.amount)
    context.reply.say(
      {
        zh: `${lead.zh}配料里列出了${names.zh}${amount ? `，标示量 ${amount.zh}` : ''}。`,
        en: `${lead.en}${lead.en ? 'the' : 'The'} list names ${names.en}${amount ? `, declared at ${amount.en}` : ''}.`,
      },
      ...onLabel(context, [index]),
    )
  }
}

const asksWhetherItWorks =
  /有(?:没)?(?:用|效)|管用|噱头|营销|忽悠|智商税|\b(?:marketing|gimmick|hype|actually do|really do|do anything|work(?:s)?)\b/
/** Does it do anything or is it just marketing: what the pack prints of it, and that a label proves no effect; false where that was not asked. */
export const tellWhetherItWorks = ({ subjects, who, text }: Heard, context: AnswerContext): boolean => {
  const named = subjects.filter(({ entry, index }) => !entry && index !== undefined)
  if (who || named.length === 0 || !asksWhetherItWorks.test(text)) return false
  for (const { name, index } of named.slice(0, 2)) {
    const words = quotedWhere(
      context,
      folded =>
        folded.includes(fold(name).text) &&
        /\d/.test(folded) &&
        !/配料|原料|成分[:：]|ingredients/.test(folded),
    )
    const printed = words
      ? { zh: `标签写着“${words}”；`, en: `the label says "${words}"; ` }
      : { zh: '用了多少标签没有写；', en: 'how much of it there is the label does not state; ' }
    context.reply.say(
      {
        zh: `看不出来：${printed.zh}${name}有没有用，标签证明不了，要看它的量和具体是哪一种（菌株、提取物）有没有人体试验。`,
        en: `A label cannot tell: ${printed.en}whether ${name} does anything depends on the dose and on trials with that very strain or extract, and no label proves it.`,
      },
      ...onLabel(context, index === undefined ? [] : [index]),
    )
  }
  return true
}

const isFibre =
  /低聚果糖|低聚半乳糖|低聚异麦芽糖|菊粉|聚葡萄糖|抗性糊精|oligofructose|oligosaccharide|inulin|polydextrose/i
/** No added sugar, but 低聚果糖: a fibre by its purpose, with sugar in its name; false where none was named, or sugar is listed. */
const tellFibres = (indices: readonly number[], context: AnswerContext): boolean => {
  const hits = indices.filter(index => isFibre.test(context.flat[index]?.name ?? ''))
  if (hits.length === 0 || hitsOf(sugarKind, context).length > 0) return false
  const names = namesOf(hits, context)
  const food = foodNamed(context.flat[hits[0] ?? 0]?.name ?? '')
  context.reply.say(
    {
      zh: `不算矛盾：配料里没有识别到另加的糖；${names.zh}名字里有“糖”，${food?.is[0] ? `是${food.is[0]}，` : ''}作用更像膳食纤维。`,
      en: `No contradiction: no sugar was recognised in the list. ${names.en} has sugar in its name, but ${food?.is[1] ? `is ${food.is[1]}, ` : ''}more of a fibre.`,
    },
    ...onLabel(context, hits),
  )
  tellOwnSugars(context)
  return true
}

const fully = /完全氢化|全氢化|\bfully hydrogenated/i
const ofTrans = /反式脂?|\btrans[ -]?fats?\b/
/** 0 g of trans fat beside margarine or palm oil: what the standard lets a table say. */
const sayTrans = (indices: readonly number[], context: AnswerContext): void => {
  const names = namesOf(indices, context)
  const known = knownOf(context)
  const grams = known?.of.transFat
  const isFully = indices.every(index => fully.test(context.flat[index]?.name ?? ''))
  const how: Bilingual = isFully
    ? {
        zh: `只有部分氢化的油才有较多反式脂肪，标签写的${names.zh}是完全氢化的`,
        en: `It is partly hydrogenated oil that has much trans fat, and the label names ${names.en}`,
      }
    : {
        zh: `${names.zh}只有经过部分氢化才有较多反式脂肪，标签看不出有没有`,
        en: `${names.en} has much trans fat only where partly hydrogenated, which a label need not tell`,
      }
  if (known && grams) {
    context.reply.say(
      {
        zh: `表里不是 0：每100 ${known.basis}写的是反式脂肪 ${grams} g；按小份写的 0 是取整；${how.zh}。`,
        en: `The table does not say none: it has ${grams} g of trans fat per 100 ${known.basis}; a 0 that is of a small portion is rounded. ${how.en}.`,
      },
      ...onLabel(context, indices),
      tableCitation,
    )
    return
  }
  context.reply.say(
    {
      zh: `不算骗人，也不等于一点没有：每100 g不超过 0.3 g 就可以标 0（GB 28050）；${how.zh}。`,
      en: `No contradiction, and yet no proof of none at all: a table may state 0 up to 0.3 g per 100 g in China (GB 28050). ${how.en}.`,
    },
    ...onLabel(context, indices),
  )
}
/** 0 g of trans fat, and is margarine not just that: of the fat that is named; false where none is. */
export const tellTransOfNamed = ({ subjects, text }: Heard, context: AnswerContext): boolean => {
  const named = subjects.flatMap(({ index }) => index ?? [])
  if (!ofTrans.test(text) || named.length === 0) return false
  sayTrans(named, context)
  return true
}
const ofNature = /artificial|人工|人造|合成/i
/** No artificial colours, and one of plants, seaweed or microbes by its specification: no contradiction; false where one is of another source. */
const tellNatural = (hits: readonly number[], claim: Bilingual, context: AnswerContext): boolean => {
  const of = hits.map(index => {
    const entry = context.knowledge.additive(context.flat[index]?.additiveId ?? '')
    return entry && madeFrom[entry.zh]
  })
  if (of.some(one => one === undefined)) return false
  const [names, [first]] = [namesOf(hits, context), of]
  context.reply.say(
    {
      zh: `没有发现矛盾：${claim.zh}配料里的${names.zh}${hits.length === 1 && first ? `${first.from.zh}（${first.how.zh}）` : '不是化学合成的'}，按 JECFA 规格的定义；“人工”怎么算，各国规定不一。`,
      en: `Nothing contradicts it: ${claim.en}and ${names.en} ${hits.length === 1 && first ? `is ${first.from.en.toLowerCase()} (${first.how.en})` : 'are not made by chemical synthesis'}, by the JECFA specification; what counts as artificial differs between countries.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** Less sweet is no claim of no sugar. */
const mildIn = ({ asked }: AnswerContext): string | undefined =>
  /[少微低减減轻輕半]甜|[少微半]糖|减糖|減糖|\b(?:less|lightly|half) (?:sweet(?:ened)?|sugar)\b|\breduced sugar\b/i.exec(
    asked.label?.text ?? '',
  )?.[0]

const saysZero = /[0零无無]糖|\b(?:zero sugar|sugar[- ]free|no sugar)\b/i
/** 0糖 beside a little juice: the law lets a table that has next to none say so; false where the table has more, or the claim is of added sugar. */
const tellZeroSugar = (words: string, hits: readonly number[], context: AnswerContext): boolean => {
  const known = knownOf(context)
  const sugars = known?.of.sugars
  if (!saysZero.test(words) || /添加|加糖|added/i.test(words) || !known || sugars === undefined) return false
  if (sugars > mostOfZero) return false
  const names = namesOf(hits, context)
  const grams = Math.round(sugars * 10) / 10
  context.reply.say(
    {
      zh: `不算骗人：每100 ${known.basis}糖不超过 0.5 g 就可以标“${words}”（GB 28050），表里是 ${grams} g；配料里的${names.zh}带来的糖很少。`,
      en: `No contradiction: up to 0.5 g of sugars in 100 ${known.basis} may be called "${words}" (GB 28050), and the table gives ${grams} g, so ${names.en} brings very little.`,
    },
    ...onLabel(context, hits),
    tableCitation,
  )
  return true
}
const mostOfZero = 0.5

const ofSweet = /甜|\bsweet/
const deniesSalt = /(?:无|不|没|未)(?:另?外?)(?:添?加)盐|no added salt/

const sucroseName = /(?<!三氯)蔗糖(?!素)|白砂糖|白糖|红糖|紅糖|黑糖|冰糖|砂糖|\bsugar\b|sucrose/i
/** No sucrose, and juice concentrate on the list: sugar, but not the one that the claim speaks of; false where sucrose is listed. */
const tellOnlySucrose = (
  words: string,
  hits: readonly number[],
  claim: Bilingual,
  context: AnswerContext,
): boolean => {
  const isOfSucrose = /蔗糖|sucrose/i.test(words) && !/添加糖|added sugar/i.test(words)
  if (!isOfSucrose || hits.length === 0) return false
  if (hits.some(index => sucroseName.test(context.flat[index]?.name ?? ''))) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `没有发现矛盾，但不等于没有糖：${claim.zh}配料里没有列出蔗糖；${names.zh}不是蔗糖，也是糖。`,
      en: `Nothing contradicts it, and yet it is not free of sugar: ${claim.en}the list names no sucrose; ${names.en} is another sugar.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** 山梨酸钾 in the brackets of 郫县豆瓣: it came in with that ingredient, and is in it all the same. */
const withinOf = (hits: readonly number[], context: AnswerContext): Bilingual => {
  const homes = new Set(hits.map(index => homeOf(index, context)?.name))
  const [home] = homes.size === 1 && sectionsOf(context).length === 0 ? homes : []
  return home
    ? {
        zh: `，写在${home}的括号里，是随这种原料带进来的`,
        en: `, in the brackets of ${home}, so it came in with that ingredient`,
      }
    : { zh: '', en: '' }
}

const judgeClaim = (words: string | null, kinds: readonly Kind[], context: AnswerContext): void => {
  const hits = [...new Set(kinds.flatMap(kind => hitsOf(kind, context)))]
  const names = namesOf(hits, context)
  const of: Bilingual = { zh: kinds.map(({ zh }) => zh).join('、'), en: kinds.map(({ en }) => en).join(', ') }
  const claim: Bilingual =
    words === null ? { zh: '', en: '' } : { zh: `标签写着“${words}”，`, en: `the label says "${words}", ` }
  // Flavourings may be natural: no artificial flavours is neither kept nor broken by them.
  const isOfNature =
    words !== null && ofNature.test(words) && kinds.every(({ kinds: of }) => of?.includes('flavouring'))
  if (hits.length > 0 && words !== null && ofNature.test(words) && tellNatural(hits, claim, context)) return
  if (hits.length > 0 && isOfNature) {
    context.reply.say(
      {
        zh: `看不出：${claim.zh}配料里有${names.zh}，没有写是天然的还是合成的。`,
        en: `It cannot be told: ${claim.en}the list has ${names.en} and does not state whether they are natural or artificial.`,
      },
      ...onLabel(context, hits),
    )
    return
  }
  if (words !== null && kinds.includes(sugarKind) && hits.length > 0 && tellZeroSugar(words, hits, context)) {
    if (ofSweet.test(context.text)) saySweeteners(context)
    return
  }
  const mild = words === null && kinds.includes(sugarKind) ? mildIn(context) : undefined
  if (mild && hits.length > 0) {
    context.reply.say(
      {
        zh: `不是没有糖：“${mild}”没有说不含糖，配料里有${names.zh}。`,
        en: `It has sugar: "${mild}" does not say that there is none, and the list contains ${names.en}.`,
      },
      ...onLabel(context, hits),
    )
    return
  }
  if (words !== null && kinds.every(kind => kind === lactoseKind) && tellLactoseClaim(hits, context)) return
  const within = withinOf(hits, context)
  // Is it more than a coffee, is it just sugar water: nothing was said to be absent.
  const isNo = words !== null || saysAbsent(context.text)
  // Is the 100 % true: no yes for another claim of the pack.
  const isNamed = kindsIn(context.text).some(({ zh }) => kinds.some(kind => kind.zh === zh))
  const isFirst = words !== null && isNamed && !context.reply.hasBegun()
  const truth = isFirst ? truthLead(context.text) : { zh: '', en: '' }
  if (words !== null && tellOnlySucrose(words, hits, claim, context)) return
  context.reply.say(
    hits.length > 0 && !isNo
      ? {
          zh: `配料里有${names.zh}（${of.zh}）；配料表只说明这些。`,
          en: `The list contains ${names.en} (${of.en}); that is all it tells.`,
        }
      : hits.length > 0
        ? {
            zh: `不符：${claim.zh}${words === null ? '' : '但'}配料里有${names.zh}（${of.zh}）${within.zh}。以配料表为准。`,
            en: `No: ${claim.en}${words === null ? '' : 'yet '}the list contains ${names.en} (${of.en})${within.en}. Go by the list.`,
          }
        : !isNo
          ? {
              zh: `没有看到：配料里没有识别到${of.zh}。`,
              en: `It does not show: no ${of.en} ${of.en === saltKind.en ? 'was' : 'were'} recognised in the list.`,
            }
          : {
              zh: `${truth.zh}没有发现矛盾：${claim.zh}配料里没有识别到${of.zh}。${context.result?.nutrition ? '' : '标签能核对的只有配料表。'}`,
              en: `${truth.en}${truth.en ? 'nothing' : 'Nothing'} contradicts it: ${claim.en}no ${of.en} ${of.en === saltKind.en ? 'was' : 'were'} recognised in the list.${context.result?.nutrition ? '' : ' The list is all that can be checked here.'}`,
            },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  sayBesideClaim(words, kinds, hits, context)
}

/** What belongs to the verdict: sugar and salt that foods have by nature, their own colour, antioxidants, sweeteners. */
const sayBesideClaim = (
  words: string | null,
  kinds: readonly Kind[],
  hits: readonly number[],
  context: AnswerContext,
): void => {
  if (hits.length === 0 && kinds.includes(sugarKind)) tellOwnSugars(context)
  const isOfSalt = words !== null || deniesSalt.test(context.text)
  if (hits.length === 0 && isOfSalt && kinds.includes(saltKind)) tellOwnSalt(context)
  if (hits.length === 0 && words !== null && kinds.some(({ functions }) => functions?.includes('着色剂')))
    sayOwnColour(context)
  if (hits.length === 0 && kinds.some(({ functions }) => functions?.includes('防腐剂')))
    sayAntioxidants(context)
  if (kinds.includes(sugarKind)) saySweeteners(context)
}

const saySweeteners = (context: AnswerContext): void => {
  const sweet = hitsOf(sweetenerKind, context)
  if (sweet.length === 0) return
  const sweeteners = namesOf(sweet, context)
  context.reply.say(
    {
      zh: `甜味来自甜味剂：${sweeteners.zh}。`,
      en: `The sweetness comes from sweeteners: ${sweeteners.en}.`,
    },
    ...onLabel(context, sweet),
  )
}

const asksWhetherIn =
  /真的?有|[里面].{0,8}有|有没有|找[得到]|\bin (?:it|this|there|here)\b|\bcontains?\b|\bis there\b/

/** A word of the product's name that the list does not have: a name is no ingredient. */
const sayOnlyName = (words: string | null, context: AnswerContext): boolean => {
  const printed = context.asked.label?.product.name ?? ''
  const { text: name, at } = fold(printed)
  const isListed = context.flat.some(one => words !== null && fold(one.name).text.includes(words))
  const from = words === null ? -1 : name.indexOf(fold(words).text)
  if (words === null || from < 0 || isListed || !asksWhetherIn.test(context.text)) return false
  const own = printed.slice(at[from], at[from + words.length] ?? printed.length)
  context.reply.say(
    {
      zh: `没有列出：“${own}”只是产品名称里的字，配料表里没有单独列出它；名称不等于配料，以配料表为准。`,
      en: `Not listed: "${own}" is a word of the product's name, and the list has no ingredient of that name. Go by the list.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const sayNotChecked = (words: string | null, context: AnswerContext): void => {
  if (sayOnlyName(words, context)) return
  context.reply.say(
    words === null
      ? {
          zh: '没法核实：读到的文字里没有能和配料表对照的宣称。能核对的是“不含”“不添加”一类的话。',
          en: 'It cannot be verified: the text that was read makes no claim that the list could confirm or belie.',
        }
      : {
          zh: `没法从配料表核实“${words}”；能核对的是“不含”“不添加”一类的话。`,
          en: `The list cannot verify "${words}"; only claims that something is not in it can be checked.`,
        },
    ...wholeLabel(context),
  )
}
