import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { additions, fromNewerServer } from '../../test/newer-server.ts'
import { findResponseError, resolveReference, successExamples } from '../../test/openapi.ts'
import { createApi } from './client.ts'
import { isKnown, unknownWarnings } from './known-values.ts'
import type { components } from './schema.d.ts'
import { isProblem, responseError } from './shapes.ts'
import { readFrame } from './socket.ts'

const isRefusal = ({ value }: { value: unknown }) => isProblem(value)
const examples = successExamples.filter(example => !isRefusal(example))

it('has an example of every operation that answers with JSON', () => {
  expect(new Set(examples.map(({ operationId }) => operationId)).size).toBeGreaterThanOrEqual(18)
})

describe.each(examples)('$operation $status, example $name, from a newer server', example => {
  const { operation, operationId, status, schema, value } = example

  it('is accepted with fields and enumeration values that openapi.yaml does not name', () => {
    fc.assert(
      fc.property(additions, added => {
        const body = fromNewerServer(schema, value, added)
        expect(findResponseError(operationId, status, body), 'the mock is strict').not.toBeNull()
        expect(responseError(operation, status, body)).toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  it('is refused when a required field is missing or a value has another type', () => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, field] of Object.entries(value)) {
      const other = typeof field === 'boolean' ? 'yes' : true
      expect(responseError(operation, status, { ...value, [name]: other }), name).not.toBeNull()
    }
    expect(responseError(operation, status, {})).not.toBeNull()
  })
})

it('gives out unknown values as they were sent', async () => {
  const example = examples.find(({ operationId }) => operationId === 'getTask')
  const task = structuredClone(example?.value) as components['schemas']['Task']
  const body = { ...task, status: 'archived', addedLater: { x: 1 } }
  const api = createApi({
    baseUrl: 'http://server.test',
    fetch: async () => Response.json(body),
    identity: () => ({ accessToken: null, uid: '' }),
    onLogout: () => {},
  })
  expect(await api.getTask('t')).toEqual({ data: body })
})

describe('a problem', () => {
  it('is one with fields that openapi.yaml does not name', () => {
    expect(isProblem({ code: 1002, errMsg: 'no', retryAfter: 5 })).toBe(true)
    expect(isProblem({ code: 0, errMsg: '' })).toBe(false)
    expect(isProblem({ errMsg: 'no' })).toBe(false)
  })
})

describe('a frame', () => {
  const place = { questionId: '0198f3f0-0000-7000-8000-000000000001', seq: 1 }

  it('is read with added fields', () => {
    const frame = { type: 'delta', ...place, text: 'x', model: 'm' }
    expect(readFrame(JSON.stringify(frame))).toEqual({ isUnknown: false, frame })
  })

  it('of an unknown type counts by its sequence number', () => {
    const frame = { type: 'thinking', ...place, note: 'x' }
    expect(readFrame(JSON.stringify(frame))).toEqual({ isUnknown: true, frame })
  })

  it.each([
    [{ type: 'delta', ...place }],
    [{ type: 'thinking', seq: 1 }],
    [{ type: 'thinking', ...place, seq: -1 }],
    [{ ...place }],
  ])('that lacks what is required is refused: %j', frame => {
    expect(readFrame(JSON.stringify(frame))).toHaveProperty('error')
  })
})

describe('values of enumerations', () => {
  it('are known when openapi.yaml lists them', () => {
    const { enum: groups } = resolveReference('#/components/schemas/Group') as { enum: never[] }
    expect(groups.every(group => isKnown('Group', group))).toBe(true)
  })

  it.each(['constructor', '__proto__', '', 'Gluten', 'gluten '])('are unknown else: %j', name => {
    expect(isKnown('Allergen', name as never)).toBe(false)
  })

  it('that warn of something are found once each, wherever they stand', () => {
    const unknown = (value: string) => value as never
    const rest = { ingredients: [], text: { zh: '', en: '' } }
    const flag = { level: 'avoid' as const, certainty: 'contains' as const, ...rest }
    expect(
      unknownWarnings({
        allergens: {
          contains: ['milk', unknown('buckwheat')],
          mayContain: [unknown('peach'), unknown('buckwheat')],
        },
        groups: [
          { group: 'pku', ...flag },
          { group: unknown('mcas'), ...flag },
        ],
      }),
    ).toEqual(['buckwheat', 'peach', 'mcas'])
  })
})
