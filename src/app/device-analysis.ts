import { type Remote, wrap } from 'comlink'
import type { components } from '../api/schema.d.ts'
import type { ScanOptions } from '../features/scan/index.ts'
import type { Reading, RecognitionProblem } from '../recognition/index.ts'
import type { Analysis } from './analysis-worker.ts'

type Task = components['schemas']['Task']

/** Reads a photo; progress is 0-1 over all of it. */
export type Recognise = (
  photo: Blob,
  hint: 'zh' | 'en',
  onProgress: (progress: number) => void,
  signal?: AbortSignal,
) => Promise<Reading | RecognitionProblem>

/** Recognises and analyses on the device, for when no server answers; the task says `source: device`. */
export const createDeviceAnalysis = (recognise: Recognise): ScanOptions['analyseHere'] => {
  let analysis: Remote<Analysis> | null = null
  return async (photo, { id, createdAt, lang }, { signal, onProgress }) => {
    const reading = await recognise(
      photo,
      lang === 'en' ? 'en' : 'zh',
      progress => onProgress('recognize', progress),
      signal,
    )
    if (!reading.ok)
      return { problem: { code: 415, errMsg: 'The photo could not be read', error: reading.code } }
    onProgress('analyze', 0.5)
    analysis ??= wrap<Analysis>(
      new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }),
    )
    const words = reading.lines.flatMap(line => line.words)
    const { product, result } = await analysis.analyse({
      text: reading.text,
      language: reading.language,
      words,
    })
    const isList = result.ingredients.length > 0
    const task: Task = {
      id,
      status: isList ? 'done' : 'unrecognized',
      progress: 1,
      createdAt,
      lang,
      source: 'device',
      imageUrl: '',
      product,
      labelText: reading.text,
      result: isList ? result : null,
      sharing: 'private',
      parentShareId: null,
    }
    return { task }
  }
}
