import type { AnswerContext } from '../replies/answer-context.ts'
import { tellAllergyRemark } from '../replies/effects/allergy-remark.ts'
import type { Heard } from '../understanding/heard.ts'

/** Are some people allergic to the carmine, of a question that was taken for another: what the tables remark on it. */
export const tellUnsaidReactions = (told: readonly Heard[], context: AnswerContext): void => {
  for (const subject of told.flatMap(({ subjects }) => subjects)) tellAllergyRemark(subject, context)
}
