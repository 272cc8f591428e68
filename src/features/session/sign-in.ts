import { proxy } from 'valtio'
import type { Api } from '../../api/client.ts'
import type { Problem, Result } from '../../api/problems.ts'
import type { Session } from '../../api/session.ts'
import { defaultCountryCode, toDigits, validateCode, validatePhone } from './phone.ts'

/** Complaints of the form itself; their words are in i18n. */
export type ValidationError =
  | NonNullable<ReturnType<typeof validatePhone> | ReturnType<typeof validateCode>>
  | 'phoneNotText'

export interface SignInState {
  countryCode: string
  phone: string
  code: string
  busy: 'sending' | 'signingIn' | null
  /** When the next code may be asked for, in ms; 0 before the first. */
  resendAtMs: number
  /** The phone the last code went to, '' before the first. */
  sentTo: string
  validationError: ValidationError | null
  problem: Problem | null
}

/** Runs one call at a time; `busy` says which, and its problem stays in the state until the next call. */
const createCalls =
  (state: SignInState) =>
  async <T>(
    busy: NonNullable<SignInState['busy']>,
    send: () => Promise<Result<T>>,
    accept: (data: T) => void,
  ): Promise<boolean> => {
    if (state.busy !== null) return false
    state.busy = busy
    state.validationError = null
    state.problem = null
    const { data, problem } = await send()
    state.busy = null
    if (problem) {
      state.problem = problem
      return false
    }
    accept(data)
    return true
  }

const initialState = (): SignInState => ({
  countryCode: defaultCountryCode,
  phone: '',
  code: '',
  busy: null,
  resendAtMs: 0,
  sentTo: '',
  validationError: null,
  problem: null,
})

/** Sign-in by phone and SMS code, or by WeChat. Every action resolves with whether it succeeded; why not is in the state. */
export const createSignIn = ({
  api,
  session,
  device,
  now,
}: {
  api: () => Promise<Api>
  session: Session
  /** Ids that go with a sign-in. */
  device: () => { storageid: string; openid: string; unionid: string }
  now: () => number
}) => {
  const state = proxy(initialState())
  const call = createCalls(state)

  const refuse = (fault: ValidationError): false => {
    state.validationError = fault
    return false
  }

  return {
    state,

    /** Changes what was typed, and clears the complaints. */
    setFields(changes: Partial<Pick<SignInState, 'countryCode' | 'phone' | 'code'>>): void {
      Object.assign(state, changes)
      // The code went to another phone than this one.
      if ('phone' in changes || 'countryCode' in changes) state.sentTo = ''
      state.validationError = null
      state.problem = null
    },

    async sendCode(): Promise<boolean> {
      if (!isText(state.phone)) return refuse('phoneNotText')
      const phone = toDigits(state.phone)
      const fault = validatePhone(phone, state.countryCode)
      if (fault) return refuse(fault)
      const { countryCode } = state
      return call(
        'sending',
        async () => (await api()).sendSmsCode({ phone, countryCode }),
        ({ shortestInterval }) => {
          state.sentTo = phone
          state.resendAtMs = now() + shortestInterval * 1000
        },
      )
    },

    async signIn(): Promise<boolean> {
      if (!isText(state.phone)) return refuse('phoneNotText')
      const phone = toDigits(state.phone)
      const code = toDigits(state.code)
      const fault = validatePhone(phone, state.countryCode) ?? validateCode(code)
      if (fault) return refuse(fault)
      const { countryCode } = state
      return call(
        'signingIn',
        async () => (await api()).signInWithSms({ phone, code, countryCode, ...device() }),
        data => {
          session.begin(data)
          Object.assign(state, { phone: '', code: '', sentTo: '', resendAtMs: 0 })
        },
      )
    },

    signInWithWeixin: (code: string): Promise<boolean> =>
      call(
        'signingIn',
        async () => (await api()).signInWithWeixin({ code, ...device() }),
        data => session.begin(data),
      ),
  }
}

export type SignIn = ReturnType<typeof createSignIn>

/** Typed as a string, yet it may come from a stored or scripted form. */
const isText = (phone: unknown): phone is string => typeof phone === 'string'
