import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual, GroupFlag } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Citation } from '../../question.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  knownOf,
  leavesOf,
  namesOf,
  onLabel,
  quotedWhere,
  wholeLabel,
} from '../answer-context.ts'
import { leads } from '../people/leads.ts'
import { inBrackets } from '../source-in-brackets.ts'

/** What weak kidneys do not get rid of, by the names of ingredients. */
interface Mineral extends Bilingual {
  asked: RegExp
  /** Its row of the nutrition table. */
  nutrient?: NutrientName
  names: RegExp
  /** Of these there is much; the others are told only to those who ask. */
  main: RegExp
}

const minerals: readonly Mineral[] = [
  {
    zh: '含磷的',
    en: 'with phosphorus',
    asked: /磷|phosph/,
    nutrient: 'phosphorus',
    names:
      /磷酸(?!吡哆|核黄)|磷脂|肌苷酸|鸟苷酸|核苷酸|phosph|inosinate|guanylate|ribonucleotide|\be ?(?:33[89]|34[013]|45[012])\b|\b14(?:1[0234]|42)\b/,
    main: /磷酸(?!吡哆|核黄)|phosph(?!olip)|\be ?(?:33[89]|34[013]|45[012])\b|\b14(?:1[0234]|42)\b/,
  },
  {
    zh: '含钾的',
    en: 'with potassium',
    asked: /钾|potassium/,
    nutrient: 'potassium',
    names: /钾|安赛蜜|potassium|acesulfame/,
    main: /(?:氯化|碳酸氢?|柠檬酸|乳酸|磷酸[一-鿿]{0,2})钾|potassium (?:chloride|carbonate|citrate|lactate)/,
  },
  {
    zh: '含铝的',
    en: 'with aluminium',
    asked: /铝|明矾|alumin/,
    names: /铝|明矾|alumin|\balum\b/,
    main: /铝|明矾|alumin|\balum\b/,
  },
]
const replacesSalt = /氯化钾|potassium chloride|\be ?508\b/

const nameAt = (index: number, context: AnswerContext): string => {
  const { flat, knowledge } = context
  const { name = '', otherName = '', additiveId, ins = '' } = flat[index] ?? {}
  const behind = inBrackets(flat[index], context) ?? ''
  const entry = additiveId === undefined ? undefined : knowledge.additive(additiveId)
  // 451(i) has no phosphate in its name; 5'-呈味核苷酸二钠 has one in none.
  // Of a dye only the lake has aluminium, which its label then says.
  const standard = (entry?.zh ?? '').replace(/及其铝色淀/, '')
  return fold(`${name} ${otherName} ${standard} ${ins} ${behind}`).text
}
const hitsOfNames = (names: RegExp, context: AnswerContext): number[] =>
  leavesOf(context).filter(index => names.test(nameAt(index, context)))

/** Where the list has ingredients with phosphorus or potassium. */
export const mineralHits = (context: AnswerContext): number[] =>
  [...new Set(minerals.slice(0, 2).flatMap(({ main }) => hitsOfNames(main, context)))].sort((a, b) => a - b)

/** 450 says nothing: with the name that the standard gives it. */
const namesInFull = (indices: readonly number[], context: AnswerContext): Bilingual => {
  const names = indices.map(index => {
    const [own, ingredient] = [namesOf([index], context), context.flat[index]]
    const entry =
      ingredient?.additiveId === undefined ? undefined : context.knowledge.additive(ingredient.additiveId)
    const isBare = /^(?:e|ins)?\s?\d{3,4}[a-z]?(?:\s?\([ivx]+\))?$/i.test(ingredient?.name ?? '')
    const standard = entry?.forms?.find(({ ins }) => ins === ingredient?.ins) ?? entry
    return isBare && standard
      ? {
          zh: own.zh.includes(standard.zh) ? own.zh : `${own.zh}（${standard.zh}）`,
          en: own.en.includes(standard.en) ? own.en : `${own.en} (${standard.en.replace(/ \(poly.*/, '')})`,
        }
      : own
  })
  const all = (texts: string[], mark: string) => [...new Set(texts)].join(mark)
  return {
    zh: all(
      names.map(({ zh }) => zh),
      '、',
    ),
    en: all(
      names.map(({ en }) => en),
      ', ',
    ),
  }
}

const SAID = /含[磷钾铝]（[^。]*）[^。]*。/

