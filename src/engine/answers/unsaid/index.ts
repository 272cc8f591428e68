import type { AnswerContext } from '../replies/answer-context.ts'
import { tellUnsaidLimit } from '../replies/how-much/own-limit.ts'
import type { Heard } from '../understanding/heard.ts'
import { tellUnsaidAllergens } from './allergens.ts'
import { tellUnsaidAmounts } from './amounts.ts'
import { tellUnsaidClaims } from './claims.ts'
import { tellUnsaidFacts } from './facts.ts'
import { tellUnsaidInstead } from './instead.ts'
import { tellUnsaidListed } from './listed.ts'
import { tellUnsaidExcess } from './much-besides.ts'
import { tellUnsaidNamed } from './named-foods.ts'
import { tellUnsaidPeople } from './people.ts'
import { tellUnsaidReactions } from './reactions.ts'
import { tellUnsaidRumours } from './rumours.ts'
import { tellUnsaidShares } from './shares.ts'
import { tellUnsaidSources } from './sources.ts'
import { tellUnsaidPlaces } from './where-and-how-much.ts'
import { tellUnsaidWishes } from './wishes.ts'

/**
 * Compares the answer with what the message names, and adds of each sort what it has left unsaid: one fact with its source, never a
 * verdict of its own. Runs once, after all questions of a message are answered.
 */
export const tellUnsaid = (told: readonly Heard[], context: AnswerContext): void => {
  tellUnsaidWishes(told, context)
  tellUnsaidInstead(told, context)
  tellUnsaidClaims(told, context)
  tellUnsaidShares(told, context)
  tellUnsaidPlaces(told, context)
  tellUnsaidAmounts(told, context)
  tellUnsaidLimit(told, context)
  tellUnsaidExcess(told, context)
  tellUnsaidSources(told, context)
  tellUnsaidListed(told, context)
  tellUnsaidNamed(told, context)
  tellUnsaidFacts(told, context)
  tellUnsaidPeople(told, context)
  tellUnsaidReactions(told, context)
  tellUnsaidRumours(told, context)
  tellUnsaidAllergens(told, context)
}
