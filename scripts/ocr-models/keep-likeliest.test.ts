import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepLikeliest } from './keep-likeliest.mjs'
import { bytes, integer, writeMessage } from './protobuf.mjs'

const tensorType = writeMessage([bytes(1, writeMessage([integer(1, 1)]))])
const value = (name: string) => writeMessage([bytes(1, name), bytes(2, tensorType)])

beforeAll(() => {
  const runtime = join(
    dirname(createRequire(import.meta.url).resolve('onnxruntime-web')),
    'ort-wasm-simd-threaded',
  )
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = readFileSync(`${runtime}.wasm`)
  env.wasm.wasmPaths = { mjs: pathToFileURL(`${runtime}.mjs`).href }
})

/** A recogniser that gives its input as probabilities, made with a version of the operators. */
const model = (version: number, outputs = ['probabilities']) =>
  writeMessage([
    integer(1, 8),
    bytes(
      7,
      writeMessage([
        ...outputs.map(output =>
          bytes(1, writeMessage([bytes(1, 'rows'), bytes(2, output), bytes(4, 'Identity')])),
        ),
        bytes(2, 'graph'),
        bytes(11, value('rows')),
        ...outputs.map(output => bytes(12, value(output))),
      ]),
    ),
    bytes(8, writeMessage([bytes(1, ''), integer(2, version)])),
  ])

describe('a recogniser that gives its likeliest classes', () => {
  it.each([9, 13, 18])(
    'has class and probability of each step, by operators of version %d',
    async version => {
      const session = await InferenceSession.create(keepLikeliest(model(version), 3))
      const steps = Float32Array.of(0.1, 0.7, 0.2, 0.5, 0.25, 0.25, 0, 0.4, 0.6)
      const { likeliest } = await session.run({ rows: new Tensor('float32', steps, [1, 3, 3]) })
      expect(likeliest?.dims).toEqual([1, 3, 2])
      expect(likeliest?.data).toEqual(Float32Array.of(1, 0.7, 0, 0.5, 2, 0.6))
      await session.release()
    },
  )

  it('is refused where there is not one output', () => {
    expect(() => keepLikeliest(model(9, ['one', 'two']), 3)).toThrow('not one output')
    expect(() => keepLikeliest(model(9, []), 3)).toThrow('not one output')
  })
})
