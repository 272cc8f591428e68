import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel } from '../answer-context.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asked =
  /汤(?:不喝|不要|倒掉|留着|剩).{0,10}(?:少|省)|(?:不喝|倒掉|留下)汤.{0,10}(?:少|省)|(?:不|少|别|唔)[喝饮]汤|汤(?:都)?(?:不|少|别|唔)[喝饮]|\b(?:without|leave|skip|not drink(?:ing)?|don'?t drink|tip(?:ping)? out|pour(?:ing)? (?:away|out)) (?:the |all the )?(?:soup|broth)\b.{0,30}\b(?:less|save|much|salt|salty|sodium)\b|(?:半|一半|少|一点)[^，,。]{0,4}(?:包|袋)?(?:调?料|[酱醬粉]包|[酱醬]料|盐包)|(?:调?料|[酱醬粉]包|[酱醬]料)包?.{0,6}(?:一半|半包|半袋|少放|少加)|\b(?:half|less|only some|part) (?:of )?(?:the |a )?(?:sachet|seasoning|flavou?ring|powder|soup base|sauce|packet of)/
const salty = /盐|鹽|钠|鈉|酱油|咸|鹹|血压|血壓|肾|腎|\bsalt|\bsodium|\bblood pressure|\bkidney/

/** Half of the sachet: less salt, and how much less no label tells that gives the salt of the whole; false where that was not asked. */
export const tellHalfSachet = (
  { text, who }: Pick<Heard, 'text' | 'who'>,
  context: AnswerContext,
): boolean => {
  const parts = (context.result?.ingredients ?? []).filter(({ role }) => role === 'section')
  const table = context.result?.nutrition
  const isOfSalt = salty.test(text) || who?.groups.some(group => group === 'hypertension' || group === 'ckd')
  if (!asked.test(text) || !isOfSalt || parts.length < 2 || !table) return false
  const withSalt = parts.filter(({ children }) => children.some(({ name }) => /盐|鹽|salt/i.test(name)))
  const names: Bilingual = {
    zh: withSalt.map(({ name }) => name).join('、'),
    en: withSalt.map(({ name }) => name).join(', '),
  }
  const salts = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && /盐|鹽|\bsalt\b/i.test(name) ? [index] : [],
  )
  context.reply.say(
    {
      zh: `会少一些，少多少算不出：营养成分表只给了整包的钠，没有按料包分开写${withSalt.length > 1 ? `；${names.zh}里都列了盐` : ''}。`,
      en: `It makes it less, but how much less cannot be worked out: the nutrition table gives the salt of the whole and not of each sachet${withSalt.length > 1 ? `, and salt is listed in ${names.en}` : ''}.`,
    },
    ...onLabel(context, salts.slice(0, 4)),
  )
  const said = answerNutrition(table, {
    nutrient: 'salt',
    serving: 'pack',
    isLevel: false,
    isOfDay: true,
    isOfChild: false,
  })
  if (said) context.reply.say(said, tableCitation)
  return true
}
