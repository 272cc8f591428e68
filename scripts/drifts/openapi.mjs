/**
 * Changes of openapi.yaml that the tests must notice; the generated files are regenerated, as an editor would do.
 * @param {string} kind
 * @param {string} what
 * @param {[from: string, to: string][]} edits
 * @returns {import('./seed-drifts.mjs').Drift}
 */
const drift = (kind, what, ...edits) => ({
  where: 'openapi.yaml',
  kind,
  what,
  edits: edits.map(([from, to]) => ({ file: 'openapi.yaml', from, to })),
})

export const openapiDrifts = [
  drift(
    'rename',
    'feedbackId of a received feedback is called id',
    ['required: [feedbackId]', 'required: [id]'],
    ['        feedbackId:\n', '        id:\n'],
    ['example: { feedbackId: f-1 }', 'example: { id: f-1 }'],
  ),
  drift(
    'drop',
    'the popularity of a ranked product is gone',
    ['required: [rank, name, brand, score, popularity]', 'required: [rank, name, brand, score]'],
    [
      '        popularity:\n          type: integer\n          minimum: 0\n          description: How often it was analysed by anybody, in all.\n          example: 860\n',
      '',
    ],
    [', score: 72, popularity: 860 }', ', score: 72 }'],
  ),
  drift(
    'retype',
    'the interval between SMS codes is a text',
    [
      '{ type: integer, minimum: 0, description: Seconds before',
      '{ type: string, description: Seconds before',
    ],
    ['value: { code: 0, shortestInterval: 60 }', 'value: { code: 0, shortestInterval: "60" }'],
  ),
  drift('optional', 'the title of a share may be missing', [
    'required: [shareId, path, title, imageUrl]',
    'required: [shareId, path, imageUrl]',
  ]),
  drift('status', 'a copied record is 200, not 201', [
    '        "201":\n          description: The copy.',
    '        "200":\n          description: The copy.',
  ]),
  drift(
    'enum',
    'a task that is unrecognized is illegible now',
    ['        - unrecognized\n', '        - illegible\n'],
    ['        status: unrecognized\n', '        status: illegible\n'],
  ),
  drift('parameter', 'keyword is called q', ['      name: keyword\n', '      name: q\n']),
  drift('parameter', 'pages have at most ten items', [
    'schema: { type: integer, minimum: 1, maximum: 100, default: 20 }\n      example: 20',
    'schema: { type: integer, minimum: 1, maximum: 10, default: 10 }\n      example: 10',
  ]),
  drift('path', '/api/oauth/launch is called /api/oauth/launches', [
    '  /api/oauth/launch:\n',
    '  /api/oauth/launches:\n',
  ]),
  drift('content type', 'streamed answers are application/x-ndjson', [
    '            text/event-stream:',
    '            application/x-ndjson:',
  ]),
  drift('security', 'reading a task needs an access token', [
    '      security: [{}, { accessToken: [] }]\n      parameters:\n        - name: id\n',
    '      parameters:\n        - name: id\n',
  ]),
  drift('method', 'GET /api/oauth/my is a POST', [
    '  /api/oauth/my:\n    get:',
    '  /api/oauth/my:\n    post:',
  ]),
  drift(
    'rename',
    'the text of a delta frame is called delta',
    ['required: [type, questionId, seq, text]', 'required: [type, questionId, seq, delta]'],
    [
      '        text:\n          type: string\n          description: Markdown that is appended',
      '        delta:\n          type: string\n          description: Markdown that is appended',
    ],
    [', seq: 1, text: 配料里有 }\n    CitationFrame:', ', seq: 1, delta: 配料里有 }\n    CitationFrame:'],
  ),
  drift('status', 'a share that is gone is not documented any more', [
    '        "410": { $ref: "#/components/responses/Gone" }\n        "429": { $ref: "#/components/responses/TooManyRequests" }\n        "500": { $ref: "#/components/responses/ServerError" }\n        "503": { $ref: "#/components/responses/Unavailable" }\n\n  /api/task/standard-ranking:',
    '        "429": { $ref: "#/components/responses/TooManyRequests" }\n        "500": { $ref: "#/components/responses/ServerError" }\n        "503": { $ref: "#/components/responses/Unavailable" }\n\n  /api/task/standard-ranking:',
  ]),
]
