import type { Chosen } from '../../mocks/scenarios.ts'
import { type Interaction, nobody, refusal, somebody } from '../interaction.ts'
import { integer, like, moment } from '../matchers.ts'
import { device, myself, session } from '../person.ts'
import { jpeg, notAPicture } from '../pictures.ts'

const isLoggedIn = true
const pleaseLogIn = refusal(401, 'Please log in')

const my: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'getMyself',
  request: { method: 'GET', path: '/api/oauth/my' },
  call: api => api.getMyself(),
}

const launch: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'launch',
  request: { method: 'POST', path: '/api/oauth/launch', json: { oauth: 'sms', ...device } },
  call: api => api.launch({ oauth: 'sms', ...device }),
}

const cancel: Pick<Interaction, 'operation' | 'request' | 'call'> = {
  operation: 'cancelAccount',
  request: { method: 'POST', path: '/api/oauth/cancel-account', json: {} },
  call: api => api.cancelAccount(),
}

const avatar = (
  title: string,
  given: readonly Chosen[],
  response: Interaction['response'],
  image: typeof jpeg | typeof notAPicture = jpeg,
): Interaction => ({
  operation: 'uploadAvatar',
  title,
  given,
  isLoggedIn: response.status !== 401,
  request: { method: 'POST', path: '/api/upload/avatar', form: { image, fields: {} } },
  response,
  call: api => api.uploadAvatar(new Blob([image.bytes], { type: image.type })),
})

/** The account of the logged-in user, and its deletion. */
export const sessionInteractions: readonly Interaction[] = [
  { ...my, title: 'a request for oneself', given: [somebody], isLoggedIn, response: myself() },
  {
    ...my,
    title: 'a request for oneself by a VIP',
    given: [{ name: 'a VIP is logged in' }],
    isLoggedIn,
    response: myself({ vip: { level: integer(1), expiresAt: moment('2027-11-20T00:00:00.000Z') } }),
  },
  { ...my, title: 'a request for oneself by nobody', given: [nobody], response: pleaseLogIn },
  {
    ...my,
    title: 'a request for oneself with an expired token',
    given: [{ name: 'the access token has expired' }],
    isLoggedIn,
    response: pleaseLogIn,
  },
  {
    ...my,
    title: 'a request for oneself with a token that expires in mid-flow',
    given: [{ name: 'the access token expires in mid-flow' }],
    isLoggedIn,
    response: pleaseLogIn,
  },

  { ...launch, title: 'a launch', given: [somebody], isLoggedIn, response: session() },
  { ...launch, title: 'a launch by nobody', given: [nobody], response: pleaseLogIn },

  {
    ...cancel,
    title: 'an account to be deleted',
    given: [somebody],
    isLoggedIn,
    response: { status: 204 },
  },
  { ...cancel, title: 'an account to be deleted by nobody', given: [nobody], response: pleaseLogIn },

  avatar('an upload of an avatar', [somebody], {
    status: 201,
    json: { imageUrl: like('data:image/jpeg;base64,/9j/') },
  }),
  avatar('an upload of an avatar by nobody', [nobody], pleaseLogIn),
  avatar(
    'an upload of an avatar that is too large',
    [somebody, { name: 'pictures may have only a few bytes' }],
    refusal(413, 'The picture has more than 8 bytes'),
  ),
  avatar(
    'an upload of an avatar that is no picture',
    [somebody],
    refusal(415, 'This is not a JPEG, PNG or WebP picture'),
    notAPicture,
  ),
]
