import { foldedLabel } from '../../entities/per-label.ts'
import { asksMayThey } from '../../text/may-they.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'

const ofGut =
  /拉肚子|腹泻|拉稀|肚泻|屙|上吐下泻|呕吐|吐了|肠胃炎|诺如|diarrh?o?ea|\b(?:the runs|stomach bug|tummy bug|norovirus|gastro|vomit\w*|throwing up|threw up)\b/
const toReplace =
  /补水|补液|脱水|电解质|代替.{0,6}(?:补液|盐水)|补(?:充)?(?:点|一下)?(?:水分|盐)|\b(?:re)?hydrat\w*|\belectrolytes?\b|\bfluids?\b|\breplace\b/
const aDrink =
  /饮料|饮品|飲料|\bdrink\b|\bbeverage\b|电解质|電解質|electrolyte|\bsports?\b|\bwater\b|[汽可]水|\bcola\b/
/** That it causes it is another question. */
const ofCause = /(?:会|能|要)(?:不会)?(?:让.{0,4})?(?:拉|腹泻)|导致|引起|\bcauses?\b|\bgives?\b/
const salts = /口服补液盐|\boral rehydration\b/

/** A drink to make up for diarrhoea or vomiting: rehydration salts instead, before whatever else is to be said; never the whole answer. */
export const tellRehydrating = ({ text, who }: Heard, context: AnswerContext): boolean => {
  const label = foldedLabel(context.asked.label?.text ?? '')
  const isOfDrink = toReplace.test(text) || (who !== null && aDrink.test(label) && asksMayThey(text))
  if (!ofGut.test(text) || ofCause.test(text) || !isOfDrink || context.flat.length === 0 || salts.test(label))
    return false
  context.reply.say(
    {
      zh: '不建议拿它来补液：腹泻、呕吐时该补的是口服补液盐，糖和盐按比例配好（WHO）；饮料的配比不同，糖或糖醇多的还会加重腹泻。小孩、老人精神差、尿少，马上看医生。',
      en: 'Better not for that: with diarrhoea or vomiting take oral rehydration salts, which have sugar and salt in the right ratio (WHO); a drink like this has another, and much sugar or sugar alcohol makes diarrhoea worse. See a doctor at once if a child or an old person is drowsy or hardly passes water.',
    },
    sourceCitation('WHO: Diarrhoeal disease'),
  )
  return false
}
