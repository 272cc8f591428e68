// How fast and how well photos are read in the browser, against native Tesseract: JSON lines { name, value, unit,
// reference, ratio }, with the reference from the same run.
//
//   node scripts/bench/photos/recognition.mjs [folder=test/photos] [--photos=zh06,en01] [--rounds=3]
//
// time: one warm read of the rows in Chromium, by two workers and by one in turn (their memory: what the renderers grow by), against native Tesseract (PSM 6) on the same prepared page as PGM, its
// start taken off (measured on an empty image). quality: our readings against native Tesseract (PSM 3) on the photo as it
// is. Without a `tesseract` on the path the references are null.
import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { build, runnerImport } from 'vite'
import { launchChromium } from '../../browsers/preview.mjs'
import { prepareRecognition } from '../../setup/prepare-recognition.mjs'
import { quantile } from '../measure.mjs'
import { createIsKnownName, createScorer, levelOf, photoOf, readTruths, summarise } from './photo-scores.mjs'

/** @typedef {{ ms: number, recogniseMs: number, text: string }} TimedReading */
/** @typedef {typeof globalThis & Window & { read: (url: string, language: string) => Promise<TimedReading>, assess: (url: string) => Promise<number> }} MeasuredWindow */
/** @typedef {import('./photo-scores.mjs').PhotoScore} PhotoScore */

/**
 * What was measured of one photo; what is native only where Tesseract is installed.
 * @typedef {object} Row
 * @property {string} file
 * @property {string} level
 * @property {number} wholeMs
 * @property {number} readMs
 * @property {number} readByOneMs
 * @property {boolean} isSame
 * @property {number} gateMs
 * @property {PhotoScore} ours
 * @property {PhotoScore} known
 * @property {number} [nativeMs]
 * @property {number} [nativeWithStartMs]
 * @property {PhotoScore} [native]
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const assets = `${root}/public/recognition`
const args = process.argv.slice(2)
/**
 * @param {string} name
 * @param {string} fallback
 */
