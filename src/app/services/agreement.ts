import type { TaskRecord } from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'
import { agreedAnswer, type Consent } from './consent.ts'
import { pause } from './waiting.ts'

/** How long Agree waits for the database, in ms. */
const agreementTimeoutMs = 2_000

interface Device {
  storage: () => Promise<Storage<TaskRecord>>
  /** False while this device knows of no records. */
  mayHaveRecords: () => boolean
  /** Lets the storage be opened: the person agreed. */
  mayWrite: () => void
}

/** The agreement in the database beside localStorage: given, found again, taken back. */
export const createAgreement = (consent: Consent, { storage, mayHaveRecords, mayWrite }: Device) => {
  /** Looks for what an earlier visit left where localStorage knows of none: the agreement, whose the records are. */
  const findEarlierVisit = async (): Promise<void> => {
    const databases = await globalThis.indexedDB?.databases?.().catch(() => [])
    if (mayHaveRecords() || !databases?.some(({ name }) => name === 'analyze-h5')) return
    const { findAgreement } = await import('../../storage/index.ts')
    if (!consent.isGiven() && (await findAgreement()) === agreedAnswer) consent.give()
    if (consent.isGiven()) await storage()
  }

  /** The person agrees: in the database before the page goes on, since browsers write localStorage seconds later. */
  const agree = async (): Promise<void> => {
    mayWrite()
    const { signal } = new AbortController()
    // A database that does not open must not keep anybody out.
    const noted = storage().then(
      kept => kept.noteAgreement(agreedAnswer),
      () => {},
    )
    await Promise.race([noted, pause(agreementTimeoutMs, signal)])
    consent.give()
  }

  /** Takes the agreement back, in the database first: what remains there would be found by the next visit. Rejects where that fails. */
  const withdraw = async (): Promise<void> => {
    await (await storage()).noteAgreement(null)
    consent.withdraw()
  }

  /**
   * Follows a withdrawal in another tab: the database forgets the agreement too, since clearing localStorage does not reach
   * it, then `leave` is called, which has to end this page.
   */
  const followWithdrawal = (tab: Pick<EventTarget, 'addEventListener'>, leave: () => void): void =>
    consent.whenWithdrawnElsewhere(tab, () => void withdraw().finally(leave))

  return { findEarlierVisit, agree, withdraw, followWithdrawal }
}
