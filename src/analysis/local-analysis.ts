import { type Remote, wrap } from 'comlink'
import type { components } from '../api/schema.d.ts'
import { ChunkLoadError, isChunkLoadError } from '../chunk-load-error.ts'
import type { JudgedValues } from '../engine/index.ts'
import type { Reading, RecognitionProblem } from '../recognition/index.ts'
import type { AnalysedWord, AnalysePhotos, AnalyseText } from './analysis.ts'
import type { AnalysisWorker } from './analysis-worker.ts'
import { toKnownResult } from './known-result.ts'
import { stackBoxes, toAnalysedWords, unstackBoxes } from './stacked-boxes.ts'

type Task = components['schemas']['Task']

/** Reads a photo; progress is 0-1 over all of it, with the rows that were read so far where there are any. */
export type Recognise = (
  photo: Blob,
  hint: 'zh' | 'en',
  onProgress: (progress: number, text?: string) => void,
  signal?: AbortSignal,
) => Promise<Reading | RecognitionProblem>

type TaskHeader = Parameters<AnalysePhotos>[1]

/** The text of a label, typed or read. */
interface LabelText {
  text: string
  language: 'zh' | 'en'
  words: readonly AnalysedWord[]
  values?: JudgedValues
  /** Something of the list is missing on the photos. */
  isPartial?: boolean
}

type LabelQuestion = Pick<components['schemas']['Question'], 'question' | 'history' | 'lang'>

/** Calls the analysis worker, which starts with the first call. */
const createWorkerCalls = () => {
  let running: ReturnType<typeof startWorker> | null = null

  const startWorker = () => {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
    let end: (error: unknown) => void = () => {}
    const ended = new Promise<never>((_, reject) => {
      end = error => {
        if (running?.end === end) running = null
        worker.terminate()
        reject(error)
      }
    })
    // An error event without a message means that the worker's script could not be fetched.
    worker.addEventListener('error', ({ message }) =>
      end(message ? new Error(message) : new ChunkLoadError('The analysis worker could not be fetched')),
    )
    return { analysis: wrap<AnalysisWorker>(worker), ended, end }
  }

  return async <Answer>(ask: (analysis: Remote<AnalysisWorker>) => Promise<Answer>): Promise<Answer> => {
    running ??= startWorker()
    const { analysis, ended, end } = running
    try {
      return await Promise.race([ask(analysis), ended])
    } catch (error) {
      // The next call starts a new worker: Firefox and Safari never fetch a failed script again in the same one. Other calls
      // that wait for this worker fail with the same error.
      if (isChunkLoadError(error)) end(error)
      throw error
    }
  }
}

/** Recognition and engine on the device, for when no server answers or none is needed; tasks say `source: device`. */
export const createLocalAnalysis = (recognise: Recognise) => {
  const callWorker = createWorkerCalls()

  const analyseLabel = async (
    { id, createdAt, lang }: TaskHeader,
    { words, ...read }: LabelText,
  ): Promise<Task> => {
    const { product, result } = await callWorker(analysis =>
      analysis.analyse({ ...read, words: stackBoxes(words) }),
    )
    // A feed or a cosmetic has a list, and gets a sentence of its own.
    const isList = result.ingredients.length > 0 || result.noScore === 'not_food'
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
      result: isList ? { ...result, ingredients: unstackBoxes(result.ingredients) } : null,
      sharing: 'private',
      parentShareId: null,
    }
  }

  const analysePhotos: AnalysePhotos = async (photos, label, { signal, onProgress }) => {
    const readings: Reading[] = []
    const textWith = (rows = '') => [...readings.map(({ text }) => text), rows].filter(Boolean).join('\n')
    for (const [at, photo] of photos.entries()) {
      const reading = await recognise(
        photo,
        label.lang === 'en' ? 'en' : 'zh',
        (progress, text) => onProgress('recognize', (at + progress) / photos.length, textWith(text)),
        signal,
      )
      if (!reading.ok)
        return { problem: { code: 415, errMsg: 'The photo could not be read', error: reading.code } }
      readings.push(reading)
    }
    onProgress('analyze', 0.5, textWith())
    return { task: await analyseLabel(label, await joinTexts(readings)) }
  }

  return {
    analysePhotos,
    /** Analyses a list that was typed, pasted or known before. */
    analyseText: ((text, language, label, { words = [], values } = {}) =>
      analyseLabel(label, { text, language, words, ...(values && { values }) })) satisfies AnalyseText,

    /** The bare names that labels use. */
    knownNames: () => callWorker(analysis => analysis.knownNames()),

    /** The tables of GB 2760, looked up in the worker. */
    lookups: {
      listAdditives: (keyword: string, page: number, size: number) =>
        callWorker(analysis => analysis.listAdditives(keyword, page, size)),
      getAdditive: (id: string) => callWorker(analysis => analysis.getAdditive(id)),
      listAdditiveFoods: (id: string, page: number, size: number) =>
        callWorker(analysis => analysis.listAdditiveFoods(id, page, size)),
      listSpices: (keyword: string, type: 'natural' | 'synthetic' | null, page: number, size: number) =>
        callWorker(analysis => analysis.listSpices(keyword, type, page, size)),
    },

    ...createLocalAnswers(callWorker),
  }
}

/** The device's own answers about a label, and questions to go on with. */
const createLocalAnswers = (callWorker: ReturnType<typeof createWorkerCalls>) => {
  const languageOf = (lang: LabelQuestion['lang']) => (lang === 'en' ? 'en' : 'zh')
  const labelOf = ({ result, product, labelText }: Task) =>
    result && { result: toKnownResult(result), product, text: labelText }
  return {
    /** Answers a question about a label from the knowledge alone. */
    answer: ({ question, history, lang }: LabelQuestion, task: Task) =>
      callWorker(analysis =>
        analysis.answer({ question, history, language: languageOf(lang), label: labelOf(task) }),
      ),

    /** Questions to go on with after a conversation about a label. */
    followUps: ({ history, lang }: Omit<LabelQuestion, 'question'>, task: Task) =>
      callWorker(analysis =>
        analysis.followUps({ history, language: languageOf(lang), label: labelOf(task) }),
      ),
  }
}

/** Several readings as one, each word with its place on the photo it was read on. */
const joinTexts = async (readings: readonly Reading[]): Promise<LabelText> => {
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
  return { text, language, words: toAnalysedWords(lines.flatMap(line => line.words)), isPartial }
}

export type LocalAnalysis = ReturnType<typeof createLocalAnalysis>
