import type { Api } from '../../api/client.ts'
import { clientProblems, type Problem } from '../../api/problems.ts'
import type { Session } from '../../api/session.ts'

/** What a signed-in person can do with the account as a whole. */
export const createAccount = ({
  api,
  session,
  device,
  forget,
}: {
  api: () => Promise<Api>
  session: Session
  device: () => { storageid: string; openid: string; unionid: string }
  /** Removes what this device keeps for a person. */
  forget: (uid: string) => Promise<void>
}) => {
  /** Applies an answer only if the same person is still signed in. */
  const whileSignedIn = (uid: string, apply: () => void) => {
    if (session.state.user?.uid === uid) apply()
  }

  return {
    /** Tells the server of the launch, which renews the tokens; a server that cannot be reached changes nothing. */
    async launch(): Promise<Problem | null> {
      const user = session.state.user
      if (user === null || user.login_oauth === '') return null
      const { data, problem } = await (await api()).launch({ oauth: user.login_oauth, ...device() })
      if (problem) return problem
      whileSignedIn(user.uid, () => session.begin(data))
      return null
    },

    /** Fetches what the server knows of the person. */
    async refresh(): Promise<Problem | null> {
      const uid = session.state.user?.uid
      if (uid === undefined) return null
      const { data, problem } = await (await api()).getMyself()
      if (problem) return problem
      whileSignedIn(uid, () => session.update(data.userInfo))
      return null
    },

    logOut: (): void => session.end(),

    /** Deletes the account at the server, then everything this device keeps for it. */
    async remove(): Promise<Problem | null> {
      const uid = session.state.user?.uid
      if (uid === undefined) return { code: clientProblems.unexpected, errMsg: 'No user is signed in' }
      const { problem } = await (await api()).cancelAccount()
      if (problem) return problem
      await forget(uid)
      session.forgetEdits()
      session.end()
      return null
    },
  }
}

export type Account = ReturnType<typeof createAccount>
