import { LEVEL_LIMITS } from '../../nutrition/judged/levels.ts'
import { nutrientsIn } from '../../nutrition/nutrient-words.ts'
import type { Bilingual } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import type { Fact } from '../entities/fact-words.ts'
import { isEverydayFood } from '../entities/foods/food-words.ts'
import { glazingKind, type Kind, kindIn, kindsIn } from '../entities/kinds.ts'
import type { Subject } from '../entities/subjects.ts'
import { isOnlyUnwell, topicIn } from '../entities/topics.ts'
import { type AnswerContext, declineUnknown, knownOf, subjectsAt } from '../replies/answer-context.ts'
import { withAge } from '../replies/conditions/age.ts'
import { tellPotassium } from '../replies/conditions/kidney.ts'
import { tellCancerOfLabel, tellProcessedMeat } from '../replies/effects/cancer.ts'
import { effectsIn } from '../replies/effects/effects.ts'
import { foodNamed } from '../replies/foods/foods.ts'
import { isOriginTold } from '../replies/identify.ts'
import { asksIntake, intake } from '../replies/intake.ts'
import { factStated } from '../replies/label/facts.ts'
import { hasIt, hitsOf } from '../replies/lists.ts'
import { tableCitation } from '../replies/nutrition/table-rows.ts'
import { outsideTexts } from '../replies/outside.ts'
import { tellKeptForThem } from '../replies/pack/kept-for.ts'
import { isDeclined, tellPrintedInstead } from '../replies/pack/on-pack.ts'
import { sectionsOf } from '../replies/parts/parts.ts'
import { mentionsIn } from '../replies/parts/without-part.ts'
import { allergenLeads, tellAllergen } from '../replies/people/allergens.ts'
import { tellBeside } from '../replies/people/beside.ts'
import { quoteWarning } from '../replies/people/pack-warnings.ts'
import { tellPungent } from '../replies/people/pungent.ts'
import { isCareful, judgePeople } from '../replies/people/suits.ts'
import { inTable } from '../replies/people/watched.ts'
import { turnVerdict } from '../replies/rules/asked-the-other-way.ts'
import { tellOwnRules } from '../replies/rules/tell-own-rules.ts'
import { statedSource } from '../replies/source-in-brackets.ts'
import { tellLawOf } from '../replies/substance/law.ts'
import { isOfEither, namedAcross } from '../replies/substance/made-from.ts'
import { asksStillUsed } from '../replies/substance/still-allowed.ts'
import { asksMayThey } from '../text/may-they.ts'
import { readByCue } from '../understanding/cues.ts'
import type { Heard } from '../understanding/heard.ts'
import type { Wish } from '../understanding/wishes.ts'
import { tellByWords } from './by-words.ts'
import { isLeftOver } from './left-over.ts'
import { plan } from './plan.ts'
import { readings } from './readings.ts'
import { targetOf } from './target.ts'

/** Below it an answer says what it took the question for: there less than three of four are understood (docs/measurements/answers.md). */
export const sureFrom = 0.45

const ofSource =
  /各自来源|动物|植物|(?:[羊猪鸡鱼肉]|牛(?!磺酸))|昆虫|素|\b(?:animals?|plants?|sheep|wool|bulls?|cows?|vegan|vegetarian|insects?|pigs?|pork|made (?:of|from|with)|comes? from)\b/
const ofCoating = /\bshin[ye]|\bcoat(?:ing|ed)?\b|\bglaz|发亮|亮晶晶|光亮|外面那层/

const asksSource =
  /各自来源|虫子?(?:做|制|磨|变|榨)?|(?:拿|用|由|是)(?:什么|啥|哪些)(?:东西)?(?:做|制|熬|提炼)|(?:做|制|磨|提炼|熬)(?:成|出来)?的|\bmade (?:of|from|out of|with)\b|(?<!\bfree )\bfrom (?:pigs?|pork|cows?|animals?|beef|fish|human|hair|feathers?)\b|\b(?:pigs?|pork|cow|beef) derived\b|(?:从|用)(?:猪|牛|鱼|动物)(?:身上|肉|骨|皮)?.{0,2}(?:来|做|提|取)|\bbugs?\b|\bbeetles?\b|\binsects?\b|\bbones?\b/
