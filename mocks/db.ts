import type { components } from '../src/api/schema.d.ts'
import { createAnswers } from '../src/engine/answers/index.ts'
import { createEngine, type Engine } from '../src/engine/index.ts'
import {
  additiveDetail,
  additiveRow,
  createAdditiveSearch,
  createFlavouringSearch,
  foodUses,
  type Knowledge,
  loadFlavourings,
  loadKnowledge,
  loadUses,
  spice,
} from '../src/knowledge/index.ts'
import { inspectPhoto, type Reading, type RecognitionProblem } from '../src/recognition/index.ts'

type Schemas = components['schemas']
type Task = Schemas['Task']
type Problem = Schemas['Problem']
type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export interface MockOptions {
  /** Decides everything the world would supply. */
  seed: number
  /** The mock's clock, in ms; tasks advance by it. */
  now: () => number
  /** Reads an uploaded photo for real. */
  recognise: (
    photo: Blob,
    hint: 'zh' | 'en',
    onProgress: (progress: number) => void,
  ) => Promise<Reading | RecognitionProblem>
  /** Gives a photo an address that the page can show. */
  publish: (photo: Blob) => string
}

interface TaskState {
  id: string
  createdAtMs: number
  lang: Schemas['Lang']
  imageUrl: string
  /** 0-1 within recognition. */
  readProgress: number
  /** What came of it, and when; null while it is being read. */
  outcome: { atMs: number; reading: Reading | RecognitionProblem } | null
}

/** How long a task stays queued, and how long the analysis is shown to take once the text is there. */
const queuedMs = 150
const analysingMs = 300
const maxBytes = 20 * 2 ** 20

const noProduct: Task['product'] = { name: '', brand: '', seller: '', manufacturer: '', standard: '' }

const good = <T>(value: T): Answer<T> => ({ ok: true, value })
const refused = (code: number, errMsg: string, error?: string): { ok: false; problem: Problem } => ({
  ok: false,
  problem: error === undefined ? { code, errMsg } : { code, errMsg, error },
})

const paged = <T>(all: readonly T[], page: number, size: number) => ({
  items: all.slice((page - 1) * size, page * size),
  total: all.length,
  page,
  size,
})

