import { subscribe } from 'valtio'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/mock-world.ts'
import { silentSocket } from '../../../test/silent-socket.ts'
import type { Answer } from '../../api/answer.ts'
import { createConversation } from '../../api/conversation.ts'
import type { FrameSocket } from '../../api/socket.ts'
import type { TabLocks } from '../../device/index.ts'
import type { ChatTurn } from '../../records/index.ts'
import type { ChatOptions } from './chats.ts'
import { createChats } from './index.ts'

const deviceAnswer: Answer = { answer: '这台设备的回答', citations: [] }

/** Locks that all tabs of a test share, as slow as a browser's. */
const createLocks = (): TabLocks => {
  const held = new Set<string>()
  return {
    async withLock(name, run) {
      await new Promise(resolve => setTimeout(resolve))
      held.add(name)
      await run().finally(() => held.delete(name))
    },
    isLocked: async name => held.has(name),
  }
}

/** A channel between the tabs of a test: each hears what the others say. */
const createChannels = () => {
  const ends: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>[] = []
  return () => {
    const end: (typeof ends)[number] = {
      onmessage: null,
      postMessage(data: unknown) {
        for (const other of ends)
          if (other !== end)
            other.onmessage?.call(other as BroadcastChannel, new MessageEvent('message', { data }))
      },
    }
    ends.push(end)
    return end
  }
}

/** No silence is long enough. */
const unending: ChatOptions['wait'] = (_, signal) =>
  new Promise(resolve => signal.addEventListener('abort', () => resolve()))

let world: World
let label: { recordId: string; task: Awaited<ReturnType<World['finished']>>['lifecycle']['task'] }
let openTab: (
  connected?: (socket: FrameSocket) => void,
  storage?: World['storage'],
  options?: { connect?: () => FrameSocket; wait?: ChatOptions['wait']; locks?: TabLocks },
) => ReturnType<typeof createChats>
beforeEach(async () => {
  world = await createWorld()
  const record = await world.finished()
  label = { recordId: record.id, task: record.lifecycle.task }
  const sharedLocks = createLocks()
  const channel = createChannels()
  let ids = 0
  openTab = (
    connected = () => {},
    storage = world.storage,
    { connect, wait = unending, locks = sharedLocks } = {},
  ) =>
    createChats({
      conversation: async () =>
        createConversation({
          api: world.api,
          connect: async () => path => {
            if (connect) return connect()
            const socket = world.connectSocket(`http://mock.test${path}`)
            connected(socket)
            return socket
          },
          identity: world.session.identity,
          onLogout: world.onLogout,
          wait: async () => {},
        }),
      storage,
      answerLocally: async () => deviceAnswer,
      followUps: async ({ history }) => history.map(({ content }) => `after ${content}`),
      lang: () => 'zh-Hans',
      now: () => new Date(world.now() + ids * 1000),
      newId: () => `turn-${ids++}`,
      wait,
      locks,
      channel: channel(),
    })
})

const question = '有哪些防腐剂'
const kept = async () => (await world.storage()).getChat(label.recordId)
const shown = (tab: ReturnType<typeof createChats>): readonly ChatTurn[] =>
  tab.state.chats[label.recordId] ?? []

describe('questions to go on with', () => {
  it('come from the turns that were answered', async () => {
    const tab = openTab()
    await tab.ask(question, label)
    expect((await tab.followUps(label))[0]).toBe(`after ${question}`)
  })
})

