import { beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../src/api/client.ts'
import { isProblem } from '../src/api/shapes.ts'
import type { Reading, RecognitionProblem } from '../src/recognition/index.ts'
import { findResponseError } from '../test/openapi.ts'
import { createMockFetch } from './fetch.ts'

const line = (text: string): Reading => ({
  ok: true,
  text,
  lines: [],
  language: 'zh',
  confidence: 0.95,
  widthPx: 1000,
  heightPx: 1000,
  quality: [],
  facts: { charHeightPx: 30, angleDegrees: 0, inverted: false, blocks: 1 } as Reading['facts'],
})

/** The smallest thing that is a JPEG of 640 x 480 by its header. */
const jpeg = new Blob(
  [new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0, 0xff, 0xd9])],
  { type: 'image/jpeg' },
)

let nowMs = 0
let read: (outcome: Reading | RecognitionProblem) => void
const setUp = async () => {
  nowMs = Date.parse('2026-11-20T08:00:00Z')
  const fetch = await createMockFetch({
    seed: 7,
    now: () => nowMs,
    recognise: (_photo, _hint, onProgress) => {
      onProgress(0.5, '产品名称：苏打饼干')
      return new Promise(resolve => {
        read = resolve
      })
    },
    publish: () => 'blob:photo',
  })
  const answers: { status: number; body: unknown }[] = []
  const api = createApi({
    baseUrl: 'http://mock.test',
    fetch: async request => {
      const response = await fetch(request)
      answers.push({ status: response.status, body: await response.clone().json() })
      return response
    },
    identity: () => ({ accessToken: null, uid: '' }),
    onLogout: () => {},
  })
  return { api, answers, fetch }
}
let mock: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  mock = await setUp()
})

describe('the knowledge calls of the mock', () => {
  it('list all 290 additives, page by page, each once', async () => {
    const ids: string[] = []
    for (let page = 1; page <= 4; page += 1) {
      const { data } = await mock.api.listAdditives({ page, size: 100 })
      ids.push(...(data?.items ?? []).map(({ id }) => id))
      expect(data?.total).toBe(290)
    }
    expect(new Set(ids).size).toBe(290)
  })

  it('answer every additive and all of its uses as openapi.yaml has them', async () => {
    const { data } = await mock.api.listAdditives({ size: 100 })
    for (const { id } of data?.items ?? []) {
      const detail = await mock.api.getAdditive(id)
      expect(findResponseError('getAdditive', 200, detail.data), id).toBeNull()
      const uses = await mock.api.listAdditiveFoods(id, { size: 100 })
      expect(findResponseError('listAdditiveFoods', 200, uses.data), id).toBeNull()
    }
  })

  it('find an additive by its E number and a flavouring by its type', async () => {
    const { data } = await mock.api.listAdditives({ keyword: 'E202' })
    expect(data?.items[0]?.nameZh).toContain('山梨酸')
    const spices = await mock.api.listSpices({ type: 'natural', keyword: '丁香' })
    expect(spices.data?.items.every(({ type }) => type === 'natural')).toBe(true)
    expect(spices.data?.total).toBeGreaterThan(0)
  })

  it('list all 1,893 flavourings as openapi.yaml has them', async () => {
    let count = 0
    for (let page = 1; page <= 19; page += 1) {
      const { data } = await mock.api.listSpices({ page, size: 100 })
      expect(findResponseError('listSpices', 200, data)).toBeNull()
      count += data?.items.length ?? 0
    }
    expect(count).toBe(1893)
  })

  it('say 404 for what is not there', async () => {
    expect((await mock.api.getAdditive('none')).problem?.code).toBe(404)
    expect((await mock.api.listAdditiveFoods('none', {})).problem?.code).toBe(404)
    expect((await mock.api.getTask('none')).problem?.code).toBe(404)
  })
})

