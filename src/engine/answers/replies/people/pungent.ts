import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { leads } from './leads.ts'

const isAsked =
  /五[辛荤葷]|荤辛|净素|[信念拜]佛|佛教|不(?:吃|碰|沾|食).{0,3}[葱蒜]|[葱蒜].{0,4}都?不(?:吃|碰|沾|食)|出家人|和尚|尼姑|犯戒|破戒|破斋|(?<=[佛素斋僧庙].{0,16})开荤|开荤(?=.{0,16}[佛素斋僧庙])|\b(?:five pungent|pungent vegetables|no onions? (?:or|and|no) garlic|no garlic|buddhists?)\b/
/** Eats no meat, and has nothing against garlic. */
const isEaten =
  /[葱蒜韭][^，,。;；]{0,8}(?:没关系|无所谓|不忌|不要紧|没问题|ok\b|(?<!不)(?:可以|能|都|也|照)吃|(?<!不)吃的)|\b(?:garlic|onions?|leeks?|chives)\b[^.,;?]{0,16}\b(?:is|are) (?:fine|ok|okay|alright)|\b(?:fine|ok|okay) with (?:garlic|onions?|leeks?)/
const pungent =
  /葱|蔥|蒜|韭|薤|藠|洋葱|兴渠|阿魏|\b(?:garlic|onions?|leeks?|chives?|shallots?|scallions?|asafoetida)\b/i
const unnamed = /香辛料|调味料|調味料|香精|香料|\b(?:spices?|seasonings?|flavou?rings?)\b/i

/** Whether the list names garlic, onion or another of the five pungent vegetables that Buddhists avoid; false where that was not asked, or with `onlyListed` where it names none. */
export const tellPungent = (context: AnswerContext, onlyListed = false): boolean => {
  if (!isAsked.test(context.text) || isEaten.test(context.text) || context.flat.length === 0) return false
  const hitsOf = (words: RegExp) =>
    context.flat.flatMap(({ name, role }, index) => (role === undefined && words.test(name) ? [index] : []))
  const hits = hitsOf(pungent)
  if (onlyListed && hits.length === 0) return false
  const open = hitsOf(unnamed)
  const names = namesOf(hits.length > 0 ? hits : open, context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `${leads.no.zh}，对忌五辛的人：配料里有五辛（${names.zh}）。`,
          en: `${leads.no.en}, not without the five pungent vegetables: the list has ${names.en}.`,
        }
      : {
          zh: `没有识别到五辛（葱、蒜、韭、薤、兴渠）${open.length > 0 ? `；${names.zh}里可能有而不写明，忌五辛的请问厂家` : ''}。`,
          en: `None of the five pungent vegetables (garlic, onion, leek, chives, asafoetida) was recognised${open.length > 0 ? `; ${names.en} may contain them unnamed, so ask the maker` : ''}.`,
        },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}
