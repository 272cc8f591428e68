import { proxy, ref } from 'valtio'
import type { Answer } from '../../api/answer.ts'
import type { Conversation } from '../../api/conversation.ts'
import { clientProblems, isUnreachable } from '../../api/problems.ts'
import type { Ref } from '../../api/ref.ts'
import type { components } from '../../api/schema.d.ts'
import { createSilence } from '../../api/silence.ts'
import type { TabLocks } from '../../device/index.ts'
import type { ChatTurn, TaskRecord } from '../../records/index.ts'
import type { Storage } from '../../storage/index.ts'

type Task = components['schemas']['Task']
type HistoryMessage = components['schemas']['Turn']
type Lang = components['schemas']['Lang']

export interface ChatState {
  /** Conversations that were opened, by record; the growing answer is in its last turn. */
  chats: Record<string, Ref<readonly ChatTurn[]>>
}

/** What is asked about: a record and its analysis. */
export interface ChatSubject {
  recordId: string
  task: Task
}

export interface ChatOptions {
  conversation: () => Promise<Conversation>
  storage: () => Promise<Storage<TaskRecord>>
  /** The device's own answers, for when no server gives any. */
  answerLocally: (
    question: { question: string; history: HistoryMessage[]; lang: Lang },
    task: Task,
  ) => Promise<Answer>
  /** Questions to go on with, from the device's own answers. */
  followUps: (asked: { history: HistoryMessage[]; lang: Lang }, task: Task) => Promise<string[]>
  lang: () => Lang
  now: () => Date
  newId: () => string
  /** Resolves after a while, or at once when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  locks: TabLocks
  /** Tells other tabs that a conversation changed, and hears of theirs. */
  channel: Pick<BroadcastChannel, 'postMessage'> & { onmessage: BroadcastChannel['onmessage'] }
}

const saveIntervalMs = 1_000

/** How long the server may be silent before the device's own answer is shown in the meantime. */
const patienceMs = 10_000

/** Turns that go along as history: enough for what "it" and "the second one" point to. */
const maxHistoryTurns = 20

/** The turns of conversations: shown, stored, and followed in other tabs. */
const createTurns = (
  { storage, channel, now }: Pick<ChatOptions, 'storage' | 'channel' | 'now'>,
  isRunning: (id: string) => boolean,
) => {
  const state = proxy<ChatState>({ chats: Object.create(null) }) // an id may be the name of a property of every object

  const turnsOf = (recordId: string): readonly ChatTurn[] => state.chats[recordId] ?? []

  const show = (recordId: string, turns: readonly ChatTurn[]) => {
    state.chats[recordId] = ref([...turns])
  }

  const read = async (recordId: string) => {
    const stored = await (await storage()).getChat(recordId)
    // A turn that is being asked here is further than its copy in the storage, which may not have it yet.
    const own = turnsOf(recordId).filter(({ id }) => isRunning(id))
    const others = stored.filter(({ id }) => own.every(turn => turn.id !== id))
    show(recordId, [...others, ...own].sort(byTime))
  }

  // Another tab changed a conversation.
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data in state.chats) void read(data)
  }

  const showTurn = (recordId: string, turn: ChatTurn) =>
    show(recordId, [...turnsOf(recordId).filter(({ id }) => id !== turn.id), turn].sort(byTime))

  const write = async (recordId: string, turn: ChatTurn) => {
    await (await storage()).updateChat(recordId, turns =>
      [...turns.filter(({ id }) => id !== turn.id), turn].sort(byTime),
    )
    channel.postMessage(recordId)
  }

  const keep = async (recordId: string, turn: ChatTurn) => {
    showTurn(recordId, turn)
    await write(recordId, turn)
  }

  let keptAtMs = 0
  /** Shows a growing answer at once, and keeps it every now and then: a page that dies loses little of it. */
  const grow = (recordId: string, turn: ChatTurn) => {
    showTurn(recordId, turn)
    const nowMs = now().getTime()
    if (nowMs - keptAtMs < saveIntervalMs) return
    keptAtMs = nowMs
    void write(recordId, turn)
  }

  return { state, turnsOf, read, showTurn, write, keep, grow }
}

