import { beforeAll, describe, expect, it } from 'vitest'
import { document, findResponseError } from '../test/openapi.ts'
import { createMockBackend, type MockBackend } from './backend.ts'
import {
  isScenarioName,
  type OperationId,
  operationIds,
  scenarioNames,
  scenarioOfSlug,
  scenarios,
} from './scenarios.ts'
import { exampleRequest } from './validation/example-request.ts'
import { operations } from './validation/openapi.ts'

let mock: MockBackend
beforeAll(async () => {
  mock = await createMockBackend({
    seed: 7,
    now: () => Date.parse('2026-11-20T08:00:00Z'),
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
  })
})

const isOperation = (text: string | undefined): text is OperationId => operationIds.some(id => id === text)
const needsAccount = (id: OperationId) =>
  operations.find(operation => operation.id === id)?.security === 'required'

/** Puts a fresh mock into a situation and asks; logged in when the call needs it and the situation does not say. */
const ask = async (name: keyof typeof scenarios, id: OperationId, status: number) => {
  await mock.control.reset()
  const isVisitor = status === 401 && !('accessToken' in scenarios[name].params)
  const person = needsAccount(id) && !isVisitor ? await mock.control.apply('a person is logged in') : null
  const { params, session } = await mock.control.apply(name)
  const token = session ? { accessToken: session.accessToken } : {}
  const response = await mock.fetch(exampleRequest(id, { ...person?.params, ...token, ...params }))
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

describe('each answer that a scenario names', () => {
  const cases = scenarioNames.flatMap(name =>
    scenarios[name].answers.map(answer => {
      const [id, status] = answer.split(' ')
      if (!isOperation(id)) throw new Error(`${answer} names no operation`)
      return { name, id, status: Number(status) }
    }),
  )

  it.each(cases)('$name: $id answers $status as openapi.yaml has it', async ({ name, id, status }) => {
    const answer = await ask(name, id, status)
    expect(answer.status).toBe(status)
    expect(findResponseError(id, status, answer.body)).toBeNull()
  })

  it('covers the success and every failure of every operation but the refusals of bad requests', () => {
    const covered = new Set(cases.map(({ id, status }) => `${id} ${status}`))
    const documented = Object.values(document.paths).flatMap(item =>
      Object.values(item).flatMap(({ operationId, responses }) =>
        Object.keys(responses).map(status => `${operationId} ${status}`),
      ),
    )
    // Bad requests are in strict.test.ts; a call that needs no account is never 401, with any token.
    const elsewhere = (answer: string) => {
      const [id, status] = answer.split(' ')
      const operation = operations.find(known => known.id === id)
      if (status === '400' || status === '415' || status === '101') return true
      if (status === '413') return operation?.body?.type === 'application/json'
      return status === '401' && operation?.security !== 'required'
    }
    expect(documented.filter(answer => !covered.has(answer) && !elsewhere(answer))).toEqual([])
  })
})

describe('the vocabulary', () => {
  it('has a short name of its own for each sentence', () => {
    for (const name of scenarioNames) expect(scenarioOfSlug(scenarios[name].slug)).toBe(name)
    expect(scenarioOfSlug('none')).toBeNull()
    expect(isScenarioName('toString')).toBe(false)
  })

  it('refuses a parameter that a sentence does not have, or of another kind', async () => {
    await expect(mock.control.apply('a VIP is logged in', { levl: 2 })).rejects.toThrow(
      'has no parameter levl',
    )
    await expect(mock.control.apply('a VIP is logged in', { level: 'high' })).rejects.toThrow(
      'must be a number',
    )
    expect((await mock.control.apply('a VIP is logged in', { level: '3' })).params['level']).toBe(3)
  })
})

describe('what a scenario leads to', () => {
  const codeOf = async (name: keyof typeof scenarios, id: OperationId) => (await ask(name, id, 200)).body.code

  it.each([
    ['the SMS interval is not over', 'sendSmsCode', 1001],
    ['the phone number is not served', 'sendSmsCode', 1005],
    ['the typed SMS code is wrong', 'signInWithSms', 1002],
    ['the SMS code has expired', 'signInWithSms', 1003],
    ['the tries for the SMS code are used up', 'signInWithSms', 1004],
    ['the WeChat code is refused', 'signInWithWeixin', 1006],
    ['a registered phone number', 'signInWithSms', 0],
    ['a WeChat account is known', 'signInWithWeixin', 0],
  ] as const)('%s: %s has code %i', async (name, id, code) => {
    expect(await codeOf(name, id)).toBe(code)
  })

  it.each([
    ['a finished analysis', 'done'],
    ['a queued analysis', 'queued'],
    ['an analysis being recognized', 'recognizing'],
    ['an analysis being analyzed', 'analyzing'],
    ['a photo without an ingredient list', 'unrecognized'],
    ['an unreadable photo', 'failed'],
    ['a failed analysis', 'failed'],
  ] as const)('%s: the task is %s', async (name, status) => {
    expect((await ask(name, 'getTask', 200)).body.status).toBe(status)
  })

  it('gives no score to a label it hardly knows', async () => {
    const { body } = await ask('an analysis with little confidence', 'getTask', 200)
    expect(body.status).toBe('done')
    expect(body.result.score).toBeNull()
  })

  it('gives no score to wine, and says why', async () => {
    const { body } = await ask('an analysis of wine', 'getTask', 200)
    expect(body.status).toBe('done')
    expect(body.result).toMatchObject({ score: null, noScore: 'alcohol', suggestions: [] })
  })

  it("puts the person's own product into the ranking, best score first", async () => {
    const { body } = await ask("the person's own product is ranked", 'rankByStandard', 200)
    const items: { rank: number; score: number; taskId?: string }[] = body.items
    expect(items.filter(({ taskId }) => taskId !== undefined)).toHaveLength(1)
    expect(items.map(({ rank }) => rank)).toEqual(items.map((_, index) => index + 1))
    expect(items.map(({ score }) => score)).toEqual(items.map(({ score }) => score).sort((a, b) => b - a))
  })

  it('registers a new number and says so once', async () => {
    expect(
      (await ask('a phone number nobody has registered', 'signInWithSms', 200)).body.userInfo.isNew,
    ).toBe(true)
    expect((await ask('a registered phone number', 'signInWithSms', 200)).body.userInfo.isNew).toBe(false)
  })

  it('shows a VIP level', async () => {
    expect((await ask('a VIP is logged in', 'getMyself', 200)).body.userInfo.vip.level).toBe(1)
  })
})
