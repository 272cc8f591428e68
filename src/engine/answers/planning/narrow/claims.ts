import { tellCollagen } from '../../replies/claims/collagen.ts'
import { tellCountsAsSugar } from '../../replies/claims/counts-as-sugar.ts'
import { tellExplained } from '../../replies/claims/explained.ts'
import { tellFigureOnFront } from '../../replies/claims/figure-on-front.ts'
import { tellJustSugar } from '../../replies/claims/just-sugar.ts'
import { tellLawfulClaim, tellNothingAddedLaw } from '../../replies/claims/lawful-claim.ts'
import { tellNamesake } from '../../replies/claims/namesake.ts'
import { tellPraise, tellRealThing, tellWater } from '../../replies/claims/real-thing.ts'
import { tellVitaminClaim } from '../../replies/claims/vitamin-claims.ts'
import { tellVitaminD } from '../../replies/claims/vitamin-d.ts'
import { tellWhichNatural } from '../../replies/claims/which-natural.ts'
import { tellHonest } from '../../replies/everyday/quality.ts'
import { tellClaimAndHealth, tellOtherOfMaker } from '../../replies/label/beside-claim.ts'
import { tellBrewed } from '../../replies/label/brewed.ts'
import { tellClaimMet, tellGenes, tellLess, tellSucrose } from '../../replies/label/other-claims.ts'
import { tellDeclared } from '../../replies/label/true-kind.ts'
import { tellWhyPrinted } from '../../replies/pack/as-printed.ts'
import { tellNoProof } from '../../replies/pack/percent.ts'
import { type Teller, teller } from './teller.ts'

/** What the pack calls itself and boasts of. */
export const claims: readonly Teller[] = [
  teller('whether "nothing added" may still be printed', tellNothingAddedLaw),
  teller('whether a claim may be made', tellLawfulClaim),
  teller('what collagen does to skin and joints', tellCollagen),
  teller('what vitamin D3 is made from', tellVitaminD),
  teller('which of the additives are natural', tellWhichNatural),
  teller('the food that a product is named after', tellNamesake),
  teller('whether lactose or juice counts as sugar', tellCountsAsSugar),
  teller('whether it may be called rich in a vitamin', tellVitaminClaim),
  teller('whether it is nothing but sugar', tellJustSugar),
  teller('a figure on the front beside the table', tellFigureOnFront),
  teller('whether its ingredients are worth the name', tellHonest),
  teller('what the pack means by a claim', tellExplained),
  teller('other products of the maker', tellOtherOfMaker),
  teller('that no label proves a share', tellNoProof),
  teller('whether a claim makes it healthy', tellClaimAndHealth),
  teller('what it is by its own declaration', tellDeclared),
  teller('whether the real thing is in it', tellRealThing),
  teller('whether water was added', tellWater),
  teller('whether it is brewed', tellBrewed),
  teller('words of praise', tellPraise),
  teller('no sucrose and no sugar', tellSucrose),
  teller('whether the table bears a claim out', tellClaimMet),
  teller('genetically modified ingredients', tellGenes),
  teller('reduced, by how much and than what', tellLess),
  teller('why something is printed on the pack', tellWhyPrinted),
]
