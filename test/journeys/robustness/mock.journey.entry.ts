import { createMockBackend } from '../../../mocks/backend.ts'
import { createMockTransport, type MockControl } from '../../../mocks/browser.ts'
import { exampleRequest } from '../../../mocks/validation/example-request.ts'

type Fetch = (request: Request) => Promise<Response>

const recognise = () => new Promise<never>(() => {})
const transport = createMockTransport
const socketUrl = 'ws://mock.test/api/chat/socket?eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid='
const question = {
  type: 'ask',
  questionId: '3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10',
  question: '阿斯巴甜是什么',
  history: [],
  taskId: '',
  lang: 'zh-Hans',
  eventId: '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11',
  uid: '',
}

/** Some of everything, at one moment of the clock, as one text. */
const conversation = async (fetch: Fetch, control: MockControl): Promise<string> => {
  await control.reset(7)
  const { clock } = await control.change({ clock: { isFrozen: true, offsetMs: 0 } })
  const offsetMs = Date.parse('2026-11-20T08:00:00Z') - Date.parse(clock.now)
  await control.change({ clock: { offsetMs } })
  const told: string[] = []
  const ask = async (request: Request) => {
    const response = await fetch(request)
    const text = await response.text()
    told.push(`${response.status} ${JSON.stringify([...response.headers])} ${text}`)
    return text === '' || text.startsWith('data:') ? {} : JSON.parse(text)
  }
  await ask(exampleRequest('sendSmsCode', {}))
  const [message] = (await control.read()).smsInbox
  const { accessToken } = await ask(exampleRequest('signInWithSms', { code: message?.code ?? '' }))
  const { params } = await control.apply('several finished analyses')
  const { shareId } = await ask(exampleRequest('shareTask', { ...params, accessToken }))
  await ask(exampleRequest('createTaskByShare', { shareId, accessToken }))
  for (const id of ['listAdditives', 'listSpices', 'rankByStandard', 'launch', 'sendFeedback'] as const)
    await ask(exampleRequest(id, { accessToken }))
  const streamed = exampleRequest('askQuestion', { taskId: String(params['taskId']), accessToken })
  streamed.headers.set('Accept', 'text/event-stream')
  await ask(streamed)
  return told.join('\n')
}

export const inNode = async (): Promise<string> => {
  const backend = await createMockBackend({ seed: 1, now: Date.now, recognise, publish: id => id })
  return conversation(backend.fetch, backend.control)
}

export const inPage = async (): Promise<string> => {
  const { fetch, control } = await transport({ seed: 1, recognise })
  return conversation(fetch, control)
}

/** The types of the frames that a question over the websocket is answered with. */
export const overSocket = async (): Promise<string[]> => {
  const { connectSocket } = await transport({ seed: 1, recognise })
  const socket = connectSocket(socketUrl)
  const types: string[] = []
  return new Promise(resolve => {
    socket.addEventListener('open', () => socket.send(JSON.stringify(question)))
    socket.addEventListener('message', event => {
      if (event instanceof MessageEvent) types.push(JSON.parse(event.data).type)
      if (types.at(-1) !== 'done') return
      socket.close()
      resolve(types)
    })
  })
}

/** Logs in, or tells who is logged in already. */
export const remembered = async (): Promise<string | null> => {
  const { control } = await transport({ seed: 1, recognise })
  const { account } = await control.read()
  if (!account) await control.apply('a VIP is logged in')
  return account?.uid ?? null
}

/** What each way to the mock knows of a change that was asked for in the same moment and has not been answered. */
export const askedBesideChanges = async (): Promise<string[]> => {
  const { fetch, control, connectSocket } = await transport({ seed: 1, recognise })
  const outcome = () =>
    fetch(exampleRequest('listAdditives', {})).then(
      ({ status }) => String(status),
      () => 'no answer',
    )
  await outcome()
  void control.apply('a VIP is logged in')
  const state = control.read()
  void control.change({ isOffline: true })
  const offline = outcome()
  const socket = connectSocket(socketUrl)
  const refused = await new Promise<string>(resolve => {
    for (const type of ['open', 'close']) socket.addEventListener(type, () => resolve(type))
  })
  const answers = [...(await state).scenarios.map(({ name }) => name), await offline, refused]
  void control.reset()
  return [...answers, await outcome()]
}

/** Puts the mock into a situation again and again; tells how often it was done. */
export const appliedOften = async (): Promise<number> => {
  const { control } = await transport({ seed: 1, recognise })
  let applied = 0
  for (; applied < 100; applied += 1) await control.apply('a VIP is logged in')
  return applied
}
