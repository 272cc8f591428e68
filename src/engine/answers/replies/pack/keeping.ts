import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const preservatives = {
  zh: '防腐剂',
  en: 'preservatives',
  functions: ['防腐剂'],
  classes: ['nitrite'],
} as const
const asked =
  /(?:怎么|咋|为什么|凭什么|如何).{0,6}(?:能|可以|会)?.{0,4}(?:放|搁|存|保质|保存|摆).{0,6}(?:久|年|月|天|不坏|长)|(?:没|不|无).{0,6}防腐剂.{0,12}(?:放|搁|存|保质|坏)|how (?:can|does|come).{0,24}(?:keep|last|shelf)|last so long|without preservatives/

/** How foods keep without preservatives, by what their labels say of them. */
const ways: readonly (Bilingual & { label: RegExp })[] = [
  {
    label: /罐头|gb\/?t? ?(?:7098|13516)|\bcanned\b|\btinned\b/,
    zh: '罐头密封后加热杀菌（GB 7098），开盖前不靠防腐剂',
    en: 'canned food is sealed and then sterilised by heat (GB 7098), and needs no preservative until it is opened',
  },
  {
    label: /灭菌乳|超高温|\buht\b|无菌/,
    zh: '超高温灭菌后无菌灌装，开封前不靠防腐剂',
    en: 'it is heated very high and filled sterile, and needs no preservative until it is opened',
  },
  {
    label: /-18|速冻|冷冻|急冻|frozen/,
    zh: '在 -18 ℃ 以下微生物不生长',
    en: 'microbes do not grow at -18 °C',
  },
  {
    label:
      /糊\b|粉\b|干燥|奶粉|饼干|方便面|速食面|话化|蜜饯|肉干|脆|dried|powder|biscuit|cracker|crisps|noodle/,
    zh: '含水很少，微生物难以生长',
    en: 'it contains little water, in which microbes hardly grow',
  },
]

/** How it keeps so long: by its preservatives, else by how such food is made to keep; false where that was not asked. */
export const tellKeeping = ({ text, wish }: Heard, context: AnswerContext): boolean => {
  if (!asked.test(text) || context.flat.length === 0 || /^(?:suits|limit|allowed)$/.test(wish)) return false
  const hits = hitsOf(preservatives, context)
  const label = fold(context.asked.label?.text ?? '').text
  const way = ways.find(one => one.label.test(label))
  const names = namesOf(hits, context)
  if (hits.length > 0)
    context.reply.say(
      {
        zh: `靠防腐剂：配料里有${names.zh}${way ? `；另外${way.zh}` : ''}。`,
        en: `By preservatives: the list has ${names.en}${way ? `; besides, ${way.en}` : ''}.`,
      },
      ...onLabel(context, hits),
    )
  else
    context.reply.say(
      way
        ? {
            zh: `可以：没有识别到防腐剂，${way.zh}；标签能核对的只有配料表。`,
            en: `It can: no preservative was recognised, and ${way.en}; the list is all that can be checked here.`,
          }
        : {
            zh: '没有识别到防腐剂；靠什么保存标签没有写，常见的是加热杀菌、密封、冷藏、少水、多糖或多盐。',
            en: 'No preservative was recognised; what keeps it the label does not say: mostly heat, a tight seal, cold, little water, much sugar or salt.',
          },
      ...wholeLabel(context),
    )
  return true
}
