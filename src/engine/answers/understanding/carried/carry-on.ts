import { asksDaily } from '../../entities/amounts/how-often.ts'
import { sugarKind } from '../../entities/kinds.ts'
import { weightIn } from '../../entities/people.ts'
import { topicIn } from '../../entities/topics.ts'
import { effectsIn } from '../../replies/effects/effects.ts'
import { asksWhere } from '../../replies/label/where-in.ts'
import { isPickedOut } from '../../replies/people/picked-out.ts'
import { asksMayThey } from '../../text/may-they.ts'
import { asksEnough, asksVerdict } from '../../text/much-or-enough.ts'
import type { Heard } from '../heard.ts'
import type { Wish } from '../wishes.ts'
import { filledAnew } from './frame.ts'
import { thatPlanForThem } from './plan-for-them.ts'

/** Wishes that ask about one thing; where none is named, about the one of the question before. */
const ofOneThing: ReadonlySet<Wish> = new Set([
  'what',
  'why',
  'safe',
  'cancer',
  'allowed',
  'limit',
  'adi',
  'evaluation',
  'origin',
  'amount',
])

const itsNumber = /\bins\b|\bcns\b|\be[- ]?(?:numbers?|code)\b|编号(?!.{0,3}标准)/

const leftOut = /(?:不|没|别)[放加要]|\bwithout\b|\bleave out\b/
const madeOf = /提炼|提取|(?:做|制|炼|变)(?:成|出来)?的|\bmade (?:of|out of|from)\b|\bcomes? from\b/
const sourceOfNamed =
  /^(?:又|都|分别|各自)?(?:来源|是?(?:从|由|用|拿)?(?:什么|哪里?)(?:东西|原料)?(?:里面?)?(?:来|做|制|提炼|提取)(?:来|成|出来)?)(?:是什么)?的?$|^(?:and |so |then )?(?:what (?:is|are) (?:it|they|that) (?:even |actually )?(?:made|derived) (?:of|from|out of)|where (?:is|does|do) (?:that|they) (?:come )?from)$/
const whyAllowed =
  /^(?:那|但)?(?:为什么|怎么|凭什么)[^，。]{0,3}(?:(?:不|没)(?:被)?(?:禁|管)|(?:还|仍)?(?:能|让|给|允许|准|可以)(?:人|我们)?(?:再)?(?:卖|用|放|加|吃))|(?:还|居然|也)敢(?:卖|用|放|加)|\bget(?:s|ting?)? away with\b|^(?:and |so |but )?(?:why|how|how come) (?:is|are) (?:it|that|this|they) (?:even |still )*(?:allowed|legal|not banned|permitted|allowed to (?:sell|use|put))/
const asksHowMany =
  /\bhow (?:many|much)\b|几|多少|\bmax(?:imum)?\b|\bthe most\b|\b(?:daily )?limit\b|最多|上限/
const mention =
  /^(?:and |plus |with |because of )?(?:the|that|all (?:the|that)|those|its) [a-z -]{3,24}(?:,? (?:and|or|plus) (?:the |that |those |all that )?[a-z -]{3,24})*$|^(?:还有|加上|就是|主要是)?(?:那个?|里面的?)?[^，。?\s]{2,8}(?:和|跟|、)(?:那个?)?[^，。?\s]{2,8}$/
const asksAnything =
  /吗|什么|吃|喝|有|是|哪|怎|几|比|算|呢|行|能|里头|\b(?:is|are|does|do|can|has|have|what|why|how|which|who|says?|smells?|tastes?|looks?|said|was|will)\b/
/** Names and nothing else: the caffeine and that sweetener thing. */
const mentionsAlone = (text: string): boolean => mention.test(text) && !asksAnything.test(text)
const bareSource =
  /^(?:and |so |then )?(?:where (?:do|does|is|are) (?:they|those|these|that)(?: (?:all|each|actually|even|one))*(?: come)?(?: from)?|what (?:is|are) (?:they|those|these|that)(?: (?:all|actually|even|one))* (?:made|derived|come)? ?(?:out )?(?:of|from))$|^(?:and |so )?(?:is|are) (?:it|that|this|they|those)(?: one| all| actually)? (?:natural|artif\w+|synthetic|man ?made)(?: or (?:natural|artif\w+|synthetic|fake))?$|^(?:是|都是|算)?(?:天然|人工|合成|化学|人造)(?:的)?(?:还是|或)?(?:天然|人工|合成|化学|人造)?(?:的)?(?:吗|么)?$/
