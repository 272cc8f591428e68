import type { Wish } from '../understanding/wishes.ts'
import * as amounts from './amount-composers.ts'
import * as comparisons from './compare-composers.ts'
import type { Composer } from './composer.ts'
import * as kinds from './kind-composers.ts'
import * as label from './label-composers.ts'
import * as law from './law-composers.ts'
import * as reasons from './reason-composers.ts'
import * as substances from './substance-composers.ts'
import type { Target } from './target.ts'

const say = { ...substances, ...kinds, ...label, ...law, ...comparisons, ...amounts, ...reasons }

/**
 * For every combination of what is wanted and what it is wanted of: who composes the answer, or which refusal is given.
 * docs/answers.md is drawn from it.
 */
export const plan: Record<Exclude<Wish, 'more'>, Record<Target, Composer>> = {
  what: {
    substance: say.identifyThem,
    ingredient: say.identifyThem,
    kind: say.explainKind,
    label: say.tellProduct,
  },
  why: {
    substance: say.giveReason,
    ingredient: say.giveReason,
    kind: say.reasonOfKind,
    label: say.reasonBefore,
  },
  safe: {
    substance: say.judgeSafety,
    ingredient: say.judgeSafety,
    kind: say.judgeKind,
    label: say.judgeEffects,
  },
  cancer: {
    substance: say.tellCancer,
    ingredient: say.tellCancer,
    kind: say.cancerOfLabel,
    label: say.cancerOfLabel,
  },
  suits: {
    substance: say.judgeForPeople,
    ingredient: say.judgeForPeople,
    kind: say.judgeForPeople,
    label: say.judgeForPeople,
  },
  has: {
    substance: say.tellPresence,
    ingredient: say.tellPresence,
    kind: say.presenceOfKind,
    label: say.presenceOnLabel,
  },
  list: {
    substance: say.tellPresence,
    ingredient: say.tellParts,
    kind: say.listKinds,
    label: say.listIngredients,
  },
  count: {
    substance: say.tellPresence,
    ingredient: say.tellParts,
    kind: say.listKinds,
    label: say.listIngredients,
  },
  order: { substance: say.tellPlace, ingredient: say.tellPlace, kind: say.tellPlace, label: say.tellPlace },
  amount: {
    substance: say.tellAmount,
    ingredient: say.tellAmount,
    kind: say.tellAmount,
    label: say.tellAmount,
  },
  allowed: { substance: say.tellLaw, ingredient: say.tellLaw, kind: say.lawOfKind, label: say.lawOfLabel },
  limit: { substance: say.tellLimit, ingredient: say.tellLimit, kind: say.lawOfKind, label: say.lawOfLabel },
  adi: { substance: say.tellIntake, ingredient: say.tellOften, kind: say.intakeOfKind, label: say.tellOften },
  evaluation: {
    substance: say.tellEvaluation,
    ingredient: say.judgeSafety,
    kind: say.evaluateKind,
    label: say.sourcesOfScore,
  },
  compare: {
    substance: say.comparePair,
    ingredient: say.comparePair,
    kind: say.compareKind,
    label: say.compareOther,
  },
  substitute: { substance: say.suggest, ingredient: say.suggest, kind: say.suggest, label: say.suggest },
  fact: { substance: say.tellFact, ingredient: say.tellFact, kind: say.tellFact, label: say.tellFact },
  score: { substance: say.tellScore, ingredient: say.tellScore, kind: say.tellScore, label: say.tellScore },
  healthy: {
    substance: say.judgeSafety,
    ingredient: say.judgeLabel,
    kind: say.judgeLabel,
    label: say.judgeLabel,
  },
  often: { substance: say.tellOften, ingredient: say.tellOften, kind: say.tellOften, label: say.tellOften },
  worst: {
    substance: say.judgeSafety,
    ingredient: say.tellWorst,
    kind: say.compareKind,
    label: say.tellWorst,
  },
  processing: {
    substance: say.tellProcessing,
    ingredient: say.tellProcessing,
    kind: say.tellProcessing,
    label: say.tellProcessing,
  },
  origin: {
    substance: say.tellOrigin,
    ingredient: say.tellOrigin,
    kind: say.originOfKind,
    label: say.originOfKind,
  },
  claim: {
    substance: say.checkClaim,
    ingredient: say.checkClaim,
    kind: say.checkClaim,
    label: say.checkClaim,
  },
  report: { substance: say.reportAll, ingredient: say.reportAll, kind: say.reportAll, label: say.reportAll },
  parts: {
    substance: say.tellParts,
    ingredient: say.tellParts,
    kind: say.listKinds,
    label: say.listIngredients,
  },
  nutrition: {
    substance: say.tellNutrition,
    ingredient: say.tellNutrition,
    kind: say.tellNutrition,
    label: say.tellNutrition,
  },
  outside: { substance: say.refuse, ingredient: say.refuse, kind: say.refuse, label: say.refuse },
}
