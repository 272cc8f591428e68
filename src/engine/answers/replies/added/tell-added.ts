import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { AddedFood, Against } from '../../entities/foods/added-foods.ts'
import type { Added } from '../../entities/foods/added-in.ts'
import { detectAudience } from '../../entities/people.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { ageIn } from '../conditions/age.ts'
import { sayCaffeineWithAlcohol } from '../dangers/alcohol.ts'
import { medicinePairs } from '../dangers/medicines/medicine-pairs.ts'
import { gloss } from '../pack/in-english.ts'
import { ownWater, ownWordsOn } from './own-words.ts'
import { type Eater, perils } from './perils.ts'

const listOf = (foods: readonly AddedFood[]): Bilingual => ({
  zh: foods.map(({ zh }) => zh).join('、'),
  en: foods.map(({ en }) => en).join(' and '),
})
const broughtBy = (foods: readonly AddedFood[]): Bilingual => ({
  zh: [...new Set(foods.map(({ brings }) => brings.zh))].join('，'),
  en: [...new Set(foods.map(({ brings }) => brings.en))].join('; '),
})

/** Words that ask for nothing but whether it may be made so. */
const onlyVerdict =
  /我们?|想要?|打算|平时|一般|早上|早餐|早饭|晚上|可唔可以|可以不可以|可不可以|能不能|可以|能|得唔得|[得行成好]不[得行成好]|行|成|得|好(?:吃|喝|些|点|不好)?|吗|嘛|么|呢|咧|啊|呀|吧|啦|不|未|的话|这个?|那|它|个|呢个|如果|要是|没?有?(?:什么|啥)?(?:问题|影响|关系)|没事|要紧|会|有没有|应该|直接|自己|再|又|里面?|上面|味道|更|就|吃|喝|食|饮|冲|泡|煮|打|一起|是|都|来|用|拿|也|当|怎么样|如何|[，,。？?\s~！!哈]|\b(?:can|could|may|should|would|i|we|is|it|its|it's|this|these|them|that|ok|okay|fine|alright|all right|good|to|have|eat|drink|make|made|making|mix|mixing|mixed|use|using|put|add|instead|not|not? the|a|if|and|so|or|what|how|about|just|do|does|work|be|for|breakfast|tonight|then|too|also|you|please|lol|thanks|taste|nice|better|my|allowed|recommend(?:ed)?|any|like|go(?:es)?|well|cook|serve|them|up|possible|works|still|actually|hi|hello|are|stir(?:red|ring)?|dunk(?:ed)?|dip(?:ped)?|top|pour|spread|sprinkle|stick|scoop|on|with|in)\b|[.?!,'’]/g

/** Whether what is left of a question asks for more than whether it may be made so. */
const asksNoMore = (rest: string): boolean => rest.replace(onlyVerdict, '').trim() === ''

const breaks: Readonly<Record<Against, Bilingual>> = {
  vegan: { zh: '来自动物，纯素不行', en: 'comes from animals: not vegan' },
  vegetarian: { zh: '是肉或鱼，素食不行', en: 'is meat or fish: not vegetarian' },
  halal: { zh: '不清真', en: 'is not halal' },
  lactose: {
    zh: '有乳糖，乳糖不耐受会不舒服，换无乳糖的',
    en: 'brings lactose; with lactose intolerance take one without',
  },
}

const whyAllergen = ({ allergen }: AddedFood, who: Bilingual): Bilingual =>
  allergen === 'gluten'
    ? { zh: '一般有麸质，只有标明无麸质的才行', en: 'mostly has gluten: only one sold as gluten-free' }
    : { zh: `就是${who.zh}要避开的`, en: `is what has to be avoided (${who.en})` }

