import { readFileSync } from 'node:fs'
import { ask } from './ask.mjs'

/** @type {{ state: string, params: Record<string, unknown> }[]} */
const known = JSON.parse(readFileSync(new URL('../../contracts/states.json', import.meta.url), 'utf8'))
/** The usual parameters of a state. @param {string} name */
const usual = name => known.find(({ state }) => state === name)?.params ?? {}

/** @typedef {{ name: string, params?: Record<string, unknown> }} State */
/** @typedef {Record<string, unknown>} Values What a server says are its own ids and tokens, by name. */

/** A state that the server did not take. */
export class RefusedState extends Error {}

/** @param {RefusedState} error @returns {import('./findings.mjs').Finding} */
export const refusedState = ({ message }) => ({
  place: 'provider state',
  expected: 'status 2xx',
  found: message,
  says: 'contracts/states.json lists the states, contracts/README.md says how they are set up.',
})

/**
 * Puts a server into situations, and out of them again.
 * @param {string} url of the endpoint for provider states
 */
export const createStates = url => {
  /** @param {State} state @param {'setup' | 'teardown'} action */
  const tell = async ({ name, params = {} }, action) => {
    const body = JSON.stringify({ state: name, params: { ...usual(name), ...params }, action })
    const answered = await ask(url, {
      method: 'POST',
      path: '',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    if (answered.status >= 200 && answered.status < 300) return answered.json ?? {}
    throw new RefusedState(
      `the state "${name}" was answered with ${answered.status} ${answered.text.slice(0, 120)}`,
    )
  }

  return {
    /**
     * Runs something while the states hold; it is given the values that the server named.
     * @template Result
     * @param {State[]} states
     * @param {(values: Values) => Promise<Result>} run
     * @returns {Promise<Result>}
     */
    async during(states, run) {
      /** @type {Values} */
      let values = {}
      try {
        for (const state of states) values = { ...values, ...(await tell(state, 'setup')) }
        return await run(values)
      } finally {
        for (const state of states) await tell(state, 'teardown')
      }
    },
  }
}

/** @typedef {ReturnType<typeof createStates>} States */
