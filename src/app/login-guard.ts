import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { Session } from '../api/session.ts'
import { loginHref } from './backpath.ts'
import { pageNow } from './location.ts'

/** Opens the login page where a page needs it, and where the server turned the token down; both lead back to the page. */
export const useLoginGuard = (session: Session, needsLogin: boolean): void => {
  const [location, navigate] = useLocation()
  const { user, hasExpired } = useSnapshot(session.state)
  const isTurnedAway = needsLogin && user === null
  useEffect(() => {
    if (!isTurnedAway && !hasExpired) return
    session.state.hasExpired = false
    if (location.startsWith('/pages/login/')) return
    // A page that shows nothing without login is replaced: going back must not lead to it.
    navigate(loginHref(pageNow()), { replace: isTurnedAway })
  }, [isTurnedAway, hasExpired, session, location, navigate])
}
