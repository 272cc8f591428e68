// `npm run drifts`: puts drifts in front of the model server one by one, and says which of them `npm run verify` does not
// notice; `--by-hand` takes only those thought up by people. `npm run drifts -- --honest` puts honest servers there, and says
// which of them it refuses. A TEXT chooses by name.
// Exit codes: 0 all is as drifts/server/unnoticed.json says, 1 it is not.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { root } from '../prepare.mjs'
import { openSource } from '../source.mjs'
import { linesOf } from '../verify/findings.mjs'
import { readDocument } from '../verify/openapi.mjs'
import { verifyServer } from '../verify/verify-server.mjs'
import { driftsByHand, honestServers } from './server/by-hand.mjs'
import { driftsByRule } from './server/by-rule.mjs'
import { serveVariation } from './server/serve-variation.mjs'

/** @typedef {import('./server/variation.mjs').Variation} Variation */
/** @typedef {import('../verify/findings.mjs').Row} Row */

const file = `${root}openapi.yaml`
const document = readDocument(file)
/** @type {import('../verify/play-pact.mjs').Pact} */
const whole = JSON.parse(readFileSync(`${root}contracts/pacts/analyze-h5-analyze-h5-api.json`, 'utf8'))
/** Every operation is asked during every outage: for a server that treats all alike, two operations tell as much. */
const pact = {
  interactions: whole.interactions.filter(
    ({ description, request }) =>
      !/, (while the server|after too many)/.test(description) ||
      /^\/api\/(spices|feedbacks)$/.test(request.path),
  ),
}
/**
 * Why a drift goes unnoticed: by its name, or by the beginning of its name where no answer of the model server shows it.
 * @type {{ notNoticed: Record<string, string>, neverShown: Record<string, string> }}
 */
const { notNoticed, neverShown } = JSON.parse(
  readFileSync(new URL('server/unnoticed.json', import.meta.url), 'utf8'),
)

/**
 * The first row that fails for a variation of the model server; null where none does.
 * @param {string} model URL of the model server
 * @param {Variation} variation
 * @param {number} patienceMs
 * @returns {Promise<Row | null>}
 */
const firstFailure = async (model, variation, patienceMs) => {
  const server = await serveVariation(model, variation)
  try {
    const target = {
      baseUrl: server.url,
      statesUrl: `${server.url}/__mock/provider-states`,
      who: { token: null, uid: 'u-1' },
      operations: variation.operations,
      patienceMs,
    }
    const played = variation.operations.length > 0 ? whole : pact
    for await (const row of verifyServer(document, played, target)) if (row.result === 'failed') return row
    return null
  } finally {
    await server.close()
  }
}

/** @param {Row | null} row */
const told = row =>
  row
    ? `${row.operation}, ${row.interaction}\n      ${row.findings.slice(0, 1).flatMap(linesOf).join('\n      ')}`
    : ''

/**
 * @param {string} model
 * @param {string} title
 * @param {Variation[]} drifts
 */
const runDrifts = async (model, title, drifts) => {
  let noticed = 0
  let unseen = 0
  /** @type {string[]} */
  const surprises = []
  for (const drift of drifts) {
    const row = await firstFailure(model, drift, 1_000)
    if (process.env['VERBOSE']) console.log(`${row ? '✓' : '-'} ${drift.name}  ${told(row)}`)
    if (row) {
      noticed += 1
      if (notNoticed[drift.name]) surprises.push(`noticed, though unnoticed.json lists it: ${drift.name}`)
    } else if (drift.hasShown === false) {
      unseen += 1
      const isListed = Object.keys(neverShown).some(start => drift.name.startsWith(start))
      if (!isListed) surprises.push(`shown by no answer of the model server: ${drift.name}`)
    } else if (notNoticed[drift.name] === undefined) surprises.push(`not noticed: ${drift.name}`)
  }
  for (const surprise of surprises) console.log(`✗ ${surprise}`)
  const left = drifts.length - noticed - unseen
  console.log(`${title}: ${noticed} of ${drifts.length} noticed, ${left} not, ${unseen} that no answer shows`)
  return surprises.length === 0
}

/**
 * @param {string} model
 * @param {Variation[]} servers
 */
const runHonest = async (model, servers) => {
  let refused = 0
  for (const server of servers) {
    const row = await firstFailure(model, server, 60_000)
    if (!row) continue
    refused += 1
    console.log(`✗ refused: ${server.name}\n    ${told(row)}`)
  }
  console.log(`honest servers: ${servers.length - refused} of ${servers.length} accepted`)
  return refused === 0
}

const [text = ''] = process.argv.slice(2).filter(each => !each.startsWith('--'))
/** @param {Variation[]} all */
const chosen = all => all.filter(({ name }) => name.includes(text))

const source = await openSource()
const { startMock } = await source.load('/contracts/mock-server.ts')
const mock = await startMock()
const startedMs = performance.now()
try {
  const sound = await firstFailure(mock.url, { name: 'the model server', operations: [] }, 60_000)
  if (sound) throw new Error(`the model server itself is refused: ${told(sound)}`)
  console.log(`verified the model server in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
  const isHonest = process.argv.includes('--honest')
  const results = isHonest
    ? [await runHonest(mock.url, chosen(honestServers))]
    : [
        await runDrifts(mock.url, 'by hand', chosen(driftsByHand)),
        ...(process.argv.includes('--by-hand')
          ? []
          : [await runDrifts(mock.url, 'by rule', chosen(driftsByRule(parse(readFileSync(file, 'utf8')))))]),
      ]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
  await mock.close()
  await source.close()
}
