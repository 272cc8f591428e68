import type { Heard } from '../understanding/heard.ts'

/** And does it say so itself. */
const saysSo =
  /^(?:那)?(?:它|包装|标签)?(?:自己|上面?)?(?:有没有?|有冇|有)(?:写|说|讲|标|印)(?:着|明)?(?:不?(?:行|能|可以|清楚|明白))?[吗么不没]?$|^(?:do|does|did) (?:they|it|the (?:pack|label|box)) (?:even |actually )?say(?: so| that| it)?$|^(?:they|it) says? so$/

/**
 * What is said of an answer more than asked: is that a mistake, are they having us on, have you tested it, help me look. Beside a
 * question that is answered no answer of its own is owed.
 */
const remarks: readonly RegExp[] = [
  // They play with words, they exaggerate, they cheat.
  /文字游戏|(?:夸张|过分|离谱)[了些点的]{0,2}[吧啊呀吗]|(?:哄|骗|忽悠|坑|糊弄)(?:人|我|鬼|谁|消费者)|凑数|换(?:了|个)*马甲|故意.{0,4}(?:写|标|弄)/,
  /\b(?:is (?:that|it|this) (?:a )?(?:mistake|error|typo|joke|trick)|are they (?:serious|kidding|joking|having (?:me|us) on)|does (?:it|that) (?:even )?matter|why would they even)\b/,
  // You know, look for me, my eyes are bad, in short.
  /^(?:你|您)?(?:们)?(?:晓得|知道|懂|明白)(?:不|吗|么|吧)?$|谁懂啊|^帮我?(?:看|查)[下看一]*$|^(?:你们)?(?:测|验|检测|检查|查)过(?:没有?|吗|么)?$|^quick (?:calc|one|question)$/,
  saysSo,
  // Has it to do with me, is that the case.
  /^(?:这|那)?(?:跟|和|与)我有(?:没有|什么|啥)?关系(?:吗|么|不|没)?$|^(?:包装|标签)?上?面?(?:写没写|看得到|睇唔睇到)[吗么不没]?$/,
]

const namesNothing = ({ subjects, kinds, nutrients, who, isOwnWho, fact }: Heard): boolean =>
  subjects.length + kinds.length + nutrients.length === 0 && (who === null || !isOwnWho) && fact === null

/** Whether one half of a message is a remark on the other, and names nothing that could be told. */
export const isRemark = (part: Heard): boolean =>
  namesNothing(part) && remarks.some(one => one.test(part.text.trim()))

/** Whether it asks no more than whether the pack says what was asked before it. */
export const asksIfItSays = ({ text }: Heard): boolean => saysSo.test(text.trim())
