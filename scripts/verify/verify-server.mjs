import { runChecks } from './behaviour/run-checks.mjs'
import { formsOf } from './check-conformance.mjs'
import { rowOf } from './findings.mjs'
import { play, playAll } from './play-pact.mjs'
import { runSocketChecks } from './socket/socket-checks.mjs'
import { createStates } from './states.mjs'
import { withoutStates } from './without-states.mjs'

/** @typedef {import('./findings.mjs').Row} Row */
/** @typedef {import('./openapi.mjs').Document} Document */
/** @typedef {import('./play-pact.mjs').Pact} Pact */

/**
 * @typedef {object} Target
 * @property {string} baseUrl
 * @property {string | null} statesUrl null for a server without provider states
 * @property {{ token: string | null, uid: string }} who the person of the calls without provider states
 * @property {string} [only] a text that titles must contain
 * @property {string[]} [operations] all where none is named
 * @property {number} [patienceMs] how long a frame of the websocket is waited for
 */

/**
 * Verifies a server, row by row: every request of the pact, what it does over several calls, and its websocket.
 * @param {Document} document
 * @param {Pact} pact
 * @param {Target} target
 * @returns {AsyncGenerator<Row>}
 */
export async function* verifyServer(document, pact, target) {
  const { baseUrl, statesUrl, who, only = '', operations = [], patienceMs = 5_000 } = target
  /** @param {string} operation @param {string} title */
  const isChosen = (operation, title) =>
    title.includes(only) && (operations.length === 0 || operations.includes(operation))
  const interactions = pact.interactions.filter(({ request, description }) =>
    isChosen(document.operationOf(request)?.id ?? '', description),
  )
  const states = statesUrl === null ? null : createStates(statesUrl)
  if (states) yield* playAll(baseUrl, document, interactions, states)
  else
    for (const { id, interaction, why } of withoutStates(interactions, document.operationOf, who.token))
      yield why === null
        ? rowOf(
            id,
            interaction.description,
            await play(baseUrl, document, interaction, { accessToken: who.token, uid: who.uid }),
          )
        : { operation: id, interaction: interaction.description, result: 'skipped', findings: [], note: why }
  const server = { baseUrl, document, states, isChosen }
  yield* runChecks({ ...server, forms: formsOf(pact, document.operationOf) })
  yield* runSocketChecks({ ...server, patienceMs })
}