describe('a task of the mock', () => {
  const upload = async () => {
    const { data } = await mock.api.uploadPhoto(jpeg, 'zh-Hans')
    return data?.taskId ?? ''
  }
  const statusOf = async (id: string) => (await mock.api.getTask(id)).data?.status

  it('goes from queued to done by the clock, and is really analysed', async () => {
    const id = await upload()
    expect(await statusOf(id)).toBe('queued')
    nowMs += 200
    const { data: running } = await mock.api.getTask(id)
    expect(running).toMatchObject({ status: 'recognizing', labelText: '产品名称：苏打饼干' })
    read(line('产品名称：苏打饼干\n配料：小麦粉、白砂糖、食品添加剂（碳酸氢钠）\n产品标准代号：GB/T 20980'))
    await Promise.resolve()
    expect(await statusOf(id)).toBe('analyzing')
    nowMs += 400
    const { data: task } = await mock.api.getTask(id)
    expect(task?.status).toBe('done')
    expect(findResponseError('getTask', 200, task)).toBeNull()
    expect(task?.result?.ingredients[0]?.name).toBe('小麦粉')
    expect(task?.product.standard).toBe('GB/T 20980')
  })

  it('is unrecognized when there is no list, and failed when nothing could be read', async () => {
    const receipt = await upload()
    read(line('收银小票\n苹果 2.5 元\n合计 12.00'))
    await Promise.resolve()
    nowMs += 1_000
    expect(await statusOf(receipt)).toBe('unrecognized')

    const broken = await upload()
    read({ ok: false, code: 'timeout', step: 'recognise', timeoutMs: 1 })
    await Promise.resolve()
    nowMs += 1_000
    const { data } = await mock.api.getTask(broken)
    expect(data?.status).toBe('failed')
    expect(isProblem(data?.problem)).toBe(true)
  })

  it('is the same for a photo that is sent again, and another for another photo', async () => {
    const eventId = crypto.randomUUID()
    const send = async (options: { eventId?: string }) => {
      const { data } = await mock.api.uploadPhoto(jpeg, 'zh-Hans', options)
      return data?.taskId
    }
    const first = await send({ eventId })
    expect(first).toBeDefined()
    expect(await send({ eventId })).toBe(first)
    expect(await send({})).not.toBe(first)
  })

  it('is one for a photo that is sent twice at the same time', async () => {
    const eventId = crypto.randomUUID()
    const both = await Promise.all([1, 2].map(() => mock.api.uploadPhoto(jpeg, 'zh-Hans', { eventId })))
    expect(both[0]?.data?.taskId).toBeDefined()
    expect(both[1]?.data).toEqual(both[0]?.data)
  })

  it('refuses what is no picture under the id of one that was', async () => {
    const eventId = crypto.randomUUID()
    await mock.api.uploadPhoto(jpeg, 'zh-Hans', { eventId })
    const text = new Blob(['not a picture'], { type: 'image/jpeg' })
    expect((await mock.api.uploadPhoto(text, 'zh-Hans', { eventId })).problem?.code).toBe(415)
  })

  it('refuses a file whose content is no picture, regardless of its name', async () => {
    const text = new Blob(['not a picture'], { type: 'image/jpeg' })
    expect((await mock.api.uploadPhoto(text, 'en')).problem?.code).toBe(415)
    expect((await mock.api.uploadPhoto(new Blob([]), 'en')).problem?.code).toBe(415)
  })
})

it('answers questions about a finished task from its label, with citations', async () => {
  const { data: uploaded } = await mock.api.uploadPhoto(jpeg, 'zh-Hans')
  read(line('配料：小麦粉、食品添加剂（山梨酸钾）'))
  await Promise.resolve()
  nowMs += 1_000
  const asked = {
    question: '有哪些防腐剂',
    history: [],
    taskId: uploaded?.taskId ?? '',
    lang: 'zh-Hans' as const,
  }
  const { data } = await mock.api.askQuestion(asked)
  expect(findResponseError('askQuestion', 200, data)).toBeNull()
  expect(data?.answer).toContain('山梨酸钾')
  expect(data?.citations[0]).toMatchObject({ kind: 'ingredient', title: '山梨酸钾' })
  expect((await mock.api.askQuestion({ ...asked, taskId: 'none' })).problem?.code).toBe(404)
})

it('ranks the same products for the same seed and standard', async () => {
  const first = await mock.api.rankByStandard('GB/T 20980-2021')
  const again = await (await setUp()).api.rankByStandard('GB/T 20980-2021')
  expect(again).toEqual(first)
  expect(findResponseError('rankByStandard', 200, first.data)).toBeNull()
  expect(first.data?.items.length).toBeGreaterThan(0)
  expect((await mock.api.rankByStandard('none')).data?.items).toEqual([])
})

it('answers a path that openapi.yaml does not have with a loud 501 that names the nearest', async () => {
  const response = await mock.fetch(new Request('http://mock.test/api/additivs?page=1'))
  expect(response.status).toBe(501)
  expect(await response.json()).toEqual({
    code: 501,
    errMsg: 'The mock backend has no answer to GET /api/additivs',
    error: 'Not in openapi.yaml; the nearest there is GET /api/additives',
  })
})

it('answers a method that a path does not take with 405 and those it takes', async () => {
  const response = await mock.fetch(new Request('http://mock.test/api/chat'))
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})
