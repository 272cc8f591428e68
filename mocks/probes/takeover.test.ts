import { beforeEach, describe, expect, it } from 'vitest'
import type { MockBackend } from '../backend.ts'
import { createSomebody, createTarget } from './somebody.ts'

let mock: MockBackend
let clock: { nowMs: number }
beforeEach(async () => {
  ;({ mock, clock } = await createTarget())
})

const number = '15112345678'

describe('one account is not opened by another', () => {
  it('with the same digits in another country', async () => {
    const owner = await createSomebody(mock).bySms('86', number)
    const other = await createSomebody(mock).bySms('49', number)
    expect(other.data?.userInfo.isNew).toBe(true)
    expect(other.data?.userInfo.uid).not.toBe(owner.data?.userInfo.uid)
  })

  it('and does not lose its code when the account with the same digits is deleted', async () => {
    const other = createSomebody(mock)
    await other.bySms('49', number)
    const owner = createSomebody(mock)
    await owner.api.sendSmsCode({ phone: number, countryCode: '86' })
    const code = (await mock.control.read()).smsInbox.at(-1)?.code ?? ''
    await other.api.cancelAccount()
    expect((await mock.control.read()).smsInbox.at(-1)?.code).toBe(code)
    const entered = await owner.api.signInWithSms({
      phone: number,
      countryCode: '86',
      code,
      storageid: '1',
      openid: '',
      unionid: '',
    })
    expect(entered.data?.code).toBe(0)
  })

  it.each([{ openid: 'o-victim' }, { unionid: 'un-victim' }])(
    'with a WeChat code of one and %o of the other',
    async claimed => {
      await mock.control.apply('a WeChat account is known', {
        weixinCode: 'of-victim',
        openid: 'o-victim',
        unionid: 'un-victim',
        uid: 'u-victim',
      })
      const thief = await createSomebody(mock).byWeixin('of-thief', claimed)
      expect(thief.data?.userInfo.uid).not.toBe('u-victim')
      expect((await createSomebody(mock).byWeixin('of-victim')).data?.userInfo.uid).toBe('u-victim')
    },
  )

  it('with a WeChat code that was used already', async () => {
    expect((await createSomebody(mock).byWeixin('once')).data?.code).toBe(0)
    expect((await createSomebody(mock).byWeixin('once')).problem?.code).toBe(1006)
  })

  it.each(['sign-in by SMS', 'launch'])('that claimed its openid at %s before', async way => {
    const thief = createSomebody(mock)
    const claimed = { openid: 'o-victim', unionid: 'un-victim' }
    await thief.bySms('86', number, way === 'launch' ? {} : claimed)
    if (way === 'launch') expect((await thief.launch('sms', claimed)).data?.code).toBe(0)
    await mock.control.apply('a WeChat account is not known', {
      weixinCode: 'of-victim',
      ...claimed,
    })
    expect((await thief.api.getMyself()).data?.userInfo.uid).toBe(thief.held.uid) // the thief's own account stays
    const victim = await createSomebody(mock).byWeixin('of-victim')
    expect(victim.data?.userInfo).toMatchObject({ isNew: true, phone: '' })
    expect(victim.data?.userInfo.uid).not.toBe(thief.held.uid)
  })

  it('by naming its uid', async () => {
    const owner = createSomebody(mock)
    await owner.bySms('86', number)
    await mock.control.apply('a finished analysis', { uid: owner.held.uid })
    const [task] = [(await mock.control.read()).scenarios.at(-1)?.params['taskId']]
    const anonymous = createSomebody(mock, owner.held.uid)
    expect((await anonymous.api.getMyself()).problem?.code).toBe(401)
    expect((await anonymous.api.getTask(String(task))).problem?.code).toBe(404)
    const other = createSomebody(mock)
    await other.bySms('86', '15212345678')
    other.held.uid = owner.held.uid
    expect((await other.api.getTask(String(task))).problem?.code).toBe(404)
    expect((await other.api.getMyself()).data?.userInfo.phone).toBe('15212345678')
  })

  it('by its token after the account is gone, or after the token was renewed', async () => {
    const owner = createSomebody(mock)
    await owner.bySms('86', number)
    const { accessToken: first } = owner.held
    await owner.launch('sms')
    clock.nowMs += 61_000
    const thief = createSomebody(mock)
    thief.held.accessToken = first
    expect((await thief.api.getMyself()).problem?.code).toBe(401)
    thief.held.accessToken = owner.held.accessToken
    await owner.api.cancelAccount()
    expect((await thief.api.getMyself()).problem?.code).toBe(401)
  })
})
