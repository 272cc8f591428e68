import type { Bilingual } from '../../../result.ts'
import { topicIn } from '../../entities/topics.ts'
import { type AnswerContext, listedAs, namesOf, onLabel } from '../answer-context.ts'

const hasEaten =
  /偷吃|偷吞|吞(?:下|咗)|吃了|吃咗|吞了|舔了|误食|吃掉|吃下|\b(?:ate|eaten|eat up|swallowed|got into|licked|chewed|snatched|stole)\b/
/** What poisons dogs or cats. */
const poison =
  /木糖醇|巧克力|可可|咖啡|茶(?!籽)|瓜拉纳|葡萄(?!糖|籽)|提子|洋葱|大蒜|蒜|葱|韭|酒(?!石)|夏威夷果|澳洲坚果|xylitol|birch sugar|chocolate|cocoa|coffee|caffeine|\btea\b|guarana|grape(?! ?seed)|raisin|currant|sultana|onion|garlic|\bleek|chive|alcohol|\brum\b|macadamia/i

/** What of the list poisons dogs or cats; nothing where none of it does. */
export const warnOfPoisons = (context: AnswerContext): void => {
  const hits = listedAs(poison, context)
  if (hits.length === 0) return
  const names = namesOf(hits.slice(0, 4), context)
  context.reply.say(
    { zh: `这份配料里就有：${names.zh}，不要给。`, en: `This list has ${names.en}: do not give it.` },
    ...onLabel(context, hits.slice(0, 4)),
  )
}

const callVet: Bilingual = {
  zh: '不要等：现在就打电话给兽医或宠物医院，告诉他们吃了什么、多少、动物多重，带上这个包装。我的资料只关于人的食品，不能用于宠物，不能说没事。',
  en: 'Do not wait: call a vet now, and say what was eaten, how much and what the animal weighs; keep the pack at hand. My knowledge is about food for people, not for pets, and cannot tell that it is harmless.',
}

/** An animal has eaten of it: to the vet at once, with what of the list poisons; false where that was not said. */
export const tellPetAte = (context: AnswerContext): boolean => {
  if (topicIn(context.text)?.topic !== 'pets' || !hasEaten.test(context.text)) return false
  context.reply.decline(callVet)
  const hits = listedAs(poison, context).slice(0, 4)
  const names = namesOf(hits, context)
  if (hits.length > 0)
    context.reply.say(
      {
        zh: `这份配料里有会让猫狗中毒的：${names.zh}。`,
        en: `The list has what can poison dogs or cats: ${names.en}.`,
      },
      ...onLabel(context, hits),
    )
  return true
}
