import type { Allergen, Bilingual, Ingredient } from '../../../result.ts'
import { isUnsureReading } from '../../../scoring/no-score/unsure-reading.ts'
import { fold } from '../../../text/normalize.ts'
import type { Kind } from '../../entities/kinds.ts'
import { allergenWords } from '../../entities/people.ts'
import { sourceCitation } from '../../text/reply.ts'
import { amountText } from '../amount-text.ts'
import {
  type AnswerContext,
  evidenceCitation,
  listedAs,
  namesOf,
  onLabel,
  orWhole,
  quoted,
  quotedWhere,
  statementsOf,
  wholeLabel,
} from '../answer-context.ts'
import { inBrackets } from '../source-in-brackets.ts'
import { tellOtherCereal } from './cereals.ts'

/** An allergen in words. */
export const allergenName = (name: Allergen): Bilingual =>
  allergenWords.find(({ allergen }) => allergen === name) ?? { zh: name, en: name }

/** Where an allergen stands: in the list, in a warning, nowhere; and whether the label claims to be free of it. */
export const allergenStanding = (name: Allergen, context: AnswerContext) => {
  const { contains, mayContain } = context.result?.allergens ?? { contains: [], mayContain: [] }
  const { groups = [], words } = allergenWords.find(({ allergen }) => allergen === name) ?? {}
  const ofGroup = (context.result?.groups ?? []).flatMap(({ group, ingredients }) =>
    groups.includes(group) ? ingredients : [],
  )
  // Fish and crustaceans are one group of the report: surimi is no crustacean.
  const own = ofGroup.filter(index => {
    const one = context.flat[index]
    return one !== undefined && words?.test(fold(`${one.name} ${one.otherName ?? ''}`).text)
  })
  // Sesame is of no group of the report: by its words on the list.
  const byWords = contains.includes(name) && ofGroup.length === 0 ? namedBy(words, context) : []
  const ofReport = own.length > 0 && groups.includes('fish_crustacean') ? own : ofGroup
  const indices = ofReport.length > 0 ? ofReport : byWords
  const possible = (context.result?.groups ?? []).flatMap(({ group, certainty, ingredients }) =>
    groups.includes(group) && certainty === 'mayContain' ? ingredients : [],
  )
  const text = context.asked.label?.text ?? ''
  return {
    possible,
    standing: contains.includes(name) ? 'contains' : mayContain.includes(name) ? 'mayContain' : 'none',
    indices,
    isClaimedFree: freeClaims[name]?.test(text) ?? false,
  } as const
}

/** Foods of the list that have one of the words in their name. */
const namedBy = (words: RegExp | undefined, { flat }: AnswerContext): number[] =>
  flat.flatMap(({ name, otherName = '', role, kind }, index) =>
    role === undefined && kind === 'food' && words?.test(fold(`${name} ${otherName}`).text) ? [index] : [],
  )

const freeClaims: Partial<Record<Allergen, RegExp>> = {
  gluten: /无麸质|不含麸质|gluten[- ]?free/i,
  milk: /不含(?:牛奶|乳)|(?:dairy|milk)[- ]?free|free from (?:[\w, ]+ and )?milk/i,
  soy: /不含大豆|soya?[- ]?free|free from (?:[\w, ]+ and )?soya?/i,
  nuts: /不含坚果|nut[- ]?free|\bno (?:peanuts? or )?(?:tree )?nuts (?:are |is )?(?:handled|used|processed)|\bdo(?:es)? not handle (?:peanuts? or )?(?:tree )?nuts/i,
  egg: /不含蛋|egg[- ]?free/i,
  peanut:
    /不含花生|peanut[- ]?free|\bno (?:tree nuts? or )?peanuts?(?: or (?:tree )?nuts?)? (?:are |is )?(?:handled|used|processed)|\bdo(?:es)? not handle (?:tree nuts? or )?peanuts?/i,
}

/** Allergens of Annex II of Regulation (EU) 1169/2011 that GB 7718 does not know. */
const declaredInEurope: ReadonlySet<Allergen> = new Set(['celery', 'mustard', 'lupin'])

