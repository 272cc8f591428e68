import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, quotedWhere, wholeLabel } from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asked =
  /(?:用不用|要不要|需不需要|该不该|使不使|还(?:要|用|需要?|得)|可以不|能不能不)(?:再|另外|额外)?[放加落搁撒](?:点|一点|些)?盐|(?:再|还)[放加落搁撒]?(?:点|一点|些)?盐(?:吗|不|嘛|$)|\b(?:still |do i |should i |need to |have to )+(?:add|put|use)(?: any| more| extra| some| the)* salt\b|\b(?:add|put)(?:ing)? (?:any |more |extra )+salt\b/
const ownWords =
  /酌减|减少?(?:食)?盐|少放(?:食)?盐|(?:无需|不必|不用)(?:再)?[放加]盐|味咸|reduce (?:the )?salt|no (?:need to )?add(?:ed)? salt|less salt/
/** Grams of salt in 100 g of a seasoning, and of a dish that is salty. */
const [ofSeasoning, salty, little] = [5, 1.2, 0.3] as const

/** Cooked with it, and is salt still to be added: by how salty it is, and what the pack says; false where that was not asked, or the table has no salt. */
export const tellMoreSalt = ({ text }: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const salt = table && knownAmounts(table)?.of.salt
  if (!asked.test(text) || salt === undefined) return false
  const lead =
    salt >= ofSeasoning
      ? { zh: '不用再放盐，它本身就很咸', en: 'No more salt: it is very salty itself' }
      : salt >= salty
        ? { zh: '先不放，它已经偏咸，尝了再说', en: 'Not at first: it is salty already, so taste it' }
        : salt >= little
          ? { zh: '尝了再定，少放：它本身有些盐', en: 'Taste first and use little: it has some salt' }
          : {
              zh: '它本身盐不多，放不放看口味，少放为好',
              en: 'It has little salt itself: by taste, and rather little',
            }
  const words = quotedWhere(context, folded => ownWords.test(folded))
  const figures = figuresOf(['salt'], { ...context, text: fold(context.asked.question).text })
  const quote = words
    ? { zh: `标签也写着“${words}”。`, en: ` The label says "${words}".` }
    : { zh: '', en: '' }
  context.reply.say(
    { zh: `${lead.zh}。${figures?.zh ?? ''}${quote.zh}`, en: `${lead.en}. ${figures?.en ?? ''}${quote.en}` },
    tableCitation,
    ...(words ? wholeLabel(context) : []),
  )
  return true
}
