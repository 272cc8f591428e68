import { proxy, ref } from 'valtio'
import type { Api } from '../../api/client.ts'
import type { Problem } from '../../api/problems.ts'
import type { Ref } from '../../api/ref.ts'
import type { Session } from '../../api/session.ts'

/** Limits of the specification, sections 5 and 9. */
const minCharacters = 10
export const maxPictures = 9

/** The analysis a feedback is about: its task at the server or on the device, and what the report says. */
export interface FeedbackSubject {
  taskId: string
  /** The product's name, for the person who writes. */
  title: string
  score: string
  versions: string
}

export interface FeedbackState {
  /** null for feedback about the app. */
  about: FeedbackSubject | null
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
    about: null,
    content: '',
    contact: '',
    pictures: [],
    validationErrors: {},
    phase: 'writing',
    uploading: 0,
    problem: null,
  })
  const state = proxy(blank())
  const pictures = createPictures({ api, preparePicture, newKey }, state)

  const check = (): boolean => {
    const faults: FeedbackState['validationErrors'] = {}
    const content = validateContent(state.content)
    const contact = validateContact(state.contact)
    if (content) faults.content = content
    if (contact) faults.contact = contact
    state.validationErrors = faults
    return content === null && contact === null
  }

  const send = async (): Promise<Problem | null> => {
    const sent = await pictures.upload()
    state.uploading = 0
    if ('problem' in sent) return sent.problem
    const user = session.state.user
    const { storageid } = device()
    const { problem } = await (await api()).sendFeedback({
      content: state.content.trim(),
      contact: state.contact.trim(),
      screenshot: sent.urls,
      storageid,
      deviceUserId: storageid,
      userInfo: user && publicUserInfo(user),
      phone: user?.phone ?? '',
      extras: { ...extras(), ...subjectExtras(state.about) },
    })
    return problem ?? null
  }

  return {
    state,
    pictureOf: pictures.get,
    addPictures: pictures.add,
    removePicture: pictures.remove,

    setFields(changes: Partial<Pick<FeedbackState, 'content' | 'contact'>>): void {
      Object.assign(state, changes)
      for (const name of ['content', 'contact'] as const)
        if (name in changes) delete state.validationErrors[name]
    },

    /** Says which analysis it is about; null for none. */
    setSubject(about: FeedbackSubject | null): void {
      state.about = about
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
      pictures.clear()
    },
  }
}

/** The pictures of a feedback: their keys are in its state, their bytes here. */
const createPictures = (
  {
    api,
    preparePicture,
    newKey,
  }: Pick<Parameters<typeof createFeedback>[0], 'api' | 'preparePicture' | 'newKey'>,
  state: FeedbackState,
) => {
  const bytes = new Map<string, Blob>()
  /** Pictures the server has already, so that a second try does not send them again. */
  const uploaded = new Map<string, string>()

  return {
    get: (key: string): Blob | null => bytes.get(key) ?? null,

    async add(files: readonly File[]): Promise<void> {
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

    remove(key: string): void {
      state.pictures = state.pictures.filter(other => other !== key)
      bytes.delete(key)
      uploaded.delete(key)
    },

    /** Uploads those that the server does not have; resolves with the addresses of all. */
    async upload(): Promise<{ urls: string[] } | { problem: Problem }> {
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
    },

    clear(): void {
      bytes.clear()
      uploaded.clear()
    },
  }
}

export type Feedback = ReturnType<typeof createFeedback>

const subjectExtras = (about: FeedbackSubject | null): Record<string, string> =>
  about === null
    ? {}
    : { taskId: about.taskId, product: about.title, score: about.score, versions: about.versions }

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
