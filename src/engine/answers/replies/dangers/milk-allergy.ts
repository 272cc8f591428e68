import { detectAudience } from '../../entities/people.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'
import { allergenIndices } from '../people/allergens.ts'
import { leads } from '../people/leads.ts'
import { quoteWarning } from '../people/pack-warnings.ts'

const ofMilkAllergy =
  /(?:牛?奶|乳)(?:蛋白)?过敏|对(?:牛?奶|乳)[^，。]{0,6}过敏|\b(?:milk|dairy)(?: protein)?[- ]allerg|\ballergic to (?:cow'?s? )?(?:milk|dairy)|\bcmpa\b/
const ofLactose = /[无零0去低]乳糖|舒化|\blactose[- ]free\b|\bwithout lactose\b|\bno lactose\b/

/** Allergic to milk, and this is without lactose: the protein of milk is still in it; false where that was not asked. */
export const tellLactoseIsNotProtein = (context: AnswerContext): boolean => {
  if (!ofMilkAllergy.test(context.text) || !ofLactose.test(context.text)) return false
  if (!context.result?.allergens.contains.includes('milk')) return false
  const hits = allergenIndices('milk', context)
  const names = namesOf(hits, context)
  const listed = hits.length > 0 ? { zh: `（${names.zh}）`, en: ` (${names.en})` } : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${leads.no.zh}：去掉的只是乳糖，牛奶蛋白还在${listed.zh}；对牛奶（蛋白）过敏的不要吃喝，换什么奶听医生的。`,
      en: `${leads.no.en}: only the lactose is gone, the milk protein is still in it${listed.en}; not with milk allergy. Ask the doctor what to use in its place.`,
    },
    ...orWhole(context, onLabel(context, hits)),
  )
  // What the pack forbids to children it forbids to this one.
  const who = detectAudience(context.text)
  if (who) quoteWarning(who, context)
  return true
}

const ofOtherMilk = /羊奶|羊乳|山羊|绵羊|水牛|骆驼|\bgoats?\b|\bsheeps?\b|\bewes?\b|\bbuffalo\b|\bcamel/

/** Allergic to cow's milk, and this is of goats: the proteins are alike; false where that was not asked. */
export const tellOtherMilk = (context: AnswerContext): boolean => {
  const { text, result } = context
  const isAllergic =
    /牛?(?:奶|乳)[^，。]{0,6}过敏|\bmilk\b.{0,20}\ballerg|\ballergic to (?:cow'?s? )?(?:milk|dairy)|\bcmpa\b/.test(
      text,
    )
  if (!isAllergic || !ofOtherMilk.test(text) || !result?.allergens.contains.includes('milk')) return false
  context.reply.say(
    {
      zh: `${leads.no.zh}：羊奶、水牛奶的蛋白和牛奶很像，对牛奶蛋白过敏的人大多也会过敏，标签上照样算含乳。`,
      en: `${leads.no.en}: the proteins of goats', sheep's and buffalo milk are so like those of cows' milk that most people with that allergy react to them as well; the label counts it as milk.`,
    },
    ...wholeLabel(context),
  )
  return true
}
