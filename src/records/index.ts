export type { Kept } from './base-record.ts'
export type { ChatTurn } from './chat-turn.ts'
export { allergens, type Concern, type Concerns, createConcerns, personGroups } from './dietary-profile.ts'
export { flatten, type Ingredient } from './ingredients.ts'
export { answerOwed, exchanged, otherTask } from './merge-server-result.ts'
export { fold, type RecordKind, type Summary, taskRecords } from './record-summary.ts'
export {
  isTaskRecord,
  noScoreOf,
  photoKey,
  scoreOf,
  type TaskRecord,
  titleOf,
  whyUnscored,
} from './task-record.ts'
export { isOpen, next, type TaskEvent, type TaskLifecycle } from './task-state.ts'
