// Drifts by rule: each field, header, status and frame of openapi.yaml, wrong in each way that it can be.
import { operationsOf, resolverOf } from '../../generate/operations.mjs'
import { driftsOfHeaders, driftsOfStatuses } from './by-rule-answers.mjs'
import { inJson, inStream } from './variation.mjs'

/** @typedef {import('./variation.mjs').Variation} Variation */
/** @typedef {import('./variation.mjs').Json} Json */
/** @typedef {import('../../generate/operations.mjs').OpenApi} OpenApi */
/** @typedef {Record<string, any>} Schema */
/** @typedef {{ owner: Schema, label: string, name: string, schema: Schema, isRequired: boolean, operations: Set<string> }} Field */

/**
 * What can be wrong with a field: a value for the old one, or a change of the object around it.
 * @typedef {object} Fault
 * @property {string} kind
 * @property {(object: Json, name: string) => void} apply
 */

/** @param {string} kind @param {(old: Json) => Json} value @returns {Fault} */
const replaced = (kind, value) => ({
  kind,
  apply: (object, name) => {
    object[name] = value(object[name])
  },
})

/** @param {string} name */
const otherSpelling = name =>
  /[A-Z]/.test(name)
    ? name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
    : name.replace(/^./, letter => letter.toUpperCase())

/** @type {Fault} */
const missing = {
  kind: 'is missing',
  apply: (object, name) => {
    delete object[name]
  },
}
/** @type {Fault} */
const renamed = {
  kind: 'has another name',
  apply: (object, name) => {
    object[otherSpelling(name)] = object[name]
    delete object[name]
  },
}

/** @param {Json} old */
const ofAnotherType = old => {
  if (typeof old === 'string') return 7
  if (typeof old === 'number' || typeof old === 'boolean') return String(old)
  return Array.isArray(old) ? { 0: old } : [old]
}

/**
 * @param {Schema} schema with its reference resolved
 * @param {boolean} isRequired
 * @returns {Fault[]}
 */
const faultsOf = (schema, isRequired) => {
  const types = [schema['type'] ?? []].flat()
  const mayBeNull =
    types.includes('null') ||
    (schema['oneOf'] ?? []).some((/** @type {Schema} */ each) => each['type'] === 'null')
  return [
    ...(isRequired ? [missing] : []),
    renamed,
    ...(mayBeNull ? [] : [replaced('is null', () => null)]),
    replaced('has another type', ofAnotherType),
    ...(schema['maximum'] === undefined ? [] : [replaced('is too large', () => schema['maximum'] + 1)]),
    ...(schema['minimum'] === undefined ? [] : [replaced('is too small', () => schema['minimum'] - 1)]),
    ...(schema['minLength'] > 0 ? [replaced('is empty', () => '')] : []),
    ...(schema['format'] || schema['pattern']
      ? [replaced('has another format', old => (old === null ? null : `~${old}`))]
      : []),
    ...(schema['enum'] || schema['const'] !== undefined
      ? [replaced('has a value of its own', old => (typeof old === 'number' ? 99 : `${old}_x`))]
      : []),
  ]
}

/**
 * Finds the fields of schemas, and the places in a value where they are.
 * @param {OpenApi} document
 */
