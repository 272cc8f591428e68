import { LEVEL_LIMITS } from '../../nutrition/judged/levels.ts'
import type { Bilingual } from '../../result.ts'

import { factsIn } from '../entities/fact-words.ts'
import { type Kind, saltKind, sugarKind, sweetenerKind } from '../entities/kinds.ts'
import { noNoun } from '../entities/object-words.ts'
import type { Audience } from '../entities/people.ts'
import { explainTerm, termIn } from '../entities/terms.ts'
import { topicIn } from '../entities/topics.ts'
import { explainScore, processing } from '../replies/about-label.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  declineUnknown,
  evidenceCitation,
  flagsOf,
  knownOf,
  namesOf,
  onLabel,
  subjectsAt,
  wholeLabel,
} from '../replies/answer-context.ts'
import { turningOf } from '../replies/conditions/turns-on.ts'
import { namesForPharmacist, tellMedicineWarning } from '../replies/dangers/medicines/with-medicine.ts'
import { warnOfPoisons } from '../replies/dangers/pet-ate.ts'
import { tellDay, tellOverDay } from '../replies/effects/a-day.ts'
import { tellCaffeineAmount } from '../replies/effects/caffeine.ts'
import { tellCancerOfLabel } from '../replies/effects/cancer.ts'
import { figuresOf, timesIn } from '../replies/effects/eaten.ts'
import { tellEffect } from '../replies/effects/tell-effects.ts'
import { tellUnborn } from '../replies/effects/unborn.ts'
import { foodOf, tellFoodOrigin } from '../replies/foods/tell-food.ts'
import { origin } from '../replies/identify.ts'
import { tellAsFruit } from '../replies/label/as-fruit.ts'
import { tellBesideClaim } from '../replies/label/beside-claim.ts'
import { checkClaims, claimsOf, tellTransOfNamed, tellWhetherItWorks } from '../replies/label/claims.ts'
import { factStated, tellAge, tellFactOf, tellUsage } from '../replies/label/facts.ts'
import { tellFrying } from '../replies/label/frying.ts'
import { asksNotToCount } from '../replies/label/medicine.ts'
import { tellOnlyFood } from '../replies/label/only-food.ts'
import { tellNutritionClaims } from '../replies/label/other-claims.ts'
import { quoteAmount } from '../replies/label/quote.ts'
import { judgeOften, judgeWhole, warnOthers } from '../replies/label/verdict.ts'
import { hasIt, hitsOf, listKind, worstOf } from '../replies/lists.ts'
import { isOfBlood, tellAskedFirst, tellCarbsEaten, tellNoDose } from '../replies/nutrition/asked-first.ts'
import { tellNutritionOf } from '../replies/nutrition/nutrition.ts'
import { tableCitation, tellFromTable } from '../replies/nutrition/table-rows.ts'
import { mostOf, orderOf } from '../replies/order.ts'
import { isUnknown, outsideTexts, unknownOf } from '../replies/outside.ts'
import { sayPastDate } from '../replies/pack/dates/past-date.ts'
import { tooOld } from '../replies/pack/kept-for.ts'
import { quoteShared } from '../replies/pack/printed.ts'
import { withPeanut } from '../replies/people/allergens.ts'
import { tellChoking } from '../replies/people/choking.ts'
import { leads } from '../replies/people/leads.ts'
import { forbids, tellHeating } from '../replies/people/pack-warnings.ts'
import { tellPickedOut } from '../replies/people/picked-out.ts'
import { isCareful, judgePeople } from '../replies/people/suits.ts'
import { reportOn } from '../replies/report.ts'
import { onlyThis } from '../replies/safety.ts'
import { standardCitation } from '../text/reply.ts'
import type { Heard } from '../understanding/heard.ts'
import { composer, placesOf } from './composer.ts'
import { asksEffect } from './effect-words.ts'
import { giveReason } from './reason-composers.ts'

export const tellProduct = composer(
  'a term of the trade, else what the product is by its pack',
  ({ text }, context) => {
    const term = termIn(text)
    if (term) {
      explainTerm(term, context)
      return
    }
    if (!context.result || context.flat.length === 0) {
      declineUnknown(context)
      return
    }
    if (!/这|它|那|产品|什么|类|还是|\b(?:this|it|that|product|type|blue|ones)\b/.test(text)) {
      declineUnknown(context)
      return
    }
    tellFactOf(/类型|类别|还是|type/.test(text) ? 'kind' : 'name', context)
    orderOf([], { ...context, text: '主要配料' })
  },
)

