import { targetIn } from '../entities/amounts/target.ts'
import type { Audience } from '../entities/people.ts'
import { isOfOwnTablets, topicIn } from '../entities/topics.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { tellAfterEating } from '../replies/asked/after-eating.ts'
import { tellApartFrom } from '../replies/asked/apart-from.ts'
import { tellBesides } from '../replies/asked/besides.ts'
import { tellBothSweet } from '../replies/asked/both-sweet.ts'
import { tellENumber } from '../replies/asked/e-number.ts'
import { tellHardly } from '../replies/asked/hardly.ts'
import { tellOddest, tellOfTen } from '../replies/asked/mark.ts'
import { tellMoreOf } from '../replies/asked/more-of.ts'
import { tellNth } from '../replies/asked/nth.ts'
import { tellOnlyThat } from '../replies/asked/only-that.ts'
import { tellWhyThem } from '../replies/asked/why-them.ts'
import { tellExplained } from '../replies/claims/explained.ts'
import { tellPraise, tellRealThing, tellWater } from '../replies/claims/real-thing.ts'
import { tellAfterBowelCancer } from '../replies/conditions/after-cancer.ts'
import { tellByLabel } from '../replies/conditions/by-label.ts'
import { tellCreed } from '../replies/conditions/creeds.ts'
import { tellGlutenSources } from '../replies/conditions/gluten-sources.ts'
import { tellHypo } from '../replies/conditions/hypo.ts'
import { tellMinerals } from '../replies/conditions/kidney.ts'
import { tellFoodOnMedicine, tellSwelling } from '../replies/conditions/on-medicine.ts'
import { tellRecipeAndTraces } from '../replies/conditions/recipe-and-traces.ts'
import { tellDanger } from '../replies/dangers/index.ts'
import { tellCaffeineOfPeople, tellCaffeineStated } from '../replies/effects/caffeine.ts'
import { tellCause } from '../replies/effects/cause.ts'
import { effectsIn } from '../replies/effects/effects.ts'
import { answerEffects } from '../replies/effects/tell-effects.ts'
import { tellUnknownEffect } from '../replies/effects/unknown-effect.ts'
import { tellEnergyShare } from '../replies/figures/energy-share.ts'
import { tellGlycaemicIndex } from '../replies/figures/glycaemic-index.ts'
import { tellHalfAndWhole } from '../replies/figures/half-and-whole.ts'
import { tellHalfSachet } from '../replies/figures/half-sachet.ts'
import { tellPartTable } from '../replies/figures/part-table.ts'
import { tellMoreOfTwo } from '../replies/figures/two-nutrients.ts'
import { tellDaysOfPack } from '../replies/how-much/days-of-pack.ts'
import { tellHowManyUsed } from '../replies/how-much/how-many-used.ts'
import { tellMostADay } from '../replies/how-much/most-a-day.ts'
import { tellStatedTimes } from '../replies/how-much/stated-times.ts'
import { tellClaimAndHealth, tellOtherOfMaker } from '../replies/label/beside-claim.ts'
import { tellBrewed } from '../replies/label/brewed.ts'
import { tellFootnotes } from '../replies/label/footnotes.ts'
import { tellNoMedicine } from '../replies/label/medicine.ts'
import { tellClaimMet, tellGenes, tellLess, tellSucrose } from '../replies/label/other-claims.ts'
import { tellDeclared } from '../replies/label/true-kind.ts'
import { tellUntested } from '../replies/label/untested.ts'
import { tellWhereIn } from '../replies/label/where-in.ts'
import { tellBesideFood } from '../replies/nutrition/beside-foods.ts'
import { asksToCount, tellCarbCount, tellCarbsOfPolyols, tellPolyols } from '../replies/nutrition/polyols.ts'
import { tellProteinSources } from '../replies/nutrition/protein-sources.ts'
import { tellSport } from '../replies/nutrition/sport.ts'
import { tellTransFat } from '../replies/nutrition/trans-fat.ts'
import { tellUpTo } from '../replies/nutrition/up-to.ts'
import { tellDrained, tellDraining } from '../replies/pack/drained.ts'
import { tellKeeping } from '../replies/pack/keeping.ts'
import { tellKeptFor } from '../replies/pack/kept-for.ts'
import { tellLeftOut } from '../replies/pack/left-out.ts'
import { tellNoProof, tellPercent } from '../replies/pack/percent.ts'
import { tellDoing, tellPasteurised, tellState } from '../replies/pack/printed.ts'
import { tellTraces } from '../replies/pack/traces.ts'
import { asksWhy, tellPrinted, tellWarning } from '../replies/pack/warnings.ts'
import { tellWhereKept } from '../replies/pack/where-kept.ts'
import { tellSaltiestPart } from '../replies/parts/saltiest-part.ts'
import { tellHowMuch } from '../replies/parts/shares.ts'
import { tellSumOfShares } from '../replies/parts/sum-of-shares.ts'
import { tellWhichPart } from '../replies/parts/which-part.ts'
import { tellWithinPart } from '../replies/parts/within-part.ts'
import { tellWithoutPart } from '../replies/parts/without-part.ts'
import { tellChoking } from '../replies/people/choking.ts'
import { tellNoDriving } from '../replies/people/driving.ts'
import { tellAlcoholOfFlavouring } from '../replies/people/flavouring-alcohol.ts'
import { tellOtherAllergy } from '../replies/people/other-allergies.ts'
import { tellPungent } from '../replies/people/pungent.ts'
import { judgePeople } from '../replies/people/suits.ts'
import { tellPurine } from '../replies/people/watched.ts'
import { tellByProducts } from '../replies/substance/by-products.ts'
import { tellHue, tellTongue } from '../replies/substance/colours.ts'
import { tellSetting } from '../replies/substance/gelling.ts'
import { tellRedYeast } from '../replies/substance/kinship.ts'
import { tellMixedUse } from '../replies/substance/mixed-use.ts'
import { tellQuality } from '../replies/substance/qualities.ts'
import { tellRennet } from '../replies/substance/rennet.ts'
import { tellRumour } from '../replies/substance/rumours.ts'
import { tellStillAllowed } from '../replies/substance/still-allowed.ts'
import { tellAntimicrobial, tellStuff } from '../replies/substance/stuff.ts'
import type { Heard } from '../understanding/heard.ts'

