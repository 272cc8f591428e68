import { fold } from '../../text/normalize.ts'
import type { Kind } from '../entities/kinds.ts'
import { topicIn } from '../entities/topics.ts'
import { type AnswerContext, namesOf, onLabel } from '../replies/answer-context.ts'
import { hitsOf } from '../replies/lists.ts'
import type { Heard } from '../understanding/heard.ts'

/** Wishes that ask whether something is in it; to the others its name only says what they are about. */
const ofPresence = /^(?:claim|has|list|safe)$/
/** Does it taste as good, or is it all MSG: how it tastes is not known, that it is in there is. */
const isOfTaste = ({ wish, text }: Heard): boolean => wish === 'outside' && topicIn(text)?.topic === 'taste'
const mostNamed = 3
const asksAnyAnimal = /\b(?:any|anything)(?: \w+)? animals?\b|有(?:没有|无|什么)?(?:任何)?动物/

/** What a message names of the list, one by one or by its kind, and the answer does not mention: that the list has it. */
export const tellUnsaidListed = (told: readonly Heard[], context: AnswerContext): void => {
  const said = fold(context.reply.text()).text
  const isSaid = (index: number): boolean => {
    const { zh, en } = namesOf([index], context)
    return [zh, en, context.flat[index]?.name ?? ''].some(name => said.includes(fold(name).text))
  }
  const kindsOf = ({ kinds }: Heard): readonly Kind[] =>
    kinds.filter(({ allergen, special }) => allergen === undefined && special === undefined)
  // Any animal stuff in it, the glycerine worries me: told of the glycerine alone.
  const animalsUnsaid = ({ kinds, text }: Heard): readonly number[] => {
    const hits = asksAnyAnimal.test(text)
      ? kinds.filter(({ special }) => special === 'animal').flatMap(kind => hitsOf(kind, context))
      : []
    return hits.some(isSaid) ? [] : hits
  }
  for (const heard of told) {
    if (!ofPresence.test(heard.wish) && heard.wish !== 'origin' && !isOfTaste(heard)) continue
    const single = heard.subjects.flatMap(({ index }) =>
      index === undefined || isSaid(index) ? [] : [index],
    )
    const ofKinds = kindsOf(heard).flatMap(kind => {
      const hits = hitsOf(kind, context)
      return said.includes(kind.zh) || said.includes(kind.en) || hits.some(isSaid) ? [] : hits
    })
    const unsaid = [...new Set([...single, ...ofKinds, ...animalsUnsaid(heard)])].slice(0, mostNamed)
    if (unsaid.length === 0) continue
    const { zh, en } = namesOf(unsaid, context)
    context.reply.next()
    context.reply.say({ zh: `配料表里有：${zh}。`, en: `The list has ${en}.` }, ...onLabel(context, unsaid))
  }
}