/** Carmine is named after the insect: its Chinese name alone asks for no source. */
const asksSourceOf = (text: string): boolean => asksSource.test(text.replace(/胭脂虫红?/g, ' '))
const asksMadeOf = /(?:是|用|拿)(?:什么|啥|哪些)(?:东西|原料)?做|\bmade (?:of|from|out of|with)\b/
const asksEither =
  /动物的?还是植物|植物的?还是动物|猪的?还是[牛鱼]|[牛鱼]的?还是猪|\banimal or (?:plant|vegetable)|\bplant or animal|\bpigs? or (?:cow|beef|fish)|\b(?:cows?|beef|fish) or pig/
const isOfSource = /^(?:why|claim|outside|what|has|parts|safe|list)$/

/** The chocolate coating bit: the one ingredient with ingredients of its own that has a word of the question. */
const compoundNamed = (context: AnswerContext): Subject[] => {
  const words = context.text.match(/[a-z]{5,}/g) ?? []
  const hits = context.flat.flatMap(({ name, role, children }, index) =>
    role === undefined &&
    children.length > 0 &&
    words.some(word =>
      name
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(word),
    )
      ? [index]
      : [],
  )
  return hits.length === 1 ? subjectsAt(hits, context) : []
}

const asksWhichFish =
  /(?:什么|哪[种些几]?种?)鱼(?!.{0,2}(?:不能|过敏|少吃))|鱼.{0,4}叫(?:什么|是什么)|\b(?:which|what)(?: kinds?(?: of)?| sorts?(?: of)?| type of)? fish\b/
/** Fish meat that the label takes apart: 魚肉（門鱔、鱈魚）. */
const fishOf = ({ flat, ...context }: AnswerContext): Subject[] =>
  subjectsAt(
    flat.flatMap(({ name, role, children }, index) =>
      role === undefined &&
      children.length > 0 &&
      children.every(({ additiveId, name: part }) => additiveId === undefined && !/糖|[鱼魚]肉/.test(part)) &&
      /^[鱼魚](?:肉|糜|漿|浆|滑)|surimi|^fish\b/i.test(name)
        ? [index]
        : [],
    ),
    { flat, ...context },
  )

const madeOfHide = (context: AnswerContext): Subject[] =>
  subjectsAt(
    context.flat.flatMap(({ name, role }, index) =>
      role === undefined && /明胶|明膠|吉利丁|胶原|膠原|gelatin|collagen/i.test(name) ? [index] : [],
    ),
    context,
  )

const asksAny = /^(?:is there |are there |got )?any\b|^(?:里面)?有(?:没有|冇)/
const asksPurpose =
  /作用(?!是?安全)|功能|(?:干|做|起)什么用|有什么用|\bfunctions?\b|\bpurpose\b|\bwhat (?:does it do|is it (?:for|doing))\b/

/** Readings that a fact of the pack, where it is named and nothing else is, has mostly been mistaken for. */
const mistakenFor = /^(?:what|outside|has|parts|origin|list|substitute|nutrition)$/

/** Facts whose words are of nothing else. */
const isPlain: ReadonlySet<Fact> = new Set([
  'allergens',
  'contact',
  'address',
  'licence',
  'date',
  'net',
  'origin',
  'maker',
  'standard',
  'audience',
  'usage',
])

/** What is the licence number: a fact of the pack, whatever it was taken for. */
const isFact = ({ wish, fact, subjects, kinds, who, nutrients, text }: Heard): boolean =>
  fact !== null &&
  isPlain.has(fact) &&
  mistakenFor.test(wish) &&
  topicIn(text) === null &&
  subjects.length === 0 &&
  who === null &&
  nutrients.length === 0 &&
  (fact === 'allergens' || kinds.length === 0)

