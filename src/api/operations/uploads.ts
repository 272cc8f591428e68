import type { CallOptions, Calls } from '../calls.ts'
import { clientProblems } from '../problems.ts'
import type { components } from '../schema.d.ts'

type Schemas = components['schemas']

interface UploadOptions extends CallOptions {
  eventId?: string
}

const upload = { failure: clientProblems.uploadFailed }

/** Pictures sent to the server. */
export const uploadOperations = ({ client, called, settle, form, newEventId }: Calls) => ({
  /** `eventId` names the photo rather than the request: sent again, it is answered with the same task. */
  uploadPhoto: (
    image: Blob,
    lang: Schemas['Lang'],
    { eventId = newEventId(), ...options }: UploadOptions = {},
  ) =>
    settle(
      'POST /api/upload',
      init =>
        client.POST('/api/upload', {
          ...init,
          body: { image, lang, ...called(), eventId },
          bodySerializer: () => form(image, { lang, eventId }),
        }),
      { ...options, ...upload },
    ),

  uploadFeedbackPicture: (image: Blob, options?: CallOptions) =>
    settle(
      'POST /api/upload/feedbacks',
      init =>
        client.POST('/api/upload/feedbacks', {
          ...init,
          body: { image, ...called() },
          bodySerializer: () => form(image),
        }),
      { ...options, ...upload },
    ),

  uploadAvatar: (image: Blob, options?: CallOptions) =>
    settle(
      'POST /api/upload/avatar',
      init =>
        client.POST('/api/upload/avatar', {
          ...init,
          body: { image, ...called() },
          bodySerializer: () => form(image),
        }),
      { ...options, ...upload },
    ),
})
