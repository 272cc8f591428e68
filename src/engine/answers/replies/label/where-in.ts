import type { Bilingual, Ingredient } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel } from '../answer-context.ts'
import { purposeOfFood } from '../foods/purposes.ts'
import { allergenHits } from '../people/allergens.ts'

const why =
  /(?:为什么|怎么)会?(?:有|含)|怎么还有|\bwhy (?:is|are) there\b|\bwhy (?:does|do) .{0,24}\b(?:have|contain)\b|\bhow come\b/
const where =
  /在哪[个种些里]?|写在哪|哪[个种]?(?:配料|原料|成分)|从哪|哪里?来的?|\bwhich (?:ingredient|part)\b|\bwhere (?:is|are|does|do)\b|\bwhere.{0,20}\bfrom\b/

/** Whether a folded question asks in which ingredient something is. */
export const asksWhere = (text: string): boolean => where.test(text)

/** The ingredient of the list, or of a part of it, that something stands in; itself where it stands alone. */
const rootOf = (sought: Ingredient, list: readonly Ingredient[]): Ingredient | undefined => {
  for (const one of list) {
    const isParted = one.role !== undefined
    if (isParted) {
      const found = rootOf(sought, one.children)
      if (found) return found
    } else if (one === sought || rootOf(sought, one.children)) return one
  }
  return undefined
}

const textOf = (root: Ingredient, parts: readonly string[], what: Bilingual): Bilingual => {
  const within = parts.length > 0 ? root.children.map(({ name }) => name) : []
  const isAlone = within.length === 0 && (root.name.includes(what.zh) || what.zh.includes(root.name))
  const use = isAlone ? undefined : purposeOfFood(root.name)
  const purpose: Bilingual = {
    zh: use ? `，它的作用：${use.zh}` : '',
    en: use ? `, which is there for ${use.en}` : '',
  }
  if (within.length > 0)
    return {
      zh: `是${root.name}里的${parts.join('、')}：标签在它后面的括号里列着${within.join('、')}${purpose.zh}。`,
      en: `It is the ${parts.join(', ')} in ${root.name}: the label lists ${within.join(', ')} in the brackets behind it${purpose.en}.`,
    }
  return {
    zh: `来自配料里的${root.name}${purpose.zh}。`,
    en: `From ${root.name} on the list${purpose.en}.`,
  }
}

const mostTold = 4

/** Why is there wheat in duck necks, and in which ingredient: the ingredient with its brackets; false where that was not asked. */
export const tellWhereIn = ({ wish, kinds, subjects, who, text }: Heard, context: AnswerContext): boolean => {
  const isAsked = (wish === 'why' && why.test(text)) || where.test(text)
  const told = kinds.filter(({ allergen }) => allergen !== undefined && allergen !== 'any')
  if (!isAsked || who || told.length === 0 || told.length < kinds.length) return false
  const found = told.flatMap(kind =>
    allergenHits(kind, context).flatMap(index => {
      const sought = context.flat[index]
      const root = sought && rootOf(sought, context.result?.ingredients ?? [])
      return root ? [{ kind, index, root }] : []
    }),
  )
  // Where do the shrimps come from, of a list that names shrimps: from animals, not from the list.
  if (wish === 'origin' && found.some(({ index }) => subjects.some(one => one.index === index))) return false
  const roots = [...new Set(found.map(({ root }) => root))].slice(0, mostTold)
  for (const root of roots) {
    const of = found.filter(one => one.root === root)
    const [first] = of
    if (first)
      context.reply.say(
        textOf(
          root,
          of.flatMap(({ index }) => {
            const one = context.flat[index]
            return one && one !== root && one.children.length === 0 ? one.name : []
          }),
          first.kind,
        ),
        ...onLabel(
          context,
          of.map(({ index }) => index),
        ),
      )
  }
  return roots.length > 0
}
