// `node scripts/train/characters/train-characters.mjs [rows=2600]`: teaches the packaged recogniser the Traditional characters that it
// lacks, from rows of print that it draws itself, and writes scripts/ocr-models/added-characters.json (decision 069). Takes about an
// hour of one core. Needs fonts of Traditional Chinese: Debian's fonts-noto-cjk, fonts-noto-cjk-extra, fonts-wqy-zenhei,
// fonts-wqy-microhei, fonts-cwtex-heib, -yen, -ming, -kai and -fs, fonts-arphic-ukai, fonts-arphic-uming, fonts-cns11643-sung.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { readModels } from '../../ocr-models/read-models.mjs'
import { root } from '../../prepare.mjs'
import { openSource } from '../../source.mjs'
import { cellsOf } from './cells.mjs'
import { drawRow } from './draw-row.mjs'
import { fitLayer } from './fit-layer.mjs'
import { lastLayerOf, rowFeatures, withFeatures } from './network-features.mjs'
import { rowText, vocabularyOf } from './row-texts.mjs'

const FONTS = [
  ...[
    'Noto Sans CJK TC',
    'Noto Sans CJK TC',
    'Noto Sans CJK TC Medium',
    'Noto Sans CJK TC Light',
    'Noto Sans CJK TC Black',
  ],
  ...[
    'Noto Sans CJK HK',
    'Noto Sans CJK JP',
    'Noto Serif CJK TC',
    'Noto Serif CJK TC SemiBold',
    'Noto Serif CJK TC Light',
  ],
  ...['WenQuanYi Zen Hei', 'WenQuanYi Micro Hei', 'cwTeXHeiBold', 'cwTeXMing', 'cwTeXKai', 'cwTeXFangSong'],
  ...['AR PL UKai TW', 'TW-Sung', 'Noto Sans CJK SC', 'BabelStone Han', 'HanaMinA'],
]
/** Characters of fields and rarer foods, beside those of two names or more. */
const FURTHER = '鯖鱘鮫鰾糉驢絞餚貯詳規範編儲註證認貽燉爛'

const rows = Number(process.argv[2] ?? 2600)
const source = await openSource()
const { randomFrom } = await source.load('/test/seeded-random.ts')
const { TRADITIONAL } = await source.load('/src/engine/lexicon/traditional.ts')
const random = randomFrom(11)
const { recogniser, keys, description } = await readModels(undefined, { isPlain: true })

/** Chinese names of our tables. */
function tableNames() {
  const read = (/** @type {string} */ path) => readFileSync(`${root}${path}`, 'utf8')
  /** @type {{ rows: { zh: string, also: string[] }[] }} */
  const additives = JSON.parse(read('src/knowledge/tables/additives.json'))
  const foods = [...read('src/engine/lexicon/foods-zh.ts').matchAll(/\p{Script=Han}{2,8}/gu)].map(
    ([name]) => name,
  )
  return [...additives.rows.flatMap(({ zh, also }) => [zh, ...also]), ...foods].filter(name =>
    /\p{Script=Han}/u.test(name),
  )
}

/** @type {(readonly [string, string])[]} */
const pairs = (TRADITIONAL.replaceAll(/\s/g, '').match(/../gu) ?? []).map(pair => [
  pair.charAt(0),
  pair.charAt(1),
])
const vocabulary = vocabularyOf({ pairs, names: tableNames(), keys: new Set(keys), further: FURTHER })
const indexes = new Map(vocabulary.added.map((char, i) => [char, i]))
console.log(`${vocabulary.added.length} characters: ${vocabulary.added.join('')}`)

// The runtime of the app, in one thread.
const runtime = createRequire(import.meta.url).resolve('onnxruntime-web/wasm')
/** @type {typeof import('onnxruntime-web/wasm')} */
const { InferenceSession, Tensor } = await import(pathToFileURL(runtime).href)
const session = await InferenceSession.create(withFeatures(recogniser))
const { heightPx, mean, deviation } = description.recogniser

/** @param {import('./draw-row.mjs').DrawnRow} row */
async function featuresOf({ data, width, height }) {
  const plane = width * height
  const input = new Float32Array(3 * plane)
  for (let channel = 0; channel < 3; channel++)
    for (let at = 0; at < plane; at++)
      input[channel * plane + at] = ((data[at] ?? 0) / 255 - (mean[channel] ?? 0)) / (deviation[channel] ?? 1)
  const [name = ''] = session.inputNames
  const results = await session.run({ [name]: new Tensor('float32', input, [1, 3, height, width]) })
  const [features, logits] = session.outputNames.map(output => results[output])
  if (!(features?.data instanceof Float32Array) || !(logits?.data instanceof Float32Array))
    throw new Error('no numbers')
  return rowFeatures({ data: features.data, dims: features.dims }, { data: logits.data, dims: logits.dims })
}

/** @type {import('./network-features.mjs').RowFeatures[]} */
const seen = []
/** @type {import('./fit-layer.mjs').Cell[]} */
const cells = []
let steps = 0
for (let i = 0; i < rows; i++) {
  const font = FONTS[Math.floor(random() * FONTS.length)] ?? 'Noto Sans CJK TC'
  const row = await drawRow(rowText(vocabulary, random), {
    font,
    heightPx,
    neighbour: rowText(vocabulary, random),
    random,
  })
  const one = await featuresOf(row)
  cells.push(...cellsOf(row.characters, one, indexes, steps))
  seen.push(one)
  steps += one.steps
  if (i % 100 === 99) console.log(`${i + 1} of ${rows} rows`)
}
const size = seen[0]?.size ?? 0
const all = { features: new Float32Array(steps * size), known: new Float32Array(steps), size }
let at = 0
for (const { features, known } of seen) {
  all.features.set(features, at * size)
  all.known.set(known, at)
  at += known.length
}
const { weights, bias } = fitLayer(all, cells, vocabulary.added.length, { random, log: console.log })

const scales = vocabulary.added.map(
  (_, c) => Math.max(...weights.subarray(c * size, (c + 1) * size).map(Math.abs)) / 127,
)
const quantised = Int8Array.from(weights, (weight, i) =>
  Math.round(weight / (scales[Math.floor(i / size)] ?? 1)),
)
const layer = lastLayerOf(recogniser)
/** @type {import('../../ocr-models/add-characters.mjs').AddedCharacters} */
const added = {
  layer: layer.weights,
  biasLayer: layer.bias,
  size,
  characters: vocabulary.added.join(''),
  scales: scales.map(scale => Number(scale.toPrecision(5))),
  bias: [...bias].map(value => Number(value.toFixed(4))),
  weights: Buffer.from(quantised.buffer).toString('base64'),
}
writeFileSync(`${root}scripts/ocr-models/added-characters.json`, `${JSON.stringify(added)}\n`)
await source.close?.()
process.exit(0)
