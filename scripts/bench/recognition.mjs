// How fast and how well photos are read in the browser, against native Tesseract: JSON lines { name, value, unit,
// reference, ratio }, with the reference from the same run.
//
//   node scripts/bench/recognition.mjs [folder=test/photos] [--photos=zh06,en01] [--rounds=3]
//
// time: one warm read of the rows in Chromium, by two workers and by one in turn (their memory: what the renderers grow by), against native Tesseract (PSM 6) on the same prepared page as PGM, its
// start taken off (measured on an empty image). quality: our readings against native Tesseract (PSM 3) on the photo as it
// is. Without a `tesseract` on the path the references are null.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { build, runnerImport } from 'vite'
import { prepareRecognition } from '../prepare-recognition.mjs'
import { launchChromium } from '../preview.mjs'
import { createIsKnownName, createScorer, levelOf, readTruths, summarise } from './photo-scores.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const assets = `${root}/public/recognition`
const args = process.argv.slice(2)
const flag = (name, fallback) => args.find(arg => arg.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const folder = resolve(args.find(arg => !arg.startsWith('--')) ?? `${root}/test/photos`)
const only = flag('photos', '').split(',')
const rounds = Number(flag('rounds', '3'))
const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
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
  const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.json': 'application/json' }
  const fileOf = path => {
    if (path.startsWith('/recognition/')) return `${assets}/${path.slice('/recognition/'.length)}`
    if (path.startsWith('/photos/')) return `${folder}/${path.slice('/photos/'.length)}`
    return `${draft}/dist${path}`
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html')
      return response.end('<!doctype html><script type="module" src="/page.js"></script>')
    }
    try {
      const body = await readFile(fileOf(pathname))
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise(done => server.listen(0, 'localhost', done))
  return { server, url: `http://localhost:${server.address().port}/` }
}

// --- the run ---

const truths = await readTruths(folder)
const files = (await readdir(folder)).filter(
  name => truths[name.split('_')[0]] && /\.jpg$/.test(name) && only.some(start => name.startsWith(start)),
)
const score = await createScorer(truths)
const isKnownName = await createIsKnownName()
const load = async file =>
  (await runnerImport(`${root}/src/recognition/${file}`, { root, configFile: false, logLevel: 'error' }))
    .module
const { createNodeRecogniser, decodeInNode } = await load('node.ts')
const { prepare } = await load('prepare.ts')
const { encodePgm } = await load('grey.ts')

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

/** A page with a renderer of its own. */
async function openPage(workers) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${url}?workers=${workers}`)
  await page.waitForFunction(() => 'read' in window)
  const read = (file, language) =>
    page.evaluate(([path, lang]) => window.read(path, lang), [`photos/${file}`, language])
  return { page, read }
}

try {
  const two = await openPage(2)
  const one = await openPage(1)
  const held = [await memoryMb()]
  for (const side of [one, two]) {
    // The second worker joins in the first read, and has its full share of the second.
    for (let round = 0; round < 3; round++) await side.read(files[0], truths[files[0].split('_')[0]].language)
    held.push(await memoryMb())
  }
  const [idle, withOne, withTwo] = held
  report('recognition.memory, against one worker', withTwo - withOne, 'MB', withOne - idle)
  const rows = []
  const reread = createNodeRecogniser({ assetsFolder: assets })
  const blank = `${draft}/blank.pgm`
  await writeFile(blank, encodePgm({ width: 64, height: 64, data: new Uint8Array(64 * 64).fill(232) }))
  for (const file of files.sort()) {
    const truth = truths[file.split('_')[0]]
    const bytes = await readFile(`${folder}/${file}`)
    const times = []
    const timesOfOne = []
    let reading
    let isSame = true
    // The first read of each language pays for its model and for compilation.
    for (let round = 0; round <= rounds; round++) {
      reading = await two.read(file, truth.language)
      const alone = await one.read(file, truth.language)
      isSame &&= reading.text === alone.text
      if (round === 0) continue
      times.push(reading)
      timesOfOne.push(alone)
    }
    const gates = []
    for (let round = 0; round <= rounds; round++) {
      gates.push(await two.page.evaluate(path => window.assess(path), `photos/${file}`))
    }
    const known = await reread.read(new Blob([bytes]), { language: truth.language, isKnownName })
    const row = {
      file,
      level: truth.ingredients.length > 0 ? levelOf(file) : 'no list',
      wholeMs: median(times.map(({ ms }) => ms)),
      readMs: median(times.map(({ recogniseMs }) => recogniseMs)),
      readByOneMs: median(timesOfOne.map(({ recogniseMs }) => recogniseMs)),
      isSame,
      gateMs: median(gates.slice(1)),
      ours: score(truth, reading.text),
      known: score(truth, known.ok ? known.text : ''),
    }
    if (hasNative) {
      const decoded = await decodeInNode(new Blob([bytes]), { format: 'jpeg' })
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

  const sum = pick => rows.reduce((total, row) => total + (pick(row) ?? 0), 0) / rows.length
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
    const theirs = hasNative ? summarise(of.map(row => row.native)) : undefined
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
