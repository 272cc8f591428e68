import type { AnalysePhotos, AnalyseText } from '../../../analysis/index.ts'
import type { Api } from '../../../api/client.ts'
import type { components } from '../../../api/schema.d.ts'
import type { preparePhoto, TabLocks } from '../../../device/index.ts'
import type { inspectPhoto, QualityCode } from '../../../recognition/index.ts'
import type { TaskRecord } from '../../../records/index.ts'
import type { Storage } from '../../../storage/index.ts'

type Lang = components['schemas']['Lang']

/** What analyses of photos need of the rest of the app. */
export interface ScanOptions {
  api: () => Promise<Api>
  storage: () => Promise<Storage<TaskRecord>>
  inspect: typeof inspectPhoto
  prepare: typeof preparePhoto
  /** Reasons to take the photo again, most telling first; none for a good one. */
  assess: (photo: Blob) => Promise<readonly QualityCode[]>
  /** Recognition and engine on the device, for when no server answers, and for a list on several photos. */
  analyseLocally: AnalysePhotos
  analyseText: AnalyseText
  owner: () => string
  /** Whose records may be opened: the person's, and those made without an account. */
  owners: () => readonly string[]
  lang: () => Lang
  now: () => Date
  newId: () => string
  /** Hears of errors that nobody expected. */
  onUnexpectedError: (error: unknown) => void
  /** Resolves after a while, or at once when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Two tabs never analyse the same photo. */
  locks: TabLocks
  /** Tells other tabs how far this one is, and hears of theirs. */
  channel: Pick<BroadcastChannel, 'postMessage'> & { onmessage: BroadcastChannel['onmessage'] }
  /** Called with every new analysis. */
  onNewTask?: () => void
  /** Called when an analysis has ended, whether or not there is a report. */
  onEnd?: () => void
  /** Called when the device did without the server, which is still to be asked, after this long at the earliest. */
  onPendingUpload: (afterMs: number) => void
}
