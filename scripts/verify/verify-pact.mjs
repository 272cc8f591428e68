import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messageOf } from '../prepare.mjs'

/** @typedef {import('./openapi.mjs').Document} Document */
/** @typedef {import('./openapi.mjs').Row} Row */

/**
 * An interaction of a pact of specification V4, as far as it is read here.
 * @typedef {object} Interaction
 * @property {string} description
 * @property {{ name: string }[]} providerStates
 * @property {PactRequest} request
 * @property {{ status: number }} response
 */
/**
 * @typedef {object} PactRequest
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string[]>} [headers]
 * @property {Record<string, string[]>} [query]
 * @property {{ content: unknown }} [body] A multipart body is base64.
 */
/** @typedef {{ interactions: Interaction[] }} Pact */

/** @typedef {{ path?: string, key?: string, type: string, mismatch?: string, actual?: string, expected?: string }} Mismatch */
/** @typedef {{ type: string, message: string, mismatches?: Mismatch[] }} MismatchReport */
/**
 * What Pact's verifier gives.
 * @typedef {object} VerifierResult
 * @property {{ description: string, result: string }[]} interactionResults
 * @property {{ interaction: string, mismatch: MismatchReport }[]} errors
 */
/** @typedef {Partial<import('@pact-foundation/pact').VerifierOptions> & { providerBaseUrl: string }} VerifierOptions */

/** States that hold on any server without anybody setting them up. */
const selfEvident = new Set([
  'nobody is logged in',
  'nothing matches the keyword',
  'an additive nobody knows',
  'a standard nobody knows',
])

/** What nobody wants done to a server that is not reset afterwards: a phone rings, a token ends, an account is gone. */
const harmful = new Set(['sendSmsCode', 'launch', 'cancelAccount'])

/**
 * Chooses what can be verified without provider states, and says of the rest why not. With a token, calls of a person
 * are made with it.
 * @param {Pact} pact
 * @param {Document['operationOf']} operationOf
 * @param {{ token: string | null, uid: string }} who
 * @returns {{ pact: Pact, skipped: Row[] }}
 */
export const withoutStates = (pact, operationOf, { token, uid }) => {
  /** @type {Row[]} */
  const skipped = []
  const kept = pact.interactions.flatMap(interaction => {
    const names = interaction.providerStates.map(({ name }) => name)
    const { id } = operationOf(interaction.request)
    /**
     * @param {string} why
     * @returns {Interaction[]}
     */
    const skip = why => {
      skipped.push({ operation: id, interaction: interaction.description, result: 'skipped', why })
      return []
    }
    if (harmful.has(id)) return skip('needs a server that is reset afterwards')
    const isPersonal = names.includes('a person is logged in')
    if (names.some(name => !selfEvident.has(name) && name !== 'a person is logged in'))
      return skip(`needs the state "${names.join('", "')}"`)
    if (!isPersonal) return [interaction]
    return token === null ? skip('needs --token') : [personal(interaction, token, uid)]
  })
  return { pact: { ...pact, interactions: kept }, skipped }
}

/**
 * The same interaction by whoever the token is of.
 * @param {Interaction} interaction
 * @param {string} token
 * @param {string} uid
 * @returns {Interaction}
 */
const personal = (interaction, token, uid) => {
  const { request } = interaction
  const { Authorization: _, ...headers } = request.headers ?? {}
  const { body, query } = request
  /** @param {unknown} content */
  const own = content => (content !== null && typeof content === 'object' ? { ...content, uid } : content)
  return {
    ...interaction,
    request: {
      ...request,
      headers: { ...headers, Authorization: [`Bearer ${token}`] },
      ...(query ? { query: { ...query, uid: [uid] } } : {}),
      ...(body ? { body: { ...body, content: own(body.content) } } : {}),
    },
  }
}

/**
 * Runs Pact's verifier; resolves with its result, and throws when it could not run at all.
 * @param {VerifierOptions} options
 * @returns {Promise<VerifierResult>}
 */
const runVerifier = options =>
  new Promise((resolve, reject) => {
    const folder = mkdtempSync(join(tmpdir(), 'verify-'))
    const file = join(folder, 'result.json')
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('run-pact-verifier.mjs', import.meta.url)), file],
      { stdio: ['pipe', 'ignore', 'pipe'], env: { ...process.env, PACT_DO_NOT_TRACK: 'true' } },
    )
    let complaints = ''
    child.stderr.on('data', piece => {
      complaints += piece
    })
    child.on('error', reject)
    child.on('close', () => {
      try {
        resolve(JSON.parse(readFileSync(file, 'utf8')))
      } catch (error) {
        reject(new Error(`Pact's verifier returned no result: ${complaints || messageOf(error)}`))
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
    child.stdin.end(JSON.stringify(options))
  })

/**
 * One line for each thing that is not as the pact has it.
 * @param {MismatchReport} mismatch
 */
const linesOf = mismatch => {
  if (mismatch.type === 'error') return [mismatch.message]
  return (mismatch.mismatches ?? []).map(each => {
    const place =
      each.path ?? (each.key ? `header ${each.key}` : each.type === 'StatusMismatch' ? 'status' : 'body')
    return `${place}: ${each.mismatch || `${each.actual} instead of ${each.expected}`}`
  })
}

/**
 * Verifies a server against a pact, or against those of a broker; gives a row for each interaction. The rows of a broker's
 * pacts have no operation.
 * @param {Pact | null} pact
 * @param {Document['operationOf']} operationOf
 * @param {VerifierOptions} options
 * @returns {Promise<Row[]>}
 */
export const verifyPact = async (pact, operationOf, options) => {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'))
  try {
    const file = join(folder, 'pact.json')
    if (pact) writeFileSync(file, JSON.stringify(pact))
    const { interactionResults, errors } = await runVerifier({
      ...options,
      ...(pact ? { pactUrls: [file] } : {}),
      logLevel: 'error',
    })
    const rows = interactionResults.map(
      /** @returns {Row} */
      ({ description, result }) => {
        const interaction = pact?.interactions.find(each => each.description === description)
        const why = errors
          .filter(error => error.interaction.endsWith(` - ${description}`))
          .flatMap(({ mismatch }) => linesOf(mismatch))
        return {
          operation: interaction ? operationOf(interaction.request).id : '',
          interaction: description,
          result: result === 'OK' && why.length === 0 ? 'ok' : 'failed',
          why: why.join('\n'),
        }
      },
    )
    // What went wrong outside of any interaction, such as a pact that could not be fetched.
    const rest = errors.filter(
      ({ interaction }) => !rows.some(row => interaction.endsWith(` - ${row.interaction}`)),
    )
    return [
      ...rows,
      ...rest.map(
        /** @returns {Row} */
        ({ interaction, mismatch }) => ({
          operation: '',
          interaction,
          result: 'failed',
          why: linesOf(mismatch).join('\n'),
        }),
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