type Teller = (heard: Heard, context: AnswerContext) => boolean

/** What the pack itself says and warns of; who should take care is answered by the people. */
const tellAsPrinted: Teller = ({ wish, who, subjects }, context) =>
  !(wish === 'suits' && who && !asksWhy.test(context.text)) &&
  (tellWarning(context) || (wish !== 'list' && subjects.every(({ entry }) => !entry) && tellPrinted(context)))

/** Bad teeth and gout: whether he may choke, and then his gout. */
const tellChokingAnd = (who: Audience, context: AnswerContext): boolean => {
  if (!tellChoking(context, who)) return false
  const groups = who.groups.filter(group => group !== 'children' && group !== 'infant_0_36m')
  if (groups.length + who.allergens.length + who.diets.length > 0)
    judgePeople({ ...who, groups }, [], context)
  return true
}

/** What may not be left to the wish that was guessed, for somebody could come to harm. */
const urgent: readonly Teller[] = [
  tellAntimicrobial,
  tellDanger,
  tellHypo,
  tellAfterBowelCancer,
  (_, context) => tellNoDriving(context),
  ({ who }, context) => tellNoMedicine(who, context),
  tellFoodOnMedicine,
  tellSwelling,
  // Residues of antibiotics are no medicine that somebody takes.
  tellUntested,
  (heard, context) => heard.wish !== 'outside' && tellOtherAllergy(heard, context),
  tellAfterEating,
]

