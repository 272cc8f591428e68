import type { Api } from '../../api/client.ts'
import { clientProblems, type Problem } from '../../api/problems.ts'
import type { Session } from '../../api/session.ts'

/** What of a deleted account is still on the device. */
export type LeftOver = 'records' | 'settings'

/** What becomes of an account's records on the device when its person logs out. */
export type LogOutChoice = 'keep' | 'remove'

/** What a signed-in person can do with the account as a whole. */
export const createAccount = ({
  api,
  session,
  device,
  forget,
  hasRecords,
  leave,
}: {
  api: () => Promise<Api>
  session: Session
  device: () => { storageid: string; openid: string; unionid: string }
  /** Removes what this device keeps for a person; resolves with what is left of it. */
  forget: (uid: string) => Promise<LeftOver[]>
  /** Whether this device keeps anything for a person. */
  hasRecords: (uid: string) => Promise<boolean>
  /** Does with it as chosen; resolves with whether that was done. */
  leave: (person: { uid: string; phone: string }, choice: LogOutChoice) => Promise<boolean>
}) => {
  /** The account that is deleted at the server; what is left of it on the device is tried again. */
  let deletedUid: string | null = null

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

    /** Whether logging out has to ask what becomes of records. */
    hasRecords: async (): Promise<boolean> => {
      const uid = session.state.user?.uid
      return uid !== undefined && hasRecords(uid)
    },

    /** Logs out; with a choice, once the device has done as chosen. Resolves with whether the person is logged out. */
    async logOut(choice?: LogOutChoice): Promise<boolean> {
      const { user } = session.state
      if (choice && user && !(await leave({ uid: user.uid, phone: user.phone }, choice))) return false
      session.end()
      return true
    },

    /**
     * Deletes the account at the server, then everything this device keeps for it. Resolves with null once that was
     * verified; may be called again for what is left.
     */
    async remove(): Promise<{ problem: Problem } | { left: LeftOver[] } | null> {
      const uid = session.state.user?.uid
      if (uid === undefined)
        return { problem: { code: clientProblems.unexpected, errMsg: 'No user is signed in' } }
      if (deletedUid !== uid) {
        const { problem } = await (await api()).cancelAccount()
        if (problem) return { problem }
        deletedUid = uid
      }
      const left = await forget(uid)
      if (left.length > 0) return { left }
      session.forgetEdits()
      session.end()
      return null
    },
  }
}

export type Account = ReturnType<typeof createAccount>
