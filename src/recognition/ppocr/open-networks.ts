import { env, InferenceSession, Tensor as OnnxTensor } from 'onnxruntime-web/wasm'
import { free } from '../assets/free.ts'
import type { Network, OcrModels } from './inference.ts'
import type { OcrNetworks } from './read-photo.ts'

/** Everything the networks are made of, unpacked. */
export interface NetworkFiles {
  models: OcrModels
  keys: readonly string[]
  detector: Uint8Array<ArrayBuffer>
  recogniser: Uint8Array<ArrayBuffer>
  /** ONNX Runtime compiled to WebAssembly, and where its script is; missing where the runtime finds its own. */
  runtime?: { wasm: ArrayBuffer; scriptUrl: string }
}

/** Buffers are given back after each run: kept ones would cost a phone hundreds of megabytes. */
const OPTIONS: InferenceSession.SessionOptions = {
  executionProviders: ['wasm'],
  enableCpuMemArena: false,
  enableMemPattern: false,
  // Weights of 8 bits are widened once, when a network opens, and not at each run.
  extra: { session: { disable_quant_qdq: '1' } },
}

async function openNetwork(model: Uint8Array<ArrayBuffer>): Promise<Network> {
  const session = await InferenceSession.create(model, OPTIONS)
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]]
  return {
    run: async ({ data, dims }) => {
      const results = await session.run({ [inputName]: new OnnxTensor('float32', data, dims) })
      const output = results[outputName]
      if (!(output?.data instanceof Float32Array)) throw new Error(`${outputName} is no tensor of numbers`)
      return { data: output.data, dims: output.dims }
    },
    release: () => session.release(),
  }
}

/** More threads than this gain nothing on rows of text. */
const MOST_THREADS = 4

/** A page that is cross-origin isolated may share memory between threads; elsewhere, and in Node, there is one. */
const threads = (): number =>
  globalThis.crossOriginIsolated ? Math.min(MOST_THREADS, navigator.hardwareConcurrency) : 1

/** Detector and recogniser on ONNX Runtime in WebAssembly. */
export async function openNetworks(files: NetworkFiles): Promise<OcrNetworks> {
  env.wasm.numThreads = threads()
  if (files.runtime) {
    env.wasm.wasmBinary = files.runtime.wasm
    env.wasm.wasmPaths = { mjs: files.runtime.scriptUrl }
  }
  const detector = await openNetwork(files.detector)
  // Compiled by now, and 14 MB that the runtime's script would keep as long as it lives: they are taken from it.
  if (files.runtime) free(files.runtime.wasm)
  delete env.wasm.wasmBinary
  const recogniser = await openNetwork(files.recogniser)
  return { models: files.models, keys: files.keys, detector, recogniser }
}