describe('a question about a label', () => {
  it('is kept before it is sent', async () => {
    const whenSent: Promise<ChatTurn[]>[] = []
    await openTab(() => whenSent.push(kept())).ask(question, label)
    expect((await whenSent[0])?.map(turn => [turn.question, turn.state])).toEqual([[question, 'asking']])
  })

  it('is answered over the socket, and the answer is kept with what it rests on', async () => {
    const tab = openTab()
    await tab.ask(`  ${question} `, label)
    const [turn] = await kept()
    expect(turn).toMatchObject({ question, state: 'done', by: 'server', problem: null })
    expect(turn?.answer).toContain('防腐剂')
    expect(turn?.citations.length).toBeGreaterThan(0)
    expect(shown(tab)).toEqual([turn])
    expect(world.calls).not.toContain('POST /api/chat')
  })

  it('looks answered once its answer is kept: a page that is loaded again then has it', async () => {
    const tab = openTab()
    const whenDone: Promise<ChatTurn[]>[] = []
    subscribe(
      tab.state,
      () => {
        if (shown(tab)[0]?.state === 'done') whenDone.push(kept())
      },
      true,
    )
    await tab.ask(question, label)
    expect((await whenDone[0])?.[0]).toMatchObject({ state: 'done', answer: shown(tab)[0]?.answer })
  })

  it('at a silent server is answered by the device in the meantime; told to stop, that is the answer', async () => {
    const tab = openTab(undefined, undefined, { connect: silentSocket, wait: async () => {} })
    const asked = tab.ask(question, label)
    await expect.poll(() => shown(tab)[0]?.answer).toBe(deviceAnswer.answer)
    expect(shown(tab)[0]).toMatchObject({ by: 'device', state: 'asking' })
    tab.stop(label.recordId)
    await asked
    expect(await kept()).toMatchObject([{ by: 'device', state: 'done', answer: deviceAnswer.answer }])
  })

  it('is answered by the server after all when it speaks at last', async () => {
    const tab = openTab(undefined, undefined, { wait: async () => {} })
    await tab.ask(question, label)
    expect(await kept()).toMatchObject([{ by: 'server', state: 'done' }])
    expect(shown(tab)[0]?.answer).not.toBe(deviceAnswer.answer)
  })

  it('is answered by the device when the server is out of order', async () => {
    await world.apply('the server fails')
    await openTab().ask(question, label)
    expect(await kept()).toMatchObject([{ by: 'device', state: 'done', answer: deviceAnswer.answer }])
  })

  it('takes along what was said before', async () => {
    await world.apply('the websocket cannot be opened')
    const tab = openTab()
    await tab.ask(question, label)
    await tab.ask('第二个呢', label)
    expect(world.bodies.at(-1)?.['history']).toEqual([
      { role: 'user', content: question },
      { role: 'assistant', content: (await kept())[0]?.answer },
    ])
  })

  it('is asked once, however fast it is pressed', async () => {
    const tab = openTab()
    await Promise.all([tab.ask(question, label), tab.ask(question, label), tab.ask('另一个', label)])
    expect((await kept()).map(turn => turn.question)).toEqual([question])
  })

  it('that cannot be stored fails, and the next one can be asked', async () => {
    let failures = 1
    const tab = openTab(undefined, async () => {
      if (failures-- > 0) throw new Error('the storage script is missing')
      return world.storage()
    })
    await expect(tab.ask(question, label)).rejects.toThrow('the storage script is missing')
    expect(shown(tab).map(({ state }) => state)).toEqual(['failed'])
    await tab.ask('第二个呢', label)
    expect(shown(tab).map(({ state }) => state)).toEqual(['failed', 'done'])
  })

  it('stays, and is asked once, where the conversation is read before it is stored', async () => {
    const tab = openTab()
    const asked = tab.ask(question, label) // shown at once; stored once it has its lock
    await tab.open(label.recordId)
    expect(shown(tab).map(turn => turn.question)).toEqual([question])
    await tab.ask(question, label)
    await asked
    expect((await kept()).length).toBe(1)
  })

  it('of blanks alone is no question', async () => {
    await openTab().ask('  \n ', label)
    expect(await kept()).toEqual([])
  })

  it('is answered by the stream where a proxy lets no socket through', async () => {
    await world.apply('the websocket cannot be opened')
    await openTab().ask(question, label)
    expect((await kept())[0]).toMatchObject({ state: 'done', by: 'server' })
    expect(world.calls).toContain('POST /api/chat')
  })

  it.each(['the device is offline'] as const)('is answered by the device when %s', async scenario => {
    await world.apply(scenario)
    await openTab().ask(question, label)
    expect((await kept())[0]).toMatchObject({ ...deviceAnswer, state: 'done', by: 'device' })
  })

  it('is answered by the device when the server has forgotten the label, or never saw it', async () => {
    await world.apply('there are no records')
    const tab = openTab()
    await tab.ask(question, label)
    await tab.ask('第二个', { ...label, task: { ...label.task, source: 'device' } })
    expect((await kept()).map(turn => turn.by)).toEqual(['device', 'device'])
  })

  it('continues where a dropped socket left off', async () => {
    await world.apply('the answer breaks off', { frames: 3 })
    await openTab().ask(question, label)
    expect((await kept())[0]).toMatchObject({ state: 'done' })
    expect((await kept())[0]?.answer).toContain('防腐剂')
  })

  it('keeps what had come when a stream breaks, and is asked again in its place', async () => {
    await world.apply('the websocket cannot be opened')
    await world.apply('the answer breaks off', { frames: 3 })
    const tab = openTab()
    await tab.ask(question, label)
    const [broken] = await kept()
    expect(broken?.state).toBe('interrupted')
    expect(broken?.answer).not.toBe('')
    expect(broken?.problem).not.toBeNull()

    await tab.ask('第二个', label)
    await tab.retry(broken?.id ?? '', label)
    const [again, second] = await kept()
    expect(again).toMatchObject({ id: broken?.id, state: 'done', problem: null })
    expect(second?.question).toBe('第二个')
  })

  it('fails with the server’s problem, keeps the question, and can be retried', async () => {
    await world.change({ always: 'rate-limited' })
    const tab = openTab()
    await tab.ask(question, label)
    const [failed] = await kept()
    expect(failed).toMatchObject({ question, state: 'failed' })
    await world.change({ always: null })
    await tab.retry(failed?.id ?? '', label)
    expect((await kept())[0]?.state).toBe('done')
  })

  it('is stopped where it is, and keeps what had come', async () => {
    const tab = openTab()
    const unsubscribe = subscribe(tab.state, () => {
      if (shown(tab)[0]?.answer) tab.stop(label.recordId) // at its first words
    })
    await tab.ask(question, label)
    unsubscribe()
    const [turn] = await kept()
    expect(turn?.state).toBe('stopped')
    expect(turn?.answer).not.toBe('')
    await tab.retry(turn?.id ?? '', label)
    expect((await kept())[0]?.state).toBe('done')
  })

  it('is rated, and rated otherwise, and not at all', async () => {
    const tab = openTab()
    await tab.ask(question, label)
    const [{ id } = { id: '' }] = await kept()
    for (const [rating, after] of [
      ['good', 'good'],
      ['bad', 'bad'],
      ['bad', null],
    ] as const) {
      await tab.rate(id, rating, label.recordId)
      expect((await kept())[0]?.rating).toBe(after)
    }
  })
})

