import type { components } from '../src/api/schema.d.ts'
import { document } from './document.ts'

type Schemas = components['schemas']

interface Frames {
  ask: Schemas['AskFrame']
  resume: Schemas['ResumeFrame']
  stop: Schemas['StopFrame']
  start: Schemas['StartFrame']
  delta: Schemas['DeltaFrame']
  citation: Schemas['CitationFrame']
  done: Schemas['DoneFrame']
  problem: Schemas['ProblemFrame']
}

/** How openapi.yaml names its example of each kind of frame. */
const exampleNames = {
  ask: 'AskFrame',
  resume: 'ResumeFrame',
  stop: 'StopFrame',
  start: 'StartFrame',
  delta: 'DeltaFrame',
  citation: 'CitationFrame',
  done: 'DoneFrame',
  problem: 'ProblemFrame',
} as const satisfies Record<keyof Frames, string>

const isFrameType = (key: string): key is keyof Frames => Object.hasOwn(exampleNames, key)

/** Every kind of frame there is. */
export const frameTypes = Object.keys(exampleNames).filter(isFrameType)

const exampleOfFrame = <Type extends keyof Frames>(type: Type): Frames[Type] => {
  const example = document.components.examples[exampleNames[type]]
  if (!example) throw new Error(`openapi.yaml has no example ${exampleNames[type]}`)
  return example.value as Frames[Type] // frames.test.ts validates each against its schema
}

/** One frame of each kind, as openapi.yaml shows it: what is written for people is what is tested. */
export const frames: Frames = {
  ask: exampleOfFrame('ask'),
  resume: exampleOfFrame('resume'),
  stop: exampleOfFrame('stop'),
  start: exampleOfFrame('start'),
  delta: exampleOfFrame('delta'),
  citation: exampleOfFrame('citation'),
  done: exampleOfFrame('done'),
  problem: exampleOfFrame('problem'),
}

export const { questionId } = frames.ask

/** The question of the example, as the client asks it over HTTP. */
export const question = {
  question: frames.ask.question,
  history: frames.ask.history,
  taskId: frames.ask.taskId,
  lang: frames.ask.lang,
}

/** A whole answer, frame by frame. */
export const answerFrames = [frames.start, frames.delta, frames.citation, frames.done] as const

/** What the client makes of them. */
export const streamedAnswer = { answer: frames.delta.text, citations: [frames.citation.citation] }

/** A `text/event-stream`: `start` first, `done` last, each frame the data of one event. */
export const eventStream = {
  example: answerFrames.map(frame => `data: ${JSON.stringify(frame)}\n\n`).join(''),
  // One pattern for the whole body, as Pact knows no streams. It lets any framing through that the standard allows;
  // `npm run verify` judges the frames.
  pattern:
    '^\uFEFF?([\\s\\S]*[\\r\\n])?data:[\\s\\S]*"type"\\s*:\\s*"start"[\\s\\S]*"type"\\s*:\\s*"done"[\\s\\S]*(\\n\\n|\\r\\r|\\r\\n\\r\\n)[\\s\\S]*$',
}
