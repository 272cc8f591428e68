// Analyses label text or a photo on the command line and prints the result as JSON.
//   npm run analyse -- FILE        a text file or an image, told apart by content
//   npm run analyse -- -           text or image from standard input
//   npm run analyse -- --ask QUESTION FILE   the answer to a question about it, with citations
//   npm run analyse -- --jsonl [FILE]   one {"id","text","lang"} per line in, one {"id","result"} per line out;
//                                       {"id","text","question","history"} is answered: {"id","answer","citations","isCovered"}
// Only JSON goes to standard output; a bad line becomes {"id","error"} and ends the run with code 1.
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { root } from './prepare.mjs'
import { openSource } from './source.mjs'

class UsageError extends Error {}

const USAGE = 'usage: npm run analyse -- [--ask QUESTION] FILE | -   or   npm run analyse -- --jsonl [FILE]'

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function main(args) {
  const jsonl = args.includes('--jsonl')
  const asking = args.indexOf('--ask')
  const question = asking < 0 ? undefined : args[asking + 1]
  const [file, ...rest] = args.filter(
    (arg, i) => arg !== '--jsonl' && (asking < 0 || (i !== asking && i !== asking + 1)),
  )
  if (rest.length > 0 || file?.startsWith('--') || (asking >= 0 && !question)) throw new UsageError(USAGE)
  if (jsonl) return analyseLines(await openLines(file))
  if (file === undefined) throw new UsageError(USAGE)
  const bytes = await readInput(file)
  const source = await openAnalysis()
  try {
    const engine = await source.engine()
    const image = imageFormat(bytes)
    const label = image ? await source.read(bytes) : { text: decode(bytes, file) }
    const product = engine.readProduct(label.text)
    const result = engine.analyse({ ...label, product })
    const answers = question ? await source.answers() : undefined
    print(
      question && answers
        ? answers(askedOf(question, [], { result, product, text: label.text }))
        : { ...result },
    )
    return 0
  } finally {
    await source.close()
  }
}

/** What an analysis needs of our source; each part is loaded when it is first asked for. */
async function openAnalysis() {
  const source = await openSource()
  const { loadFlavourings, loadKnowledge, loadUses } = await source.load('/src/knowledge/index.ts')
  /** @type {import('../src/recognition/index.ts').Recogniser | undefined} */
  let recogniser
  /** @type {ReturnType<typeof import('../src/engine/answers/index.ts').createAnswers> | undefined} */
  let answers
  return {
    async engine() {
      const { createEngine } = await source.load('/src/engine/index.ts')
      return createEngine(await loadKnowledge())
    },
    /** Answers questions; the knowledge is loaded with the first. */
    async answers() {
      const { createAnswers } = await source.load('/src/engine/answers/index.ts')
      const [knowledge, uses, flavourings] = await Promise.all([
        loadKnowledge(),
        loadUses(),
        loadFlavourings(),
      ])
      answers ??= createAnswers({ knowledge, uses, flavourings })
      return answers
    },
    /** @param {Buffer<ArrayBuffer>} bytes */
    async read(bytes) {
      const { createNodeRecogniser } = await source.load('/src/recognition/node.ts')
      recogniser = createNodeRecogniser({ assetsFolder: `${root}public/recognition` })
      const { createKnownNames } = await source.load('/src/engine/index.ts')
      const isKnownName = createKnownNames(await loadKnowledge())
      const reading = await recogniser.read(new Blob([bytes]), { isKnownName })
      if (!reading.ok) throw new UsageError(`the image could not be read: ${explain(reading)}`)
      return {
        text: reading.text,
        language: reading.language,
        words: reading.lines.flatMap(line => line.words),
        isPartial: reading.partial !== undefined,
      }
    },
    async close() {
      await recogniser?.release()
      await source.close()
    },
  }
}

/**
 * A question as the answers take it, in the language it is written in.
 * @param {string} question
 * @param {readonly import('../src/engine/answers/index.ts').Turn[]} history
 * @param {import('../src/engine/answers/index.ts').Question['label']} label
 * @returns {import('../src/engine/answers/index.ts').Question}
 */
const askedOf = (question, history, label) => ({
  question,
  history,
  language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
  label,
})

/** @param {import('../src/recognition/index.ts').RecognitionProblem} problem */
function explain(problem) {
  if (problem.code === 'assets-missing')
    return `the recognition models are missing (${problem.files?.join(', ')}); run node scripts/setup/prepare-recognition.mjs`
  const format = 'format' in problem ? problem.format : undefined
  const reason = 'reason' in problem ? problem.reason : undefined
  return [problem.code, format, reason].filter(Boolean).join(', ')
}

