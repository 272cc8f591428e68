import type { AdditiveEntry } from '../../../knowledge/index.ts'
import { isSubstanceOfClass } from '../../matching/substance-classes.ts'
import type { NutrientName } from '../../nutrition/nutrition.ts'
import type { Bilingual } from '../../result.ts'
import { sugarKind, sweetenerKind } from '../entities/kinds.ts'
import type { Subject } from '../entities/subjects.ts'
import { processing, suggestBetter } from '../replies/about-label.ts'
import {
  type AnswerContext,
  declineUnknown,
  namesOf,
  onLabel,
  orWhole,
  wholeLabel,
} from '../replies/answer-context.ts'
import {
  compareAlone,
  compareByOrder,
  compareKindOf,
  compareSubjects,
  compareSweetenerWithSugar,
  compareWithSugar,
  tellLowestOf,
} from '../replies/compare.ts'
import { tellCaffeineAmount } from '../replies/effects/caffeine.ts'
import { tellEffect } from '../replies/effects/tell-effects.ts'
import { foodsNamedIn } from '../replies/foods/foods.ts'
import { tellFood } from '../replies/foods/tell-food.ts'
import { judgeWhole } from '../replies/label/verdict.ts'
import { hitsOf, tellWorstAmong, worstOf } from '../replies/lists.ts'
import { tellBesideOverall } from '../replies/nutrition/beside-foods.ts'
import { tellNutritionOf } from '../replies/nutrition/nutrition.ts'
import { judgePeople } from '../replies/people/suits.ts'
import { tellNaturalColours } from '../replies/substance/colours/natural-colours.ts'
import { tellEvaluationOf } from '../replies/substance/evaluation.ts'
import { tellAnimalsHere } from '../replies/substance/gelling.ts'
import { tellLawOf } from '../replies/substance/law.ts'
import { compareWithPlain } from '../replies/substance/together/beside-plain.ts'
import { tellOtherDrink, tellWithoutSweetener } from '../replies/substitutes/drinks.ts'
import { asksOther } from '../replies/substitutes/instead/asks-other.ts'
import { namesOccasion, tellInstead } from '../replies/substitutes/instead/tell-instead.ts'
import { asksInItsPlace, tellSubstituteOfAdditive } from '../replies/substitutes/of-additives.ts'
import { tellSubstitute } from '../replies/substitutes/tell-substitute.ts'
import { asksOfProduct, isItself, isKitchenAdditive } from '../replies/substitutes/things-asked.ts'
import { asksWhichIsMore } from '../understanding/asks-which-is-more.ts'
import type { Heard } from '../understanding/heard.ts'
import { composer } from './composer.ts'

const mostCompared = 5
/** What the table says of it where another product is tasted beside it. */
const tastes: readonly { word: RegExp; nutrient: NutrientName }[] = [
  { word: /咸|\bsalt(?:y|ier)\b/, nutrient: 'salt' },
  { word: /甜(?!味剂)|\bsweet(?:er)?\b/, nutrient: 'sugars' },
]
const asksHealth = /健康|更?好|安全|有害|添加剂|\bhealthi|\bbetter\b|\bworse\b|\bsafer\b/

const asksDifference = /区别|差别|不同|不一样|差在|差哪/
/** Margarine and butter, how do they differ: what each of them is; false where less than two are foods that are known. */
const tellFoodsApart = ({ text, subjects }: Heard, context: AnswerContext): boolean => {
  const foods = asksDifference.test(text) && subjects.every(({ entry }) => !entry) ? foodsNamedIn(text) : []
  if (foods.length < 2) return false
  for (const { name } of foods.slice(0, 3)) {
    const index = context.flat.findIndex(one => one.role === undefined && one.name === name)
    const ingredient = context.flat[index]
    tellFood({ name, ...(ingredient ? { index, ingredient } : {}) }, context)
  }
  return true
}

export const comparePair = composer('both side by side: class, concern, ADI', (heard, context) => {
  if (tellFoodsApart(heard, context)) return
  const [first, second] = heard.subjects
  // The EU and the Chinese standard on titanium dioxide: two authorities, one substance.
  if (first?.entry && !second && heard.authorities.length > 0) {
    tellEvaluationOf(
      first,
      heard.authorities.filter(one => one !== 'cn'),
      context,
    )
    if (/国标|中国|国内|gb|china/.test(heard.text)) tellLawOf(first, heard.food, [], context)
    return
  }
  const isOfFoods = first && second && !first.entry && !second.entry
  if (isOfFoods && heard.who?.groups.includes('diabetes')) {
    context.reply.say(
      {
        zh: `没法比较：标签不写升糖指数，${first.name}和${second.name}都是要计入碳水的糖类来源，用量看营养成分表。`,
        en: `That cannot be compared: a label states no glycaemic index; count the carbs of ${first.name} and ${second.name} alike, by the nutrition table.`,
      },
      ...orWhole(
        context,
        onLabel(
          context,
          heard.subjects.flatMap(({ index }) => index ?? []),
        ),
      ),
    )
    return
  }
  // Is honey healthier than sugar: both are free sugars.
  const sugars = isOfFoods && asksHealth.test(heard.text) ? heard.subjects.filter(isSugar) : []
  const [other] = sugars.filter(({ name }) => !plainSugar.test(name))
  if (other && sugars.length === heard.subjects.length) {
    compareWithSugar(other, context)
    return
  }
  if (first && second && asksWhichIsMore(heard.text) && compareByOrder(first, second, context)) return
  if (first && second && tellBesidePlain(heard, context)) return
  if (first && second) compareForThem(heard, context)
  else if (
    first?.index !== undefined &&
    heard.kinds.includes(sugarKind) &&
    hitsOf(sugarKind, context).includes(first.index)
  )
    compareWithSugar(first, context)
  else if (
    first?.entry &&
    isIntense(first.entry) &&
    (heard.kinds.includes(sugarKind) || ofSugar.test(heard.text))
  )
    compareSweetenerWithSugar(first, context)
  else if (first && compareWithPlain(first, heard, context)) return
  else if (first?.entry?.zh === '咖啡因' && tellCaffeineAmount(false, false, context)) return
  else if (first) compareAlone(first, context)
})