/** Answers a turn: by the server, and by the device where no server gives an answer. */
const createAnswering = (
  options: ChatOptions,
  turnsOf: (recordId: string) => readonly ChatTurn[],
  grow: (recordId: string, turn: ChatTurn) => void,
) => {
  const answerHere = async (
    turn: ChatTurn,
    label: ChatSubject,
    history: HistoryMessage[],
  ): Promise<ChatTurn> => {
    const answer = await options.answerLocally(
      { question: turn.question, history, lang: options.lang() },
      label.task,
    )
    return { ...turn, ...answer, by: 'device', state: 'done', problem: null }
  }

  return async (turn: ChatTurn, label: ChatSubject, signal: AbortSignal): Promise<ChatTurn> => {
    const history = historyOf(turnsOf(label.recordId).filter(({ id }) => id !== turn.id))
    // The server never saw what the device analysed alone.
    if (label.task.source === 'device') return answerHere(turn, label, history)
    const silence = createSilence(patienceMs, options.wait)
    let hasBegun = false
    let isOver = false
    const local = silence.passed.then(async () => {
      const here = await answerHere(turn, label, history)
      if (!hasBegun && !isOver) grow(label.recordId, { ...here, state: 'asking' })
      return here
    })
    local.catch(() => {}) // thrown where it is waited for
    const { answer: text, problem } = await (await options.conversation())
      .ask(
        { question: turn.question, history, taskId: label.task.id, lang: options.lang() },
        growing => {
          hasBegun = true
          silence.end()
          grow(label.recordId, { ...turn, ...growing })
        },
        signal,
      )
      .finally(() => {
        isOver = true
        silence.end()
      })
    if (problem === null) return { ...turn, ...text, state: 'done' }
    if (problem.code === clientProblems.aborted) {
      // What is shown stays: the device's answer, where the server had none yet.
      const shown = turnsOf(label.recordId).find(({ id }) => id === turn.id)
      return shown?.by === 'device' ? { ...shown, state: 'done' } : { ...turn, ...text, state: 'stopped' }
    }
    if (text.answer !== '') return { ...turn, ...text, state: 'interrupted', problem }
    if (isDeviceNext(problem.code)) return answerHere(turn, label, history)
    return { ...turn, state: 'failed', problem }
  }
}

/** Runs one turn from its question to its answer, in one tab only. */
const createRuns = (
  locks: TabLocks,
  running: Map<string, AbortController>,
  answer: ReturnType<typeof createAnswering>,
  { showTurn, write, keep }: Pick<ReturnType<typeof createTurns>, 'showTurn' | 'write' | 'keep'>,
) => {
  const run = async (turn: ChatTurn, label: ChatSubject): Promise<void> => {
    const controller = new AbortController()
    running.set(turn.id, controller)
    // Before the lock, which takes its time: a second press must find this one.
    showTurn(label.recordId, turn)
    try {
      await locks.withLock(turn.id, () => work(turn, label, controller.signal))
    } catch (error) {
      showTurn(label.recordId, failedTurn(turn, error))
      throw error
    } finally {
      running.delete(turn.id)
    }
  }

  const work = async (turn: ChatTurn, label: ChatSubject, signal: AbortSignal): Promise<void> => {
    await keep(label.recordId, turn)
    const answered = await answer(turn, label, signal).catch((error: unknown) => failedTurn(turn, error))
    // What looks finished is stored: a page that is loaded again at once still has it.
    await write(label.recordId, answered)
    running.delete(turn.id) // before it is shown: the next question may be asked at once
    showTurn(label.recordId, answered)
  }

  return run
}

