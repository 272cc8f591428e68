import type { NutrientName } from '../../../../nutrition/nutrition.ts'
import { sugarKind } from '../../../entities/kinds.ts'
import { topicIn } from '../../../entities/topics.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, namesOf, onLabel } from '../../answer-context.ts'
import { tellCaffeineAmount } from '../../effects/caffeine.ts'
import { figuresOf } from '../../effects/eaten.ts'
import { hitsOf } from '../../lists.ts'
import { ofMuscle, ofSport, ownNeed } from '../day-share.ts'
import { tableCitation } from '../table-rows.ts'
import { sportNeed } from './need.ts'

const asksWhether =
  /够|能不能|[能可]以?[吃喝][吗么不]|会不会岔气|可以|行[吗不么]|好[吗不么]|合不合适|合适|适合|补|恢复|有用|有帮助|怎么样|\benough\b|\bgood\b|\bok(?:ay)?\b|\bworth\b|\bhelps?\b|\binstead\b|\bshould\b|\brecover\w*\b|\breplaces?\b|\bbetter\b|\bany use\b|\bsnack\b|\bworks?\b|\bdo i need\b/
const muscle = ['protein', 'carbohydrate', 'energy'] as const
const endurance = ['carbohydrate', 'sugars', 'sodium', 'potassium', 'magnesium', 'protein'] as const

const asksElectrolytes = /电解[质制液]|\belectrolytes?\b/
const minerals = ['sodium', 'potassium', 'magnesium', 'calcium'] as const
/** Are there electrolytes in it: which minerals these are, and what the table has of them; false where that was not asked, or the list names any. */
export const tellElectrolytes = ({ text, wish, subjects, who }: Heard, context: AnswerContext): boolean => {
  if (!asksElectrolytes.test(text) || !/^(?:has|outside|what|list)$/.test(wish)) return false
  if (who !== null || subjects.some(({ index }) => index !== undefined) || context.flat.length === 0)
    return false
  const figures = figuresOf(minerals, context)
  context.reply.say(
    figures
      ? {
          zh: `有多少看这些：电解质是钠、钾、镁、钙一类的矿物质。${figures.zh}`,
          en: `Electrolytes are minerals such as sodium, potassium, magnesium and calcium. ${figures.en}`,
        }
      : {
          zh: '看不出：电解质是钠、钾、镁、钙一类的矿物质，没有读到营养成分表里它们的数。',
          en: 'I cannot tell: electrolytes are minerals such as sodium, potassium, magnesium and calcium, and no table with their amounts was read.',
        },
    ...(figures ? [tableCitation] : onLabel(context, [0])),
  )
  const need = sportNeed({ nutrients: [], text }, context)
  if (need) context.reply.say(need.text, tableCitation, evidenceCitation(context, need.evidence))
  return true
}

/** Is it good after the gym, will it do for a long ride: what it has of what training turns on; false where that was not asked. */
export const tellSport = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who, subjects, wish, kinds } = heard
  if (!ofSport.test(text) || !asksWhether.test(text) || context.flat.length === 0) return false
  if (topicIn(text)?.topic === 'doping') return false
  const isOfOthers = who !== null && (who.groups.length > 0 || who.allergens.length + who.diets.length > 0)
  if (isOfOthers || subjects.some(({ entry }) => entry) || kinds.some(({ allergen }) => allergen))
    return false
  if (!/^(?:healthy|suits|often|safe|nutrition|outside|what|claim|worst|substitute|fact)$/.test(wish))
    return false
  // Of a nutrient that is named the table tells; whether one may have it every day is another question.
  if (heard.nutrients.length > 0 || ofEveryDay.test(text)) return false
  const isOfMuscle = ofMuscle.test(text)
  const wanted: readonly NutrientName[] = isOfMuscle ? muscle : endurance
  const figures = figuresOf(wanted, context)
  if (!figures && !ofSupply.test(text)) return false
  if (!figures) {
    const sugars = hitsOf(sugarKind, context).slice(0, 4)
    const names = namesOf(sugars, context)
    context.reply.say(
      sugars.length > 0
        ? {
            zh: `算不出：标签没有营养成分表，碳水和盐有多少不知道；糖来自${names.zh}。`,
            en: `That cannot be worked out: the label has no nutrition table, so how much carbohydrate and salt there is it does not say; the sugar is ${names.en}.`,
          }
        : {
            zh: '算不出：标签没有营养成分表，蛋白质、碳水和盐有多少不知道。',
            en: 'That cannot be worked out: the label has no nutrition table, so how much protein, carbohydrate and salt there is it does not say.',
          },
      ...onLabel(context, sugars.length > 0 ? sugars : [0]),
    )
    return true
  }
  const need = sportNeed(heard, context)
  if (need) context.reply.say(need.text, tableCitation, evidenceCitation(context, need.evidence))
  context.reply.say(figures, tableCitation)
  tellCaffeineAmount(false, false, context)
  if (!need) context.reply.note(ownNeed)
  return true
}

const ofEveryDay = /[每一][天日]|天天|日日|\bevery ?day\b|\bdaily\b|\ba day\b/
const ofSupply = /代替|替|补|胶|岔气|\binstead\b|\bgels?\b|\breplaces?\b/
