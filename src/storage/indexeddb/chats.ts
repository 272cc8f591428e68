import type { BaseRecord } from '../../records/base-record.ts'
import type { ChatTurn } from '../../records/chat-turn.ts'
import { mergeTurns } from '../record-buffer.ts'
import type { Storage } from '../storage.ts'
import { readableTurns } from './stored-values.ts'
import type { Transactions } from './transactions.ts'

/** Stores the conversations about records. */
export const createChats = <T extends BaseRecord>({
  buffer,
  run,
  transact,
  bufferUnlessWritten,
}: Transactions<T>): Pick<Storage<T>, 'getChat' | 'updateChat'> => ({
  async getChat(recordId) {
    const inMemory = buffer.chats.get(recordId)
    const read = await run(database => database.get('chats', recordId))
    return mergeTurns(structuredClone(inMemory ?? []), read.ok ? readableTurns(read.value) : [])
  },
  async updateChat(recordId, change) {
    const before = buffer.chats.get(recordId)
    let known: ChatTurn[] = []
    const stored = await transact(['chats'], async transaction => {
      known = readableTurns(await transaction.objectStore('chats').get(recordId))
      const turns = change(mergeTurns(before ?? [], known))
      await transaction.objectStore('chats').put({ recordId, turns })
    })
    // The buffer continues from the turns that could still be read.
    return bufferUnlessWritten(stored, buffer.chats, [recordId, before], () =>
      structuredClone(change(mergeTurns(before ?? [], known))),
    )
  },
})
