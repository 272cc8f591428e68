import { type MedicineClass, medicinesIn } from '../../../entities/medicines.ts'
import { type AnswerContext, quoted, statementsOf, wholeLabel } from '../../answer-context.ts'
import { tellCaffeineOfPressure } from '../../effects/caffeine.ts'
import { gloss } from '../../pack/in-english.ts'

const forbids =
  /\b(?:do not|don't|never|not to be|should not|not for)\b[^.]{0,60}\b(?:medic\w+|drugs?|inhibitors?|blood thinners?|antidepressants?)\b|服用[^，。]{0,16}药[^。]{0,30}(?:不宜|慎用|禁|勿|不适)|(?:不宜|慎用|禁止|请?勿|不要)[^，。]{0,12}(?:与|和)?[^，。]{0,8}药[物品]?(?:同服|同食|一起)/
const namedOnPack: Readonly<Record<MedicineClass, RegExp>> = {
  pressure: /blood pressure|antihypertens|降压|降血压|高血压/,
  heart: /\bheart\b|心脏|强心/,
  lipids: /cholesterol|statin|降脂|他汀/,
  sugar: /diabet|insulin|降糖|胰岛素/,
  gout: /\bgout\b|痛风/,
  thinner: /thinner|anticoag|warfarin|抗凝|华法林/,
  other: /\bmao|antidepress|antibiotic|抗抑郁|抗生素/,
}
const ofAny = /\b(?:any|prescription|other) (?:medic|drug)|(?:任何|其他|处方)药/

/** The pack forbids itself to who takes a medicine that the message names: its own words; false where it does not. */
export const tellForbiddenByPack = (said: string, context: AnswerContext): boolean => {
  const classes = medicinesIn(said)
  if (classes.length === 0) return false
  const found = statementsOf(context).find(
    ({ folded }) =>
      forbids.test(folded) && (ofAny.test(folded) || classes.some(one => namedOnPack[one].test(folded))),
  )
  if (!found) return false
  const words = quoted(found.words)
  const isMild = /慎用/.test(found.folded)
  context.reply.say(
    {
      zh: `${isMild ? '先别吃，问过医生或药师再说' : '不要吃'}：标签写着“${words}”。`,
      en: `No: the label says "${words}"${gloss(words)}.`,
    },
    ...wholeLabel(context),
  )
  if (classes.includes('pressure') || classes.includes('heart')) tellCaffeineOfPressure(context)
  return true
}
