import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { LoginScreen, type SignIn, SmsCodeScreen } from '../features/session/index.ts'
import { safeBackpath } from './backpath.ts'
import { isUnder } from './location.ts'

interface LoginPageProps {
  query: Readonly<Record<string, string>>
  signIn: SignIn
  isPage: (path: string) => boolean
}

/** Leaves the login pages for where they were opened from, or for the profile tab (specification, section 2). */
const useLeave = (backpath: string | undefined, isPage: (path: string) => boolean) => {
  const [, navigate] = useLocation()
  return useCallback(() => {
    const page = safeBackpath(backpath, isPage) ?? '/pages/my/my'
    // The page itself lies underneath: going back keeps its place, and leaves no login page behind.
    if (isUnder(page)) globalThis.history.back()
    else navigate(page, { replace: true })
  }, [backpath, isPage, navigate])
}

export const LoginPage = ({ query, signIn, isPage }: LoginPageProps) => {
  const [, navigate] = useLocation()
  const leave = useLeave(query['backpath'], isPage)
  const backpath = query['backpath'] ?? ''
  return (
    <LoginScreen
      signIn={signIn}
      weixinCode={query['code'] || null}
      onCodeSent={() =>
        navigate(`/pages/login/login-smscode?backpath=${encodeURIComponent(backpath)}`, { replace: true })
      }
      onDone={leave}
    />
  )
}

export const SmsCodePage = ({ query, signIn, isPage }: LoginPageProps) => (
  <SmsCodeScreen signIn={signIn} onDone={useLeave(query['backpath'], isPage)} />
)
