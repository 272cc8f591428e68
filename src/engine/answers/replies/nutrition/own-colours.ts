import type { Kind } from '../../entities/kinds.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'

/** Foods that colour what they are in, by the word of the question. */
const hues: readonly { asked: RegExp; names: RegExp }[] = [
  {
    asked: /红|粉(?:色|红)|\b(?:red|pink)\b/,
    names:
      /山楂|番茄|西红柿|草莓|樱桃|辣椒|甜菜|红豆|赤小豆|火龙果|石榴|蔓越莓|树莓|\b(?:tomato|strawberr|cherr|beetroot|raspberr|cranberr|paprika|chill?i)/i,
  },
  {
    asked: /黄|橙|金|\b(?:yellow|orange|golden)\b/,
    names:
      /姜黄|南瓜|胡萝卜|玉米|蛋黄|鸡蛋|芒果|咖喱|橙|黄桃|\b(?:turmeric|pumpkin|carrot|maize|corn|egg|mango|curry|orange|peach)/i,
  },
  {
    asked: /绿|\bgreen\b/,
    names: /抹茶|绿茶|菠菜|海苔|紫菜|豌豆|\b(?:matcha|spinach|seaweed|pea|kale|nori)/i,
  },
  {
    asked: /黑|棕|褐|深色|\b(?:brown|black|dark)\b/,
    names:
      /可可|巧克力|咖啡|酱油|红糖|黑糖|黑芝麻|麦芽|\b(?:cocoa|chocolate|coffee|soy sauce|molasses|sesame|malt)/i,
  },
  {
    asked: /紫|蓝|\b(?:purple|violet|blue)\b/,
    names: /紫薯|蓝莓|葡萄|桑葚|紫米|黑米|\b(?:blueberr|grape|purple|blackcurrant|elderberr)/i,
  },
]

/** No colour was added, and why is it so red: which food of the list has that colour itself. */
export const tellOwnColour = (kinds: readonly Kind[], context: AnswerContext): void => {
  if (!kinds.some(({ functions }) => functions?.includes('着色剂'))) return
  const hue = hues.find(({ asked }) => asked.test(context.text))
  const hits = context.flat.flatMap(({ name, role, additiveId }, index) =>
    role === undefined && additiveId === undefined && hue?.names.test(name) ? [index] : [],
  )
  if (hits.length === 0) return
  const names = namesOf(hits.slice(0, 3), context)
  context.reply.say(
    {
      zh: `这个颜色是配料本身的：${names.zh}。`,
      en: `The colour is that of the ingredients themselves: ${names.en}.`,
    },
    ...onLabel(context, hits.slice(0, 3)),
  )
}