export const judgeEffects = composer(
  'the verdict on the label, who should stay away, and that other effects are not known',
  ({ text, serving }, context) => {
    // Ten boxes at once: what is over a day in them, before what is known of the food.
    const isCounted = serving !== null && typeof serving === 'object'
    if (isCounted && tellOverDay(null, context)) return
    judgeWhole(context)
    // Two packs a day: what they come to says more than who should stay away.
    if (!(timesIn(text) !== null && tellDay(null, context))) warnOthers(context)
    if (asksEffect.test(text) && context.flat.length > 0) onlyThis(null, context)
  },
)

export const cancerOfLabel = composer('what of the label IARC has classified', (_, context) =>
  context.result && context.flat.length > 0 ? tellCancerOfLabel(context) : declineUnknown(context),
)

export const listIngredients = composer('the ingredients in order, or their number', (_, context) =>
  orderOf([], context),
)

export const tellPlace = composer(
  'its number in the list, or what stands there; of a kind which there is most of',
  (heard, context) => {
    const places = placesOf(heard, context)
    const [kind] = heard.subjects.length === 0 ? heard.kinds : []
    if (!kind || !mostOf(places, kind, context)) orderOf(places, context)
  },
)

export const sourcesOfScore = composer('what the answers and the score rest on', (_, context) => {
  context.reply.say(
    {
      zh: '依据是 GB 2760-2024、JECFA、EFSA、IARC 和 WHO 的公开资料；每句后面的编号可以点开。',
      en: 'The answers rest on GB 2760-2024 and on what JECFA, EFSA, IARC and WHO publish; the numbers behind the sentences open their sources.',
    },
    standardCitation,
  )
})

const outOfDate =
  /过了?期(?:了|[一两二三四五六七八九十\d])|过期了?(?!时间|日期)|过了(?:保质|日)期|过了?(?:一|两|几|三|半|\d+)个?(?:天|日|周|星期|礼拜|月).{0,4}(?:能|可以|敢)|\bexpired\b|(?<!\bgo(?:es)? )\bout of date\b|past (?:its|the) (?:date|use.by|expiry)/
const isPastBest =
  /\b(?:best[- ]before|bbe?)\b(?: date)?(?: (?:was|is|passed|went|ran out|said))?.{0,14}\b(?:last (?:week|month|year|night)|yesterday|ago|passed|gone|over|weeks?|days?|months?)\b|\bpast (?:its |the )?(?:best[- ]before|bbe?)\b/
const asksFridge = /冰箱|雪柜|\bfridge\b|\brefrigerat/
const soon = /开[^，,。\n]{0,4}请?尽[快早]|soon after opening|as soon as possible/i
const coldWords = /冷藏|雪藏|冷冻|冷凍|冰箱|雪柜|[0-8]\s?℃|-18|refrigerat|chill|frozen|fridge|keep cold/i
/** Has it to go in the fridge, and the pack says nothing of cold: that it does not. */
const sayNoFridge = (context: AnswerContext): void => {
  const label = context.asked.label?.text
  if (!label || !asksFridge.test(context.text) || coldWords.test(label)) return
  context.reply.say(
    {
      zh: `要不要放冰箱，读到的标签没有写${soon.test(label) ? '，只写了开封后尽快食用' : ''}。`,
      en: `Whether it has to go in the fridge the label that was read does not say${soon.test(label) ? ', only that it is to be eaten soon once opened' : ''}.`,
    },
    ...wholeLabel(context),
  )
}

const ofAlcohol = /酒|\babv\b|alcohol/i
/** How many degrees, of a pack that has nothing to do with alcohol: how cold it has to be kept. */
const isOfCold = ({ text, asked }: AnswerContext): boolean =>
  !ofAlcohol.test(text) &&
  !ofAlcohol.test(asked.label?.product.name ?? '') &&
  factStated('alcohol', asked.label?.text ?? '') === ''

export const tellFact = composer(
  'the fact of the pack as stated, or that it is not stated',
  (heard, context) => {
    const { fact, text } = heard
    // Where is it made, and how long does it keep: each of them.
    if (outOfDate.test(text)) context.reply.say(tooOld, ...wholeLabel(context))
    else if (isPastBest.test(text)) sayPastDate(heard, context)
    const facts = factsIn(text)
    const asked = facts.length > 1 ? facts : [fact ?? 'name']
    const told = asked.map(one => (one === 'alcohol' && isOfCold(context) ? 'storage' : one))
    // How many days it keeps is told together with where.
    for (const one of new Set(told))
      if (one !== 'storage' || !told.includes('shelf_life')) tellFactOf(one, context)
    sayNoFridge(context)
  },
)

