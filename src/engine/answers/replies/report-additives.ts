import type { AdditiveEntry } from '../../../knowledge/index.ts'
import type { Bilingual, Ingredient } from '../../result.ts'
import { type Food, labelFood } from '../entities/foods/food-category.ts'
import { additiveCitation, standardCitation } from '../text/reply.ts'
import { remarkOf } from '../text/wording.ts'
import { basisOf } from './about-label.ts'
import {
  type AnswerContext,
  classesOf,
  concern,
  isStated,
  nameOf,
  namesOf,
  notesOf,
  onLabel,
  recordsOf,
  wholeLabel,
} from './answer-context.ts'
import { statusIn } from './limits.ts'
import { ownPurposes, purposes } from './purposes.ts'

const rowsShown = 20
const remarksShown = 10

interface Listed {
  /** Missing where table A.1 does not list it. */
  entry: AdditiveEntry | undefined
  ingredient: Ingredient
  index: number
  /** The class it serves in here: the label's, else the first of the entry. */
  serves: string
}

const listedAdditives = ({ flat, knowledge }: AnswerContext): Listed[] => {
  const seen = new Set<string>()
  return flat.flatMap((ingredient, index) => {
    const entry = ingredient.additiveId === undefined ? undefined : knowledge.additive(ingredient.additiveId)
    const isListed = entry ? ingredient.kind !== 'nutrient' : ingredient.kind === 'additive'
    const key = entry ? `${entry.id} ${ingredient.ins}` : ingredient.name
    if (!isListed || ingredient.role !== undefined || seen.has(key)) return []
    seen.add(key)
    return [{ entry, ingredient, index, serves: ingredient.functions[0] ?? entry?.functions[0] ?? '其他' }]
  })
}

const citedOf = ({ entry, index }: Listed, context: AnswerContext) => [
  ...(entry ? [additiveCitation(entry)] : []),
  ...onLabel(context, [index]),
]

/** The additives of the label in a table, by class, and what is known of those of moderate or higher concern. */
export const additives = (context: AnswerContext): void => {
  const { reply } = context
  reply.heading({ zh: '食品添加剂', en: 'Additives' })
  const listed = listedAdditives(context)
  const classes = [...new Set(listed.map(({ serves }) => serves))]
  listed.sort((a, b) => classes.indexOf(a.serves) - classes.indexOf(b.serves))
  if (listed.length === 0) {
    reply.say(
      {
        zh: '没有识别到 GB 2760 表 A.1 的食品添加剂。',
        en: 'No additive of GB 2760 Table A.1 was recognised.',
      },
      ...wholeLabel(context),
      standardCitation,
    )
    return
  }
  reply.table(
    [
      { zh: '添加剂', en: 'Additive' },
      { zh: '功能', en: 'Class' },
      { zh: '关注程度', en: 'Concern' },
      { zh: 'JECFA ADI（mg/kg 体重）', en: 'JECFA ADI (mg/kg body weight)' },
    ],
    listed.slice(0, rowsShown).map(one => {
      const { entry, ingredient, serves } = one
      const adi = entry ? (recordsOf(entry, ingredient.ins)[0]?.jecfaAdi ?? '') : ''
      const value = isStated(adi)
        ? context.knowledge.published(adi)
        : { zh: '没有资料', en: 'nothing on file' }
      const tier = concern[ingredient.tier ?? entry?.tier ?? 0] ?? { zh: '', en: '' }
      return {
        cells: [nameOf(ingredient), classesOf(context, [serves]), tier, value],
        cited: citedOf(one, context),
      }
    }),
  )
  if (listed.length > rowsShown)
    reply.say(
      {
        zh: `另有 ${listed.length - rowsShown} 种没有列入表中。`,
        en: `${listed.length - rowsShown} more are not in the table.`,
      },
      ...wholeLabel(context),
    )
  for (const serves of classes) purposeOf(serves, listed, context)
  const food = labelFood(context.asked, context.knowledge)
  const standing = listed
    .filter(({ ingredient }) => (ingredient.tier ?? 0) >= 2)
    .sort((a, b) => (b.ingredient.tier ?? 0) - (a.ingredient.tier ?? 0))
  for (const one of standing.slice(0, remarksShown)) remarkOn(one, food, context)
  const banned = context.result?.reasons.find(({ rule }) => rule === 'cap_not_permitted')
  if (banned) reply.say(banned.text, ...basisOf(banned, context), standardCitation)
  reply.say(
    banned
      ? {
          zh: '其余在 GB 2760-2024 表 A.1 里的添加剂在它的范围和限量内允许使用；标签不写用量。',
          en: 'The others, as far as Table A.1 of GB 2760-2024 lists them, are permitted for its foods and within its limits; the label states no dose.',
        }
      : {
          zh: '添加剂在 GB 2760-2024 的范围和限量内允许使用；标签不写用量，是否接近限量看不出来。',
          en: 'Additives are permitted for the foods and within the limits of GB 2760-2024; the label states no dose, so how near the limit they come cannot be seen.',
        },
    standardCitation,
  )
  if (!food)
    reply.say(
      {
        zh: '不知道这是哪一类食品，所以没有逐一核对它们的使用范围。',
        en: 'The kind of food is not known, so the range of use of each was not checked.',
      },
      standardCitation,
    )
}

