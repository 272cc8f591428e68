// Checks that no function body has more than 80 lines. `node scripts/checks/function-length.mjs` prints one line per
// function that is too long, and per entry of `long-functions.json` that is no longer needed, and exits with 1 if there
// is any. Nested functions count in the function around them, and each for itself.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['src', 'mocks', 'contracts', 'scripts']
const limit = 80

/**
 * Functions that may be longer, as `path: name`, each with the reason.
 * @type {Record<string, string>}
 */
const allowed = JSON.parse(readFileSync(new URL('long-functions.json', import.meta.url), 'utf8'))

/** Source files below `folders`, relative to the root, without tests and generated files. */
const files = folders.flatMap(folder =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|d|generated)\.tsx?$/.test(path)),
)

/**
 * The name of a function as a reader would call it: its own, or that of the variable, property or call it belongs to.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {string}
 */
const nameOf = (node, source) => {
  if (
    (ts.isFunctionLike(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.name
  )
    return node.name.getText(source)
  if (ts.isCallExpression(node)) return node.expression.getText(source)
  return node.parent && !ts.isSourceFile(node.parent) ? nameOf(node.parent, source) : 'default'
}

/**
 * The functions of a file whose bodies are longer than the limit.
 * @param {string} file
 */
const longFunctionsOf = file => {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${root}${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  /** @param {number} position */
  const lineAt = position => source.getLineAndCharacterOfPosition(position).line + 1
  /** @type {{ id: string, line: number, lines: number }[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = node => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.body.getEnd()) - lineAt(node.body.getStart(source)) + 1
      if (lines > limit)
        found.push({ id: `${file}: ${nameOf(node, source)}`, line: lineAt(node.getStart(source)), lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const long = files.flatMap(longFunctionsOf)
const faults = [
  ...long
    .filter(({ id }) => !Object.hasOwn(allowed, id))
    .sort((a, b) => b.lines - a.lines)
    .map(({ id, line, lines }) => `${id} (line ${line}) has ${lines} lines; ${limit} are allowed`),
  ...Object.keys(allowed)
    .filter(allowedId => !long.some(({ id }) => id === allowedId))
    .map(id => `${id} is not too long (any more): remove it from long-functions.json`),
]

for (const fault of faults) console.log(fault)
console.log(
  `${files.length} files, ${Object.keys(allowed).length} allowed exceptions, ${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