/**
 * @param {string} file
 * @returns {Promise<Buffer<ArrayBuffer>>}
 */
async function readInput(file) {
  if (file === '-') {
    /** @type {Buffer[]} */
    const chunks = []
    for await (const chunk of process.stdin) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new UsageError(`no such file: ${file}`)
  if (!found.isFile()) throw new UsageError(`not a file: ${file}`)
  return readFile(file)
}

/**
 * Told by the first bytes, never by the name.
 * @param {Buffer} bytes
 */
function imageFormat(bytes) {
  const head = bytes.subarray(0, 16).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n')) return 'png'
  if (head.startsWith('GIF8')) return 'gif'
  if (head.startsWith('BM') && bytes.length > 54) return 'bmp'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (/^....ftyp(?:heic|heix|mif1|avif|heif|msf1)/s.test(head)) return 'heif'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  return undefined
}

/**
 * @param {Buffer} bytes
 * @param {string} file
 */
function decode(bytes, file) {
  const name = file === '-' ? 'standard input' : file
  if (bytes.length === 0) throw new UsageError(`${name} is empty`)
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    try {
      text = new TextDecoder('gb18030', { fatal: true }).decode(bytes)
    } catch {
      throw new UsageError(`${name} is neither an image nor text`)
    }
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are how binary junk shows.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new UsageError(`${name} is neither an image nor text`)
  if (text.trim() === '') throw new UsageError(`${name} is empty`)
  return text
}

/**
 * @param {string | undefined} file
 * @returns {Promise<NodeJS.ReadableStream>}
 */
async function openLines(file) {
  if (file === undefined || file === '-') return process.stdin
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new UsageError(`no such file: ${file}`)
  return createReadStream(file)
}

/**
 * @param {NodeJS.ReadableStream} input
 * @returns {Promise<number>} the exit code
 */
async function analyseLines(input) {
  const source = await openAnalysis()
  let failed = false
  try {
    const engine = await source.engine()
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() === '') continue
      const answer = await answerLine(engine, source.answers, line)
      failed ||= 'error' in answer
      await print(answer)
    }
  } finally {
    await source.close()
  }
  return failed ? 1 : 0
}

/**
 * @param {import('../src/engine/index.ts').Engine} engine
 * @param {Awaited<ReturnType<typeof openAnalysis>>['answers']} answers
 * @param {string} line
 */
async function answerLine(engine, answers, line) {
  let id = null
  try {
    const label = JSON.parse(line)
    if (label === null || typeof label !== 'object' || Array.isArray(label))
      throw new Error('each line must be a JSON object')
    id = label.id ?? null
    if (typeof label.text !== 'string') throw new Error('"text" must be a string')
    const language = label.lang?.startsWith?.('en') ? 'en' : label.lang?.startsWith?.('zh') ? 'zh' : undefined
    const product =
      label.product && typeof label.product === 'object' ? label.product : engine.readProduct(label.text)
    const result = engine.analyse({ text: label.text, product, ...(language ? { language } : {}) })
    if (label.question === undefined) return { id, result }
    if (typeof label.question !== 'string') throw new Error('"question" must be a string')
    const history = historyOf(label.history ?? [])
    return {
      id,
      ...(await answers())(askedOf(label.question, history, { result, product, text: label.text })),
    }
  } catch (thrown) {
    return { id, error: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

/**
 * Turns of a conversation, oldest first; a bare text is a question of the person's.
 * @param {unknown} turns
 * @returns {import('../src/engine/answers/index.ts').Turn[]}
 */
function historyOf(turns) {
  if (!Array.isArray(turns)) throw new Error('"history" must be a list')
  return turns.map(turn => {
    if (typeof turn === 'string') return { role: 'user', content: turn }
    const { role, content } = turn ?? {}
    if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string')
      throw new Error('"history" must be texts or {"role","content"}')
    return { role, content }
  })
}

/**
 * Waits for a slow reader, so that a long run never piles up in memory.
 * @param {unknown} value
 * @returns {Promise<void>}
 */
function print(value) {
  return new Promise(resolve => {
    if (process.stdout.write(`${JSON.stringify(value)}\n`)) resolve()
    else process.stdout.once('drain', resolve)
  })
}

// A reader that has enough (head) closes the pipe: that is no error.
process.stdout.on('error', error => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (thrown) {
  process.exitCode = 2
  console.error(`analyse: ${thrown instanceof Error ? thrown.message : thrown}`)
}
