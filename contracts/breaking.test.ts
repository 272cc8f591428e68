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

/** Changes of the released openapi.yaml, and how each must be graded. */
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
    'a new field in an answer',
    '        feedbackId: { type: string, minLength: 1 }',
    '        feedbackId: { type: string, minLength: 1 }\n        at: { type: string }',
    '/properties/at',
    'breaking',
  ],
  [
    'a field of an answer made optional',
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
    'an answer of a value nobody knew',
    'enum: [queued, recognizing,',
    'enum: [queued, paused, recognizing,',
    '/status/enum',
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
    'an answer that promises more',
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
      if (!text.includes(from)) throw new Error(`openapi.yaml has no place for ${what}`)
      text = text.replace(from, () => to)
    }
    writeFileSync(revision, text)
    found = JSON.parse(run(`--revision=${revision}`, '--json').stdout)
  }, 60_000)

  it.each(changes)('grades %s', (_what, _from, _to, at, grade) => {
    expect(found.filter(change => change.at.endsWith(at)).map(change => change.grade)).toEqual([grade])
  })

  it('fails on what nobody has explained, and says where', () => {
    const { status, stdout } = run(`--revision=${revision}`)
    expect(status).toBe(1)
    expect(stdout).toContain('GET /api/task/{id}, responses 410: Response `410` was removed.')
  })

  it('lets through what is explained, and hands on the explanation', () => {
    const marks = join(folder, 'breaking.yaml')
    const explained = found
      .filter(({ grade }) => grade === 'breaking')
      .map(({ at }) => ({ at, because: 'It was wrong.', transition: 'Both for a month.' }))
    writeFileSync(marks, JSON.stringify(explained))
    const { status, stdout } = run(`--revision=${revision}`, `--marks=${marks}`)
    expect(status).toBe(0)
    expect(stdout).toContain('transition: Both for a month.')
  })

  it('fails on an explanation of something that did not change', () => {
    const marks = join(folder, 'stale.yaml')
    writeFileSync(marks, JSON.stringify([{ at: '#/paths/none', because: 'x', transition: 'y' }]))
    expect(run(`--revision=${released}`, `--marks=${marks}`).status).toBe(1)
  })
})
