import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, flagIn, listedAs, onLabel, wholeLabel } from '../answer-context.ts'
import { amountsEaten, isPer100 } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

/** Foods whose protein brings phenylalanine, for a label without a table. */
const ofProtein =
  /小麦|面粉|麵粉|面筋|燕麦|大麦|大豆|黄豆|豆|奶|乳(?!化)|蛋|肉|鱼|魚|虾|蝦|花生|坚果|芝麻|明胶|wheat|flour|oat|soya?|\bbeans?\b|milk|cheese|whey|egg|meat|pork|beef|chicken|fish|peanut|nuts?\b|gelatin/i
const noProtein = /磷脂|lecithin|豆油|大豆油|花生油|soya?(?:bean)? oil|香精|flavou?r|酵母抽提/i
/** Grams of protein that are none. */
const none = 0.05
/** The usual reckoning of diets with PKU, in mg of phenylalanine in 1 g of protein. */
const perGram = 50

/**
 * With phenylketonuria, of a label without aspartame: its protein has phenylalanine all the same, and how much protein there is; false where
 * the label names a source of phenylalanine itself, which its flag tells.
 */
export const tellProteinOfPku = (who: Audience, context: AnswerContext): boolean => {
  if (!who.groups.includes('pku') || flagIn(context, 'pku') || context.flat.length === 0) return false
  const amounts = amountsEaten(context)
  const grams = amounts?.of('protein')
  const hits = listedAs(ofProtein, context).filter(index => !noProtein.test(context.flat[index]?.name ?? ''))
  const unlisted = { zh: '没有识别到阿斯巴甜这类', en: 'no aspartame or the like was recognised' }
  if (grams !== undefined && grams <= none) {
    context.reply.say(
      {
        zh: `就苯丙酮尿症看没有要避开的：${unlisted.zh}苯丙氨酸来源，营养成分表上蛋白质 0 g。`,
        en: `Nothing to avoid for phenylketonuria: ${unlisted.en}, and the table gives 0 g of protein, so no phenylalanine to count.`,
      },
      ...wholeLabel(context),
      tableCitation,
    )
    return true
  }
  if (amounts && grams !== undefined) {
    const shown = Math.round(grams * 10) / 10
    const isOf100 = isPer100(amounts.eaten)
    context.reply.say(
      {
        zh: `不能敞开吃（苯丙酮尿症）：${unlisted.zh}甜味剂，但食物的蛋白质本身就带苯丙氨酸：${amounts.eaten.is.zh.replace(/[，\s]+$/, '')}有蛋白质 ${shown} g，约含苯丙氨酸 ${Math.round(shown * perGram)} mg（按 1 g 蛋白质约 ${perGram} mg 估算），要计入每天的限量，吃多少按代谢科医生或营养师的方案。`,
        en: `Not freely (phenylketonuria): ${unlisted.en}, but protein itself brings phenylalanine: ${amounts.eaten.is.en} ${isOf100 ? 'have' : 'has'} ${shown} g of protein, about ${Math.round(shown * perGram)} mg of phenylalanine (reckoned at ${perGram} mg in 1 g). Count it towards the day by the plan of the metabolic team.`,
      },
      tableCitation,
      ...onLabel(context, hits.slice(0, 2)),
    )
    return true
  }
  context.reply.say(
    {
      zh: `看蛋白质（苯丙酮尿症）：${unlisted.zh}甜味剂，但蛋白质本身带苯丙氨酸，这份标签没读到蛋白质有多少；要计入每天的限量，问代谢科医生或营养师。`,
      en: `It depends on the protein (phenylketonuria): ${unlisted.en}, but protein itself brings phenylalanine, and how much protein there is was not read. Count it by the plan of the metabolic team.`,
    },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 3)) : wholeLabel(context)),
  )
  return true
}