const warns =
  /may (?:also )?contain|may (?:also )?be present|traces of|(?:also )?(?:handles|processes)|handled|same (?:line|facility|site)|可能含|生产(?:线|车间|设备)|同线|微量|设施|工场|[本该同]厂|厂(?:区|房)|车间/i

/** The pack's own warning of an allergen, '' where none of its lines names it. */
const warningOf = (words: RegExp | undefined, context: AnswerContext): string =>
  quotedWhere(context, line => warns.test(line) && words?.test(line) === true) ?? ''

/** Oils of an allergen, which labels often do not declare: refined soybean oil need not be. */
const oils: Partial<Record<Allergen, RegExp>> = {
  peanut: /花生油|peanut oil|groundnut oil/i,
  soy: /大豆油|soya? ?bean oil|soya? oil/i,
  sesame: /芝麻油|香油|麻油|sesame oil/i,
  nuts: /核桃油|杏仁油|walnut oil|almond oil|hazelnut oil/i,
}

/** Names the oil of an allergen where the allergen itself was not recognised; false where there is none. */
const tellOil = (name: Allergen, lead: Bilingual, context: AnswerContext): boolean => {
  const hits = context.flat.flatMap((one, index) => (oils[name]?.test(one.name) ? [index] : []))
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `${lead.zh}：含${names.zh}，油里可能还有微量蛋白，标签没有当过敏原提示；过敏者请先问医生。`,
      en: `${lead.en}: contains ${names.en}, which may carry traces of protein although the label does not declare it; with an allergy ask a doctor first.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** First words of an answer on an allergen. */
export interface AllergenLeads {
  contains: Bilingual
  mayContain: Bilingual
  none: Bilingual
}

/** What is asked decides the first word: has it gluten: yes; is it gluten free: no; may somebody eat it: no. */
export const allergenLeads = {
  has: {
    contains: { zh: '有', en: 'Yes' },
    mayContain: { zh: '可能有', en: 'Possibly' },
    none: { zh: '没有识别到', en: 'No' },
  },
  ofRest: {
    contains: { zh: '但这份标签里有', en: 'But the label has it' },
    mayContain: { zh: '但这份标签可能有', en: 'But the label may have it' },
    none: { zh: '没有识别到', en: 'No' },
  },
  free: {
    contains: { zh: '不是', en: 'No' },
    mayContain: { zh: '不一定', en: 'Not certainly' },
    none: { zh: '没有识别到', en: 'None recognised' },
  },
  eat: {
    contains: { zh: '不能吃', en: 'No, not suitable' },
    mayContain: { zh: '不建议', en: 'Better not' },
    none: { zh: '没有识别到', en: 'None recognised' },
  },
} satisfies Record<string, AllergenLeads>

/** An allergen that may be in it: by a warning of the pack, or by a food that may be made with it. */
const possibility = (
  { mayContain }: AllergenLeads,
  words: Bilingual,
  foods: Bilingual | undefined,
  warning: string,
): Bilingual =>
  foods && !warning
    ? {
        zh: `${mayContain.zh}：${foods.zh}可能含${words.zh}，标签没有写明；过敏者请问厂家。`,
        en: `${mayContain.en}: ${foods.en} may contain ${words.en}, and the label does not say; with an allergy ask the maker.`,
      }
    : {
        zh: `${mayContain.zh}：标签提示可能含${words.zh}${warning ? `（“${warning}”）` : '（同线加工或微量）'}，配料里没有识别到。`,
        en: `${mayContain.en}: the label warns that it may contain ${words.en}${warning && ` ("${warning}")`}; none was recognised in the list.`,
      }

const asksHowMuch = /多少|几个?ppm|\bppm\b|\bhow much\b|\bhow many\b|mg\/kg/

/** Of an allergen that may be in it nobody states an amount. */
const tellNoAmount = (name: Allergen, words: Bilingual, context: AnswerContext): void => {
  if (!asksHowMuch.test(context.text)) return
  const limit =
    name === 'gluten'
      ? {
          zh: '；只有标“无麸质”的食品才有上限 20 mg/kg（CXS 118）',
          en: '; only what is called gluten free has a limit, 20 mg/kg (CXS 118)',
        }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `含多少${words.zh}（ppm）标签不写，我也推不出来，要问厂家${limit.zh}。`,
      en: `How much ${words.en} (ppm) that would be no label states and I cannot tell; ask the maker${limit.en}.`,
    },
    ...wholeLabel(context),
    ...(name === 'gluten' ? [evidenceCitation(context, 'E36')] : []),
  )
}

/** The pack's own words on people with coeliac disease; wheat that was made free of gluten is still none for a wheat allergy. */
const forCoeliacs =
  /gluten (?:below|under|less than|<) ?20 ?(?:ppm|mg)|(?:below|under|less than|<) ?20 ?(?:ppm|mg\/kg)(?: of)? gluten|(?<!not )(?:suitable|formulated|made) for (?:people with )?co?eliacs?|适合乳糜泻|麸质.{0,4}(?:低于|小于|<) ?20/i
/** Wheat starch whose gluten was taken out: wheat all the same to somebody allergic to it. */
const ofFreedWheat =
  /gluten[- ]free wheat|wheat starch.{0,12}gluten[- ](?:free|removed)|(?:无|去)麸质小麦|de-?glutenised wheat/i
export const freedWheat = (context: AnswerContext): number[] =>
  context.flat.flatMap(({ name, role }, index) =>
    role === undefined && ofFreedWheat.test(name) ? [index] : [],
  )
const isOfGluten = /co?eliac|乳糜|麸质|gluten/
const forWheatAllergy = /not (?:be )?suitable for .{0,24}wheat|小麦过敏.{0,8}(?:不宜|不适|勿|请勿)/i

/** Has it wheat, of a pack free from gluten that has wheat starch: it has, and nobody allergic to wheat may eat it; false where wheat was not asked about. */
const tellFreedWheat = (lead: AllergenLeads, context: AnswerContext): boolean => {
  const { text } = context
  const isAsked = /小麦|\bwheat\b/.test(text) && (/过敏|allerg/.test(text) || !isOfGluten.test(text))
  const hits = isAsked ? freedWheat(context) : []
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  const words = quotedWhere(context, line => forWheatAllergy.test(line))
  context.reply.say(
    {
      zh: `${lead.contains.zh}：含小麦（${names.zh}）。去掉的只是麸质，小麦过敏的人不要吃${words ? `；标签写着“${words}”` : ''}。`,
      en: `${lead.contains.en}: contains wheat (${names.en}). Only the gluten was taken out: with an allergy to wheat do not eat it${words ? `; the label says "${words}"` : ''}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

const tellStatedForCoeliacs = (lead: AllergenLeads, context: AnswerContext): boolean => {
  if (!isOfGluten.test(fold(context.asked.question).text)) return false
  const words = quotedWhere(context, line => forCoeliacs.test(line))
  if (words === undefined) return false
  const first =
    lead === allergenLeads.has
      ? { zh: '按标签没有', en: 'By the label, no' }
      : { zh: '按标签可以', en: 'By the label, yes' }
  context.reply.say(
    {
      zh: `${first.zh}：标签写着“${words}”。小麦过敏是另一回事，要看过敏提示。`,
      en: `${first.en}: it says "${words}". An allergy to wheat is another matter: see its warnings.`,
    },
    ...wholeLabel(context),
  )
  const freed = freedWheat(context)
  const names = namesOf(freed, context)
  if (freed.length > 0)
    context.reply.say(
      {
        zh: `${names.zh}是去掉了麸质的小麦淀粉，所以两样都写着。`,
        en: `${names.en} is starch of wheat whose gluten was taken out, which is why the pack says both.`,
      },
      ...onLabel(context, freed),
    )
  return true
}

/** None was recognised, and the pack says free from it: in its words, a yes only for coeliac disease. */
const sayClaimedFree = (
  name: Allergen,
  words: Bilingual,
  lead: AllergenLeads,
  context: AnswerContext,
): void => {
  const { reply } = context
  const certificates = statementsOf(context).filter(({ folded }) => certified[name]?.test(folded))
  const certificate = certificates.find(({ folded }) => /20|certif|认证/.test(folded)) ?? certificates[0]
  const stated = certificate && quoted(certificate.words)
  // Coeliac disease, of a food that may be called gluten free: the claim has a limit in law. A wheat allergy is another matter.
  // Said of the question before it, it is not said again in other words.
  const isSaid = /By the label, yes: it says gluten free|按标签可以：标签写着不含麸质/.test(reply.text())
  const isOfCoeliac = lead === allergenLeads.eat && !reply.hasBegun()
  const isByClaim =
    name === 'gluten' && (isSaid || isOfCoeliac) && isOfGluten.test(fold(context.asked.question).text)
  if (isByClaim)
    reply.say(
      {
        zh: `按标签可以：标签写着不含麸质${stated ? `（“${stated}”）` : ''}，配料里也没有识别到。小麦过敏是另一回事，要看过敏提示。`,
        en: `By the label, yes: it says gluten free${stated ? ` ("${stated}")` : ''}, and none was recognised in the list. An allergy to wheat is another matter: see its warnings.`,
      },
      ...wholeLabel(context),
    )
  else
    reply.say(
      {
        zh: `没有识别到${words.zh}，标签也写着不含${stated ? `（“${stated}”）` : ''}。严重过敏者请核对包装上的提示。`,
        en: `The label says free from ${words.en}${stated ? ` ("${stated}")` : ''}, and none was recognised in the list. With a serious allergy check the warnings on the pack.`,
      },
      ...wholeLabel(context),
    )
  if (name === 'gluten') {
    tellNamedStarch(context)
    tellUnnamedStarch(context)
  }
}

/** What the European Union has declared as an allergen, and what it exempts. */
export const euAllergenLaw = sourceCitation('(EU) No 1169/2011, annex II')

const onlySome =
  /[挑夹撇捞拣](?:掉|出|走|开)|(?:就|只|才)(?:吃|喝|尝|蘸|舔)?一?(?:小)?(?:口|勺|点|点点|片|块|筷子)|少吃(?:点|一点)|\bpick(?:ed|ing)? .{0,16}\b(?:out|off)\b|\b(?:just|only) (?:a|one) (?:bit|bite|sip|little|spoon\w*|taste|crumble)\b/
/** Whether the label contains an allergen or warns of it, the verdict first. */
export const tellAllergen = (name: Allergen, lead: AllergenLeads, context: AnswerContext): void => {
  const { standing, indices, possible, isClaimedFree } = allergenStanding(name, context)
  const row = allergenWords.find(({ allergen }) => allergen === name)
  const words = row?.short ?? allergenName(name)
  const names = namesWithin(indices, context)
  const cited = orWhole(context, onLabel(context, indices))
  const { reply } = context
  if (name === 'gluten' && isClaimedFree && tellFreeOats(indices, context)) return
  const isOfCereal = name === 'gluten' && standing === 'contains' && lead === allergenLeads.has
  if (isOfCereal && tellOtherCereal(indices, context)) return
  if (name === 'gluten' && standing !== 'contains')
    if (tellFreedWheat(lead, context) || tellStatedForCoeliacs(lead, context)) return
  if (standing !== 'contains' && tellOil(name, lead.mayContain, context)) return
  if (standing === 'contains') {
    const source = sourcesIn(indices, row?.words, context)
    reply.say(
      {
        zh: `${lead.contains.zh}：含${words.zh}${names.zh ? `（${names.zh}${source.zh}）` : '（标签声明）'}。`,
        en: `${lead.contains.en}: contains ${words.en}${names.en ? ` (${names.en}${source.en})` : ' (the label declares it)'}.`,
      },
      ...cited,
    )
    if (lead === allergenLeads.eat && onlySome.test(context.text) && !/挑|picking/.test(reply.text()))
      reply.say(
        {
          zh: '挑掉、撇掉、只吃一点也不行：过敏原会混进别的部分和汤油里，很少的量也可能引起反应。',
          en: 'Picking it out or having just a little does not help: it gets into the rest and into oil and broth, and very little can set off a reaction.',
        },
        ...cited,
      )
    tellUndeclared(name, row?.words, indices, context)
    if (name === 'gluten') tellOnlyOats(indices, context)
    if (lead === allergenLeads.has) tellDeclared(name, indices, context)
  } else if (standing === 'mayContain') {
    reply.say(
      possibility(lead, words, possible.length > 0 ? names : undefined, warningOf(row?.words, context)),
      ...cited,
    )
    tellNoAmount(name, words, context)
    if (lead === allergenLeads.eat && name !== 'gluten')
      reply.say(
        {
          zh: `${words.zh}过敏的人不要吃：这样的提示表示微量排除不了，微量也可能引起严重反应；除非医生说可以。`,
          en: `With an allergy to ${words.en} do not eat it: such a warning means that traces cannot be ruled out, and traces may cause a severe reaction; unless a doctor allowed it.`,
        },
        ...cited,
      )
    if (name === 'gluten') tellUnnamedStarch(context)
  } else if (isClaimedFree) {
    sayClaimedFree(name, words, lead, context)
  } else if (isUnsureReading(context.result?.noScore))
    reply.say(
      {
        zh: `看情况：这份配料表只看懂了一部分，不能排除${words.zh}；过敏者以包装为准。`,
        en: `It depends: only part of this list was understood, so ${words.en} cannot be ruled out; with an allergy go by the package.`,
      },
      ...wholeLabel(context),
    )
  else if (declaredInEurope.has(name))
    reply.say(
      {
        zh: `看情况：没有识别到${words.zh}；欧盟和英国要求标出它，中国不要求，香辛料、香精和复合配料可能含有而不写明；过敏者请问厂家。`,
        en: `It depends: no ${words.en} was recognised; the EU and the UK want it declared, China does not, and spices, flavourings and compound ingredients may contain it unnamed; with an allergy ask the maker.`,
      },
      ...wholeLabel(context),
    )
  else if (name === 'peanut' && tellLupin(lead, context)) return
  else if (name !== 'gluten' || !tellUnnamedStarch(context, lead.mayContain))
    reply.say(
      {
        zh: `${lead.none.zh}${words.zh}，读到的文字里也没有这种提示；没有提示不等于没有，过敏者请以整个包装为准。`,
        en: `No ${words.en} was recognised on this label, and it warns of none, which is no proof that there is none; with an allergy always check the whole package.`,
      },
      ...wholeLabel(context),
    )
}

/** No peanut, but lupin, to which some who are allergic to peanut react as well; false where the list has none. */
const tellLupin = (lead: AllergenLeads, context: AnswerContext): boolean => {
  const hits = listedAs(/lupine?s?\b|羽扇豆/i, context)
  if (hits.length === 0) return false
  const { zh, en } =
    lead === allergenLeads.eat
      ? lead.mayContain
      : { zh: '没有识别到花生，但要小心', en: 'No peanut was recognised, but take care' }
  context.reply.say(
    {
      zh: `${zh}：没有识别到花生，可是有羽扇豆，它和花生是近亲，花生过敏的人有一部分也会对它反应；没问过过敏科医生不要吃。`,
      en: `${en}: no peanut was recognised, but there is lupin, a relative of it to which some people with a peanut allergy react as well; do not eat it unless your allergist has cleared it.`,
    },
    ...onLabel(context, hits),
    euAllergenLaw,
  )
  return true
}

const asksStatement =
  /(?:提示|过敏原|致敏|那[一]?[行栏欄列])[^，。]{0,8}(?:没|沒|不|冇|未)(?:有|写|提|列|标|见|讲)|(?:没|沒|冇|未)(?:有)?(?:写|列|标)在?[^，。]{0,4}(?:提示|过敏原|致敏)|\b(?:not|n't|isnt|doesnt|arent|nothing)\b.{0,30}\b(?:allergens?|allergy|contains|bold|warning)\b|\b(?:allergens?|allergy advice|contains|statement|warning)\b.{0,40}\b(?:not|n't|isnt|doesnt|arent|no mention|nothing)\b/
/** Its allergens stand out in the list, which is the statement. */
const ofList = /\bsee (?:the )?ingredients?|\bin (?:bold|capitals)|\bhighlighted|见配料|以粗体/
const ofStatement = /过敏原|致敏|过敏提示|过敏信息|allerg|^\W*contains|^\W*may contain/

/** The statement of allergens says nothing of it, and the list has it: that the list counts; nothing where it was not asked, or the statement names it. */
const tellUndeclared = (
  name: Allergen,
  words: RegExp | undefined,
  indices: readonly number[],
  context: AnswerContext,
): void => {
  const question = fold(context.asked.question).text
  if (indices.length === 0 || !asksStatement.test(question)) return
  const lines = (context.asked.label?.text ?? '').split('\n').map(line => fold(line).text)
  const statements = lines.filter(
    line => ofStatement.test(line) && !/^\W*(?:配料|成分|ingredients)/.test(line),
  )
  if (statements.length === 0 || statements.some(line => words?.test(line) || ofList.test(line))) return
  const isOfEurope = declaredInEurope.has(name)
  const why = isOfEurope
    ? {
        zh: '（中国的规定不要求提示它，欧盟和英国要求）',
        en: ' (China does not want it declared, the EU and the UK do)',
      }
    : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `过敏提示里没有写它${why.zh}，配料表里有，以配料表为准。`,
      en: `The allergen statement does not name it${why.en}, but the list does, and the list counts.`,
    },
    ...onLabel(context, indices),
  )
}

