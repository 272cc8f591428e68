import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../src/api/client.ts'
import { createMockBackend, type MockBackend } from './backend.ts'
import { smallJpeg } from './validation/example-request.ts'

const startMs = Date.parse('2026-11-20T08:00:00Z')
let nowMs = startMs
let mock: MockBackend
let accessToken: string | null = null
const api = createApi({
  baseUrl: 'http://mock.test',
  fetch: request => mock.fetch(request),
  identity: () => ({ accessToken, uid: '' }),
  onLogout: () => {},
})
const phone = '13912345678'
const device = { storageid: '1763600000000', openid: '', unionid: '' }

beforeAll(async () => {
  mock = await createMockBackend({
    seed: 7,
    now: () => nowMs,
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
  })
})
beforeEach(async () => {
  nowMs = startMs
  accessToken = null
  await mock.control.reset()
})

const send = () => api.sendSmsCode({ phone, countryCode: '86' })
const signIn = (code: string) => api.signInWithSms({ phone, code, countryCode: '86', ...device })
const lastCode = async () => (await mock.control.read()).smsInbox.at(-1)?.code ?? ''

/** Signs in from the inbox, as a person would. */
const enter = async () => {
  await send()
  const { data } = await signIn(await lastCode())
  accessToken = data?.accessToken ?? null
  return data
}

describe('signing in by SMS', () => {
  it('registers a number with the code of the inbox, and knows it the next time', async () => {
    const first = await enter()
    expect(first?.userInfo).toMatchObject({ phone, privacyPhone: '139****5678', isNew: true })
    expect(first?.userInfo.nickname).not.toBe('')
    nowMs += 61_000
    const again = await enter()
    expect(again?.userInfo).toMatchObject({ uid: first?.userInfo.uid, isNew: false })
  })

  it('sends another code after the interval, and only the newest is good', async () => {
    expect((await send()).data?.shortestInterval).toBe(60)
    const old = await lastCode()
    expect((await send()).problem?.code).toBe(1001)
    nowMs += 60_000
    expect((await send()).data?.code).toBe(0)
    if (old !== (await lastCode())) expect((await signIn(old)).problem?.code).toBe(1002)
    expect((await signIn(await lastCode())).data?.code).toBe(0)
  })

  it('takes a code once, for five minutes, for five tries', async () => {
    await enter()
    expect((await signIn(await lastCode())).problem?.code).toBe(1002)
    nowMs += 61_000
    await send()
    nowMs += 5 * 60_000 + 1
    expect((await signIn(await lastCode())).problem?.code).toBe(1003)
    await send()
    for (let count = 0; count < 5; count += 1) expect((await signIn('wrong')).problem?.code).toBe(1002)
    expect((await signIn(await lastCode())).problem?.code).toBe(1004)
  })

  it('sends nothing to what is no phone number', async () => {
    expect((await api.sendSmsCode({ phone: '12', countryCode: '86' })).problem?.code).toBe(1005)
  })
})

describe('a session', () => {
  it('ends with its token and is renewed at launch', async () => {
    await enter()
    nowMs += 6 * 24 * 3_600_000
    const { data } = await api.launch({ oauth: 'sms', ...device })
    const old = accessToken
    accessToken = data?.accessToken ?? null
    expect(accessToken).not.toBe(old)
    nowMs += 2 * 24 * 3_600_000
    expect((await api.getMyself()).data?.userInfo.phone).toBe(phone)
    accessToken = old
    expect((await api.getMyself()).problem?.code).toBe(401)
  })

  it('refuses a launch with another way of signing in', async () => {
    await enter()
    expect((await api.launch({ oauth: 'mpweixin', ...device })).problem?.code).toBe(1007)
  })

  it('is the same for every WeChat code of one person', async () => {
    await mock.control.apply('a WeChat account is known', { weixinCode: 'first', uid: 'u-9' })
    await mock.control.apply('a WeChat account is known', { weixinCode: 'second', uid: 'u-9' })
    for (const code of ['first', 'second'])
      expect((await api.signInWithWeixin({ code, ...device })).data?.userInfo.uid).toBe('u-9')
  })
})

