import type { Ingredient } from '../../../result.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import type { Subject } from '../../entities/subjects.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { allergenIndices, allergenName } from './allergens.ts'
import { animalHits } from './diets.ts'
import { leads } from './leads.ts'
import { quoteWarning } from './pack-warnings.ts'

/** Words that take an ingredient out of the food before it is eaten. */
export const isPickedOut =
  /挑(?:出|掉|走|开)|[捡拣](?:出|掉)|拿(?:掉|走)|去掉|剔|不吃(?:里面|那)|(?:只|光)喝汤|\bpick(?:ed|ing)?\b.{0,30}\b(?:out|off)\b|\btake\b.{0,30}\b(?:out|off)\b|\bleave (?:out|off)|\bscrape|\bremove\b|\beat around/

/** Made or eaten without it, as a part of its own. */
const isLeftAway =
  /\bwithout\b|除(?:了|去|开)|不算|\baside\b|\bapart from\b|\bif (?:it|they) (?:had|has|have) no\b/

const within = (one: Ingredient): Ingredient[] => [one, ...one.children.flatMap(within)]

/** May somebody eat the rest when an ingredient is picked out: no, and what else is against it; false where nothing of it is. */
export const tellPickedOut = (
  who: Audience,
  subjects: readonly Subject[],
  context: AnswerContext,
): boolean => {
  const { flat, text, reply } = context
  const picked = subjects.flatMap(({ ingredient }) => (ingredient ? within(ingredient) : []))
  const isMade = !isPickedOut.test(text)
  if ((isMade && !isLeftAway.test(text)) || picked.length === 0) return false
  // Of gelatine aside, what is halal of the rest is judged as a whole.
  if (isMade && (who.diet === 'halal' || who.diet === null)) return false
  const against = [
    ...who.allergens.flatMap(name => allergenIndices(name, context)),
    ...(who.diet ? animalHits(who.diet === 'vegan' ? 'vegan' : 'vegetarian', context) : []),
  ]
  if (against.length === 0) return false
  const rest = [...new Set(against)].filter(index => !picked.some(one => one === flat[index]))
  const names = namesOf(rest, context)
  const out = namesOf(
    subjects.flatMap(({ index }) => index ?? []),
    context,
  )
  const what = who.allergens.map(allergenName)
  if (isMade && rest.length === 0) {
    reply.say(
      {
        zh: `除了${out.zh}，没有识别到别的动物来源的配料；复合配料可能含有没有展开的成分。`,
        en: `Apart from ${out.en} nothing from animals was recognised; compound ingredients may contain some that are not listed.`,
      },
      ...onLabel(
        context,
        subjects.flatMap(({ index }) => index ?? []),
      ),
    )
    return true
  }
  reply.say(
    rest.length > 0
      ? {
          zh: `${leads.no.zh}：挑出${out.zh}也不行，还有${names.zh}${what[0] ? `（${what[0].zh}）` : ''}${isMade ? '' : '，碎屑和汤汁也会沾上'}。`,
          en: `${leads.no.en}: without ${out.en} it still contains ${names.en}${what[0] ? ` (${what[0].en})` : ''}${isMade ? '' : ', and crumbs and juices stay behind'}.`,
        }
      : {
          zh: `${leads.no.zh}：挑出${out.zh}也会留下碎屑和汤汁，过敏和严格忌口的人不能这样吃。`,
          en: `${leads.no.en}: crumbs and juices of ${out.en} stay behind; with an allergy or a strict diet that is not enough.`,
        },
    ...onLabel(context, rest.length > 0 ? rest.slice(0, 4) : subjects.flatMap(({ index }) => index ?? [])),
  )
  // A baby may not have it by the pack, whatever is scraped off.
  if (isYoung(who.groups)) quoteWarning(who, context)
  return true
}
