/** Recognition in Node, for scripts and the mock server: the same preparation and models, decoding by sharp. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { AssetManifest } from './assets/assets.ts'
import { unpack } from './assets/unpack.ts'
import { type GreyImage, greyFromRgba } from './image/grey.ts'
import { MAX_MEGAPIXELS, type PhotoHeader } from './image/photo-format.ts'
import { shrinkTo } from './image/resize.ts'
import { createTesseractClient, type WorkerPort } from './ocr/tesseract-client.ts'
import type { OcrPlatform, OcrReader } from './ocr-platform.ts'
import { createOcrRecogniser } from './ocr-recogniser.ts'
import type { Network } from './ppocr/inference.ts'
import { openNetworks } from './ppocr/open-networks.ts'
import { readPhoto } from './ppocr/read-photo.ts'
import { MAX_SIDE_PX, prepare, READ_SIDE_PX } from './prepare/prepare.ts'
import { ASSESS_SIDE_PX, assess, assessCopy } from './prepare/quality.ts'
import { type RecognitionProblem, reasonOf } from './problem.ts'
import type { Recogniser } from './recogniser.ts'
import type { Platform } from './tesseract-platform.ts'
import { createTesseractRecogniser, type RecogniserLimits } from './tesseract-recogniser.ts'

export interface NodeRecogniserOptions extends RecogniserLimits {
  /** Folder written by scripts/setup/prepare-recognition.mjs. */
  assetsFolder: string
}

/** Decodes a photo upright, alpha on white, no larger than the preparation wants it. */
export async function decodeInNode(
  photo: Blob,
  { format }: PhotoHeader,
  maxSidePx = MAX_SIDE_PX,
): Promise<{ ok: true; image: GreyImage } | RecognitionProblem> {
  try {
    const { data, info } = await sharp(new Uint8Array(await photo.arrayBuffer()), {
      limitInputPixels: MAX_MEGAPIXELS * 1e6,
    })
      .rotate()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { ok: true, image: greyFromRgba(data, info.width, info.height) }
  } catch (thrown) {
    return format === 'heic'
      ? { ok: false, code: 'unsupported-format', format }
      : { ok: false, code: 'decode-failed', format, reason: reasonOf(thrown) }
  }
}

/** The networks in this thread; reading a row holds it up for some tenths of a second. */
async function openInNode(assetsFolder: string): Promise<OcrReader> {
  const file = async (name: string) => unpack(new Uint8Array(await readFile(join(assetsFolder, name))))
  const { ocr } = JSON.parse(await readFile(join(assetsFolder, 'manifest.json'), 'utf8')) as AssetManifest
  const networks = await openNetworks({
    models: ocr,
    keys: JSON.parse(new TextDecoder().decode(await file(ocr.recogniser.keysFile))) as string[],
    detector: await file(ocr.detector.file),
    recogniser: await file(ocr.recogniser.file),
    runtime: {
      wasm: (await file(ocr.runtime.wasm)).buffer,
      scriptUrl: pathToFileURL(join(assetsFolder, ocr.runtime.script)).href,
    },
  })
  const recogniser: Network = {
    ...networks.recogniser,
    run: async input => {
      // The runtime computes without a pause: timers and signals get their turn between rows.
      await setImmediate()
      return networks.recogniser.run(input)
    },
  }
  return {
    read: (photo, options) => readPhoto({ ...networks, recogniser }, photo, options),
    terminate: () => void Promise.all([networks.detector.release(), networks.recogniser.release()]),
  }
}

function ocrPlatform(assetsFolder: string): OcrPlatform {
  return {
    decode: async (photo, header) => {
      const decoded = await decodeInNode(photo, header, READ_SIDE_PX)
      if (!decoded.ok) return decoded
      return { ...decoded, quality: assessCopy(shrinkTo(decoded.image, ASSESS_SIDE_PX), header) }
    },
    isKept: async () => existsSync(join(assetsFolder, 'manifest.json')),
    open: async () => {
      const manifest = join(assetsFolder, 'manifest.json')
      if (!existsSync(manifest))
        return { ok: false, code: 'assets-missing', files: [manifest], offline: false }
      return { ok: true, reader: await openInNode(assetsFolder) }
    },
  }
}

function nodePort(worker: Worker): WorkerPort {
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    onMessage: listener => worker.on('message', listener),
    onError: listener => {
      worker.on('error', (error: Error) => listener(error.message))
      worker.on('exit', code => listener(`the worker ended with code ${code}`))
    },
    terminate: () => void worker.terminate(),
  }
}

function nodePlatform(assetsFolder: string): Platform {
  return {
    prepare: async (photo, header) => {
      const decoded = await decodeInNode(photo, header)
      if (!decoded.ok) return decoded
      const page = prepare(decoded.image)
      return { ok: true, ...page, quality: assess(decoded.image, page.facts) }
    },
    assess: async (photo, header) => {
      const decoded = await decodeInNode(photo, header, ASSESS_SIDE_PX)
      return decoded.ok ? { ok: true, quality: assessCopy(decoded.image, header) } : decoded
    },
    start: async () => {
      const script = createRequire(import.meta.url).resolve('tesseract.js/src/worker-script/node/index.js')
      // Tesseract writes remarks on the image to stderr; they are none of the caller's.
      const worker = new Worker(script, { stderr: true })
      worker.unref()
      const client = createTesseractClient(nodePort(worker))
      await client.load('')
      return { ok: true, client }
    },
    model: async code => {
      const file = join(assetsFolder, `${code}.traineddata`)
      try {
        return { ok: true, data: new Uint8Array(await readFile(file)) }
      } catch {
        return { ok: false, code: 'assets-missing', files: [file], offline: false }
      }
    },
    release: () => {},
  }
}

/** A recogniser for Node. Call `release` at the end, or the process lives on until the idle time is over. */
export const createNodeRecogniser = ({ assetsFolder, ...limits }: NodeRecogniserOptions): Recogniser =>
  createOcrRecogniser(
    ocrPlatform(assetsFolder),
    createTesseractRecogniser(nodePlatform(assetsFolder), limits),
    limits,
  )
