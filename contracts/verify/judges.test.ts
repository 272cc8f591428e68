import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checksOf } from '../../scripts/verify/behaviour/run-checks.mjs'
import { linesOf } from '../../scripts/verify/findings.mjs'
import { readDocument } from '../../scripts/verify/openapi.mjs'
import { bodyFindings } from '../../scripts/verify/pact-rules.mjs'
import { sentences } from '../../scripts/verify/sense.mjs'
import { eventsOf } from '../../scripts/verify/socket/event-stream.mjs'
import { socketChecks } from '../../scripts/verify/socket/socket-checks.mjs'
import { frames } from '../frames.ts'

const openapi = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
const spaceless = (text: string) => text.replaceAll(/[\s"]+/g, '')
const prose = spaceless(readFileSync(openapi, 'utf8').replaceAll('\\"', '"'))
const document = readDocument(openapi)

it.each([
  ...Object.values(sentences),
  ...new Set([...checksOf(document), ...socketChecks].map(({ says }) => says)),
])('openapi.yaml says: %s', sentence => {
  expect(prose.includes(spaceless(sentence))).toBe(true) // the whole document is no message
})

const answered = (value: unknown, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
  text: JSON.stringify(value),
  json: value,
})
const operation = (id: string) => {
  const found = document.operations.find(each => each.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const page = { items: [], total: 0, page: 1, size: 20 }
const spice = { id: 'N005', nameZh: '八角茴香油', nameEn: 'Anise star oil', fema: '2096', type: 'natural' }

describe('by openapi.yaml', () => {
  const complaints = (id: string, answer: ReturnType<typeof answered>) =>
    document.findings(operation(id), answer).flatMap(linesOf)

  it('names place, expected, found, and the sentence that says so', () => {
    const wrong = { ...page, items: [{ ...spice, fema: 2096 }] }
    expect(complaints('listSpices', answered(wrong))).toEqual([
      'body /items/0/fema: expected string, found 2096',
      "  “Spice.fema: FEMA number, '' for none.” (openapi.yaml)",
    ])
  })

  it('lets fields through that it does not name, but not another spelling of one that it does', () => {
    expect(complaints('getTask', answered({ code: 404, errMsg: 'No', traceId: 'x' }, 404))).toEqual([])
    const [line] = complaints('getTask', answered({ code: 404, err_msg: 'No' }, 404))
    expect(line).toContain('expected a field errMsg')
    expect(complaints('getTask', answered({ code: 404, errMsg: 'No', Error: 'id' }, 404))[0]).toContain(
      'expected the field error, found "Error"',
    )
  })

  it('tells of alternatives what the nearest one wants', () => {
    const session = { code: 0, userInfo: {}, accessToken: '' }
    const lines = complaints('launch', answered(session)).join('\n')
    expect(lines).toContain('body /accessToken: expected')
    expect(lines).not.toContain('errMsg')
  })

  it('wants documented headers, statuses and types', () => {
    const busy = { code: 429, errMsg: 'Too many requests' }
    expect(complaints('listSpices', answered(busy, 429))[0]).toBe(
      'header Retry-After: expected a value, found nothing',
    )
    expect(complaints('listSpices', answered(busy, 429, { 'Retry-After': '30' }))).toEqual([])
    expect(complaints('listSpices', answered(page, 203))[0]).toContain('status: expected one of 200')
    expect(complaints('listSpices', answered(page, 200, { 'Content-Type': 'text/html' }))[0]).toContain(
      'header Content-Type: expected application/json',
    )
    expect(
      complaints('listSpices', answered(page, 200, { 'Content-Type': 'Application/JSON;charset="UTF-8"' })),
    ).toEqual([])
  })
})

describe('by the pact', () => {
  const rules = {
    '$.items': { matchers: [{ match: 'type', min: 1 }] },
    '$.items[*].id': { matchers: [{ match: 'regex', regex: '^N' }] },
    '$.total': { matchers: [{ match: 'integer' }] },
    '$.own': { matchers: [{ match: 'arrayContains', variants: [{ index: 0, rules: {} }] }] },
  }
  const expected = { items: [{ id: 'N1', kind: 'a' }], total: 1, fixed: 'x', own: [{ me: true }] }
  const actual = {
    items: [{ id: 'N2', kind: 'b' }],
    total: 7,
    fixed: 'x',
    own: [{ me: false }, { me: true }],
  }

  it.each([
    ['the same but for what the rules let through', actual, 0],
    ['more fields', { ...actual, more: 1 }, 0],
    ['an empty list', { ...actual, items: [] }, 1],
    ['an item of another pattern and type', { ...actual, items: [{ id: 'S2', kind: 3 }] }, 2],
    ['a fraction for a whole number', { ...actual, total: 1.5 }, 1],
    ['another text where there is no rule', { ...actual, fixed: 'y' }, 1],
    ['a list without the item it has to contain', { ...actual, own: [{ me: false }] }, 1],
    ['a field too few', { items: actual.items, total: 1, own: actual.own }, 1],
  ])('%s', (_what, body, count) => {
    expect(bodyFindings(expected, body, rules)).toHaveLength(count)
  })
})

describe('event streams', () => {
  it.each([
    ['data: a\n\ndata: b\n\n', ['a', 'b']],
    ['data: a\r\n\r\ndata:b\r\n\r\n', ['a', 'b']],
    ['\uFEFF: hi\n\nid: 1\rdata: a\rdata\rdata:  b\r\r', ['a\n\n b']],
    ['event: end\n\ndata: a', []],
    ['data: a\n\ndata: b\n', ['a']],
  ])('%j', (text, data) => {
    expect(eventsOf(text)).toEqual(data)
  })

  it('are judged by the schema and the order of their frames', () => {
    const stream = (...list: readonly object[]) => ({
      status: 200,
      headers: new Headers({ 'Content-Type': 'text/event-stream' }),
      text: list.map(frame => `data: ${JSON.stringify(frame)}\n\n`).join(''),
    })
    const { start, delta, citation, done } = frames
    const chat = operation('askQuestion')
    expect(document.findings(chat, stream(start, delta, citation, done))).toEqual([])
    const places = (...list: readonly object[]) =>
      document.findings(chat, stream(...list)).map(({ place }) => place)
    expect(places(start, { ...delta, text: 1 }, citation, done)).toEqual(['frame 1 /text'])
    expect(places(start, citation, done)).toEqual(['frame 1 /seq'])
    expect(places(start, delta, citation)).toEqual(['the last frame'])
    expect(places({ ...delta, seq: 0 }, { ...done, seq: 1 })).toEqual(['frame 0'])
  })
})
