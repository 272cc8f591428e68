import { reasonOf } from '../../prepare.mjs'
import { finding, rowOf } from '../findings.mjs'
import { RefusedState, refusedState } from '../states.mjs'
import { accountChecks } from './accounts.mjs'
import { bodyChecks } from './bodies.mjs'
import { Broken, createKit } from './kit.mjs'
import { listChecks } from './lists.mjs'
import { originChecks } from './origins.mjs'
import { sentAgainChecks } from './sent-again.mjs'
import { spanChecks } from './spans.mjs'

/** @typedef {import('../findings.mjs').Row} Row */

/**
 * Everything that a server must do beyond the single answers of the pact.
 * @param {import('../openapi.mjs').Document} document
 */
export const checksOf = document => [
  ...originChecks,
  ...listChecks,
  ...sentAgainChecks,
  ...accountChecks,
  ...spanChecks,
  ...bodyChecks(document),
]

/** The values that a state has by itself, where the server names none. */
const usual = {
  accessToken: 'access-1',
  uid: 'u-1',
  taskId: '0198f3f0-0000-7000-8000-000000000001',
  shareId: 's-1',
}

/**
 * Runs the checks of some operations; without provider states only those that need none.
 * @param {{ baseUrl: string, document: import('../openapi.mjs').Document, forms: Map<string, import('./kit.mjs').Form>, states: import('../states.mjs').States | null, isChosen: (operation: string, name: string) => boolean }} server
 * @returns {AsyncGenerator<Row>}
 */
export async function* runChecks({ baseUrl, document, forms, states, isChosen }) {
  for (const check of checksOf(document)) {
    const { operation, name, says } = check
    if (!isChosen(operation, name)) continue
    if (states === null && check.states.length > 0) {
      yield { operation, interaction: name, result: 'skipped', findings: [], note: 'needs provider states' }
      continue
    }
    /** @param {import('../states.mjs').Values} values */
    const run = values => {
      const isPersonal = check.states.some(state => state.name === 'a person is logged in')
      const { accessToken: _, uid: __, ...anonymous } = usual
      return check.run(
        createKit(baseUrl, document, forms, { ...(isPersonal ? usual : anonymous), ...values }),
      )
    }
    const findings = await (states ? states.during(check.states, run) : run({})).catch(error => {
      if (error instanceof Broken) return [error.finding]
      if (error instanceof RefusedState) return [refusedState(error)]
      return [finding('answer', 'one that the check can go on with', reasonOf(error))]
    })
    yield rowOf(
      operation,
      name,
      findings.map(each => ({ ...each, says: each.says || `“${says}” (openapi.yaml)` })),
    )
  }
}
