import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { factStated } from '../label/facts.ts'

const used =
  /(?:几|多少)(?:只|头|条|尾|个|颗|棵|株)(?:新鲜|真)?(?:鸭子?|鸡|牛|猪|羊|鱼|虾|蟹|橙子?|苹果|柠檬|草莓|蓝莓|番茄|西红柿|芒果|桃子?|葡萄|椰子)(?=[吗呢啊呀的做?，,。\s]|$)|\bhow many (?:real |whole |actual )?(?:ducks?|chickens?|cows?|pigs?|turkeys?|sheep|fish|shrimps?|prawns?|crabs?|oranges?|apples?|lemons?|tomato(?:es)?|strawberr(?:y|ies)|cherr(?:y|ies))\b/

/** How many ducks went into it: no label tells; false where that was not asked. */
export const tellHowManyUsed = (context: AnswerContext): boolean => {
  if (!used.test(context.text) || context.flat.length === 0) return false
  const net = factStated('net', context.asked.label?.text ?? '')
  context.reply.say(
    {
      zh: `看不出：标签只写配料${net ? `和净含量（${net}）` : ''}，不写用了多少只、多少个。`,
      en: `A label does not tell: it states ingredients${net ? ` and the net weight (${net})` : ''}, not how many went into it.`,
    },
    ...wholeLabel(context),
  )
  return true
}
