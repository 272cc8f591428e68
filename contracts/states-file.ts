import { fileURLToPath } from 'node:url'
import { scenarioNames, scenarios } from '../mocks/scenarios.ts'
import { checksOf } from '../scripts/verify/behaviour/run-checks.mjs'
import { readDocument } from '../scripts/verify/openapi.mjs'
import { socketChecks } from '../scripts/verify/socket/socket-checks.mjs'
import { interactions } from './interactions/index.ts'

/** Where the provider states are listed for tools. */
export const statesPath = fileURLToPath(new URL('states.json', import.meta.url))

const openapi = fileURLToPath(new URL('../openapi.yaml', import.meta.url))

/** The provider states that a server needs to be verified: meaning, parameters with their usual values, and the calls they are for. */
export const statesFile = (): string => {
  const used = [
    ...interactions.map(({ operation, given }) => ({
      operation: String(operation),
      names: given.map(({ name }) => String(name)),
    })),
    ...checksOf(readDocument(openapi)).map(({ operation, states }) => ({
      operation,
      names: states.map(({ name }) => name),
    })),
    ...socketChecks.map(({ states }) => ({
      operation: 'openChatSocket',
      names: states.map(({ name }) => name),
    })),
  ]
  const listed = scenarioNames.flatMap(state => {
    const operations = used.flatMap(({ operation, names }) => (names.includes(state) ? [operation] : []))
    const { doc: meaning, params } = scenarios[state]
    return operations.length > 0
      ? [{ state, meaning, params, operations: [...new Set(operations)].sort() }]
      : []
  })
  return `${JSON.stringify(listed, null, 2)}\n`
}
