import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, citedAs, nameOf, onLabel, subjectsAt, wholeLabel } from '../answer-context.ts'
import { foodNamed } from '../foods/foods.ts'
import { tellFoodOrigin } from '../foods/tell-food.ts'
import {
  allergenIndices,
  allergenLeads,
  allergenStanding,
  euAllergenLaw,
  tellAllergen,
} from '../people/allergens.ts'
import { inBrackets } from '../source-in-brackets.ts'
import { madeFrom, sourceOf } from '../substance/made-from.ts'

/** What is made of a plant that may be wheat, by the word for it in a question and on labels. */
const kindsOfSource: readonly RegExp[] = [
  /淀粉|\bstarch(?:es)?\b/,
  /(?<!糖)醋|\bvinegars?\b/,
  /糊精|\b(?:malto)?dextrins?\b/,
  /糖浆|\bsyrups?\b/,
]

const plants: readonly (Bilingual & { pattern: RegExp })[] = [
  { pattern: /马铃薯|土豆|\bpotato(?:es)?\b/, zh: '马铃薯', en: 'potatoes' },
  { pattern: /玉米|粟米|\b(?:maize|corn)\b/, zh: '玉米', en: 'maize' },
  { pattern: /木薯|\b(?:tapioca|cassava)\b/, zh: '木薯', en: 'cassava' },
  { pattern: /大米|\brice\b/, zh: '大米', en: 'rice' },
  { pattern: /豌豆|\bpeas?\b/, zh: '豌豆', en: 'peas' },
]
const withGluten: readonly (Bilingual & { pattern: RegExp })[] = [
  { pattern: /小麦|\bwheat\b/, zh: '小麦', en: 'wheat' },
  { pattern: /大麦|\b(?:barley|malt)\b/, zh: '大麦', en: 'barley' },
  { pattern: /黑麦|\brye\b/, zh: '黑麦', en: 'rye' },
]

/** Salts and acids by their names. */
const ofSalts =
  /磷酸|柠檬酸|碳酸|氯化|硫酸|乳酸|山梨酸|苯甲酸|丙酸|乙酸|硝酸|抗坏血酸|苹果酸|酒石酸|葡萄糖酸|二氧化/

/** The ingredients that a question names and of which the source matters: additives, starches, vinegars and the like. */
const namedIn = ({ subjects, text }: Heard, context: AnswerContext): Subject[] => {
  const isOfSource = (name: string) => kindsOfSource.some(pattern => pattern.test(fold(name).text))
  const named = subjects.filter(
    ({ index, entry, name }) => index !== undefined && (entry !== undefined || isOfSource(name)),
  )
  const asked = kindsOfSource.filter(
    pattern =>
      pattern.test(text) &&
      !named.some(({ name }) => pattern.test(fold(name).text) && text.includes(fold(name).text)),
  )
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && asked.some(pattern => pattern.test(fold(name).text)) ? [index] : [],
  )
  const others = subjectsAt(hits, context).filter(
    ({ index, name }, at, all) =>
      named.every(one => one.index !== index && one.name !== name) &&
      all.findIndex(one => one.name === name) === at,
  )
  return [...named, ...others].slice(0, 6)
}

/** Annex II of (EU) 1169/2011: wheat-based glucose syrups including dextrose, and wheat-based maltodextrins. */
const refined =
  /葡萄糖[浆漿]|右旋糖|葡萄糖$|麦芽糊精|麥芽糊精|glucose syrup|glucose-fructose|dextrose|maltodextrin/
