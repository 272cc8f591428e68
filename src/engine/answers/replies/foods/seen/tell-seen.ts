import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, listedAs, namesOf, onLabel, wholeLabel } from '../../answer-context.ts'
import { sights } from './sights.ts'

/** Asks whether it is as it should be, what it is, or where it comes from. */
const asksOfIt =
  /正常|坏|吃|喝|要紧|有事|没事|怎么|咋|点解|为什么|为啥|是(?:不是)?(?:啥|什么|咩|霉|加)|系咩|咩|什么|啥|哪|吗|么|嘛|不$|\?|\b(?:normal|ok|okay|safe|off|bad|fine|eat|drink|why|what|whats|what's|is|are|does|how|mould|mold)\b/

const asksWhetherGood =
  /正常|坏|[能可得行][^，。？]{0,3}[吃喝饮食]|[吃喝食饮]得|要紧|没事|有事|霉|\b(?:normal|ok|okay|safe|off|bad|fine|eat|drink|mou?ld)\b/
const alarm: Bilingual = {
  zh: '有怪味、胀气、发黏或长毛就别吃。',
  en: 'With an off smell, gas, slime or fur do not eat it.',
}

/** What somebody sees or tastes of the food at hand: what it mostly is in such food, and when not to eat it; false where none was asked about or known. */
export const tellSeen = ({ text, wish, subjects, who }: Heard, context: AnswerContext): boolean => {
  // A white additive is no bloom, and somebody allergic is told of the allergen.
  if (subjects.some(({ entry }) => entry) || (who?.allergens.length ?? 0) > 0) return false
  if (/^(?:allowed|limit|adi|cancer|nutrition|score)$/.test(wish) || context.flat.length === 0) return false
  const seen = asksOfIt.test(text) ? sights.filter(sight => sight.asked.test(text)) : []
  if (seen.length === 0) return false
  const { asked, flat } = context
  const food = fold(`${asked.label?.product.name ?? ''} ${flat.map(({ name }) => name).join(' ')}`).text
  const [cause] = seen.flatMap(({ causes }) => causes.find(({ of }) => !of || of.test(food)) ?? [])
  if (!cause) return false
  const hits = cause.from ? listedAs(cause.from, context).slice(0, 4) : []
  if (cause.from && !cause.of && hits.length === 0) return false
  const names = namesOf(hits, context)
  const ending =
    !asksWhetherGood.test(text) || cause.isOff || /别吃|do not eat/.test(`${cause.zh}${cause.en}`)
      ? { zh: '', en: '' }
      : alarm
  const head = `${cause.en.charAt(0).toUpperCase()}${cause.en.slice(1)}`
  context.reply.say(
    {
      zh: `${cause.zh}${hits.length > 0 ? `（这份里有${names.zh}）` : ''}。${ending.zh}`,
      en: `${head}${hits.length > 0 ? ` (here: ${names.en})` : ''}.${ending.en && ` ${ending.en}`}`,
    },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}
