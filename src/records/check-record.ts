import { clientProblems } from '../api/problems.ts'
import type { components } from '../api/schema.d.ts'
import { isProblem, taskError } from '../api/shapes.ts'
import { isObject } from './is-object.ts'
import { maxPhotos, type TaskRecord } from './task-record.ts'
import type { TaskState } from './task-state.ts'

type Task = components['schemas']['Task']

/** What a check of a stored or imported value found: the record, perhaps repaired, or why it cannot be used. */
export type CheckedRecord<T> = { record: T; isRepaired: boolean } | { fault: string }

/** The only version of records so far; a record without the field has it. A later one is left to a later app. */
const recordVersion = 1
const maxIdLength = 200
/** Ingredients within ingredients: real labels have up to 6; screens draw them recursively. */
const maxDepth = 50

const isText = (value: unknown): value is string => typeof value === 'string'

/** `id/1` is the key of a photo, so that an id has no slash; names that every object has would be found where nothing is kept. */
export const isRecordId = (value: unknown): value is string =>
  isText(value) && value !== '' && value.length <= maxIdLength && !value.includes('/') && !(value in {})

/**
 * Checks a value from the database, a backup, another tab or an older version against the schema of its version. Repaired is
 * only what says nothing about the food: nothing that could hide a warning. Unknown fields stay.
 */
export const checkTaskRecord = (value: unknown): CheckedRecord<TaskRecord> => {
  if (!isObject(value)) return { fault: 'it is no object' }
  const { id, owner, version = recordVersion } = value
  if (version !== recordVersion) return { fault: `it has version ${String(version)}` }
  if (!isRecordId(id)) return { fault: 'its id cannot be used' }
  if (!isText(owner) || owner === '') return { fault: 'it has no owner' }
  const state = checkState(value['lifecycle'])
  if ('fault' in state) return state
  const fields = repairFields(value, state.lifecycle)
  const isRepaired = state.isRepaired || fields.isRepaired
  return { record: { ...fields.kept, id, owner, lifecycle: state.lifecycle }, isRepaired }
}

type CheckedState = { lifecycle: TaskState; isRepaired: boolean } | { fault: string }

const waiting: CheckedState = { lifecycle: { phase: 'waiting' }, isRepaired: true }

const checkState = (value: unknown): CheckedState => {
  if (!isObject(value)) return { fault: 'it has no lifecycle' }
  const sound = (lifecycle: TaskState): CheckedState => ({ lifecycle, isRepaired: false })
  switch (value['phase']) {
    case 'waiting':
    case 'uploading':
    case 'cancelled':
      return sound({ phase: value['phase'] })
    case 'working': {
      const { taskId, step, progress } = value
      const isSound =
        (taskId === null || isText(taskId)) &&
        (step === 'recognize' || step === 'analyze') &&
        typeof progress === 'number' &&
        progress >= 0 &&
        progress <= 1
      return isSound ? sound({ phase: 'working', taskId, step, progress }) : waiting // it begins again
    }
    case 'failed':
      return isProblem(value['problem'])
        ? sound({ phase: 'failed', problem: value['problem'] })
        : { lifecycle: { phase: 'failed', problem: unknownProblem }, isRepaired: true }
    case 'done':
    case 'unrecognized':
      return checkFinished(value['phase'], value['task'])
    default:
      return { fault: `its phase is ${String(value['phase'])}` }
  }
}

const unknownProblem = { code: clientProblems.unexpected, errMsg: 'The analysis failed' }

const checkFinished = (phase: 'done' | 'unrecognized', value: unknown): CheckedState => {
  const checked = checkTask(value)
  if ('fault' in checked) return checked
  return { lifecycle: { phase, task: checked.task }, isRepaired: checked.isRepaired }
}

/** Checks a task; what is missing of its product, its picture and its sharing is filled in, a fault of its result is not. */
const checkTask = (value: unknown): { task: Task; isRepaired: boolean } | { fault: string } => {
  if (!isObject(value)) return { fault: 'it has no task' }
  const asTask = (task: unknown): Task => task as Task // just checked against the schema that the type comes from
  const error = taskError(value)
  if (isTooDeep(value)) return { fault: 'its ingredients are nested too deeply' }
  if (error === null) return { task: asTask(value), isRepaired: false }
  const product = isObject(value['product']) ? value['product'] : {}
  const text = (from: unknown) => (isText(from) ? from : '')
  const repaired = {
    ...value,
    imageUrl: text(value['imageUrl']),
    sharing: isText(value['sharing']) ? value['sharing'] : 'private',
    parentShareId: isText(value['parentShareId']) ? value['parentShareId'] : null,
    product: {
      ...product,
      name: text(product['name']),
      brand: text(product['brand']),
      seller: text(product['seller']),
      manufacturer: text(product['manufacturer']),
      standard: text(product['standard']),
    },
  }
  const left = taskError(repaired)
  return left === null ? { task: asTask(repaired), isRepaired: true } : { fault: left }
}

/** Whether ingredients are nested more deeply than screens draw; counted without recursion. */
const isTooDeep = ({ result }: Record<string, unknown>): boolean => {
  let level: unknown[] = isObject(result) && Array.isArray(result['ingredients']) ? result['ingredients'] : []
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap(each => (isObject(each) && Array.isArray(each['children']) ? each['children'] : []))
  }
  return false
}

/** The other fields of a record, each as it is where it fits, and else without it or with its plainest value. */
const repairFields = (value: Record<string, unknown>, lifecycle: TaskState) => {
  let isRepaired = false
  const kept: Record<string, unknown> = { ...value }
  const keepIf = (name: keyof TaskRecord, fits: (found: unknown) => boolean, otherwise?: unknown) => {
    if (!(name in kept) && otherwise === undefined) return
    if (kept[name] !== undefined && fits(kept[name])) return
    if (otherwise === undefined) delete kept[name]
    else kept[name] = otherwise
    isRepaired = true
  }
  const fitsTask = (task: unknown) => {
    const checked = checkTask(task)
    return 'task' in checked && !checked.isRepaired
  }
  const fitsAnalysis = (found: unknown) =>
    isObject(found) &&
    fitsTask(found['task']) &&
    (found['uncorrected'] === undefined || fitsTask(found['uncorrected'])) &&
    (found['corrections'] === undefined || Array.isArray(found['corrections']))
  const task = 'task' in lifecycle ? lifecycle.task : undefined
  keepIf('createdAt', isTime, task && isTime(task.createdAt) ? task.createdAt : '1970-01-01T00:00:00.000Z')
  keepIf('lang', isText, 'zh-Hans')
  keepIf('photoCount', count => Number.isInteger(count) && Number(count) >= 1 && Number(count) <= maxPhotos)
  keepIf('uncorrected', fitsTask)
  keepIf('corrections', Array.isArray)
  keepIf('sendId', isText)
  keepIf(
    'owed',
    owed =>
      isObject(owed) &&
      (owed['taskId'] === null || isText(owed['taskId'])) &&
      (owed['stalls'] === undefined || Number.isInteger(owed['stalls'])),
  )
  keepIf('serverAnswer', isText)
  keepIf('other', fitsAnalysis)
  // Every field but the three that the caller sets has just been checked.
  return { kept: kept as Omit<TaskRecord, 'id' | 'owner' | 'lifecycle'>, isRepaired }
}

/** Lists are ordered by it as text; one that is no time is shown without one. */
const isTime = (value: unknown): boolean => isText(value) && value.length <= 60