const ofPlants =
  /玉米|粟米|木薯|马铃薯|土豆|红薯|大米|豌豆|大豆|小麦|\b(?:corn|maize|tapioca|cassava|potato|rice|pea|soya?|wheat)\b/
/** The label says behind its name what it is made from: modified food starch (corn). */
const namesPlant = (one: Ingredient, context: AnswerContext): boolean =>
  ofPlants.test(fold(inBrackets(one, context) ?? '').text)

/** Starch whose source the label states in brackets, beside a claim to be free of gluten. */
const tellNamedStarch = (context: AnswerContext): void => {
  for (const one of context.flat) {
    const source = inBrackets(one, context)
    if (!source || !ofNoNamedPlant.test(fold(one.name).text) || !namesPlant(one, context)) continue
    context.reply.say(
      {
        zh: `标签写明${one.name}是用什么做的：${source}。`,
        en: `The label states what its ${one.name} is made from: ${source}.`,
      },
      ...onLabel(context, [context.flat.indexOf(one)]),
    )
  }
}

/** Oats of a label that claims to be free of gluten: what that means for people with coeliac disease; false where other cereals are listed. */
const tellFreeOats = (indices: readonly number[], context: AnswerContext): boolean => {
  const oats = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && /\boats?\b|燕麦|燕麥/i.test(name) ? [index] : [],
  )
  if (oats.length === 0 || indices.some(index => !oats.includes(index))) return false
  const names = namesOf(oats, context)
  context.reply.say(
    {
      zh: `看情况：标签写着无麸质，燕麦（${names.zh}）要没有混入小麦、大麦、黑麦，麸质不超过 20 mg/kg 才能这样写（欧盟 828/2014）；少数乳糜泻患者对燕麦本身也有反应，请先问医生。`,
      en: `It depends: the label says gluten free, which its oats (${names.en}) may be called only if kept free from wheat, barley and rye, with at most 20 mg/kg of gluten (Regulation (EU) 828/2014); a few people with coeliac disease react to oats themselves, so ask a doctor first.`,
    },
    ...onLabel(context, oats),
    evidenceCitation(context, 'E36'),
  )
  return true
}

