// Generates from openapi.yaml: the types of every call, the tolerant schemas and known enumeration values with which the
// client reads responses, and the strict operations with which the mock validates requests and responses.
// `--check` writes nothing and fails when a file is stale.
import '../setup/node-version.mjs'
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { operationsOf, resolverOf } from './operations.mjs'
import { enumerationsOf, tolerant, unknownFrame } from './tolerant-schema.mjs'

const root = new URL('../../', import.meta.url)
/** @type {import('./operations.mjs').OpenApi} */
const document = parse(await readFile(new URL('openapi.yaml', root), 'utf8'))

const prose = new Set(['description', 'example', 'examples', 'title'])

/**
 * Copies a schema without its prose; the names under `properties` are data, not keywords.
 * @param {unknown} value
 * @param {boolean} [isPropertyMap]
 * @returns {unknown}
 */
const bare = (value, isPropertyMap = false) => {
  if (Array.isArray(value)) return value.map(item => bare(item))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([key]) => isPropertyMap || !prose.has(key))
  return Object.fromEntries(
    entries.map(([key, item]) => [key, bare(item, key === 'properties' && !isPropertyMap)]),
  )
}

/** @typedef {import('./operations.mjs').Operation} Operation */
/** @typedef {import('./operations.mjs').Parameter} Parameter */

const resolve = resolverOf(document)

/**
 * Every `#/components/schemas/X` that a schema needs, transitively.
 * @param {unknown} node
 * @param {Set<string>} names
 * @returns {Set<string>}
 */
const collect = (node, names) => {
  if (node === null || typeof node !== 'object') return names
  if ('$ref' in node && typeof node.$ref === 'string') {
    const name = node.$ref.replace('#/components/schemas/', '')
    if (!names.has(name)) {
      names.add(name)
      collect(document.components.schemas[name], names)
    }
  }
  for (const item of Object.values(node)) collect(item, names)
  return names
}

/** @type {Record<string, unknown>} By method, path and status. */
const responses = {}
const names = collect({ $ref: '#/components/schemas/Problem' }, new Set())
for (const { path, method, operation } of operationsOf(document)) {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!/^2/.test(status)) continue
    const schema = resolve(response).content?.['application/json']?.schema
    responses[`${method} ${path} ${status}`] = schema ? tolerant(bare(schema)) : null
    if (schema) collect(schema, names)
  }
}
collect({ $ref: '#/components/schemas/ServerFrame' }, names)
const sortedNames = [...names].sort()
const { schemas } = document.components
/** @type {{ oneOf: { $ref: string }[] }} */
const serverFrame = JSON.parse(JSON.stringify(schemas['ServerFrame']))
/** @type {import('./tolerant-schema.mjs').FrameSchema[]} */
const serverFrames = serverFrame.oneOf.map(({ $ref }) =>
  JSON.parse(JSON.stringify(bare(schemas[$ref.replace('#/components/schemas/', '')]))),
)
const shapes = {
  responses,
  components: {
    schemas: {
      ...Object.fromEntries(sortedNames.map(name => [name, tolerant(bare(schemas[name]))])),
      UnknownFrame: unknownFrame(serverFrames),
    },
  },
}

/** A closed enumeration in the types: requests use it, and the app chooses its language itself. */
const closedNames = new Set(['Lang'])

const knownValues = Object.fromEntries(sortedNames.flatMap(name => enumerationsOf(name, schemas[name])))

/** @param {string} name */
const reference = name => ts.factory.createTypeReferenceNode(name)
/** @param {unknown} value */
const literal = value =>
  ts.factory.createLiteralTypeNode(
    typeof value === 'number'
      ? ts.factory.createNumericLiteral(value)
      : ts.factory.createStringLiteral(String(value)),
  )

/**
 * Enumerations of responses are open in the types, too: a newer server may send a value the app does not know.
 * @param {{ enum?: unknown[], type?: unknown }} schema
 * @param {string} path
 */
const openEnumeration = ({ enum: values, type }, path) => {
  const name = /^#\/components\/schemas\/(\w+)/.exec(path)?.[1] ?? ''
  if (!values || !names.has(name) || closedNames.has(name)) return undefined
  const unknown = reference(type === 'integer' ? 'UnknownNumber' : 'UnknownValue')
  return ts.factory.createUnionTypeNode([...values.map(literal), unknown])
}

const types = astToString(
  await openapiTS(new URL('openapi.yaml', root), {
    // `format: binary` would become string; an upload takes a Blob.
    transform: (schema, { path }) =>
      schema.format === 'binary' ? reference('Blob') : openEnumeration(schema, path ?? ''),
  }),
)

/**
 * 'none' where a token makes no difference, 'optional' where it says whose call it is, 'required' where it must be good.
 * @param {Operation} operation
 */
const securityOf = ({ security = document.security ?? [] }) => {
  if (security.length === 0) return 'none'
  return security.some(scheme => Object.keys(scheme).length === 0) ? 'optional' : 'required'
}

/** @param {Operation} operation */
const bodyOf = operation => {
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  return body === undefined ? null : { type: body[0], schema: bare(body[1].schema) }
}

/** @param {Operation} operation */
const answerSchemas = ({ responses }) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const schema = resolve(response).content?.['application/json']?.schema
      return [status, schema ? bare(schema) : null]
    }),
  )

const operations = operationsOf(document).map(({ path, method, operation }) => ({
  id: operation.operationId,
  method,
  path,
  security: securityOf(operation),
  parameters: (operation.parameters ?? [])
    .map(each => resolve(each))
    .map(({ name, in: place, required, schema }) => ({
      name,
      place,
      isRequired: required === true,
      schema: bare(schema),
    })),
  body: bodyOf(operation),
  answers: answerSchemas(operation),
}))
const mockNames = collect(operations, new Set(names))
const mockDocument = {
  operations,
  components: {
    schemas: Object.fromEntries(
      [...mockNames].sort().map(name => [name, bare(document.components.schemas[name])]),
    ),
  },
}

const files = {
  'mocks/operations.generated.json': `${JSON.stringify(mockDocument)}\n`,
  'src/api/known-values.generated.ts': `/** The values of the enumerations of openapi.yaml, by schema and field. */\nexport const knownValues = ${JSON.stringify(knownValues, null, 2)} as const\n`,
  'src/api/schema.d.ts': `// Generated from openapi.yaml by \`npm run generate\`; do not edit.\nimport type { UnknownNumber, UnknownValue } from './unknown-value.ts'\n\n${types}`,
  'src/api/shapes.generated.json': `${JSON.stringify(shapes)}\n`,
}
const isCheck = process.argv.includes('--check')
for (const [file, content] of Object.entries(files)) {
  const current = await readFile(new URL(file, root), 'utf8').catch(() => '')
  if (current === content) continue
  if (isCheck) {
    console.error(`${file} does not match openapi.yaml. Run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  } else {
    await writeFile(new URL(file, root), content)
    console.log(`wrote ${file}`)
  }
}
