// Parsing and scoring one label, against reading its photo; and how the time grows with the length of a list.
import { readFile } from 'node:fs/promises'
import { ensureRecognition, root } from '../../prepare.mjs'
import { openSource } from '../../source.mjs'
import { figure, quantile, times } from '../measure.mjs'

ensureRecognition()
const source = await openSource()
const { loadKnowledge } = await source.load('/src/knowledge/index.ts')
const { createEngine } = await source.load('/src/engine/index.ts')
const { createNodeRecogniser } = await source.load('/src/recognition/node.ts')
const engine = createEngine(await loadKnowledge())
/** @type {Record<string, { list: string }>} */
const truth = JSON.parse(await readFile(`${root}test/photos/truth.json`, 'utf8'))

const lists = Object.values(truth).flatMap(({ list }) => (list ? `配料：${list}` : []))
const inputs = Array.from({ length: 60 }, () => lists).flat()
const analysed = quantile(
  times(inputs, text => engine.analyse({ text })),
  0.5,
)

const recogniser = createNodeRecogniser({ assetsFolder: `${root}public/recognition` })
const photo = new Blob([await readFile(`${root}test/photos/zh06_clean.jpg`)])
const reads = []
for (let i = 0; i < 4; i += 1) {
  const start = performance.now()
  await recogniser.read(photo, { hint: 'zh' })
  reads.push(performance.now() - start)
}
await recogniser.release()
figure({
  name: 'parse and score a typical list, median',
  value: analysed,
  unit: 'ms',
  reference: quantile(reads.slice(1), 0.5),
  referenceName: 'reading its photo (Node, warm)',
})

/** @param {number} bytes */
const long = bytes => {
  const item = lists.map(text => text.replace('配料：', '')).join('，')
  return `配料：${`${item}，`.repeat(Math.ceil(bytes / Buffer.byteLength(item)))}`.slice(0, bytes)
}
/** @param {number} length in characters */
const at = length =>
  quantile(
    times(
      Array.from({ length: 7 }, () => long(length)),
      text => engine.analyse({ text }),
    ),
    0.5,
  )
figure({
  name: 'a list of 100,000 characters',
  value: at(100_000),
  unit: 'ms',
  reference: at(10_000),
  referenceName: '10,000 characters; 10 is linear',
})

// What no pack prints a paste may hold: one piece again and again, where a rule that looks ahead without bound shows.
const pieces = [
  ...[
    '糖',
    '糖\n',
    '糖  ',
    '配 料 ',
    '【糖】',
    '糖、',
    '(',
    '不含',
    '可能含',
    '糖(',
    '¥',
    '本产品 ',
    '配料：',
    '2%',
  ],
  ...[
    'a  ',
    'sugar, ',
    'sugar\n ',
    'sugar. ',
    'a! ',
    'a: ',
    'a (b ',
    '* ',
    'free from ',
    'may contain ',
    'E100 ',
  ],
]
/**
 * @param {string} piece
 * @param {number} length in characters
 */
const medianOf = (piece, length) => {
  const texts = Array.from({ length: 3 }, () => `Ingredients: ${piece.repeat(length)}`.slice(0, length))
  return quantile(
    times(texts, text => engine.analyse({ text })),
    0.5,
  )
}
const slowest = pieces
  .map(piece => ({ piece, ms: medianOf(piece, 100_000) }))
  .reduce((one, other) => (other.ms > one.ms ? other : one))
figure({
  name: `one piece repeated to 100,000 characters, the slowest of ${pieces.length}: ${JSON.stringify(slowest.piece)}`,
  value: slowest.ms,
  unit: 'ms',
  reference: medianOf(slowest.piece, 10_000),
  referenceName: '10,000 characters of it; 10 is linear',
})
await source.close()
