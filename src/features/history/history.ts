import { proxy, ref } from 'valtio'
import type { Storage, TaskRecord } from '../../device/index.ts'

/** An object valtio keeps as it is, without proxies: it is replaced, never changed. */
type Ref<T extends object> = ReturnType<typeof ref<T>>

/** The device's usage records, newest first; null until they were read. */
export const createHistory = ({
  storage,
  owner,
}: {
  storage: () => Promise<Storage<TaskRecord>>
  owner: () => string
}) => {
  const state = proxy<{ records: Ref<TaskRecord[]> | null }>({ records: null })
  const load = async (): Promise<void> => {
    state.records = ref(await (await storage()).listRecords(owner()))
  }
  return {
    state,
    load,
    async remove(id: string): Promise<void> {
      await (await storage()).deleteRecord(id)
      await load()
    },
  }
}

export type History = ReturnType<typeof createHistory>
