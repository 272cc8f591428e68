import { beforeEach, describe, expect, it } from 'vitest'
import { createMockBackend, type MockBackend } from '../backend.ts'
import type { OperationId } from '../scenarios.ts'
import { exampleRequest } from '../validation/example-request.ts'
import type { Call } from './control.ts'

let nowMs = Date.parse('2026-11-20T08:00:00Z')
const waits: number[] = []
const make = (seed = 7) =>
  createMockBackend({
    seed,
    now: () => nowMs,
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
    wait: async ms => void waits.push(ms),
  })
let mock: MockBackend
beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T08:00:00Z')
  mock = await make()
})
const statusOf = async (id: OperationId) => (await mock.fetch(exampleRequest(id, {}))).status

describe('the control surface', () => {
  it('tells of each call: its operation, status, complaints and a request for a shell without its token', async () => {
    const heard: Call[] = []
    const stop = mock.control.subscribe(call => heard.push(call))
    await mock.fetch(exampleRequest('sendSmsCode', { phone: '' }))
    stop()
    await mock.fetch(exampleRequest('shareTask', { accessToken: 'secret' }))
    const { calls } = await mock.control.read()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ operationId: 'sendSmsCode', method: 'POST', status: 400, durationMs: 0 })
    expect(heard[0]?.complaints[0]).toContain('body.phone')
    expect(heard[0]?.curl).toContain(`curl -X POST 'http://mock.test/api/oauth/sms/send'`)
    expect(heard[0]?.curl).toContain(`"countryCode":"86"`)
    expect(calls[1]).toMatchObject({ operationId: 'shareTask', status: 401 })
    expect(calls[1]?.curl).not.toContain('secret')
  })

  it('sets latency, failures and being offline', async () => {
    await mock.control.change({ latencyMs: 2000 })
    await statusOf('listAdditives')
    expect(waits).toContain(2000)
    await mock.control.change({ failureRate: 1, failureKind: 'rate-limited' })
    expect(await statusOf('listAdditives')).toBe(429)
    await mock.control.change({ failureKind: 'disconnect' })
    await expect(statusOf('listAdditives')).rejects.toThrow(TypeError)
    await mock.control.change({ failureRate: 0, isOffline: true })
    await expect(statusOf('listAdditives')).rejects.toThrow(TypeError)
    await mock.control.change({ isOffline: false })
    expect(await statusOf('listAdditives')).toBe(200)
  })

  it('fails the same calls for the same seed', async () => {
    const run = async () => {
      await mock.control.reset(7)
      await mock.control.apply('the server is unreliable', { failureRate: 0.5 })
      const statuses: number[] = []
      for (let call = 0; call < 20; call += 1) statuses.push(await statusOf('listSpices'))
      return statuses
    }
    const first = await run()
    expect(new Set(first)).toEqual(new Set([200, 500]))
    expect(await run()).toEqual(first)
  })

  it('moves and stops the clock', async () => {
    await mock.control.change({ clock: { isFrozen: true } })
    nowMs += 5000
    expect((await mock.control.read()).clock).toMatchObject({
      now: '2026-11-20T08:00:00.000Z',
      isFrozen: true,
    })
    await mock.control.change({ clock: { offsetMs: 60_000, isFrozen: false } })
    expect((await mock.control.read()).clock.now).toBe('2026-11-20T08:01:05.000Z')
  })

  it('signs in as an account there is, and not as another', async () => {
    await mock.control.apply('a registered phone number', { uid: 'u-7' })
    const { accessToken } = await mock.control.signInAs('u-7')
    expect((await mock.fetch(exampleRequest('getMyself', { accessToken }))).status).toBe(200)
    expect((await mock.control.read()).account?.uid).toBe('u-7')
    await expect(mock.control.signInAs('nobody')).rejects.toThrow('nobody')
  })

  it('forgets everything at a reset, and takes another seed', async () => {
    await mock.control.apply('a VIP is logged in')
    const state = await mock.control.reset(9)
    expect(state).toMatchObject({ seed: 9, scenarios: [], accounts: [], calls: [], account: null })
  })

  it('answers with HTML where a scenario says so', async () => {
    await mock.control.apply('answers are not what openapi.yaml promises')
    const response = await mock.fetch(exampleRequest('listSpices', {}))
    expect(response.headers.get('content-type')).toBe('text/html')
  })
})

