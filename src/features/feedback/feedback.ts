import { proxy, ref } from 'valtio'
import type { Api } from '../../api/client.ts'
import type { Problem } from '../../api/problems.ts'
import type { Ref } from '../../api/ref.ts'
import type { Session } from '../../api/session.ts'

/** Limits of the specification, sections 5 and 9. */
const minCharacters = 10
export const maxPictures = 9

export interface FeedbackState {
  content: string
  contact: string
  /** Keys of the chosen pictures, in their order; the bytes are outside the state. */
  pictures: string[]
  validationErrors: {
    content?: 'contentRequired' | 'contentShort'
    contact?: 'contactRequired' | 'contactInvalid'
    pictures?: { kind: 'tooMany' } | { kind: 'unusable'; name: string }
  }
  phase: 'writing' | 'sending' | 'sent'
  /** Which picture is on its way, from 1; 0 when none is. */
  uploading: number
  problem: Ref<Problem> | null
}

/** One feedback being written: what was typed stays until it was sent, also while one logs in. */
export const createFeedback = ({
  api,
  session,
  device,
  preparePicture,
  extras,
  newKey,
}: {
  api: () => Promise<Api>
  session: Session
  device: () => { storageid: string }
  preparePicture: (file: File) => Promise<Blob | null>
  /** Where it is sent from. */
  extras: () => Record<string, string>
  newKey: () => string
}) => {
  const blank = (): FeedbackState => ({
    content: '',
    contact: '',
    pictures: [],
    validationErrors: {},
    phase: 'writing',
    uploading: 0,
    problem: null,
  })
  const state = proxy(blank())
  const bytes = new Map<string, Blob>()
  /** Pictures the server has already, so that a second try does not send them again. */
  const uploaded = new Map<string, string>()

  const check = (): boolean => {
    const faults: FeedbackState['validationErrors'] = {}
    const content = validateContent(state.content)
    const contact = validateContact(state.contact)
    if (content) faults.content = content
    if (contact) faults.contact = contact
    state.validationErrors = faults
    return content === null && contact === null
  }

  const uploadPictures = async (): Promise<{ urls: string[] } | { problem: Problem }> => {
    const urls: string[] = []
    for (const [at, key] of state.pictures.entries()) {
      const picture = bytes.get(key)
      if (!picture) continue
      let url = uploaded.get(key)
      if (url === undefined) {
        state.uploading = at + 1
        const { data, problem } = await (await api()).uploadFeedbackPicture(picture)
        if (problem) return { problem }
        url = data.imageUrl
        uploaded.set(key, url)
      }
      urls.push(url)
    }
    return { urls }
  }

  const send = async (): Promise<Problem | null> => {
    const pictures = await uploadPictures()
    state.uploading = 0
    if ('problem' in pictures) return pictures.problem
    const user = session.state.user
    const { storageid } = device()
    const { problem } = await (await api()).sendFeedback({
      content: state.content.trim(),
      contact: state.contact.trim(),
      screenshot: pictures.urls,
      storageid,
      deviceUserId: storageid,
      userInfo: user && publicUserInfo(user),
      phone: user?.phone ?? '',
      extras: extras(),
    })
    return problem ?? null
  }

  return {
    state,
    pictureOf: (key: string): Blob | null => bytes.get(key) ?? null,

    setFields(changes: Partial<Pick<FeedbackState, 'content' | 'contact'>>): void {
      Object.assign(state, changes)
      for (const name of ['content', 'contact'] as const)
        if (name in changes) delete state.validationErrors[name]
    },

    async addPictures(files: readonly File[]): Promise<void> {
      delete state.validationErrors.pictures
      for (const file of files) {
        if (state.pictures.length >= maxPictures) {
          state.validationErrors.pictures = { kind: 'tooMany' }
          return
        }
        const picture = await preparePicture(file)
        if (picture === null) {
          state.validationErrors.pictures = { kind: 'unusable', name: file.name }
          continue
        }
        const key = newKey()
        bytes.set(key, picture)
        state.pictures.push(key)
      }
    },

    removePicture(key: string): void {
      state.pictures = state.pictures.filter(other => other !== key)
      bytes.delete(key)
      uploaded.delete(key)
    },

    /** Sends it; resolves with whether it was received. Nothing typed is lost when it was not. */
    async submit(): Promise<boolean> {
      if (state.phase === 'sending' || !check()) return false
      state.phase = 'sending'
      state.problem = null
      const problem = await send()
      state.problem = problem && ref(problem)
      state.phase = problem ? 'writing' : 'sent'
      return problem === null
    },

    reset(): void {
      Object.assign(state, blank())
      bytes.clear()
      uploaded.clear()
    },
  }
}

export type Feedback = ReturnType<typeof createFeedback>

/** Characters as people count them. */
export const contentLength = (content: string): number => [...content.trim()].length

const validateContent = (content: string): FeedbackState['validationErrors']['content'] | null => {
  const length = contentLength(content)
  if (length === 0) return 'contentRequired'
  return length < minCharacters ? 'contentShort' : null
}

const validateContact = (contact: string): FeedbackState['validationErrors']['contact'] | null => {
  const text = contact.trim()
  if (text === '') return 'contactRequired'
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
  const isPhone = /^\+?[\d\s()-]{5,20}$/.test(text)
  return isEmail || isPhone ? null : 'contactInvalid'
}

/** What of the person goes along: never uid or phone, which have fields of their own. */
const publicUserInfo = ({
  nickname,
  avatar,
  gender,
  birthday,
  login_oauth,
  vip,
  isNew,
}: NonNullable<Session['state']['user']>) => ({
  nickname,
  avatar,
  gender,
  birthday,
  login_oauth,
  vip,
  isNew,
})
