/** What Chromium, Firefox and Safari say when `import()` cannot fetch a script. */
const said = /dynamically imported module|^Importing a module/

/**
 * Whether an error says that a part of the app could not be fetched: the network went before all had come. It is no fault
 * of ours, whoever needed the part says so on the screen, and the next attempt fetches it again: in Chromium. Firefox and
 * Safari keep to a failed `import()` for as long as the page or the worker lives.
 */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && said.test(error.message)
