// `npm run verify -- --base-url=URL`: checks any server against our contracts. `--help` says the rest.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf, reasonOf, root } from './prepare.mjs'
import { checkConformance } from './verify/check-conformance.mjs'
import { readDocument } from './verify/openapi.mjs'
import { report } from './verify/report.mjs'
import { verifyPactsOfBroker } from './verify/verify-broker.mjs'
import { verifyServer } from './verify/verify-server.mjs'

const help = `Verifies a server against contracts/pacts and openapi.yaml.

  npm run verify -- --base-url=URL [--states-url=URL | --no-states] [options]
  npm run verify -- --base-url=URL --openapi-only [options]

Every request of the pact is sent in its situation, and each answer judged by openapi.yaml and by the pact; then come
checks over several calls (sent again, lists, shares, accounts, other origins), and the websocket.

  --base-url=URL     URL of the server; paths of openapi.yaml are appended
  --states-url=URL   endpoint for provider states (contracts/README.md);
                     default: BASE/__mock/provider-states, as in the mock backend
  --no-states        only what needs no provider states; the rest is skipped
  --token=TOKEN      access token for calls that need a user (--no-states, --openapi-only)
  --uid=UID          user of the token
  --openapi-only     sends the example request of each operation, and wants its documented success
  --all              with --openapi-only: also calls with lasting effects (SMS, launch, account deletion)
  --only=TEXT        only what has TEXT in its title
  --operations=IDS   only these operations, separated by commas
  --broker           pacts of the broker at PACT_BROKER_BASE_URL (PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and
                     PACT_BROKER_PASSWORD) by Pact's own verifier; with PACT_PROVIDER_VERSION publishes the result
  --json             prints the rows as JSON

Exit codes: 0 verified, 1 contract violated or nothing verified, 2 wrong usage, 3 server or states not reachable.`

class Misuse extends Error {}

/** @typedef {import('./verify/findings.mjs').Row} Row */
/** @typedef {import('./verify/play-pact.mjs').Pact} Pact */

const flag = /** @type {const} */ ({ type: 'boolean', default: false })
const text = /** @type {const} */ ({ type: 'string' })

/** @param {string} text */
const isAddress = text => /^https?:\/\//.test(text) && URL.canParse(text)

const read = () => {
  const { values } = parseArgs({
    options: {
      'base-url': text,
      'states-url': text,
      'no-states': flag,
      token: text,
      uid: text,
      'openapi-only': flag,
      all: flag,
      only: text,
      operations: text,
      broker: flag,
      json: flag,
      help: flag,
    },
  })
  if (values.help) return { ...values, baseUrl: '' }
  const baseUrl = values['base-url'] ?? ''
  if (!isAddress(baseUrl)) throw new Misuse('--base-url=URL is missing, or not an http(s) address')
  if (!isAddress(values['states-url'] ?? baseUrl)) throw new Misuse('--states-url is not an http(s) address')
  if (values['no-states'] && values['states-url'])
    throw new Misuse('--no-states and --states-url exclude each other')
  if (values.broker && values['no-states']) throw new Misuse('--broker needs provider states')
  if (values.broker && !process.env['PACT_BROKER_BASE_URL'])
    throw new Misuse('PACT_BROKER_BASE_URL is not set')
  return { ...values, baseUrl: baseUrl.replace(/\/+$/, '') }
}

/**
 * @param {string} url
 * @returns {Promise<string | null>} why, or null where it answers
 */
const unreachable = async url => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return null
  } catch (error) {
    return reasonOf(error)
  }
}

class Unreachable extends Error {}

/**
 * Without this every interaction would fail, and none would say why.
 * @param {string} url
 */
const requireStates = async url => {
  const body = JSON.stringify({ state: 'nobody is logged in', params: {}, action: 'teardown' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(error => ({
    ok: false,
    status: messageOf(error),
  }))
  if (!answer.ok)
    throw new Unreachable(
      `${url} does not accept provider states (${answer.status}): use --states-url or --no-states`,
    )
}

/**
 * @param {AsyncIterable<Row>} rows
 * @returns {Promise<Row[]>}
 */
const collected = async rows => {
  const all = []
  for await (const row of rows) all.push(row)
  return all
}

/**
 * @param {ReturnType<typeof read>} options
 * @returns {Promise<Row[]>}
 */
const verify = async options => {
  const document = readDocument(`${root}openapi.yaml`)
  const { baseUrl, only = '' } = options
  const who = { token: options.token ?? null, uid: options.uid ?? 'u-1' }
  /** @type {Pact} */
  const pact = JSON.parse(readFileSync(`${root}contracts/pacts/analyze-h5-analyze-h5-api.json`, 'utf8'))
  if (options['openapi-only'])
    return collected(checkConformance(document, pact, baseUrl, { ...who, isAll: options.all }))

  const ownStates = options['states-url'] ?? `${baseUrl}/__mock/provider-states`
  const statesUrl = options['no-states'] ? null : ownStates
  if (statesUrl !== null) await requireStates(statesUrl)
  if (options.broker)
    return verifyPactsOfBroker({
      provider: 'analyze-h5-api',
      providerBaseUrl: baseUrl,
      providerStatesSetupUrl: ownStates,
      ...brokerOptions(),
    })
  const operations = (options.operations ?? '').split(',').filter(Boolean)
  const unknown = operations.find(id => !document.operations.some(each => each.id === id))
  if (unknown) throw new Misuse(`openapi.yaml has no operation ${unknown}`)
  const rows = await collected(verifyServer(document, pact, { baseUrl, statesUrl, who, only, operations }))
  if (rows.length === 0) throw new Misuse(`no title contains "${only}"`)
  return rows
}

const brokerOptions = () => {
  const { PACT_BROKER_BASE_URL, PACT_PROVIDER_VERSION, PACT_PROVIDER_BRANCH } = process.env
  return {
    pactBrokerUrl: PACT_BROKER_BASE_URL ?? '',
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    enablePending: PACT_PROVIDER_VERSION !== undefined,
    ...(PACT_PROVIDER_VERSION
      ? {
          publishVerificationResult: true,
          providerVersion: PACT_PROVIDER_VERSION,
          providerVersionBranch: PACT_PROVIDER_BRANCH ?? 'main',
        }
      : {}),
  }
}

const run = async () => {
  const options = read()
  if (options.help) {
    console.log(help)
    return 0
  }
  const why = await unreachable(options.baseUrl)
  if (why !== null) throw new Unreachable(`${options.baseUrl} cannot be reached: ${why}`)
  const rows = await verify(options)
  if (options.json) console.log(JSON.stringify(rows))
  else report(rows)
  const isVerified =
    rows.some(({ result }) => result === 'ok') && rows.every(({ result }) => result !== 'failed')
  return isVerified ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isMisuse = error instanceof Misuse || code.startsWith('ERR_PARSE_ARGS')
  if (isMisuse) console.error(`${messageOf(error)}\n\n${help}`)
  else console.error(error instanceof Unreachable ? error.message : error)
  process.exitCode = isMisuse ? 2 : error instanceof Unreachable ? 3 : 1
}
