import type { AnswerContext } from '../answer-context.ts'
import { orWhole, wholeLabel } from '../answer-context.ts'
import { gloss } from '../pack/in-english.ts'
import { sentencesOf } from '../pack/printed.ts'

/** Whether one may live on it alone. */
const asksOnlyFood =
  /(?:只|光|净|全)(?:是)?(?:吃|喝|靠)(?!了?[一两二三四五六半几\d]{1,2}[个小大]?[包片袋块瓶杯条根支盒罐碗勺颗粒份口点])(?:这|它|泡面|方便面|面包|[^，,。]{0,6}(?:[天日周月]|星期|礼拜)).{0,16}|(?:[天日周月]|星期|礼拜).{0,6}(?:只|光|全)(?:吃|喝|靠)(?!了?[一两二三四五六半几\d]{1,2}[个小大]?[包片袋块瓶杯条根支盒罐碗勺颗粒份口点])|\b(?:live|survive|get by) (?:on|off)\b|\breplac(?:e|ing) (?:all |every )?(?:my |your |his |her )?(?:meals?|food|diet)\b|代替?(?:所有的?)?(?:正餐|三餐|一日三餐)|\bnothing (?:else )?but\b|\bnothing else\b|\bonly (?:eat|drink)\b(?! (?:an?|half|one|two|three|\d+)\b)|\b(?:eat|drink)(?:ing)? (?:only|just|nothing)\b/
const printed =
  /sole source of (?:nutrition|nourishment)|not (?:a )?(?:substitute|replacement) for|唯一(?:的)?营养|不能(?:代替|替代)(?:正餐|正常|日常|均衡|药)|不可(?:代替|替代)|varied (?:and balanced )?diet|均衡(?:的)?(?:饮食|膳食)/

/** Nothing but this for two weeks: what the pack says of that, and that one food alone is no diet; false where that was not asked. */
export const tellOnlyFood = (context: AnswerContext): boolean => {
  if (!asksOnlyFood.test(context.text) || context.flat.length === 0) return false
  const [found] = sentencesOf(context).filter(({ folded }) => printed.test(folded))
  context.reply.say(
    found
      ? {
          zh: `不行：标签写着“${found.words}”。`,
          en: `No: the label says "${found.words}"${gloss(found.words)}.`,
        }
      : {
          zh: '不行：标签不能说明只靠这一种食品就够，营养成分表没有列的营养也看不出来；想长期这样吃，先问医生或营养师。',
          en: 'No: nothing on the label shows that this alone is enough, and of nutrients that its table leaves out it tells nothing. Before you live on one food, ask a doctor or dietitian.',
        },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}
