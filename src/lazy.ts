/** Makes something on first use and keeps it; a failure is not kept, so that the next use tries again. */
export const lazy = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