export const tellScore = composer('the score and its main reasons', (_, context) => explainScore(context))

export const judgeLabel = composer(
  'the verdict, the score in one word and the reasons that weigh most; of an effect asked about that no more is known',
  ({ text }, context) => {
    judgeWhole(context)
    if (asksEffect.test(text) && context.flat.length > 0) onlyThis(null, context)
  },
)
export const tellOften = composer(
  'not often or depends, and that the label tells no portion',
  (heard, context) => {
    if (tellOnlyFood(context)) {
      tellDay(heard.who, context)
      return
    }
    // Two boxes a day, while pregnant: what is over a day's in them before what to watch.
    if (heard.who && timesIn(heard.text) !== null && forbids(heard.who, context) === undefined)
      tellOverDay(heard.who, context)
    if (heard.who) judgePeople(heard.who, [], context)
    judgeOften(heard.who, heard.who !== null && forbids(heard.who, context) !== undefined, context)
  },
)

export const tellWorst = composer('what is of most concern, what is not permitted first', (_, context) =>
  worstOf(context),
)

export const tellProcessing = composer(
  'fried or baked as far as the pack says so, else the NOVA markers that were counted',
  (_, context) => {
    if (!tellFrying(context)) processing(context)
  },
)
const asksWhyAdded =
  /(?:怎么|为什么|凭什么|干什么).{0,3}(?:还|又|要)?(?:有|加|放|用|添|写)|\b(?:so|then|but) why\b|\bwhy (?:is|are|does|do|add)\b|\bhow come\b/
const mayThey =
  /能[吃喝]|可以[吃喝]|[吃喝饮飲食]得|行不行|[吃喝]吗|\b(?:ok|okay|fine|suitable|safe|good) for\b|\bcan (?:i|he|she|they|we)\b/

/** Is it a may contain, or does it really contain it. */
const asksReally = /可能含|真的?(?:有|含)|到底(?:有|含)|\bmay contain\b|\breally\b|\bactually\b/

export const checkClaim = composer(
  'whether a claim that something is not in it agrees with the list, and what the table states of it',
  (heard, context) => {
    if (tellFrying(context) || tellBesideClaim(heard, context)) return
    if (tellTransOfNamed(heard, context) || tellWhetherItWorks(heard, context)) return
    if (tellAsFruit(context)) {
      tellNutritionOf({ ...heard, nutrients: ['sugars'], subjects: [], kinds: [] }, context)
      return
    }
    // It says brewed, so why is there benzoate: what the benzoate is for.
    const isOfListed =
      heard.subjects.length > 0 && heard.subjects.every(({ entry, index }) => entry && index !== undefined)
    if (isOfListed && heard.kinds.length === 0 && asksWhyAdded.test(heard.text)) {
      giveReason.say(heard, context)
      return
    }
    // No added sugar on the front, and is it all right for diabetics: they come first.
    const isOfTraces = heard.isOwnWho && (heard.who?.allergens.length ?? 0) > 0 && asksReally.test(heard.text)
    if (heard.who && ((isCareful(heard) && mayThey.test(heard.text)) || isOfTraces))
      judgePeople(heard.who, [], context)
    const isOfTable = heard.nutrients.length > 0 && heard.kinds.length === 0
    const hasTold = tellNutritionClaims(heard, context)
    const stated = claimsOf(context.asked.label?.text ?? '').flatMap(({ kinds }) => kinds)
    // Low in sugar denies no sugar: where no claim of absence is of these kinds, the table has said all.
    if (hasTold && heard.kinds.every(({ zh }) => stated.every(kind => kind.zh !== zh))) return
    if (isOfTable && quoteAmount(heard.nutrients, context)) return
    checkClaims(heard, context)
    if (heard.nutrients.length > 0 && !hasTold) tellFromTable(heard, context)
  },
)
export const reportAll = composer('the whole label in one structured answer', (_, context) =>
  reportOn(context),
)

/** An illness or a treatment that no rule here knows. */
const ofIllness =
  /(?:病|炎|症|癌|瘤|癣)(?!毒|因)|手术|术后|化疗|透析|住院|出院|骨折|中风|骨质疏松|\b(?:disease|syndrome|disorder|infection|surgery|operation|chemo\w*|radiotherapy|stroke|diagnosed|itis|\w+itis|\w+osis|fracture|hospital)\b/
