import { expect, it } from 'vitest'
import { imageAddress } from './image-url.ts'

const cdn = 'https://cdn.example.com/analyze/'

it.each(['https://a.test/1.jpg', 'blob:https://a.test/1', 'data:image/png;base64,AA=='])('loads %s', url => {
  expect(imageAddress(url, cdn)).toBe(url)
})

it('puts the CDN path before a relative name', () => {
  expect(imageAddress('avatars/1.jpg', cdn)).toBe('https://cdn.example.com/analyze/avatars/1.jpg')
})

it.each([
  '',
  'javascript:alert(1)',
  '//other.test/1.jpg',
  '../1.jpg',
  'a/../../1.jpg',
  'data:text/html,1',
  '/1.jpg',
])('does not load %j', url => {
  expect(imageAddress(url, cdn)).toBeNull()
})

it('knows no place for a relative name without a CDN path', () => {
  expect(imageAddress('avatars/1.jpg', undefined)).toBeNull()
})