const flag = (name, fallback) => args.find(arg => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const folder = resolve(args.find(arg => !arg.startsWith('--')) ?? `${root}/test/photos`)
const only = flag('photos', '').split(',')
const RUNNER = /** @type {const} */ ({ root, configFile: false, logLevel: 'error' })
const rounds = Number(flag('rounds', '3'))
/** @param {number[]} numbers */
const median = numbers => quantile(numbers, 0.5)
/**
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {number} [reference]
 */
const report = (name, value, unit, reference) =>
  console.log(
    JSON.stringify({
      name,
      value: Number(value.toFixed(4)),
      unit,
      reference: reference === undefined ? null : Number(reference.toFixed(4)),
      ratio: reference ? Number((value / reference).toFixed(3)) : null,
    }),
  )

const hasNative = (() => {
  try {
    execFileSync('tesseract', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.error(
      'tesseract is not installed: no references to compare with (Debian: apt install tesseract-ocr)',
    )
    return false
  }
})()

await prepareRecognition()
const draft = await mkdtemp(join(tmpdir(), 'bench-recognition-'))

// --- native ---

const models = { zh: 'chi_sim', en: 'eng' }
for (const model of Object.values(models)) {
  // The very models that the browser gets.
  const packed = await readFile(`${assets}/${model}.traineddata`)
  await writeFile(`${draft}/${model}.traineddata`, gunzipSync(packed))
}

/**
 * @param {string} image path
 * @param {keyof typeof models} language
 * @param {'3' | '6'} mode Tesseract's --psm
 */
async function native(image, language, mode) {
  const start = performance.now()
  const { stdout } = await promisify(execFile)(
    'tesseract',
    [image, '-', '--tessdata-dir', draft, '-l', models[language], '--oem', '1', '--psm', mode],
    { env: { ...process.env, OMP_THREAD_LIMIT: '1' }, maxBuffer: 1 << 24 },
  )
  const cjk = '[\\u2E80-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF]'
  const text = stdout.replace(new RegExp(`(?<=${cjk}) | (?=${cjk})`, 'g'), '')
  return { ms: performance.now() - start, text }
}

// --- the browser ---

/** The page under measurement: the recogniser's own modules, with the steps timed apart. */
const PAGE = `
import { createRecogniser } from '${root}/src/recognition/index.ts'
const workers = Number(new URLSearchParams(location.search).get('workers'))
const recogniser = createRecogniser({ assetsUrl: '/recognition/', workers })
window.read = async (url, language) => {
  const photo = await (await fetch(url)).blob()
  const marks = {}
  const start = performance.now()
  const onProgress = ({ step, progress }) => {
    if (step === 'recognise') marks[progress === 0 ? 'from' : 'to'] = performance.now()
  }
  const reading = await recogniser.read(photo, { language, onProgress })
  const ms = performance.now() - start
  return { ms, recogniseMs: marks.to - marks.from, text: reading.ok ? reading.text : '' }
}
window.assess = async url => {
  const photo = await (await fetch(url)).blob()
  const start = performance.now()
  await recogniser.assess(photo)
  return performance.now() - start
}
`

async function serve() {
  await writeFile(`${draft}/page.ts`, PAGE)
  await build({
    root: draft,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir: `${draft}/dist`,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `${draft}/page.ts`, output: { entryFileNames: 'page.js' } },
    },
  })
  /** @type {Record<string, string>} */
  const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.json': 'application/json' }
  /** @param {string} path */
  const fileOf = path => {
    if (path.startsWith('/recognition/')) return `${assets}/${path.slice('/recognition/'.length)}`
    if (path.startsWith('/photos/')) return `${folder}/${path.slice('/photos/'.length)}`
    return `${draft}/dist${path}`
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><script type="module" src="/page.js"></script>')
      return
    }
    try {
      const body = await readFile(fileOf(pathname))
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens at no port')
  return { server, url: `http://localhost:${address.port}/` }
}

// --- the run ---

const truths = await readTruths(folder)
const files = (await readdir(folder)).filter(
  name => truths[photoOf(name)] && /\.jpg$/.test(name) && only.some(start => name.startsWith(start)),
)
const score = await createScorer(truths)
const isKnownName = await createIsKnownName()
/** @param {string} file */
const truthOf = file => {
  const truth = truths[photoOf(file)]
  if (truth === undefined) throw new Error(`truth.json does not know ${file}`)
  return truth
}
/** @type {{ module: typeof import('../../../src/recognition/node.ts') }} */
const { module: node } = await runnerImport(`${root}/src/recognition/node.ts`, RUNNER)
const { createNodeRecogniser, decodeInNode } = node
/** @type {{ module: typeof import('../../../src/recognition/prepare/prepare.ts') }} */
const { module: preparation } = await runnerImport(`${root}/src/recognition/prepare/prepare.ts`, RUNNER)
/** @type {{ module: typeof import('../../../src/recognition/image/grey.ts') }} */
const { module: grey } = await runnerImport(`${root}/src/recognition/image/grey.ts`, RUNNER)
/** @type {{ module: typeof import('../../../src/recognition/image/photo-format.ts') }} */
const { module: format } = await runnerImport(`${root}/src/recognition/image/photo-format.ts`, RUNNER)
const { inspectPhoto } = format
const { prepare } = preparation
const { encodePgm } = grey

const { server, url } = await serve()
const browser = await launchChromium(['--no-first-run', '--disable-component-update', '--disable-sync'])
const cdp = await browser.newBrowserCDPSession()
/** What all renderers hold together, of their own. */
async function memoryMb() {
  await setTimeout(2000)
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  const states = await Promise.all(
    processInfo.map(({ type, id }) =>
      type === 'renderer' ? readFile(`/proc/${id}/status`, 'utf8').catch(() => '') : '',
    ),
  )
  return states.reduce((sum, state) => sum + Number(/RssAnon:\s+(\d+)/.exec(state)?.[1] ?? 0) / 1024, 0)
}

/**
 * A page with a renderer of its own.
 * @param {number} workers
 */
async function openPage(workers) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${url}?workers=${workers}`)
  await page.waitForFunction(() => 'read' in window)
  /**
   * @param {string} file
   * @param {string} language
   */
  const read = (file, language) =>
    page.evaluate(({ path, language }) => /** @type {MeasuredWindow} */ (window).read(path, language), {
      path: `photos/${file}`,
      language,
    })
  return { page, read }
}

try {
  const [first] = files
  if (first === undefined) throw new Error(`There is no photo to read in ${folder}`)
  const two = await openPage(2)
  const one = await openPage(1)
  /**
   * @param {typeof one} side
   * @returns {Promise<number>} the memory after its reads
   */
  const memoryAfterReading = async side => {
    // The second worker joins in the first read, and has its full share of the second.
    for (let round = 0; round < 3; round++) await side.read(first, truthOf(first).language)
    return memoryMb()
  }
  const idle = await memoryMb()
  const withOne = await memoryAfterReading(one)
  const withTwo = await memoryAfterReading(two)
  report('recognition.memory, against one worker', withTwo - withOne, 'MB', withOne - idle)
  /** @type {Row[]} */
  const rows = []
  const reread = createNodeRecogniser({ assetsFolder: assets })
  const blank = `${draft}/blank.pgm`
  await writeFile(blank, encodePgm({ width: 64, height: 64, data: new Uint8Array(64 * 64).fill(232) }))
  for (const file of files.sort()) {
    const truth = truthOf(file)
    const bytes = await readFile(`${folder}/${file}`)
    /** @type {TimedReading[]} */
    const times = []
    /** @type {TimedReading[]} */
    const timesOfOne = []
    let text = ''
    let isSame = true
    // The first read of each language pays for its model and for compilation.
    for (let round = 0; round <= rounds; round++) {
      const reading = await two.read(file, truth.language)
      const alone = await one.read(file, truth.language)
      isSame &&= reading.text === alone.text
      text = reading.text
      if (round === 0) continue
      times.push(reading)
      timesOfOne.push(alone)
    }
    const gates = []
    for (let round = 0; round <= rounds; round++) {
      gates.push(
        await two.page.evaluate(
          path => /** @type {MeasuredWindow} */ (window).assess(path),
          `photos/${file}`,
        ),
      )
    }
    const known = await reread.read(new Blob([bytes]), { language: truth.language, isKnownName })
    /** @type {Row} */
    const row = {
      file,
      level: truth.ingredients.length > 0 ? levelOf(file) : 'no list',
      wholeMs: median(times.map(({ ms }) => ms)),
      readMs: median(times.map(({ recogniseMs }) => recogniseMs)),
      readByOneMs: median(timesOfOne.map(({ recogniseMs }) => recogniseMs)),
      isSame,
      gateMs: median(gates.slice(1)),
      ours: score(truth, text),
      known: score(truth, known.ok ? known.text : ''),
    }
    if (hasNative) {
      const photo = new Blob([bytes])
      const header = await inspectPhoto(photo)
      if (!header.ok) throw new Error(`${file}: ${header.code}`)
      const decoded = await decodeInNode(photo, header)
      if (!decoded.ok) throw new Error(`${file}: ${decoded.code}`)
      await writeFile(`${draft}/page.pgm`, encodePgm(prepare(decoded.image).image))
      const runs = []
      const starts = []
      for (let round = 0; round < rounds; round++) {
        starts.push((await native(blank, truth.language, '6')).ms)
        runs.push((await native(`${draft}/page.pgm`, truth.language, '6')).ms)
      }
      row.nativeMs = median(runs) - median(starts)
      row.nativeWithStartMs = median(runs)
      row.native = score(truth, (await native(`${folder}/${file}`, truth.language, '3')).text)
    }
    rows.push(row)
  }
  await reread.release()

  /** @param {(row: Row) => number | undefined} pick */
  const sum = pick => rows.reduce((total, row) => total + (pick(row) ?? 0), 0) / rows.length
  /** @param {(row: Row) => number | undefined} pick */
  const reference = pick => (hasNative ? sum(pick) : undefined)
  report(
    'recognition.rows.time',
    sum(row => row.readMs),
    'ms',
    reference(row => row.nativeMs),
  )
  report(
    'recognition.rows.time, one worker',
    sum(row => row.readByOneMs),
    'ms',
    reference(row => row.nativeMs),
  )
  report(
    'recognition.rows.time, native with its start',
    sum(row => row.readMs),
    'ms',
    reference(row => row.nativeWithStartMs),
  )
  report('recognition.text-differs-by-workers', rows.filter(row => !row.isSame).length, 'photos')
  report(
    'recognition.whole-read.time',
    sum(row => row.wholeMs),
    'ms',
    reference(row => row.nativeMs),
  )
  report(
    'recognition.gate.time',
    sum(row => row.gateMs),
    'ms',
  )
  for (const level of [...new Set(rows.map(row => row.level))]) {
    const of = rows.filter(row => row.level === level)
    const ours = summarise(of.map(row => row.ours))
    const known = summarise(of.map(row => row.known))
    const theirs = hasNative ? summarise(of.flatMap(row => row.native ?? [])) : undefined
    if (level === 'no list') {
      report('recognition.no-list.additives-found', ours.wrong, 'additives', theirs?.wrong)
      continue
    }
    report(`recognition.${level}.character-error`, ours.cerMean, 'share', theirs?.cerMean)
    report(`recognition.${level}.additive-recall`, ours.additiveRecall, 'share', theirs?.additiveRecall)
    report(
      `recognition.${level}.additive-precision`,
      ours.additivePrecision,
      'share',
      theirs?.additivePrecision,
    )
    report(
      `recognition.${level}.additive-recall, known names`,
      known.additiveRecall,
      'share',
      theirs?.additiveRecall,
    )
  }
} finally {
  await browser.close()
  server.close()
  await rm(draft, { recursive: true, force: true })
}
