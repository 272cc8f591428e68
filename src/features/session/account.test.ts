import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/mock-world.ts'
import { createAccount, type LeftOver } from './index.ts'

let world: World
let forgotten: string[]
let left: LeftOver[]
let leaving: string[][]
const setUp = () => {
  const { api, session, device } = world
  return createAccount({
    api,
    session,
    device,
    forget: async uid => {
      forgotten.push(uid)
      return left
    },
    hasRecords: async () => true,
    leave: async (person, choice) => {
      leaving.push([person.uid, choice])
      return left.length === 0
    },
  })
}
beforeEach(async () => {
  world = await createWorld()
  forgotten = []
  left = []
  leaving = []
})

describe('an account', () => {
  it('is deleted at the server first, then on the device, and ends the session', async () => {
    await world.signIn()
    expect(await setUp().remove()).toBeNull()
    expect(world.calls).toEqual(['POST /api/oauth/cancel-account'])
    expect(forgotten).toEqual(['u-1'])
    expect(world.session.isActive()).toBe(false)
    expect((await world.read()).accounts).toEqual([])
  })

  it('stays as it is when the server refuses or cannot be reached', async () => {
    await world.signIn()
    await world.apply('the device is offline')
    expect(await setUp().remove()).toMatchObject({ problem: { code: 600001 } })
    expect(forgotten).toEqual([])
    expect(world.session.isActive()).toBe(true)
  })

  it('is not reported as deleted while anything is left, and tries again without asking the server twice', async () => {
    await world.signIn()
    const account = setUp()
    left = ['records']
    expect(await account.remove()).toEqual({ left: ['records'] })
    expect(world.session.isActive()).toBe(true)
    left = []
    expect(await account.remove()).toBeNull()
    expect(world.calls).toEqual(['POST /api/oauth/cancel-account'])
    expect(world.session.isActive()).toBe(false)
  })

  it('stays signed in where what it leaves could not be sealed or removed', async () => {
    await world.signIn()
    const account = setUp()
    left = ['records']
    expect(await account.logOut('keep')).toBe(false)
    expect(world.session.isActive()).toBe(true)
    left = []
    expect(await account.logOut('remove')).toBe(true)
    expect(world.session.isActive()).toBe(false)
    expect(leaving).toEqual([
      ['u-1', 'keep'],
      ['u-1', 'remove'],
    ])
  })

  it('cannot be deleted without a login', async () => {
    expect(await setUp().remove()).not.toBeNull()
    expect(world.calls).toEqual([])
  })

  it('tells the server of a launch, which renews its tokens', async () => {
    await world.signIn()
    const before = world.session.identity().accessToken
    expect(await setUp().launch()).toBeNull()
    expect(world.calls).toEqual(['POST /api/oauth/launch'])
    expect(world.bodies[0]).toMatchObject({ oauth: 'sms', storageid: '1700000000000' })
    expect(world.session.identity().accessToken).not.toBe(before)
  })

  it('does not launch when no user is signed in, or when the sign-in method is unknown', async () => {
    await setUp().launch()
    await world.signIn()
    world.session.update({ login_oauth: '' })
    await setUp().launch()
    expect(world.calls).toEqual([])
  })

  it('stays signed in when the launch does not reach the server', async () => {
    await world.signIn()
    await world.apply('the server is down')
    expect((await setUp().launch())?.code).toBe(503)
    expect(world.session.isActive()).toBe(true)
  })

  it('takes over what the server knows when it is refreshed', async () => {
    await world.signIn()
    await world.apply('a VIP is logged in')
    expect(world.session.state.user?.vip).toBeNull()
    await setUp().refresh()
    expect(world.session.state.user?.vip?.level).toBe(1)
  })

  it('does not write into the session of a user who signed in in the meantime', async () => {
    await world.signIn()
    const refreshing = setUp().refresh()
    const other = await world.apply('a person is logged in', {
      uid: 'u-2',
      phone: '13900139000',
      accessToken: 'access-2',
    })
    if (other.session) world.session.begin(other.session)
    await refreshing
    expect(world.session.state.user?.uid).toBe('u-2')
  })
})