/** Which of phosphates, potassium and aluminium are in it, each by itself; only those asked about where some are. */
export const ofKidneys = (flag: GroupFlag, context: AnswerContext): GroupFlag => {
  const asked = minerals.filter(({ asked }) => asked.test(context.text))
  const isOfMinerals = SAID.test(flag.text.zh) || asked.length > 0
  if (flag.group !== 'ckd' || flag.certainty !== 'contains' || !isOfMinerals) return flag
  const told = (asked.length > 0 ? asked : minerals).flatMap(mineral => {
    const hits = hitsOfNames(asked.includes(mineral) ? mineral.names : mineral.main, context)
    return hits.length > 0 ? [{ mineral, hits, names: namesInFull(hits.slice(0, 5), context) }] : []
  })
  if (told.length === 0) return flag
  const zh = told.map(({ mineral, names }) => `${mineral.zh}（${names.zh}）`).join('、')
  const en = told.map(({ mineral, names }) => `${mineral.en} (${names.en})`).join(', ')
  const known = knownOf(context)
  const isPrinted = told.every(({ mineral }) => mineral.nutrient && known?.of[mineral.nutrient] !== undefined)
  const [much, muchEn] = isPrinted
    ? ['含量看营养成分表', 'the table has the amount']
    : ['含量标签不写', 'how much the label does not say']
  const rest = flag.text.zh.replace(SAID, '')
  const restEn = flag.text.en
    .replace(/Contains (?:phosphorus|potassium|aluminium) \([^.]*\)[^.]*\./, '')
    .trim()
  return {
    ...flag,
    ingredients: [...new Set(told.flatMap(({ hits }) => hits))].sort((a, b) => a - b),
    text: {
      zh: `配料里有${zh}；${much}，要限磷、限钾的按肾科医生或营养师给的量。${rest}`,
      en: `The list has ingredients ${en}; ${muchEn}: with a limit for phosphorus or potassium go by your kidney team.${restEn ? ` ${restEn}` : ''}`,
    },
  }
}

const limitsPotassium =
  /[限低忌控保]钾|(?<!多)少钾|钾(?:高|偏高|不能|要少)|高血?钾|螺内酯|安体舒通|spironolactone|eplerenone|amiloride|potassium[- ](?:sparing|restrict)|(?:no|low|less|avoid|extra|limit|watch|restrict\w*|too much|cut down on)(?: \w+)? potassium|high potassium/
const ofSalt: Citation = sourceCitation('WHO 2025, lower-sodium salt substitutes')

/** With weak kidneys, or where potassium is limited, of food salted with potassium chloride: that comes before its sodium; true where it is the answer. */
export const tellPotassium = ({ who, text, wish }: Heard, context: AnswerContext): boolean => {
  const isOfKidneys = who?.groups.includes('ckd') ?? false
  if (!isOfKidneys && !limitsPotassium.test(text)) return false
  const isAnswer = who === null && /^(?:suits|safe|healthy|often|has|outside)$/.test(wish)
  // Told of the medicine that keeps potassium.
  if (/留钾，再吃|make the body keep potassium/.test(context.reply.text())) return isAnswer
  const chloride = hitsOfNames(replacesSalt, context)
  const printed = quotedWhere(
    context,
    folded => /钾|potassium/.test(folded) && /医|肾|慎|不宜|注意|doctor|kidney|restrict|consult/.test(folded),
  )
  if (chloride.length === 0 && !printed) {
    if (!isOfKidneys) listMineral(minerals[1], context)
    return !isOfKidneys && isAnswer
  }
  const place = leavesOf(context).indexOf(chloride[0] ?? -1) + 1
  const where =
    place > 0
      ? {
          zh: `氯化钾是配料的第 ${place} 项，它代替一部分食盐，带来的是钾，肾功能差的人排不出多余的钾，WHO（2025）建议的低钠盐不包括他们`,
          en: `potassium chloride is number ${place} in the list; it takes the place of salt and brings potassium, which weak kidneys cannot get rid of, and WHO (2025) leaves them out where it suggests low-sodium salt`,
        }
      : { zh: '它含钾', en: 'it contains potassium' }
  context.reply.say(
    {
      zh: `${leads.no.zh}自己决定，先问医生：${where.zh}。${printed ? `标签写着“${printed}”。` : ''}`,
      en: `${leads.no.en}, not before a doctor was asked: ${where.en}.${printed ? ` The label says "${printed}".` : ''}`,
    },
    ...(chloride.length > 0 ? onLabel(context, chloride) : wholeLabel(context)),
    ...(place > 0 ? [ofSalt] : []),
  )
  return isAnswer
}

/** With weak kidneys: the phosphorus or potassium that they asked about, of which no rule warned; false where that was not asked. */
export const tellAskedMinerals = (flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  if (flags.some(({ group }) => group === 'ckd')) return false
  const asked = minerals.filter(one => one.asked.test(context.text))
  for (const mineral of asked) listMineral(mineral, context, true)
  return asked.length > 0
}

/** Of potassium or phosphorus, of which the table has no row: the ingredients that bring it. */
export const listMineralsOf = (nutrients: readonly NutrientName[], context: AnswerContext): void => {
  for (const one of minerals) if (one.nutrient && nutrients.includes(one.nutrient)) listMineral(one, context)
}

