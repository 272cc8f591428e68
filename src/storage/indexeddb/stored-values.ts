import type { BaseRecord } from '../../records/base-record.ts'
import { type ChatTurn, readTurns } from '../../records/chat-turn.ts'
import type { DatabaseSchema } from '../database.ts'

/** The stores that belong to records. */
export const allStores = ['records', 'photos', 'chats', 'summaries', 'setAside'] as const

/** The range of an owner's entries in an index that begins with the owner: arrays sort after strings, so the bound is above every time. */
export const ownerRange = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

/** The keys of a record's further photos. */
export const furtherPhotosRange = (id: string) => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)

export const isStoredPhoto = (value: unknown): value is DatabaseSchema<BaseRecord>['photos']['value'] =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer &&
  value.bytes.byteLength > 0 &&
  'type' in value &&
  typeof value.type === 'string'

/** The usable turns of a stored conversation. */
export const readableTurns = (chat: unknown): ChatTurn[] =>
  typeof chat === 'object' && chat !== null && 'turns' in chat ? readTurns(chat.turns) : []
