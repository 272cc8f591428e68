import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, listedAs, namesOf, onLabel } from '../answer-context.ts'

/** What a pack says is not added, and what brings the same by another name, with the source of that. */
const others: readonly (Bilingual & { claimed: RegExp; isListed: RegExp; by: RegExp; why: Bilingual })[] = [
  {
    zh: '味精',
    en: 'MSG',
    claimed: /味精|谷氨酸钠|\bmsg\b|glutamate/,
    isListed: /^(?:味精|谷氨酸钠)|\bmsg\b|monosodium glutamate/i,
    by: /酵母(?:抽提|提取|浸)[物膏粉出]|水解(?:植物|大豆|小麦)?蛋白(?!肽)|yeast extract|hydroly[sz]ed .{0,12}protein/i,
    why: {
      zh: '天然含谷氨酸盐，一样提鲜（FDA 2012）',
      en: 'contains glutamate by nature and gives the same savoury taste (FDA 2012)',
    },
  },
  {
    zh: '亚硝酸盐',
    en: 'nitrite',
    claimed: /亚硝酸|硝酸盐|\bnitrit|\bnitrat/,
    isListed: /硝酸[钠钾]|nitrite|nitrate/i,
    by: /芹菜[粉汁]|celery (?:powder|juice|extract)/i,
    why: {
      zh: '天然含硝酸盐，经菌种变成亚硝酸盐，和加进去的是同一种东西',
      en: 'contains nitrate by nature, which cultures turn into nitrite, the same substance as the added one',
    },
  },
]
const saysNone = /[0零无](?:添加)?|[不没未](?:另)?(?:添?加|放|用|含)|\b(?:no|without|zero|free|0)\b/
const asksSame =
  /换|马甲|不就是|其实|一回事|一样|算不算|等于|还不是|骗|忽悠|是不是|\b(?:same|just|isn'?t|is not|another name|trick|really|but)\b/

/** No MSG, but yeast extract, is that not the same: that the claim is kept, and what it comes to; false where that was not asked. */
export const tellByAnotherName = ({ text }: Heard, context: AnswerContext): boolean => {
  const one = others.find(({ claimed }) => claimed.test(text))
  if (!one || !saysNone.test(text) || !asksSame.test(text)) return false
  const hits = listedAs(one.by, context)
  if (hits.length === 0 || listedAs(one.isListed, context).length > 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `字面没错，作用差不多：配料没有单独列出${one.zh}，但${names.zh}${one.why.zh}。`,
      en: `True to the letter, and much the same in effect: the list names no ${one.en}, but ${names.en} ${one.why.en}.`,
    },
    ...onLabel(context, hits.slice(0, 3)),
  )
  return true
}