/** The mock backend's behaviour and state: a small real backend, the same for the same seed, clock and calls. */
export const createMockDb = async ({ seed, now, recognise, publish }: MockOptions) => {
  const knowledge = await loadKnowledge()
  const engine = createEngine(knowledge)
  const searchAdditives = createAdditiveSearch(knowledge)
  const tasks = new Map<string, TaskState>()
  let flavourings: Promise<ReturnType<typeof createFlavouringSearch>> | null = null
  let answers: Promise<ReturnType<typeof createAnswers>> | null = null

  const additiveOr404 = <T>(
    id: string,
    found: (entry: NonNullable<ReturnType<Knowledge['additive']>>) => T,
  ): Answer<T> => {
    const entry = knowledge.additive(id)
    return entry ? good(found(entry)) : refused(404, `There is no additive ${id}`)
  }

  return {
    listAdditives: (keyword: string, page: number, size: number): Schemas['AdditivePage'] => {
      const { items, ...rest } = paged(searchAdditives(keyword), page, size)
      return { ...rest, items: items.map(entry => additiveRow(knowledge, entry)) }
    },

    getAdditive: (id: string): Answer<Schemas['AdditiveDetail']> =>
      additiveOr404(id, entry => additiveDetail(knowledge, entry)),

    async listAdditiveFoods(
      id: string,
      page: number,
      size: number,
    ): Promise<Answer<Schemas['AdditiveUsePage']>> {
      const uses = await loadUses()
      return additiveOr404(id, entry => paged(foodUses(knowledge, uses.get(entry.id) ?? []), page, size))
    },

    async listSpices(
      keyword: string,
      type: Schemas['SpiceType'] | null,
      page: number,
      size: number,
    ): Promise<Schemas['SpicePage']> {
      flavourings ??= loadFlavourings().then(createFlavouringSearch)
      const search = await flavourings
      const found = search(keyword).map(spice)
      return paged(type === null ? found : found.filter(row => row.type === type), page, size)
    },

    /** Keeps a photo and starts to read it; judged by its content before anything is decoded. */
    async uploadPhoto(image: Blob, lang: Schemas['Lang']): Promise<Answer<Schemas['UploadedPhoto']>> {
      if (image.size > maxBytes) return refused(413, 'The picture has more than 20 MiB', 'form.image')
      const header = await inspectPhoto(image)
      if (!header.ok) {
        const isLarge = header.code === 'too-large'
        return refused(isLarge ? 413 : 415, `The picture cannot be used: ${header.code}`, 'form.image')
      }
      const id = `task-${seed}-${tasks.size + 1}`
      const state: TaskState = {
        id,
        createdAtMs: now(),
        lang,
        imageUrl: publish(image),
        readProgress: 0,
        outcome: null,
      }
      tasks.set(id, state)
      void recognise(image, lang === 'en' ? 'en' : 'zh', progress => {
        state.readProgress = progress
      }).then(reading => {
        state.outcome = { atMs: now(), reading }
      })
      return good({ taskId: id, imageUrl: state.imageUrl })
    },

    getTask: (id: string): Answer<Task> => {
      const state = tasks.get(id)
      return state ? good(taskAt(state, now(), engine)) : refused(404, `There is no task ${id}`)
    },

    /** Answers a question about a task's label, or about the knowledge when it names no task. */
    async ask({ question, history, taskId, lang }: Schemas['Question']): Promise<Answer<Schemas['Answer']>> {
      answers ??= Promise.all([loadUses(), loadFlavourings()]).then(([uses, all]) =>
        createAnswers({ knowledge, uses, flavourings: all }),
      )
      const state = tasks.get(taskId)
      if (taskId !== '' && !state) return refused(404, `There is no task ${taskId}`)
      const task = state ? taskAt(state, now(), engine) : null
      const { answer, citations } = (await answers)({
        question,
        history,
        language: lang === 'en' ? 'en' : 'zh',
        label: task?.result ? { result: task.result, product: task.product } : null,
      })
      return good({ answer, citations })
    },

    /** Products of the same standard: faker supplies the shop shelf, the same for the same seed and standard. */
    async rankByStandard(standard: string): Promise<Schemas['Ranking']> {
      const { shelf } = await import('./seeds.ts') // faker is large; nothing else needs it
      const known = knowledge.standard(standard)
      if (!known) return { standard, category: '', items: [] }
      return {
        standard: known.standard,
        category: known.category,
        items: shelf(seed, known.key, known.category),
      }
    },
  }
}

export type MockDb = Awaited<ReturnType<typeof createMockDb>>

/** A task as it stands at a moment of the mock's clock. */
const taskAt = (state: TaskState, nowMs: number, engine: Engine): Task => {
  const base: Task = {
    id: state.id,
    status: 'queued',
    progress: 0,
    createdAt: new Date(state.createdAtMs).toISOString(),
    lang: state.lang,
    source: 'server',
    imageUrl: state.imageUrl,
    product: noProduct,
    labelText: '',
    result: null,
    sharing: 'private',
    parentShareId: null,
  }
  if (nowMs - state.createdAtMs < queuedMs) return base
  const { outcome } = state
  if (outcome === null) return { ...base, status: 'recognizing', progress: 0.1 + 0.7 * state.readProgress }
  const { reading, atMs } = outcome
  if (!reading.ok) {
    const problem = { code: 415, errMsg: `The picture could not be read: ${reading.code}` }
    return { ...base, status: 'failed', progress: 1, problem }
  }
  if (nowMs - atMs < analysingMs)
    return { ...base, status: 'analyzing', progress: 0.9, labelText: reading.text }
  const product = engine.readProduct(reading.text)
  const words = reading.lines.flatMap(line => line.words)
  const result = engine.analyse({ text: reading.text, language: reading.language, product, words })
  const isList = result.ingredients.length > 0
  return {
    ...base,
    status: isList ? 'done' : 'unrecognized',
    progress: 1,
    product,
    labelText: reading.text,
    result: isList ? result : null,
  }
}
