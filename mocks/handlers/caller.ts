import type { Account } from '../db/state.ts'
import type { MockDb } from '../db.ts'

/** Who calls; null without a good access token. */
export const callerOf = ({ accounts }: MockDb, request: { headers: Headers }): Account | null =>
  accounts.callerOf(request.headers.get('authorization'))

/** What a call that needs an account answers without one. */
export const unauthorized = { code: 401, errMsg: 'Please log in' }
