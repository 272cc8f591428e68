import { proxy, ref } from 'valtio'
import type { Ref } from '../../api/ref.ts'
import { normalizeForSearch, photoKey, type Summary, type TaskRecord } from '../../records/index.ts'
import type { Storage, WriteResult } from '../../storage/index.ts'

export const filters = ['all', 'scored', 'unrecognized', 'shared'] as const
export type Filter = (typeof filters)[number]

/** Records the first screen shows; they come before the rest is read. */
const recordsOnFirstScreen = 50

/** What became of a deletion. */
type Removal = { ok: true; restore: (() => Promise<WriteResult>) | null } | Exclude<WriteResult, { ok: true }>

export interface HistoryState {
  /** Summaries of the owner's records, newest first; null until the first of them were read. */
  records: Ref<Summary[]> | null
  /** How many there are, those not read yet among them. */
  count: number
  /** Records that are there and cannot be read. */
  unreadable: number
  /** Such records that say nothing of their owner, and are not shown to the one who is signed in. */
  ownerless: number
  /** Records the browser evicted, until the person dismisses the notice. */
  lostRecords: number
  keyword: string
  filter: Filter
  /** Records from before signing in, which the signed-in person may take over. */
  anonymousRecords: number
}

/** Deletes a record with all that belongs to it, which stays in memory to be added again. */
const removeRecord = async (
  kept: Storage<TaskRecord>,
  { id, owner, onRestored }: { id: string; owner: string; onRestored: () => Promise<void> },
): Promise<Removal> => {
  const entry = await kept.readEntry(id, owner)
  const removed = await kept.deleteRecord(id)
  if (!removed.ok) return removed
  if (entry === null || 'problem' in entry) return { ok: true, restore: null }
  const restore = async (): Promise<WriteResult> => {
    const added = await kept.addEntries(owner, [entry])
    await onRestored()
    return 'problem' in added ? { ok: false, problem: added.problem } : { ok: true }
  }
  return { ok: true, restore }
}

/** The device's usage records. */
export const createHistory = ({
  storage,
  owner,
  anonymousOwner,
}: {
  storage: () => Promise<Storage<TaskRecord>>
  owner: () => string
  /** Whose records are those made without signing in. */
  anonymousOwner: () => string
}) => {
  const state = proxy<HistoryState>({
    records: null,
    count: 0,
    unreadable: 0,
    ownerless: 0,
    lostRecords: 0,
    keyword: '',
    filter: 'all',
    anonymousRecords: 0,
  })
  let shownOwner = ''
  let loads = 0

  const load = async (): Promise<void> => {
    loads += 1
    const run = loads
    const kept = await storage()
    const who = owner()
    const [first, tally, others] = await Promise.all([
      kept.listSummaries(who, recordsOnFirstScreen),
      kept.countRecords(who),
      who === anonymousOwner() ? { records: 0 } : kept.countRecords(anonymousOwner()),
    ])
    if (run !== loads) return // another load has started since
    // What is shown already stays until all is read again, so that the page does not jump.
    const isShown = state.records !== null && shownOwner === who
    if (!isShown || tally.records <= first.length) state.records = ref(first)
    shownOwner = who
    state.count = tally.records
    state.unreadable = tally.unreadable
    state.anonymousRecords = others.records
    state.lostRecords = kept.lostRecordCount()
    const all = await kept.listSummaries(who)
    const [{ unreadable }, ownerless] = await Promise.all([kept.countRecords(who), kept.countOwnerless(who)])
    if (run !== loads) return
    state.records = ref(all)
    state.count = all.length
    state.unreadable = unreadable
    state.ownerless = ownerless
  }

  return {
    state,
    load,

    /** The first photo of a record; null where it has none. */
    photo: async (id: string): Promise<Blob | null> => (await storage()).getPhoto(photoKey(id, 0)),

    /** Deletes a record; `restore` puts it back with its photos and its conversation, null where it cannot be read. */
    async remove(id: string): Promise<Removal> {
      const removal = await removeRecord(await storage(), { id, owner: owner(), onRestored: load })
      if (!removal.ok) return removal
      if (state.records !== null) state.records = ref(state.records.filter(record => record.id !== id))
      await load()
      return removal
    },

    /** Deletes every record of this owner from the device; what was shared stays open to others. */
    async clear(): Promise<WriteResult> {
      const cleared = await (await storage()).deleteAll(owner())
      await load()
      return cleared
    },

    /** Makes the records from before signing in those of the signed-in person. */
    async claimAnonymousRecords(): Promise<WriteResult> {
      const adopted = await (await storage()).moveAll(anonymousOwner(), owner())
      await load()
      return adopted
    },

    /** The person has read that records were lost. */
    async acknowledgeLoss(): Promise<void> {
      ;(await storage()).acknowledgeLoss()
      state.lostRecords = 0
    },
  }
}

export type History = ReturnType<typeof createHistory>

const passes: Record<Filter, (record: Summary) => boolean> = {
  all: () => true,
  scored: ({ score }) => score !== null,
  unrecognized: ({ phase }) => phase === 'unrecognized',
  shared: ({ isShared }) => isShared,
}

/** The records that hold every word of the keyword and pass the filter. */
export const filterRecords = (
  records: readonly Summary[],
  { keyword, filter }: Pick<HistoryState, 'keyword' | 'filter'>,
): Summary[] => {
  const words = keyword.split(/\s+/).map(normalizeForSearch).filter(Boolean)
  return records.filter(
    record => passes[filter](record) && words.every(word => record.searchText.includes(word)),
  )
}
