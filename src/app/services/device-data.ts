import type { LeftOver, LogOutChoice } from '../../features/session/index.ts'
import { personalKeys } from '../../kept-keys.ts'
import type { EagerServices } from './eager-services.ts'

type Person = { uid: string; phone: string }

const pendingKey = 'ai-deletion'

/** What the device keeps for an account: sealed or removed when its person logs out, and removed, verified, when it is deleted. */
export const createDeviceData = ({
  storage,
  localStore,
  setDeviceId,
}: Pick<EagerServices, 'storage' | 'localStore' | 'setDeviceId'>) => {
  const ownerOf = (uid: string) => `v1_${uid}`

  const hasRecords = async (owner: string): Promise<boolean> => {
    const kept = await storage()
    const ids = await kept.listIds(owner)
    return 'problem' in ids || ids.length > 0 || (await kept.listSetAside(owner)).length > 0
  }

  const removeRecords = async (uid: string): Promise<boolean> => {
    const { accountHash } = await import('../../storage/index.ts')
    const kept = await storage()
    const account = await accountHash(uid)
    const deleted = await kept.deleteAll(ownerOf(uid))
    const unsealed = account === null ? { ok: true } : await kept.deleteSealed(account)
    return deleted.ok && unsealed.ok && !(await hasRecords(ownerOf(uid)))
  }

  const forgetSettings = async (): Promise<boolean> => {
    const id = String(Date.now())
    if (!(await (await storage()).renewDeviceId(id)).ok) return false
    try {
      for (const key of personalKeys) localStore?.removeItem(key)
      const isLeft = personalKeys.some(key => (localStore?.getItem(key) ?? null) !== null)
      setDeviceId(id)
      return !isLeft
    } catch {
      return false // blocked since the page was opened
    }
  }

  /** Removes all that is kept of a person; resolves with what is left of it after a look. */
  const forget = async (uid: string): Promise<LeftOver[]> => {
    localStore?.setItem(pendingKey, uid)
    const left: LeftOver[] = []
    if (!(await removeRecords(uid))) left.push('records')
    if (!(await forgetSettings())) left.push('settings')
    if (left.length === 0) localStore?.removeItem(pendingKey)
    return left
  }

  const keyOf = async (person: Person) => (await import('../../storage/index.ts')).deriveAccountKey(person)

  return {
    forget,

    /** Tries again what could not be removed when the account was deleted. */
    async resumeForgetting(): Promise<void> {
      const uid = localStore?.getItem(pendingKey)
      if (uid) await forget(uid)
    },

    /** Whether the account has anything on this device. */
    hasRecords: (uid: string): Promise<boolean> => hasRecords(ownerOf(uid)),

    /** Seals or removes what the account has here; resolves with whether all of it was. */
    async leave({ uid, phone }: Person, choice: LogOutChoice): Promise<boolean> {
      if (choice === 'remove') return removeRecords(uid)
      const key = await keyOf({ uid, phone })
      return key !== null && (await (await storage()).sealAll(ownerOf(uid), key)).ok
    },

    /** Opens what the account left here when its person logged out. */
    async comeBack({ uid, phone }: Person): Promise<void> {
      const key = await keyOf({ uid, phone })
      if (key !== null) await (await storage()).unsealAll(ownerOf(uid), key)
    },
  }
}

export type DeviceData = ReturnType<typeof createDeviceData>
