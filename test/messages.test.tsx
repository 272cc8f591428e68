import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { createApi } from '../src/api/client.ts'
import type { Problem } from '../src/api/problems.ts'
import { askOverSocket, type FrameSocket } from '../src/api/socket.ts'
import { createFeedback, FeedbackScreen } from '../src/features/feedback/index.ts'
import { ScanProgress } from '../src/features/scan/index.ts'
import { createSignIn, LoginScreen, type SignIn, SmsCodeScreen } from '../src/features/session/index.ts'
import { createI18n, problemText } from '../src/i18n/index.ts'
import { createWorld, taskId, type World } from './mock-world.ts'

/** What the specification has people read (sections 5 and 8), provoked, and read off the screens in both languages. */
type Words = readonly [zh: string, en: string]
const languages = ['zh-Hans', 'en'] as const
const phone = '13800138000'

let texts: Awaited<ReturnType<typeof createI18n>>[]
beforeAll(async () => {
  texts = await Promise.all(
    languages.map(async language => {
      const i18n = await createI18n({
        store: null,
        configured: language,
        browserLanguages: [],
        namespaces: ['app'],
      })
      await i18n.loadNamespaces(['session', 'problems', 'feedback', 'scan', 'share', 'history', 'pull'])
      return i18n
    }),
  )
})

let world: World
beforeEach(async () => {
  world = await createWorld()
})

/** What a screen says, in both languages. */
const shown = (screen: ReactElement): string[] =>
  texts.map(i18n =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Router ssrPath="/">{screen}</Router>
      </I18nextProvider>,
    ),
  )

const expectShown = (screen: ReactElement, words: Words) => {
  const screens = shown(screen)
  for (const [at, text] of words.entries()) expect(screens[at], languages[at]).toContain(`>${text}<`)
}

describe('signing in', () => {
  let signIn: SignIn
  beforeEach(() => {
    const { api, session, device, now } = world
    signIn = createSignIn({ api, session, device, now })
  })
  const loginScreen = () => <LoginScreen signIn={signIn} weixinCode={null} onCodeSent={() => {}} />

  it.each<[typed: string, Words]>([
    ['', ['请输入手机号', 'Please enter your phone number']],
    ['1380013800', ['手机号格式不正确', 'Invalid phone']],
  ])('with the phone %j', async (typed, words) => {
    signIn.setFields({ phone: typed })
    await signIn.sendCode()
    expectShown(loginScreen(), words)
  })

  it('with a phone that is no string', async () => {
    signIn.setFields({ phone: 13800138000 as unknown as string }) // a stored or scripted form may hold anything
    await signIn.sendCode()
    expectShown(loginScreen(), [
      '手机号码不能为空且必须为字符串',
      'The phone number cannot be empty and must be a string',
    ])
  })

  it.each<[typed: string, Words]>([
    ['', ['请输入验证码', 'Please enter the verification code']],
    ['12', ['验证码不正确', 'Invalid sms code']],
  ])('with the code %j', async (typed, words) => {
    signIn.setFields({ phone })
    await signIn.sendCode()
    signIn.setFields({ code: typed })
    await signIn.signIn()
    expectShown(<SmsCodeScreen signIn={signIn} />, words)
  })

  it.each<[Parameters<World['apply']>[0], Words]>([
    [
      'the SMS interval is not over',
      ['发送过于频繁，请稍后再试', 'A code was sent a moment ago. Please wait before asking for another.'],
    ],
    ['the phone number is not served', ['暂不支持该手机号码', 'No code can be sent to this phone number']],
    ['the device is offline', ['网络异常，请刷新重试。', 'Network error, please refresh and try again']],
    ['too many requests', ['操作太频繁，请稍等再试。', 'Too many requests. Please wait a moment.']],
  ])('when no code is sent: %s', async (scenario, words) => {
    await (scenario === 'the phone number is not served' || scenario === 'the SMS interval is not over'
      ? world.apply(scenario, { phone })
      : world.apply(scenario))
    signIn.setFields({ phone })
    expect(await signIn.sendCode()).toBe(false)
    expectShown(loginScreen(), words)
  })

  it.each<[Parameters<World['apply']>[0], Words]>([
    ['the typed SMS code is wrong', ['验证码错误', 'This is not the code that was sent']],
    [
      'the SMS code has expired',
      ['验证码已过期，请重新获取', 'The code has expired. Please ask for a new one.'],
    ],
    [
      'the tries for the SMS code are used up',
      ['验证码错误次数过多，请重新获取', 'Too many wrong codes. Please ask for a new one.'],
    ],
  ])('when the code is refused: %s', async (scenario, words) => {
    await world.apply(scenario)
    signIn.setFields({ phone, code: '246810' })
    expect(await signIn.signIn()).toBe(false)
    expectShown(<SmsCodeScreen signIn={signIn} />, words)
  })

  it('when WeChat refuses', async () => {
    await world.apply('the WeChat code is refused')
    await signIn.signInWithWeixin('0a1b2c3d')
    expectShown(loginScreen(), [
      '微信登录凭证无效，请重试',
      'WeChat did not confirm the login. Please try again.',
    ])
  })

  it('with an unexpected refusal: in the server’s own words, errMsg before error', () => {
    signIn.state.problem = { code: 1999, errMsg: '<b>本地区暂停服务</b>', error: 'closed' }
    expectShown(loginScreen(), ['&lt;b&gt;本地区暂停服务&lt;/b&gt;', '&lt;b&gt;本地区暂停服务&lt;/b&gt;'])
    signIn.state.problem = { code: 1999, errMsg: '', error: 'closed' }
    expectShown(loginScreen(), ['closed', 'closed'])
  })
})

