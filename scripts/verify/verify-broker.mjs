import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messageOf } from '../prepare.mjs'
import { rowOf } from './findings.mjs'

/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('./findings.mjs').Row} Row */

/** @typedef {{ path?: string, key?: string, type: string, mismatch?: string, actual?: string, expected?: string }} Mismatch */
/** @typedef {{ type: string, message: string, mismatches?: Mismatch[] }} MismatchReport */
/**
 * What Pact's verifier gives.
 * @typedef {object} VerifierResult
 * @property {{ description: string, result: string }[]} interactionResults
 * @property {{ interaction: string, mismatch: MismatchReport }[]} errors
 */
/** @typedef {Partial<import('@pact-foundation/pact').VerifierOptions> & { providerBaseUrl: string }} VerifierOptions */

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
      { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, PACT_DO_NOT_TRACK: 'true' } },
    )
    let complaints = ''
    child.stderr.on('data', piece => {
      complaints += piece
    })
    // What the verifier prints is a report like ours; but that a result could not be published, only its log says.
    let printed = ''
    child.stdout.on('data', piece => {
      printed += piece
    })
    child.on('error', reject)
    child.on('close', () => {
      const [unpublished] = /Publishing of verification results failed.*/.exec(printed + complaints) ?? []
      try {
        if (unpublished) reject(new Error(unpublished))
        else resolve(JSON.parse(readFileSync(file, 'utf8')))
      } catch (error) {
        reject(new Error(`Pact's verifier returned no result: ${complaints || messageOf(error)}`))
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
    child.stdin.end(JSON.stringify(options))
  })

/**
 * @param {MismatchReport} mismatch
 * @returns {Finding[]}
 */
const findingsOf = ({ type, message, mismatches = [] }) => {
  if (type === 'error') return [{ place: 'verifier', expected: 'an answer', found: message, says: '' }]
  return mismatches.map(({ type: kind, path, key, mismatch = '', expected = '', actual = '' }) => ({
    place: path ?? (key ? `header ${key}` : kind === 'StatusMismatch' ? 'status' : 'body'),
    expected: mismatch === '' ? expected : mismatch,
    found: actual,
    says: '',
  }))
}

/**
 * Verifies a server against the pacts of a broker by Pact's own verifier; gives a row for each interaction.
 * @param {VerifierOptions} options
 * @returns {Promise<Row[]>}
 */
export const verifyPactsOfBroker = async options => {
  const { interactionResults, errors } = await runVerifier({ ...options, logLevel: 'error' })
  /** @param {string} interaction @param {MismatchReport[]} mismatches @returns {Row} */
  const row = (interaction, mismatches) => rowOf('', interaction, mismatches.flatMap(findingsOf))
  const rows = interactionResults.map(({ description, result }) => {
    const own = errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`))
    const made = row(
      description,
      own.map(({ mismatch }) => mismatch),
    )
    return result === 'OK' || made.result === 'failed'
      ? made
      : { ...made, result: /** @type {const} */ ('failed') }
  })
  // What went wrong outside of any interaction, such as a pact that could not be fetched.
  const rest = errors.filter(
    ({ interaction }) => !rows.some(each => interaction.endsWith(` - ${each.interaction}`)),
  )
  return [...rows, ...rest.map(({ interaction, mismatch }) => row(interaction, [mismatch]))]
}
