import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLocalAnalysis } from '../src/analysis/local-analysis.ts'
import type { components } from '../src/api/schema.d.ts'
import { createAnswers } from '../src/engine/answers/index.ts'
import { createEngine } from '../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../src/knowledge/index.ts'
import { runWorkerHere } from '../test/worker-in-node.ts'
import { createMockBackend, type MockBackend } from './backend.ts'
import { socketTo } from './msw/page-socket.ts'
import { exampleRequest } from './validation/example-request.ts'

type Schemas = components['schemas']
type Frame = Schemas['ServerFrame']
type Asked = Pick<Schemas['Question'], 'question' | 'history'>

const taskId = '0198f3f0-0000-7000-8000-000000000001'
const eventId = '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11'

/** Questions with what was said before; the answers to the earlier ones matter where a question points at them. */
const asked: readonly Asked[] = [
  { question: '孩子能吃吗', history: [] },
  { question: '那第二个呢', history: [{ role: 'user', content: '有哪些添加剂' }] },
  {
    question: '欧盟怎么看',
    history: [
      { role: 'user', content: '焦亚硫酸钠安全吗' },
      { role: 'assistant', content: '焦亚硫酸钠是漂白剂、防腐剂、抗氧化剂。' },
    ],
  },
  { question: '钠高不高', history: [] },
  { question: 'and for kids?', history: [{ role: 'user', content: 'Is it healthy?' }] },
]
const langOf = (question: string): 'en' | 'zh-Hans' => (/\p{Script=Han}/u.test(question) ? 'zh-Hans' : 'en')

let mock: MockBackend
let task: Schemas['Task']
let labelText = ''
let onDevice: (one: Asked) => string
beforeAll(async () => {
  mock = await createMockBackend({
    seed: 7,
    now: () => Date.parse('2026-11-20T08:00:00Z'),
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
  })
  await mock.control.apply('a finished analysis')
  task = await (await mock.fetch(exampleRequest('getTask', { taskId }))).json()
  labelText = task.labelText
  const knowledge = await loadKnowledge()
  const engine = createEngine(knowledge)
  const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
  const product = engine.readProduct(labelText)
  const label = { result: engine.analyse({ text: labelText, product }), product, text: labelText }
  onDevice = ({ question, history }) =>
    answer({ question, history, language: langOf(question) === 'en' ? 'en' : 'zh', label }).answer
})

const body = ({ question, history }: Asked) => ({
  question,
  history,
  taskId,
  lang: langOf(question),
  eventId,
  uid: '',
})

const textOf = (frames: readonly Frame[]) =>
  frames.map(frame => (frame.type === 'delta' ? frame.text : '')).join('')

const post = (one: Asked, accept: string) =>
  mock.fetch(
    new Request(exampleRequest('askQuestion', { taskId }).url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify(body(one)),
    }),
  )

const asJson = async (one: Asked): Promise<string> =>
  (await (await post(one, 'application/json')).json()).answer

const asStream = async (one: Asked): Promise<string> =>
  textOf(
    (await (await post(one, 'text/event-stream')).text())
      .split('\n\n')
      .filter(event => event !== '')
      .map(event => JSON.parse(event.replace(/^data: /, ''))),
  )

const overSocket = async (one: Asked): Promise<string> => {
  const socket = socketTo(mock.openSocket)(`ws://mock.test/api/chat/socket?eventId=${eventId}&uid=`)
  await new Promise(resolve => socket.addEventListener('open', resolve))
  const frames: Frame[] = []
  const isDone = new Promise<void>(resolve =>
    socket.addEventListener('message', event => {
      if (event instanceof MessageEvent) frames.push(JSON.parse(event.data))
      if (frames.at(-1)?.type === 'done') resolve()
    }),
  )
  socket.send(JSON.stringify({ ...body(one), type: 'ask', questionId: crypto.randomUUID() }))
  await isDone
  return textOf(frames)
}

/** Runs the analysis of the command line; what it printed, line by line. */
const onCommandLine = async (args: readonly string[], input: string): Promise<{ answer: string }[]> => {
  const script = fileURLToPath(new URL('../scripts/analyse.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, ...args])
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    printed += piece
  })
  child.stdin.end(input)
  await once(child, 'close')
  return printed
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

describe('the same question with the same history', () => {
  it.each(asked)('is answered alike as JSON, as a stream and over the socket: $question', async one => {
    const here = onDevice(one)
    expect(here.length).toBeGreaterThan(10)
    expect(await asJson(one)).toBe(here)
    expect(await asStream(one)).toBe(here)
    expect(await overSocket(one)).toBe(here)
  })

  it('is answered alike by the worker that the page asks, and offers the same questions to go on with', async () => {
    runWorkerHere()
    const { answer, followUps } = createLocalAnalysis(() =>
      Promise.reject(new Error('no photo is read here')),
    )
    for (const one of asked) {
      const { answer: said, isCovered } = await answer({ ...one, lang: langOf(one.question) }, task)
      expect(said).toBe(onDevice(one))
      expect(isCovered).toBe(true)
    }
    const history = [{ role: 'user' as const, content: '有哪些添加剂' }]
    expect(await followUps({ history, lang: 'zh-Hans' }, task)).toHaveLength(3)
  })

  it('is answered alike on the command line', async () => {
    const lines = asked.map((one, id) => JSON.stringify({ id, text: labelText, ...one }))
    const printed = await onCommandLine(['--jsonl'], lines.join('\n'))
    expect(printed.map(({ answer }) => answer)).toEqual(asked.map(onDevice))
    const [first] = asked
    if (!first) return
    const [single] = await onCommandLine(['--ask', first.question, '-'], labelText)
    expect(single?.answer).toBe(onDevice(first))
  })
})
