import type { components } from '../api/schema.d.ts'
import { isCitation, isProblem } from '../api/shapes.ts'
import { isObject } from './is-object.ts'

type Schemas = components['schemas']

/** One question and its answer. */
export interface ChatTurn {
  id: string
  askedAt: string
  question: string
  /** Answered while `asking`; what broke off keeps what had come. */
  state: 'asking' | 'done' | 'stopped' | 'interrupted' | 'failed'
  answer: string
  citations: Schemas['Citation'][]
  /** Who answered: the server, or the device's own rules. */
  by: 'server' | 'device'
  problem: Schemas['Problem'] | null
  rating: 'good' | 'bad' | null
}

/** The conversation about a record, oldest first. */
export interface Chat {
  recordId: string
  turns: ChatTurn[]
}

const states = ['asking', 'done', 'stopped', 'interrupted', 'failed'] as const

/**
 * A question and its answer as found in the database or a backup, null where it has no id or no question. Everything else is
 * repaired: an unknown state is an interrupted one, a citation that is none is left out.
 */
const readTurn = (value: unknown): ChatTurn | null => {
  if (!isObject(value)) return null
  const { id, askedAt, question, answer, citations, rating, problem } = value
  if (typeof id !== 'string' || typeof askedAt !== 'string' || typeof question !== 'string') return null
  return {
    ...value,
    id,
    askedAt,
    question,
    answer: typeof answer === 'string' ? answer : '',
    state: states.find(state => state === value['state']) ?? 'interrupted',
    citations: Array.isArray(citations) ? citations.filter(isCitation) : [],
    by: value['by'] === 'device' ? 'device' : 'server',
    problem: isProblem(problem) ? problem : null,
    rating: rating === 'good' || rating === 'bad' ? rating : null,
  }
}

/** The usable turns of a list that was stored or imported. */
export const readTurns = (turns: unknown): ChatTurn[] =>
  Array.isArray(turns) ? turns.flatMap(turn => readTurn(turn) ?? []) : []
