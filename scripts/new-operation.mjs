// `npm run new-operation -- listRecipes /api/recipes`: a new operation with everything that belongs to it, as stubs that fail and say
// where to go on: openapi.yaml, the mock's handler and its test, the app's call, the pact.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** @typedef {{ name: string, kebab: string, pascal: string, path: string }} Names */

/**
 * Puts text into a file before the first place that an anchor matches.
 * @param {string} root
 * @param {string} file
 * @param {RegExp} anchor
 * @param {string} text
 */
const insert = (root, file, anchor, text) => {
  const before = readFileSync(join(root, file), 'utf8')
  const at = before.search(anchor)
  if (at < 0) throw new Error(`${file} has no place for a new operation: ${anchor} was not found`)
  writeFileSync(join(root, file), before.slice(0, at) + text + before.slice(at))
  return file
}

/**
 * Writes a file that must not be there.
 * @param {string} root
 * @param {string} file
 * @param {string} text
 */
const create = (root, file, text) => {
  if (existsSync(join(root, file))) throw new Error(`${file} is there already`)
  writeFileSync(join(root, file), text)
  return file
}

/** @param {Names} names */
const pathItem = ({ name, pascal, path }) => `  ${path}:
    get:
      operationId: ${name}
      tags: [knowledge]
      summary: "${name}: say what it does in one line"
      description: Say what a backend team has to know to build it, and which order and lifetime things have.
      security: []
      parameters:
        - $ref: "#/components/parameters/EventId"
        - $ref: "#/components/parameters/Uid"
      responses:
        "200":
          description: Say what is answered.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/${pascal}Answer" }
              example: { example: an example }
        "400": { $ref: "#/components/responses/BadRequest" }
        "429": { $ref: "#/components/responses/TooManyRequests" }
        "500": { $ref: "#/components/responses/ServerError" }
        "503": { $ref: "#/components/responses/Unavailable" }

`

/** @param {Names} names */
const schema = ({ pascal }) => `    ${pascal}Answer:
      type: object
      description: Say what it is.
      additionalProperties: false
      required: [example]
      properties:
        example: { type: string, description: "Say what it is, with unit, order and lifetime." }

`

/** @param {Names} names */
const handler = ({ name, kebab }) => `import type { Handlers } from '../handler.ts'

export const ${name}Handlers = (): Pick<Handlers, '${name}'> => ({
  ${name}() {
    throw new Error('${name} is not answered yet: go on in mocks/handlers/${kebab}.ts; its state belongs in mocks/db/')
  },
})
`

/** @param {Names} names */
const handlerTest = ({ name }) => `import { expect, it } from 'vitest'
import { createTarget } from '../probes/somebody.ts'
import { exampleRequest } from '../validation/example-request.ts'

it('answers ${name}', async () => {
  const { mock } = await createTarget()
  const response = await mock.fetch(exampleRequest('${name}', {}))
  expect(response.status).toBe(200)
  expect(await response.json(), 'say here what is answered').not.toEqual({ example: 'an example' })
})
`

/** @param {Names} names */
const call = ({ name, path }) => `import type { CallOptions, Calls } from '../calls.ts'

/** Say what it does. A screen has to call it: contracts/coverage.test.ts looks for one in src/features. */
export const ${name}Operations = ({ client, called, settle }: Calls) => ({
  ${name}: (options?: CallOptions) =>
    settle('GET ${path}', init => client.GET('${path}', { ...init, params: { query: called() } }), options),
})
`

/** @param {Names} names */
const interaction = ({ name, path }) => `import { type Interaction, nobody } from '../interaction.ts'
import { like } from '../matchers.ts'

/** What the app relies on of ${name}; then \`npm run pacts\`. */
export const ${name}Interactions: readonly Interaction[] = [
  {
    operation: '${name}',
    title: 'a request by ${name}',
    given: [nobody],
    request: { method: 'GET', path: '${path}' },
    response: { status: 200, json: { example: like('say what the app reads') } },
    call: api => api.${name}(),
  },
]
`

/**
 * Makes the stubs of an operation; returns the files that were made or changed.
 * @param {string} root
 * @param {string} name in camel case
 * @param {string} path
 */
export const newOperation = (root, name, path) => {
  if (!/^[a-z][a-zA-Z0-9]+$/.test(name))
    throw new Error(`"${name}" is no name in camel case, like listRecipes`)
  if (!/^\/api(\/[a-z-]+)+$/.test(path)) throw new Error(`"${path}" is no path like /api/recipes`)
  const { paths } = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
  if (path in paths) throw new Error(`openapi.yaml has ${path} already`)
  const names = {
    name,
    path,
    kebab: name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
    pascal: `${name[0]?.toUpperCase()}${name.slice(1)}`,
  }
  const { kebab } = names
  insert(root, 'openapi.yaml', /^components:/m, pathItem(names))
  insert(root, 'openapi.yaml', /^ {2}examples:/m, schema(names))
  insert(root, 'mocks/scenarios.ts', /^} satisfies Record<OperationId, true>/m, `  ${name}: true,\n`)
  insert(root, 'mocks/scenarios.ts', /^ {6}'uploadPhoto 201',/m, `      '${name} 200',\n`)
  insert(
    root,
    'mocks/backend.ts',
    /^import .*'\.\/handlers\/analytics/m,
    `import { ${name}Handlers } from './handlers/${kebab}.ts'\n`,
  )
  insert(root, 'mocks/backend.ts', /^ {2}\.\.\.analyticsHandlers/m, `  ...${name}Handlers(),\n`)
  insert(
    root,
    'src/api/client.ts',
    /^import .*'\.\/operations\/account/m,
    `import { ${name}Operations } from './operations/${kebab}.ts'\n`,
  )
  insert(root, 'src/api/client.ts', /^ {4}\.\.\.analyticsOperations/m, `    ...${name}Operations(calls),\n`)
  insert(root, 'src/api/client.test.ts', /^ {2}listSpices: api =>/m, `  ${name}: api => api.${name}(),\n`)
  const index = 'contracts/interactions/index.ts'
  insert(root, index, /^import .*'\.\/analysis/m, `import { ${name}Interactions } from './${kebab}.ts'\n`)
  insert(root, index, /^ {2}\.\.\.feedbackInteractions/m, `  ...${name}Interactions,\n`)
  return [
    'openapi.yaml',
    create(root, `mocks/handlers/${kebab}.ts`, handler(names)),
    create(root, `mocks/handlers/${kebab}.test.ts`, handlerTest(names)),
    create(root, `src/api/operations/${kebab}.ts`, call(names)),
    create(root, `contracts/interactions/${kebab}.ts`, interaction(names)),
    'mocks/scenarios.ts',
    'mocks/backend.ts',
    'src/api/client.ts',
    'src/api/client.test.ts',
    index,
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', path = ''] = process.argv.slice(2)
  try {
    const files = newOperation(fileURLToPath(new URL('../', import.meta.url)), name, path)
    console.log(`Made or changed:\n${files.map(file => `  ${file}`).join('\n')}

Go on in this order:
  1. openapi.yaml: method, parameters, answers, descriptions; then npm run generate, and npx biome check --write .
  2. mocks/handlers/: npx vitest run mocks/handlers says what is missing
  3. src/api/operations/, and a screen in src/features that calls it
  4. contracts/interactions/: each answer the app relies on; then npm run pacts
  5. npm run check`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
