// Compares openapi.yaml with the released one (contracts/released) and fails on a breaking change that
// contracts/breaking.yaml does not explain. `--release` makes openapi.yaml the released one. `--base=`, `--revision=` and
// `--marks=` name other files, `--json` prints the changes for programs.
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { root } from './prepare.mjs'

/** @typedef {import('./operations.mjs').OpenApi} OpenApi */

/**
 * A change as `redocly diff --format=json` reports it.
 * @typedef {object} Difference
 * @property {string} path A JSON pointer.
 * @property {string} [property]
 * @property {string} typeName
 * @property {'added' | 'removed' | 'changed'} kind
 * @property {'major' | 'minor' | 'patch' | 'none'} impact
 * @property {{ message: string, ruleId: string }[]} verdicts
 * @property {{ value?: unknown }} [base]
 * @property {{ value?: unknown }} [revision]
 */

/** @typedef {'breaking' | 'risky' | 'safe'} Grade */
/** @typedef {{ at: string, grade: Grade, words: string }} Change */
/** @typedef {{ at: string, because: string, transition: string }} Mark An entry of contracts/breaking.yaml. */
/** @typedef {Change & { mark: Mark | null }} ExplainedChange */

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'contracts/released/openapi.yaml' },
    revision: { type: 'string', default: 'openapi.yaml' },
    marks: { type: 'string', default: 'contracts/breaking.yaml' },
    json: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
})

/** @param {string} file */
const at = file => resolve(root, file)

/**
 * Every change by the grades of redocly.
 * @param {string} base
 * @param {string} revision
 * @returns {Difference[]}
 */
const changesBetween = (base, revision) => {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['redocly', 'diff', base, revision, '--config=contracts/released/redocly.yaml', '--format=json'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  try {
    return JSON.parse(stdout).changes
  } catch {
    throw new Error(`redocly diff returned no report:\n${stdout}${stderr}`)
  }
}

/** @param {string} pointer */
const parts = pointer =>
  pointer
    .slice(2)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * The place of a change in words: `POST /api/chat, responses 200, properties answer`.
 * @param {string} pointer
 */
const placeOf = pointer => {
  const [top, path, method, ...rest] = parts(pointer)
  if (top !== 'paths') return [top, path, method, ...rest].filter(Boolean).join(' ')
  const inner = rest.filter(part => !['content', 'application/json', 'schema'].includes(part)).join(' ')
  return `${method ? `${method.toUpperCase()} ` : ''}${path}${inner ? `, ${inner}` : ''}`
}

/** @param {Difference} change */
const isInResponse = ({ path }) => path.includes('/responses/')

/**
 * An enumeration that only gained values; redocly calls that breaking where a response uses it.
 * @param {Difference} change
 */
const isWiderEnumeration = ({ verdicts }) =>
  verdicts.length > 0 && verdicts.every(({ ruleId }) => ruleId === 'enum-values-added')

/**
 * @param {{ value?: unknown }} [side]
 * @returns {unknown[]}
 */
const namesIn = side => (Array.isArray(side?.value) ? side.value : [])

/**
 * A field that responses now always have: the app refuses a response without it, so the server comes first.
 * @param {Difference} change
 */
const isNewlyRequired = change =>
  isInResponse(change) &&
  change.property === 'required' &&
  namesIn(change.revision).some(name => !namesIn(change.base).includes(name))

/** @param {Difference} change */
const isNewResponseField = change =>
  isInResponse(change) && change.kind === 'added' && /\/properties\/[^/]+$/.test(change.path)

/**
 * The client is a tolerant reader: it ignores new fields and shows new values of enumerations as "other".
 * @param {Difference} change
 * @returns {Grade}
 */
const gradeOf = change => {
  if (isWiderEnumeration(change)) return isInResponse(change) ? 'safe' : 'risky'
  if (isNewResponseField(change)) return 'safe'
  if (change.impact === 'major') return 'breaking'
  return change.impact === 'minor' || isNewlyRequired(change) ? 'risky' : 'safe'
}

/** @param {Difference} change */
const wordsOf = change => {
  if (isNewlyRequired(change)) return 'A response now always has this field.'
  const [verdict] = change.verdicts
  if (verdict) return verdict.message
  const what = change.property ? `\`${change.property}\` of ${change.typeName}` : change.typeName
  return `${what} ${change.kind}.`
}

/**
 * Whether each operation needs a token; redocly ignores a `security` that falls back to that of the document.
 * @param {OpenApi} document
 */
const needsToken = document => {
  const known = new Map()
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, { security = document.security ?? [] }] of Object.entries(item))
      known.set(
        `#/paths/${path.replaceAll('/', '~1')}/${method}/security`,
        security.length > 0 && security.every(scheme => Object.keys(scheme).length > 0),
      )
  return known
}

