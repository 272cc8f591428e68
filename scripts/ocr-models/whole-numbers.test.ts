import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, GRAPH, MODEL, NODE, node, TYPE, textOf } from './onnx.mjs'
import { bytes, integer, readMessage, writeMessage } from './protobuf.mjs'
import { wholeNumbers } from './whole-numbers.mjs'

const value = (name: string) => {
  const tensorType = writeMessage([bytes(1, writeMessage([integer(1, TYPE.float)]))])
  return writeMessage([bytes(1, name), bytes(2, tensorType)])
}

/** A constant of one whole number of 32 bits, as Paddle writes it. */
const constant = (output: string, number: number) => {
  const raw = new Uint8Array(Int32Array.of(number).buffer)
  const tensor = writeMessage([integer(1, 1), integer(2, TYPE.int32), bytes(9, raw)])
  const attribute = writeMessage([bytes(1, 'value'), bytes(5, tensor), integer(20, 4)])
  return bytes(
    GRAPH.node,
    writeMessage([
      bytes(NODE.output, output),
      bytes(NODE.operator, 'Constant'),
      bytes(NODE.attribute, attribute),
    ]),
  )
}

/** Rows that are laid into two columns by the first number of their shape and the number 2. */
const shapeNodes = [
  node('Shape', ['rows'], 'shape'),
  node('Cast', ['shape'], 'shape32', { to: TYPE.int32 }),
  node('Slice', ['shape32'], 'first32', { axes: [0], starts: [0], ends: [1] }),
  node('Cast', ['first32'], 'first', { to: TYPE.int64 }),
  constant('two32', 2),
  node('Cast', ['two32'], 'two', { to: TYPE.int64 }),
  node('Concat', ['first', 'two'], 'wanted', { axis: 0 }),
  node('Reshape', ['rows', 'wanted'], 'columns'),
]

const model = (nodes: typeof shapeNodes) =>
  writeMessage([
    integer(1, 8),
    bytes(
      MODEL.graph,
      writeMessage([
        ...nodes,
        bytes(2, 'graph'),
        bytes(11, value('rows')),
        bytes(GRAPH.output, value('columns')),
      ]),
    ),
    bytes(MODEL.opset, writeMessage([bytes(1, ''), integer(2, 9)])),
  ])

const operatorsOf = (made: Uint8Array) => {
  const graph = readMessage(bytesOf(readMessage(made).find(({ number }) => number === MODEL.graph)))
  return graph
    .filter(({ number }) => number === GRAPH.node)
    .map(field => textOf(readMessage(bytesOf(field)).find(({ number }) => number === NODE.operator)))
}

beforeAll(() => {
  const runtime = join(
    dirname(createRequire(import.meta.url).resolve('onnxruntime-web')),
    'ort-wasm-simd-threaded',
  )
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = readFileSync(`${runtime}.wasm`)
  env.wasm.wasmPaths = { mjs: pathToFileURL(`${runtime}.mjs`).href }
})

/** What a model makes of three rows of two. */
async function run(made: Uint8Array) {
  const session = await InferenceSession.create(made)
  const rows = new Tensor('float32', Float32Array.of(1, 2, 3, 4, 5, 6), [3, 2, 1])
  const { columns } = await session.run({ rows })
  await session.release()
  return { dims: columns?.dims, data: columns?.data }
}

describe('shapes counted in 64 bits', () => {
  it('need no change of type, and give what they gave', async () => {
    const before = model(shapeNodes)
    const after = wholeNumbers(before)
    expect(operatorsOf(before)).toContain('Cast')
    expect(operatorsOf(after)).toEqual(['Shape', 'Slice', 'Concat', 'Reshape'])
    expect(await run(after)).toEqual(await run(before))
    expect(await run(after)).toEqual({ dims: [3, 2], data: Float32Array.of(1, 2, 3, 4, 5, 6) })
  })

  it('stay as they are where something wants them in 32 bits, and so does a change from fractions', async () => {
    const nodes = [
      node('Shape', ['rows'], 'shape'),
      node('Cast', ['shape'], 'shape32', { to: TYPE.int32 }),
      node('Cast', ['shape32'], 'again', { to: TYPE.int64 }),
      constant('one32', 1),
      // Both are to be of one type.
      node('Mul', ['shape32', 'one32'], 'product32'),
      node('Cast', ['product32'], 'product', { to: TYPE.float }),
      node('Cast', ['product'], 'wanted', { to: TYPE.int64 }),
      node('Reshape', ['rows', 'wanted'], 'reshaped'),
      node('Reshape', ['reshaped', 'again'], 'columns'),
    ]
    const after = wholeNumbers(model(nodes))
    expect(operatorsOf(after)).toEqual(operatorsOf(model(nodes)))
    expect(await run(after)).toEqual(await run(model(nodes)))
  })
})
