export type { BaseRecord } from './base-record.ts'
export { type ChatTurn, readTurns } from './chat-turn.ts'
export { type CheckedRecord, isRecordId } from './check-record.ts'
export {
  allergens,
  type Concern,
  createDietaryProfile,
  type DietaryProfile,
  personGroups,
} from './dietary-profile.ts'
export { flattenIngredients, type Ingredient } from './ingredients.ts'
export { alternativeTask, mergeServerResult, swapAnalysis } from './merge-server-result.ts'
export { type OwnProduct, productsWithAdditives } from './products-with-additives.ts'
export { normalizeForSearch, type RecordKind, type Summary, taskRecords } from './record-summary.ts'
export { shortText } from './short-text.ts'
export {
  maxPhotos,
  noScoreReason,
  photoKey,
  recordNoScore,
  recordScore,
  recordTitle,
  type ServerAnswer,
  serverAnswerKinds,
  type TaskRecord,
} from './task-record.ts'
export { isUnfinished, nextTaskState, type TaskEvent, type TaskState, type WorkDone } from './task-state.ts'