/**
 * @param {OpenApi} base
 * @param {OpenApi} revision
 * @returns {Change[]}
 */
const securityChanges = (base, revision) => {
  const before = needsToken(base)
  return [...needsToken(revision)].flatMap(([path, isNeeded]) =>
    before.has(path) && before.get(path) !== isNeeded
      ? [
          {
            at: path,
            grade: isNeeded ? 'breaking' : 'risky',
            words: isNeeded ? 'Now needs an access token.' : 'No longer needs an access token.',
          },
        ]
      : [],
  )
}

/**
 * @param {string} file
 * @returns {OpenApi}
 */
const loadDocument = file => parse(readFileSync(at(file), 'utf8'))

/** @returns {Change[]} */
const compare = () => {
  const found = changesBetween(values.base, values.revision).map(change => ({
    at: change.property && change.property !== 'key' ? `${change.path}/${change.property}` : change.path,
    grade: gradeOf(change),
    words: wordsOf(change),
  }))
  const security = securityChanges(loadDocument(values.base), loadDocument(values.revision))
  const known = new Set(security.map(change => change.at))
  return [...found.filter(change => !known.has(change.at)), ...security]
}

/**
 * @param {Change[]} changes
 * @param {Mark[]} marks
 * @returns {ExplainedChange[]}
 */
const explain = (changes, marks) => {
  for (const mark of marks)
    if (!mark.at || !mark.because || !mark.transition)
      throw new Error(
        `An entry of contracts/breaking.yaml needs at, because and transition: ${JSON.stringify(mark)}`,
      )
  return changes.map(change => ({ ...change, mark: marks.find(mark => mark.at === change.at) ?? null }))
}

/**
 * @param {ExplainedChange[]} changes
 * @param {Mark[]} stale
 */
const report = (changes, stale) => {
  /** @param {Grade} grade */
  const of = grade => changes.filter(change => change.grade === grade)
  if (changes.length === 0)
    console.log(`openapi.yaml has not changed since the release (${loadDocument(values.base).info.version}).`)
  /** @type {[Grade, string][]} */
  const heads = [
    ['breaking', 'Breaking: an app or a server that is out there stops working.'],
    ['risky', 'Risky: the server has to have it before the app uses it.'],
  ]
  for (const [grade, head] of heads) {
    if (of(grade).length > 0) console.log(`\n${head}`)
    for (const { at: place, words, mark } of of(grade)) {
      console.log(`- ${placeOf(place)}: ${words}`)
      if (mark) console.log(`    intended: ${mark.because}\n    transition: ${mark.transition}`)
      else if (grade === 'breaking') console.log(`    at: "${place}"`)
    }
  }
  if (of('safe').length > 0) console.log(`\nSafe: ${of('safe').length} more.`)
  for (const mark of stale)
    console.log(`\ncontracts/breaking.yaml has an entry without a breaking change: ${mark.at}`)
}

if (values.release) {
  copyFileSync(at('openapi.yaml'), at('contracts/released/openapi.yaml'))
  const marks = readFileSync(at(values.marks), 'utf8')
  writeFileSync(
    at(values.marks),
    `${marks
      .split('\n')
      .filter(line => line.startsWith('#'))
      .join('\n')}\n[]\n`,
  )
  console.log(`openapi.yaml ${loadDocument('openapi.yaml').info.version} is now the released version.`)
} else {
  /** @type {Mark[]} */
  const marks = parse(readFileSync(at(values.marks), 'utf8')) ?? []
  const changes = explain(compare(), marks)
  const stale = marks.filter(mark => !changes.some(({ at, grade }) => at === mark.at && grade === 'breaking'))
  const unmarked = changes.filter(({ grade, mark }) => grade === 'breaking' && !mark)
  if (values.json) console.log(JSON.stringify(changes))
  else report(changes, stale)
  if (unmarked.length > 0 || stale.length > 0) {
    if (!values.json && unmarked.length > 0)
      console.log(
        `\n${unmarked.length} breaking changes are not explained. Revert them, or add an entry with their \`at\` to contracts/breaking.yaml.`,
      )
    process.exitCode = 1
  }
}
