import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageLinks } from '../../paths.ts'
import { parseReturnPath } from './return-path.ts'

const pages = ['/', '/pages/my/my', '/pages/analyze/analyze', '/pages/login/login']
const isPage = (path: string) => pages.includes(path)

it.each([
  ['/pages/my/my', '/pages/my/my'],
  ['/', '/'],
  ['/pages/analyze/analyze?id=a%20b&x=1', '/pages/analyze/analyze?id=a%20b&x=1'],
])('%s is a page to go back to', (backpath, path) => {
  expect(parseReturnPath(backpath, isPage)).toBe(path)
})

it.each([
  undefined,
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/..//evil.example',
  'pages/my/my',
  '/pages/unknown/unknown',
  '/pages/login/login?backpath=/pages/login/login',
  '/pages/my/my/../../../../evil',
])('%j is no page to go back to', backpath => {
  expect(parseReturnPath(backpath, isPage)).toBeNull()
})

it('leads nowhere but to pages of ours, whatever was written', () => {
  const evil = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .array(fc.constantFrom('/', '\\', '%2f', '%5c', '..', ':', '@', '?', '#', 'evil', 'pages', '\t'), {
        maxLength: 12,
      })
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(evil, backpath => {
      const path = parseReturnPath(backpath, isPage)
      if (path === null) return
      const url = new URL(path, 'https://app.invalid')
      expect(url.origin).toBe('https://app.invalid')
      expect(pages).toContain(url.pathname)
    }),
  )
})

it('survives the way through the address of the login page', () => {
  const from = '/pages/analyze/analyze?id=a&b=c d'
  const query = new URLSearchParams(pageLinks.login(from).split('?')[1])
  expect(query.get('backpath')).toBe(from)
})
