import type { components } from '../../src/api/schema.d.ts'
import { type Answer, type Context, good } from './context.ts'
import type { Pictures } from './pictures.ts'
import type { Account } from './state.ts'

type Schemas = components['schemas']
type Refused = 413 | 415 | 503

/** What people tell us, what they show us, and what their apps report. */
export const createFeedbacks = ({ state, now, chance }: Context, pictures: Pictures) => ({
  async keepPicture(
    image: Blob,
    caller: Account | null,
    eventId: string,
  ): Promise<Answer<Schemas['UploadedPicture'], Refused>> {
    const kept = await pictures.keep(image, { kind: 'screenshot', uid: caller?.uid ?? '', eventId })
    return kept.ok ? good({ imageUrl: pictures.url(kept.value) }) : kept
  },

  /** Puts a new avatar in the place of the old one, which is forgotten. */
  async keepAvatar(
    image: Blob,
    account: Account,
    eventId: string,
  ): Promise<Answer<Schemas['UploadedPicture'], Refused>> {
    const kept = await pictures.keep(image, { kind: 'avatar', uid: account.uid, eventId })
    if (!kept.ok) return kept
    if (account.avatar !== kept.value) pictures.forget([account.avatar])
    account.avatar = kept.value
    return good({ imageUrl: pictures.url(kept.value) })
  },

  /** Files a feedback; the same one sent again, because its answer was lost, is filed once. */
  send(request: Schemas['FeedbackRequest'], caller: Account | null): Schemas['FeedbackReceived'] {
    const uid = caller?.uid ?? ''
    const known = state().feedbacks.find(
      feedback => feedback.request.eventId === request.eventId && feedback.uid === uid,
    )
    if (known) return { feedbackId: known.id }
    const id = `f-${chance.uuid('id')}`
    state().feedbacks.push({ id, uid, at: new Date(now()).toISOString(), request })
    return { feedbackId: id }
  },

  record(event: Schemas['AnalyticsEvent']): void {
    state().analytics.push(event)
    if (state().analytics.length > 500) state().analytics.shift() // enough for the demo panel
  },

  /** Forgets the feedbacks of someone, with their screenshots, and the events that name them. */
  forgetAllOf({ uid }: Account): void {
    const gone = state().feedbacks.filter(feedback => feedback.uid === uid)
    state().feedbacks = state().feedbacks.filter(feedback => feedback.uid !== uid)
    state().analytics = state().analytics.filter(({ eventParams }) => eventParams.uid !== uid)
    const shown = new Set(gone.flatMap(({ request }) => request.screenshot))
    pictures.forget([...pictures.kept.keys()].filter(id => shown.has(pictures.url(id))))
  },
})
