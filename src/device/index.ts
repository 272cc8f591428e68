export { cropSquare, type Preparation, preparePhoto } from './photo.ts'
export { type Kept, openStorage, type Storage, type StorageProblem, type Stored } from './storage.ts'
export { isOpen, next, type TaskEvent, type TaskLifecycle } from './task-lifecycle.ts'
export { isTaskRecord, scoreOf, type TaskRecord, titleOf } from './task-record.ts'
