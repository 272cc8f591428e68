import type { components } from '../api/schema.d.ts'

type Schemas = components['schemas']

/** One question and what came of it. */
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
