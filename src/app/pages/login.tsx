import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { Session } from '../../api/session.ts'
import { LoginScreen, type SignIn, SmsCodeScreen } from '../../features/session/index.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import { isPreviousPage } from '../routing/location.ts'
import { parseReturnPath } from '../routing/return-path.ts'

interface LoginPageProps {
  query: Readonly<Record<string, string>>
  session: Session
  signIn: SignIn
  isPage: (path: string) => boolean
}

/**
 * Leaves the login pages for where they were opened from, or for the profile tab (specification, section 2), as soon as
 * somebody is signed in: here, in another tab, or before.
 */
const useLeaveAfterLogin = ({ query, session, isPage }: Omit<LoginPageProps, 'signIn'>) => {
  const [, navigate] = useLocation()
  const isSignedIn = useSnapshot(session.state).user !== null
  const page = parseReturnPath(query['backpath'], isPage) ?? pagePaths.my
  useEffect(() => {
    if (!isSignedIn) return
    // The page itself lies underneath: going back keeps its place, and leaves no login page behind.
    if (isPreviousPage(page)) globalThis.history.back()
    else navigate(page, { replace: true })
  }, [isSignedIn, page, navigate])
}

export const LoginPage = ({ query, session, signIn, isPage }: LoginPageProps) => {
  const [, navigate] = useLocation()
  useLeaveAfterLogin({ query, session, isPage })
  const backpath = query['backpath'] ?? ''
  return (
    <LoginScreen
      signIn={signIn}
      weixinCode={query['code'] || null}
      onCodeSent={() => navigate(pageLinks.smscode(backpath), { replace: true })}
    />
  )
}

export const SmsCodePage = ({ query, session, signIn, isPage }: LoginPageProps) => {
  useLeaveAfterLogin({ query, session, isPage })
  return <SmsCodeScreen signIn={signIn} />
}