const noRule: Bilingual = {
  zh: '这种情况我没有专门的规则，能不能吃先问医生或营养师；下面只是按配料的一般看法。',
  en: 'I have no rule for this condition, so ask your doctor or dietitian first; what follows is only the general view of the list.',
}

const mustCount: Bilingual = {
  zh: '要算：打胰岛素要计入的是碳水化合物，不添加糖、0蔗糖的也有；怎么计入按医生或营养师给的方案。',
  en: 'It counts: what insulin has to match is the carbohydrate, which food without added sugar has as well; how to count it is for your care team to say.',
}
const ofInsulin = /胰岛素|打几个单位|\binsulin\b|\bunits\b/
const asksSugar = /\bcarbs?\b|carbohydrate|\bsugars?\b|碳水|(?<!血)糖(?!尿)|\bhow (?:many|much)\b/
const asksDose =
  /单位|剂量|[打用加减调]多少|[打用加减调]几|多打|少打|\bunits?\b|\bdose|\binject\b|how much insulin|more insulin/
export const refuse = composer('a short refusal with where to look', ({ text, kind }, context) => {
  const topic = topicIn(text)
  // He injects insulin, and how much sugar is in 100 g: the figure alone, where no dose is asked for.
  const figures = ofInsulin.test(text) ? figuresOf(['carbohydrate', 'sugars'], context) : undefined
  if (figures && (asksSugar.test(text) || asksNotToCount.test(text)) && !asksDose.test(text)) {
    if (asksNotToCount.test(text)) context.reply.note(mustCount)
    context.reply.say(figures, tableCitation)
    return
  }
  if (!topic && quoteShared(context)) return
  const isJoke = topic?.topic === 'joke'
  // Twelve bottles, and will I speak French: of alcohol the warnings are told all the same.
  if (isJoke && context.result?.noScore === 'alcohol') {
    judgeWhole(context)
    return
  }
  const isOfDoping = topic?.topic === 'doping'
  // Heart tablets, and may I take this vitamin fizz with them: the medicine, whatever else is named.
  const isOfMedicine = topic?.topic === 'medicine'
  const isTold = topic && (!kind || isOfDoping || isOfMedicine || isJoke) && !isUnknown(topic.topic)
  // What the pack itself says of medicines is the answer.
  if (isOfMedicine && tellMedicineWarning(context)) {
    namesForPharmacist(context)
    if (figures) context.reply.say(figures, tableCitation)
    return
  }
  context.reply.decline(isTold ? outsideTexts[topic.topic] : unknownOf(context.part, text))
  if (isTold && topic.topic === 'medicine') namesForPharmacist(context)
  if (isOfDoping && /咖啡因|caffeine/.test(text)) {
    context.reply.say(caffeineAndDoping, evidenceCitation(context, 'E52'))
    tellCaffeineAmount(false, false, context)
  }
  // How many units of insulin for two of them: no dose, but what carbohydrate the table gives.
  if (figures) context.reply.say(figures, tableCitation)
  if (topic?.topic === 'pets') warnOfPoisons(context)
})

const caffeineAndDoping: Bilingual = {
  zh: '咖啡因不在 WADA 的禁用清单上，只是赛内监测的物质。',
  en: "Caffeine is not on WADA's Prohibited List; it is only monitored in competition.",
}

const restricted =
  /(?:医生|大夫)[^，。,]{0,4}(?:少|不|别|忌|戒)(?:能|让|要|准|许)?吃?([\u4e00-\u9fff]{1,4}?)(?:类|制品)?(?=[，。,\s]|$)|\bdoctor\b[^,.]{0,20}\b(?:avoid|off|away from|cut (?:out|down on)|no) ([a-z]{3,})/
const generalWord = /^(?:这|那|它|东西|糖|盐|salt|sugar|the|these|this|too)/

/** My doctor told me to eat few beans: what of the list is of them. */
const tellRestricted = (context: AnswerContext): void => {
  const [, zh, en] = restricted.exec(context.text) ?? []
  const word = zh ?? en?.replace(/s$/, '')
  if (!word || generalWord.test(word)) return
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && name.toLowerCase().includes(word) ? [index] : [],
  )
  const names = namesOf(hits, context)
  if (hits.length > 0)
    context.reply.say(
      {
        zh: `医生叫你少吃的，配料里有：${names.zh}；吃多少听医生的。`,
        en: `Of what your doctor told you to avoid the list has: ${names.en}; how much is for your doctor to say.`,
      },
      ...onLabel(context, hits.slice(0, 4)),
    )
}

