import { labelFood } from '../../../entities/foods/food-category.ts'
import { isPermitted, standingIn } from '../../../entities/foods/food-standing.ts'
import type { Subject } from '../../../entities/subjects.ts'
import { standardCitation } from '../../../text/reply.ts'
import { type AnswerContext, bothNames, citedAs } from '../../answer-context.ts'
import { hueOfColour } from './hues.ts'

/** Colours that are named after the plant or fungus that they come from. */
const ofPlants =
  /甜菜|萝卜|辣椒|番茄|葡萄皮|黑加仑|紫甘薯|桑椹|玫瑰茄|高粱|花生衣|落葵|紫草|红曲|栀子|姜黄|红花|胡萝卜|叶黄素|叶绿|藻蓝|可可壳/
const asksNatural = /天然|植物|\bnatural\b|\bplant/
const mostTold = 6

/** Which natural colour could stand in for a dye: those of its hue that GB 2760 permits in this food; false where that was not asked. */
export const tellNaturalColours = (subjects: readonly Subject[], context: AnswerContext): boolean => {
  const dye = subjects.find(({ entry }) => entry?.functions.includes('着色剂'))
  const hue = dye?.entry && hueOfColour(dye.entry.zh)
  const food = labelFood(context.asked, context.knowledge)
  if (!dye || !hue || !food || !asksNatural.test(context.text)) return false
  const entries = [...context.uses.keys()].flatMap(id => context.knowledge.additive(id) ?? [])
  const others = entries.filter(
    entry =>
      entry.functions.includes('着色剂') &&
      ofPlants.test(entry.zh) &&
      hueOfColour(entry.zh) === hue &&
      isPermitted(standingIn(entry, food, context.uses, context.knowledge)),
  )
  if (others.length === 0) return false
  const told = others.slice(0, mostTold).map(entry => bothNames({ name: entry.zh, entry }))
  const name = bothNames(dye)
  context.reply.say(
    {
      zh: `可以试：${told.map(({ zh }) => zh).join('、')}——名称来自植物或菌类、GB 2760-2024 允许用在“${food.word}”里、和${name.zh}同一色系；各有限量，合不合适要按配方试。`,
      en: `Worth trying: ${told.map(({ en }) => en).join(', ')}. They are named after plants or fungi, GB 2760-2024 permits them in this food (${food.en}), and they have the hue of ${name.en}. Each has its limit; whether it suits the recipe has to be tried.`,
    },
    ...citedAs(context, dye),
    standardCitation,
  )
  return true
}