const isMuch =
  /(?:这样|这个?|那)?算(?:很|太|偏)?[高多低]|\b(?:is|are) (?:that|this|it) (?:a lot|high|low|too (?:much|high))\b/

/** And one box, is that enough for a day, after how much calcium: of the calcium; null where nothing was measured. */
const ofMeasured = (own: Heard, before: Heard): Heard | null => {
  const isAsked = asksEnough.test(own.text) || (own.serving !== null && asksVerdict.test(own.text))
  const isBare = own.subjects.length + own.kinds.length + own.nutrients.length === 0 && own.fact === null
  if (!isAsked || !isBare || own.text.length > shortest) return null
  // Is it too much for her: whether she may have it comes first.
  return own.isOwnWho && !(asksEnough.test(own.text) && before.measuredKind === undefined)
    ? null
    : sameMeasure(own, before)
}

/** How much of what was measured before; null where nothing was. */
const sameMeasure = (own: Heard, before: Heard): Heard | null => {
  const { measuredKind } = before
  const nutrients = before.nutrients.length > 0 ? before.nutrients : (before.measured ?? [])
  const who = own.who ?? (isCareful(before) ? before.who : null)
  if (measuredKind)
    return {
      ...own,
      ...{ wish: 'amount', confidence: 0.8, kinds: [measuredKind], kind: measuredKind, who },
      isOwnWho: who !== null,
    }
  return nutrients.length > 0 ? { ...own, wish: 'nutrition', confidence: 0.8, nutrients } : null
}
/** The additives that were named, else the class of them. */
const ofThose = (before: Heard): Pick<Heard, 'subjects' | 'kinds'> => {
  const subjects = before.subjects.filter(({ entry }) => entry)
  return { subjects, kinds: subjects.length > 0 ? [] : before.kinds }
}

/** Whom less of it is for. */
const isCareful = ({ who }: Heard): boolean =>
  who?.groups.some(group => /^(?:children|infant_0_36m|pregnant|lactating)$/.test(group)) ?? false

