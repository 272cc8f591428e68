import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Citation } from '../../question.ts'
import { type Cited, sourceCitation } from '../../text/reply.ts'
import { type AnswerContext, nameOf, onLabel } from '../answer-context.ts'
import { euAllergenLaw } from '../people/allergens.ts'
import { type Food, foodNamed, isByItself } from './foods.ts'

/** The food that a subject is, when it is no additive and no added nutrient. */
export const foodOf = ({ name, entry, unlisted, ingredient }: Subject): Food | undefined =>
  entry || unlisted || ingredient?.role !== undefined || ingredient?.kind === 'nutrient'
    ? undefined
    : (foodNamed(name) ?? foodNamed(ingredient?.otherName ?? ''))

/** A food as the label calls it: maltodextrin of a label that says 麦芽糊精. */
const asOnLabel = (subject: Subject, food: Food, { flat }: AnswerContext): Subject => {
  if (subject.index !== undefined) return subject
  const index = flat.findIndex(({ name, role }) => role === undefined && foodNamed(name) === food)
  const ingredient = flat[index]
  return ingredient ? { ...subject, name: ingredient.name, index, ingredient } : subject
}

const standardOf = ({ standard }: Food): Citation[] =>
  standard === undefined ? [] : [sourceCitation(standard)]

/** The place on the label, else the list as a whole, which does not name it. */
const citedOf = ({ index }: Subject, food: Food, context: AnswerContext): Cited[] => [
  ...onLabel(context, [index ?? 0]),
  ...standardOf(food),
]

const namesOfFood = ({ name, ingredient }: Subject, food: Food): Bilingual => {
  if (ingredient) return nameOf(ingredient)
  const isChinese = /[\u4e00-\u9fff]/.test(name)
  const [zh = name] = food.zh.split('|')
  const [en = name] = food.en.split('|')
  return { zh: isChinese ? name : `${name}（${zh}）`, en: isChinese ? `${name} (${en})` : name }
}

/** What does not stand on this label is said not to. */
const sayNotListed = ({ index, name }: Subject, names: Bilingual, context: AnswerContext): void => {
  if (index !== undefined || context.flat.length === 0) return
  // 焦糖色 is listed, 焦糖 was asked about.
  const near = context.flat.findIndex(({ name: longer, role }) => role === undefined && longer.includes(name))
  const other = context.flat[near]
  const longer = other && nameOf(other)
  context.reply.say(
    {
      zh: `这份配料表里没有列出${names.zh}${longer ? `，列出的是${longer.zh}` : ''}。`,
      en: `${names.en} is not on this label${longer ? `, which lists ${longer.en}` : ''}.`,
    },
    ...onLabel(context, [near < 0 ? 0 : near]),
  )
}

/** What a food is, in one sentence; false where that is not known. */
export const tellFood = (asked: Subject, context: AnswerContext): boolean => {
  const food = foodOf(asked)
  if (!food) return false
  const subject = asOnLabel(asked, food, context)
  const names = namesOfFood(subject, food)
  const [zh = '', en = ''] = food.is
  // Palm oil?, of a list without it: that it is not there comes first.
  const isBare = subject.index === undefined && context.flat.length > 0 && isByItself(context.text)
  if (isBare)
    context.reply.say(
      { zh: `没有列出${names.zh}。`, en: `Not on this label: ${names.en}.` },
      ...onLabel(context, [0]),
    )
  context.reply.say(
    { zh: `${names.zh}：${zh}。`, en: `${names.en}: ${en}.` },
    ...citedOf(subject, food, context),
  )
  if (!isBare) sayNotListed(subject, names, context)
  return true
}

interface Origin {
  lead: Bilingual
  /** What the label leaves open. */
  open?: Bilingual
}

/** Where a food comes from, by its kind of source. */
export const origins: Readonly<Record<string, Origin>> = {
  plant: { lead: { zh: '来自植物', en: 'From plants' } },
  plants: {
    lead: { zh: '来自植物', en: 'From plants' },
    open: { zh: '是哪一种标签没有写', en: 'which of them the label does not state' },
  },
  animal: { lead: { zh: '来自动物', en: 'From animals' } },
  animals: {
    lead: { zh: '来自动物', en: 'From animals' },
    open: {
      zh: '是哪种动物标签没有写，要问厂家或看认证',
      en: 'of which the label does not say, so ask the maker or look for a certificate',
    },
  },
  fungus: { lead: { zh: '来自真菌，不是动物也不是植物', en: 'From a fungus, neither animal nor plant' } },
  alga: { lead: { zh: '来自藻类', en: 'From algae' } },
  bacteria: { lead: { zh: '来自微生物', en: 'From microbes' } },
  mineral: { lead: { zh: '不来自动物或植物', en: 'Neither from animals nor from plants' } },
  mixture: { lead: { zh: '由几种原料做成', en: 'Made of several things' } },
  either: {
    lead: { zh: '看不出', en: 'Not stated' },
    open: { zh: '标签没有写', en: 'the label does not state which' },
  },
  synthetic: {
    lead: { zh: '看不出', en: 'Not stated' },
    open: { zh: '标签没有写', en: 'the label does not state it' },
  },
}

const isSame = (name: string, of: string): boolean =>
  name.toLowerCase().replace(/s$/, '') === of.toLowerCase().replace(/s$/, '')

