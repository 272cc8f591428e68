import type { components } from '../src/api/schema.d.ts'
import type { Reading } from '../src/recognition/index.ts'

type Task = components['schemas']['Task']

/** The least an analysis may say. */
export const emptyAnalysis = {
  score: null,
  noScore: 'low_confidence',
  confidence: 0,
  versions: { engine: '1', knowledge: '1' },
  ingredients: [],
  allergens: { contains: [], mayContain: [] },
  groups: [],
  highlights: [],
  suggestions: [],
  knowledge: [],
  reasons: [],
} satisfies Task['result']

/** What the recogniser makes of a photo of a short list. */
export const shortReading: Reading = {
  ok: true,
  text: '配料：水、白砂糖',
  lines: [],
  language: 'zh',
  confidence: 1,
  widthPx: 1,
  heightPx: 1,
  quality: [],
  facts: { charHeightPx: 20, angleDegrees: 0, turnedDegrees: 0, inverted: false, blocks: 1 },
}

/** A task of which a test says only what it is about; it is done, with the least of an analysis, unless told otherwise. */
export const taskOf = (over: Partial<Task> = {}): Task => {
  const isDone = (over.status ?? 'done') === 'done'
  return {
    id: 'task',
    status: 'done',
    progress: isDone ? 1 : 0.5,
    createdAt: '2026-11-20T08:00:00Z',
    lang: 'en',
    source: 'server',
    imageUrl: '',
    product: { name: '', brand: '', seller: '', manufacturer: '', standard: '' },
    labelText: '',
    result: isDone ? emptyAnalysis : null,
    sharing: 'private',
    parentShareId: null,
    ...over,
  }
}
