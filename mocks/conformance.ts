import fc from 'fast-check'
import { arbitraryOf, resolved } from './conformance/arbitrary.ts'
import { violationsOf } from './conformance/violations.ts'
import { smallJpeg } from './validation/example-request.ts'
import { type Operation, operations } from './validation/openapi.ts'

export interface ConformanceOptions {
  baseUrl: string
  /** How many good requests, and as many with one mistake each. */
  count: number
  seed: number
  /** What openapi.yaml has against an answer, by a validator that is not the mock's own; null when it fits. */
  misfit: (operationId: string, status: number, body: unknown) => string | null
}

export interface Conformance {
  good: number
  mutated: number
  /** What was wrong, in words; empty when all is well. */
  faults: string[]
}

interface Case {
  operation: Operation
  /** The status and field that a refusal must have; null when the request is good. */
  refusal: { status: number; field: string } | null
  send: () => Promise<Response>
}

const concurrency = 8
/** Ids that lead somewhere, beside those that lead nowhere. */
const known = ['17.003', '08.005', '0198f3f0-0000-7000-8000-000000000001', 's-1', 'GB/T 20980-2021']
const person = { uid: 'u-1', phone: '13800138000', accessToken: 'access-1' }

/**
 * Sends generated requests to a running mock server, good ones and ones with a single mistake, and holds every answer
 * against openapi.yaml: no server error, no answer that does not fit, no mistake that goes through or is not named.
 */
export const checkConformance = async (options: ConformanceOptions): Promise<Conformance> => {
  const { baseUrl, count, seed } = options
  const faults: string[] = []
  const cases = fc.sample(caseOf(baseUrl), { numRuns: count, seed }).flat()
  for (const [at, batch] of batchesOf(cases).entries()) {
    if (at % 25 === 0) await setUp(baseUrl)
    const found = await Promise.all(batch.map(each => faultOf(each, options)))
    faults.push(...found.filter(fault => fault !== null))
    if (batch.some(endsSession)) await setUp(baseUrl)
  }
  const mutated = cases.filter(({ refusal }) => refusal !== null).length
  return { good: cases.length - mutated, mutated, faults }
}

/** A cancelled account takes its token with it: such a call goes out alone. */
const endsSession = ({ operation, refusal }: Case) => operation.id === 'cancelAccount' && refusal === null

const batchesOf = (cases: readonly Case[]): Case[][] => {
  const batches: Case[][] = []
  let batch: Case[] = []
  for (const each of cases) {
    if (batch.length === concurrency || (endsSession(each) && batch.length > 0)) {
      batches.push(batch)
      batch = []
    }
    batch.push(each)
    if (!endsSession(each)) continue
    batches.push(batch)
    batch = []
  }
  return batch.length > 0 ? [...batches, batch] : batches
}