/** From plants: maltodextrin (starch of maize or cassava; which of them the label does not state). */
const originText = ({ lead, open }: Origin, names: Bilingual, [zh = '', en = '']: string[]): Bilingual => {
  const ofZh = [...(isSame(names.zh, zh) ? [] : [zh]), ...(open ? [open.zh] : [])].join('；')
  const ofEn = [...(isSame(names.en, en) ? [] : [en]), ...(open ? [open.en] : [])].join('; ')
  return {
    zh: `${lead.zh}：${names.zh}${ofZh && `（${ofZh}）`}。`,
    en: `${lead.en}: ${names.en}${ofEn && ` (${ofEn})`}.`,
  }
}

/** Sources that leave nothing open between animals and plants. */
export const isPlain = ({ from }: Food): boolean => !/^(?:mixture|either|synthetic)$/.test(from)
export const isOfAnimal = ({ from }: Food): boolean => /^animals?$/.test(from)

const ofGluten = /麸质|面筋|小麦|麦子|麸|乳糜泻|gluten|wheat|co?eliac/
const isFree = /无麸质|不含麸质|gluten[- ]free/
const sources =
  /小麦|玉米|木薯|马铃薯|大豆|大米|大麦|燕麦|豌豆|棕榈|椰子|菜籽|葵花|[猪牛鱼鸡]|wheat|maize|corn|tapioca|cassava|potato|soy|rice|barley|oat|pea|palm|coconut|rapeseed|canola|sunflower|pork|porcine|beef|bovine|fish|chicken/

/** The source that the label writes into the name or behind it: glucose syrup (wheat). */
const statedSource = ({ ingredient }: Subject, { asked }: AnswerContext): string | undefined => {
  const text = asked.label?.text
  if (!ingredient || text === undefined) return undefined
  const behind = /^\s*[[(（]([^)）\]]{1,60})/.exec(text.slice(ingredient.span.end))?.[1]?.trim()
  return behind !== undefined && sources.test(fold(behind).text) ? behind : undefined
}

/** Whether it may be made of wheat, which decides for a coeliac. */
const tellGluten = (subject: Subject, food: Food, names: Bilingual, context: AnswerContext): void => {
  const [zh = '', en = ''] = food.of
  const cited = citedOf(subject, food, context)
  const law: Citation = sourceCitation('GB 7718')
  const isOpen = food.gluten !== undefined || !isPlain(food)
  if (food.gluten === 'is' && !isFree.test(fold(names.zh).text))
    context.reply.say(
      {
        zh: `含麸质的谷物：${names.zh}（${zh}）；GB 7718 把小麦、黑麦、大麦、燕麦都归在这一类过敏原里。`,
        en: `A cereal with gluten: ${names.en} (${en}); GB 7718 counts wheat, rye, barley and oats among these allergens.`,
      },
      ...cited,
      law,
    )
  else if (isOpen)
    context.reply.say(
      {
        zh: `有可能：${names.zh}（${zh}），用的是哪一种标签没有写；要避开小麦或麸质请看过敏原提示，或问厂家。`,
        en: `Possibly: ${names.en} (${en}); the label does not state which, so to avoid wheat or gluten read its allergen statement or ask the maker.`,
      },
      ...cited,
    )
  else
    context.reply.say(
      {
        zh: `不是小麦做的：${names.zh}（${zh}）；加工中会不会混入小麦，要看过敏原提示。`,
        en: `It is not made of wheat: ${names.en} (${en}); whether wheat may have got in is for the allergen statement to say.`,
      },
      ...cited,
    )
  if (food.gluten === 'refined') {
    context.reply.say(
      {
        zh: '在欧盟，小麦制的葡萄糖浆（含右旋糖）和小麦制的麦芽糊精不必作为过敏原标示，因为精制程度高。',
        en: 'In the EU glucose syrups of wheat (dextrose too) and maltodextrins of wheat need not be labelled as allergens, because they are so refined.',
      },
      euAllergenLaw,
    )
  }
}

const leadOfWheat = (stated: string): Bilingual =>
  /小麦|wheat/.test(fold(stated).text)
    ? { zh: '是小麦做的', en: 'Yes, of wheat' }
    : { zh: '不是小麦做的', en: 'Not of wheat' }

const tellStated = (
  stated: string,
  lead: Bilingual,
  subject: Subject,
  food: Food,
  context: AnswerContext,
): void => {
  const names = namesOfFood(subject, food)
  const isTelling = lead.zh !== '看不出'
  context.reply.say(
    {
      zh: `${isTelling ? `${lead.zh}：` : ''}标签写明了${names.zh}（${stated}）。`,
      en: `${isTelling ? `${lead.en}: t` : 'T'}he label states ${names.en} (${stated}).`,
    },
    ...citedOf(subject, food, context),
  )
}

/** Where a food comes from, as its name tells; false where that is not known. */
export const tellFoodOrigin = (asked: Subject, context: AnswerContext): boolean => {
  const food = foodOf(asked)
  const tell = food && origins[food.from]
  if (!tell) return false
  const subject = asOnLabel(asked, food, context)
  const names = namesOfFood(subject, food)
  const stated = statedSource(subject, context)
  const isOfGluten = ofGluten.test(context.text) && !isOfAnimal(food)
  if (stated !== undefined)
    tellStated(stated, isOfGluten ? leadOfWheat(stated) : tell.lead, subject, food, context)
  else if (isOfGluten) tellGluten(subject, food, names, context)
  else context.reply.say(originText(tell, names, food.of), ...citedOf(subject, food, context))
  sayNotListed(subject, names, context)
  return true
}
