import { factAlone } from '../../entities/fact-words.ts'
import type { Audience } from '../../entities/people.ts'
import type { Heard } from '../heard.ts'

const ofPlan =
  /^(?:那|咁|噉|如果|要是|但)?(?:我|佢|她|他)?(?:只|就|光|净|淨係|净是|净系|单)|一点点|一滴|一口|舔|刮|挑|剥|撇|[去除]掉|少少|\b(?:what if|even if|if i|just|only|scrap\w*|pick\w*|peel\w*|rins\w*|wash\w*|wip\w*|sieve|middle|a (?:tiny |little |small )?(?:bit|bite|drop|crumb|lick|taste|nibble|sip))\b/
const ofPlanAlone = /^(?:outside|often|nutrition|more|what|safe|fact|has|claim|amount|healthy)$/

/** Asks for something besides a verdict: what, which, how much, another product, the score, a doubt, thanks. */
const asksItsOwn =
  /什么|啥|乜|多少|几|幾|高不高|多不多|含量|知道|[有冇].{1,10}[吗么嘛没不]|哪|边(?:个|种|样|款|度)|邊|为何|为什么|点解|怎(?!样都)|咋|谁|有没有|有冇|有无|是不是|系咪|是否|含不含|分数|评分|得分|打分|健康|排名|价|钱|保质|日期|另(?:一|外)|别的|其[他它]|换|代替|替代|推荐|比|真的|确定|肯定|医生|储存|存放|谢|再见|好的$|知道了|明白|\b(?:what(?! (?:if|about|when)\b)|which|how(?! about\b)|why|where|who|whose|(?:is|are) there|any|(?:does|do|did) (?:it|this|they|the|you)|has it|contains?|score|rating|healthy|healthier|price|cost|expiry|dates?|other|another|else|instead|swap|alternatives?|recommend|compar\w*|versus|vs|sure|really$|true|storage|doctor|gp|thanks|thank|thx|cheers|bye|got it|will do)\b/
/** Opens with how it is eaten, so that its fridge or microwave is no fact of the pack that is asked for. */
const opensWithPlan = /^(?:and |but |so |ok |then )*(?:in|on|with|if|what if|straight|from|after|when)\b/

/** An additive, a class, a part of the food, an allergen of somebody else. */
const namesOther = ({ subjects, kinds }: Heard, who: Audience): boolean =>
  subjects.some(({ entry, ingredient }) => entry || ingredient?.role === 'section') ||
  kinds.some(({ allergen }) => !who.allergens.some(one => one === allergen))

/** People for whom it is about whether, not about how much. */
const isStrictly = ({ allergens, diets, groups }: Audience): boolean =>
  allergens.length + diets.length > 0 ||
  groups.some(group => /^(?:gluten|pregnant|infant_0_36m|pku|g6pd)$/.test(group))

/** Nothing in it asks for more than whether it may be eaten so. */
const asksNothingElse = (own: Heard): boolean =>
  !asksItsOwn.test(own.text) &&
  own.nutrients.length === 0 &&
  own.authorities.length === 0 &&
  (factAlone(own.text, true) === null || opensWithPlan.test(own.text))

/**
 * What if only the middle is eaten, or a drop, or in a cake, after whether somebody may have it: still for them. Where they had to be told
 * no, whatever asks for nothing else is such a plan; otherwise only what is plainly one, of an allergy, a diet or coeliac disease. Null
 * where it is none.
 */
export const thatPlanForThem = (own: Heard, before: Heard): Heard | null => {
  if (own.who) return null
  const { who, verdict } = before
  const mayBeForThem =
    verdict && isStrictly(verdict.who) && !namesOther(own, verdict.who) && asksNothingElse(own)
  if (mayBeForThem && verdict.isRefused()) return ofThem(own, verdict.who)
  if (!who || own.subjects.some(({ entry }) => entry) || own.kinds.some(({ functions }) => functions))
    return null
  const isStrict = who.allergens.length > 0 || who.diets.length > 0 || who.groups.includes('gluten')
  const isPlainPlan =
    isStrict &&
    /^(?:suits|has)$/.test(before.wish) &&
    own.fact === null &&
    own.nutrients.length === 0 &&
    ofPlanAlone.test(own.wish) &&
    ofPlan.test(own.text)
  return isPlainPlan ? ofThem(own, who) : null
}

const ofGuess = /^(?:outside|what|more|why|origin|fact|claim|amount|order|parts|list|report|has)$/
/** I am coeliac, baked in a cake: a verdict, although no words ask for one; null where something else is asked for or nothing is planned. */
export const ownPlan = (own: Heard): Heard | null =>
  own.who &&
  isStrictly(own.who) &&
  ofGuess.test(own.wish) &&
  own.subjects.length === 0 &&
  !namesOther(own, own.who) &&
  asksNothingElse(own)
    ? ofThem(own, own.who)
    : null

const ofThem = (own: Heard, who: Audience): Heard => ({
  ...own,
  ...{ wish: 'suits', who, isOwnWho: true, kinds: [], fact: null },
  confidence: Math.max(own.confidence, 0.6),
})
