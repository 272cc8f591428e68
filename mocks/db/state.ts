import type { components } from '../../src/api/schema.d.ts'
import type { Reading } from '../../src/recognition/index.ts'
import { type Drawn, nothingDrawn } from './random.ts'

type Schemas = components['schemas']

/** Changed whenever the shape below changes: what an older version kept is then left behind. */
export const STATE_VERSION = 2

export interface Account {
  uid: string
  /** With the phone it makes the account: the same digits exist in several countries. '' without a phone. */
  countryCode: string
  phone: string
  nickname: string
  avatar: string
  loginOauth: string
  vip: Schemas['Vip'] | null
  /** As WeChat named them for a code of this person; '' for those who never signed in by WeChat. */
  openid: string
  unionid: string
  createdAtMs: number
}

export interface Session {
  uid: string
  expiresAtMs: number
  /** How many calls it is still good for; null for any number. */
  callsLeft: number | null
}

export interface SmsCode {
  code: string
  sentAtMs: number
  triesLeft: number
}

export interface SmsMessage {
  countryCode: string
  phone: string
  code: string
  at: string
  text: string
}

/** What reading and analysing a picture came to. */
export type Outcome =
  | {
      atMs: number
      ok: true
      text: string
      language: 'zh' | 'en'
      words: Reading['lines'][number]['words']
      isPartial?: boolean
    }
  | { atMs: number; ok: false; problem: Schemas['Problem'] }

export interface TaskState {
  id: string
  /** '' for a task of the device. */
  uid: string
  /** The `eventId` of the request that made it, by upload or from a share; absent where a scenario made it. */
  eventId?: string
  createdAtMs: number
  lang: Schemas['Lang']
  pictureId: string
  /** 0-1 within recognition. */
  readProgress: number
  /** The rows that were read so far; absent while there are none. */
  readText?: string
  /** null while it is being read. */
  outcome: Outcome | null
  /** A status fixed by a scenario; null for one that advances with the clock. */
  held: 'queued' | 'recognizing' | 'analyzing' | null
  sharing: Schemas['Task']['sharing']
  parentShareId: string | null
}

export interface ShareState {
  id: string
  /** A record, or a question about it. */
  kind: 'record' | 'chat'
  /** '' once the record was deleted: nothing else of it is kept. */
  taskId: string
  uid: string
  status: 'open' | 'cancelled' | 'deleted'
  title: string
  /** The `eventId` of the request that opened it. */
  eventId?: string
}

/** How a picture came: the same request, sent again, is answered with the same picture. */
export interface Upload {
  kind: 'photo' | 'screenshot' | 'avatar'
  /** '' for one of a device. */
  uid: string
  eventId: string
}

export interface WeixinCode {
  openid: string
  unionid: string
  isRefused: boolean
}

export interface Feedback {
  id: string
  uid: string
  at: string
  request: Schemas['FeedbackRequest']
}

/** What the demo panel, a test or a command line sets. */
export interface Settings {
  latencyMs: number
  /** 0-1: the share of calls that fail. */
  failureRate: number
  failureKind: 'server-error' | 'unavailable' | 'rate-limited' | 'disconnect'
  isOffline: boolean
  /** A fixed response for every call; null for the real one. */
  always: 'server-error' | 'unavailable' | 'rate-limited' | 'garbled' | null
  retryAfterSeconds: number
  maxPictureBytes: number
  /** Frames of an answer after which the connection drops, once; null for never. */
  breakAfterFrames: number | null
  isSocketOpen: boolean
}

export interface MockState {
  version: typeof STATE_VERSION
  seed: number
  drawn: Drawn
  clock: { offsetMs: number; frozenAtMs: number | null }
  settings: Settings
  scenarios: { name: string; params: Record<string, string | number> }[]
  accounts: Map<string, Account>
  /** By access token. */
  sessions: Map<string, Session>
  /** By country code and phone. */
  smsCodes: Map<string, SmsCode>
  smsInbox: SmsMessage[]
  unservedPhones: Set<string>
  /** What WeChat says of a code; one that was used is refused. */
  weixinCodes: Map<string, WeixinCode>
  tasks: Map<string, TaskState>
  shares: Map<string, ShareState>
  /** Pictures that are data URLs by themselves; those with bytes are kept apart. */
  drawnPictures: Map<string, string>
  /** Whose an uploaded picture is and by which request it came, by its id. */
  uploads: Map<string, Upload>
  feedbacks: Feedback[]
  analytics: Schemas['AnalyticsEvent'][]
}

const usual: Settings = {
  latencyMs: 0,
  failureRate: 0,
  failureKind: 'server-error',
  isOffline: false,
  always: null,
  retryAfterSeconds: 30,
  maxPictureBytes: 20 * 2 ** 20,
  breakAfterFrames: null,
  isSocketOpen: true,
}

/** The state of an unused server. */
export const emptyState = (seed: number, settings: Partial<Settings> = {}): MockState => ({
  version: STATE_VERSION,
  seed,
  drawn: nothingDrawn(),
  clock: { offsetMs: 0, frozenAtMs: null },
  settings: { ...usual, ...settings },
  scenarios: [],
  accounts: new Map(),
  sessions: new Map(),
  smsCodes: new Map(),
  smsInbox: [],
  unservedPhones: new Set(),
  weixinCodes: new Map(),
  tasks: new Map(),
  shares: new Map(),
  drawnPictures: new Map(),
  uploads: new Map(),
  feedbacks: [],
  analytics: [],
})
