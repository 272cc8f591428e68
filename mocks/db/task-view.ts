import type { components } from '../../src/api/schema.d.ts'
import type { Context } from './context.ts'
import type { Pictures } from './pictures.ts'
import type { TaskState } from './state.ts'
import type { TaskReading } from './task-reading.ts'

type Task = components['schemas']['Task']

/** How long a task stays queued, and how long the analysis is shown to take once the text is there. */
const queuedMs = 150
const analysingMs = 300

const noProduct: Task['product'] = { name: '', brand: '', seller: '', manufacturer: '', standard: '' }

/** What a task shows at the current time of the mock's clock. */
export const createTaskView = ({ now }: Context, pictures: Pictures, { analysisOf }: TaskReading) => {
  /** A task at the current time of the mock's clock. */
  const viewOf = (task: TaskState): Task => {
    const { outcome, held } = task
    const base: Task = {
      id: task.id,
      status: 'queued',
      progress: 0,
      createdAt: new Date(task.createdAtMs).toISOString(),
      lang: task.lang,
      source: 'server',
      imageUrl: pictures.url(task.pictureId),
      product: noProduct,
      labelText: '',
      result: null,
      sharing: task.sharing,
      parentShareId: task.parentShareId,
    }
    // A copy is finished immediately: its source was already analysed.
    const isNew = now() - task.createdAtMs < queuedMs && !(outcome && outcome.atMs < task.createdAtMs)
    if (held === 'queued' || (held === null && isNew)) return base
    if (outcome === null || held === 'recognizing') {
      const { readProgress, readText = '' } = task
      return { ...base, status: 'recognizing', progress: 0.1 + 0.7 * readProgress, labelText: readText }
    }
    if (!outcome.ok) return { ...base, status: 'failed', progress: 1, problem: outcome.problem }
    const { text: labelText } = outcome
    if (held === 'analyzing' || now() - outcome.atMs < analysingMs)
      return { ...base, status: 'analyzing', progress: 0.9, labelText }
    const analysis = analysisOf(outcome)
    return {
      ...base,
      ...analysis,
      status: analysis.result ? 'done' : 'unrecognized',
      progress: 1,
      labelText,
    }
  }

  return viewOf
}
