// Compares openapi.yaml with the released one (contracts/released) and fails on a breaking change that
// contracts/breaking.yaml does not explain. `--release` makes openapi.yaml the released one. `--base=`, `--revision=` and
// `--marks=` name other files, `--json` prints the changes for programs.
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { root } from './prepare.mjs'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'contracts/released/openapi.yaml' },
    revision: { type: 'string', default: 'openapi.yaml' },
    marks: { type: 'string', default: 'contracts/breaking.yaml' },
    json: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
})

const at = file => resolve(root, file)

/** Every change by the grades of redocly. */
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
    throw new Error(`redocly diff gave no report:\n${stdout}${stderr}`)
  }
}

const parts = pointer =>
  pointer
    .slice(2)
    .split('/')
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The place of a change in words: `POST /api/chat, responses 200, properties answer`. */
const placeOf = pointer => {
  const [top, path, method, ...rest] = parts(pointer)
  if (top !== 'paths') return [top, path, method, ...rest].filter(Boolean).join(' ')
  const inner = rest.filter(part => !['content', 'application/json', 'schema'].includes(part)).join(' ')
  return `${method ? `${method.toUpperCase()} ` : ''}${path}${inner ? `, ${inner}` : ''}`
}

const isInResponse = ({ path }) => path.includes('/responses/')

/** An enumeration that only gained values; redocly calls that breaking where a response uses it. */
const isWiderEnumeration = ({ verdicts }) =>
  verdicts.length > 0 && verdicts.every(({ ruleId }) => ruleId === 'enum-values-added')

/** A field that responses now always have: the app refuses a response without it, so the server comes first. */
const isNewlyRequired = change =>
  isInResponse(change) &&
  change.property === 'required' &&
  (change.revision?.value ?? []).some(name => !(change.base?.value ?? []).includes(name))

const isNewResponseField = change =>
  isInResponse(change) && change.kind === 'added' && /\/properties\/[^/]+$/.test(change.path)

/** The client is a tolerant reader: it ignores new fields and shows new values of enumerations as "other". */
const gradeOf = change => {
  if (isWiderEnumeration(change)) return isInResponse(change) ? 'safe' : 'risky'
  if (isNewResponseField(change)) return 'safe'
  if (change.impact === 'major') return 'breaking'
  return change.impact === 'minor' || isNewlyRequired(change) ? 'risky' : 'safe'
}

const wordsOf = change => {
  if (isNewlyRequired(change)) return 'A response now always has this field.'
  const [verdict] = change.verdicts
  if (verdict) return verdict.message
  const what = change.property ? `\`${change.property}\` of ${change.typeName}` : change.typeName
  return `${what} ${change.kind}.`
}

/** Whether each operation needs a token; redocly ignores a `security` that falls back to that of the document. */
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

const load = file => parse(readFileSync(at(file), 'utf8'))

const compare = () => {
  const found = changesBetween(values.base, values.revision).map(change => ({
    at: change.property && change.property !== 'key' ? `${change.path}/${change.property}` : change.path,
    grade: gradeOf(change),
    words: wordsOf(change),
  }))
  const security = securityChanges(load(values.base), load(values.revision))
  const known = new Set(security.map(change => change.at))
  return [...found.filter(change => !known.has(change.at)), ...security]
}

const explain = (changes, marks) => {
  for (const mark of marks)
    if (!mark.at || !mark.because || !mark.transition)
      throw new Error(`A mark needs at, because and transition: ${JSON.stringify(mark)}`)
  return changes.map(change => ({ ...change, mark: marks.find(mark => mark.at === change.at) ?? null }))
}

const report = (changes, stale) => {
  const of = grade => changes.filter(change => change.grade === grade)
  if (changes.length === 0)
    console.log(`openapi.yaml is the released one (${load(values.base).info.version}).`)
  const heads = {
    breaking: 'Breaking: an app or a server that is out there stops working.',
    risky: 'Risky: the server has to have it before the app uses it.',
  }
  for (const [grade, head] of Object.entries(heads)) {
    if (of(grade).length > 0) console.log(`\n${head}`)
    for (const { at: place, words, mark } of of(grade)) {
      console.log(`- ${placeOf(place)}: ${words}`)
      if (mark) console.log(`    meant: ${mark.because}\n    transition: ${mark.transition}`)
      else if (grade === 'breaking') console.log(`    at: "${place}"`)
    }
  }
  if (of('safe').length > 0) console.log(`\nSafe: ${of('safe').length} more.`)
  for (const mark of stale)
    console.log(`\ncontracts/breaking.yaml explains a change that is not there or not breaking: ${mark.at}`)
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
  console.log(`openapi.yaml ${load('openapi.yaml').info.version} is the released one now.`)
} else {
  const marks = load(values.marks) ?? []
  const changes = explain(compare(), marks)
  const stale = marks.filter(mark => !changes.some(({ at, grade }) => at === mark.at && grade === 'breaking'))
  const unmarked = changes.filter(({ grade, mark }) => grade === 'breaking' && !mark)
  if (values.json) console.log(JSON.stringify(changes))
  else report(changes, stale)
  if (unmarked.length > 0 || stale.length > 0) {
    if (!values.json && unmarked.length > 0)
      console.log(
        `\n${unmarked.length} breaking changes are not explained. Undo them, or explain each in contracts/breaking.yaml by its \`at\`.`,
      )
    process.exitCode = 1
  }
}
