import { expect, it, vi } from 'vitest'
import { holdInstallPrompt, installPrompt } from './install-prompt.ts'

const memoryStore = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const offer = (page: EventTarget) => {
  const prompt = vi.fn(async () => {})
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  page.dispatchEvent(event)
  return { event, prompt }
}

it('holds the browser’s question back and asks it once when it is wanted', async () => {
  const page = new EventTarget()
  const store = memoryStore()
  const changed = vi.fn()
  const unwatch = installPrompt.watch(changed)
  holdInstallPrompt(page)
  expect(installPrompt.isOpen(store)).toBe(false)
  const { event, prompt } = offer(page)
  expect(event.defaultPrevented).toBe(true)
  expect(installPrompt.isOpen(store)).toBe(true)
  expect(changed).toHaveBeenCalledTimes(1)
  await installPrompt.answer(store, true)
  expect(prompt).toHaveBeenCalledTimes(1)
  offer(page)
  expect(installPrompt.isOpen(store)).toBe(false)
  unwatch()
})

it('does not ask somebody who declined, on a later visit either', async () => {
  const page = new EventTarget()
  const store = memoryStore()
  holdInstallPrompt(page)
  const { prompt } = offer(page)
  await installPrompt.answer(store, false)
  offer(page)
  expect(installPrompt.isOpen(store)).toBe(false)
  expect(prompt).not.toHaveBeenCalled()
})

it('has nothing to ask once the app is installed', () => {
  const page = new EventTarget()
  const store = memoryStore()
  holdInstallPrompt(page)
  offer(page)
  page.dispatchEvent(new Event('appinstalled'))
  expect(installPrompt.isOpen(store)).toBe(false)
})