const alsoForbidden = /也(?:不行|不能|不可以|不成|过敏|忌|碰不得)|\b(?:either|as well|too|also)\b/
const alsoAsked = /有没有(?:放|加|含|用)?([\u4e00-\u9fff]{1,6}?)(?=[吗呢啊呀的，。,\s]|$)/
const noFood = /[问题影响坏处用事风险关系糖盐毒害效五辛添加剂宝妈]|什么/
const asksPresence = /有没有|有无|含不含|\bcontains?\b|\bany\b|\bis there\b/

/** May vegans drink it, is there honey in it: the second half is answered as well. */
const tellAlsoAsked = (heard: Heard, who: Audience, context: AnswerContext): void => {
  const [, name = ''] = alsoAsked.exec(heard.text) ?? []
  const index = context.flat.findIndex(
    one => one.role === undefined && name !== '' && one.name.includes(name),
  )
  const ingredient = context.flat[index]
  const isKnown = heard.subjects.some(subject => subject.name.includes(name))
  if (name !== '' && !noFood.test(name) && !noNoun.test(name) && !isKnown && heard.kinds.length === 0)
    hasIt([ingredient ? { name: ingredient.name, index, ingredient } : { name }], context)
  tellRestricted(context)
  // Allergic to egg, and sesame will not do either.
  const own = new Set<string>(who.allergens)
  if (own.size > 0 && alsoForbidden.test(heard.text))
    for (const kind of heard.kinds)
      if (kind.allergen !== undefined && kind.allergen !== 'any' && !own.has(kind.allergen))
        listKind(kind, false, context)
  if (asksPresence.test(heard.text) && who.allergens.length === 0)
    for (const kind of heard.kinds)
      if (kind.allergen !== undefined && kind.allergen !== 'any') listKind(kind, false, context)
}

const isInIt = ({ allergen }: Kind, { result }: AnswerContext): boolean => {
  const { contains = [], mayContain = [] } = result?.allergens ?? {}
  return [...contains, ...mayContain].some(one => one === allergen)
}
const asksSource = /[是从由用].{1,6}(?:做|来|提取|制)|\bfrom\b|\bmade (?:of|with)\b/
const isForbidden = /不让|不许|不准|禁止|禁带|不能带|\bfree\b|\bno nuts\b|\bban(?:s|ned)?\b/
/** For the lunchbox of a school without nuts: that it has them comes before who may eat it. */
const tellAllergensNamed = ({ kinds, who, text }: Heard, context: AnswerContext): void => {
  if (who && who.allergens.length === 0 && isForbidden.test(text) && !asksPresence.test(text))
    for (const kind of kinds) if (isInIt(kind, context)) listKind(kind, false, context)
}

/** A kind that was named beside the people: in pregnancy what is known of its members, else which the label lists. */
const tellKindFor = (who: Audience, kind: Kind, context: AnswerContext): void => {
  const members = subjectsAt(hitsOf(kind, context), context)
  const isTold = who.groups.includes('pregnant') && tellUnborn(members, context).length < members.length
  if (!isTold) listKind(kind, false, context, false)
}

/** My son is allergic to nuts, and it has them: the no is the answer, and what children in general should eat little of was not asked. */
const ofAllergy = (who: Audience, context: AnswerContext): Audience => {
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  const isAgainst = withPeanut(who.allergens, context).some(
    one => contains.includes(one) || mayContain.includes(one),
  )
  return isAgainst ? { ...who, groups: who.groups.filter(group => group !== 'children') } : who
}

const ofUnborn = /胎儿|肚子里的|\bf(?:o?e)tus|\bunborn\b|\bmy baby\b/
/** Does the nitrite harm the unborn child: what is known of it comes before the rest of the list. */
const tellUnbornFirst = ({ who, subjects }: Heard, context: AnswerContext): void => {
  const named = subjects.filter(({ entry }) => entry)
  if (!who?.groups.includes('pregnant') || !ofUnborn.test(context.text) || named.length === 0) return
  for (const one of tellUnborn(named, context)) {
    const names = bothNames(one)
    const isFlagged = flagsOf(context, one.index).some(({ group }) => group === 'pregnant')
    const lead = isFlagged ? leads.little : leads.depends
    context.reply.say(
      {
        zh: `${lead.zh}：${names.zh}对胎儿有没有影响，我的资料里没有结论，标签也不写用量。`,
        en: `${lead.en}: whether ${names.en} affects the unborn child is not settled by what I have on file, and the label states no dose.`,
      },
      ...citedAs(context, one),
    )
  }
}

