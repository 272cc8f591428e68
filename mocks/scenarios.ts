import type { operations } from '../src/api/schema.d.ts'

export type OperationId = keyof operations

const everyId = {
  listSpices: true,
  listAdditives: true,
  getAdditive: true,
  listAdditiveFoods: true,
  uploadPhoto: true,
  uploadFeedbackPicture: true,
  uploadAvatar: true,
  getTask: true,
  rankByStandard: true,
  askQuestion: true,
  openChatSocket: true,
  shareChat: true,
  shareTask: true,
  createTaskByShare: true,
  sendSmsCode: true,
  signInWithSms: true,
  signInWithWeixin: true,
  getMyself: true,
  launch: true,
  cancelAccount: true,
  sendFeedback: true,
  sendAnalyticsEvent: true,
} satisfies Record<OperationId, true>

const isOperationId = (text: string): text is OperationId => Object.hasOwn(everyId, text)

/** Every operation of openapi.yaml; one that is missing here does not compile. */
export const operationIds: readonly OperationId[] = Object.keys(everyId).filter(isOperationId)

type Params = Readonly<Record<string, string | number>>

interface Scenario<P extends Params> {
  /** Its short name in links: `?demo=scenario:vip`. */
  slug: string
  /** One line for the person who chooses it. */
  doc: string
  /** The parameters with their default values; the description is the same for all values. */
  params: P
  /** `operationId status` of the answers that this situation is for; mocks/scenarios.test.ts asks for each of them. */
  answers: readonly `${OperationId} ${number}`[]
}

const situation = <P extends Params>(
  slug: string,
  doc: string,
  params: P,
  answers: Scenario<P>['answers'],
): Scenario<P> => ({ slug, doc, params, answers })

const everywhere = (status: number, except: readonly OperationId[] = []) =>
  operationIds.filter(id => !except.includes(id)).map(id => `${id} ${status}` as const)

const taskId: string = '0198f3f0-0000-7000-8000-000000000001'
const shareId: string = 's-1'
/** The number of the person in the scenarios. */
export const phone: string = '13800138000'
const code: string = '246810'
const uid: string = 'u-1'
const accessToken: string = 'access-1'
const person = { uid, phone, accessToken }
const weixin = { weixinCode: '0a1b2c3d', openid: 'o-1', unionid: 'un-1' }

/**
 * The situations the mock backend can be put in: one vocabulary for pact provider states, tests and the demo panel.
 * They add up: each changes only what its sentence says.
 */
