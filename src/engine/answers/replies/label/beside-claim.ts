import type { Kind } from '../../entities/kinds.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  namesOf,
  onLabel,
  wholeLabel,
} from '../answer-context.ts'
import { truthLead } from '../asked/doubts.ts'
import { tellByAnotherName } from '../claims/by-another-name.ts'
import { figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { allergenLeads, tellAllergen } from '../people/allergens.ts'
import { checkClaims, claimsOf } from './claims.ts'

const asksContradiction =
  /(?:[不没未无零]|(?<!\d)0)(?:添?加|含|放|用)?[^,，。]{1,8}[,，\s]+那|\b(?:then|what about) |但|却|怎么|还有|骗|撒谎|矛盾|(?<!是)不(?:就)?是|算不?算|(?:说|话|写|标|称)[^,，]{0,4}(?:没有?|无|不含|不加|未|[零0])|\bbut\b|\byet\b|\bhow is\b|\blie\b|\blying\b|\bcontradict|\bisn'?t\b|\baren'?t\b|\bcounts?\b/

/**
 * No artificial flavours, but MSG; no preservatives, but BHA: an additive of another class than the claim speaks of neither keeps nor breaks
 * it, and is an additive all the same; false where that was not asked.
 */
export const tellBesideClaim = (heard: Heard, context: AnswerContext): boolean => {
  if (tellByAnotherName(heard, context)) return true
  const { subjects, text, kinds: asked } = heard
  const listed = subjects.filter(({ entry, index }) => entry && index !== undefined)
  if (listed.length === 0 || listed.length < subjects.length || !asksContradiction.test(text)) return false
  const isAsked = (kind: Kind) => asked.some(({ zh }) => zh === kind.zh)
  const ofLabel = claimsOf(context.asked.label?.text ?? '').filter(({ kinds }) => kinds.some(isAsked))
  const claim = [...ofLabel, ...claimsOf(context.asked.question)].find(
    ({ kinds }) =>
      kinds.length > 0 &&
      kinds.every(
        ({ kinds: of, functions }) => of?.includes('flavouring') === true || functions !== undefined,
      ),
  )
  // No artificial colours is not broken by one that may be natural.
  const hits = claim && !ofNature.test(claim.words) ? claim.kinds.flatMap(kind => hitsOf(kind, context)) : []
  const classesOfClaim = claim?.kinds.flatMap(({ functions = [] }) => functions) ?? []
  const isOfClaim = ({ entry, index }: Subject) =>
    hits.includes(index ?? -1) || classesOfClaim.some(name => entry?.functions.includes(name))
  if (!claim) return false
  if (listed.some(isOfClaim)) {
    // No preservatives, and what is the nitrite then: the claim fails by it.
    if (!ofLabel.includes(claim) || ofNature.test(claim.words) || heard.wish === 'claim') return false
    checkClaims({ ...heard, kinds: claim.kinds, subjects: [] }, context)
    return true
  }
  const names = {
    zh: listed.map(one => bothNames(one).zh).join('、'),
    en: listed.map(one => bothNames(one).en).join(', '),
  }
  const classes = classesOf(context, [...new Set(listed.flatMap(({ entry }) => entry?.functions ?? []))])
  const of = {
    zh: claim.kinds.map(({ zh }) => zh).join('、'),
    en: claim.kinds.map(({ en }) => en).join(', '),
  }
  const cited = listed.flatMap(one => citedAs(context, one))
  const broken = namesOf(hits, context)
  const isKept = ofLabel.includes(claim) && !ofNature.test(claim.words)
  const truth = isKept ? truthLead(context.asked.question) : { zh: '', en: '' }
  context.reply.say(
    hits.length > 0
      ? {
          zh: `${names.zh}不算${of.zh}（它是${classes.zh}），但这句话仍然不符：配料里有${broken.zh}（${of.zh}）。`,
          en: `${names.en}: not one of the ${of.en} (its class is ${classes.en}), and yet the claim fails: the list has ${broken.en} (${of.en}).`,
        }
      : {
          zh: `${truth.zh}不矛盾，是两回事：“${claim.words}”只说${of.zh}${isKept ? '，配料里没有识别到' : ''}；${names.zh}按 GB 2760 是${classes.zh}，不在其中，但也是添加剂。`,
          en: `${truth.en}${truth.en ? 'two' : 'Two'} different things, and no contradiction: "${claim.words}" speaks of ${of.en} alone${isKept ? ', of which none was recognised' : ''}; by GB 2760 the class of ${names.en} is ${classes.en}, which is another, though an additive all the same.`,
        },
    ...cited,
  )
  return true
}

const ofNature = /人工|人造|合成|\b(?:artificial|synthetic)\b/i
const nothingAdded =
  /(?:[0零无]|不|没)添加|未添加|[0零]防腐|\b(?:no added|no artificial|additive[- ]free|free from)\b/
const ofHealth = /健康|\bhealth(?:y|ier)\b|\bgood for\b/

/** It says no flavouring was added, so is it healthy: what the claim speaks of, then what costs the most; false where that was not asked. */
export const tellClaimAndHealth = ({ text, who, subjects }: Heard, context: AnswerContext): boolean => {
  const { result, reply } = context
  if (who || subjects.length > 0 || !nothingAdded.test(text) || !ofHealth.test(text)) return false
  // A claim that the list belies is another matter.
  const claim = claimsOf(context.asked.label?.text ?? '').find(({ kinds }) =>
    kinds.every(kind => hitsOf(kind, context).length === 0 || kind.kinds?.includes('flavouring')),
  )
  if (!claim || !result) return false
  reply.say(
    {
      zh: `不等于：“${claim.words}”只说没有加这一样，不说明糖、盐、脂肪和其他添加剂。`,
      en: `Not by itself: "${claim.words}" speaks of that alone, not of sugar, salt, fat or other additives.`,
    },
    ...wholeLabel(context),
  )
  const additives = context.flat.flatMap(({ additiveId, role }, at) =>
    additiveId && role === undefined ? [at] : [],
  )
  if (additives.length > 0) {
    const names = namesOf(additives, context)
    reply.say(
      { zh: `配料里的添加剂有：${names.zh}。`, en: `Additives on the list: ${names.en}.` },
      ...onLabel(context, additives.slice(0, 4)),
    )
  }
  const figures = figuresOf(['sugars', 'salt'], context)
  if (figures) reply.say(figures, tableCitation)
  return true
}

const otherOfMaker =
  /\b(?:do|does) (?:they|the (?:maker|brand|company)|this (?:maker|brand|company)) (?:also )?(?:do|make|sell|have|offer)\b|(?:他们家?|这家|这个?牌子?|厂家)(?:还|也)?(?:有没有|有|出|做).{0,12}(?:版|款|的)/

/** Another flavour, size or version, which one label says nothing of. */
const otherVersion =
  /有(?:没有|冇)?(?:别的|其他|出)?[^，。？,?]{0,6}(?:版本?|款|装|口味)(?:的)?(?:吗|么|呢|没有)?[？?]?$|(?:别的|其他|另外)(?:的)?(?:口味|规格|版本|包装|款)|\b(?:do they|is there|are there|does it|does this|have they got|can i get)\b.{0,50}\b(?:versions?|sizes?|flavou?rs|varieties|variety|multi-?packs?)\b|\bcomes? in (?:other|a|different|any)\b/

/** No Yes before it: that would be read as an answer on the maker. */
const ofThisOne = { ...allergenLeads.has, contains: { zh: '这一份', en: 'This one' } }

/** Do they make one without gluten: not known from one label, and of this one whether it is in it; false where that was not asked. */
export const tellOtherOfMaker = ({ text, kinds, who }: Heard, context: AnswerContext): boolean => {
  const allergens = kinds.flatMap(({ allergen }) => (allergen && allergen !== 'any' ? [allergen] : []))
  if (who || context.flat.length === 0) return false
  if (otherVersion.test(text) && allergens.length === 0) {
    context.reply.decline({
      zh: '厂家还有没有别的口味、规格或版本，一份标签看不出来，请问厂家或看货架。',
      en: 'Whether the maker sells other flavours, sizes or versions one label does not tell: ask the maker or look on the shelf.',
    })
    return true
  }
  if (!otherOfMaker.test(text) || allergens.length === 0) return false
  context.reply.say(
    {
      zh: '厂家还有没有别的产品，一份标签看不出来，请问厂家或看货架；下面只说这一份。',
      en: 'What else the maker sells one label does not tell: ask the maker or look on the shelf. What follows is of this one alone.',
    },
    ...wholeLabel(context),
  )
  for (const one of new Set(allergens)) tellAllergen(one, ofThisOne, context)
  return true
}