const ofNoNamedPlant =
  /^(?:食用)?(?:变性|改性|改良)?淀粉$|^(?:酸)?水解(?:植物)?蛋白|^植物(?:水解)?蛋白|^(?:modified )?(?:food )?starch$|^hydroly[sz]ed (?:vegetable|plant) protein|^(?:vegetable|plant) protein/i

/** Gluten of nothing but oats: what is known of oats that are kept free from wheat. */
export const tellOnlyOats = (indices: readonly number[], context: AnswerContext): void => {
  const isOats = (index: number) =>
    /\boats?\b|\boatmeal\b|燕麦/i.test(fold(context.flat[index]?.name ?? '').text)
  if (indices.length === 0 || !indices.every(isOats)) return
  context.reply.say(
    {
      zh: '麸质来源只识别到燕麦：燕麦本身多数乳糜泻患者能吃，但普通燕麦多混有小麦、大麦、黑麦，只有标明无麸质（不超过 20 mg/kg）的才算数（欧盟 828/2014、CXS 118），先问医生。',
      en: 'Oats are the only source that was recognised: most people with coeliac disease tolerate oats as such, but ordinary oats are mixed with wheat, barley or rye, and only those labelled gluten free (at most 20 mg/kg) are kept free from them (Regulation (EU) 828/2014, CXS 118); ask a doctor first.',
    },
    ...onLabel(context, indices),
    evidenceCitation(context, 'E36'),
  )
}

