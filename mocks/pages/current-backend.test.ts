import { expect, it, vi } from 'vitest'
import { createCurrentBackend } from './current-backend.ts'

/** One lock as browsers have it: a request waits for it, or steals it. */
const createLocks = () => {
  let steal: ((reason: unknown) => void) | null = null
  const waiting: (() => void)[] = []
  const request = (_name: string, options: LockOptions, hold: LockGrantedCallback<unknown>) =>
    new Promise<unknown>((_, reject) => {
      const grant = () => {
        steal?.(new DOMException('stolen', 'AbortError'))
        steal = reject
        void hold(null)
      }
      if (options.steal || !steal) grant()
      else waiting.push(grant)
    })
  /** Ends who has the lock now. */
  const end = () => {
    steal = null
    waiting.shift()?.()
  }
  return { locks: { request } as unknown as LockManager, end }
}

/** A backend of one version, over a store that all versions share. */
const versionOf = (store: string[], name: string) => {
  const current = createCurrentBackend(async whileCurrent => {
    const { save } = whileCurrent({ load: async () => null, save: async () => void store.push(name) })
    return { loaded: [...store], save: () => save(undefined as never, new Map()) }
  })
  const told: boolean[] = []
  return { ...current, told, watch: () => current.watch(is => told.push(is), new AbortController().signal) }
}

it('the backend of another version takes over, and the first neither answers nor stores until it has ended', async () => {
  const { locks, end } = createLocks()
  const store: string[] = []
  const [old, newer] = [versionOf(store, 'old'), versionOf(store, 'newer')]
  await old.start(locks)
  old.watch()
  const before = await old.get()
  await before.save()

  await newer.start(locks)
  await expect.poll(() => old.told).toEqual([true])
  expect(() => old.get()).toThrow(TypeError)
  await before.save()
  await (await newer.get()).save()
  expect(store).toEqual(['old', 'newer'])

  end()
  await expect.poll(() => old.told).toEqual([true, false])
  const again = await old.get()
  expect(again.loaded, 'what the other version stored').toEqual(['old', 'newer'])
  await before.save()
  await again.save()
  expect(store).toEqual(['old', 'newer', 'old'])
})

it('a page that comes while another version has the backend is told so', async () => {
  const { locks } = createLocks()
  const [old, newer] = [versionOf([], 'old'), versionOf([], 'newer')]
  await old.start(locks)
  await newer.start(locks)
  await vi.waitFor(() => expect(() => old.get()).toThrow(TypeError))
  await old.start(locks)
  old.watch()
  expect(old.told).toEqual([true])
})

it('the backend of a page of its own asks for no lock', async () => {
  const own = versionOf([], 'own')
  await own.start(null)
  await expect(own.get()).resolves.toMatchObject({ loaded: [] })
})
