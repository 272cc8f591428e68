import { targetIn } from '../../entities/amounts/target.ts'
import { tellMoreWater } from '../../replies/added/more-water.ts'
import { tellMuchCarbs } from '../../replies/conditions/carbs-eaten.ts'
import { tellCaffeineOfPeople, tellCaffeineStated } from '../../replies/effects/caffeine.ts'
import { tellInPictures } from '../../replies/everyday/burn.ts'
import { tellFilling } from '../../replies/everyday/filling.ts'
import { tellForWeight } from '../../replies/everyday/weight.ts'
import { tellEnergyShare } from '../../replies/figures/energy-share.ts'
import { tellGlycaemicIndex } from '../../replies/figures/glycaemic-index.ts'
import { tellHalfAndWhole } from '../../replies/figures/half-and-whole.ts'
import { tellHalfSachet, tellLeftOutSugar } from '../../replies/figures/half-sachet.ts'
import { tellNamedRow } from '../../replies/figures/named-row.ts'
import { tellOwnCubes } from '../../replies/figures/own-cubes.ts'
import { tellPartTable } from '../../replies/figures/part-table.ts'
import { tellMoreOfTwo } from '../../replies/figures/two-nutrients.ts'
import { tellMoreSalt } from '../../replies/foods/more-salt.ts'
import { tellCaffeineByWeight } from '../../replies/how-much/caffeine-by-weight.ts'
import { tellDaysOfPack } from '../../replies/how-much/days-of-pack.ts'
import { tellHalfOfIt } from '../../replies/how-much/half-of-it.ts'
import { tellHowManyUsed } from '../../replies/how-much/how-many-used.ts'
import { tellLeftOfDay } from '../../replies/how-much/left-of-day.ts'
import { tellMostADay } from '../../replies/how-much/most-a-day.ts'
import { tellOwnLimit } from '../../replies/how-much/own-limit.ts'
import { tellPortionsOfPack, tellWeight } from '../../replies/how-much/portions-of-pack.ts'
import { tellStatedTimes } from '../../replies/how-much/stated-times.ts'
import { tellWithOthers } from '../../replies/how-much/with-others.ts'
import { tellWithoutLimit } from '../../replies/how-much/without-limit.ts'
import { tellAsMeal } from '../../replies/nutrition/as-meal.ts'
import { tellBesideFood } from '../../replies/nutrition/beside-foods.ts'
import { tellNutrientSources } from '../../replies/nutrition/nutrient-sources.ts'
import {
  asksToCount,
  tellCarbCount,
  tellCarbsOfPolyols,
  tellPolyols,
} from '../../replies/nutrition/polyols.ts'
import { tellProteinSources } from '../../replies/nutrition/protein-sources.ts'
import { tellElectrolytes, tellSport } from '../../replies/nutrition/sport/sport.ts'
import { tellNoTransFat, tellTransFat } from '../../replies/nutrition/trans-fat.ts'
import { tellUpTo } from '../../replies/nutrition/up-to.ts'
import { tellHowMuch } from '../../replies/parts/shares.ts'
import { tellSumOfShares } from '../../replies/parts/sum-of-shares.ts'
import { tellAlcoholAmount } from '../../replies/people/alcohol/alcohol-amount.ts'
import { tellInPlaceOf } from '../../replies/substitutes/instead/in-place-of.ts'
import { type Teller, teller } from './teller.ts'

const ofKidneys = /^(?:potassium|phosphorus)$/

/** Figures that take some arithmetic, or stand in a table of another shape. */
export const amounts: readonly Teller[] = [
  teller('more water, and whether there is less of anything then', tellMoreWater),
  teller('as many as one likes', tellWithoutLimit),
  teller('the sum with what is had besides', tellWithOthers),
  teller('sugar in cubes of a size that was named', tellOwnCubes),
  teller('whether salt is still to be added', tellMoreSalt),
  teller('how much alcohol is in what is eaten', tellAlcoholAmount),
  teller('caffeine by body weight', tellCaffeineByWeight),
  teller('how many portions the pack has', tellPortionsOfPack),
  teller('what it weighs', tellWeight),
  teller('the most that the pack allows in a day', tellMostADay),
  teller('how many times the pack says', tellStatedTimes),
  teller(
    'how many come to an amount or to a limit of the day',
    (heard, context) =>
      tellUpTo(heard, context) &&
      (targetIn(heard.text, heard.nutrients) !== null || !heard.who) &&
      // With weak kidneys what else brings potassium or phosphorus is told as well.
      !(heard.who?.groups.includes('ckd') && heard.nutrients.some(one => ofKidneys.test(one))),
  ),
  teller('what is left of the day', tellLeftOfDay),
  teller('an aim or a limit of their own', tellOwnLimit),
  teller('a table with a column for each part', tellPartTable),
  teller('a row of the table that is asked for by its own name', tellNamedRow),
  teller('half of it and the whole', tellHalfAndWhole),
  teller('whether half of it is something', tellHalfOfIt),
  teller('the share of the energy', tellEnergyShare),
  teller('the glycaemic index', tellGlycaemicIndex),
  teller('the printed per cents added up', tellSumOfShares),
  teller('whether so much is a lot of sugar with diabetes', tellMuchCarbs),
  teller('carbohydrate counted for insulin', tellCarbCount),
  teller('trans fat that is rounded to none', tellTransFat),
  teller('what a table may call none of trans fat', tellNoTransFat),
  teller('which of two nutrients there is more of', tellMoreOfTwo),
  teller('the share of an ingredient that is asked about by name', tellHowMuch),
  teller('caffeine that the pack states', tellCaffeineStated),
  teller('caffeine for a child or in pregnancy', tellCaffeineOfPeople),
  teller('how many days a pack lasts', tellDaysOfPack),
  teller('half of the sachet', tellHalfSachet),
  teller('a sweet part left out, with diabetes', tellLeftOutSugar),
  teller('how many went into it', ({ wish }, context) => wish !== 'amount' && tellHowManyUsed(context)),
  teller('polyols, counted', (heard, context) => asksToCount(heard.text) && tellPolyols(heard, context)),
  teller('carbohydrate without sugar', tellCarbsOfPolyols),
  teller('where the protein comes from', tellProteinSources),
  teller('where another nutrient comes from', tellNutrientSources),
  teller('energy as walking, running and bowls of rice', tellInPictures),
  teller('as a whole meal', tellAsMeal),
  teller('whether it keeps one full', tellFilling),
  teller('for somebody who loses weight', tellForWeight),
  teller('whether it takes the place of another food', tellInPlaceOf),
  teller('beside another food', tellBesideFood),
  teller('before and after training', tellSport),
  teller('whether there are electrolytes in it', tellElectrolytes),
]