/** Is there milk in it: how much the label states, and that powder is no fresh milk. */
const tellDeclared = (name: Allergen, indices: readonly number[], context: AnswerContext): void => {
  const { flat, reply } = context
  const declared = indices.flatMap(index => {
    const one = flat[index]
    return one?.amount ? [{ index, name: one.name, amount: amountText(one.amount) }] : []
  })
  // To somebody allergic that would sound like relief.
  const isPowder =
    name === 'milk' &&
    !/过敏|不耐|allerg|intoleran/.test(context.text) &&
    indices.length > 0 &&
    indices.every(index => /[乳奶](?:清|清蛋白)?粉|powder|milk solids/i.test(flat[index]?.name ?? ''))
  if (declared.length === 0 && !isPowder) return
  const zh = declared.map(one => `${one.name} ${one.amount.zh}`).join('、')
  const en = declared.map(one => `${one.name} ${one.amount.en}`).join(', ')
  reply.say(
    {
      zh: `${isPowder ? '用的是粉，不是液态奶' : ''}${isPowder && zh ? '；' : ''}${zh ? `标签写明的量：${zh}` : ''}。`,
      en: `${isPowder ? 'It is powder, not liquid milk' : ''}${isPowder && en ? '; ' : ''}${en ? `${isPowder ? 'the' : 'The'} label states: ${en}` : ''}.`,
    },
    ...onLabel(context, declared.length > 0 ? declared.map(({ index }) => index) : indices),
  )
}