const setUp = async (baseUrl: string) => {
  const post = (path: string, body: object) =>
    fetch(`${baseUrl}/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) })
  await post('reset', {})
  for (const name of ['a person is logged in', 'several finished analyses', 'a shared analysis'])
    await post('scenario', { name, params: name === 'a person is logged in' ? person : {} })
}

const faultOf = async (
  { operation, refusal, send }: Case,
  { misfit }: ConformanceOptions,
): Promise<string | null> => {
  const response = await send()
  const { status } = response
  const text = await response.text()
  const body = text === '' ? undefined : JSON.parse(text)
  const told = `${operation.id} ${status} ${text.slice(0, 200)}`
  if (status >= 500) return `a server error: ${told}`
  const complaint = misfit(operation.id, status, body)
  if (complaint !== null) return `an answer that does not fit, ${complaint}: ${told}`
  if (refusal === null) return status === 400 || status === 415 ? `a good request was refused: ${told}` : null
  const isRefused = status === refusal.status && body?.error === refusal.field
  return isRefused ? null : `a mistake in ${refusal.field} was not named: ${told}`
}

/** One operation: a good request, and one with a mistake. */
const caseOf = (baseUrl: string): fc.Arbitrary<Case[]> =>
  fc
    .constantFrom(...operations)
    .chain(operation => fc.tuple(fc.constant(operation), partsOf(operation), fc.nat(), fc.boolean()))
    .map(([operation, parts, choice, isLoggedIn]) => {
      const needsAccount = operation.security === 'required'
      const sender = (changed: Partial<Parts>) => () =>
        send(baseUrl, operation, { ...parts, ...changed }, needsAccount || isLoggedIn)
      const mistakes = mistakesOf(operation, parts)
      const mistake = mistakes[choice % mistakes.length]
      return [
        { operation, refusal: null, send: sender({}) },
        ...(mistake ? [{ operation, refusal: mistake.refusal, send: sender(mistake.parts) }] : []),
      ]
    })

interface Parts {
  path: Record<string, unknown>
  query: [string, string][]
  body: unknown
  type: string | null
}

const partsOf = (operation: Operation): fc.Arbitrary<Parts> => {
  const values = (place: string) => {
    const placed = operation.parameters.filter(parameter => parameter.place === place)
    const each = placed.map(({ name, schema }): [string, fc.Arbitrary<unknown>] => [
      name,
      place === 'path'
        ? fc.oneof(fc.constantFrom(...known), arbitraryOf(schema).filter(isPlainSegment))
        : arbitraryOf(schema),
    ])
    const requiredKeys = placed.filter(({ isRequired }) => isRequired).map(({ name }) => name)
    const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(each)
    return fc.record(model, { requiredKeys })
  }
  return fc.record({
    path: values('path'),
    query: values('query').map(found => Object.entries(found).map(([name, value]) => [name, String(value)])),
    body: operation.body ? arbitraryOf(operation.body.schema) : fc.constant(null),
    type: fc.constant(operation.body?.type ?? null),
  }) as fc.Arbitrary<Parts> // fast-check has no tuples of a mapped array
}

/** A segment `..` is resolved by the client and never sent. */
const isPlainSegment = (text: unknown) => !/\.\.|^\.$/.test(String(text))

interface Mistake {
  refusal: { status: number; field: string }
  parts: Partial<Parts>
}

const mistakesOf = (operation: Operation, parts: Parts): Mistake[] => {
  const refuse = (field: string, changed: Partial<Parts>, status = 400): Mistake => ({
    refusal: { status, field },
    parts: changed,
  })
  const { query, body, type } = parts
  const declared = operation.parameters.filter(({ place }) => place === 'query')
  const inQuery = declared.flatMap(({ name, isRequired, schema }) => {
    const others = query.filter(([key]) => key !== name)
    const field = `query.${name}`
    const wrong = violationsOf(schema, query.find(([key]) => key === name)?.[1], field)
      .filter(
        ({ value }) => typeof value !== 'object' && !(value === 7 && resolved(schema)['type'] === 'string'),
      )
      .map(({ value }) => refuse(field, { query: [...others, [name, String(value)]] }))
    return [
      ...wrong,
      refuse(field, { query: [...others, [name, ''], [name, '']] }),
      ...(isRequired ? [refuse(field, { query: others })] : []),
    ]
  })
  const inBody = operation.body
    ? violationsOf(operation.body.schema, body, type === 'application/json' ? 'body' : 'form')
        .filter(({ field, value }) => type === 'application/json' || isFormMistake(field, value))
        .map(({ field, value }) => refuse(field, { body: value }))
    : []
  return [
    ...inQuery,
    ...(operation.body ? [] : [refuse('query.unheardOf', { query: [...query, ['unheardOf', '1']] })]),
    ...inBody,
    ...(type === 'application/json' ? [refuse('header.content-type', { type: 'text/plain' }, 415)] : []),
  ]
}

/** A form has texts and files only, and its file is always there: what can go wrong with them is tried in strict.test.ts. */
const isFormMistake = (field: string, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || field === 'form') return false
  const name = field.replace('form.', '')
  const changed = Object.entries(value).find(([key]) => key === name)?.[1]
  return name !== 'image' && (changed === undefined || typeof changed === 'string')
}

const send = (
  baseUrl: string,
  operation: Operation,
  parts: Parts,
  isLoggedIn: boolean,
): Promise<Response> => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parts.path[name])))
  const search = parts.query.length > 0 ? `?${new URLSearchParams(parts.query)}` : ''
  const headers = new Headers(isLoggedIn ? { Authorization: `Bearer ${person.accessToken}` } : {})
  const { method } = operation
  if (parts.type === null) return fetch(baseUrl + path + search, { headers })
  if (parts.type === 'multipart/form-data')
    return fetch(baseUrl + path, { method, headers, body: formOf(parts.body) })
  headers.set('Content-Type', parts.type)
  return fetch(baseUrl + path, { method, headers, body: JSON.stringify(parts.body) })
}

const formOf = (body: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (name !== 'image') form.set(name, String(value))
  form.set('image', smallJpeg(), 'image.jpg')
  return form
}
