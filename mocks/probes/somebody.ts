import { createApi } from '../../src/api/client.ts'
import type { components } from '../../src/api/schema.d.ts'
import { createMockBackend, type MockBackend } from '../backend.ts'
import { socketTo } from '../msw/page-socket.ts'

export type Frame = components['schemas']['ServerFrame']

/** One server for a test, and a clock that stands unless the test moves it. */
export const createTarget = async () => {
  const clock = { nowMs: Date.parse('2026-11-20T08:00:00Z') }
  const mock = await createMockBackend({
    seed: 7,
    now: () => clock.nowMs,
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
  })
  return { mock, clock }
}

/** Somebody who calls the server: an own client with an own access token, signed in or not. */
export const createSomebody = (mock: MockBackend, claimedUid = '') => {
  const held: { accessToken: string | null; uid: string } = { accessToken: null, uid: claimedUid }
  const api = createApi({
    baseUrl: 'http://mock.test',
    fetch: request => mock.fetch(request),
    identity: () => held,
    onLogout: () => {},
  })
  const device = { storageid: '1763600000000', openid: '', unionid: '' }
  const take = <T extends { data?: components['schemas']['Session'] }>(result: T): T => {
    if (result.data)
      Object.assign(held, { accessToken: result.data.accessToken, uid: result.data.userInfo.uid })
    return result
  }
  return {
    api,
    held,
    /** Signs in by the code that the server sent to the number. */
    async bySms(countryCode: string, phone: string, claimed: Partial<typeof device> = {}) {
      await api.sendSmsCode({ phone, countryCode })
      const code = (await mock.control.read()).smsInbox.at(-1)?.code ?? ''
      return take(await api.signInWithSms({ phone, countryCode, code, ...device, ...claimed }))
    },
    byWeixin: async (code: string, claimed: Partial<typeof device> = {}) =>
      take(await api.signInWithWeixin({ code, ...device, ...claimed })),
    launch: async (oauth: string, claimed: Partial<typeof device> = {}) =>
      take(await api.launch({ oauth, ...device, ...claimed })),
  }
}

const socketUrl = 'ws://mock.test/api/chat/socket?eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid='

/** An open websocket: `say` sends a frame, `heard` resolves with all that came once one that ends an answer did. */
export const openChat = async (mock: MockBackend) => {
  const socket = socketTo(mock.openSocket)(socketUrl)
  const frames: Frame[] = []
  let notice = () => {}
  socket.addEventListener('message', event => {
    if (event instanceof MessageEvent) frames.push(JSON.parse(event.data))
    notice()
  })
  await new Promise(resolve => socket.addEventListener('open', resolve))
  const isOver = () => ['done', 'problem'].includes(frames.at(-1)?.type ?? '')
  return {
    frames,
    say: (frame: object) => socket.send(JSON.stringify(frame)),
    async heard(): Promise<Frame[]> {
      while (!isOver())
        await new Promise<void>(resolve => {
          notice = resolve
        })
      return frames.splice(0)
    },
  }
}
