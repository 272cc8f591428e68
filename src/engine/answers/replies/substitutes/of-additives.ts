import type { Bilingual } from '../../../result.ts'
import type { Subject } from '../../entities/subjects.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, classesOf, orWhole, subjectsAt } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { purposesHere } from '../substance/in-this-food.ts'
import { reasonOf, suits } from './reason.ts'
import type { Swap } from './swap.ts'
import { listOf } from './swap-words.ts'

/** What a kitchen does in the place of additives of a class; of some nothing has to take the place. */
interface Home {
  swaps: readonly Swap[]
  note?: Bilingual
}

const homes: Readonly<Record<string, Home>> = {
  增稠剂: {
    swaps: [
      { zh: '玉米或土豆淀粉', en: 'corn or potato starch' },
      { zh: '琼脂', en: 'agar' },
      { zh: '洋车前子壳粉（无麸质面包常用）', en: 'psyllium husk (usual in gluten-free bread)' },
    ],
    note: { zh: '用量和口感都不一样，要试', en: 'amounts and texture differ, so try it out' },
  },
  稳定剂和凝固剂: {
    swaps: [
      { zh: '玉米或土豆淀粉', en: 'corn or potato starch' },
      { zh: '琼脂', en: 'agar' },
    ],
    note: { zh: '用量和口感都不一样，要试', en: 'amounts and texture differ, so try it out' },
  },
  乳化剂: {
    swaps: [
      { zh: '蛋黄', en: 'egg yolk', contains: ['egg'] },
      { zh: '芥末酱', en: 'mustard', may: ['gluten'] },
      { zh: '向日葵卵磷脂', en: 'sunflower lecithin' },
    ],
  },
  防腐剂: {
    swaps: [
      { zh: '冷藏或冷冻', en: 'chilling or freezing' },
      { zh: '醋、盐或糖放够', en: 'enough vinegar, salt or sugar' },
      { zh: '少做、尽快吃', en: 'making little and eating it soon' },
    ],
    note: { zh: '省掉它，保存期就短', en: 'without it food keeps for a shorter time' },
  },
  抗氧化剂: {
    swaps: [
      { zh: '维生素 E 或维生素 C', en: 'vitamin E or vitamin C' },
      { zh: '迷迭香', en: 'rosemary' },
      { zh: '避光、密封、冷藏', en: 'keeping it dark, closed and cold' },
    ],
  },
  膨松剂: {
    swaps: [
      { zh: '酵母', en: 'yeast' },
      { zh: '小苏打加醋或柠檬汁', en: 'baking soda with vinegar or lemon juice' },
      { zh: '打发的蛋白', en: 'beaten egg white', contains: ['egg'] },
    ],
  },
  着色剂: {
    swaps: [
      { zh: '甜菜根粉（红）', en: 'beetroot powder (red)' },
      { zh: '姜黄粉（黄）', en: 'turmeric (yellow)' },
      { zh: '抹茶或菠菜粉（绿）', en: 'matcha or spinach powder (green)' },
      { zh: '可可粉（棕）', en: 'cocoa (brown)' },
    ],
    note: { zh: '也可以不加，只是颜色浅', en: 'or none at all: only the colour is paler' },
  },
  甜味剂: {
    swaps: [
      { zh: '少放一点糖', en: 'a little sugar', isSugar: true },
      { zh: '熟香蕉泥、枣泥', en: 'mashed banana or dates', isSugar: true },
      { zh: '干脆不加甜', en: 'leaving it unsweetened' },
    ],
    note: { zh: '糖有热量、升血糖', en: 'sugar brings energy and raises blood sugar' },
  },
  增味剂: {
    swaps: [
      { zh: '香菇粉', en: 'dried mushroom powder' },
      { zh: '海带（昆布）', en: 'kelp (kombu)' },
      { zh: '番茄', en: 'tomatoes' },
    ],
  },
  酸度调节剂: {
    swaps: [
      { zh: '柠檬汁', en: 'lemon juice' },
      { zh: '白醋', en: 'vinegar' },
    ],
    note: {
      zh: '碱性的（如小苏打、碳酸钠）不能用酸代替',
      en: 'an alkali such as sodium carbonate is not replaced by them',
    },
  },
  水分保持剂: {
    swaps: [
      { zh: '肉用淡盐水或淀粉抓匀', en: 'for meat a weak brine or starch' },
      { zh: '糕点用糖浆或蜂蜜', en: 'for cakes syrup or honey', isSugar: true },
    ],
  },
  抗结剂: { swaps: [{ zh: '密封、放干燥处', en: 'keeping it closed and dry' }] },
  被膜剂: {
    swaps: [
      { zh: '巴西棕榈蜡（植物蜡）', en: 'carnauba wax (from a palm)' },
      { zh: '或者不加，只是没有光泽', en: 'or nothing: it only shines less' },
    ],
  },
  漂白剂: { swaps: [{ zh: '可以不加，只是颜色深', en: 'nothing: it is only darker' }] },
  食品用香料: {
    swaps: [
      { zh: '香草荚、柑橘皮、香辛料', en: 'vanilla pods, citrus peel or spices' },
      { zh: '真水果', en: 'fruit itself' },
    ],
  },
}

