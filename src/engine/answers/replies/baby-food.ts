import type { AdditiveEntry } from '../../../knowledge/index.ts'
import type { Bilingual } from '../../result.ts'
import { isPermitted, standingIn } from '../entities/foods/food-standing.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation, standardCitation } from '../text/reply.ts'
import { type AnswerContext, bothNames, joinedBy, namesOf, onLabel } from './answer-context.ts'
import { fullMaxOf } from './limits.ts'

const ofBabies =
  /(?:婴幼?儿?|宝宝|幼儿|寶寶)的?(?:配方|辅助|輔助|谷类)*(?:食品|奶粉|辅食|輔食|米粉|配方)|辅食|\b(?:baby|babies'?|infants?'?|toddlers?'?) (?:foods?|formula|milk|cereals?)\b|\bformula\b/
/** Whether a question is of food that is made for babies, and not of this one for a baby. */
export const asksOfBabyFood = (text: string): boolean => ofBabies.test(text)

/** Categories of Annex E that are made for infants and young children, and have no others within. */
const categories = ['13.01.01', '13.01.02', '13.01.03', '13.02.01', '13.02.02']

interface Use {
  category: Bilingual
  max: Bilingual
}
const categoriesOf = ({ knowledge }: AnswerContext) => categories.flatMap(no => knowledge.category(no) ?? [])

/** The categories in which an additive may be used, each with the most that is permitted. */
const usesIn = (entry: AdditiveEntry, context: AnswerContext): Use[] =>
  categoriesOf(context).flatMap(category => {
    const food = { word: category.zh, no: category.no, en: category.en }
    const standing = standingIn(entry, food, context.uses, context.knowledge)
    const row = isPermitted(standing) ? standing.rows[0] : undefined
    return row ? [{ category, max: fullMaxOf(row) }] : []
  })

/** Whether an additive may be used in food for infants and young children: in all kinds of it, in some, or in none. */
export const tellInBabyFood = (subject: Subject, context: AnswerContext): void => {
  const { entry } = subject
  if (!entry) return
  const names = bothNames(subject)
  const uses = usesIn(entry, context)
  const [first] = uses
  const isAll = uses.length === categoriesOf(context).length
  const isAlike = isAll && uses.every(({ max }) => max.zh === first?.max.zh)
  const list =
    isAlike && first
      ? {
          zh: `婴幼儿配方食品和婴幼儿辅助食品，${first.max.zh}`,
          en: `formula and complementary food for infants and young children, ${first.max.en}`,
        }
      : joinedBy(
          uses.map(({ category, max }) => ({
            zh: `${category.zh}（${max.zh}）`,
            en: `${category.en} (${max.en})`,
          })),
          '、',
          ', ',
        )
  context.reply.say(
    uses.length === 0
      ? {
          zh: `不允许：GB 2760-2024 没有把${names.zh}列入任何一类婴幼儿配方食品和婴幼儿辅助食品。`,
          en: `No: GB 2760-2024 does not list ${names.en} for any kind of formula or complementary food for infants and young children.`,
        }
      : {
          zh: `${isAll ? '允许' : '只有一部分允许'}：${names.zh}可用于${list.zh}${isAll ? '' : '，其他婴幼儿食品没有列入'}。`,
          en: `${isAll ? 'Yes' : 'In some only'}: ${names.en} may be used in ${list.en}${isAll ? '' : ', and in no other food for infants and young children'}.`,
        },
    additiveCitation(entry),
    standardCitation,
  )
}

/** Of several additives those that food for infants and young children may not have, those that some of it may, and the others. */
export const tellSeveralInBabyFood = (subjects: readonly Subject[], context: AnswerContext): boolean => {
  const known = subjects.filter(
    ({ entry, index }, at) =>
      entry && index !== undefined && subjects.findIndex(other => other.entry === entry) === at,
  )
  const most = categoriesOf(context).length
  const groupOf = (isOf: (count: number) => boolean): number[] =>
    known.flatMap(({ entry, index }) =>
      entry && index !== undefined && isOf(usesIn(entry, context).length) ? [index] : [],
    )
  const groups = [
    {
      hits: groupOf(count => count === 0),
      zh: '婴幼儿配方食品和辅助食品都没有列入',
      en: 'listed for no formula or complementary food for infants and young children',
    },
    {
      hits: groupOf(count => count > 0 && count < most),
      zh: '其中一部分可用',
      en: 'permitted in some of it',
    },
    { hits: groupOf(count => count === most), zh: '都可用', en: 'permitted in all of it' },
  ].filter(({ hits }) => hits.length > 0)
  const told = groups.map(({ hits, zh, en }) => {
    const names = namesOf(hits, context)
    return { zh: `${zh}的：${names.zh}`, en: `${en}: ${names.en}` }
  })
  if (told.length === 0) return false
  const { zh, en } = joinedBy(told, '；', '; ')
  context.reply.say(
    { zh: `按 GB 2760-2024，${zh}。`, en: `By GB 2760-2024, ${en}.` },
    ...onLabel(context, groups.flatMap(({ hits }) => hits).slice(0, 6)),
    standardCitation,
  )
  return true
}
