import { beforeEach, describe, expect, it } from 'vitest'
import { createStore, createWorld, type World } from '../../test/mock-world.ts'
import { createSession } from './session.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
  await world.signIn()
})

/** The session of a page that is opened now, on the same device. */
const nextPage = () => createSession(world.store)

const tellOtherTabs = (tab: EventTarget, key: string | null) =>
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))

describe('a session', () => {
  it('is there again after a reload, and gone after logging out', () => {
    expect(nextPage().isActive()).toBe(true)
    expect(nextPage().state.user).toEqual(world.session.state.user)
    expect([...world.store.items.keys()].sort()).toEqual(['agc_token', 'agc_user_info'])
    world.session.end()
    expect(nextPage().isActive()).toBe(false)
    expect(world.store.items.size).toBe(0)
  })

  it.each([
    ['a user that is no JSON', 'agc_user_info', '{'],
    ['a user without a uid', 'agc_user_info', '{"phone":"1"}'],
    ['a user that is a list', 'agc_user_info', '[]'],
    ['a user that is null', 'agc_user_info', 'null'],
    ['a token that is no JSON', 'agc_token', 'access-1'],
    ['a token that is a number', 'agc_token', '{"accessToken":1}'],
    ['an empty token', 'agc_token', '{"accessToken":""}'],
  ])('with %s is no session', (_, key, value) => {
    world.store.setItem(key, value)
    const { isActive, identity } = nextPage()
    expect(isActive()).toBe(false)
    expect(identity().uid).toBe('')
  })

  it('keeps the access token alone, and forgets the refresh token that an earlier version kept', () => {
    const { user } = world.session.state
    if (user === null) throw new Error('nobody is signed in')
    const answered = { userInfo: user, accessToken: 'access-1', refreshToken: 'refresh-1' }
    world.session.begin(answered)
    expect(world.store.getItem('agc_token')).toBe('{"accessToken":"access-1"}')
    world.store.setItem('agc_token', '{"accessToken":"access-1","refreshToken":"refresh-1"}')
    expect(nextPage().isActive()).toBe(true)
    expect(world.store.getItem('agc_token')).toBe('{"accessToken":"access-1"}')
  })

  it('keeps what is readable of a damaged user', () => {
    const damaged = { uid: 'u-1', phone: 5, nickname: '麦子', gender: 'x', vip: { level: 1, expiresAt: 'y' } }
    world.store.setItem('agc_user_info', JSON.stringify(damaged))
    expect(nextPage().state.user).toEqual({
      uid: 'u-1',
      phone: '',
      privacyPhone: '',
      nickname: '麦子',
      avatar: '',
      gender: 'unknown',
      birthday: null,
      login_oauth: '',
      vip: null,
      isNew: false,
    })
  })

  it('leaves out a membership that is not whole', () => {
    const until = '2027-01-01T00:00:00Z'
    const wrong = [
      { level: 1 },
      { expiresAt: until },
      { level: '1', expiresAt: until },
      { level: 1, expiresAt: 5 },
    ]
    for (const vip of [...wrong, 'gold', 1]) {
      world.store.setItem('agc_user_info', JSON.stringify({ uid: 'u-1', vip }))
      expect(nextPage().state.user, JSON.stringify(vip)).toMatchObject({ uid: 'u-1', vip: null })
    }
  })

  it('keeps all that is known of a person', () => {
    const known = {
      uid: 'u-1',
      phone: '13800138000',
      privacyPhone: '138****8000',
      nickname: '麦子',
      avatar: 'https://pictures.test/1',
      gender: 'male',
      birthday: '1990-02-28',
      login_oauth: 'sms',
      vip: { level: 2, expiresAt: '2027-01-01T00:00:00Z' },
      isNew: true,
    }
    world.store.setItem('agc_user_info', JSON.stringify(known))
    expect(nextPage().state.user).toEqual(known)
  })

  it.each([
    ['no JSON', '{', { nickname: '麦子', gender: 'unknown', birthday: null }],
    ['nobody’s', '{"nickname":"x","gender":"male"}', { nickname: '麦子', gender: 'unknown', birthday: null }],
    [
      'damaged',
      '{"uid":"u-1","nickname":1,"gender":"x"}',
      { nickname: '', gender: 'unknown', birthday: null },
    ],
    [
      'another person’s',
      '{"uid":"u-2","nickname":"x","gender":"male"}',
      { nickname: '麦子', gender: 'unknown' },
    ],
  ])('with edits that are %s continues', async (_, kept, expected) => {
    world.store.setItem('ai-profile', kept)
    const next = nextPage()
    next.begin({ ...(await world.signInAs('u-1')) })
    expect(next.state.user).toMatchObject(expected)
  })

  it('forgets a picture that only the page before could show', () => {
    world.session.update({ avatar: 'blob:https://app.test/1' })
    expect(world.session.state.user?.avatar).toBe('blob:https://app.test/1')
    expect(nextPage().state.user).toEqual({ ...world.session.state.user, avatar: '' })
  })

  it('does not take what other apps of the page store for its own', () => {
    const tab = new EventTarget()
    const other = nextPage()
    other.follow(tab)
    world.store.items.clear()
    tellOtherTabs(tab, 'ai-lang')
    expect(other.isActive()).toBe(true)
    tab.dispatchEvent(new Event('storage'))
    expect(other.isActive()).toBe(false)
  })

  it('that the server refused differs from one that begins', async () => {
    expect(nextPage().state.hasExpired).toBe(false)
    const { session } = world
    session.expire()
    expect(session.state.hasExpired).toBe(true)
    session.begin({ ...(await world.signInAs('u-1')) })
    expect(session.state.hasExpired).toBe(false)
  })

  it('ends in every tab when it ends in one, and begins in every tab', () => {
    const otherTab = new EventTarget()
    const other = nextPage()
    other.follow(otherTab)
    world.session.end()
    tellOtherTabs(otherTab, 'agc_token')
    expect(other.isActive()).toBe(false)
    tellOtherTabs(otherTab, 'ai-lang')

    world.store.setItem('agc_user_info', '{"uid":"u-1"}')
    tellOtherTabs(otherTab, 'agc_user_info')
    expect(other.isActive()).toBe(false)
    world.store.setItem('agc_token', '{"accessToken":"a"}')
    tellOtherTabs(otherTab, 'agc_token')
    expect(other.isActive()).toBe(true)
    expect(other.identity()).toEqual({ accessToken: 'a', uid: 'u-1' })
    world.store.setItem('agc_user_info', '{"uid":"u-1","nickname":"𠮷野"}')
    tellOtherTabs(otherTab, 'agc_user_info')
    expect(other.state.user?.nickname).toBe('𠮷野')
    world.store.items.clear()
    tellOtherTabs(otherTab, null)
    expect(other.isActive()).toBe(false)
  })

  it('keeps the profile the person entered when the server sends another later', async () => {
    const said = { nickname: '𠮷野', gender: 'female' as const, birthday: '1990-02-28' }
    world.session.edit(said)
    world.session.begin({ ...(await world.signInAs('u-1')) })
    world.session.update({ nickname: '麦子', avatar: 'https://pictures.test/1' })
    expect(world.session.state.user).toMatchObject({ ...said, avatar: 'https://pictures.test/1' })
    expect(nextPage().state.user).toMatchObject(said)
    const next = nextPage()
    next.begin({ ...(await world.signInAs('u-1')) })
    expect(next.state.user).toMatchObject(said)
    const other = await world.apply('a person is logged in', { uid: 'u-2', accessToken: 'access-2' })
    if (other.session) next.begin(other.session)
    expect(next.state.user?.nickname).toBe('麦子')
    next.forgetEdits()
    next.begin({ ...(await world.signInAs('u-1')) })
    expect(next.state.user?.nickname).toBe('麦子')
    const later = nextPage()
    later.begin({ ...(await world.signInAs('u-1')) })
    expect(later.state.user?.nickname).toBe('麦子')
  })

  it('without a user ignores changes', () => {
    const nobody = createSession(createStore())
    nobody.update({ nickname: '麦子' })
    nobody.edit({ nickname: '麦子', gender: 'female', birthday: null })
    expect(nobody.state.user).toBeNull()
  })

  it('works in a browser whose storage is disabled or full', async () => {
    const begun = { ...(await world.signInAs('u-1')) }
    const none = createSession(null)
    none.begin(begun)
    expect(none.isActive()).toBe(true)
    none.edit({ nickname: '𠮷野', gender: 'female', birthday: null })
    none.forgetEdits()
    none.end()
    expect(none.isActive()).toBe(false)
    const full = createSession({
      ...createStore(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    full.begin(begun)
    expect(full.isActive()).toBe(true)
  })

  it('is logged out once by 401, however many calls were under way', async () => {
    await world.apply('the access token has expired')
    const api = await world.api()
    const answers = await Promise.all([api.getMyself(), api.getMyself(), api.shareTask('x', 'shared')])
    expect(answers.map(({ problem }) => problem?.code)).toEqual([401, 401, 401])
    expect(world.logouts()).toBe(1)
    expect(world.session.isActive()).toBe(false)
    expect(world.session.state.hasExpired).toBe(true)
  })

  it('is not logged out by a 401 that belonged to the session before', async () => {
    await world.apply('the access token has expired')
    const api = await world.api()
    const late = api.getMyself()
    world.session.begin({ ...(await world.signInAs('u-1')) })
    expect((await late).problem?.code).toBe(401)
    expect(world.session.isActive()).toBe(true)
  })
})