export const scenarios = {
  'nobody is logged in': situation(
    'anonymous',
    'A first visit: lookups, uploads and questions work, calls that need an account return 401.',
    {},
    [
      'listSpices 200',
      'listAdditives 200',
      'getAdditive 200',
      'listAdditiveFoods 200',
      'uploadPhoto 201',
      'uploadFeedbackPicture 201',
      'rankByStandard 200',
      'askQuestion 200',
      'openChatSocket 426',
      'sendSmsCode 200',
      'sendFeedback 201',
      'sendAnalyticsEvent 204',
      'uploadAvatar 401',
      'shareChat 401',
      'shareTask 401',
      'createTaskByShare 401',
      'getMyself 401',
      'launch 401',
      'cancelAccount 401',
    ],
  ),
  'a person is logged in': situation('logged-in', 'A registered person with a good access token.', person, [
    'getMyself 200',
    'launch 200',
    'cancelAccount 204',
    'uploadAvatar 201',
    'sendFeedback 201',
  ]),
  'a VIP is logged in': situation(
    'vip',
    'A person with a VIP level and the day it ends.',
    { ...person, level: 1, expiresAt: '2027-11-20T00:00:00.000Z' },
    ['getMyself 200', 'launch 200'],
  ),
  'the access token has expired': situation(
    'token-expired',
    'The person was logged in too long ago: every call that needs an account is 401.',
    person,
    ['getMyself 401', 'launch 401', 'shareTask 401', 'cancelAccount 401', 'uploadAvatar 401'],
  ),
  'the access token expires in mid-flow': situation(
    'token-expires',
    'Logged in for some calls that need an account, then 401.',
    { ...person, calls: 0 },
    ['getMyself 401', 'createTaskByShare 401', 'shareChat 401'],
  ),

  'a phone number nobody has registered': situation(
    'new-user',
    'A code was sent; signing in with it registers the number.',
    { phone, code },
    ['signInWithSms 200'],
  ),
  'a registered phone number': situation(
    'registered',
    'A code was sent to someone who has an account.',
    { phone, code, uid },
    ['signInWithSms 200'],
  ),
  'the SMS interval is not over': situation(
    'sms-interval',
    'A code was sent a moment ago; another is refused until the interval is over.',
    { phone, secondsLeft: 42 },
    ['sendSmsCode 200'],
  ),
  'the phone number is not served': situation(
    'sms-not-served',
    'No code can be sent to this number.',
    { phone: '10086' },
    ['sendSmsCode 200'],
  ),
  'the typed SMS code is wrong': situation(
    'sms-wrong',
    'The code that was sent is another than `code`.',
    { phone, code },
    ['signInWithSms 200'],
  ),
  'the SMS code has expired': situation('sms-expired', 'The code was sent too long ago.', { phone, code }, [
    'signInWithSms 200',
  ]),
  'the tries for the SMS code are used up': situation(
    'sms-exhausted',
    'Too many wrong codes were typed; even the right one is refused.',
    { phone, code },
    ['signInWithSms 200'],
  ),
  'a WeChat account is known': situation(
    'weixin-known',
    'The WeChat code leads to someone who has an account.',
    { ...weixin, uid },
    ['signInWithWeixin 200'],
  ),
  'a WeChat account is not known': situation(
    'weixin-unknown',
    'The WeChat code leads to someone new, who is registered.',
    weixin,
    ['signInWithWeixin 200'],
  ),
  'the WeChat code is refused': situation(
    'weixin-refused',
    'WeChat does not accept the code: used twice, or too old.',
    { weixinCode: '0a1b2c3d' },
    ['signInWithWeixin 200'],
  ),

  'there are no records': situation('empty', 'Every task and share is gone.', { taskId, shareId }, [
    'getTask 404',
    'shareTask 404',
    'shareChat 404',
    'askQuestion 404',
    'createTaskByShare 404',
  ]),
  'a finished analysis': situation(
    'finished',
    'A biscuit with a score, highlights and a standard; of `uid`, or of the device when it is empty.',
    { taskId, uid: '' },
    ['getTask 200', 'askQuestion 200', 'shareTask 200', 'shareChat 200', 'rankByStandard 200'],
  ),
  'several finished analyses': situation(
    'several',
    'Four products, good to poor; the first has `taskId`, the others end in 2, 3 and 4.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'an analysis with little confidence': situation(
    'unsure',
    'So little of the label is known that there is no score.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'an analysis of a label with rare characters': situation(
    'rare-characters',
    'An emoji and a character outside the basic plane stand before the ingredients: spans count UTF-16 units.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'an analysis of a label with a nutrition table': situation(
    'nutrition-table',
    'Biscuits with a nutrition table per 100 g and a claim that the table contradicts.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'an analysis of wine': situation(
    'wine',
    'A product that gets no score, whatever its list: the report says why.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'a queued analysis': situation('queued', 'The task waits and stays so.', { taskId, uid: '' }, [
    'getTask 200',
  ]),
  'an analysis being recognized': situation(
    'recognizing',
    'The photo is being read and stays so.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'an analysis being analyzed': situation(
    'analyzing',
    'The text is read, the analysis stays open.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'a photo without an ingredient list': situation(
    'unrecognized',
    'A receipt: something was read, and it is no ingredient list.',
    { taskId, uid: '' },
    ['getTask 200'],
  ),
  'an unreadable photo': situation('unreadable', 'Nothing could be read.', { taskId, uid: '' }, [
    'getTask 200',
  ]),
  'a failed analysis': situation('failed', 'The server failed while it analysed.', { taskId, uid: '' }, [
    'getTask 200',
  ]),
  "someone else's analysis": situation(
    'not-mine',
    'The task exists, and is not for this person.',
    { taskId },
    ['getTask 404', 'shareTask 404', 'askQuestion 404'],
  ),

  'a shared analysis': situation(
    'share',
    'Someone else shared a record: readable without an account.',
    { shareId, taskId },
    ['getTask 200', 'createTaskByShare 201', 'askQuestion 200'],
  ),
  "the person's own analysis is shared": situation(
    'own-share',
    'The record of `uid` is open to others, and its share can be taken back.',
    { shareId, taskId, uid },
    ['getTask 200', 'shareTask 200'],
  ),
  'a cancelled share': situation('share-cancelled', 'The share was cancelled.', { shareId, taskId }, [
    'getTask 410',
    'createTaskByShare 410',
  ]),
  'a deleted share': situation(
    'share-deleted',
    'Its record was deleted, and the share with it.',
    { shareId },
    ['getTask 410', 'createTaskByShare 410'],
  ),

  'an additive nobody knows': situation(
    'additive-unknown',
    'No entry of the knowledge has this id.',
    { additiveId: 'none' },
    ['getAdditive 404', 'listAdditiveFoods 404'],
  ),
  'nothing matches the keyword': situation('no-match', 'The lookups find nothing.', { keyword: 'qqqqqqqq' }, [
    'listAdditives 200',
    'listSpices 200',
  ]),
  'a standard nobody knows': situation(
    'standard-unknown',
    'The ranking of this standard is empty.',
    { standard: 'GB/T 99999' },
    ['rankByStandard 200'],
  ),
  "the person's own product is ranked": situation(
    'ranked',
    'A finished analysis of `uid` by the same standard: its row carries the task id.',
    { taskId, uid, standard: 'GB/T 20980' },
    ['rankByStandard 200'],
  ),
  'pictures may have only a few bytes': situation(
    'picture-too-large',
    'Every upload is too large.',
    { maxBytes: 8 },
    ['uploadPhoto 413', 'uploadFeedbackPicture 413', 'uploadAvatar 413'],
  ),

  'the network is slow': situation('slow', 'Every answer takes this long.', { latencyMs: 2000 }, [
    'listAdditives 200',
  ]),
  'the device is offline': situation('offline', 'No call reaches the server.', {}, []),
  'the server is down': situation('down', 'Every call is 503.', {}, everywhere(503)),
  'the server fails': situation('fails', 'Every call is 500.', {}, everywhere(500, ['openChatSocket'])),
  'too many requests': situation(
    'rate-limited',
    'Every call is 429 and says when to come back.',
    { retryAfterSeconds: 30 },
    everywhere(429),
  ),
  'the server is unreliable': situation(
    'unreliable',
    'A share of the calls fails, the same ones for the same seed.',
    { failureRate: 0.3 },
    [],
  ),
  'answers are not what openapi.yaml promises': situation(
    'garbled',
    'A proxy answers with a page of HTML.',
    {},
    [],
  ),
  'the answer breaks off': situation(
    'half-sent',
    'The connection drops after some frames of a streamed answer; a resumed one arrives.',
    { frames: 3 },
    [],
  ),
  'the websocket cannot be opened': situation(
    'no-socket',
    'A proxy lets no upgrade through; streams and plain answers work.',
    {},
    ['openChatSocket 426', 'askQuestion 200'],
  ),
} as const satisfies Record<string, Scenario<Params>>

export type ScenarioName = keyof typeof scenarios

/** The parameters of a scenario; each may be left out. */
export type ScenarioParams<Name extends ScenarioName> = (typeof scenarios)[Name]['params']

/** A scenario as it is chosen: the sentence, and what differs from its defaults. */
export type Chosen = {
  [Name in ScenarioName]: { name: Name; params?: Partial<ScenarioParams<Name>> }
}[ScenarioName]

export const scenarioNames = Object.keys(scenarios).filter(isScenarioName)

/** Whether a text is one of the sentences. */
export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text)
}

/** The sentence of a short name, for links; null when there is none. */
export const scenarioOfSlug = (slug: string): ScenarioName | null =>
  scenarioNames.find(name => scenarios[name].slug === slug) ?? null