describe('feedback', () => {
  const write = async (content: string, contact: string, isUp = true) => {
    const { api, session, device } = world
    const feedback = createFeedback({
      api,
      session,
      device,
      preparePicture: async () => null,
      extras: () => ({ version: '1.1.0', lang: 'en' }),
      newKey: () => 'key',
    })
    if (!isUp) await world.apply('the server is down')
    expectShown(<FeedbackScreen feedback={feedback} />, [
      '请至少写 10 个字',
      'At least 10 characters, please',
    ])
    feedback.setFields({ content, contact })
    await feedback.submit()
    return <FeedbackScreen feedback={feedback} />
  }

  it('without content', async () => {
    const words: Words = ['请填写内容', 'Content information is required']
    expectShown(await write('', 'a@b.cn'), words)
  })

  it('of nine characters', async () => {
    expectShown(await write('too short', 'a@b.cn'), [
      '请至少写 10 个字，现在是 9 个',
      'At least 10 characters, please; so far there are 9',
    ])
  })

  it('without contact', async () => {
    expectShown(await write('long enough for all', ''), ['请填写联系方式', 'Contact information is required'])
  })

  it('that is sent', async () => {
    expectShown(await write('long enough for all', 'a@b.cn'), ['提交成功', 'Submission Successful'])
  })

  it('that is not sent', async () => {
    expectShown(await write('long enough for all', 'a@b.cn', false), [
      '提交失败 · 服务暂时不可用，请稍后再试。',
      'Submission Failed · The service is not available right now. Please try again later.',
    ])
  })
})

describe('an analysis', () => {
  it('that the network cut off', async () => {
    await world.apply('the device is offline')
    const { problem } = await (await world.api()).getTask(taskId)
    if (!problem) throw new Error('it was answered')
    const screens = shown(<ScanProgress lifecycle={{ phase: 'failed', problem }} />)
    expect(screens[0]).toContain('网络异常，请刷新重试。')
    expect(screens[1]).toContain('Network error, please refresh and try again')
  })

  it('of a photo without a list', async () => {
    await world.apply('a photo without an ingredient list')
    const { data: task } = await (await world.api()).getTask(taskId)
    if (!task) throw new Error('there is no task')
    expect(task.status).toBe('unrecognized')
    const screens = shown(<ScanProgress lifecycle={{ phase: 'unrecognized', task }} />)
    expect(screens[0]).toContain('未识别到配料表')
    expect(screens[0]).toContain('没有找到配料')
    expect(screens[1]).toContain('Ingredient list not recognized')
    expect(screens[1]).toContain('No ingredients detected')
  })

  it('under way', () => {
    expectShown(<ScanProgress lifecycle={{ phase: 'waiting' }} />, ['思考中…', 'Thinking...'])
  })
})