const tellers: readonly Teller[] = [
  tellWhyThem,
  // What form the answer has, and what it leaves out, before what it is about.
  tellOfTen,
  tellOddest,
  tellBesides,
  tellApartFrom,
  tellHardly,
  tellBothSweet,
  tellOnlyThat,
  tellNth,
  tellByLabel,
  tellCreed,
  (_, context) => tellState(context),
  tellExplained,
  tellMostADay,
  tellStatedTimes,
  // Of a target nothing else is asked; after the most for somebody come who should take care.
  (heard, context) =>
    tellUpTo(heard, context) && (targetIn(heard.text, heard.nutrients) !== null || !heard.who),
  tellPartTable,
  tellHalfAndWhole,
  tellEnergyShare,
  tellGlycaemicIndex,
  tellSumOfShares,
  tellCarbCount,
  tellOtherOfMaker,
  tellNoProof,
  tellClaimAndHealth,
  tellRumour,
  tellStuff,
  tellRennet,
  tellTongue,
  tellRecipeAndTraces,
  tellGlutenSources,
  tellAlcoholOfFlavouring,
  tellDraining,
  tellTransFat,
  tellFootnotes,
  tellSetting,
  tellMoreOfTwo,
  tellMoreOf,
  tellHowMuch,
  tellDeclared,
  tellRealThing,
  tellWater,
  tellBrewed,
  tellPraise,
  tellCaffeineStated,
  tellCaffeineOfPeople,
  tellDaysOfPack,
  tellHalfSachet,
  tellByProducts,
  tellTraces,
  tellWithoutPart,
  tellSaltiestPart,
  tellWhichPart,
  tellWhereIn,
  ({ wish }, context) => wish !== 'amount' && tellHowManyUsed(context),
  tellCause,
  tellStillAllowed,
  tellMinerals,
  tellRedYeast,
  (heard, context) => (heard.wish !== 'suits' || /是不是/.test(context.text)) && tellPurine(heard, context),
  (_, context) => tellPasteurised(context),
  (_, context) => tellLeftOut(context),
  tellWithinPart,
  ({ wish, subjects }, context) =>
    !/^(?:why|limit|allowed|has|list|adi)$/.test(wish) &&
    subjects.every(({ entry }) => !entry) &&
    tellWhereKept(context),
  tellKeptFor,
  (heard, context) => asksWhy.test(context.text) && tellAsPrinted(heard, context),
  ({ who, wish, subjects }, context) =>
    who !== null && !(/^(?:what|why|has)$/.test(wish) && subjects.length > 0) && tellChokingAnd(who, context),
  ({ who }, context) => who === null && tellPungent(context),
  (heard, context) => asksToCount(heard.text) && tellPolyols(heard, context),
  (heard, context) => answerEffects(heard, context),
  // Will these sweets give me spots: of no sugar in them.
  ({ subjects, wish }, context) => wish === 'nutrition' && tellUnknownEffect(subjects, context),
  tellAsPrinted,
  tellMixedUse,
  tellENumber,
  tellHue,
  tellQuality,
  tellDrained,
  tellDoing,
  tellPercent,
  tellKeeping,
  tellCarbsOfPolyols,
  tellProteinSources,
  tellBesideFood,
  tellSport,
  tellSucrose,
  tellClaimMet,
  tellGenes,
  tellLess,
]

/** Somebody chokes or is ill now: nothing but where to get help. */
const isOfIllness = ({ text, subjects }: Heard, label: string): boolean => {
  const topic = topicIn(text)?.topic
  if (topic === 'medicine' && isOfOwnTablets(text, label)) return false
  // On metformin, and does the maltitol raise blood sugar: of the maltitol.
  const isOfEffect = effectsIn(text).length > 0 && subjects.some(({ index }) => index !== undefined)
  return topic === 'symptom' || (topic === 'medicine' && !isOfEffect)
}

/**
 * Answers a question of a narrow shape that its own words settle, whatever it was taken for: which one is the yellow dye, why it
 * says so on the back, reduced by how much. The first that answers is the answer; each says nothing and returns false where it was not asked.
 */
export const tellByWords: Teller = (heard, context) =>
  [...urgent, ...(isOfIllness(heard, context.asked.label?.text ?? '') ? [] : tellers)].some(tell =>
    tell(heard, context),
  )
