import type { Body, CallOptions, Calls } from '../calls.ts'

/** Signing in, the account, and feedback. */
export const accountOperations = ({ client, called, settle }: Calls) => ({
  sendSmsCode: (body: Body<'SmsSendRequest'>, options?: CallOptions) =>
    settle(
      'POST /api/oauth/sms/send',
      init => client.POST('/api/oauth/sms/send', { ...init, body: { ...body, ...called() } }),
      options,
    ),

  signInWithSms: (body: Body<'SmsSignInRequest'>, options?: CallOptions) =>
    settle(
      'POST /api/oauth/sms/sign-in',
      init => client.POST('/api/oauth/sms/sign-in', { ...init, body: { ...body, ...called() } }),
      options,
    ),

  signInWithWeixin: (body: Body<'WeixinSignInRequest'>, options?: CallOptions) =>
    settle(
      'POST /api/oauth/mpweixin/signIn',
      init => client.POST('/api/oauth/mpweixin/signIn', { ...init, body: { ...body, ...called() } }),
      options,
    ),

  getMyself: (options?: CallOptions) =>
    settle(
      'GET /api/oauth/my',
      init => client.GET('/api/oauth/my', { ...init, params: { query: called() } }),
      options,
    ),

  launch: (body: Body<'LaunchRequest'>, options?: CallOptions) =>
    settle(
      'POST /api/oauth/launch',
      init => client.POST('/api/oauth/launch', { ...init, body: { ...body, ...called() } }),
      options,
    ),

  cancelAccount: (options?: CallOptions) =>
    settle(
      'POST /api/oauth/cancel-account',
      init => client.POST('/api/oauth/cancel-account', { ...init, body: called() }),
      options,
    ),

  sendFeedback: (body: Body<'FeedbackRequest'>, options?: CallOptions) =>
    settle(
      'POST /api/feedbacks',
      init => client.POST('/api/feedbacks', { ...init, body: { ...body, ...called() } }),
      options,
    ),
})
