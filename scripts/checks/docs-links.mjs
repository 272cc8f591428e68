// Checks that every relative link, anchor and code path in the Markdown files exists. `node scripts/checks/docs-links.mjs`
// prints one line per broken reference and exits with 1 if there is any.
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['src', 'mocks', 'contracts', 'scripts', 'test', 'docs', 'public', '.ci']

const atRoot = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(({ name }) => name)

/** Paths of all files and folders that documents may name, relative to the root. */
const existing = new Set([
  ...atRoot,
  ...folders,
  ...folders.flatMap(folder =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      path => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ),
])
const allPaths = [...existing]

/** Markdown files, relative to the root. */
const documents = allPaths.filter(path => path.endsWith('.md'))

/**
 * The anchors of a document, as GitHub forms them from its headings.
 * @param {string} text
 */
const anchorsOf = text =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/**
 * What is wrong with a link of a document; null if its target exists.
 * @param {string} file
 * @param {string} text
 * @param {string} link
 */
const linkFault = (file, text, link) => {
  if (/^[a-z]+:/i.test(link)) return null
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path))
  if (target !== file && !existing.has(target.replace(/\/$/, '')))
    return `link to ${link}, which does not exist`
  if (anchor === undefined) return null
  const targetText = target === file ? text : readFileSync(`${root}${target}`, 'utf8')
  return anchorsOf(targetText).includes(anchor) ? null : `link to ${link}, which has no such heading`
}

/**
 * A path with `*`, `**` or `{a,b}` as a pattern for whole paths.
 * @param {string} path
 */
const patternOf = path =>
  new RegExp(
    `^${path
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '(?:.+/)?')
      .replace(/(?<!\?)\*/g, '[^/]*')
      .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)}$`,
  )

const codePath = /^(?:\.\.\/)*(?:src|mocks|contracts|scripts|test|docs)\/[\w./*{},-]+$/
const sourceName = /^[\w./-]+\.(?:ts|tsx|mjs)$/

/**
 * Whether code in a document is no path, or a path of a file or folder, seen from the root or from the document; names of
 * source files may lack their folder.
 * @param {string} file
 * @param {string} code
 */
const isKnownCode = (file, code) => {
  const path = code.replace(/:\d[\d,-]*$/, '').replace(/\/$/, '')
  const isName = sourceName.test(path)
  if (!isName && !codePath.test(path)) return true
  const fromDocument = posix.normalize(posix.join(posix.dirname(file), path))
  const patterns = [patternOf(path), patternOf(fromDocument)]
  return allPaths.some(
    known => patterns.some(pattern => pattern.test(known)) || (isName && known.endsWith(`/${path}`)),
  )
}

/**
 * Broken references of a Markdown document, in words. Logs of measurements may name files of their time.
 * @param {string} file path relative to the root
 * @param {string} text
 * @returns {string[]}
 */
export const brokenReferences = (file, text) => {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
  const links = [...prose.matchAll(/\]\(([^()\s]+)\)|<img src="([^"]+)"/g)].map(
    ([, link, image]) => link ?? image ?? '',
  )
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const isLog = file.startsWith('docs/measurements/')
  return [
    ...links.flatMap(link => linkFault(file, prose, link) ?? []),
    ...codes
      .filter(code => !isLog && !isKnownCode(file, code))
      .map(code => `path ${code}, which does not exist`),
  ].map(fault => `${file}: ${fault}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const broken = documents.flatMap(file => brokenReferences(file, readFileSync(`${root}${file}`, 'utf8')))
  for (const line of broken) console.error(line)
  if (broken.length > 0 || documents.length === 0) process.exitCode = 1
}
