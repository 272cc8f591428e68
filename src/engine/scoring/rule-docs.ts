import type { Bilingual, ScoreReason } from '../result.ts'
import { scoreRules } from './rules/index.ts'
import type { RuleDocs } from './score-rule.ts'

/** One rule of the score as the method page shows it: what it does, on what it rests, and what it cannot know. */
export interface MethodRule extends RuleDocs {
  /** The id that `ScoreReason.rule` carries. */
  rule: string
  /** Ids of evidence that a reason of this rule may cite. */
  evidence: readonly string[]
  /** Of the rule as a whole; a reason about one additive may be more or less certain. */
  confidence: ScoreReason['confidence']
}

/** Every rule of the score, in the order in which one explains it. */
export const scoringMethod: readonly MethodRule[] = scoreRules.map(({ id, docs, evidence, confidence }) => ({
  rule: id,
  ...docs,
  evidence,
  confidence,
}))

/** What no reading of a list can tell, one text per limit. */
export const scoringLimitTexts = {
  noAmounts: {
    zh: '配料表没有用量；读到营养成分表时，糖、盐、脂肪和能量按表上的数算；吃多少看不出来。',
    en: 'The list states no doses; where the nutrition table was read, its sugar, salt, fat and energy count. How much is eaten stays unknown.',
  },
  sameKindOnly: {
    zh: '分数只适合在同类产品之间比较，酱油不必和牛奶比。',
    en: 'Scores compare within one kind of product; soy sauce need not compete with milk.',
  },
  oneCohort: {
    zh: '队列研究大多来自一个法国队列（NutriNet-Santé，以女性为主），说明相关，不证明因果。',
    en: 'Most cohort findings come from one French cohort (NutriNet-Santé, mostly women): associations, not causes.',
  },
  assessmentsDiffer: {
    zh: 'JECFA 与 EFSA 对个别物质结论不同（如二氧化钛、苯甲酸盐），两边都列出。',
    en: 'JECFA and EFSA disagree on some substances (titanium dioxide, benzoates): both are shown.',
  },
  notMedicalAdvice: {
    zh: '本分析不是医疗建议；有疾病、过敏或在孕期，请听医生的。',
    en: 'This is not medical advice; with an illness, an allergy or in pregnancy, ask a doctor.',
  },
  additivesAreLawful: {
    zh: '低分不代表违规：在 GB 2760 限量内使用添加剂是合法的。',
    en: 'A low score is no offence: additives within the limits of GB 2760 are lawful.',
  },
} satisfies Record<string, Bilingual>

/** All limits in the order in which the method page shows them; a page that shows scores says so. */
export const scoringLimits: readonly Bilingual[] = Object.values(scoringLimitTexts)
