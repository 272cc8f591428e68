import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { byPart, partName, sectionsOf } from './parts.ts'
import { soughtBy, withoutNames } from './within-part.ts'
import { mentionsIn } from './without-part.ts'

const asksWhich =
  /藏(?:在|到)?哪|跑哪|哪儿了|[哪边](?:几|一|个|些)?[个种]?小?(?:料|酱|粉|油|菜|调料)?包|哪[一个]?(?:层|部分)|在哪[里儿个]?$|在哪[个些里]|\bwhich (?:\w+ )?(?:sachets?|packets?|parts?|layers?|bits?|bags?|pouch(?:es)?)\b|\bwhich (?:one|ones) (?:has|have|contains?|is|are)\b|\bwhere is\b/
/** In the wrapper or in the filling: a choice of two parts. */
const asksEither = /还是|哪[个种](?:里面?|中)?(?:放|加|含|有)|\bor\b/
const isOfEither = (context: AnswerContext): boolean =>
  asksEither.test(context.text) &&
  new Set(mentionsIn(context.text, sectionsOf(context)).map(({ part }) => part)).size > 1
const asksParts =
  /(?:几|多少)个?小?(?:料|调料)?包(?!装)|\bhow many (?:\w+ )?(?:sachets?|packets?|pouches|parts)\b|\bin the (?:box|kit)\b/

const wordOfPart = /包$|sachet|packet|paste|pouch/i

/** How many sachets there are, and which: the parts of the list; false where that was not asked. */
const tellParts = (context: AnswerContext): boolean => {
  const parts = sectionsOf(context)
  // What is in the box a kit prints itself.
  const isPrinted = /^\s*contents\s*:/im.test(context.asked.label?.text ?? '')
  if (parts.length < 2 || isPrinted || !asksParts.test(context.text)) return false
  const names = parts.map(part => partName(part, context))
  const isOfPackets = parts.every(({ name }) => wordOfPart.test(name.replace(/[:：]\s*$/, '')))
  context.reply.say(
    {
      zh: `配料表分 ${parts.length} ${isOfPackets ? '包' : '部分'}列出：${names.join('、')}。`,
      en: `The list has ${parts.length} parts: ${names.join(', ')}.`,
    },
    ...wholeLabel(context),
  )
  return true
}

/** Which sachet has the lard, and where are the preservatives: the parts that have it, each with what it has; false where that was not asked. */
export const tellWhichPart = (heard: Heard, context: AnswerContext): boolean => {
  const { text } = context
  const isAsked = asksWhich.test(text) || isOfEither(context)
  if (heard.nutrients.length === 0 && !isAsked) return tellParts(context)
  if (!isAsked || sectionsOf(context).length < 2) return false
  // In which sachet is sesame, and is it in the peanut sachet: the peanuts are a name.
  const sought = soughtBy(withoutNames(heard, sectionsOf(context)), context)
  const found = sought.map(one => ({ ...one, parts: byPart(one.hits, context) }))
  if (found.length === 0 || found.every(({ parts }) => parts.length === 0)) return false
  for (const { what, parts, hits } of found) {
    const told = parts.map(one => ({ name: partName(one.part, context), of: namesOf(one.hits, context) }))
    const others = sectionsOf(context).filter(one => parts.every(({ part }) => part !== one))
    const rest = others.map(one => partName(one, context))
    context.reply.say(
      told.length > 0
        ? {
            zh: `${what.zh}在${told.map(({ name, of }) => (of.zh === what.zh ? name : `${name}（${of.zh}）`)).join('、')}里${rest.length > 0 ? `；${rest.join('、')}没有列出` : ''}。`,
            en: `${what.en}: in ${told.map(({ name, of }) => `${name} (${of.en})`).join(', ')}.`,
          }
        : {
            zh: `没有识别到：各部分都没有列出${what.zh}。`,
            en: `None recognised: no part lists ${what.en}.`,
          },
      ...orWhole(context, onLabel(context, hits.slice(0, 6))),
    )
  }
  return true
}
