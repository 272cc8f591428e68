import { beforeEach, describe, expect, it } from 'vitest'
import type { MockBackend } from '../backend.ts'
import { smallJpeg } from '../validation/example-request.ts'
import { createSomebody, createTarget, openChat } from './somebody.ts'

let mock: MockBackend
beforeEach(async () => {
  ;({ mock } = await createTarget())
})

const taskId = '0198f3f0-0000-7000-8000-000000000001'
const questionId = '3d0a9a52-52f7-4ad4-9a6e-1a8b4a1f5d10'
const eventId = '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11'
const askFrame = { type: 'ask', questionId, question: '有哪些防腐剂', history: [], lang: 'zh-Hans', eventId }
const notFound = [{ type: 'problem', problem: { code: 404 } }]

const signedIn = async (phone: string) => {
  const somebody = createSomebody(mock)
  await somebody.bySms('86', phone)
  return somebody
}

/** An owner with a private record who asked about it over a websocket, and heard all of the answer. */
const asked = async () => {
  const owner = await signedIn('15112345678')
  await mock.control.apply('a finished analysis', { uid: owner.held.uid })
  const { accessToken, uid } = owner.held
  const chat = await openChat(mock)
  const ask = { ...askFrame, taskId, uid, accessToken }
  chat.say(ask)
  const frames = await chat.heard()
  expect(frames.at(-1)?.type).toBe('done')
  return { owner, frames, ask, accessToken }
}
const resume = { type: 'resume', questionId, seq: 0 }

describe('the answer to a question of a person', () => {
  it('is resumed by that person', async () => {
    const { frames, accessToken } = await asked()
    const again = await openChat(mock)
    again.say({ ...resume, accessToken })
    expect(await again.heard()).toEqual(frames.slice(1))
  })

  it('is not resumed without a token, nor with the token of somebody else', async () => {
    await asked()
    const other = await signedIn('15212345678')
    for (const accessToken of [undefined, other.held.accessToken, 'access-wrong']) {
      const chat = await openChat(mock)
      chat.say({ ...resume, accessToken })
      expect(await chat.heard()).toMatchObject(notFound)
    }
  })

  it('is neither stopped nor replaced by somebody who uses its id', async () => {
    const { frames, accessToken } = await asked()
    const other = await openChat(mock)
    other.say({ type: 'stop', questionId })
    expect(await other.heard()).toMatchObject(notFound)
    other.say({ ...askFrame, question: '山梨酸钾', taskId: '', uid: '' })
    await other.heard()
    const again = await openChat(mock)
    again.say({ ...resume, accessToken })
    expect(await again.heard()).toEqual(frames.slice(1))
  })

  it('is gone with the account', async () => {
    const { owner, accessToken } = await asked()
    await owner.api.cancelAccount()
    for (const token of [undefined, accessToken]) {
      const chat = await openChat(mock)
      chat.say({ ...resume, accessToken: token })
      expect(await chat.heard()).toMatchObject(notFound)
    }
  })

  it('is gone after a reset, as is one that nobody signed in for', async () => {
    await asked()
    const chat = await openChat(mock)
    chat.say({ ...askFrame, questionId: eventId, taskId: '', uid: '' })
    await chat.heard()
    await mock.control.reset()
    for (const id of [questionId, eventId]) {
      chat.say({ ...resume, questionId: id })
      expect(await chat.heard()).toMatchObject(notFound)
    }
  })
})

describe('of a deleted account', () => {
  const isKept = (url = '') => mock.picture(url.replace('blob:', '')) !== null

  it('no picture is left, sent with a feedback or not', async () => {
    const owner = await signedIn('15112345678')
    const { data } = await owner.api.uploadFeedbackPicture(smallJpeg())
    expect(isKept(data?.imageUrl)).toBe(true)
    await owner.api.cancelAccount()
    expect(isKept(data?.imageUrl)).toBe(false)
  })

  it('no picture is left that was under way, however far it was', async () => {
    for (let turns = 0; turns < 16; turns += 1) {
      await mock.control.reset()
      const owner = await signedIn('15112345678')
      const uploads = Promise.all([
        owner.api.uploadAvatar(smallJpeg()),
        owner.api.uploadPhoto(smallJpeg(), 'en'),
      ])
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
      expect((await owner.api.cancelAccount()).problem).toBeUndefined()
      const [avatar, photo] = await uploads
      expect(isKept(avatar.data?.imageUrl)).toBe(false)
      // One that arrived after its token had ended is a task of the device, and openly so.
      const opened = await createSomebody(mock).api.getTask(photo.data?.taskId ?? '')
      expect(isKept(photo.data?.imageUrl)).toBe(opened.data !== undefined)
    }
  })

  it('the records are gone, also for those who know their ids', async () => {
    const { owner } = await asked()
    const { data: share } = await owner.api.shareTask(taskId, 'shared')
    await owner.api.cancelAccount()
    const anonymous = createSomebody(mock)
    expect((await anonymous.api.getTask(taskId)).problem?.code).toBe(404)
    expect((await anonymous.api.getTask(share?.shareId ?? '')).problem?.code).toBe(410)
  })
})

describe('a record', () => {
  it('of one device is not named in the ranking of another', async () => {
    await mock.control.apply('a finished analysis')
    const { data } = await createSomebody(mock).api.rankByStandard('GB/T 20980')
    expect(data?.items.length).toBeGreaterThan(0)
    expect(data?.items.filter(({ taskId: named }) => named !== undefined)).toEqual([])
  })

  it('stays closed under a cancelled link when it is shared again', async () => {
    const { owner } = await asked()
    const { data: first } = await owner.api.shareTask(taskId, 'shared')
    await owner.api.shareTask(taskId, 'cancelled')
    const { data: second } = await owner.api.shareTask(taskId, 'shared')
    const anonymous = createSomebody(mock)
    expect((await anonymous.api.getTask(first?.shareId ?? '')).problem?.code).toBe(410)
    expect((await anonymous.api.getTask(second?.shareId ?? '')).data?.status).toBe('done')
  })
})
