import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'

/** Mould, slime or a smell that food has when it has gone bad, and not what keeps mould away or is named for it. */
const showsRot =
  /发霉|(?:长|起|有|是)了?.{0,3}(?:毛(?=了|吧|吗|，|,|$)|绿毛|白毛|黑毛|灰毛)|(?<!防|抗|白|蓝|青|曲)霉(?:斑|点|味|了)|馊|哈喇|有?油耗味|怪味|变味|发[黏粘臭]|\b(?:mou?ldy?|fur(?:ry)?|fuzz(?:y)?) (?:on|spots?|bits?|patch|growing)|\b(?:bit|spots?|patch|layer) of (?:mou?ld|fur|fuzz)|\b(?:gone|went|is|its|it's|looks?) (?:mou?ldy|furry|fuzzy|slimy|rancid)|\bsmells? (?:like|of) (?:paint|putty|vinegar|ammonia|rotten|sour|crayon)|\b(?:smells?|smelling|smelt|tastes?) (?:(?:a|an|bit|little|kind|kinda|sort|of|so|really|very|slightly|quite|super) ){0,3}(?:off|bad|sour|funny|weird|rancid|rotten|funky|stale|musty|mou?ldy)\b/
/** Asks whether it may be eaten, or what to cut away. */
const wantsToEat =
  /[吃喝]|切掉|刮掉|挖掉|去掉|削|蒸|煮|炒|剩下|还行|没事|有毒|没毒|坏|扔|丢|还要|\b(?:eat|drink|scrape|cut|rest|ok|okay|safe|fine|use|cook|boil|bin|toss|chuck|bad|throw)\b/

const throwAway: Bilingual = {
  zh: '不要吃，整份扔掉：发霉、发黏或有怪味就是坏了，霉菌和细菌的毒素会到看不见的地方，切掉、刮掉、蒸煮都去不干净。吃了不舒服请就医。',
  en: 'Do not eat it, throw all of it away: mould, slime or an off smell means that it has gone bad. What moulds and bacteria make spreads where nobody sees it, and neither cutting, scraping nor cooking takes it away. See a doctor if somebody who ate it feels unwell.',
}

/** Food that shows that it has gone bad is not to be eaten; false where that was not asked. */
export const tellSpoiled = (context: AnswerContext): boolean => {
  // 怪味胡豆, of a product that is called so.
  const text = /怪味/.test(context.asked.label?.text ?? '')
    ? context.text.replace(/怪味/g, ' ')
    : context.text
  if (!showsRot.test(text) || !wantsToEat.test(text)) return false
  context.reply.say(throwAway, ...wholeLabel(context))
  return true
}
