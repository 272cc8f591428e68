import type { BaseRecord } from '../../records/base-record.ts'
import type { DatabaseSchema, SealedEntry } from '../database.ts'
import type { RecordEntry, Storage, StoredPhoto, UncheckedEntry } from '../storage.ts'
import { removeFrom } from './deletions.ts'
import { allStores } from './stored-values.ts'
import { type Transactions, toWriteResult } from './transactions.ts'

/** What is encrypted: the length of a text in 4 bytes, the text, and the photos it lists. */
const encode = <T extends BaseRecord>({ record, turns, photos }: RecordEntry<T>): Uint8Array<ArrayBuffer> => {
  const listed = photos.map(({ id, type, bytes }) => ({ id, type, length: bytes.byteLength }))
  const text = new TextEncoder().encode(JSON.stringify({ record, turns, photos: listed }))
  const total = photos.reduce((sum, { bytes }) => sum + bytes.byteLength, 4 + text.length)
  const encoded = new Uint8Array(total)
  new DataView(encoded.buffer).setUint32(0, text.length)
  encoded.set(text, 4)
  let at = 4 + text.length
  for (const { bytes } of photos) {
    encoded.set(new Uint8Array(bytes), at)
    at += bytes.byteLength
  }
  return encoded
}

const decode = (encoded: ArrayBuffer): UncheckedEntry => {
  const length = new DataView(encoded).getUint32(0)
  const {
    record,
    turns,
    photos,
  }: { record: unknown; turns: unknown; photos: { id: string; type: string; length: number }[] } = JSON.parse(
    new TextDecoder().decode(encoded.slice(4, 4 + length)),
  )
  let at = 4 + length
  const taken: StoredPhoto[] = photos.map(photo => {
    const from = at
    at += photo.length
    return { id: photo.id, type: photo.type, bytes: encoded.slice(from, at) }
  })
  return { record, turns, photos: taken }
}

/** Encrypts what an account leaves on the device, and decrypts it when the account returns; record by record. */
export const createSealing = <T extends BaseRecord>(
  { run, transact }: Pick<Transactions<T>, 'run' | 'transact'>,
  { listIds, readEntry, addEntries }: Pick<Storage<T>, 'listIds' | 'readEntry' | 'addEntries'>,
): Pick<Storage<T>, 'sealAll' | 'unsealAll' | 'deleteSealed'> => {
  const sealedKeys = (account: string) =>
    run(database => database.getAllKeysFromIndex('sealed', 'byAccount', account))

  return {
    async sealAll(owner, { account, key }) {
      const ids = await listIds(owner)
      if ('problem' in ids) return { ok: false, problem: ids.problem }
      for (const id of ids) {
        const entry = await readEntry(id, owner)
        if (entry === null) continue
        if ('problem' in entry) return { ok: false, problem: entry.problem }
        const iv = crypto.getRandomValues(new Uint8Array(12))
        const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encode(entry))
        const sealed: SealedEntry = { key: `${account}/${id}`, account, iv, bytes }
        const stored = await transact([...allStores, 'sealed'], async change => {
          await change.objectStore('sealed').put(sealed)
          await removeFrom<T>(change, [id])
        })
        if (!stored.ok) return toWriteResult(stored)
      }
      return { ok: true }
    },
    async unsealAll(owner, { account, key }) {
      const keys = await sealedKeys(account)
      if (!keys.ok) return toWriteResult(keys)
      for (const name of keys.value) {
        const read = await run(database => database.get('sealed', name))
        if (!read.ok) return toWriteResult(read)
        const sealed: DatabaseSchema<T>['sealed']['value'] | undefined = read.value
        if (!sealed) continue
        // A phone number that changed gives another key: what it does not open stays as it is.
        const opened = await crypto.subtle
          .decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes)
          .catch(() => null)
        if (opened === null) continue
        const added = await addEntries(owner, [decode(opened)])
        if ('problem' in added) return { ok: false, problem: added.problem }
        const deleted = await transact(['sealed'], change => change.objectStore('sealed').delete(name))
        if (!deleted.ok) return toWriteResult(deleted)
      }
      return { ok: true }
    },
    async deleteSealed(account) {
      return toWriteResult(
        await transact(['sealed'], async change => {
          const store = change.objectStore('sealed')
          for (const name of await store.index('byAccount').getAllKeys(account)) await store.delete(name)
        }),
      )
    },
  }
}