/** Listed, and not by what was named beside it. */
const isUntold = (kind: Kind, { subjects }: Heard, context: AnswerContext): boolean => {
  const hits = hitsOf(kind, context)
  return hits.length > 0 && subjects.every(({ index }) => index === undefined || !hits.includes(index))
}

/** Little sugar in the table is no good news to somebody whose drink has other carbohydrate. */
const isLowInSugar = (context: AnswerContext): boolean => {
  const known = knownOf(context)
  return known !== undefined && (known.of.sugars ?? Infinity) <= LEVEL_LIMITS[known.basis].sugars.low
}

/** Vegan, no honey or gelatine in it: the food, where something that was named beside the diet is not on the list. */
const ofWhole = ({ who, subjects, text }: Heard): Heard['subjects'] =>
  who !== null &&
  who.diets.length > 0 &&
  asksIfIn.test(text) &&
  subjects.some(({ index }) => index === undefined)
    ? []
    : subjects
const asksIfIn = /[有含加放][没冇]?|[没无]|\b(?:no|any|contains?|without|or)\b/

export const judgeForPeople = composer(
  'no, better not, only a little or depends, with the ingredients that decide it',
  (heard, context) => {
    const named = heard.kinds.filter(({ allergen, group }) => allergen === undefined && group === undefined)
    if (heard.subjects.length === 0 && tellChoking(context, heard.who)) return
    if (heard.who) tellUnbornFirst(heard, context)
    // And the maltodextrin, after whether a diabetic may have it: what that does.
    const isOfSugar = heard.who?.groups.join() === 'diabetes' && !heard.isOwnWho
    if (isOfSugar && heard.subjects.some(({ index }) => index !== undefined))
      if (tellEffect('bloodSugar', { ...heard, kinds: [] }, context)) return
    if (heard.who && tellPickedOut(heard.who, heard.subjects, context)) return
    tellAllergensNamed(heard, context)
    if (heard.who) {
      const told = tellAskedFirst(heard, heard.who, context)
      // What was told is not told again as what they watch.
      const rest = told.length > 0 ? { ...context, text: `${context.text} 多少` } : context
      judgePeople(ofAllergy(heard.who, context), ofWhole(heard), rest)
      if (heard.who.groups.includes('pregnant')) tellHeating(context)
      if (heard.who.groups.includes('infant_0_36m')) tellAge(context)
      tellAlsoAsked(heard, heard.who, context)
      // Is the oil with DHA from fish, for somebody allergic to it: what it is from.
      if (heard.who.allergens.length > 0 && asksSource.test(heard.text))
        for (const subject of heard.subjects)
          if (subject.entry || subject.index !== undefined) origin(subject, context)
      if (heard.who.allergens.includes('gluten'))
        for (const subject of heard.subjects)
          if (foodOf(subject)?.gluten === 'refined') tellFoodOrigin(subject, context)
      // Is it too salty for my child: the people first, then what the table says.
      const isOfSweetener = heard.kinds.includes(sweetenerKind) && !/(?<!代)糖/.test(heard.text)
      const isOfAmount = heard.serving === null && /多少|how (?:much|many)/.test(heard.text)
      const turning = [...told, ...(isOfAmount ? turningOf(heard.who, context) : [])]
      const nutrients = heard.nutrients.filter(one => !turning.includes(one))
      const isOfCarbs = told.length === 0 && isOfBlood(heard) && tellCarbsEaten(heard, context)
      if (
        !isOfCarbs &&
        nutrients.length > 0 &&
        !isOfSweetener &&
        !(isOfBlood(heard) && isLowInSugar(context))
      )
        tellNutritionOf({ ...heard, nutrients }, context)
      tellNoDose(heard, context)
      // Cold from the fridge: what the pack says of eating it.
      if (heard.fact === 'storage' || heard.fact === 'usage') tellUsage(context)
      for (const kind of named)
        if (kind !== sugarKind && kind !== saltKind && isUntold(kind, heard, context))
          tellKindFor(heard.who, kind, context)
    } else if (heard.kinds.length > 0) for (const kind of heard.kinds) listKind(kind, false, context)
    else if (ofIllness.test(heard.text)) {
      context.reply.note(noRule)
      judgeWhole(context, false, true)
      warnOthers(context)
    } else {
      judgeWhole(context)
      warnOthers(context)
    }
  },
)
