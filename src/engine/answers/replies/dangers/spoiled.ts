import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'

/** Mould, slime or a smell that food has when it has gone bad, and not what keeps mould away or is named for it. */
const showsRot =
  /发霉|(?:长|起|有|是)了?.{0,3}(?:毛(?=了|吧|吗|，|,|$)|绿毛|白毛|黑毛|灰毛)|(?<!防|抗|白|蓝|青|曲)霉(?:斑|点|味|了)|馊|哈喇|有?油耗味|怪味|变味|发[黏粘臭]|\b(?:mou?ldy?|fur(?:ry)?|fuzz(?:y)?) (?:on|spots?|bits?|patch|growing)|\b(?:bit|spots?|patch|layer) of (?:mou?ld|fur|fuzz)|\b(?:gone|went|is|its|it's|looks?) (?:mou?ldy|furry|fuzzy|slimy|rancid)|\bsmells? (?:like|of) (?:paint|putty|vinegar|ammonia|rotten|sour|crayon)|\bsmells? (?:off|bad|sour|funny|weird|rancid|rotten)/
/** Asks whether it may be eaten, or what to cut away. */
const wantsToEat =
  /[吃喝]|切掉|刮掉|挖掉|去掉|削|蒸|煮|炒|剩下|还行|没事|有毒|没毒|\b(?:eat|drink|scrape|cut|rest|ok|okay|safe|fine|use|cook|boil)\b/

/** Chilled or frozen food that lay warm for hours, or was frozen once more after it. */
const layWarm =
  /(?:漏|放|摆|搁|搁置|擺|留)(?:咗|了|在)?(?:喺|在)?.{0,3}(?:[枱台]面|桌上|桌面|室温|常温|外面|出面).{0,4}(?:成晚|成日|一晚|一夜|过夜|整夜|一天|几个?小时)|\b(?:left|sat|stood|been|thaw\w*|defrost\w*)\b.{0,24}\b(?:on the (?:counter|side|worktop|table)|at room temp\w*|in the (?:cupboard|cupbord|car)|overnight|all (?:day|night))\b/
const wantsCold = /冷藏|冷冻|冷凍|[-－–]\s?18|refrigerat|keep (?:chilled|frozen|cold)|\bfrozen\b|\bfridge\b/i

const throwAway: Bilingual = {
  zh: '不要吃，整份扔掉：发霉、发黏或有怪味就是坏了，霉菌和细菌的毒素会到看不见的地方，切掉、刮掉、蒸煮都去不干净。吃了不舒服请就医。',
  en: 'Do not eat it, throw all of it away: mould, slime or an off smell means that it has gone bad. What moulds and bacteria make spreads where nobody sees it, and neither cutting, scraping nor cooking takes it away. See a doctor if somebody who ate it feels unwell.',
}

/** Food that shows that it has gone bad, or that lay warm against its label, is not to be eaten; false where that was not asked. */
export const tellSpoiled = (context: AnswerContext): boolean => {
  if (showsRot.test(context.text) && wantsToEat.test(context.text)) {
    context.reply.say(throwAway, ...wholeLabel(context))
    return true
  }
  const words = layWarm.test(context.text) ? quotedWhere(context, line => wantsCold.test(line)) : undefined
  if (words === undefined) return false
  context.reply.say(
    {
      zh: `不要吃，扔掉：标签要求“${words}”，在外面放了这么久，细菌会长，闻着没变也一样；再冻上或加热也不能补救。`,
      en: `Do not eat it, throw it away: the label wants "${words}", and in so long a time in the warm bacteria grow, even where it smells right; to freeze it again or heat it does not undo that.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}