describe('a call', () => {
  const expectWords = (problem: Problem | null | undefined, code: number, words: Words) => {
    expect(problem?.code).toBe(code)
    expect(texts.map(i18n => problemText(i18n.getFixedT(null, ['problems']), code))).toEqual(words)
  }
  const silent = (timeoutMs?: number) =>
    createApi({
      baseUrl: 'http://mock.test',
      fetch: ({ signal }) =>
        new Promise((_, reject) => {
          signal.throwIfAborted()
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
      identity: world.session.identity,
      onLogout: world.onLogout,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })

  it('without an answer in time: 5', async () => {
    const { problem } = await silent(1).getMyself()
    expectWords(problem, 5, [
      '连接超时，点击屏幕重试',
      'The connection timed out, click the screen to try again',
    ])
  })

  it('that was given up: 600003', async () => {
    const { problem } = await silent().getMyself({ signal: AbortSignal.abort() })
    expectWords(problem, 600003, ['已取消。', 'Cancelled.'])
  })

  it('that lost its photo on the way: 602001', async () => {
    await world.apply('the device is offline')
    const { problem } = await (await world.api()).uploadAvatar(new Blob(['photo'], { type: 'image/jpeg' }))
    expectWords(problem, 602001, [
      '照片没有上传成功，请检查网络后重试。',
      'The photo was not uploaded. Check the network and try again.',
    ])
  })

  const ask = (connect: () => FrameSocket) =>
    askOverSocket(
      { eventId: 'e', uid: '', questionId: 'q', question: '?', history: [], taskId, lang: 'en' },
      () => {},
      new AbortController().signal,
      { connect, wait: async () => {}, retryAfterMs: [] },
    )

  it('whose websocket cannot be opened: 600009', async () => {
    const refused = () => {
      throw new Error('refused')
    }
    expectWords(await ask(refused), 600009, [
      '连接建立失败，请检查网络后重试。',
      'The connection could not be opened. Check the network and try again.',
    ])
  })

  it('over a websocket that is not open: 10002', async () => {
    const closing = () => {
      const socket = Object.assign(new EventTarget(), { readyState: 2, send: () => {}, close: () => {} })
      queueMicrotask(() => socket.dispatchEvent(new Event('open')))
      return socket
    }
    expectWords(await ask(closing), 10002, [
      '连接已断开，请重试。',
      'The connection is closed. Please try again.',
    ])
  })

  it.each(['a cancelled share', 'a deleted share'] as const)('for %s', async scenario => {
    await world.signIn()
    await world.apply(scenario)
    const { problem } = await (await world.api()).createTaskByShare('s-1')
    expectWords(problem, 410, ['分享已取消或已删除', 'Share was canceled or deleted'])
  })

  it('that was turned down for want of a login logs out once', async () => {
    await world.signIn()
    await world.apply('the access token has expired')
    const { problem } = await (await world.api()).getMyself()
    expectWords(problem, 401, ['请先登录。', 'Please log in first.'])
    expect(world.logouts()).toBe(1)
    expect(world.session.state).toMatchObject({ user: null, hasExpired: true })
  })
})

/** Journeys provoke these by their keys, in both languages; here are their texts. */
it.each<[key: string, values: Record<string, string | number>, Words]>([
  ['session:codeSent', {}, ['验证码已发送', 'SMS code sent']],
  ['session:getCode', {}, ['获取验证码', 'Get SMS Code']],
  ['session:resendIn', { count: 58 }, ['58 秒后重新获取', 'Resend in 58 s']],
  ['session:deletion.title', {}, ['确认注销账号', 'Confirm Account Deletion']],
  ['session:deletion.key', {}, ['注销', 'Delete']],
  ['session:deletion.type', { deleteKey: 'Delete' }, ['请输入`Delete`', 'Please type `Delete`']],
  ['share:gone', {}, ['分享已取消或已删除', 'Share was canceled or deleted']],
  ['share:copied', {}, ['链接已复制', 'Link copied']],
  [
    'share:copyFailed',
    {},
    ['没有复制成功，请长按链接复制', 'Not copied; press and hold the link to copy it'],
  ],
  ['history:empty', {}, ['没有使用记录', 'No usage records']],
  ['history:notRecognized', {}, ['未识别到配料表', 'Ingredient list not recognized']],
  ['pull:restoring', {}, ['已刷新', 'Refreshed']],
  [
    'app:broken.timeout',
    {},
    ['连接超时，点击屏幕重试', 'Connection timed out, click the screen to try again'],
  ],
])('%s %j reads as the specification has it', (key, values, words) => {
  expect(texts.map(i18n => i18n.getFixedT(null, ['app'])(key as 'app:title', values))).toEqual(words) // keys of a table are no types
})
