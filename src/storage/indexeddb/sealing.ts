import type { BaseRecord } from '../../records/base-record.ts'
import { readTurns } from '../../records/chat-turn.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { AccountKey } from '../account-key.ts'
import type { DatabaseSchema, SealedEntry } from '../database.ts'
import { dropRecord } from '../record-buffer.ts'
import type { RecordEntry, Storage, UncheckedEntry, WriteResult } from '../storage.ts'
import { removeBelongings, removeFrom } from './deletions.ts'
import { decodeEntry, encodeEntry, type SetAsideEntry } from './sealed-entry.ts'
import { toSetAside } from './set-aside.ts'
import { allStores, furtherPhotosRange, isStoredPhoto } from './stored-values.ts'
import { type Transactions, toWriteResult } from './transactions.ts'

type Database<T extends BaseRecord> = Pick<Transactions<T>, 'run' | 'transact' | 'buffer'>

/** Puts entries' encrypted forms in their place. */
const createSealer = <T extends BaseRecord>({ run, transact, buffer }: Database<T>) => {
  /** Puts an entry's encrypted form in its place, in one transaction. */
  const seal = async (
    entry: RecordEntry<T> | SetAsideEntry,
    { account, key }: AccountKey,
  ): Promise<WriteResult> => {
    const aside = 'aside' in entry ? entry.aside : null
    const id = 'aside' in entry ? idWithBelongings(entry.aside) : entry.record.id
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encodeEntry(entry))
    const name = aside ? `${account}/set aside/${aside.key}` : `${account}/${id}`
    const sealed: SealedEntry = { key: name, account, iv, bytes }
    const stored = await transact([...allStores, 'sealed'], async change => {
      await change.objectStore('sealed').put(sealed)
      if (aside) {
        await change.objectStore('setAside').delete(aside.key)
        await removeBelongings<T>(change, aside)
      } else await removeFrom<T>(change, [id])
    })
    if (stored.ok) dropRecord(buffer, id)
    return toWriteResult(stored)
  }

  /** What was set aside of an owner's, each with its photos and conversation. */
  const readSetAside = (owner: string) =>
    run(async database => {
      const entries: SetAsideEntry[] = []
      for (const aside of await database.getAllFromIndex('setAside', 'byOwner', owner)) {
        const id = idWithBelongings(aside)
        const photos =
          id === ''
            ? []
            : [await database.get('photos', id), ...(await database.getAll('photos', furtherPhotosRange(id)))]
        const turns = id === '' ? [] : ((await database.get('chats', id))?.turns ?? [])
        entries.push({ aside, turns, photos: photos.filter(isStoredPhoto) })
      }
      return entries
    })

  return { seal, readSetAside }
}

/** Puts back what was encrypted. */
const createUnsealer = <T extends BaseRecord>(
  { transact }: Database<T>,
  { addEntries }: Pick<Storage<T>, 'addEntries'>,
  { check }: Pick<RecordKind<T>, 'check'>,
) => {
  /** Puts back what was set aside when it was sealed, and deletes its encrypted form. */
  const putBack = ({ aside, turns, photos }: SetAsideEntry, name: string) =>
    transact([...allStores, 'sealed'], async change => {
      await change.objectStore('setAside').put(aside)
      await change.objectStore('sealed').delete(name)
      if ((await change.objectStore('records').getKey(aside.id)) !== undefined) return
      for (const photo of photos) await change.objectStore('photos').put(photo)
      if (Array.isArray(turns) && turns.length > 0)
        await change.objectStore('chats').put({ recordId: aside.id, turns: readTurns(turns) })
    })

  /** Puts a record back; one that this version cannot use is set aside with its photos. */
  const putBackRecord = async (entry: UncheckedEntry, owner: string, name: string): Promise<WriteResult> => {
    const { record, turns, photos } = entry
    const checked = check(record)
    if ('fault' in checked) {
      const aside = toSetAside(record, { owner, from: 'device', fault: checked.fault })
      return toWriteResult(await putBack({ aside, turns, photos }, name))
    }
    const added = await addEntries(owner, [entry])
    if ('problem' in added) return { ok: false, problem: added.problem }
    return toWriteResult(await transact(['sealed'], change => change.objectStore('sealed').delete(name)))
  }

  return (entry: UncheckedEntry | SetAsideEntry, owner: string, name: string): Promise<WriteResult> =>
    'aside' in entry ? putBack(entry, name).then(toWriteResult) : putBackRecord(entry, owner, name)
}

/** Encrypts what an account leaves on the device, and decrypts it when the account returns; record by record. */
export const createSealing = <T extends BaseRecord>(
  database: Database<T>,
  entries: Pick<Storage<T>, 'listIds' | 'readEntry' | 'addEntries'>,
  kind: Pick<RecordKind<T>, 'check'>,
): Pick<Storage<T>, 'sealAll' | 'unsealAll' | 'deleteSealed'> => {
  const { run, transact } = database
  const { listIds, readEntry } = entries
  const { seal, readSetAside } = createSealer(database)
  const unseal = createUnsealer(database, entries, kind)
  const sealedKeys = (account: string) =>
    run(database => database.getAllKeysFromIndex('sealed', 'byAccount', account))

  return {
    async sealAll(owner, account) {
      const ids = await listIds(owner)
      if ('problem' in ids) return { ok: false, problem: ids.problem }
      for (const id of ids) {
        const entry = await readEntry(id, owner)
        if (entry === null) continue
        if ('problem' in entry) return { ok: false, problem: entry.problem }
        const sealed = await seal(entry, account)
        if (!sealed.ok) return sealed
      }
      // Last: a record that turned out unusable above was set aside by it.
      const aside = await readSetAside(owner)
      if (!aside.ok) return toWriteResult(aside)
      for (const entry of aside.value) {
        const sealed = await seal(entry, account)
        if (!sealed.ok) return sealed
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
        const restored = await unseal(decodeEntry(opened), owner, name)
        if (!restored.ok) return restored
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

/** The record whose photos and conversation something set aside has; '' where it has none, as from a backup. */
const idWithBelongings = ({ from, id }: { from: 'device' | 'backup'; id: string }): string =>
  from === 'device' ? id : ''