/** An additive and the plain thing that it is weighed against, both on the list: MSG and salt, sucralose and sugar. */
const tellBesidePlain = (heard: Heard, context: AnswerContext): boolean => {
  const additives = heard.subjects.filter(({ entry }) => entry)
  const plain = heard.subjects.filter(({ entry }) => !entry)
  const [additive] = additives
  if (!additive?.entry || additives.length > 1 || plain.length !== 1 || heard.who !== null) return false
  if (compareWithPlain(additive, heard, context)) return true
  if (!isIntense(additive.entry) || !plain.every(isSugar)) return false
  compareSweetenerWithSugar(additive, context)
  return true
}

const plainSugar = /^(?:白?砂糖|白糖|蔗糖|糖|(?:white |cane )?sugar)$/i
const isSugar = ({ name }: Subject): boolean => sugarKind.names?.test(name) ?? false

/** Which of the two is better for children: what each does to them, then the two, then what the report says of either for them. */
const compareForThem = (heard: Heard, context: AnswerContext): void => {
  const { who } = heard
  const subjects = heard.subjects.slice(0, mostCompared)
  if (who?.groups.includes('diabetes')) tellEffect('bloodSugar', { ...heard, kinds: [] }, context)
  compareSubjects(subjects, context)
  const places = subjects.flatMap(({ index }) => index ?? [])
  for (const { group, text, ingredients } of context.result?.groups ?? [])
    if (who?.groups.includes(group) && places.some(place => ingredients.includes(place)))
      context.reply.say(text, ...onLabel(context, ingredients))
}

const ofSugar = /糖(?!醇|尿|精)|\bsugar\b/
/** A sweetener that brings no energy to speak of, which sugar alcohols do. */
const isIntense = ({ id, ins, functions }: AdditiveEntry): boolean =>
  isSubstanceOfClass({ id, ins: ins[0] ?? '', functions }, 'sweetener')

export const compareKind = composer('those of the kind on the label by concern', (heard, context) => {
  const { kinds } = heard
  const [kind] = kinds
  // The worst of the egg rolls: of their whole list.
  if (asksWorst.test(heard.text) && kinds.every(({ allergen }) => allergen)) worstOf(context)
  else if (!kind || kind.allergen !== undefined || kinds.length > 1) compareOther.say(heard, context)
  // The preservatives or the sugar, which is worst: of the whole list.
  else if (heard.nutrients.length > 0 && asksWorst.test(heard.text)) worstOf(context)
  else if (tellLowestOf(hitsOf(kind, context), context)) return
  else if (!asksWorst.test(heard.text) || !tellWorstAmong(hitsOf(kind, context), context))
    compareKindOf(hitsOf(kind, context), kind, context)
})
const asksWorst =
  /最有?争议|最(?:[该要需](?:提防|小心|注意|警惕|担心|防)|坏|差|不好|衰|糟|毒|要命|不靠谱|可疑|离谱|让人担心)|\bworst\b|\bmost (?:worrying|concerning|harmful|dodgy|dangerous|suspect|controversial|disputed|contested)\b/

/** Beside something that is no part of this label. */
const besideAnother =
  /[跟和与比同](?!谁).{1,10}(?:比|哪[个种]|谁|更)|比.{1,8}[高低多少]|\b(?:than|versus|vs|compared)\b/
const withItsTable = {
  zh: '拿来比的那一种的数值我没有，看它的营养成分表，同样按每100 g或100 ml比。',
  en: 'Of the other I have no figures: look at its own table, per 100 g or 100 ml as well.',
} satisfies Bilingual

const ofProcessing = /超加工|\bultra[- ]?processed\b|\bupfs?\b/

const ofHome =
  /自己(?:在)?家?(?:里)?做|家里做|自制|自家做|\bhome-? ?made\b|\bmak(?:e|ing) (?:it|this|them|my own)\b|\b(?:cook|bak)(?:e|ing) (?:it |this )?(?:myself|at home|from scratch)\b/
