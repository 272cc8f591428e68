import { useEffect, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import { useLocation } from 'wouter'
import type { Session, SessionState } from '../../api/session.ts'
import { pageLinks } from '../../paths.ts'
import { currentPage, isLoginPath } from './location.ts'

/**
 * The session as it stands. Not valtio's own hook: it tracks which fields are read, for a kilobyte of the first page
 * (docs/decisions/002).
 */
export const useSession = ({ state }: Session): SessionState =>
  useSyncExternalStore(
    listener => subscribe(state, listener, true),
    () => read(state),
    () => read(state), // prerendered: nobody is signed in
  )

/** Read-only all through; the type would have to say so everywhere. */
const read = (state: SessionState) => snapshot(state) as SessionState

/** Opens the login page where a page needs it, and where the server turned the token down; both lead back to the page. */
export const useLoginGuard = (session: Session, needsLogin: boolean): void => {
  const [location, navigate] = useLocation()
  const { user, hasExpired } = useSession(session)
  const isTurnedAway = needsLogin && user === null
  useEffect(() => {
    if (!isTurnedAway && !hasExpired) return
    session.state.hasExpired = false
    if (isLoginPath(location)) return
    // A page that shows nothing without login is replaced: going back must not lead to it.
    navigate(pageLinks.login(currentPage()), { replace: isTurnedAway })
  }, [isTurnedAway, hasExpired, session, location, navigate])
}
