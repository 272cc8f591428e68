/** What Chromium, Firefox and Safari say when `import()` cannot fetch a script. */
const said = /dynamically imported module|^Importing a module script failed/

/**
 * Whether an error says that a part of the app could not be fetched: the network went before all had come. It is no fault
 * of ours, whoever needed the part says so on the screen, and the next attempt fetches it again.
 */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && said.test(error.message)
