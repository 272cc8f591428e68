import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../../../../test/mock-world.ts'
import { createConsent } from '../consent.ts'
import { createAnalytics } from './analytics.ts'

let world: World
let idle: Promise<void>
const person = () => ({
  lang: 'en' as const,
  storageId: '1700000000000',
  deviceUserId: '1700000000000',
  phone: world.session.state.user?.privacyPhone ?? '',
  uid: world.session.identity().uid,
  uniPlatform: 'web' as const,
  adsource: '',
  openid: '',
  unionid: '',
})
const setUp = (isAllowed = () => true, api = world.api) =>
  createAnalytics({
    api,
    isAllowed,
    person,
    route: () => '/pages/my/my',
    now: world.now,
    whenIdle: () => idle,
  })
const events = async () => (await world.read()).analytics
beforeEach(async () => {
  world = await createWorld()
  idle = Promise.resolve()
})

describe('analytics', () => {
  it('say nothing before the person agreed, and speak once they did', async () => {
    const consent = createConsent(null)
    const analytics = setUp(consent.isGiven)
    await analytics.launched()
    await analytics.shown()
    await analytics.hidden()
    await analytics.failed(new Error('x'))
    expect(world.calls).toEqual([])
    consent.give()
    await analytics.launched()
    expect(world.calls).toEqual(['POST /analytics/events'])
    expect((await events())[0]).toMatchObject({ eventName: 'onLaunch', appId: 'analyze-h5-web' })
  })

  it('tell how long the app was shown, once for each time', async () => {
    const analytics = setUp()
    await analytics.hidden()
    await analytics.shown()
    await analytics.shown()
    world.pass(1234)
    await analytics.hidden()
    await analytics.hidden()
    world.pass(60_000)
    await analytics.shown()
    world.pass(500)
    await analytics.hidden()
    const told = (await events()).map(({ eventName, eventParams }) => [eventName, eventParams.duration])
    expect(told).toEqual([
      ['onShow', undefined],
      ['onHide', 1234],
      ['onShow', undefined],
      ['onHide', 500],
    ])
    expect((await events())[1]?.eventParams.route).toBe('/pages/my/my')
  })

  it('never hold a phone number: neither the person’s nor one in an error', async () => {
    await world.signIn()
    await setUp().failed(new TypeError('cannot call 13800138000 or +8613800138000'))
    await setUp().failed(new TypeError('nor 139 1234 5678 or (138) 0013-8000'))
    const [event, grouped] = await events()
    expect(grouped?.eventParams.errMsg).toMatch(/^TypeError: nor 139\*{4} or \(138\*{4}$/)
    expect(event?.eventParams).toMatchObject({ phone: '138****8000', uid: 'u-1' })
    expect(event?.eventParams.errMsg).toBe('TypeError: cannot call 138**** or +86****')
    expect(JSON.stringify(world.bodies)).not.toContain('13800138000')
  })

  it.each([undefined, null, 'text', { code: 5 }, new Error('y'.repeat(1000))])(
    'report any thrown value, shortened (%#)',
    async thrown => {
      await setUp().failed(thrown)
      const [event] = await events()
      expect(event?.eventName).toBe('onError')
      expect(event?.eventParams.errMsg?.length).toBeLessThanOrEqual(300)
    },
  )

  it('only log that they failed', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
    await world.apply('the server is down')
    await setUp().launched()
    await world.apply('the device is offline')
    await setUp().launched()
    expect(logged).toHaveBeenCalledTimes(2)
    expect(logged.mock.calls[0]?.[0]).toContain('onLaunch was not recorded (503')
  })

  it('are only logged where what sends them cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
    const lost = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    await setUp(undefined, lost).failed(new Error('x'))
    expect(logged.mock.calls[0]?.[0]).toContain('Failed to fetch dynamically imported module')
  })

  it('wait until the page has nothing better to do', async () => {
    let rest = () => {}
    idle = new Promise(resolve => {
      rest = resolve
    })
    const launched = setUp().launched()
    await Promise.resolve()
    expect(world.calls).toEqual([])
    rest()
    await launched
    expect(world.calls).toHaveLength(1)
  })
})
