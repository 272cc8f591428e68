import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { tellAlcoholHarm } from './alcohol.ts'
import { tellFructose } from './fructose.ts'
import { tellInfantMilk } from './infant-milk.ts'
import { tellLactoseIsNotProtein, tellOtherMilk } from './milk-allergy.ts'
import { tellNoLimit } from './no-limit.ts'
import { tellPetAte } from './pet-ate.ts'
import { tellSnorting } from './snorting.ts'
import { tellSpoiled } from './spoiled.ts'
import { tellStarving } from './starving.ts'
import { tellWashing } from './washing.ts'
import { tellWhatRemains } from './what-remains.ts'

/** Questions where a wrong or missing answer hurts somebody, told before anything else; false where the question is none of them. */
export const tellDanger = (heard: Heard, context: AnswerContext): boolean =>
  tellSnorting(context) ||
  tellStarving(context) ||
  tellPetAte(context) ||
  tellSpoiled(context) ||
  tellInfantMilk(context) ||
  tellLactoseIsNotProtein(context) ||
  tellOtherMilk(context) ||
  tellAlcoholHarm(context) ||
  tellFructose(context) ||
  tellWashing(context) ||
  tellWhatRemains(heard, context) ||
  tellNoLimit(heard, context)
