/**
 * Ways the client can move away from openapi.yaml and the pacts.
 * @param {string} kind
 * @param {string} what
 * @param {string} from
 * @param {string} to
 * @param {string} [file]
 * @returns {import('../seed-drifts.mjs').Drift}
 */
const drift = (kind, what, from, to, file = 'client.ts') => ({
  where: 'client',
  kind,
  what,
  edits: [{ file: `src/api/${file}`, from, to }],
})

export const clientDrifts = [
  drift(
    'rename',
    'a share is copied by its shareId',
    'body: { parentShareId, ...called() }',
    'body: { shareId: parentShareId, ...called() }',
  ),
  drift(
    'drop',
    'calls go without uid',
    '({ eventId: newEventId(), uid: identity().uid })',
    "({ eventId: newEventId(), uid: '' })",
  ),
  drift('value', 'eventId is no UUID', 'newEventId = newUuid,', 'newEventId = () => newUuid().slice(1),'),
  drift('header', 'the token is sent in another scheme', 'Authorization: `Bearer ', 'Authorization: `Token '),
  drift(
    'rename',
    'the picture of a form is called file',
    "data.set('image', image",
    "data.set('file', image",
  ),
  drift(
    'content type',
    'a stream is asked for as plain text',
    "Accept: 'text/event-stream'",
    "Accept: 'text/plain'",
  ),
  drift('status', '204 is no good answer', '[200, 201, 204].includes(status)', '[200, 201].includes(status)'),
  drift(
    'path',
    'oneself is asked for under another path',
    "client.GET('/api/oauth/my'",
    "client.GET('/api/oauth/me'",
  ),
  drift(
    'drop',
    'citations of a stream are lost',
    "  if (frame.type === 'citation') return { ...answer, citations: [...answer.citations, frame.citation] }\n",
    '',
    'answer.ts',
  ),
]