const listMineral = (mineral: Mineral | undefined, context: AnswerContext, isAsked = false): void => {
  if (!mineral) return
  const known = knownOf(context)
  const isPrinted = mineral.nutrient !== undefined && known?.of[mineral.nutrient] !== undefined
  const hits = hitsOfNames(mineral.names, context)
  const names = namesInFull(hits, context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `${isAsked && asksIfAny.test(context.text) ? `有：${names.zh}是${mineral.zh}` : `${mineral.zh}有：${names.zh}`}${isPrinted ? '' : '；有多少标签不写'}。`,
          en: `${isAsked && asksIfAny.test(context.text) ? 'Yes, ingredients' : 'Ingredients'} ${mineral.en}: ${names.en}${isPrinted ? '' : '; how much the label does not say'}.`,
        }
      : {
          zh: `没有识别到${mineral.zh}添加剂${isPrinted ? '' : '；食物本身也可能有，含量标签不写'}。`,
          en: `No additive ${mineral.en} was recognised${isPrinted ? '' : '; the food itself may have some, which a label does not state'}.`,
        },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
}

const asksIfAny =
  /^(?!.*(?:为什么|\bwhy\b)).*(?:有没有|有无|含不含|[加放]没[加放]|有.{0,6}吗|\b(?:is|are) there\b|\bany\b|\bdoes it (?:have|contain)\b|\badded\b)/

const asksOfPhosphates = /是.{0,4}磷酸盐|算.{0,3}磷|\b(?:is|are)\b.*\bphosphates?\b/
/** Is E340 a phosphate, for somebody who is to avoid them: yes or no of each. */
const sayWhetherPhosphates = (
  text: string,
  subjects: Heard['subjects'],
  who: Heard['who'],
  context: AnswerContext,
): boolean => {
  const named = subjects.flatMap(({ index, entry }) => (entry && index !== undefined ? [index] : []))
  if (!asksOfPhosphates.test(text) || !who?.groups.includes('ckd') || named.length === 0) return false
  const hits = hitsOfNames(/磷酸/, context).filter(index => named.includes(index))
  const others = named.filter(index => !hits.includes(index))
  const [yes, no] = [namesOf(hits, context), namesOf(others, context)]
  context.reply.say(
    {
      zh: `${hits.length > 0 ? `是：${yes.zh}是磷酸盐，带来磷；有多少标签不写。要限磷的按肾科医生或营养师给的量。` : ''}${others.length > 0 ? `不是磷酸盐：${no.zh}。` : ''}`,
      en: `${hits.length > 0 ? `Yes: ${yes.en} ${hits.length > 1 ? 'are phosphates and bring' : 'is a phosphate and brings'} phosphorus; how much the label does not say. With a limit for it go by your kidney team.` : ''}${others.length > 0 ? ` No phosphate: ${no.en}.` : ''}`,
    },
    ...onLabel(context, named),
  )
  return true
}

const asksWhich =
  /(?:哪些|哪个|哪几|什么|有没有|有无|含不含).{0,8}(?:含|有|带)?(?:磷|钾|铝)(?!酸)|含(?:有)?(?:磷|钾|铝)(?!酸)|\b(?:which|what|any|contains?|does it have|is there)\b.{0,30}\b(?:phosph(?:ates?|orus)|potassium|alumin(?:i?um))\b(?! (?:chloride|sorbate|citrate|bromate|carbonate|benzoate))/

const asksAmount = /多少|\bhow much\b|\bhow many mg\b/

/** Which additives have phosphorus, potassium or aluminium; false where that was not asked. */
export const tellMinerals = ({ text, who, subjects, wish }: Heard, context: AnswerContext): boolean => {
  if (sayWhetherPhosphates(text, subjects, who, context)) return true
  if (!asksWhich.test(text) || context.flat.length === 0) return false
  const isNamed = subjects.some(
    ({ name, entry }) =>
      entry && !/^(?:磷酸盐|phosphates?)$/i.test(name) && text.includes(name.toLowerCase()),
  )
  if (isNamed) return false
  // How much potassium there is the table tells.
  const isOfTable = who === null && (wish === 'nutrition' || asksAmount.test(text))
  const known = isOfTable ? knownOf(context) : undefined
  const asked = minerals.filter(
    one => one.asked.test(text) && !(one.nutrient && known?.of[one.nutrient] !== undefined),
  )
  for (const mineral of asked) listMineral(mineral, context, true)
  if (asked.length > 0 && who?.groups.includes('ckd'))
    context.reply.say(
      {
        zh: '肾病能吃多少以医生或营养师定的限量为准。',
        en: 'With kidney disease the limit that your doctor or dietitian set decides.',
      },
      ...wholeLabel(context),
    )
  return asked.length > 0
}