/** From which plant the label itself says that it is: in its name, or in brackets behind it. */
const tellStatedPlant = (subject: Subject, context: AnswerContext): boolean => {
  const { ingredient, index } = subject
  if (!ingredient || index === undefined) return false
  const stated = fold(`${ingredient.name} ${inBrackets(ingredient, context) ?? ''}`).text
  const cereal = withGluten.find(({ pattern }) => pattern.test(stated))
  const plant = plants.find(({ pattern }) => pattern.test(stated))
  const found = cereal ?? plant
  if (!found) return false
  const names = nameOf(ingredient)
  if (cereal && refined.test(fold(ingredient.name).text)) {
    context.reply.say(
      {
        zh: `看情况：${names.zh}是${found.zh}做的，但这类糖浆里剩下的麸质极少，欧盟和中国都不要求当过敏原标示（GB 7718-2025 D.4）；对微量也有反应的请问厂家。`,
        en: `It depends: ${names.en} is made from ${found.en}, but so little gluten is left in such syrups that the EU exempts them from allergen labelling; if you react to traces, ask the maker.`,
      },
      ...onLabel(context, [index]),
      euAllergenLaw,
    )
    return true
  }
  context.reply.say(
    {
      zh: `${names.zh}：标签写明是${found.zh}的${cereal ? '，含麸质的谷物' : '，不是小麦'}。`,
      en: `${names.en}: the label names ${found.en}, ${cereal ? 'a cereal with gluten' : 'which is no gluten cereal'}.`,
    },
    ...onLabel(context, [index]),
  )
  return true
}

const ofDistillate = /\b(?:spirit|distilled)\b|酒精醋|蒸馏/
const spirits =
  /\b(?:vodka|gin|whisk(?:e?y|ies)|bourbon|schnapps|shochu|soju|grain alcohol|neutral alcohol|distilled spirit)\b|伏特加|威士忌|白酒|烧酒|燒酒|金酒|食用酒精/
/** Spirits, and vinegar of distilled alcohol: gluten stays behind, and the grain need not be named; false where it is neither. */
const tellDistilled = ({ name, index }: Subject, context: AnswerContext): boolean => {
  const said = fold(name).text
  if (index === undefined) return false
  if (spirits.test(said)) {
    context.reply.say(
      {
        zh: `不是因为${name}：麸质不随蒸馏过去，欧盟不要求把制蒸馏酒的谷物标作过敏原；蒸馏后另加的香料、甜味料要看标签。`,
        en: `Not because of the ${name}: gluten stays behind when spirits are distilled, and the EU exempts cereals used for distillates from allergen labelling; what is added afterwards is for the label to say.`,
      },
      ...onLabel(context, [index]),
      euAllergenLaw,
    )
    return true
  }
  if (!/醋|vinegar/.test(said) || !ofDistillate.test(said)) return false
  context.reply.say(
    {
      zh: `${name}是用蒸馏出来的酒精酿的；欧盟和英国不要求把制蒸馏酒精用的谷物标作过敏原。`,
      en: `${name} is made of distilled alcohol; in the EU and the UK cereals used for distillates need not be named as allergens.`,
    },
    ...onLabel(context, [index]),
    euAllergenLaw,
  )
  return true
}

/** What else of the label has gluten, apart from spirits and what they are made of. */
const tellRest = (distilled: readonly Subject[], context: AnswerContext): void => {
  const apart = new Set(
    distilled.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...ingredient.children] : [])),
  )
  const others = allergenIndices('gluten', context).filter(index => {
    const one = context.flat[index]
    return one !== undefined && !apart.has(one)
  })
  const isWarned = context.result?.allergens.mayContain.includes('gluten') ?? false
  if (others.length > 0 || isWarned) tellAllergen('gluten', allergenLeads.ofRest, context)
  else
    context.reply.say(
      {
        zh: '别的配料里没有识别到麸质；标签没有写无麸质，要确定请问厂家。',
        en: 'No other source of gluten was recognised; unless the label says gluten free, ask the maker to be sure.',
      },
      ...wholeLabel(context),
    )
}

