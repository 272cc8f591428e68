import { expect, test } from 'vitest'
import { pageLinks } from './paths.ts'

test('a link encodes its parameters', () => {
  expect(pageLinks.spices('香兰素 & Co')).toBe(
    '/pages/spices/spices?keyword=%E9%A6%99%E5%85%B0%E7%B4%A0%20%26%20Co',
  )
  expect(pageLinks.login('/pages/analyze/analyze?id=1')).toBe(
    '/pages/login/login?backpath=%2Fpages%2Fanalyze%2Fanalyze%3Fid%3D1',
  )
})

test('a parameter that is not given is left out of the link', () => {
  expect(pageLinks.compare({ first: 'a' })).toBe('/pages/compare/compare?first=a')
  expect(pageLinks.ranking('popularity', { standard: 'GB/T 20980', id: 'r1' })).toBe(
    '/pages/ranking-items/ranking-items?standard=GB%2FT%2020980&id=r1',
  )
})
