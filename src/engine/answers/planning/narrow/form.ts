import { tellApartFrom } from '../../replies/asked/apart-from.ts'
import { tellBesides } from '../../replies/asked/besides.ts'
import { tellBothSweet } from '../../replies/asked/both-sweet.ts'
import { tellENumber } from '../../replies/asked/e-number.ts'
import { tellHardly } from '../../replies/asked/hardly.ts'
import { tellOddest, tellOfTen, tellScoreMeant } from '../../replies/asked/mark.ts'
import { tellMoreOf } from '../../replies/asked/more-of.ts'
import { tellMostIn } from '../../replies/asked/most-in-it.ts'
import { tellNth } from '../../replies/asked/nth.ts'
import { tellOnlyThat } from '../../replies/asked/only-that.ts'
import { tellPlaces } from '../../replies/asked/places-of-list.ts'
import { tellWhyThem } from '../../replies/asked/why-them.ts'
import { tellWhatWakes } from '../../replies/effects/what-wakes.ts'
import { tellBest, tellInShort } from '../../replies/everyday/in-short.ts'
import {
  tellLongList,
  tellNumbers,
  tellSugarClaims,
  tellWhetherComplete,
  tellWhyNoAmount,
} from '../../replies/everyday/label-lore.ts'
import { tellStar } from '../../replies/label/footnotes.ts'
import { tellStandard } from '../../replies/pack/found/standards.ts'
import { type Teller, teller } from './teller.ts'

/** The form that an answer is wanted in, and what it has to leave out, before what it is about. */
export const form: readonly Teller[] = [
  teller('why, after whether somebody may eat it', tellWhyThem),
  teller('the score out of ten', tellOfTen),
  teller('what the score that is named means', tellScoreMeant),
  teller('the label in one sentence', tellInShort),
  teller('the oddest thing in it', tellOddest),
  teller('the best thing in it', tellBest),
  teller('what the numbers of a list are', tellNumbers),
  teller('what the number of a standard or a licence means', tellStandard),
  teller('where a star or a dagger of the pack sends to', (_, context) => tellStar(context)),
  teller('no sucrose beside no sugar', tellSugarClaims),
  teller('whether a long list is a bad sign', tellLongList),
  teller('why no amount is printed', tellWhyNoAmount),
  teller('whether the list is complete', tellWhetherComplete),
  teller('what weighs against it besides what is named', tellBesides),
  teller('what else there is apart from what is named', tellApartFrom),
  teller('which is most, of a product that is named after others', tellMostIn),
  teller('hardly any of something', tellHardly),
  teller('sugar and sweeteners, why both', tellBothSweet),
  teller('what of it wakes one up, of several that are named', tellWhatWakes),
  teller('whether it is nothing but what is named', tellOnlyThat),
  teller(
    'what stands at a place, and whether it is what is named',
    (heard, context) => tellNth(heard, context) || tellPlaces(heard, context),
  ),
  teller('which of two there is more of', tellMoreOf),
  teller('E numbers', tellENumber),
]
