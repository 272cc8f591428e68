import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationIds } from '../mocks/scenarios.ts'
import { operations } from './document.ts'
import { interactions } from './interactions/index.ts'
import { putInto, startMock } from './mock-server.ts'
import { callersOf, pinnedStatuses } from './pinned-answers.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
  .map(name => ({ name, text: readFileSync(join(source, name), 'utf8') }))

/** Files outside src/api that call a function of it, as `api.f(` or `(await api()).f(`. */
const filesThatCall = (called: string): string[] => {
  const call = new RegExp(`\\b(api|api\\(\\)\\))\\.${called}\\(`)
  return files.filter(({ name, text }) => !name.startsWith('api/') && call.test(text)).map(({ name }) => name)
}

/** Questions are asked through src/api/conversation.ts, which tries the ways of asking one after the other. */
const ofConversation: Readonly<Record<string, RegExp>> = {
  askQuestion: /\.askQuestion\(/,
  openChatSocket: /\baskOverSocket\(/,
}

let mock: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

describe.each(operations)('$operation.operationId', place => {
  const { operation, method, path } = place
  const { operationId } = operation

  it('is known to the mock backend, which answers it as documented', async () => {
    expect(operationIds, 'name the operation in mocks/scenarios.ts').toContain(operationId)
    await putInto(mock)
    const address = `${mock.url}${path.replace(/\{[^}]+\}/, 'none')}`
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } }
    const { status } = await fetch(address, { method, ...body })
    const next = 'go on with its handler in mocks/handlers/, which mocks/backend.ts lists'
    expect(Object.keys(operation.responses), next).toContain(String(status)) // 501: there is none
  })

  it('has each of its answers that the app relies on pinned by a pact', () => {
    const pinned = interactions
      .filter(interaction => interaction.operation === operationId)
      .map(({ response }) => response.status)
    const next = `add to contracts/interactions/ what the app relies on of ${operationId}, or to contracts/pinned-answers.ts why it does not`
    expect([...new Set(pinned)].sort(), next).toEqual(pinnedStatuses(place).sort())
  })

  it('succeeds for every permitted caller: with an access token, and without where that is enough', () => {
    const callers = interactions
      .filter(({ operation: asked, response }) => asked === operationId && response.status < 300)
      .map(({ isLoggedIn }) => (isLoggedIn ? 'somebody' : 'nobody'))
    const next = `add to contracts/interactions/ a success of ${operationId} for each of these callers`
    if (operationId !== 'openChatSocket') expect([...new Set(callers)].sort(), next).toEqual(callersOf(place))
  })

  it('is called by the app', () => {
    const way = ofConversation[operationId]
    if (!way) {
      const next = `call ${operationId} of src/api/operations/ in a service or a screen below src/`
      expect(filesThatCall(operationId), next).not.toEqual([])
      return
    }
    expect(files.find(({ name }) => name === 'api/conversation.ts')?.text).toMatch(way)
    expect(
      files.filter(({ name, text }) => !name.startsWith('api/') && text.includes('createConversation(')),
    ).not.toEqual([])
  })
})
