import { expect, it } from 'vitest'
import { createAppBadge } from './app-badge.ts'

const createPage = () => Object.assign(new EventTarget(), { hidden: false })

it('an analysis that ends while the page is hidden is counted on the icon until the person looks', () => {
  const page = createPage()
  const shown: number[] = []
  const badge = createAppBadge(page, {
    setAppBadge: async count => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  badge.count()
  expect(shown, 'the person is looking').toEqual([])
  page.hidden = true
  badge.count()
  badge.count()
  expect(shown).toEqual([1, 2])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(shown).toEqual([1, 2, 0])
  page.dispatchEvent(new Event('visibilitychange'))
  expect(shown, 'there is nothing to clear').toEqual([1, 2, 0])
})

it('a browser without badges, or a system that refuses them, is left alone', async () => {
  const page = Object.assign(createPage(), { hidden: true })
  createAppBadge(page, {}).count()
  createAppBadge(page, { setAppBadge: () => Promise.reject(new Error('refused')) }).count()
  await new Promise(resolve => setTimeout(resolve))
})
