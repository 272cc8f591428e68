import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation } from '../answer-context.ts'
import { energyEaten } from '../effects/eaten.ts'
import { besideFoods } from '../foods/compared-foods.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asksToBurn =
  /(?:跑步?|走路?|散步|快走|骑车|游泳|跳绳|爬楼梯?|运动|俯卧撑|深蹲|健身)[^，。]{0,8}(?:多久|几分钟|多少分钟|多长时间|几个?小时|几公里|几圈|几个)|(?:多久|几分钟|多长时间|几个?小时|几公里)[^，。]{0,8}(?:消耗|燃烧|烧掉|抵消|减掉)|\b(?:how (?:long|far|many \w+)|do i (?:have|need) to)\b.{0,40}\b(?:burn|work|walk|run) .{0,14}\boff\b/
const asksInRice = /(?:换算|相当于?|等于|折|抵)[^，。]{0,8}碗|几碗(?:米|白)?饭|\bbowls? of rice\b/

/** Gross energy of an activity in kcal per kg of body weight and hour: the compendium of 2011. */
const walking = 4.3
const running = 8.3
const bodyWeight = 60
const bowl = 150

const minutes = (kcal: number, met: number, kg: number): number => Math.round((kcal / (met * kg)) * 60)

/** How long to run it off, how many bowls of rice is that: the energy of what is eaten in such pictures; false where that was not asked, or no table was read. */
export const tellInPictures = ({ text, who, nutrients }: Heard, context: AnswerContext): boolean => {
  const isOfRice = asksInRice.test(text)
  if (who?.groups.length || !(isOfRice || asksToBurn.test(text))) return false
  const energy = energyEaten(context)
  if (!energy) return false
  const { is, kJ, kcal } = energy
  // Sugar and salt as well, and how many bowls of rice is that: these are told behind it.
  const isAll = nutrients.every(one => one === 'energy')
  if (kcal === 0) {
    context.reply.say(
      {
        zh: `${is.zh}的热量标的是 0，没有要消耗掉的。`,
        en: `The table states no energy in ${is.en}: there is nothing to work off.`,
      },
      tableCitation,
    )
    return isAll
  }
  if (isOfRice) {
    const rice = besideFoods.find(({ words }) => words.test('米饭'))
    const each = rice?.of.energy && 'about' in rice.of.energy ? rice.of.energy.about : undefined
    if (!rice || each === undefined) return false
    const bowls = Math.round((kJ / ((each * bowl) / 100)) * 10) / 10
    context.reply.say(
      {
        zh: `${is.zh}有 ${kcal} 千卡，热量约等于 ${bowls} 碗米饭（一碗按熟饭 ${bowl} g，${rice.source.zh}）；只是热量相当，别的营养不一样。`,
        en: `${kcal} kcal in ${is.en}: as much energy as about ${bowls} bowls of cooked rice of ${bowl} g (${rice.source.en}); only the energy is alike.`,
      },
      tableCitation,
      rice.cited,
    )
    return isAll
  }
  const kg = context.weightKg ?? bodyWeight
  context.reply.say(
    {
      zh: `${is.zh}有 ${kcal} 千卡（${Math.round(kJ)} kJ）：${kg} kg 的人快走约 ${minutes(kcal, walking, kg)} 分钟，或跑步（8 km/h）约 ${minutes(kcal, running, kg)} 分钟用掉这么多（Compendium of Physical Activities 2011，连静坐时也用掉的一起算）。`,
      en: `${kcal} kcal (${Math.round(kJ)} kJ) in ${is.en}: somebody of ${kg} kg uses as much in about ${minutes(kcal, walking, kg)} minutes of brisk walking or ${minutes(kcal, running, kg)} minutes of running at 8 km/h (Compendium of Physical Activities 2011; what the body uses at rest is counted in).`,
    },
    tableCitation,
    evidenceCitation(context, 'E69'),
  )
  return isAll
}
