// MSW keeps cookies in localStorage and refuses to start without one; where the browser blocks it they stay in memory.
const isBlocked = (): boolean => {
  try {
    return typeof globalThis.localStorage === 'undefined'
  } catch {
    return true
  }
}

if (isBlocked()) {
  const kept = new Map<string, string>()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
}
