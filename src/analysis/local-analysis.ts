import { type Remote, wrap } from 'comlink'
import type { components } from '../api/schema.d.ts'
import type { Reading, RecognitionProblem } from '../recognition/index.ts'
import { isLostChunk } from '../ui/lost-chunk.ts'
import type { AnalysedWord, AnalysePhotos, AnalyseText } from './analysis.ts'
import type { Analysis } from './analysis-worker.ts'
import { joinedWords, stacked, unstacked } from './stacked-boxes.ts'

type Task = components['schemas']['Task']

/** Reads a photo; progress is 0-1 over all of it. */
export type Recognise = (
  photo: Blob,
  hint: 'zh' | 'en',
  onProgress: (progress: number) => void,
  signal?: AbortSignal,
) => Promise<Reading | RecognitionProblem>

type Label = Parameters<AnalysePhotos>[1]

/** The text of a label, typed or read. */
interface Read {
  text: string
  language: 'zh' | 'en'
  words: readonly AnalysedWord[]
  /** Something of the list is missing on the photos. */
  isPartial?: boolean
}

type Asked = Pick<components['schemas']['Question'], 'question' | 'history' | 'lang'>

/** Recognition and engine on the device, for when no server answers or none is needed; tasks say `source: device`. */
export const createDeviceAnalysis = (recognise: Recognise) => {
  let started: ReturnType<typeof start> | null = null

  const start = () => {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
    let end: (error: unknown) => void = () => {}
    const ended = new Promise<never>((_, reject) => {
      end = error => {
        if (started?.end === end) started = null
        worker.terminate()
        reject(error)
      }
    })
    // What goes wrong in a call is told by the call. Where nothing is said, a script never came: told as a lost import
    // (ui/lost-chunk.ts).
    worker.addEventListener('error', ({ message }) =>
      end(new Error(message || 'Failed to fetch dynamically imported module: the analysis worker')),
    )
    return { analysis: wrap<Analysis>(worker), ended, end }
  }

  const inWorker = async <Answer>(ask: (analysis: Remote<Analysis>) => Promise<Answer>): Promise<Answer> => {
    started ??= start()
    const { analysis, ended, end } = started
    try {
      return await Promise.race([ask(analysis), ended])
    } catch (error) {
      // A worker that could not load all of itself is begun anew by the next call: Firefox and Safari never fetch a lost script
      // again. Whoever else waits for it is told the same.
      if (isLostChunk(error)) end(error)
      throw error
    }
  }

  const taskOf = async ({ id, createdAt, lang }: Label, { words, ...read }: Read): Promise<Task> => {
    const { product, result } = await inWorker(analysis =>
      analysis.analyse({ ...read, words: stacked(words) }),
    )
    const isList = result.ingredients.length > 0
    return {
      id,
      status: isList ? 'done' : 'unrecognized',
      progress: 1,
      createdAt,
      lang,
      source: 'device',
      imageUrl: '',
      product,
      labelText: read.text,
      result: isList ? { ...result, ingredients: unstacked(result.ingredients) } : null,
      sharing: 'private',
      parentShareId: null,
    }
  }

  const analysePhotos: AnalysePhotos = async (photos, label, { signal, onProgress }) => {
    const readings: Reading[] = []
    for (const [at, photo] of photos.entries()) {
      const reading = await recognise(
        photo,
        label.lang === 'en' ? 'en' : 'zh',
        progress => onProgress('recognize', (at + progress) / photos.length),
        signal,
      )
      if (!reading.ok)
        return { problem: { code: 415, errMsg: 'The photo could not be read', error: reading.code } }
      readings.push(reading)
    }
    onProgress('analyze', 0.5)
    return { task: await taskOf(label, await joined(readings)) }
  }

  return {
    analysePhotos,
    /** Analyses a list that was typed, pasted or known before. */
    analyseText: ((text, language, label, words = []) =>
      taskOf(label, { text, language, words })) satisfies AnalyseText,

    /** The bare names that labels use. */
    knownNames: () => inWorker(analysis => analysis.knownNames()),

    /** The tables of GB 2760, looked up in the worker. */
    lookups: {
      listAdditives: (keyword: string, page: number, size: number) =>
        inWorker(analysis => analysis.listAdditives(keyword, page, size)),
      getAdditive: (id: string) => inWorker(analysis => analysis.getAdditive(id)),
      listAdditiveFoods: (id: string, page: number, size: number) =>
        inWorker(analysis => analysis.listAdditiveFoods(id, page, size)),
      listSpices: (keyword: string, type: 'natural' | 'synthetic' | null, page: number, size: number) =>
        inWorker(analysis => analysis.listSpices(keyword, type, page, size)),
    },

    /** Answers a question about a label from the knowledge alone. */
    answer: ({ question, history, lang }: Asked, { result, product }: Task) =>
      inWorker(analysis =>
        analysis.answer({
          question,
          history,
          language: lang === 'en' ? 'en' : 'zh',
          label: result && { result, product },
        }),
      ),
  }
}

/** Several readings as one, each word with its place on the photo it was read on. */
const joined = async (readings: readonly Reading[]): Promise<Read> => {
  const [first] = readings
  const language = first?.language ?? 'zh'
  if (first && readings.length === 1)
    return {
      text: first.text,
      language,
      words: first.lines.flatMap(line => line.words),
      isPartial: first.partial !== undefined,
    }
  const { joinReadings } = await import('../recognition/index.ts')
  const { text, lines } = joinReadings(readings)
  // A list cut off by the edge of one photo goes on on another; only the last one's end is the list's.
  const isPartial = readings.some(({ partial = [] }, i) =>
    partial.some(({ reason }) => reason !== 'list_cut' || i === readings.length - 1),
  )
  return { text, language, words: joinedWords(lines.flatMap(line => line.words)), isPartial }
}

export type DeviceAnalysis = ReturnType<typeof createDeviceAnalysis>
