import { proxy, ref } from 'valtio'
import type { Ref } from '../../../api/ref.ts'
import {
  nextTaskState,
  photoKey,
  type TaskEvent,
  type TaskRecord,
  type TaskState,
  type WorkDone,
} from '../../../records/index.ts'
import type { ScanOptions } from './scan-options.ts'

/** What is shown of the analyses; the records themselves live in storage. */
export interface ScanState {
  /** Lifecycles of the analyses of this session, by record id. */
  tasks: Record<string, Ref<TaskState>>
}

export type Step = WorkDone['step']

interface ChangeMessage extends Partial<WorkDone> {
  changed: string
}

/** What tabs tell each other: that a record changed, or how far it is; that a person cancelled it. */
type Message = ChangeMessage | { cancelled: string }

export const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && ('changed' in data || 'cancelled' in data)

/** Shows how far another tab is with a record that is shown here. */
const createFollower =
  (state: ScanState, get: (id: string) => Promise<TaskRecord | null>, show: (record: TaskRecord) => void) =>
  async ({ changed: id, step, progress, text }: ChangeMessage): Promise<void> => {
    const shown = state.tasks[id]
    if (shown === undefined) return
    if (step !== undefined && progress !== undefined) {
      const done = { step, progress, ...(text !== undefined && { text }) }
      state.tasks[id] = ref(nextTaskState(shown, { type: 'progressed', ...done }))
      return
    }
    const record = await get(id)
    if (record) show(record)
  }

/** Reads and changes the stored records, shows what came of them, and tells other tabs. */
export const createScanRecords = (options: Pick<ScanOptions, 'storage' | 'channel' | 'owners'>) => {
  const state = proxy<ScanState>({ tasks: {} })

  /** A lifecycle is replaced, never changed; `ref` spares valtio the proxies of a whole report. */
  const show = ({ id, owner, lifecycle }: Pick<TaskRecord, 'id' | 'owner' | 'lifecycle'>) => {
    // Work goes on after its person has left; it is shown to nobody else.
    if (!options.owners().includes(owner)) return
    state.tasks[id] = ref(lifecycle)
  }

  const tell = (message: Message) => options.channel.postMessage(message)

  /** Changes the record as it is kept, for a person or another tab may have changed it meanwhile; shows what came of it. */
  const change = async (record: TaskRecord, by: (kept: TaskRecord) => TaskRecord): Promise<TaskRecord> => {
    let changed = by(record)
    await (await options.storage()).updateRecord(record, kept => {
      changed = by(kept)
      return changed
    })
    show(changed)
    tell({ changed: record.id })
    return changed
  }

  const apply = (record: TaskRecord, event: TaskEvent): Promise<TaskRecord> =>
    change(record, kept => ({ ...kept, lifecycle: nextTaskState(kept.lifecycle, event) }))

  /** Progress is only shown, never kept. */
  const progress = (record: TaskRecord, done: WorkDone): void => {
    const lifecycle = nextTaskState(record.lifecycle, { type: 'progressed', ...done })
    show({ ...record, lifecycle })
    tell({ changed: record.id, ...done })
  }

  const photosOf = async ({ id, photoCount = 1 }: TaskRecord): Promise<Blob[]> => {
    const storage = await options.storage()
    const keys = Array.from({ length: photoCount }, (_, at) => photoKey(id, at))
    return (await Promise.all(keys.map(key => storage.getPhoto(key)))).filter(photo => photo !== null)
  }

  /** Changes a record behind the screen: what is shown of it changes only where it is shown. */
  const updateInBackground = async (
    record: TaskRecord,
    by: (kept: TaskRecord) => TaskRecord,
  ): Promise<void> => {
    const storage = await options.storage()
    await storage.updateRecord(record, by)
    const kept = await storage.getRecord(record.id, [record.owner])
    if (kept && state.tasks[record.id]) show(kept)
    tell({ changed: record.id })
  }

  const get = async (id: string): Promise<TaskRecord | null> =>
    (await options.storage()).getRecord(id, options.owners())

  /** Another person is here: nothing of the one before stays on the screen. */
  const forgetShown = (): void => {
    for (const id of Object.keys(state.tasks)) delete state.tasks[id]
  }

  const follow = createFollower(state, get, show)

  return {
    state,
    forgetShown,
    get,
    show,
    tell,
    change,
    apply,
    progress,
    photosOf,
    updateInBackground,
    follow,
  }
}

export type ScanRecords = ReturnType<typeof createScanRecords>
