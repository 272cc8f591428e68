import type { Heard } from './heard.ts'
import type { Wish } from './wishes.ts'

/** Halal or not asked of the enzymes, phosphates beside bad kidneys: who asks decides, not the kind that was named. */
const asksForPeople = ({ wish, who, subjects, kinds }: Heard): boolean => {
  if (!who) return false
  const isTold = kinds.some(({ special }) => special !== undefined)
  if (wish === 'has') return who.diet !== null && subjects.length > 0 && !isTold
  return wish === 'count' && who.groups.length > 0
}

const naturalOrNot =
  /(?:天然|合成|人工|动物|植物).{0,4}还是|还是.{0,4}(?:天然|合成|人工|动物|植物)|(?:natural|synthetic|artificial|animal|plant)s? or /
const claimed = /不添加|零添加|不加|[无0零]糖|no added|sugar[- ]free|\b0 ?g\b/
const swapped = /代替|替代|替换|换成什么|\breplace\b|\bsubstitute\b|instead of/
const letIn = /[让许准]不[让许准]|不?让(?:加|用|放)|许可|允不允许/

/** What the words themselves decide, whatever the classifier guessed. */
export const settleByWords = (heard: Heard): Heard => {
  const { wish, text, subjects, kinds, nutrients } = heard
  const to = (other: Wish): Heard => ({ ...heard, wish: other, others: [wish, ...heard.others].slice(0, 3) })
  if (asksForPeople(heard)) return to('suits')
  if (/^(?:has|what|list)$/.test(wish) && subjects.length > 0 && naturalOrNot.test(text)) return to('origin')
  if (wish === 'why' && nutrients.length > 0 && claimed.test(text)) return to('claim')
  if (/^(?:list|outside|what|has)$/.test(wish) && subjects.length + kinds.length > 0 && swapped.test(text))
    return to('substitute')
  if (wish === 'has' && subjects.length > 0 && letIn.test(text)) return to('allowed')
  return heard
}
