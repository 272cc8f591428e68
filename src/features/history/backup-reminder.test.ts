import { expect, it } from 'vitest'
import { createBackupReminder } from './backup-reminder.ts'

const setUp = (kept: string | null = null) => {
  let value = kept
  let time = '2026-01-01T08:00:00Z'
  const store = {
    getItem: () => value,
    setItem: (_: string, text: string) => {
      value = text
    },
  }
  const open = () => createBackupReminder(store, () => new Date(time))
  return {
    open,
    reminder: open(),
    at: (now: string) => {
      time = now
    },
  }
}

it('reminds of a backup with the tenth record, and not before', () => {
  const { reminder } = setUp()
  expect([0, 1, 9].map(reminder.isDue)).toEqual([false, false, false])
  expect([10, 11, 10_000].map(reminder.isDue)).toEqual([true, true, true])
})

it('is quiet for a month after a backup or "not now", on later visits too', () => {
  const { open, reminder, at } = setUp()
  reminder.note()
  expect(reminder.isDue(10)).toBe(false)
  at('2026-01-30T08:00:00Z')
  expect(open().isDue(10)).toBe(false)
  at('2026-01-31T08:00:00Z')
  expect(reminder.isDue(10)).toBe(true)
  expect(open().isDue(10)).toBe(true)
})

it('reminds where the note is no time, or one that is still to come', () => {
  for (const kept of ['', 'soon', '2027-01-01T00:00:00Z']) expect(setUp(kept).reminder.isDue(10)).toBe(true)
})

it('is quiet for this visit where nothing can be kept', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const store of [null, full]) {
    const reminder = createBackupReminder(store, () => new Date())
    reminder.note()
    expect(reminder.isDue(10)).toBe(false)
  }
})