/** Starch, or protein that was split, of no named plant may be of wheat; false where the list has none. */
const tellUnnamedStarch = (context: AnswerContext, lead?: Bilingual): boolean => {
  const hits = context.flat.flatMap((one, index) =>
    ofNoNamedPlant.test(fold(one.name).text) && !namesPlant(one, context) ? [index] : [],
  )
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `${lead ? `${lead.zh}：没有识别到麸质，但` : ''}“${names.zh}”没有写是什么做的，可能来自小麦（如小麦淀粉）；乳糜泻或麸质过敏者请问厂家。`,
      en: `${lead ? `${lead.en}: no gluten was recognised, but of ` : 'Of '}"${names.en}" the label does not say what it is made from, which may be wheat; with coeliac disease or an allergy ask the maker.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** The words by which a pack proves its claim. */
const certified: Partial<Record<Allergen, RegExp>> = {
  gluten: /certified gluten|dedicated gluten|20 ?(?:ppm|mg\/kg)|无麸质认证/i,
  nuts: /\bno (?:peanuts? or )?(?:tree )?nuts (?:are |is )?(?:handled|used|processed)|not handle (?:peanuts? or )?(?:tree )?nuts/i,
  peanut:
    /\bno (?:tree nuts? or )?peanuts?(?: or (?:tree )?nuts?)? (?:are |is )?(?:handled|used|processed)|not handle (?:tree nuts? or )?peanuts?/i,
}

/** What the brackets behind an ingredient say of the allergen that its name does not: glucosamine (from shrimp and crab shells). */
const sourcesIn = (
  indices: readonly number[],
  words: RegExp | undefined,
  context: AnswerContext,
): Bilingual => {
  const stated = indices.flatMap(index => {
    const one = context.flat[index]
    const brackets = inBrackets(one, context)
    const isOf = (text: string | undefined): boolean =>
      text !== undefined && (words?.test(fold(text).text) ?? false)
    const isApart = one?.children.length === 0 && !isOf(one.name)
    return brackets !== undefined && isApart && isOf(brackets) && /[,、，]|\s|来自|來自|含/.test(brackets)
      ? [brackets]
      : []
  })
  return stated.length === 0
    ? { zh: '', en: '' }
    : {
        zh: `，标签写着“${[...new Set(stated)].join('、')}”`,
        en: `, by the label "${[...new Set(stated)].join(', ')}"`,
      }
}

/** Names of ingredients, with the compound ingredient that they are in: 小麦粉（在郫县豆瓣里）. */
const namesWithin = (indices: readonly number[], context: AnswerContext): Bilingual => {
  const named = indices.flatMap(index => {
    const one = context.flat[index]
    if (!one) return []
    const parent = context.flat.find(({ children, role }) => role === undefined && children.includes(one))
    const { zh, en } = namesOf([index], context)
    const isTold = parent === undefined || indices.includes(context.flat.indexOf(parent))
    return isTold ? [{ zh, en }] : [{ zh: `${parent.name}里的${zh}`, en: `${en} in ${parent.name}` }]
  })
  return {
    zh: [...new Set(named.map(({ zh }) => zh))].join('、'),
    en: [...new Set(named.map(({ en }) => en))].join(', '),
  }
}

/** All allergens that the label contains or warns of. */
export const listAllergens = (context: AnswerContext): void => {
  const { result, reply } = context
  if (!result) return
  const said = (names: readonly Allergen[]): Bilingual => ({
    zh: names.map(name => allergenName(name).zh).join('、'),
    en: names.map(name => allergenName(name).en).join(', '),
  })
  const groups = allergenWords.flatMap(({ groups: touched }) => touched)
  const touched = result.groups.flatMap(({ group, ingredients }) =>
    groups.includes(group) ? ingredients : [],
  )
  const basis = orWhole(context, onLabel(context, [...new Set(touched)]))
  const [contains, mayContain] = [said(result.allergens.contains), said(result.allergens.mayContain)]
  if (contains.zh) reply.say({ zh: `含有：${contains.zh}。`, en: `Contains: ${contains.en}.` }, ...basis)
  if (mayContain.zh)
    reply.say({ zh: `可能含有：${mayContain.zh}。`, en: `May contain: ${mayContain.en}.` }, ...basis)
  // What was recognised of a list in another language is not all that is in it.
  if ((contains.zh || mayContain.zh) && isUnsureReading(result.noScore))
    reply.say(
      {
        zh: '这份配料表只看懂了一部分，可能还有别的过敏原，请以包装为准。',
        en: 'Only part of this list was understood, and there may be more allergens; go by the package.',
      },
      ...basis,
    )
  if (!contains.zh && !mayContain.zh)
    reply.say(
      isUnsureReading(result.noScore)
        ? {
            zh: '看情况：这份配料表只看懂了一部分，看不出有没有过敏原，请以包装为准。',
            en: 'It depends: only part of this list was understood, so it does not tell whether there are allergens; go by the package.',
          }
        : {
            zh: '没有识别到常见过敏原，请仍以包装为准。',
            en: 'No common allergen was recognised; always check the package.',
          },
      ...basis,
    )
}

/** Nuts of any sort, which to many people are peanuts as well. */
export const ofAnyNut = /坚果|果仁|(?<!tree[- ])\bnuts?\b/
/** To somebody who avoids nuts, or a place without them, peanuts are told as well. */
export const withPeanut = (
  allergens: readonly Allergen[],
  { result, text }: AnswerContext,
): readonly Allergen[] => {
  const { contains = [], mayContain = [] } = result?.allergens ?? {}
  // Of nuts that are in it for certain traces of peanut say no more.
  const hasPeanut =
    contains.includes('peanut') || (mayContain.includes('peanut') && !contains.includes('nuts'))
  const isOfNuts = allergens.includes('nuts') && !allergens.includes('peanut') && ofAnyNut.test(text)
  return isOfNuts && hasPeanut ? [...allergens, 'peanut'] : allergens
}

/** Why peanuts count where nuts were named. */
export const sayPeanutIsNoNut = (context: AnswerContext): void =>
  context.reply.say(
    {
      zh: '花生不是树坚果，但“无坚果”的地方一般也不许带花生；坚果过敏能不能吃花生听医生的。',
      en: 'Peanut is no tree nut, but nut-free places ban it as well; with a nut allergy whether peanut is tolerated is for a doctor to say.',
    },
    ...wholeLabel(context),
  )

/** Indices of the ingredients that contain an allergen. */
export const allergenIndices = (name: Allergen, context: AnswerContext): readonly number[] =>
  allergenStanding(name, context).indices

/** Indices of the ingredients that contain the allergen of a kind. */
export const allergenHits = ({ allergen }: Kind, context: AnswerContext): readonly number[] =>
  allergen === undefined || allergen === 'any' ? [] : allergenIndices(allergen, context)
