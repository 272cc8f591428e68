import type { OperationId } from '../scenarios.ts'
import { operations } from './openapi.ts'

type Values = Readonly<Record<string, string | number>>

const eventId = '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11'

/** The smallest thing that is a JPEG of 640 x 480 by its header. */
export const smallJpeg = (): Blob =>
  new Blob(
    [new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0, 0xff, 0xd9])],
    { type: 'image/jpeg' },
  )

const bodies: Partial<Record<OperationId, (values: Values) => Record<string, unknown>>> = {
  rankByStandard: ({ standard = 'GB/T 20980-2021' }) => ({ standard }),
  askQuestion: asked,
  shareChat: values => ({ ...asked(values), storageId: '1763600000000' }),
  shareTask: ({ taskId = 'none' }) => ({ id: taskId }),
  createTaskByShare: ({ shareId = 'none' }) => ({ parentShareId: shareId }),
  sendSmsCode: ({ phone = '13800138000' }) => ({ phone, countryCode: '86' }),
  signInWithSms: ({ phone = '13800138000', code = '246810' }) => ({
    phone,
    code,
    countryCode: '86',
    ...device,
  }),
  signInWithWeixin: ({ weixinCode = '0a1b2c3d' }) => ({ code: weixinCode, ...device }),
  launch: () => ({ oauth: 'sms', ...device }),
  cancelAccount: () => ({}),
  sendFeedback: () => ({
    content: '配料表识别得很准，希望支持更多语言。',
    contact: 'someone@example.com',
    screenshot: [],
    storageid: '1763600000000',
    deviceUserId: '1763600000000',
    userInfo: null,
    phone: '',
    extras: { page: '/pages/feedbacks/feedbacks' },
  }),
}

const device = { storageid: '1763600000000', openid: '', unionid: '' }

function asked({ taskId = '', shareId = taskId }: Values): Record<string, unknown> {
  return { question: '有哪些防腐剂', history: [], taskId: shareId, lang: 'zh-Hans' }
}

const analyticsEvent = {
  eventName: 'onShow',
  eventParams: {
    lang: 'zh-Hans',
    storageId: '1763600000000',
    deviceUserId: '1763600000000',
    phone: '',
    uid: '',
    uniPlatform: 'web',
    adsource: '',
    openid: '',
    unionid: '',
  },
  appId: 'analyze-h5-web',
}

/** A good request of an operation, about the task, phone or standard that a scenario's parameters name. */
export const exampleRequest = (id: OperationId, values: Values, baseUrl = 'http://mock.test'): Request => {
  const operation = operations.find(known => known.id === id)
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}`)
  const { method, body, security } = operation
  const ids = id === 'getTask' ? (values['shareId'] ?? values['taskId'] ?? 'none') : values['additiveId']
  const path = operation.path.replace('{id}', encodeURIComponent(String(ids ?? '17.003')))
  const isLoggedIn = security !== 'none' && values['accessToken'] !== undefined
  const headers = new Headers(isLoggedIn ? { Authorization: `Bearer ${values['accessToken']}` } : {})
  if (!body) {
    const keyword = values['keyword'] === undefined ? {} : { keyword: String(values['keyword']) }
    return new Request(`${baseUrl}${path}?${new URLSearchParams({ eventId, uid: '', ...keyword })}`, {
      headers,
    })
  }
  if (body.type === 'multipart/form-data') {
    const form = new FormData()
    form.set('eventId', eventId)
    form.set('uid', '')
    form.set('image', smallJpeg(), 'image.jpg')
    return new Request(`${baseUrl}${path}`, { method, headers, body: form })
  }
  headers.set('Content-Type', 'application/json')
  const json = id === 'sendAnalyticsEvent' ? analyticsEvent : { ...bodies[id]?.(values), eventId, uid: '' }
  return new Request(`${baseUrl}${path}`, { method, headers, body: JSON.stringify(json) })
}
