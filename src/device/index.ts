export { type BackupProblem, packBackup, unpackBackup } from './backup.ts'
export { type CameraProblem, type LiveCamera, openCamera } from './camera.ts'
export type { ChatTurn } from './chat-record.ts'
export { allergens, type Concern, type Concerns, createConcerns, personGroups } from './concerns.ts'
export { type Area, turnedArea, wholeArea, withEdges } from './crop.ts'
export { flatten, type Ingredient } from './ingredients.ts'
export { cropSquare, editPhoto, type Preparation, preparePhoto } from './photo.ts'
export { answerOwed, exchanged, otherTask } from './server-answer.ts'
export {
  type Hindrance,
  type Kept,
  openStorage,
  type Storage,
  type StorageProblem,
  type Stored,
} from './storage.ts'
export { fold, type Summary, taskRecords } from './summary.ts'
export { createTabLocks, runWhenAlone, type TabLocks } from './tab-locks.ts'
export { isOpen, next, type TaskEvent, type TaskLifecycle } from './task-lifecycle.ts'
export { isTaskRecord, photoKey, scoreOf, type TaskRecord, titleOf } from './task-record.ts'