/** Beside what is made at home: what of this list a kitchen mostly does without; false where that was not asked, or it lists nothing of the kind. */
const tellBesideHomeMade = ({ text }: Heard, context: AnswerContext): boolean => {
  const markers = context.result?.reasons.find(reason => reason.text.en.includes('NOVA'))
  if (!ofHome.test(text) || !markers || markers.ingredients.length === 0) return false
  const names = namesOf(markers.ingredients.slice(0, 6), context)
  context.reply.say(
    {
      zh: `家里做一般用不到这些：${names.zh}；盐、糖、油自己做时可以自己定，这份的数看营养成分表。谁更好还看你怎么做。`,
      en: `A kitchen mostly does without ${names.en}; salt, sugar and fat are up to you at home, and those of this one are in its table. Which is better also depends on how you make it.`,
    },
    ...onLabel(context, markers.ingredients.slice(0, 6)),
  )
  return true
}

export const compareOther = composer(
  'that another product cannot be compared, and what is known of this one',
  (heard, context) => {
    if (context.flat.length === 0) {
      declineUnknown(context)
      return
    }
    if (tellFoodsApart(heard, context)) return
    // Better than cheddar for my cholesterol: what this one is for those with high blood lipids.
    if (heard.who && heard.who.groups.length + heard.who.diets.length + heard.who.allergens.length === 0) {
      judgePeople(heard.who, [], context)
      if (besideAnother.test(heard.text)) context.reply.say(withItsTable, ...wholeLabel(context))
      return
    }
    // Calcium beside milk, of a label without a table: what can be told of it.
    if (heard.nutrients.length > 0) {
      tellNutritionOf(heard, context)
      const isOfLabel = heard.subjects.some(({ index }) => index !== undefined)
      if (!isOfLabel && besideAnother.test(heard.text))
        context.reply.say(withItsTable, ...wholeLabel(context))
      return
    }
    // Any better than ultra-processed junk: whether it is that itself.
    if (ofProcessing.test(heard.text)) {
      processing(context)
      return
    }
    if (tellBesideHomeMade(heard, context) || tellBesideOverall(heard, context)) return
    context.reply.say(
      {
        zh: '没法比较：这里只有这一份标签，另一种产品的配料我不知道。',
        en: 'That cannot be compared: this label is all there is, and I do not know the other product.',
      },
      ...wholeLabel(context),
    )
    // Which is hotter: of that the score says nothing.
    const tasted = tastes.find(({ word }) => word.test(heard.text))
    if (tasted) tellNutritionOf({ ...heard, nutrients: [tasted.nutrient] }, context)
    else if (heard.unused.length === 0 && asksHealth.test(heard.text) && context.part === null)
      judgeWhole(context, false, true)
  },
)

/** Gelatine and MSG are things of a kitchen as well, which its table knows; of other additives it tells by their class. */
const tellKitchenOrAdditive = (heard: Heard, context: AnswerContext): boolean => {
  const isOfKitchen = heard.subjects.some(({ name }) => isKitchenAdditive(name))
  return (!isOfKitchen && tellSubstituteOfAdditive(heard, context)) || tellSubstitute(heard, context)
}

export const suggest = composer(
  'what a kitchen uses in its place, with the allergens of each; else what to look for',
  (heard, context) => {
    const { kinds, subjects, text } = heard
    if (kinds.includes(sweetenerKind) && tellWithoutSweetener(context)) return
    const isOther = asksOther(text) && !isItself.test(text)
    const isOfAnybody = heard.who === null && !namesOccasion(heard)
    if (isOfAnybody && kinds.length + subjects.length === 0 && tellOtherDrink(context)) return
    if (tellNaturalColours(subjects, context)) return
    const isNamed = subjects.length > 0 && subjects.every(({ name }) => !isKitchenAdditive(name))
    if (isNamed && asksInItsPlace(text) && tellSubstituteOfAdditive(heard, context)) return
    if (isOther && asksOfProduct(heard, context, namesOccasion(heard)) && tellInstead(heard, context)) return
    if (tellKitchenOrAdditive(heard, context)) return
    if (/(?<![色要因毒激])素|\bveg(?:an|etarian|gie)/.test(text)) {
      context.reply.say(
        {
          zh: '具体产品我推荐不了：找包装上写明素食或纯素的同类，再看配料和过敏原提示里有没有鱼、虾、肉、明胶、蛋和奶。',
          en: 'I cannot name products: look for one of the kind that is called vegetarian or vegan, and check its list and its allergen statement for fish, shellfish, meat, gelatine, egg and milk.',
        },
        ...wholeLabel(context),
      )
      tellAnimalsHere(context)
      return
    }
    const [kind] = kinds.filter(({ allergen }) => allergen !== undefined && allergen !== 'any')
    if (kind)
      context.reply.say(
        {
          zh: `具体产品我推荐不了：找配料里没有${kind.zh}、并写明“不含”它的同类，乳糜泻或过敏者再看有没有共线提示。`,
          en: `I cannot name products: look for one of the kind whose list has no ${kind.en} and that says it is free from it, and check its may-contain warning.`,
        },
        ...wholeLabel(context),
      )
    else suggestBetter(context)
  },
)
