import { tellCause } from '../../replies/effects/cause.ts'
import { answerEffects } from '../../replies/effects/tell-effects.ts'
import { tellUnknownEffect } from '../../replies/effects/unknown-effect.ts'
import { tellCyanide } from '../../replies/everyday/sayings.ts'
import { tellFoodOfKind } from '../../replies/foods/of-kind.ts'
import { tellByProducts } from '../../replies/substance/by-products.ts'
import { tellHue, tellHueOfInsects, tellTongue } from '../../replies/substance/colours/colours.ts'
import { sayOwnColour } from '../../replies/substance/colours/own-colours.ts'
import { tellSetting } from '../../replies/substance/gelling.ts'
import { tellIsMsg } from '../../replies/substance/is-it-msg.ts'
import { tellRedYeast } from '../../replies/substance/kinship.ts'
import { tellMixedUse } from '../../replies/substance/mixed-use.ts'
import { tellSameThing } from '../../replies/substance/natures/same-thing.ts'
import { tellQuality } from '../../replies/substance/qualities.ts'
import { tellRennet } from '../../replies/substance/rennet.ts'
import { tellRumour } from '../../replies/substance/rumours.ts'
import { tellStillAllowed } from '../../replies/substance/still-allowed.ts'
import { tellStuff } from '../../replies/substance/stuff.ts'
import { tellWhyNotPlain } from '../../replies/substance/together/instead.ts'
import { tellWhyTogether } from '../../replies/substance/together/tell-together.ts'
import { tellMadeWithout } from '../../replies/substance/together/without.ts'
import { type Teller, teller } from './teller.ts'

/** What is known of substances and of what they do. */
export const substances: readonly Teller[] = [
  teller('cyanide in an anticaking agent or in almonds', tellCyanide),
  teller('whether it is MSG', tellIsMsg),
  teller('whether it is the same as a kind', tellSameThing),
  teller('whether the red is of insects', tellHueOfInsects),
  teller('rumours of colours, meat and sweeteners', tellRumour),
  teller('whether it is plastic, petroleum or hair', tellStuff),
  teller('rennet and gelatine', tellRennet),
  teller('why the tongue is blue', tellTongue),
  teller('what a jelly sets with', tellSetting),
  teller('what may form of an additive', tellByProducts),
  teller('whether an additive is the cause', tellCause),
  teller('why it is still allowed', tellStillAllowed),
  teller('red yeast', tellRedYeast),
  teller('effects that the tables know', answerEffects),
  teller(
    'effects of which nothing is known',
    ({ subjects, wish }, context) => wish === 'nutrition' && tellUnknownEffect(subjects, context),
  ),
  teller('several additives of one function', tellMixedUse),
  teller('what additives do beside each other', tellWhyTogether),
  teller('why not a plainer one', tellWhyNotPlain),
  teller('whether it could be made without it', tellMadeWithout),
  teller(
    'which colour is the yellow one',
    (heard, context) =>
      tellHue(heard, context) ||
      (/^(?:why|origin|outside|fact|what)$/.test(heard.wish) &&
        heard.subjects.length === 0 &&
        sayOwnColour(context)),
  ),
  teller('what makes it springy or rise', tellQuality),
  teller('whether a food is wheat, milk, a sugar or an additive', tellFoodOfKind),
]
