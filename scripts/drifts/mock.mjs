/**
 * Ways the mock backend can move away from openapi.yaml and the pacts.
 * @param {string} kind
 * @param {string} what
 * @param {string} file
 * @param {string} from
 * @param {string} to
 * @returns {import('./seed-drifts.mjs').Drift}
 */
const drift = (kind, what, file, from, to) => ({
  where: 'mock',
  kind,
  what,
  edits: [{ file: `mocks/${file}`, from, to }],
})

export const mockDrifts = [
  drift(
    'rename',
    'a received feedback has an id, no feedbackId',
    'db/feedbacks.ts',
    'return { feedbackId: id }',
    'return { id }',
  ),
  drift(
    'drop',
    'an upload goes without the address of its picture',
    'db/new-tasks.ts',
    'return good({ taskId: task.id, imageUrl: pictures.url(kept.value) })',
    'return good({ taskId: task.id })',
  ),
  drift(
    'retype',
    'a task is created at a number',
    'db/task-view.ts',
    'createdAt: new Date(task.createdAtMs).toISOString()',
    'createdAt: String(task.createdAtMs)',
  ),
  drift(
    'optional',
    'a share has no title now and then',
    'db/shares.ts',
    '    title,\n    imageUrl:',
    "    ...(title.startsWith('配') ? {} : { title }),\n    imageUrl:",
  ),
  drift(
    'status',
    'a share that is gone is not found',
    'db/tasks.ts',
    ": refused(410, 'Share was canceled or deleted', 'id')",
    ": refused(404, 'Share was canceled or deleted', 'id')",
  ),
  drift(
    'status',
    'a picture that is too large is of the wrong type',
    'db/pictures.ts',
    'return refused(413, `The picture has more than',
    'return refused(415, `The picture has more than',
  ),
  drift(
    'enum',
    'what is no label failed',
    'db/task-view.ts',
    "status: analysis.result ? 'done' : 'unrecognized'",
    "status: analysis.result ? 'done' : 'failed'",
  ),
  drift(
    'parameter',
    'the type of flavourings makes no difference',
    'db/knowledge.ts',
    'tables.listSpices(keyword, type, page, size)',
    'tables.listSpices(keyword, type && null, page, size)',
  ),
  drift('path', 'a shared record is opened by another query', 'db/shares.ts', '/?sharefrom=', '/?share='),
  drift('drop', 'a stream ends without its last frame', 'db/chat.ts', "    { type: 'done' as const },\n", ''),
  drift(
    'value',
    'a refused SMS code comes with the code of good answers',
    'db/sign-in.ts',
    'tooSoon: { code: 1001',
    'tooSoon: { code: 0',
  ),
]
