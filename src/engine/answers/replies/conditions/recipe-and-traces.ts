import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, quotedWhere, wholeLabel } from '../answer-context.ts'
import { allergenName, allergenStanding, freedWheat } from '../people/allergens.ts'
import { animalHits, claimOfDiet, judgeDiet } from '../people/diets.ts'

const ofDiet = /纯素|全素|素食|植物基|\bvegan|\bvegetarian|\bplant[- ]based\b/
const ofTraces =
  /生产线|同线|同一工厂|可能含|微量|过敏|提示|处理|\bhandles?\b|\bmay (?:also )?contain\b|\btraces?\b|\bnot suitable\b|\ballerg|\bwarning\b|\bfactory\b|蛋|奶|\bsomething about\b|\b(?:egg|milk)\b/
const asksWhich =
  /信(?:哪|谁)|到底|矛盾|哪[个句](?:是真|对|为准)|怎么(?:又|还|会)|为什么|\bwhich\b|\bbin (?:it|them)\b|\bactually\b|\bbelieve\b|\bcontradict|\bhow (?:can|come)\b|\bwhy\b|\bbut (?:then|also)\b|\bstill (?:a )?vegan\b|\b(?:who|what) is (?:right|true)\b|\bis right\b|还算|\bor not\b|\bso is it\b|是不是|算不算/
const printed =
  /may (?:also )?contain|traces|handles|equipment|facility|not suitable for .*allerg|made in a (?:factory|bakery)|生产线|可能含|同线|微量/

/** Says vegan, and warns of milk: which of them is right? Both, of the recipe and of traces; false where the label does not say both. */
const tellBothRight = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!ofDiet.test(text) || !ofTraces.test(text) || !asksWhich.test(text)) return false
  const claim = claimOfDiet('vegan', context)
  const possible = (context.result?.allergens.mayContain ?? []).filter(one =>
    /^(?:milk|egg|fish|crustacean|shellfish)$/.test(one),
  )
  const warning = quotedWhere(context, line => printed.test(line) && !/suitable for vegans/.test(line))
  if (!claim || !warning || possible.length === 0 || animalHits('vegan', context).length > 0) return false
  const names = possible.map(allergenName)
  const all: Bilingual = {
    zh: names.map(({ zh }) => zh).join('、'),
    en: names.map(({ en }) => en).join(' and '),
  }
  context.reply.say(
    {
      zh: `两句都对，说的是两回事：“${claim}”说的是配方，配料里没有识别到动物来源的；“${warning}”说的是生产时可能混入微量（${all.zh}）。`,
      en: `Both are right, of different things: "${claim}" is about the recipe, and nothing from animals was recognised in the list; "${warning}" is about traces from the factory (${all.en}).`,
    },
    ...wholeLabel(context),
  )
  context.reply.say(
    {
      zh: `对${all.zh}过敏的人不要吃，微量也可能引起严重反应；吃纯素的，能不能接受微量自己定。`,
      en: `With an allergy to ${all.en} do not eat it: traces may cause a severe reaction. On a vegan diet it is for you to decide about traces.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const ofGluten = /麸质|麩質|\bgluten\b|\bc(?:o)?eliac\b/
const ofLine = /\bline\b|\bequipment\b|\bfacility\b/

/** Says gluten free, and warns of wheat: what the two mean; false where the label does not say both. */
const tellFreeAndTraces = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!ofGluten.test(text) || !(ofTraces.test(text) || ofLine.test(text)) || !asksWhich.test(text))
    return false
  const { standing, isClaimedFree } = allergenStanding('gluten', context)
  // Starch whose gluten was taken out is another reason for both.
  if (!isClaimedFree || standing !== 'mayContain' || freedWheat(context).length > 0) return false
  context.reply.say(
    {
      zh: '两句可以都对：写“无麸质”的食品，麸质不超过每千克 20 mg（20 ppm，CXS 118）；提示说的是生产时可能混入小麦等。乳糜泻的人选有认证的更稳妥；小麦过敏的人不要吃。',
      en: 'Both can be right: what is called gluten free has at most 20 mg of gluten per kg (20 ppm, CXS 118); the warning is about traces of wheat from the factory. With coeliac disease one that is certified gluten free is the surer choice; with an allergy to wheat do not eat it.',
    },
    ...wholeLabel(context),
    evidenceCitation(context, 'E36'),
  )
  return true
}

const asksWhyNot =
  /(?:为什么|为何|怎么|凭什么).{0,6}不(?:是|算|能叫).{0,3}(?:纯素|全素)|\bwhy\b.{0,24}\b(?:not|isnt|wouldnt|cant)\b.{0,12}\bvegan/

/** Why is it not vegan: what of it is from animals. */
const tellWhyNotVegan = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!asksWhyNot.test(text) || animalHits('vegan', context).length === 0) return false
  judgeDiet('vegan', { zh: '纯素饮食', en: 'vegan diets' }, context)
  return true
}

/** What a pack claims of its recipe beside what it warns of; false where that was not asked. */
export const tellRecipeAndTraces = (heard: Heard, context: AnswerContext): boolean =>
  context.flat.length > 0 &&
  (tellBothRight(heard, context) || tellFreeAndTraces(heard, context) || tellWhyNotVegan(heard, context))
