import type { Kept } from '../../records/base-record.ts'
import type { ChatTurn } from '../../records/chat-turn.ts'
import { isTurn } from '../backup-file.ts'
import type { Schema } from '../database.ts'

export const everything = ['records', 'photos', 'chats', 'summaries'] as const

/** All an owner has in an index that begins with the owner: lists sort after texts, so that no time lies beyond. */
export const ownedBy = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

/** The keys of a record's further photos. */
export const photosOf = (id: string) => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)

export const isPhoto = (value: unknown): value is Schema<Kept>['photos']['value'] =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer &&
  value.bytes.byteLength > 0 &&
  'type' in value &&
  typeof value.type === 'string'

/** The turns of a conversation that can be read. */
export const turnsOf = (chat: unknown): ChatTurn[] =>
  typeof chat === 'object' && chat !== null && 'turns' in chat && Array.isArray(chat.turns)
    ? chat.turns.filter(isTurn)
    : []