const joined = (subjects: readonly Subject[]): Bilingual => {
  const names = subjects.map(({ name, ingredient }) =>
    ingredient ? nameOf(ingredient) : { zh: name, en: name },
  )
  return { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') }
}

/** Additives of one kind together: what the tables have of their source. */
const tellAdditives = (all: readonly Subject[], context: AnswerContext): void => {
  const isStarch = ({ entry }: Subject) => /淀粉/.test(entry?.zh ?? '')
  const [starches, others] = [all.filter(isStarch), all.filter(one => !isStarch(one))]
  if (starches.length > 0) {
    const names = joined(starches)
    context.reply.say(
      {
        zh: `${names.zh}：是变性淀粉，用的是哪种淀粉（玉米、木薯、马铃薯或小麦）标签没有写。`,
        en: `${names.en}: modified starch; of which plant (maize, cassava, potato or wheat) the label does not state.`,
      },
      ...starches.flatMap(one => citedAs(context, one)),
    )
  }
  for (const one of others) {
    const source = one.entry && madeFrom[one.entry.zh]
    if (!source) continue
    const names = joined([one])
    // What microbes were fed with no label states.
    const isPlant = /植物|海藻/.test(source.from.zh)
    context.reply.say(
      {
        zh: `${names.zh}：${source.from.zh}，${source.how.zh}${isPlant ? '；不是小麦做的' : ''}。`,
        en: `${names.en}: ${source.from.en.charAt(0).toLowerCase()}${source.from.en.slice(1)}, ${source.how.en}${isPlant ? '; not of wheat' : ''}.`,
      },
      ...citedAs(context, one),
    )
  }
  const ofEither = others.filter(one => !(one.entry && madeFrom[one.entry.zh]) && sourceOf(one))
  for (const one of ofEither) {
    const says = sourceOf(one)?.says
    const names = joined([one])
    if (says)
      context.reply.say(
        { zh: `${names.zh}：${says.zh}。`, en: `${names.en}: ${says.en}.` },
        ...citedAs(context, one),
      )
  }
  const rest = others.filter(one => !(one.entry && madeFrom[one.entry.zh]) && !ofEither.includes(one))
  if (rest.length === 0) return
  const names = joined(rest)
  const areSalts = rest.every(({ entry }) => ofSalts.test(entry?.zh ?? ''))
  context.reply.say(
    areSalts
      ? {
          zh: `${names.zh}：按名称是酸或盐类，不是谷物；我的资料里没有它含麸质的记录。`,
          en: `${names.en}: by name acids or salts, no cereals; nothing on record says that they contain gluten.`,
        }
      : {
          zh: `${names.zh}：用什么原料做的标签没有写，我的资料里也没有；要确定请问厂家。`,
          en: `${names.en}: the label does not state the source, nor do my tables; ask the maker to be sure.`,
        },
    ...rest.flatMap(one => citedAs(context, one)).slice(0, 6),
  )
}

/** Of which the statement on gluten speaks itself. */
const isUnnamedStarch = /^(?:食用)?淀粉$|^starch$/

const ofSources = /^(?:origin|suits|has|parts|what|safe|list|claim|order|compare|outside)$/

/**
 * Is the starch of wheat, asked for somebody with coeliac disease or of gluten itself: of each ingredient that was named what the label
 * prints of its source and what the tables have, and what the label says of gluten; false where no such ingredient is named.
 */
export const tellGlutenSources = (heard: Heard, context: AnswerContext): boolean => {
  const isOwn = heard.who?.allergens.includes('gluten') ?? false
  const isOfGluten = isOwn || heard.kinds.some(({ allergen }) => allergen === 'gluten')
  if (!isOfGluten || !ofSources.test(heard.wish) || context.flat.length === 0) return false
  if (heard.who?.allergens.some(one => one !== 'gluten')) return false
  const distilled = heard.subjects.filter(one => tellDistilled(one, context))
  if (distilled.length > 0) {
    tellRest(distilled, context)
    return true
  }
  const named = namedIn(heard, context)
  // Of a single food the dictionary of foods tells all that is known.
  const isOfFood = named.every(({ entry }) => !entry)
  if (named.length === 0 || (isOfFood && named.length === 1 && !isOwn)) return false
  const lead = isOwn ? allergenLeads.eat : allergenLeads.has
  const { contains = [], mayContain = [] } = context.result?.allergens ?? {}
  const isWarned = [...contains, ...mayContain].includes('gluten')
  // Free from gluten by its own words: that decides, before what a syrup may be made of.
  const isFirst = isWarned || (isOwn && allergenStanding('gluten', context).isClaimedFree)
  if (isFirst) tellAllergen('gluten', lead, context)
  const unstated = named.filter(one => !tellStatedPlant(one, context))
  for (const one of unstated)
    if (!one.entry && foodNamed(one.name) && !isUnnamedStarch.test(fold(one.name).text)) {
      tellFoodOrigin(one, { ...context, text: `${context.text} gluten` })
      tellDistilled(one, context)
    }
  tellAdditives(
    unstated.filter(({ entry, name }) => entry !== undefined || !foodNamed(name)),
    context,
  )
  if (!isFirst) tellAllergen('gluten', lead, context)
  return true
}