const asksContents =
  /什么|啥|哪些|有没有|[有放]了?些|(?:里面?|中)(?:都)?(?:有|是)|怎么做|料|\bwhat(?:'s| is| are| does)?\b|\bwhich\b|\bcontains?\b|\bmade of\b/
const mayBeOfParts = /^(?:parts|list|what|origin|outside)$/

/** What is in the sauce packet, by any name of it: the parts of the pack that are named, where no ingredient is. */
const partsNamed = ({ wish, subjects, who, text }: Heard, context: AnswerContext): Subject[] => {
  const mentions = mentionsIn(text, sectionsOf(context))
  const isInName = ({ name, typed }: Subject): boolean => {
    const at = text.indexOf(typed ?? name.toLowerCase())
    return at >= 0 && mentions.some(({ start, end }) => start <= at && at < end)
  }
  const isOfIngredient = subjects.some(
    subject => subject.index !== undefined && subject.ingredient?.role !== 'section' && !isInName(subject),
  )
  if (!mayBeOfParts.test(wish) || isOfIngredient || who !== null || !asksContents.test(text)) return []
  const named = new Set(mentions.map(({ part }) => part))
  return subjectsAt(
    context.flat.flatMap((one, index) => (named.has(one) ? [index] : [])),
    context,
  )
}

const ofAlcohol = /酒精|\balcohol\b/
const asksAge = /多大|几岁|\bwhat age\b|\bhow old\b/
/** From what age, of a pack that names one: its words come before what is known of children. */
const isOfAge = ({ wish, fact, text }: Heard, { asked }: AnswerContext): boolean =>
  wish === 'suits' &&
  fact === 'audience' &&
  asksAge.test(text) &&
  /\d|[一二三]/.test(factStated('audience', asked.label?.text ?? ''))

const saysIll =
  /^(?:i(?:'ve| have|'ve got| got)|(?:my \w+|s?he) (?:has|is)|got) [^,?]{1,40}$|^(?:我|他|她|孩子|老[公婆伴]|[爸妈爷奶])(?:是|有|得了|患有?)[^，,吃喝打够]{2,10}$/
/** Somebody with a condition, and no word of anything else. */
const isOfWhom = ({ who, isOwnWho, subjects, kinds, unused, text }: Heard): boolean =>
  isOwnWho &&
  (who?.groups.length ?? 0) > 0 &&
  subjects.length + kinds.length === 0 &&
  // High blood pressure: the words of the condition itself.
  unused.every(word => `${who?.zh} ${who?.en}`.includes(word)) &&
  topicIn(text) === null

const isUnfit =
  /不适合|不宜|不该|不建议|\bnot (?:suitable|good|ok|okay|fit) for\b|\bunsuitable\b|\bshould (?:avoid|not)\b/
const ofExcess =
  /超标|超量|超范围|违规|不合规|\bover the (?:legal )?limit\b|\bexceeds? (?:the|its|their) limits?\b/
const ofNature = /是(?:不是)?(?:天然|人工|合成|人造)|(?:天然|人工|合成|人造)的?(?:吗|嘛|么|还是)/
type Read = Omit<Heard, 'wish'> & { wish: Exclude<Wish, 'more'> }

/** The TBHQ of the sauce sachet: of the TBHQ, and no question for the sachet. */
const withoutPlaces = (wish: Wish, heard: Heard): Heard => {
  const additives = heard.subjects.filter(({ entry, unlisted }) => entry ?? unlisted)
  const others = heard.subjects.filter(({ entry, unlisted }) => !(entry ?? unlisted))
  const isOfLaw = /^(?:adi|limit|evaluation)$/.test(wish)
  const isOfPlaces =
    /^(?:what|why|safe|suits|allowed|cancer|origin|amount)$/.test(wish) &&
    others.every(({ ingredient }) => ingredient?.role === 'section')
  return additives.length > 0 && others.length > 0 && (isOfLaw || isOfPlaces)
    ? { ...heard, subjects: additives }
    : heard
}
const asRead = (heard: Heard | null): Read | null =>
  heard && heard.wish !== 'more' ? { ...heard, wish: heard.wish } : null

const soundsChemical =
  /(?:[ai]tes?|ides?|acids?|gums?|oils?|starch(?:es)?|extracts?|powders?)$|[酸盐胶油粉糖素]$/i
const isNoFood = ({ name, index, entry, flavouring, unlisted }: Subject): boolean =>
  index === undefined &&
  !entry &&
  !flavouring &&
  !unlisted &&
  !soundsChemical.test(name) &&
  !isEverydayFood(fold(name).text) &&
  foodNamed(name) === undefined

/** What a question is read as where what it names tells more than the wish that was guessed. */
const readAs = (wish: Exclude<Wish, 'more'>, understood: Heard, context: AnswerContext): Read => {
  const heard = withoutPlaces(wish, understood)
  const { subjects, kinds, confidence, text } = heard
  const isUnsure = confidence < 0.5
  if (isFact(heard) || isOfAge(heard, context)) return { ...heard, wish: 'fact' }
  // Why is the font so tiny: no food, and no ingredient that could be missing.
  if (wish === 'why' && kinds.length === 0 && subjects.length > 0 && subjects.every(isNoFood))
    return { ...heard, wish: 'outside', subjects: [] }
  // How much alcohol is in it: its strength, where the pack states that.
  const strength =
    wish === 'amount' && ofAlcohol.test(text) && kinds.some(({ special }) => special === 'alcohol')
  if (strength && factStated('alcohol', context.asked.label?.text ?? '') !== '')
    return { ...heard, wish: 'fact', fact: 'alcohol' }
  const packets = partsNamed(heard, context)
  if (packets.length > 0) return { ...heard, wish: 'parts', subjects: packets, kinds: [] }
  if (isLeftOver(heard, context.result))
    return asRead(readByCue(heard)) ?? { ...heard, wish: heard.fact ? 'fact' : 'outside' }
  // I have PKU, and nothing more: whether she may have it.
  if (wish === 'outside' && saysIll.test(text) && isOfWhom(heard)) return { ...heard, wish: 'suits' }
  // What is it made of, bugs?: where it comes from, whatever the sentence was taken for.
  // Which additives are not for children: what decides it for them.
  if (
    wish === 'list' &&
    heard.who !== null &&
    subjects.length === 0 &&
    kinds.length > 0 &&
    isUnfit.test(text)
  )
    return { ...heard, wish: 'suits' }
  if (wish === 'list' && subjects.length === 0 && kinds.length > 0 && ofExcess.test(text))
    return { ...heard, wish: 'allowed' }
  if (
    wish === 'what' &&
    subjects.every(isOriginTold) &&
    subjects.some(({ entry }) => entry) &&
    ofNature.test(text)
  )
    return { ...heard, wish: 'origin' }
  const hasOrigin = (subject: Subject): boolean =>
    isOriginTold(subject) || statedSource(subject.ingredient, context) !== undefined
  if (asksSourceOf(text) && subjects.some(hasOrigin) && isOfSource.test(wish))
    return { ...heard, wish: 'origin', subjects: subjects.filter(hasOrigin) }
  // Is it of pigs or of cattle, of a list with gelatine, by whatever name: the gelatine.
  const ofHide = asksEither.test(text) && /^(?:origin|has|list|what)$/.test(wish) ? madeOfHide(context) : []
  if (ofHide.length > 0 && subjects.length === 0)
    return { ...heard, wish: 'origin', subjects: ofHide, kinds: [] }
  // What is the coating made of: the ingredients that it has of its own.
  const compounds = subjects.filter(({ ingredient }) => (ingredient?.children.length ?? 0) > 1)
  if (wish === 'origin' && asksMadeOf.test(text) && compounds.length === subjects.length && compounds[0])
    return { ...heard, wish: 'parts', kinds: [] }
  const isAskedFrom = asksSourceOf(text) && isOfSource.test(wish)
  if (
    (isUnsure || wish === 'what' || isAskedFrom) &&
    subjects[0] &&
    isOfEither(subjects[0]) &&
    ofSource.test(text)
  )
    return { ...heard, wish: 'origin' }
  // The shiny coating, after a question for the gelatine: the glazing agents of the label.
  const glazing =
    ofCoating.test(text) && ofSource.test(text) ? subjectsAt(hitsOf(glazingKind, context), context) : []
  const isOwn = subjects.some(({ name }) => text.includes(name.toLowerCase()))
  if (/^(?:what|parts|origin)$/.test(wish) && glazing.length > 0 && !isOwn)
    return { ...heard, wish: 'origin', subjects: glazing }
  // What fish is it made of: those in brackets behind the fish meat.
  const fish =
    asksWhichFish.test(text) && /^(?:what|list|origin|parts|has)$/.test(wish) ? fishOf(context) : []
  if (fish.length > 0) return { ...heard, wish: 'parts', subjects: fish, kinds: [] }
  const compound = wish === 'parts' && subjects.length === 0 ? compoundNamed(context) : []
  if (compound.length > 0) return { ...heard, wish, subjects: compound, kinds: [] }
  const named = subjects.length === 0 && wish === 'origin' ? namedAcross(context) : []
  return named.length > 0 ? { ...heard, wish, subjects: named, nutrients: [], kinds } : { ...heard, wish }
}

/** The nearest reading of a question that its own reading has no answer to; false where that has none either. */
const tellByCue = (heard: Heard, context: AnswerContext): boolean => {
  const read = asRead(readByCue(heard))
  if (!read || read.wish === heard.wish) return false
  const before = context.reply.lines()
  plan[read.wish][targetOf(read)].say(read, context)
  return context.reply.lines() > before && !isDeclined(context.reply.lineAt(before))
}

/** Writes the answer to one question into the reply; nothing is denied that the pack prints. */
export const compose = (understood: Heard, context: AnswerContext): void => {
  const before = context.reply.lines()
  composeOne(understood, context)
  if (isDeclined(context.reply.lineAt(before)))
    context.reply.instead(before, () => tellByCue(understood, context))
  tellPrintedInstead(before, context)
  turnVerdict(understood, before, context)
  tellOwnRules(understood, before, context)
}

/** May he drink it, I saw carmine in it: the product for him, and then the carmine. */
const composeOne = (understood: Heard, context: AnswerContext): void => {
  const { beside, who, ...heard } = understood
  const isOfProduct = who !== null && beside?.subjects.length === heard.subjects.length
  if (!isOfProduct || !beside) {
    composeAsked(understood, context)
    return
  }
  const { text } = beside
  const named = { subjects: [], kinds: kindsIn(text), kind: kindIn(text), nutrients: nutrientsIn(text) }
  composeAsked({ ...heard, who, wish: 'suits', text, ...named }, { ...context, text })
  tellBeside(who, beside.subjects, context)
}

const composeAsked = (understood: Heard, context: AnswerContext): void => {
  const heard = { ...understood, who: understood.who && withAge(understood.who, context.text) }
  const { reply } = context
  const wish = heard.wish === 'more' ? 'outside' : heard.wish
  const isUnsure = heard.confidence < sureFrom && wish !== 'outside'
  const before = reply.lines()
  tellForbiddenFirst(heard, context)
  const kept = tellKeptForThem(heard, context)
  if (kept === 'first') {
    reply.next()
    plan.suits[targetOf(heard)].say({ ...heard, wish: 'suits' }, context)
  }
  if (kept !== null) return
  if (tellByWords(heard, context)) return
  if (tellPotassium(heard, context)) return
  const isPungent = heard.who !== null && tellPungent(context, true)
  // Grandmother eats no garlic, and has no other need: her age decides nothing.
  const { groups, allergens, diet } = heard.who ?? { groups: [], allergens: [], diet: null }
  if (isPungent && wish === 'suits' && groups.length + allergens.length === 0 && diet === null) return
  if (tellReaction(heard, context)) return
  tellAllergicFirst(heard, context)
  const read = readAs(wish, heard, context)
  // Function and ADI, in one breath: what it is for comes first.
  if (
    /^(?:adi|limit|allowed)$/.test(read.wish) &&
    asksPurpose.test(heard.text) &&
    heard.subjects.some(({ entry }) => entry)
  )
    plan.why.substance.say(read, context)
  // Any gelatin in these, my child eats no pork: that there is, before what it is made of.
  const listed = read.subjects.filter(({ index }) => index !== undefined)
  if (read.wish === 'origin' && asksAny.test(heard.text) && listed.length > 0) hasIt(listed, context)
  if (!tellNotListed(read, context)) plan[read.wish][targetOf(read)].say(read, context)
  if (read.wish === 'has' && heard.who?.groups.includes('ckd')) tellSaltOfKidneys(context)
  if (ofCancer.test(heard.text) && /^(?:often|suits|safe|healthy)$/.test(read.wish))
    tellCancerToo(read, context)
  // It gives cancer, and they still sell it: what the law says as well.
  if (read.wish === 'cancer' && asksStillUsed(heard.text))
    for (const subject of read.subjects.slice(0, 1))
      if (subject.entry) tellLawOf(subject, read.food, [], context)
  if (asksIntake.test(heard.text) && /^(?:why|what|origin|has|allowed|safe)$/.test(read.wish))
    for (const subject of heard.subjects.slice(0, 3))
      if (subject.entry && read.wish !== 'safe') intake(subject, context)
  // That none is listed only after the verdict.
  if (heard.who && !isPungent) tellPungent(context)
  if (reply.lines() === before) declineUnknown(context)
  if (heard.who && read.wish === 'suits' && isOnlyUnwell(heard.text)) reply.note(outsideTexts.symptom)
  // Whether it has alcohol, beside another question: what was understood shows.
  const isPlainPresence = context.part !== null && read.wish === 'has' && heard.kinds.length > 0
  if (isUnsure && read.wish === wish && !isPlainPresence && !isDeclined(reply.lineAt(before)))
    reply.note(takenFor(readings[wish]))
  for (const { typed, name, entry, index } of heard.subjects)
    if (typed !== undefined && (entry ?? index !== undefined))
      reply.note({ zh: `你写的“${typed}”，这里理解为${name}。`, en: `I take "${typed}" to mean ${name}.` })
}

const sureOfClause = 0.6
const asksIfListed =
  /有没有(?![\u4e00-\u9fff]{0,3}(?:毒|害|事|问题|影响|关系|危|风险|伤|副作用|处|必要|规定|限|争议|依据|证据|研究|结论|什么|啥|人|用|好))|有无(?!毒|害)|含不含|有吗|看不到|没看到|\bany\b|\bis there\b|\bcontains?\b|\bis it in\b|^[^,.]{0,16}\bin (?:this|it|here|these)\b(?= ?[?,.]|$)|\bdon'?t see\b|\bcan'?t see\b/
/** What comes of other ingredients, as caffeine does of tea, is answered by what they bring. */
const isOfOthers = ({ group, special }: Kind): boolean => group === 'caffeine' || special !== undefined
/**
 * Is there aspartame in it, she has PKU; any nucleotide, with gout, and does it matter: whether it is listed comes first, and of what is not
 * listed no more is said; true where that is the answer.
 */
const tellNotListed = (
  { wish, subjects, kinds, text, who, isOwnWho, confidence }: Heard,
  context: AnswerContext,
): boolean => {
  const named = subjects.filter(({ entry }) => entry)
  // A clause of a message that asks it before.
  const asks = confidence < sureOfClause ? `${fold(context.asked.question).text} ${text}` : text
  if (!/^(?:safe|suits)$/.test(wish) || !asksIfListed.test(asks) || context.flat.length === 0) return false
  if (named.length === 0 || named.length < subjects.length || context.reply.hasBegun()) return false
  if (kinds.some(isOfOthers) || (who?.diet ?? null) !== null) return false
  const absent = named.filter(({ index }) => index === undefined)
  const isAll = absent.length === named.length
  if (wish === 'suits' && !isAll) return false
  // Nobody asked for its number in the list.
  hasIt(named, { ...context, part: text })
  if (isAll && who && isOwnWho) judgePeople(who, [], context)
  return isAll
}

/** No phosphate in it, asked with weak kidneys, and very salty: that as well. */
const tellSaltOfKidneys = (context: AnswerContext): void => {
  const salt = knownOf(context)?.of.salt ?? 0
  const stated = salt > LEVEL_LIMITS.g.salt.high ? inTable('ckd', context) : undefined
  if (stated && !/钠 \d|of sodium/.test(context.reply.text()))
    context.reply.say(
      { zh: `肾病还要看盐：${stated.zh}`, en: `With weak kidneys the salt matters too: ${stated.en}` },
      tableCitation,
    )
}

const ofCancer = /癌|\bcancer|\bcarcino/
/** One every day, and does it give cancer: that is told as well; of an additive that was named its group was. */
const tellCancerToo = ({ subjects, who }: Heard, context: AnswerContext): void => {
  if (context.flat.length === 0 || who?.zh.includes('癌')) return
  context.reply.next()
  if (subjects.some(({ entry }) => entry)) tellProcessedMeat(context, false)
  else tellCancerOfLabel(context)
}

const judges = /^(?:suits|often|outside|more)$/
const ofFigures = /^(?:nutrition|amount|adi|limit)$/
/** How much caffeine has it, I am pregnant: the pack's own no to her comes before whatever else was asked. */
const tellForbiddenFirst = (heard: Heard, context: AnswerContext): void => {
  const { wish, who, text } = heard
  const isOfEating = (ofFigures.test(wish) || asksMayThey(text)) && !judges.test(wish)
  // A can before the run, to wake him up: what wakes him is told behind the no of the pack.
  const isOfEffect = wish === 'suits' && effectsIn(text).length > 0 && asksMayThey(text)
  if (who && (isOfEating || isOfEffect) && isCareful(heard) && topicIn(text) === null)
    quoteWarning(who, context)
}

const reacts =
  /出(?:红)?疹|红疹|起疹|风团|发痒|痒|会肿|嘴肿|脸肿|[喉嘴舌][^，。]{0,3}[肿紧]|\bhives\b|\bthroat (?:closes|swells|tightens|itches)\b|\brash(?:es)?\b|\breacts?\b|\bswells?\b|\banaphyla/

/** And peanuts then, he gets a rash of them: whether it has them comes before all else; false where nobody reacts. */
const tellReaction = ({ kinds, who, isOwnWho, text }: Heard, context: AnswerContext): boolean => {
  const named = kinds.flatMap(({ allergen }) => (allergen && allergen !== 'any' ? [allergen] : []))
  const asked = named.length > 0 || !isOwnWho ? named : (who?.allergens ?? [])
  if (!reacts.test(text) || asked.length === 0 || context.flat.length === 0) return false
  for (const one of new Set(asked)) tellAllergen(one, allergenLeads.eat, context)
  // It may have happened.
  if (topicIn(text)?.topic === 'symptom') context.reply.note(outsideTexts.symptom)
  return true
}

/** Is 牛油 dairy, I am allergic to milk: what the label means for them comes before what it is. */
const tellAllergicFirst = ({ wish, who, isOwnWho }: Heard, context: AnswerContext): void => {
  if (!/^(?:what|safe|order|parts|origin)$/.test(wish) || !isOwnWho || !who) return
  // Are horse beans broad beans, he has favism: the same.
  const grave = who.groups.filter(group => group === 'g6pd' || group === 'pku')
  if (who.allergens.length + grave.length === 0) return
  judgePeople({ ...who, groups: [...who.allergenGroups, ...grave], diet: null, diets: [] }, [], context)
}

const takenFor = (reading: Bilingual): Bilingual => ({
  zh: `我把问题理解为：${reading.zh}。不对的话请点下面的问法。`,
  en: `I took the question for: ${reading.en}. If that is wrong, pick one of the questions below.`,
})
