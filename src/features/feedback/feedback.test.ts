import { beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/mock-world.ts'
import en from '../../i18n/locales/en/feedback.json'
import zh from '../../i18n/locales/zh-Hans/feedback.json'
import { createFeedback, type Feedback } from './index.ts'

const jpeg = new Blob(
  [new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0, 0xff, 0xd9])],
  { type: 'image/jpeg' },
)
const picture = (name = 'shot.jpg') => new File([jpeg], name, { type: 'image/jpeg' })

let world: World
let feedback: Feedback
let keys = 0
beforeEach(async () => {
  world = await createWorld()
  const { api, session, device } = world
  feedback = createFeedback({
    api,
    session,
    device,
    preparePicture: async file => (file.name.endsWith('.jpg') ? jpeg : null),
    extras: () => ({ version: '1.1.0', lang: 'en' }),
    newKey: () => `key-${keys++}`,
  })
})

const good = { content: 'The list was read from right to left.', contact: 'a@b.cn' }

it.each([
  [{ content: '', contact: '' }, 'contentRequired', 'contactRequired'],
  [{ content: ' \n ', contact: ' ' }, 'contentRequired', 'contactRequired'],
  [{ content: 'too short', contact: 'nobody' }, 'contentShort', 'contactInvalid'],
  [{ content: '九个字还是太短了呀', contact: 'a@b' }, 'contentShort', 'contactInvalid'],
  [{ content: '👩‍🍳', contact: '12' }, 'contentShort', 'contactInvalid'],
] as const)('%j is refused, and nothing is sent', async (typed, content, contact) => {
  feedback.setFields(typed)
  expect(await feedback.submit()).toBe(false)
  expect(feedback.state.validationErrors).toEqual({ content, contact })
  expect(world.calls).toEqual([])
})

it('complains in the words of the specification', () => {
  expect(en.contentRequired).toBe('Content information is required')
  expect(en.contactRequired).toBe('Contact information is required')
  expect([en.success, en.failed]).toEqual(['Submission Successful', 'Submission Failed'])
  expect(en.contentHint).toContain('10 characters')
  expect(zh.contentHint).toContain('10')
})

it.each(['a@b.cn', '13800138000', '+86 138-0013-8000', '(010) 12345678'])(
  'the contact %s is taken',
  async contact => {
    feedback.setFields({ ...good, contact })
    expect(await feedback.submit()).toBe(true)
  },
)

it('carries the analysis it is about, unless the person takes that out', async () => {
  const about = { taskId: 't-1', title: '苏打饼干', score: '61', versions: '3 2760' }
  const sent = async () => {
    expect(await feedback.submit()).toBe(true)
    return world.bodies.at(-1)?.['extras']
  }
  feedback.setFields(good)
  feedback.setSubject(about)
  expect(await sent()).toMatchObject({ taskId: 't-1', product: '苏打饼干', score: '61', versions: '3 2760' })
  feedback.reset()
  feedback.setFields(good)
  feedback.setSubject(about)
  feedback.setSubject(null)
  expect(await sent()).toEqual({ version: '1.1.0', lang: 'en' })
})

it('is sent with who and where, never with the phone in what is known of the person', async () => {
  await world.signIn()
  feedback.setFields({ content: '  ten letters and more  ', contact: 'a@b.cn' })
  expect(await feedback.submit()).toBe(true)
  expect(feedback.state.phase).toBe('sent')
  expect(world.bodies[0]).toMatchObject({
    content: 'ten letters and more',
    screenshot: [],
    storageid: '1700000000000',
    deviceUserId: '1700000000000',
    phone: '13800138000',
    uid: 'u-1',
    extras: { version: '1.1.0', lang: 'en' },
  })
  const shown = world.bodies[0]?.['userInfo']
  expect(Object.keys(shown as object).sort()).toEqual(
    ['avatar', 'birthday', 'gender', 'isNew', 'login_oauth', 'nickname', 'vip'].sort(),
  )
  expect((await world.read()).feedbacks).toHaveLength(1)
})

it('keeps the draft when it fails, and does not send a picture twice', async () => {
  feedback.setFields(good)
  await feedback.addPictures([picture(), picture()])
  await world.apply('the server fails')
  expect(await feedback.submit()).toBe(false)
  expect(feedback.state).toMatchObject({ ...good, phase: 'writing', uploading: 0 })
  expect(feedback.state.problem?.code).toBe(500)
  expect(feedback.state.pictures).toHaveLength(2)

  await world.reset()
  const uploads = () => world.calls.filter(call => call === 'POST /api/upload/feedbacks').length
  const before = uploads()
  // The pictures go through, the message does not; then all of it.
  world.before(call => call === 'POST /api/feedbacks' && world.apply('the server fails'))
  expect(await feedback.submit()).toBe(false)
  world.before(() => {})
  await world.change({ always: null })
  expect(await feedback.submit()).toBe(true)
  expect(uploads()).toBe(before + 2)
  expect((await world.read()).feedbacks[0]).toMatchObject({
    request: { screenshot: [expect.any(String), expect.any(String)] },
  })
})

it('is sent once, however often it is pressed', async () => {
  feedback.setFields(good)
  expect(await Promise.all([feedback.submit(), feedback.submit()])).toEqual([true, false])
  expect(world.calls).toEqual(['POST /api/feedbacks'])
})

it('takes nine pictures, says so of the tenth, and names the one it cannot use', async () => {
  await feedback.addPictures(Array.from({ length: 10 }, () => picture()))
  expect(feedback.state.pictures).toHaveLength(9)
  expect(feedback.state.validationErrors.pictures).toEqual({ kind: 'tooMany' })
  const [first = ''] = feedback.state.pictures
  feedback.removePicture(first)
  expect(feedback.pictureOf(first)).toBeNull()
  await feedback.addPictures([picture('song.mp3')])
  expect(feedback.state.validationErrors.pictures).toEqual({ kind: 'unusable', name: 'song.mp3' })
  expect(feedback.state.pictures).toHaveLength(8)
})

it('is empty again after it was sent', async () => {
  feedback.setFields(good)
  await feedback.submit()
  feedback.reset()
  expect(feedback.state).toMatchObject({ content: '', contact: '', pictures: [], phase: 'writing' })
})