describe('sharing', () => {
  const taskId = '0198f3f0-0000-7000-8000-000000000001'

  it('opens a record to everyone, takes it back, and opens it again under another id', async () => {
    await enter()
    await mock.control.apply('a finished analysis')
    const { data: share } = await api.shareTask(taskId, 'shared')
    expect(share?.path).toBe(`/?sharefrom=${share?.shareId}`)
    expect(share?.title).toContain('全麦苏打饼干')
    const owner = accessToken
    accessToken = null
    const shared = await api.getTask(share?.shareId ?? '')
    expect(shared.data).toMatchObject({ id: share?.shareId, status: 'done', sharing: 'shared' })
    expect((await api.getTask(taskId)).problem?.code).toBe(404)
    accessToken = owner
    await api.shareTask(taskId, 'cancelled')
    expect((await api.getTask(share?.shareId ?? '')).problem?.code).toBe(410)
    expect((await api.getTask(taskId)).data?.sharing).toBe('cancelled')
    const again = await api.shareTask(taskId, 'shared')
    expect(again.data?.shareId).not.toBe(share?.shareId)
    expect((await api.shareTask(taskId, 'shared')).data?.shareId).toBe(again.data?.shareId)
  })

  it("makes a copy one's own, which stays when the share is taken back", async () => {
    await enter()
    await mock.control.apply('a shared analysis')
    const { data: copy } = await api.createTaskByShare('s-1')
    expect(copy).toMatchObject({ parentShareId: 's-1', status: 'done', sharing: 'private' })
    await mock.control.apply('a cancelled share')
    expect((await api.getTask(copy?.id ?? '')).data?.status).toBe('done')
  })

  it('shares a question with its record', async () => {
    await enter()
    await mock.control.apply('a finished analysis')
    const question = {
      question: '孩子能吃吗？',
      history: [],
      taskId,
      lang: 'zh-Hans' as const,
      storageId: '1',
    }
    const { data } = await api.shareChat(question)
    expect(data?.title).toBe('孩子能吃吗？')
    expect((await api.getTask(data?.shareId ?? '')).data?.status).toBe('done')
  })
})

it('forgets a cancelled account: session, records, pictures, feedback; its shares say they are gone', async () => {
  const session = await enter()
  const { data: uploaded } = await api.uploadPhoto(smallJpeg(), 'zh-Hans')
  const { data: avatar } = await api.uploadAvatar(smallJpeg())
  const { data: share } = await api.shareTask(uploaded?.taskId ?? '', 'shared')
  const { data: screenshot } = await api.uploadFeedbackPicture(smallJpeg())
  await api.sendFeedback({
    content: '配料表识别得很准，希望支持更多语言。',
    contact: phone,
    screenshot: [screenshot?.imageUrl ?? ''],
    storageid: '1',
    deviceUserId: '1',
    userInfo: null,
    phone,
    extras: {},
  })
  const pictureOf = (url = '') => mock.picture(url.replace('blob:', ''))
  expect(pictureOf(avatar?.imageUrl)?.size).toBe(17)

  expect((await api.cancelAccount()).problem).toBeUndefined()
  expect((await api.getMyself()).problem?.code).toBe(401)
  expect((await api.getTask(uploaded?.taskId ?? '')).problem?.code).toBe(404)
  expect((await api.getTask(share?.shareId ?? '')).problem?.code).toBe(410)
  for (const url of [uploaded?.imageUrl, avatar?.imageUrl, screenshot?.imageUrl])
    expect(pictureOf(url)).toBeNull()
  const state = await mock.control.read()
  expect(state).toMatchObject({ accounts: [], feedbacks: [], smsInbox: [], account: null })
  expect(JSON.stringify(state.accounts)).not.toContain(session?.userInfo.uid)
  nowMs += 61_000
  expect((await enter())?.userInfo.isNew).toBe(true)
})

it('keeps analytics events for the demo panel', async () => {
  const params = {
    lang: 'en' as const,
    storageId: '1',
    deviceUserId: '1',
    phone: '',
    uid: '',
    uniPlatform: 'web',
    adsource: '',
    openid: '',
    unionid: '',
  }
  await api.sendAnalyticsEvent({ eventName: 'onLaunch', eventParams: params, appId: 'a' })
  expect((await mock.control.read()).analytics[0]?.eventName).toBe('onLaunch')
})