/** The added food that breaks an allergy or a diet; true where one does. */
const tellBroken = ({ foods }: Added, { who, said }: Eater, context: AnswerContext): boolean => {
  if (!who) return false
  const own = new Set<Against>([
    ...who.diets,
    ...(who.groups.includes('lactose') ? (['lactose'] as const) : []),
  ])
  // 无乳糖 milk.
  if (/[无零0]乳糖|\blactose[- ]free\b/.test(said)) own.delete('lactose')
  const broken = foods.flatMap(food => {
    const isOfAllergy = food.allergen !== undefined && who.allergens.includes(food.allergen)
    const against = (food.against ?? []).find(one => own.has(one))
    const why = isOfAllergy ? whyAllergen(food, who) : against && breaks[against]
    return why ? [{ zh: `${food.zh}${why.zh}`, en: `${food.en} ${why.en}` }] : []
  })
  if (broken.length === 0) return false
  context.reply.say(
    {
      zh: `不能加：${broken.map(({ zh }) => zh).join('；')}。`,
      en: `Not so: ${broken.map(({ en }) => en).join('; ')}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** Grapefruit juice with it, on simvastatin: what the leaflet says of the two; true where it speaks of them. */
const tellWithMedicine = ({ foods }: Added, { said }: Eater, context: AnswerContext): boolean => {
  const found = medicinePairs.flatMap(pair => {
    const food = foods.find(({ zh, en }) => pair.foods.test(zh) || pair.foods.test(en))
    return food && pair.medicine.test(said) ? [{ pair, food }] : []
  })
  for (const { pair, food } of found)
    context.reply.say(
      {
        zh: `${pair.lead.zh.replace(/含$/, '')}${food.zh}${pair.says.zh}。`,
        en: `${pair.lead.en.replace(/it contains $/, '')}${food.en}${pair.says.en}.`,
      },
      sourceCitation(pair.source),
    )
  return found.length > 0
}

const drives = /开车|驾车|\bdriv(?:e|ing)\b/
const ofCaffeine = /咖啡因|caffeine|guarana|瓜拉纳/i
/** What is dangerous or not allowed of the added food for whom it is; true where that was told. */
const tellPerils = (added: Added, eater: Eater, context: AnswerContext): boolean => {
  const before = context.reply.lines()
  const told = perils.filter(
    ({ peril, isFor }, at) =>
      added.foods.some(food => food.peril === peril) &&
      isFor(eater) &&
      perils.findIndex(one => one.peril === peril && one.isFor(eater)) === at,
  )
  for (const { says, source } of told) context.reply.say({ zh: `${says.zh}。`, en: `${says.en}.` }, source)
  const isDrink = added.foods.some(({ peril }) => peril === 'alcohol')
  if (isDrink && (ofCaffeine.test(context.asked.label?.text ?? '') || drives.test(eater.said)))
    sayCaffeineWithAlcohol(context)
  tellWithMedicine(added, eater, context)
  tellBroken(added, eater, context)
  return context.reply.lines() > before
}

/** What the pack says of it, yes or no; true where it says anything. */
const tellOwnWords = ({ foods }: Added, isVerdict: boolean, context: AnswerContext): boolean => {
  const [own] = foods.flatMap(food => ownWordsOn(food, context) ?? [])
  if (!own) return false
  const [zh, en] = own.isAgainst ? ['不行', 'No'] : ['可以', 'Yes']
  context.reply.say(
    {
      zh: `${isVerdict || own.isAgainst ? `${zh}：` : ''}标签写着“${own.words}”。`,
      en: `${isVerdict || own.isAgainst ? `${en}: the` : 'The'} label says "${own.words}"${gloss(own.words)}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** The figures are without it, and what it brings. */
const tellBrought = ({ foods }: Added, lead: Bilingual | null, context: AnswerContext): void => {
  const [names, brings] = [listOf(foods), broughtBy(foods)]
  context.reply.say(
    {
      zh: `${lead?.zh ?? ''}标签的数字不含你加的${names.zh}，${names.zh}另外带来${brings.zh}。`,
      en: `${lead?.en ?? ''}${lead ? 'the' : 'The'} label's figures are without the ${names.en} you add, which brings ${brings.en}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
}

/** What is eaten with it, of which nothing needs to be told beside another answer. */
const sides = new Set(['米饭', '粥', '面条', '面包', '饼干', '青菜', '苏打水或冰'])
const isPlain = ({ zh }: AddedFood): boolean => sides.has(zh)

/** The infant formula is made up with water alone. */
const formulaOnly: Bilingual = {
  zh: '不行：婴儿配方奶只能照标签用水冲，不要加别的',
  en: 'No: infant formula is made up with water as the label says, with nothing else in it',
}

/** That it may be made so; of alcohol, and of caffeine beside caffeine, no yes. */
const mayBe = (added: Added, context: AnswerContext): Bilingual => {
  const water = added.isForWater ? ownWater(context) : undefined
  if (water)
    return {
      zh: `可以，不过标签只写了用水（“${water.words}”），没说到${listOf(added.foods).zh}；`,
      en: `It can be, but the label speaks of water alone ("${water.words}"${gloss(water.words)}) and not of ${listOf(added.foods).en}; `,
    }
  const isOfCaffeine = added.foods.some(({ peril }) => peril === 'caffeine')
  if (isOfCaffeine && ofCaffeine.test(context.asked.label?.text ?? ''))
    return {
      zh: '当心咖啡因：这款也有，两样加在一起（EFSA：健康成人一天不超过 400 mg）；',
      en: 'Mind the caffeine: this has some as well, and both count (EFSA: healthy adults up to 400 mg a day); ',
    }
  return added.foods.some(({ peril }) => peril === 'alcohol')
    ? { zh: '标签没有说到加酒；', en: 'The label says nothing of alcohol; ' }
    : {
        zh: `可以，标签没有说到${listOf(added.foods).zh}；`,
        en: `Yes, it can be; the label says nothing of ${listOf(added.foods).en}; `,
      }
}

/**
 * What somebody adds to a product or has with it: first where it is dangerous to them or against their diet, then what the pack says of it,
 * else that it may be made so and what it brings. Gives back the questions that are left.
 */
export const tellAdded = (
  added: Added,
  told: readonly Heard[],
  context: AnswerContext,
): { left: readonly Heard[]; after: () => void } => {
  const nothing = (): void => undefined
  if (context.flat.length === 0) return { left: told, after: nothing }
  const {
    reply,
    asked: { question, history },
  } = context
  const own = fold(question).text
  const before = history.filter(({ role }) => role === 'user').at(-1)?.content ?? ''
  const said = fold(`${before} ${own}`).text
  const who = told.find(one => one.who)?.who ?? detectAudience(own) ?? detectAudience(fold(before).text)
  const eater: Eater = { who, age: ageIn(own) ?? ageIn(said), said: `${said} ${added.words}` }
  // With rice, after a no for somebody with an allergy: the no stands.
  const isOfVerdict = told.some(({ wish, isOwnWho }) => wish === 'suits' && isOwnWho)
  const isOnly = !isOfVerdict && told.every(({ text }) => asksNoMore(text))
  if (context.result?.noScore === 'infant_formula') {
    reply.say(
      { zh: `${formulaOnly.zh}。`, en: `${formulaOnly.en}.` },
      ...orWhole(context, wholeLabel(context)),
    )
    return { left: isOnly ? [] : told, after: nothing }
  }
  const isForbidden = added.foods.some(food => ownWordsOn(food, context)?.isAgainst)
  const isWarned =
    tellPerils(added, eater, context) || (!isOnly && isForbidden && tellOwnWords(added, true, context))
  if (!isOnly) {
    // Two scoops, and is it ok with milk: the second half is about the milk and nothing else.
    const others = told.filter(one => one.isOwnWho || !asksNoMore(one.text))
    const isAsked = others.length < told.length && others.length > 0
    const asked = isAsked ? others : told
    const after = (): void => {
      if (!isAsked && (added.foods.every(isPlain) || told.every(({ wish }) => wish === 'outside'))) return
      reply.next()
      if ((!isForbidden && tellOwnWords(added, isAsked, context)) || isWarned) return
      tellBrought(added, isAsked ? mayBe(added, context) : null, context)
    }
    if (isWarned) reply.next()
    return { left: isWarned ? asked.filter(({ wish }) => wish !== 'outside') : asked, after }
  }
  const isQuoted = !isWarned && tellOwnWords(added, true, context)
  if (!isWarned) tellBrought(added, isQuoted ? null : mayBe(added, context), context)
  return { left: [], after: nothing }
}