const pictures =
  /^(?:and |so |ok )?(?:what|how much|how many)(?:'?s| is)? ?(?:that |it |is that )*(?:in )?(?:teaspoons?|tsps?|sugar cubes?|cubes?)\b|(?:几|多少)(?:块方糖|方糖|[茶]?[勺匙](?:糖|盐)?)(?:呢|啊|呀)?$/
/** What is that in teaspoons, after how much sugar is in the bag: of the bag. */
const inSpoons = (own: Heard, before: Heard): Heard | null => {
  const nutrients = before.nutrients.filter(one => one === 'sugars' || one === 'salt')
  return nutrients.length > 0 && ofMeasures.test(before.wish) && pictures.test(own.text)
    ? {
        ...own,
        ...{ wish: 'nutrition', confidence: 0.8, nutrients, subjects: [], kinds: [] },
        serving: own.serving ?? before.serving,
      }
    : null
}

const ofMeasures = /^(?:nutrition|amount|count)$/
const mentions = /呢|^(?:and|what about|how about) (?:the |its )?caffeine\b/
const asksHarmOf = /安全|有害|危害|影响|睡|伤|好不好|\b(?:safe|harm|bad|sleep|affect)/
/** And the caffeine, one before a run, after how much sugar is in a sachet: how much caffeine. */
const caffeineToo = (own: Heard, before: Heard): Heard | null => {
  const isOfCaffeine = own.kinds.some(({ group }) => group === 'caffeine')
  const isAsked =
    ofMeasures.test(before.wish) &&
    mentions.test(own.text) &&
    !asksHarmOf.test(own.text) &&
    !/doping|medicine|symptom/.test(topicIn(own.text)?.topic ?? '')
  return isOfCaffeine && isAsked && !own.who && own.nutrients.length === 0
    ? { ...own, wish: 'amount', confidence: 0.8, serving: own.serving ?? before.serving }
    : null
}
const inGrams = /(?:有|是|加了?|放了?)?多少(?:毫?克|mg|g)|\bhow many (?:grams?|mg|milligrams?)\b/

/** With what came before: 跟赤藓糖醇比哪个好. */
const withBefore = /^(?:那|还是)?(?:跟|和|与|比)|比呢$|\b(?:compared (?:to|with)|than|versus|vs)\b/
const differ = /区别|分别|不同|不一样|差[在别]|\bdiffer/

const isEaten = /[吃喝]|\b(?:eat|drink|have|having)\b/
const isTooMuch = /超(?:标|量|了|出|过)|过量|太多|\btoo (?:much|many)\b|over the (?:limit|top)/
const isWhich =
  /^(?:so |and |ok )?(?:which|what) (?:ingredient|one|part)s?\b(?: (?:is|are) (?:it|that|they))?|^(?:那|所以|到底)?是?(?:哪|什么)[个种样些]?(?:配料|成分|原料)(?!表)/

const isOfOpened =
  /^(?:那|如果|要是)?(?:打|拆)?开了?(?:封|盖|罐|瓶|袋|盒|包)?了?(?:以后|之后|后)?呢?$|^(?:and |but |what about |how about )*(?:once|after|when) (?:it (?:is )?|it's |its |i )?(?:been )?open(?:ed|ing)?(?: it)?$/

const namesNothing = ({ who, subjects, kinds, nutrients }: Heard): boolean =>
  who === null && subjects.length + kinds.length + nutrients.length === 0

/** Only the sauce and the powder then, after whether a coeliac may eat it: those parts, for him; null where no part is named. */
const ofItsParts = (own: Heard, before: Heard): Heard | null => {
  const isOfParts =
    /^(?:more|suits|safe|has|claim|healthy|outside|compare|substitute)$/.test(own.wish) &&
    !/什么|哪些|\bwhat\b|\bwhich\b/.test(own.text) &&
    own.subjects.some(({ ingredient }) => ingredient?.role === 'section') &&
    own.subjects.every(({ entry }) => !entry)
  const isForThem = before.who !== null && before.wish === 'suits' && own.who === null
  return isForThem && isOfParts && !own.fact
    ? { ...own, wish: 'suits', who: before.who, kinds: [], confidence: Math.max(own.confidence, 0.6) }
    : null
}

const ofIll = /^(?:diabetes|hypertension|ckd|gout)$/
const longestAmount = 24
/** Every day then, or two at once, after whether somebody ill may eat it: whether they may have that much; null where nothing was counted. */
const thatMuchForThem = (own: Heard, before: Heard): Heard | null => {
  const { who, serving } = before
  const isForThem = before.wish === 'suits' && (who?.groups.some(group => ofIll.test(group)) ?? false)
  if (!isForThem || !namesNothing(own) || own.fact || own.text.length > longestAmount) return null
  if (!asksDaily(own.text) && own.serving === null) return null
  // The amount that was named before stays, for every day.
  const text = own.serving === null && serving !== null ? `${before.text} ${own.text}` : own.text
  const confidence = Math.max(own.confidence, 0.6)
  return {
    ...own,
    ...{ wish: 'suits', who, text, confidence },
    isOwnWho: true,
    serving: own.serving ?? serving,
  }
}

const aDrink =
  /[一半两]小?[杯口啖盅罐瓶]|\b(?:one|a|an|half a|just a|two|couple of) (?:\w+ )?(?:glass(?:es)?|sips?|shots?|drops?|cans?|cups?|bottles?|taste|bite)\b/
const ofGuess = /^(?:claim|outside|what|often|healthy|has|safe|amount|count)$/
/** One small glass at the wedding, it is mostly citrus, after what the bottle says to somebody pregnant: whether she may; null where nothing of it was said. */
const aSipForHer = (own: Heard, before: Heard): Heard | null => {
  const isForHer = before.who?.groups.includes('pregnant') ?? false
  if (
    !isForHer ||
    own.who ||
    !ofGuess.test(own.wish) ||
    !aDrink.test(own.text) ||
    /他|老公|爸|\b(?:he|him|husband)\b/.test(own.text)
  )
    return null
  return { ...own, wish: 'suits', who: before.who, isOwnWho: true, confidence: Math.max(own.confidence, 0.6) }
}

const bareAmount =
  /^(?:那|总共|一共|大概|到底)*[有是加放]?了?(?:多少|几多|几)[克g]?[呢啊呀]?$|^(?:and )?how (?:much|many grams)(?: (?:of it|is (?:there|it|that)))?$/
/** Has it added sugar, and how much: the sugar of the table; null where no sugar was asked for. */
const sugarToo = (own: Heard, before: Heard): Heard | null =>
  /^(?:has|list)$/.test(before.wish) && before.kinds.includes(sugarKind) && bareAmount.test(own.text.trim())
    ? { ...own, wish: 'nutrition', confidence: 0.8, nutrients: ['sugars'], subjects: [], kinds: [] }
    : null

/** The caffeine, half a can, after whether ginseng is a problem in pregnancy: for her; null where no caffeine is named. */
const caffeineForHer = (own: Heard, before: Heard): Heard | null => {
  const isOfCaffeine = own.kinds.some(({ group }) => group === 'caffeine')
  const isHers = before.who?.groups.some(group => /^(?:pregnant|lactating)$/.test(group)) ?? false
  return isOfCaffeine && isHers && own.who === null && own.serving !== null
    ? { ...own, wish: 'suits', who: before.who, isOwnWho: true, confidence: Math.max(own.confidence, 0.6) }
    : null
}

const ofTraces = /\bmay contain\b|\btraces?\b|可能含|微量|共线|同线|生产线/
/** Can I have it then, and is the may contain a problem, after whether it has gluten: with that; null after anything else. */
const withThatAllergen = (own: Heard, before: Heard): Heard | null => {
  const isOfAllergen =
    before.wish === 'has' && before.kinds.length > 0 && before.kinds.every(({ allergen }) => allergen)
  if (!isOfAllergen || own.who !== null || before.who !== null || own.text.length > shortest) return null
  const isBare =
    own.kinds.length + own.nutrients.length === 0 &&
    own.subjects.every(({ name }) => !own.text.includes(name))
  const isVerdict = /^(?:suits|healthy|often|safe)$/.test(own.wish) && isBare && asksMayThey(own.text)
  return isVerdict || ofTraces.test(own.text)
    ? {
        ...own,
        ...{ wish: 'has', kinds: before.kinds, subjects: [], confidence: 0.8 },
        text: `${before.text} ${own.text}`,
      }
    : null
}

/** The same people, substance or nutrient, by words that go on with the question before; null where none does. */
const goingOn = (own: Heard, before: Heard): Heard | null => {
  // And without the croutons, after whether somebody may eat it: may they then?
  const isWithout = isPickedOut.test(own.text) || leftOut.test(own.text)
  if (before.who && own.who === null && own.subjects.length > 0 && isWithout)
    return { ...own, wish: 'suits', who: before.who, confidence: Math.max(own.confidence, 0.6) }
  const forAnother = caffeineForHer(own, before) ?? withThatAllergen(own, before)
  if (forAnother) return forAnother
  const forThem = thatMuchForThem(own, before) ?? aSipForHer(own, before) ?? thatPlanForThem(own, before)
  if (forThem) return forThem
  // And once opened, after how long it keeps: what the pack says of an opened one.
  const isKept = before.wish === 'fact' && (before.fact === 'shelf_life' || before.fact === 'storage')
  if (isKept && isOfOpened.test(own.text))
    return { ...own, wish: 'fact', fact: 'storage', confidence: 0.6, subjects: [], kinds: [] }
  // It was said to come from petrol, after what it is: where it comes from.
  const isBare = namesNothing(own)
  const isRumour = /^(?:claim|what|has|outside|processing)$/.test(own.wish) && madeOf.test(own.text)
  if (isBare && isRumour && before.subjects.some(({ entry }) => entry))
    return { ...own, wish: 'origin', confidence: 0.6, subjects: before.subjects }
  // How many until I am in trouble, at 70 kilos, after whether it gives cancer: what may be eaten of it a day.
  const named = before.subjects.filter(({ entry }) => entry)
  if (isBare && named.length > 0 && asksHowMany.test(own.text) && weightIn(own.text) !== null)
    return { ...own, wish: 'adi', confidence: 0.6, subjects: named, serving: null }
  // The caffeine and that sweetener, after whether she may have a can a day: those, for her.
  const isOfThem = before.who !== null && /^(?:suits|often)$/.test(before.wish) && own.who === null
  if (isOfThem && own.subjects.length + own.kinds.length > 0 && mentionsAlone(own.text))
    return { ...own, wish: 'suits', who: before.who, isOwnWho: true, confidence: 0.6 }
  // And what is it made of, after what it is for; and how come that is still allowed.
  if (isBare && named.length > 0 && sourceOfNamed.test(own.text))
    return { ...own, wish: 'origin', confidence: 0.6, subjects: named, fact: null }
  if (isBare && named.length > 0 && whyAllowed.test(own.text))
    return { ...own, wish: 'allowed', confidence: 0.6, subjects: named, fact: null }
  // Where do they come from, after which colours there are: of the colours.
  const isOfClass = before.kinds.some(({ functions }) => functions !== undefined)
  if (own.who === null && isOfClass && bareSource.test(own.text))
    return { ...own, wish: 'origin', confidence: 0.6, ...ofThose(before), fact: null }
  // Is that much for weak kidneys, after how much sodium: of the sodium.
  if (before.nutrients.length > 0 && own.nutrients.length === 0 && isMuch.test(own.text))
    return { ...own, nutrients: before.nutrients }
  const measured =
    sugarToo(own, before) ?? ofMeasured(own, before) ?? inSpoons(own, before) ?? caffeineToo(own, before)
  if (measured) return measured
  // How many grams of it, after why it is added.
  const isOfGrams =
    /^(?:outside|nutrition|amount|what|limit|fact)$/.test(own.wish) && !own.fact && inGrams.test(own.text)
  if (isBare && isOfGrams && before.subjects.length > 0)
    return { ...own, wish: 'amount', confidence: 0.6, subjects: before.subjects }
  // And how do they differ, after what three of them are: those.
  if (isBare && own.wish === 'compare' && before.subjects.length > 1 && differ.test(own.text))
    return { ...own, subjects: before.subjects }
  // Compared with erythritol, after whether maltitol raises blood sugar: the two, and the blood sugar.
  const [first] = before.subjects
  const [second] = own.subjects
  const isOfTwo = own.subjects.length === 1 && first?.entry && first.entry.id !== second?.entry?.id
  if (own.wish === 'compare' && isOfTwo && withBefore.test(own.text)) {
    const hasEffect = effectsIn(before.text).length > 0 && effectsIn(own.text).length === 0
    const text = hasEffect ? `${before.text} ${own.text}` : own.text
    return { ...own, text, subjects: [first, ...own.subjects] }
  }
  // In which ingredient, after why there is wheat in it.
  const isOfAllergen = before.kinds.some(({ allergen }) => allergen !== undefined)
  if (isBare && isOfAllergen && before.wish !== 'suits' && !before.who && asksWhere(own.text))
    return { ...own, wish: 'origin', confidence: 0.6, kinds: before.kinds }
  return null
}

const ofAday = /一[天日]|每[天日]|上限|\b(?:a|per|the) day\b|daily/

const ofAnAmount =
  /^(?:what|substitute|outside|often|more|amount|nutrition|healthy|count|suits|has|compare|fact|claim)$/
const shortest = 60

/** What is asked of the same as before where the question names nothing itself; null where it is none of these. */
const ofTheSame = (own: Heard, before: Heard): Heard | null => {
  if (own.subjects.length + own.kinds.length + own.nutrients.length > 0) return null
  // And with two spoons instead, after how much fat is in a portion: of the fat.
  const isOfAmount = own.serving !== null && !own.who && own.fact === null && before.nutrients.length > 0
  if (isOfAmount && own.text.length <= shortest && ofAnAmount.test(own.wish) && goesOn.test(own.text))
    return { ...own, wish: 'nutrition', confidence: 0.6, nutrients: before.nutrients }
  // And if I only drink half, after how much caffeine is in it, or may I at sixteen: how much caffeine.
  const isOfCaffeine =
    own.serving !== null && own.fact === null && !own.isOwnWho && before.measuredKind !== undefined
  if (isOfCaffeine && own.text.length <= shortest && ofAnAmount.test(own.wish) && goesOn.test(own.text))
    return sameMeasure(own, before)
  // And how much can I have a day, after what the additive does: its intake.
  const isOfAday =
    own.wish === 'often' && /how much|多少(?![个包罐瓶根块片盒袋杯])/.test(own.text) && ofAday.test(own.text)
  if (isOfAday && !own.who && before.subjects.some(({ entry }) => entry) && ofOneThing.has(before.wish))
    return { ...own, wish: 'adi', confidence: 0.6, subjects: before.subjects }
  // And its INS number, after what it is for.
  if (before.subjects.length > 0 && itsNumber.test(own.text))
    return { ...own, wish: 'what', confidence: 0.6, subjects: before.subjects }
  // And how many are there really, after whether preservatives are hidden.
  if (!own.who && own.wish === 'count' && before.kinds.length > 0) return { ...own, kinds: before.kinds }
  // How much a day, after how much trans fat: of the same nutrient.
  const isOfDay = ofAday.test(own.text)
  if (!own.who && isOfDay && before.nutrients.length > 0)
    return { ...own, wish: 'nutrition', nutrients: before.nutrients }
  // Would two boxes be too much, after how much sugar is in one: of the sugar.
  if (!own.who && before.nutrients.length > 0 && isEaten.test(own.text) && isTooMuch.test(own.text))
    return { ...own, wish: 'nutrition', confidence: 0.6, nutrients: before.nutrients }
  return null
}

const isWhat = /^(?:what|more|safe|why|has|compare|claim)$/
const asksWhat =
  /是(?:个|一种)?什么|是不是.{0,3}糖|算不?算?.{0,3}糖|是糖[吗么嘛]|\bwhat is\b|\bis .{0,24}\ba? ?(?:kind of )?sugars?\b/
const goesOn =
  /^(?:那么?|所以|咁)?(?:如果|要是|换成|给|对|我)?.{0,14}(?:呢|[吗么没不]$|没事|可以|能)|^(?:ok(?:ay)? |well |right |so |lol |haha |lmao )*(?:and|what about|how about|what if|if|only|just|so|but|while|during)\b/
const asksHarm =
  /要紧|影响|安不?安全|有没有事|危险|有害|害处|没事|伤(?!口)|\b(?:harm|safe|dangerous|bad for|affects?|hurts?|matters?)\b/
const ofHarmOfOne = /^(?:safe|cancer|adi|evaluation|healthy|worst)$/
/** And for pregnant women, after whether aspartame is safe: of the aspartame, for them; null where it does not go on so. */
const ofItForThem = (own: Heard, before: Heard): Heard | null => {
  const isOfOthers = own.who !== null && own.who.groups.length > 0
  const isBare = own.subjects.length + own.kinds.length + own.nutrients.length === 0
  const named = before.subjects.filter(({ entry }) => entry)
  // What is TBHQ, and does it matter to a child: of the TBHQ as well.
  const isOfHarm =
    ofHarmOfOne.test(before.wish) ||
    ((ofOneThing.has(before.wish) || before.wish === 'has') && asksHarm.test(own.text))
  if (!isOfOthers || !isBare || named.length === 0 || !isOfHarm) return null
  return { ...own, wish: 'suits', subjects: named, confidence: Math.max(own.confidence, 0.6) }
}

/** What are 451 and 452, and are they permitted in fish balls: the fish is the food, not what is asked about. */
const inThisFood = (own: Heard, before: Heard): Heard | null => {
  const isOfFood = own.food !== null && own.kinds.every(({ allergen }) => allergen !== undefined)
  const isOfThem = isOfFood && own.subjects.length === 0 && before.subjects.some(({ entry }) => entry)
  return isOfThem && /^(?:allowed|limit)$/.test(own.wish)
    ? { ...own, subjects: before.subjects, kind: null, kinds: [] }
    : null
}

/** 有毒吗 after TBHQ 是什么 means TBHQ; 偶尔吃行吗 after 孩子能吃吗 means the child. */
export const withWhatCameBefore = (own: Heard, before: Heard | null): Heard => {
  const inFood = before && inThisFood(own, before)
  if (inFood) return inFood
  // Is maltodextrin a sugar, after whether a diabetic may eat it: what it is, and for him.
  const isOfWhat = own.who === null && own.subjects.length === 1 && own.subjects[0]?.index !== undefined
  if (
    before?.who &&
    before.wish === 'suits' &&
    before.who.groups.length > 0 &&
    isOfWhat &&
    isWhat.test(own.wish) &&
    asksWhat.test(own.text) &&
    !madeOf.test(own.text)
  )
    return {
      ...own,
      wish: 'what',
      who: before.who,
      kinds: [],
      nutrients: [],
      confidence: Math.max(own.confidence, 0.6),
    }
  const ofThem = before && ofItForThem(own, before)
  if (ofThem) return ofThem
  const going = before && (ofItsParts(own, before) ?? goingOn(own, before))
  if (going) return going
  // Which ingredient is it then, after whether a coeliac may eat it: what is against it.
  const isUnnamed = own.who === null && own.kinds.length + own.nutrients.length === 0
  if (before?.who && before.wish === 'suits' && isUnnamed && isWhich.test(own.text))
    return { ...own, wish: 'suits', who: before.who, subjects: [], confidence: Math.max(own.confidence, 0.6) }
  // Is it actually in there, after whether it may contain gluten.
  if (before && !own.isNamed && own.wish === 'has' && before.kinds.length > 0)
    return { ...own, kinds: before.kinds }
  if (before && before.subjects.length > 0 && namesNothing(own) && own.wish === 'has' && !own.fact)
    return { ...own, subjects: before.subjects }
  const same = before && ofTheSame(own, before)
  if (same) return same
  if (!before || own.isNamed) return withListed(own, before)
  const wish = own.wish === 'healthy' && /安全|要紧|有害|safe|harm/.test(own.text) ? 'safe' : own.wish
  const isWorried = /担心|worr/.test(own.text)
  if (before.subjects.length > 0 && (ofOneThing.has(wish) || isWorried)) {
    // I am pregnant, what is it, is it safe: for her.
    return { ...own, wish: isWorried ? 'safe' : wish, subjects: before.subjects }
  }
  if (before.kinds.length > 0 && ofOneThing.has(wish) && wish !== 'what')
    return { ...own, wish, kinds: before.kinds }
  if (
    /第几|排在?哪|占多少|占比/.test(own.text) &&
    /^(?:order|amount|nutrition)$/.test(own.wish) &&
    !own.isPointing
  )
    return {
      ...own,
      wish: own.wish === 'nutrition' && before.nutrients.length === 0 ? 'amount' : own.wish,
      subjects: before.subjects,
      kinds: before.kinds,
      nutrients: before.nutrients,
    }
  if (before.who && (own.wish === 'often' || own.wish === 'suits')) return { ...own, who: before.who }
  return withListed(own, before)
}

/** 第一个是什么 after a list means the first of that list, not of the label. */
const withListed = (own: Heard, before: Heard | null): Heard =>
  before && own.isPointing && own.subjects.length > 0 && (own.wish === 'order' || own.wish === 'list')
    ? { ...own, wish: 'what' }
    : own

/** The question before, asked again of what this one names. */
export const carryOn = (own: Heard, before: Heard | null): Heard => {
  if (!before || before.wish === 'outside') return { ...own, wish: wishOf(own), confidence: 0.6 }
  return filledAnew(own, before)
}

/** What a bare name asks for where nothing came before it. */
const wishOf = ({ who, subjects, kinds, authorities, nutrients }: Heard): Wish => {
  if (nutrients.length > 0 && subjects.length === 0 && !who) return 'nutrition'
  if (who) return 'suits'
  // Vinegar??, of a list without any: whether it contains it.
  const isStranger = subjects.every(
    one => !one.entry && !one.flavouring && !one.unlisted && one.index === undefined,
  )
  if (subjects.length > 0) return authorities.length > 0 ? 'evaluation' : isStranger ? 'has' : 'what'
  return kinds.length > 0 ? 'has' : 'outside'
}