const capitalised = ({ zh, en }: Bilingual): Bilingual => ({
  zh,
  en: en.charAt(0).toUpperCase() + en.slice(1),
})

const purposeOf = (serves: string, listed: readonly Listed[], context: AnswerContext): void => {
  const of = listed.filter(one => one.serves === serves)
  // Of 其他 each is for something of its own.
  const purpose = serves === '其他' ? ownPurposes[of[0]?.entry?.zh ?? ''] : purposes[serves]
  const names = namesOf(
    of.map(({ index }) => index),
    context,
  )
  context.reply.point(
    capitalised(classesOf(context, [serves])),
    {
      zh: `${names.zh}${purpose ? `——${purpose.zh}` : ''}。`,
      en: `${names.en}${purpose ? ` - ${purpose.en}` : ''}.`,
    },
    ...of.flatMap(one => citedOf(one, context).slice(0, 1)),
  )
}

/** The additives of the label by class, each class with what it is for; false where none is listed. */
export const tellEachAdditive = (context: AnswerContext): boolean => {
  const listed = listedAdditives(context)
  for (const serves of new Set(listed.map(one => one.serves))) purposeOf(serves, listed, context)
  return listed.length > 0
}

const ofFlavour = /香精|香料|flavou?r/i
/** How many additives there are of those at some places of the list, and how many of each class; false where there is none. */
export const countAdditivesByClass = (places: readonly number[], context: AnswerContext): boolean => {
  const known = listedAdditives(context)
  const listed = places.flatMap((index, at) => {
    const name = context.flat[index]?.name ?? ''
    const isSecond = places.slice(0, at).some(other => context.flat[other]?.name === name)
    const serves = known.find(one => one.index === index || one.ingredient.name === name)?.serves
    return isSecond ? [] : [{ index, serves: serves ?? (ofFlavour.test(name) ? '食品用香料' : '其他') }]
  })
  if (listed.length === 0) return false
  const classes = [...new Set(listed.map(({ serves }) => serves))].map(serves => {
    const of = listed.flatMap(one => (one.serves === serves ? [one.index] : []))
    return { count: of.length, name: classesOf(context, [serves]), names: namesOf(of, context) }
  })
  context.reply.say(
    {
      zh: `识别到 ${listed.length} 项食品添加剂，按功能分：${classes.map(({ count, name, names }) => `${name.zh} ${count} 项（${names.zh}）`).join('；')}。`,
      en: `${listed.length} ${listed.length === 1 ? 'additive' : 'additives'} recognised, by function: ${classes.map(({ count, name, names }) => `${name.en} ${count} (${names.en})`).join('; ')}.`,
    },
    ...onLabel(
      context,
      listed.map(({ index }) => index),
    ),
  )
  return true
}

/** What is known of one additive of moderate or higher concern, and its standing in this food. */
const remarkOn = (one: Listed, food: Food | null, context: AnswerContext): void => {
  const { entry, ingredient } = one
  if (!entry) return
  const records = recordsOf(entry, ingredient.ins)
  const said = notesOf(entry, ingredient.ins).map(note => remarkOf(context, note))
  // Group 3 judges nothing.
  const iarc = records.map(record => record.iarc).find(one => isStated(one) && !/^3/.test(one))
  if (iarc) said.push({ zh: `IARC ${context.knowledge.published(iarc).zh}`, en: `IARC ${iarc}` })
  const status = food ? statusIn(entry, food, context) : null
  if (status) said.push({ zh: `GB 2760：${status.zh}`, en: `GB 2760: ${status.en}` })
  if (said.length === 0) return
  context.reply.point(
    nameOf(ingredient),
    { zh: `${said.map(({ zh }) => zh).join('；')}。`, en: `${said.map(({ en }) => en).join('; ')}.` },
    ...citedOf(one, context),
    ...(status ? [standardCitation] : []),
  )
}
