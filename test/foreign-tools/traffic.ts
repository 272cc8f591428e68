import { smallJpeg } from '../../mocks/validation/example-request.ts'
import { createApi } from '../../src/api/client.ts'
import type { Result } from '../../src/api/problems.ts'

export const taskId = '0198f3f0-0000-7000-8000-000000000001'
export const shareId = 's-9'
export const phone = '13800138000'
const device = { storageid: '1763600000000', openid: '', unionid: '' }
const question = { question: '有哪些防腐剂', history: [], taskId, lang: 'zh-Hans' as const }

/** Puts a mock server into the state that every call below succeeds in. */
export const prepare = async (serverUrl: string): Promise<void> => {
  const apply = async (name: string, params = {}) => {
    const body = JSON.stringify({ name, params })
    const { status } = await fetch(`${serverUrl}/__mock/scenario`, { method: 'POST', body })
    if (status !== 200) throw new Error(`${name}: ${status}`)
  }
  await fetch(`${serverUrl}/__mock/reset`, { method: 'POST', body: '{}' })
  await apply('a shared analysis', { shareId: 's-9', taskId: '0198f3f0-0000-7000-8000-000000000009' })
  await apply('a registered phone number', { phone, code: '246810', uid: 'u-1' })
  await apply('a person is logged in', { uid: 'u-1', accessToken: 'access-1' })
  await apply('a finished analysis', { taskId, uid: 'u-1' })
}

/** Every call of the app, by the app's own client; signed in, or as far as one gets without. */
export const callsOf = (url: string, accessToken: string | null) => {
  const api = createApi({
    baseUrl: url,
    fetch: request => fetch(request),
    identity: () => ({ accessToken, uid: accessToken === null ? '' : 'u-1' }),
    onLogout: () => {},
  })
  const feedback = {
    content: '配料表识别得很准，希望支持更多语言。',
    contact: phone,
    screenshot: [],
    extras: {},
  }
  const params = {
    lang: 'en' as const,
    storageId: '1',
    deviceUserId: '1',
    phone: '',
    uid: '',
    uniPlatform: 'web',
  }
  const asked = accessToken === null ? { ...question, taskId: '' } : question
  const open: [name: string, call: () => Promise<Result<unknown>>][] = [
    ['listSpices', () => api.listSpices({ type: 'natural', keyword: '', size: 3 })],
    ['listAdditives', () => api.listAdditives({ keyword: 'E202' })],
    ['getAdditive', () => api.getAdditive('17.003')],
    ['listAdditiveFoods', () => api.listAdditiveFoods('17.003', { page: 2, size: 2 })],
    ['getTask', () => api.getTask('s-9')],
    ['rankByStandard', () => api.rankByStandard('GB/T 20980')],
    ['askQuestion', () => api.askQuestion(asked)],
    ['streamAnswer', () => api.streamAnswer(asked, () => {})],
    ['sendSmsCode', () => api.sendSmsCode({ phone: '13900139001', countryCode: '86' })],
    ['signInWithSms', () => api.signInWithSms({ phone, code: '246810', countryCode: '86', ...device })],
    ['signInWithWeixin', () => api.signInWithWeixin({ code: '0a1b', ...device })],
    [
      'sendFeedback',
      () => api.sendFeedback({ ...feedback, storageid: '1', deviceUserId: '1', userInfo: null, phone: '' }),
    ],
    [
      'sendAnalyticsEvent',
      () =>
        api.sendAnalyticsEvent({
          eventName: 'onShow',
          eventParams: { ...params, adsource: '', openid: '', unionid: '' },
          appId: 'analyze-h5-web',
        }),
    ],
  ]
  const withAccount: typeof open = [
    ['getMyself', () => api.getMyself()],
    ['getTask', () => api.getTask(taskId)],
    ['shareChat', () => api.shareChat({ ...question, storageId: '1' })],
    ['shareTask', () => api.shareTask(taskId, 'shared')],
    ['createTaskByShare', () => api.createTaskByShare('s-9')],
    ['launch', () => api.launch({ oauth: 'sms', ...device })],
    ['cancelAccount', () => api.cancelAccount()],
  ]
  const uploads: typeof open = [
    ['uploadPhoto', () => api.uploadPhoto(smallJpeg(), 'en')],
    ['uploadFeedbackPicture', () => api.uploadFeedbackPicture(smallJpeg())],
    ['uploadAvatar', () => api.uploadAvatar(smallJpeg())],
  ]
  return { open, withAccount, uploads }
}
