import { proxy, ref } from 'valtio'
import { type Storage, scoreOf, type TaskRecord, titleOf } from '../../device/index.ts'

/** An object valtio keeps as it is, without proxies: it is replaced, never changed. */
type Ref<T extends object> = ReturnType<typeof ref<T>>

export const filters = ['all', 'scored', 'unrecognized', 'shared'] as const
export type Filter = (typeof filters)[number]

export interface HistoryState {
  /** The owner's records, newest first; null until they were read. */
  records: Ref<TaskRecord[]> | null
  keyword: string
  filter: Filter
  /** Records from before signing in, which the signed-in person may take over. */
  adoptable: number
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
  anonymousOwner: string
}) => {
  const state = proxy<HistoryState>({ records: null, keyword: '', filter: 'all', adoptable: 0 })

  const load = async (): Promise<void> => {
    const kept = await storage()
    const isAnonymous = owner() === anonymousOwner
    const [records, others] = await Promise.all([
      kept.listRecords(owner()),
      isAnonymous ? [] : kept.listRecords(anonymousOwner),
    ])
    state.records = ref(records)
    state.adoptable = others.length
  }

  return {
    state,
    load,

    async remove(id: string): Promise<void> {
      await (await storage()).deleteRecord(id)
      await load()
    },

    /** Deletes every record of this owner from the device; what was shared stays open to others. */
    async clear(): Promise<void> {
      const kept = await storage()
      for (const { id } of state.records ?? []) await kept.deleteRecord(id)
      await load()
    },

    /** Makes the records from before signing in those of the signed-in person. */
    async adopt(): Promise<void> {
      const kept = await storage()
      for (const record of await kept.listRecords(anonymousOwner))
        await kept.putRecord({ ...record, owner: owner() })
      await load()
    },
  }
}

export type History = ReturnType<typeof createHistory>

const passes: Record<Filter, (record: TaskRecord) => boolean> = {
  all: () => true,
  scored: record => scoreOf(record) !== null,
  unrecognized: ({ lifecycle }) => lifecycle.phase === 'unrecognized',
  shared: ({ lifecycle }) => lifecycle.phase === 'done' && lifecycle.task.sharing === 'shared',
}

/** Everything of a record that one may look for, folded for comparing. */
const textOf = (record: TaskRecord): string => {
  const { lifecycle } = record
  if (lifecycle.phase !== 'done') return fold(titleOf(record))
  const { product, labelText } = lifecycle.task
  return fold([...Object.values(product), labelText].join('\n'))
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The records that hold every word of the keyword and pass the filter. */
export const matching = (
  records: readonly TaskRecord[],
  { keyword, filter }: Pick<HistoryState, 'keyword' | 'filter'>,
): TaskRecord[] => {
  const words = keyword.split(/\s+/).map(fold).filter(Boolean)
  return records.filter(record => {
    if (!passes[filter](record)) return false
    if (words.length === 0) return true
    const text = textOf(record)
    return words.every(word => text.includes(word))
  })
}
