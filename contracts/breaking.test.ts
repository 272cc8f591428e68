import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const released = fileURLToPath(new URL('released/openapi.yaml', import.meta.url))
const script = fileURLToPath(new URL('../scripts/check-breaking.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'breaking-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Changes of the released openapi.yaml with the expected grade of each. */
const changes: readonly [what: string, from: string, to: string, at: string, grade: string][] = [
  [
    'a path renamed',
    '  /api/oauth/launch:',
    '  /api/oauth/launched:',
    '#/paths/~1api~1oauth~1launched',
    'breaking',
  ],
  [
    'a status renamed',
    '        "200":\n          description: The share.\n',
    '        "201":\n          description: The share.\n',
    'chat~1share/post/responses/201',
    'breaking',
  ],
  [
    'a documented refusal dropped',
    '        "410": { $ref: "#/components/responses/Gone" }\n',
    '',
    'task~1{id}/get/responses/410',
    'breaking',
  ],
  [
    'an optional field added to a response',
    '        feedbackId: { type: string, minLength: 1 }',
    '        feedbackId: { type: string, minLength: 1 }\n        at: { type: string }',
    '/properties/at',
    'safe',
  ],
  [
    'an optional field added to a schema that many responses share',
    '        atMost2Percent: { type: boolean }\n',
    '        atMost2Percent: { type: boolean }\n        organic: { type: boolean }\n',
    '/properties/organic',
    'safe',
  ],
  [
    'a required field added to a response',
    'required: [imageUrl]\n      properties:\n        imageUrl: { type: string }\n',
    'required: [imageUrl, width]\n      properties:\n        imageUrl: { type: string }\n        width: { type: integer }\n',
    '~1upload~1feedbacks/post/responses/201/content/application~1json/schema/required',
    'risky',
  ],
  [
    'a field of a response removed',
    '        reasons: { type: array, items: { $ref: "#/components/schemas/ScoreReason" } }\n',
    '',
    '/properties/reasons',
    'breaking',
  ],
  [
    'a field of a response renamed',
    '        privacyPhone: { type: string, desc',
    '        maskedPhone: { type: string, desc',
    '/properties/privacyPhone',
    'breaking',
  ],
  [
    'the type of a response field changed',
    '        popularity: { type: integer',
    '        popularity: { type: string',
    '/properties/popularity/type',
    'breaking',
  ],
  [
    'a field of a response made optional',
    'required: [rank, name, brand, score, popularity]',
    'required: [rank, name, brand, score]',
    '/items/items/required',
    'breaking',
  ],
  [
    'a field of a request made required',
    'required: [image, eventId, uid]\n      properties:\n        image:\n          {\n            type: string,\n            format: binary,\n            description: "JPEG, PNG or WebP, at most 20 MiB and 64 megapixels.",\n          }\n        lang:',
    'required: [image, lang, eventId, uid]\n      properties:\n        image:\n          {\n            type: string,\n            format: binary,\n            description: "JPEG, PNG or WebP, at most 20 MiB and 64 megapixels.",\n          }\n        lang:',
    '~1upload/post/requestBody/content/multipart~1form-data/schema/required',
    'breaking',
  ],
  [
    'a value added to an enumeration of a response',
    'enum: [queued, recognizing,',
    'enum: [queued, paused, recognizing,',
    '/status/enum',
    'safe',
  ],
  [
    'a value added to an enumeration of a request and a response',
    'enum: [natural, synthetic]',
    'enum: [natural, synthetic, both]',
    'spices/get/parameters/5/schema/enum',
    'risky',
  ],
  [
    'a value removed from an enumeration of a request',
    'role: { type: string, enum: [user, assistant] }',
    'role: { type: string, enum: [user] }',
    '/role/enum',
    'breaking',
  ],
  [
    'a call that now needs a token',
    '      security: []\n      parameters:\n        - $ref: "#/components/parameters/AdditiveId"\n',
    '      parameters:\n        - $ref: "#/components/parameters/AdditiveId"\n',
    'additive~1{id}/get/security',
    'breaking',
  ],
  [
    'another content type',
    '            text/event-stream:',
    '            text/plain:',
    '/content/text~1event-stream',
    'breaking',
  ],
  [
    'a shorter limit for what may be sent',
    'standard: { type: string, minLength: 1, maxLength: 64 }',
    'standard: { type: string, minLength: 1, maxLength: 8 }',
    '/standard/maxLength',
    'breaking',
  ],
  [
    'a field that may be sent',
    '        sharing: { type: string, enum: [shared, cancelled], default: shared }\n',
    '        sharing: { type: string, enum: [shared, cancelled], default: shared }\n        until: { type: string }\n',
    '/properties/until',
    'risky',
  ],
  [
    'a response field that is no longer null',
    'birthday: { type: ["string", "null"], format: date }',
    'birthday: { type: string, format: date }',
    '/birthday/type',
    'safe',
  ],
]

interface Change {
  at: string
  grade: string
}

const run = (...options: readonly string[]) =>
  spawnSync(process.execPath, [script, `--base=${released}`, ...options], { encoding: 'utf8' })

// Each run of the gate is a process of its own, and that of redocly another.
describe('the gate for breaking changes', () => {
  const revision = join(folder, 'openapi.yaml')
  let found: Change[] = []
  beforeAll(() => {
    let text = readFileSync(released, 'utf8')
    for (const [what, from, to] of changes) {
      if (!text.includes(from)) throw new Error(`openapi.yaml has no text to edit for ${what}`)
      text = text.replace(from, () => to)
    }
    writeFileSync(revision, text)
    found = JSON.parse(run(`--revision=${revision}`, '--json').stdout)
  }, 60_000)

  it.each(changes)('grades %s', (_what, _from, _to, at, grade) => {
    expect(found.filter(change => change.at.endsWith(at)).map(change => change.grade)).toEqual([grade])
  })

  it('fails on a breaking change without an explanation, and prints its place', () => {
    const { status, stdout } = run(`--revision=${revision}`)
    expect(status).toBe(1)
    expect(stdout).toContain('GET /api/task/{id}, responses 410: Response `410` was removed.')
  })

  it('accepts explained breaking changes, and prints the explanations', () => {
    const marks = join(folder, 'breaking.yaml')
    const explained = found
      .filter(({ grade }) => grade === 'breaking')
      .map(({ at }) => ({ at, because: 'It was wrong.', transition: 'Both for a month.' }))
    writeFileSync(marks, JSON.stringify(explained))
    const { status, stdout } = run(`--revision=${revision}`, `--marks=${marks}`)
    expect(status).toBe(0)
    expect(stdout).toContain('transition: Both for a month.')
  })

  it('fails on an explanation of a change that is not there', () => {
    const marks = join(folder, 'stale.yaml')
    writeFileSync(marks, JSON.stringify([{ at: '#/paths/none', because: 'x', transition: 'y' }]))
    expect(run(`--revision=${released}`, `--marks=${marks}`).status).toBe(1)
  })
})
