import type { Bilingual } from '../../../../result.ts'
import type { Heard } from '../../../understanding/heard.ts'
import type { AnswerContext } from '../../answer-context.ts'
import { listAllergens } from '../../people/allergens.ts'

const skin =
  /(?:起|长|出|冒|生)了?(?:好?[几多些一]+(?:个|颗|片|圈|身|点)?)?(?:小)?(?:红点|红疙瘩|疙瘩|红疹|疹子?|红斑|风团|荨麻疹|包包?(?=[，,。\s]|$))|(?:嘴|唇|脸|眼|舌|喉|脖|身上|皮肤)[^，。]{0,6}(?:肿|红了|发红|红点|红一?圈|麻了?|痒)|\b(?:rash(?:es)?|hives|red (?:spots?|dots?|bumps?|patch\w*|blotch\w*)|welts?|blotch\w*|itchy|(?:mouth|tongue|lips?|throat)[a-z ]{0,12} (?:tingl\w*|numb|itch\w*|burn\w*)|tingl\w* (?:mouth|tongue|lips?)|swollen|swelling|swelled)\b/
const justEaten =
  /[吃喝喂食饮尝舔咬啃嚼](?:了|完|过|下去)|刚[吃喝喂食饮尝啃嚼]|[吃喝喂]了?[一两几]?[口勺]|\b(?:ate|eaten|had|fed|tried|tasted|gave|given|(?:tingl|numb|itch|burn)\w*(?: \w+){0,2} after(?=$| (?:this|it|eating)|[?.!,])|after (?:eating|(?:\w+ ){1,3}(?:bites?|spoon\w*|sips?|mouthfuls?)))\b/
/** It has not happened, or not now. */
const ifEaten =
  /会不会|会(?:起|长|出|肿|过敏)|要是|如果|万一|以前|小时候|去年|上次|[就都](?:起|长|出|肿|痒)|\b(?:will|would|if|when(?:ever)?|always|usually|last (?:year|time)|used to)\b/

/** Lips that burn of chillies, and a joke. */
const ofHeat = /辣|嘿嘿|哈哈|满分|过瘾|\b(?:spicy|chilli|lol|haha)\b/

const stop: Bilingual = {
  zh: '先停下，别再喂（吃）。是不是过敏看不出：要由医生判断，拍照、记下吃了什么和时间，带着包装今天就医；嘴唇、舌头或脸肿，声音哑、喘、反复呕吐，发蔫或晕，马上打 120。',
  en: 'Stop, give no more of it. A label does not say whether it is an allergy, a doctor has to: take a photo, note what was eaten and when, and see one today with the pack; with swollen lips, tongue or face, a hoarse voice, wheezing, repeated vomiting, floppiness or fainting call an ambulance at once.',
}

const grave =
  /(?:嘴|唇|舌|喉|脸|眼)[^，。]{0,6}肿|喘|呼吸|声音哑|\b(?:lips?|tongue|throat|face|eyes?)\b[^,.]{0,20}\b(?:sw[eo]ll\w*|puff\w*)|\bsw[eo]ll\w* (?:lips?|tongue|throat|face)|\bbreath\w*|\bwheez\w*/
const callNow: Bilingual = {
  zh: '马上打 120：嘴唇、脸或喉咙肿、喘，可能是严重过敏。有肾上腺素笔就立刻用，别再吃，让人坐着或平躺、别走动；是不是它引起的看不出：包装留给医生看。',
  en: 'Call an ambulance now: swelling of lips, face or throat, or trouble breathing may be a severe allergic reaction. Use an adrenaline pen if there is one, give no more of it, keep them sitting or lying still. A label does not say whether it was this: keep the pack for the doctor.',
}

/**
 * Red spots around the mouth after two spoons: stop, and when to get help, with the allergens of the label. Gives back what of the message is
 * still to be answered; null where that was not told.
 */
export const tellReactsNow = (
  text: string,
  parts: readonly Heard[],
  context: AnswerContext,
): readonly Heard[] | null => {
  if (ofHeat.test(text)) return null
  if (!skin.test(text) || !justEaten.test(text) || ifEaten.test(text) || context.flat.length === 0)
    return null
  // Who names the allergen is told of that one.
  if (parts.some(({ who }) => (who?.allergens.length ?? 0) > 0)) return null
  if (parts.some(({ subjects }) => subjects.length > 0)) return null
  context.reply.note(grave.test(text) ? callNow : stop)
  listAllergens(context)
  return []
}
