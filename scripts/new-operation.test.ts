import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { newOperation } from './new-operation.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const changed = [
  'openapi.yaml',
  'mocks/scenarios.ts',
  'mocks/backend.ts',
  'src/api/client.ts',
  'contracts/interactions/index.ts',
]
let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-operation-'))
  for (const file of [...changed, 'mocks/handlers/chat.ts', 'src/api/operations/chat.ts']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

it('makes document, handler, test, call and pact of an operation, and wires them up', () => {
  const files = newOperation(copy, 'listRecipes', '/api/recipes')
  expect(files).toEqual(expect.arrayContaining(changed))
  for (const file of files) expect(readFileSync(join(copy, file), 'utf8'), file).toContain('listRecipes')
  const { paths, components } = parse(readFileSync(join(copy, 'openapi.yaml'), 'utf8'))
  expect(paths['/api/recipes'].get.operationId).toBe('listRecipes')
  expect(components.schemas.ListRecipesAnswer.properties.example.description).not.toBe('')
  expect(readFileSync(join(copy, 'mocks/handlers/list-recipes.ts'), 'utf8')).toContain(
    'go on in mocks/handlers/list-recipes.ts',
  )
})

it('refuses a name and a path that are not such, and those that are taken', () => {
  expect(() => newOperation(copy, 'ListRecipes', '/api/recipes')).toThrow('camel case')
  expect(() => newOperation(copy, 'listRecipes', 'recipes')).toThrow('/api/recipes')
  expect(() => newOperation(copy, 'listRecipes', '/api/additives')).toThrow('already')
})