/** Conversations about records: each question is kept before it is sent, each answer as it came. */
export const createChats = (options: ChatOptions) => {
  const running = new Map<string, AbortController>()
  const { locks } = options
  const { state, turnsOf, read, showTurn, write, keep, grow } = createTurns(options, id => running.has(id))
  const answer = createAnswering(options, turnsOf, grow)

  const run = createRuns(locks, running, answer, { showTurn, write, keep })
  const isLeftOpen = ({ id, state: turnState }: ChatTurn) => turnState === 'asking' && !running.has(id)
  const isAsking = (recordId: string) => turnsOf(recordId).some(({ id }) => running.has(id))

  return {
    state,

    /** Brings a conversation from the storage; a question that a closed page left open is marked interrupted. */
    async open(recordId: string): Promise<void> {
      await read(recordId)
      for (const { id } of turnsOf(recordId).filter(isLeftOpen)) {
        if (await locks.isLocked(id)) continue
        // Another tab may have answered it, and let go of its lock, since it was read.
        await read(recordId)
        const turn = turnsOf(recordId).find(other => other.id === id)
        if (turn && isLeftOpen(turn)) await keep(recordId, { ...turn, state: 'interrupted' })
      }
    },

    /** Asks; one question at a time for a record. Resolves when it is answered or given up. */
    async ask(question: string, label: ChatSubject): Promise<void> {
      const text = question.trim()
      if (text === '' || isAsking(label.recordId)) return
      await run(
        {
          id: options.newId(),
          askedAt: options.now().toISOString(),
          question: text,
          state: 'asking',
          answer: '',
          citations: [],
          by: 'server',
          problem: null,
          rating: null,
        },
        label,
      )
    },

    /** Asks the same once more, in the same place. */
    async retry(id: string, label: ChatSubject): Promise<void> {
      const turn = turnsOf(label.recordId).find(other => other.id === id)
      if (!turn || isAsking(label.recordId)) return
      await run({ ...turn, state: 'asking', answer: '', citations: [], by: 'server', problem: null }, label)
    },

    /** Questions to go on with after what was asked of a record so far. */
    followUps: ({ recordId, task }: ChatSubject): Promise<string[]> =>
      options.followUps({ history: historyOf(turnsOf(recordId)), lang: options.lang() }, task),

    stop(recordId: string): void {
      for (const { id } of turnsOf(recordId)) running.get(id)?.abort()
    },

    async rate(id: string, rating: ChatTurn['rating'], recordId: string): Promise<void> {
      const turn = turnsOf(recordId).find(other => other.id === id)
      if (turn) await keep(recordId, { ...turn, rating: turn.rating === rating ? null : rating })
    },
  }
}

export type Chats = ReturnType<typeof createChats>

/**
 * Whether the device answers in the server's place: nothing was heard, or no answer to the question. 404: the server has
 * forgotten the label, the device has not.
 */
const isDeviceNext = (code: number): boolean =>
  isUnreachable(code) || code === clientProblems.answerInvalid || code === 404 || (code >= 500 && code < 600)

const byTime = (a: ChatTurn, b: ChatTurn) =>
  a.askedAt < b.askedAt ? -1 : a.askedAt > b.askedAt ? 1 : a.id < b.id ? -1 : 1

const failedTurn = (turn: ChatTurn, error: unknown): ChatTurn => ({
  ...turn,
  state: 'failed',
  problem: {
    code: clientProblems.unexpected,
    errMsg: 'The answer failed unexpectedly',
    error: String(error),
  },
})

/** The earlier turns, as the API expects them beside a question. */
const historyOf = (turns: readonly ChatTurn[]): HistoryMessage[] =>
  turns
    .filter(({ answer }) => answer !== '')
    .slice(-maxHistoryTurns)
    .flatMap(({ question, answer }) => [
      { role: 'user' as const, content: question },
      { role: 'assistant' as const, content: answer },
    ])
