import type { components } from './schema.d.ts'
import type { ServerFrame } from './socket.ts'

export type Answer = components['schemas']['Answer']

export const noAnswer: Answer = { answer: '', citations: [] }

/** An answer grown by a frame; frames that carry nothing of it leave it as it is. */
export const withFrame = (answer: Answer, frame: ServerFrame): Answer => {
  if (frame.type === 'delta') return { ...answer, answer: answer.answer + frame.text }
  if (frame.type === 'citation') return { ...answer, citations: [...answer.citations, frame.citation] }
  return answer
}
