import { finding } from '../findings.mjs'

/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {{ type?: unknown, questionId?: unknown, seq?: unknown }} Frame */

const order =
  '“`start` first, then `delta` and `citation`, `done` or `problem` last. `seq` counts from 0 without gaps; all frames have the same `questionId`.” (openapi.yaml)'

/**
 * What is wrong with the frames of one answer, each by its schema and all by their order.
 * @param {(value: unknown, at: string) => Finding[]} judge by the schema of a server's frame
 * @param {unknown[]} frames
 * @param {{ questionId?: string, from?: number }} [expected] the question that was asked, and the first number after a resume
 * @returns {Finding[]}
 */
export const frameFindings = (judge, frames, { questionId, from = 0 } = {}) => {
  const byShape = frames.flatMap((frame, index) => judge(frame, `frame ${index}`))
  if (byShape.length > 0) return byShape
  const known = /** @type {Frame[]} */ (frames)
  const [first] = known
  const types = known.map(({ type }) => String(type))
  /** @type {Finding[]} */
  const findings = []
  if (from === 0 && types[0] !== 'start' && types[0] !== 'problem')
    findings.push(finding('frame 0', 'start', types[0], order))
  const last = types.at(-1)
  if (last !== 'done' && last !== 'problem')
    findings.push(finding('the last frame', 'done or problem', last, order))
  const early = types.slice(0, -1).findIndex(type => type === 'done' || type === 'problem')
  if (early >= 0)
    findings.push(finding(`frame ${early + 1}`, `nothing after ${types[early]}`, types[early + 1], order))
  const seqs = known.map(({ seq }) => seq)
  const gap = seqs.findIndex((seq, index) => seq !== from + index)
  if (gap >= 0) findings.push(finding(`frame ${gap} /seq`, String(from + gap), seqs[gap], order))
  const asked = questionId ?? first?.questionId
  const stranger = known.findIndex(frame => frame.questionId !== asked)
  if (stranger >= 0)
    findings.push(finding(`frame ${stranger} /questionId`, String(asked), known[stranger]?.questionId, order))
  return findings
}
