import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/mock-world.ts'
import en from '../../i18n/locales/en/session.json'
import zh from '../../i18n/locales/zh-Hans/session.json'
import { createSignIn, type SignIn } from './index.ts'

const phone = '13800138000'

let world: World
let signIn: SignIn
beforeEach(async () => {
  world = await createWorld()
  const { api, session, device, now } = world
  signIn = createSignIn({ api, session, device, now })
})

/** What the form complains of, in both languages. */
const words = () => {
  const { validationError } = signIn.state
  return validationError && [en.faults[validationError], zh.faults[validationError]]
}

const codeInInbox = async () => (await world.read()).smsInbox.at(-1)?.code ?? ''

describe('asking for a code', () => {
  it.each([
    ['', 'Please enter your phone number', '请输入手机号'],
    ['  ', 'Please enter your phone number', '请输入手机号'],
    ['1380013800', 'Invalid phone', '手机号格式不正确'],
    ['23800138000', 'Invalid phone', '手机号格式不正确'],
    ['138001380001', 'Invalid phone', '手机号格式不正确'],
    ['一三八', 'Invalid phone', '手机号格式不正确'],
  ])('of the phone %j is refused with its words, and nothing is sent', async (typed, ...complaint) => {
    signIn.setFields({ phone: typed })
    expect(await signIn.sendCode()).toBe(false)
    expect(words()).toEqual(complaint)
    expect(world.calls).toEqual([])
  })

  it('of a phone that is no string is refused with the words of the specification', async () => {
    // A stored or scripted form may hold anything.
    signIn.setFields({ phone: 13800138000 as unknown as string })
    expect(await signIn.sendCode()).toBe(false)
    expect(await signIn.signIn()).toBe(false)
    expect(words()?.[1]).toBe('手机号码不能为空且必须为字符串')
    expect(world.calls).toEqual([])
  })

  it.each(['138 0013 8000', '138-0013-8000', '１３８００１３８０００', '(138)00138000'])(
    'understands the phone %s',
    async typed => {
      signIn.setFields({ phone: typed })
      expect(await signIn.sendCode()).toBe(true)
      expect(world.bodies[0]).toMatchObject({ phone, countryCode: '86' })
    },
  )

  it('takes 4 to 15 digits elsewhere, and 86 unless told otherwise', async () => {
    expect(signIn.state.countryCode).toBe('86')
    signIn.setFields({ countryCode: '65', phone: '8123' })
    expect(await signIn.sendCode()).toBe(true)
    expect(world.bodies[0]).toMatchObject({ phone: '8123', countryCode: '65' })
  })

  it('counts down from the interval that the server said', async () => {
    signIn.setFields({ phone })
    expect(await signIn.sendCode()).toBe(true)
    expect(signIn.state.resendAtMs).toBe(world.now() + 60_000)
    expect(signIn.state.sentTo).toBe(phone)
  })

  it.each([
    ['the SMS interval is not over', '发送过于频繁，请稍后再试'],
    ['the phone number is not served', '暂不支持该手机号码'],
  ] as const)('is refused with the server’s words when %s', async (scenario, errMsg) => {
    await world.apply(scenario, { phone })
    signIn.setFields({ phone })
    expect(await signIn.sendCode()).toBe(false)
    expect(signIn.state.problem?.errMsg).toBe(errMsg)
    expect(signIn.state.resendAtMs).toBe(0)
    signIn.setFields({ phone: '1' })
    expect(signIn.state.problem).toBeNull()
  })

  it('is one call, however often it is pressed', async () => {
    signIn.setFields({ phone })
    const pressed = await Promise.all([signIn.sendCode(), signIn.sendCode(), signIn.sendCode()])
    expect(pressed).toEqual([true, false, false])
    expect(world.calls).toHaveLength(1)
  })

  it('says so when no server answers', async () => {
    await world.apply('the device is offline')
    signIn.setFields({ phone })
    expect(await signIn.sendCode()).toBe(false)
    expect(signIn.state.problem?.code).toBe(600001)
    expect(signIn.state.busy).toBeNull()
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    signIn.setFields({ phone })
    await signIn.sendCode()
  })

  it.each([
    ['', 'Please enter the verification code', '请输入验证码'],
    ['12', 'Invalid sms code', '验证码不正确'],
    ['abcd', 'Invalid sms code', '验证码不正确'],
  ])('with the code %j is refused with its words, and nothing is sent', async (code, ...complaint) => {
    signIn.setFields({ code })
    expect(await signIn.signIn()).toBe(false)
    expect(words()).toEqual(complaint)
    expect(world.calls).toHaveLength(1)
  })

  it('registers a phone that is new, and forgets what was typed', async () => {
    signIn.setFields({ code: await codeInInbox() })
    expect(await signIn.signIn()).toBe(true)
    expect(world.session.state.user).toMatchObject({ phone, privacyPhone: '138****8000', isNew: true })
    expect(world.session.isActive()).toBe(true)
    expect(signIn.state).toMatchObject({ phone: '', code: '', sentTo: '', resendAtMs: 0 })
    expect(world.bodies[1]).toMatchObject({ storageid: '1700000000000', openid: '', unionid: '' })
  })

  it('understands a code typed with spaces or full-width digits', async () => {
    const code = await codeInInbox()
    signIn.setFields({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
    expect(await signIn.signIn()).toBe(true)
  })

  it('is refused for a wrong code, then too many of them, and keeps what was typed', async () => {
    const right = await codeInInbox()
    for (let tries = 0; tries < 5; tries += 1) {
      signIn.setFields({ code: right === '000000' ? '111111' : '000000' })
      expect(await signIn.signIn()).toBe(false)
      expect(signIn.state.problem?.errMsg).toBe('验证码错误')
    }
    signIn.setFields({ code: right })
    expect(await signIn.signIn()).toBe(false)
    expect(signIn.state.problem?.errMsg).toBe('验证码错误次数过多，请重新获取')
    expect(signIn.state.phone).toBe(phone)
    expect(world.session.isActive()).toBe(false)
  })

  it('is refused for a code that came too long ago', async () => {
    signIn.setFields({ code: await codeInInbox() })
    world.pass(5 * 60_000 + 1)
    expect(await signIn.signIn()).toBe(false)
    expect(signIn.state.problem?.errMsg).toBe('验证码已过期，请重新获取')
  })

  it('asks for the phone again when another one was typed after the code was sent', () => {
    signIn.setFields({ phone: '13900139000' })
    expect(signIn.state.sentTo).toBe('')
  })

  it('keeps the phone the code went to while the code is typed', () => {
    signIn.setFields({ code: '2468' })
    expect(signIn.state.sentTo).toBe(phone)
  })
})

describe('signing in by WeChat', () => {
  it('signs in whoever is known, and registers whoever is not', async () => {
    await world.apply('a WeChat account is known')
    expect(await signIn.signInWithWeixin('0a1b2c3d')).toBe(true)
    expect(world.session.state.user).toMatchObject({ uid: 'u-1', login_oauth: 'mpweixin', isNew: false })
    await world.apply('a WeChat account is not known', {
      weixinCode: 'other',
      openid: 'o-2',
      unionid: 'un-2',
    })
    expect(await signIn.signInWithWeixin('other')).toBe(true)
    expect(world.session.state.user?.isNew).toBe(true)
  })

  it('is refused with the server’s words, and spends a code once', async () => {
    await world.apply('the WeChat code is refused')
    const both = await Promise.all([signIn.signInWithWeixin('0a1b2c3d'), signIn.signInWithWeixin('0a1b2c3d')])
    expect(both).toEqual([false, false])
    expect(signIn.state.problem?.errMsg).toBe('微信登录凭证无效，请重试')
    expect(world.calls).toEqual(['POST /api/oauth/mpweixin/signIn'])
  })
})
