// Two versions of the demo beside each other each have a shared worker, and both keep their state in one database.

const name = 'analyze-h5-mock-backend'

/**
 * Makes this backend the only one: it takes the lock from one of another version. `onChange` is told true once the lock is held, false when
 * another version has taken it; then it waits until that version has ended. Resolves when the lock is held the first time.
 */
export const holdVersionLock = (locks: LockManager, onChange: (isHeld: boolean) => void): Promise<void> =>
  new Promise(resolve => {
    const take = async (steal: boolean): Promise<void> => {
      const taken = locks.request(name, { steal }, () => {
        onChange(true)
        resolve()
        return new Promise(() => {}) // as long as the worker runs
      })
      await taken.catch(() => onChange(false)) // rejects when another version takes it
      await take(false)
    }
    void take(true)
  })