const fieldsOf = document => {
  const resolve = resolverOf(document)
  /** @type {Map<Schema, Map<string, Field>>} */
  const fields = new Map()

  /** @type {(schema: Schema, label: string, operation: string, seen: Set<Schema>) => void} */
  const collect = (written, label, operation, seen) => {
    const schema = /** @type {Schema} */ (resolve(written))
    const name = written['$ref']?.split('/').at(-1) ?? label
    if (seen.has(schema)) return
    seen.add(schema)
    for (const each of schema['oneOf'] ?? []) collect(each, name, operation, seen)
    if (schema['items']) collect(schema['items'], name, operation, seen)
    for (const [key, property] of Object.entries(schema['properties'] ?? {})) {
      const own = fields.get(schema) ?? new Map()
      fields.set(schema, own)
      const known = own.get(key) ?? {
        owner: schema,
        label: `${name}.${key}`,
        name: key,
        schema: resolve(property),
        isRequired: (schema['required'] ?? []).includes(key),
        operations: new Set(),
      }
      own.set(key, known)
      known.operations.add(operation)
      collect(property, `${name}.${key}`, operation, seen)
    }
  }

  /** @type {(written: Schema, value: Json, visit: (schema: Schema, object: Json) => void) => void} */
  const walk = (written, value, visit) => {
    if (value === null || typeof value !== 'object') return
    const schema = /** @type {Schema} */ (resolve(written))
    for (const each of schema['oneOf'] ?? [])
      if (fits(/** @type {Schema} */ (resolve(each)), value)) walk(each, value, visit)
    if (Array.isArray(value)) {
      if (schema['items']) for (const each of value) walk(schema['items'], each, visit)
      return
    }
    for (const [key, property] of Object.entries(schema['properties'] ?? {}))
      walk(property, value[key], visit)
    visit(schema, value)
  }
  return { resolve, fields, collect, walk }
}

/** Whether an alternative is the one: by its constants. @param {Schema} schema @param {Json} value */
const fits = (schema, value) =>
  Object.entries(schema['properties'] ?? {}).every(
    ([key, property]) =>
      (property['const'] === undefined || property['const'] === value[key]) &&
      (property['not']?.const === undefined || property['not'].const !== value[key]),
  )

/**
 * All drifts that the rules make of a document.
 * @param {OpenApi} document
 * @returns {Variation[]}
 */
export const driftsByRule = document => {
  const { resolve, fields, collect, walk } = fieldsOf(document)
  const operations = operationsOf(document).map(({ path, method, operation }) => ({
    id: operation.operationId,
    isOf: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '(?!foods/|standard-ranking)[^/?]+')}(\\?|$)`),
    method,
    responses: Object.entries(operation.responses).map(([status, response]) => ({
      status: Number(status),
      response: resolve(response),
    })),
  }))
  const frame = { $ref: '#/components/schemas/ServerFrame' }
  for (const { id, responses } of operations)
    for (const { status, response } of responses) {
      const schema = response.content?.['application/json']?.schema
      if (schema && status !== 101) collect(schema, id, id, new Set())
    }
  collect(frame, 'ServerFrame', 'openChatSocket', new Set())

  /** @param {Field} field @param {Fault} fault @returns {Variation} */
  const ofField = ({ owner, label, name, operations: reached }, { kind, apply }) => {
    /** @param {Schema} schema @param {Json} value */
    const change = (schema, value) =>
      walk(schema, value, (at, object) => {
        if (at !== owner || !Object.hasOwn(object, name)) return
        const before = JSON.stringify(object)
        apply(object, name)
        if (JSON.stringify(object) !== before) drift.hasShown = true
      })
    const ofJson = inJson(
      (value, { method, url }) => {
        const operation = operations.find(each => each.method === method && each.isOf.test(url))
        for (const { response } of operation?.responses ?? []) {
          const schema = response.content?.['application/json']?.schema
          if (schema && fits(/** @type {Schema} */ (resolve(schema)), value))
            return void change(schema, value)
        }
      },
      { isGood: false },
    )
    const ofStream = inStream(text =>
      text.replaceAll(/^data: (.*)$/gm, (_, data) => {
        const value = JSON.parse(data)
        change(frame, value)
        return `data: ${JSON.stringify(value)}`
      }),
    )
    /** @type {Variation} */
    const drift = {
      hasShown: false,
      name: `${label} ${kind}`,
      operations: [...reached],
      answer: (answer, asked) => ofStream(ofJson(answer, asked), asked),
      said: text => {
        const value = JSON.parse(text)
        change(frame, value)
        return [JSON.stringify(value)]
      },
    }
    return drift
  }

  const ofFields = [...fields.values()].flatMap(own =>
    [...own.values()].flatMap(field =>
      faultsOf(field.schema, field.isRequired).map(fault => ofField(field, fault)),
    ),
  )
  return [...ofFields, ...driftsOfStatuses(operations), ...driftsOfHeaders(operations)]
}
