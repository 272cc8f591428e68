/** As many as one question and those before it have. */
const most = 32

/** Keeps what was read of the latest texts, for the same words of a question are looked at many times. */
export const perText = <T>(read: (text: string) => T): ((text: string) => T) => {
  const kept = new Map<string, { value: T }>()
  return text => {
    const known = kept.get(text)
    if (known) return known.value
    const value = read(text)
    if (kept.size >= most) kept.clear()
    kept.set(text, { value })
    return value
  }
}