it('gives byte-identical answers on two runs with the same seed and clock, and others with another seed', async () => {
  const run = async (seed: number) => {
    const backend = await make(seed)
    const answers: string[] = []
    const ask = async (id: OperationId, values: Record<string, string>) => {
      const response = await backend.fetch(exampleRequest(id, values))
      const text = await response.text()
      answers.push(`${id} ${response.status} ${JSON.stringify([...response.headers])} ${text}`)
      return text === '' ? {} : JSON.parse(text)
    }
    await ask('sendSmsCode', {})
    const code = (await backend.control.read()).smsInbox.at(-1)?.code ?? ''
    const { accessToken } = await ask('signInWithSms', { code })
    await backend.control.apply('several finished analyses')
    const { taskId } = await ask('uploadPhoto', { accessToken })
    await ask('getTask', { taskId, accessToken })
    const { shareId } = await ask('shareTask', { taskId, accessToken })
    await ask('createTaskByShare', { shareId, accessToken })
    for (const id of [
      'launch',
      'uploadAvatar',
      'rankByStandard',
      'sendFeedback',
      'signInWithWeixin',
    ] as const)
      await ask(id, { accessToken })
    await ask('askQuestion', { taskId: '0198f3f0-0000-7000-8000-000000000003' })
    return answers.join('\n')
  }
  const first = await run(7)
  expect(await run(7)).toBe(first)
  expect(await run(8)).not.toBe(first)
})

it('holds every answer against openapi.yaml when asked to, and says what does not fit', async () => {
  const misfits: string[] = []
  const watched = await createMockBackend({
    seed: 7,
    now: () => nowMs,
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
    onMisfit: complaint => misfits.push(complaint),
  })
  await watched.fetch(exampleRequest('listAdditives', {}))
  await watched.fetch(exampleRequest('getMyself', {}))
  await watched.fetch(exampleRequest('sendAnalyticsEvent', {}))
  expect(misfits).toEqual([])
})

describe('state that outlives the page', () => {
  it('goes on where it was, pictures and all, and reads again what was being read', async () => {
    let kept: Awaited<
      ReturnType<NonNullable<Parameters<typeof createMockBackend>[0]['persistence']>['load']>
    > = null
    const persistence = {
      load: async () => kept,
      save: async (state: NonNullable<typeof kept>['state'], pictures: ReadonlyMap<string, Blob>) => {
        kept = structuredClone({ state, pictures: new Map() })
        for (const [id, picture] of pictures) kept.pictures.set(id, picture)
      },
    }
    let reads = 0
    const start = () =>
      createMockBackend({
        seed: 7,
        now: () => nowMs,
        recognise: () => {
          reads += 1
          return new Promise(() => {})
        },
        publish: id => `blob:${id}`,
        persistence,
      })
    const before = await start()
    const { session } = await before.control.apply('a person is logged in')
    const uploaded = await (await before.fetch(exampleRequest('uploadPhoto', {}))).json()
    const after = await start()
    expect(reads).toBe(2)
    expect((await after.control.read()).account?.uid).toBe(session?.userInfo.uid)
    const task = await (await after.fetch(exampleRequest('getTask', { taskId: uploaded.taskId }))).json()
    expect(task).toMatchObject({ status: 'queued', imageUrl: uploaded.imageUrl })
    expect(after.picture(uploaded.imageUrl.replace('blob:', ''))?.size).toBe(17)
  })
})
