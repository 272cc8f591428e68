/**
 * Ways the interactions of contracts/ can move away from client and openapi.yaml; the pact is written anew after them.
 * @param {string} kind
 * @param {string} what
 * @param {string} file
 * @param {string} from
 * @param {string} to
 * @returns {import('../seed-drifts.mjs').Drift}
 */
const drift = (kind, what, file, from, to) => ({
  where: 'pact',
  kind,
  what,
  edits: [{ file: `contracts/${file}`, from, to }],
})

export const pactDrifts = [
  drift(
    'rename',
    'a ranking is asked for by its norm',
    'interactions/analysis.ts',
    'json: { standard } }',
    'json: { norm: standard } }',
  ),
  drift(
    'drop',
    'nobody asks for an additive that is not there',
    'interactions/knowledge.ts',
    "    title: 'a request for an additive nobody knows',\n    given: [{ name: 'an additive nobody knows' }],\n    request: { method: 'GET', path: '/api/additive/none' },\n    response: noSuchAdditive,\n    call: api => api.getAdditive('none'),",
    "    title: 'a request for an additive somebody knows',\n    given: [nobody],\n    request: { method: 'GET', path: '/api/additive/12.004' },\n    response: { status: 200, json: { ...additive, id: '12.004', varieties: [], safety: { jecfaAdi: like(''), efsa: like(''), iarc: like(''), notes: [], sources: [] } } },\n    call: api => api.getAdditive('12.004'),",
  ),
  drift(
    'retype',
    'popularity is a text',
    'interactions/analysis.ts',
    'popularity: integer(860)',
    "popularity: like('860')",
  ),
  drift(
    'status',
    'an upload is answered with 200',
    'interactions/analysis.ts',
    '  status: 201,\n  json: { taskId',
    '  status: 200,\n  json: { taskId',
  ),
  drift(
    'state',
    'a situation is misspelt',
    'interactions/analysis.ts',
    "[{ name: 'a queued analysis' }]",
    "[{ name: 'a queueing analysis' }]",
  ),
  drift(
    'enum',
    'a task is waiting, not queued',
    'task.ts',
    '  status,\n  progress: number(0.4),',
    "  status: status.replace('queued', 'waiting'),\n  progress: number(0.4),",
  ),
]
