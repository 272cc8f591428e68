import { tellAfterEating } from '../../replies/asked/after-eating.ts'
import { tellAfterBowelCancer } from '../../replies/conditions/after-cancer.ts'
import { tellHypo } from '../../replies/conditions/hypo.ts'
import { tellSwelling } from '../../replies/conditions/on-medicine.ts'
import { tellDanger } from '../../replies/dangers/index.ts'
import { tellRawFood } from '../../replies/dangers/raw-foods.ts'
import { tellRedFlags } from '../../replies/dangers/red-flags.ts'
import { tellRacingHeart } from '../../replies/effects/caffeine.ts'
import { tellNoMedicine } from '../../replies/label/medicine.ts'
import { tellUntested } from '../../replies/label/untested.ts'
import { tellDoping } from '../../replies/nutrition/sport/doping.ts'
import { tellDoing } from '../../replies/pack/printed.ts'
import { tellNoDriving } from '../../replies/people/alcohol/driving.ts'
import { tellOtherAllergy } from '../../replies/people/other-allergies.ts'
import { tellPlan } from '../../replies/rules/tell-plan.ts'
import { tellAntimicrobial } from '../../replies/substance/stuff.ts'
import { type Tell, type Teller, teller } from './teller.ts'

const asksKeeping = /再?冻|解冻|化冻|[\d一二三四五六七八九十]+ ?天|\brefreez|\bfreez|\bthaw|\bdays?\b/
/** Thawed nine days ago, may it be frozen again for her: what raw food is for her, and what the pack says of keeping it. */
const tellRawAndKept: Tell = (heard, context) => {
  if (!tellRawFood(heard, context)) return false
  if (asksKeeping.test(heard.text)) tellDoing({ ...heard, who: null, wish: 'outside' }, context)
  return true
}

/** What may not be left to the wish that was guessed, for somebody could come to harm. */
export const urgent: readonly Teller[] = [
  teller('somebody at risk fell ill after eating it', tellRedFlags),
  teller('whether an additive is an antibiotic', tellAntimicrobial),
  teller("dangers: spoiled food, medicines, pets, infants' milk, alcohol, starving", tellDanger),
  teller('a racing heart after caffeine', tellRacingHeart),
  teller('raw food for weak defences, old people, and heated for those with child', tellRawAndKept),
  teller('low blood sugar, and this at hand', tellHypo),
  teller('doping, and what may be found in a test', tellDoping),
  teller('processed meat after bowel cancer', tellAfterBowelCancer),
  teller('driving after something with alcohol', (_, context) => tellNoDriving(context)),
  teller('whether a supplement cures', ({ who }, context) => tellNoMedicine(who, context)),
  teller('swollen feet in pregnancy, and the salt', tellSwelling),
  teller('residues, heavy metals and slaughter, which nobody tested here', tellUntested),
  teller(
    'an allergy that no table of allergens has',
    (heard, context) => heard.wish !== 'outside' && tellOtherAllergy(heard, context),
  ),
  teller('somebody feels something after eating it', tellAfterEating),
  teller('what somebody plans to do, and the pack forbids', tellPlan),
]
