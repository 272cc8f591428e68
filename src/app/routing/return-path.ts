import { isLoginPath } from './location.ts'

/**
 * Where to go after login: the given page with its query if it is one of ours, null otherwise. Addresses come from
 * links that anyone can write: other origins, schemes and encoded tricks are not pages of ours.
 */
export const parseReturnPath = (
  backpath: string | undefined,
  isPage: (path: string) => boolean,
): string | null => {
  if (backpath === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(backpath)) return null
  const origin = 'https://app.invalid'
  if (!URL.canParse(backpath, origin)) return null
  const url = new URL(backpath, origin)
  if (url.origin !== origin || !isPage(url.pathname) || isLoginPath(url.pathname)) return null
  return `${url.pathname}${url.search}`
}