const ofFlavour = /香精|香料|flavou?r/i
/** The class that an additive serves in here, as far as a kitchen has something for it. */
const homeOf = (subject: Subject, context: AnswerContext): { name: string; home: Home } | null => {
  const { entry, ingredient, name } = subject
  const served = entry ? purposesHere(subject, context).told.map(one => one.name) : []
  const names = [
    ...served,
    ...(ingredient?.functions ?? []),
    ...(entry?.functions ?? []),
    ...(!entry && ofFlavour.test(name) ? ['食品用香料'] : []),
  ]
  const found = names.find(one => homes[one])
  const home = found === undefined ? undefined : homes[found]
  return found !== undefined && home ? { name: found, home } : null
}

const ofCuring = /^亚?硝酸/
const mostTold = 3

/** What takes the place of an additive, or of the additives of a class, in a kitchen; false where none was named or nothing is known. */
export const tellSubstituteOfAdditive = (heard: Heard, context: AnswerContext): boolean => {
  const { subjects, kinds, who } = heard
  if (who !== null && who.groups.length + who.allergens.length + who.diets.length > 0) return false
  const reason = reasonOf(heard)
  if (reason.allergens.size > 0) return false
  const classes = kinds.filter(({ functions }) => functions !== undefined)
  const isOfKind = subjects.length === 0 && classes.length > 0 && classes.length === kinds.length
  const named = isOfKind
    ? subjectsAt(
        classes.flatMap(kind => hitsOf(kind, context)),
        context,
      )
    : subjects
  const ofAdditives = named.filter(
    ({ entry, ingredient, name }) =>
      ingredient?.kind !== 'nutrient' && (entry !== undefined || ofFlavour.test(name)),
  )
  // In the place of cured meat there is fresh meat, and that is told of the product.
  if (ofAdditives.length < named.length || ofAdditives.some(({ entry }) => ofCuring.test(entry?.zh ?? '')))
    return false
  const told = ofAdditives.flatMap(subject => {
    const found = homeOf(subject, context)
    return found ? [{ subject, ...found }] : []
  })
  for (const { name, home } of told
    .filter((one, at) => told.findIndex(other => other.name === one.name) === at)
    .slice(0, mostTold)) {
    const alike = told.filter(one => one.name === name).map(({ subject }) => subject)
    const list = listOf(
      home.swaps.filter(swap => suits(swap, reason)),
      reason,
    )
    const names = {
      zh: alike.map(one => bothNames(one).zh).join('、'),
      en: alike.map(one => bothNames(one).en).join(', '),
    }
    const className = classesOf(context, [name])
    const note = home.note
      ? { zh: `${home.note.zh}。`, en: ` ${sentence(home.note.en)}` }
      : { zh: '', en: '' }
    context.reply.say(
      {
        zh: `自己做时，${names.zh}（${className.zh}）可以换成：${list.zh}。${note.zh}`,
        en: `At home, in place of ${names.en} (${className.en}): ${list.en}.${note.en}`,
      },
      ...orWhole(
        context,
        alike.flatMap(one => citedAs(context, one)),
      ),
    )
  }
  return told.length > 0
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const inItsPlace =
  /\b(?:instead|in place) of (?!(?:this|these|it|them|that)\b)|\b(?:replac\w+|substitut\w+|alternatives? (?:to|for)|swap\w*)\b|代替|替代|取代|替换|替掉|换成|换掉/
/** Whether a question is of something in the place of what it names, and of no other product. */
export const asksInItsPlace = (text: string): boolean => inItsPlace.test(text)
