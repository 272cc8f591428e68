import type { Chosen } from '../../mocks/scenarios.ts'
import { type Interaction, nobody, phone, refusal, somebody, storageId } from '../interaction.ts'
import { like } from '../matchers.ts'
import { jpeg, notAPicture } from '../pictures.ts'

const picture = (
  title: string,
  state: Chosen,
  response: Interaction['response'],
  image: typeof jpeg | typeof notAPicture = jpeg,
): Interaction => ({
  operation: 'uploadFeedbackPicture',
  title,
  given: [state],
  request: { method: 'POST', path: '/api/upload/feedbacks', form: { image, fields: {} } },
  response,
  call: api => api.uploadFeedbackPicture(new Blob([image.bytes], { type: image.type })),
})

const anonymous = {
  content: '配料表识别得很准，希望支持更多语言。',
  contact: 'someone@example.com',
  screenshot: [],
  storageid: storageId,
  deviceUserId: storageId,
  userInfo: null,
  phone: '',
  extras: { page: '/pages/feedbacks/feedbacks' },
}
const ofAPerson = {
  ...anonymous,
  screenshot: ['data:image/png;base64,iVBORw0KGgo='],
  phone,
  userInfo: {
    nickname: '麦子',
    avatar: '',
    gender: 'unknown' as const,
    birthday: null,
    login_oauth: 'sms',
    vip: null,
    isNew: false,
  },
}
const received: Interaction['response'] = { status: 201, json: { feedbackId: like('f-1') } }

const event = {
  eventName: 'onHide' as const,
  eventParams: {
    lang: 'zh-Hans' as const,
    storageId,
    deviceUserId: storageId,
    phone: '',
    uid: '',
    uniPlatform: 'web',
    adsource: '',
    openid: '',
    unionid: '',
    route: '/pages/additives/additives',
    duration: 5200,
  },
  appId: 'analyze-h5-web',
}

/** What people tell us, and what the app tells after consent. */
export const feedbackInteractions: readonly Interaction[] = [
  picture('an upload of a screenshot', nobody, {
    status: 201,
    json: { imageUrl: like('data:image/jpeg;base64,/9j/') },
  }),
  {
    ...picture('an upload of a screenshot by a person', somebody, {
      status: 201,
      json: { imageUrl: like('data:image/jpeg;base64,/9j/') },
    }),
    isLoggedIn: true,
  },
  picture(
    'an upload of a screenshot that is too large',
    { name: 'pictures may have only a few bytes' },
    refusal(413, 'The picture has more than 8 bytes'),
  ),
  picture(
    'an upload of a screenshot that is no picture',
    nobody,
    refusal(415, 'This is not a JPEG, PNG or WebP picture'),
    notAPicture,
  ),
  {
    operation: 'sendFeedback',
    title: 'a feedback',
    given: [nobody],
    request: { method: 'POST', path: '/api/feedbacks', json: anonymous },
    response: received,
    call: api => api.sendFeedback(anonymous),
  },
  {
    operation: 'sendFeedback',
    title: 'a feedback of a person with a screenshot',
    given: [somebody],
    isLoggedIn: true,
    request: { method: 'POST', path: '/api/feedbacks', json: ofAPerson },
    response: received,
    call: api => api.sendFeedback(ofAPerson),
  },
  {
    operation: 'sendAnalyticsEvent',
    title: 'a usage event',
    given: [nobody],
    request: { method: 'POST', path: '/analytics/events', json: event, hasIdentity: false },
    response: { status: 204 },
    call: api => api.sendAnalyticsEvent(event),
  },
]