describe('a conversation in two tabs', () => {
  it('grows in both', async () => {
    const [one, other] = [openTab(), openTab()]
    await other.open(label.recordId)
    await one.ask(question, label)
    await expect.poll(() => shown(other)[0]?.state).toBe('done')
    await other.ask('第二个', label)
    await expect.poll(() => shown(one).map(turn => turn.state)).toEqual(['done', 'done'])
    expect(shown(one)).toEqual(shown(other))
  })

  it('does not call a question interrupted that another tab is asking', async () => {
    const [one, other] = [openTab(), openTab()]
    const asked = one.ask(question, label)
    await expect.poll(async () => (await kept()).length, { interval: 1 }).toBe(1)
    await other.open(label.recordId)
    expect(shown(other)[0]?.state).toBe('asking')
    await asked
  })

  it('does not call a question interrupted that another tab answers while its lock is looked for', async () => {
    const one = openTab()
    const asked = one.ask(question, label)
    await expect.poll(async () => (await kept()).length, { interval: 1 }).toBe(1)
    const isLocked = () => asked.then(() => false)
    const other = openTab(undefined, undefined, { locks: { ...createLocks(), isLocked } })
    await other.open(label.recordId)
    expect(shown(other)).toEqual(shown(one))
    expect(await kept()).toMatchObject([{ state: 'done' }])
  })

  it('marks a question interrupted that a closed page left open', async () => {
    const left: ChatTurn = {
      id: 'turn-left',
      askedAt: '2026-11-20T07:00:00Z',
      question,
      state: 'asking',
      answer: '配料里有',
      citations: [],
      by: 'server',
      problem: null,
      rating: null,
    }
    await (await world.storage()).updateChat(label.recordId, () => [left])
    await openTab().open(label.recordId)
    expect(await kept()).toEqual([{ ...left, state: 'interrupted' }])
  })
})
