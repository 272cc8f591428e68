import { expect, it, vi } from 'vitest'
import { ignoreWhileUnloading } from './ignore-while-unloading.ts'

it('reports what goes wrong, but for what leaving the page cuts off', () => {
  const page = new EventTarget()
  const report = vi.fn()
  let at = 100
  const onFault = ignoreWhileUnloading(page, report, () => at)

  onFault('before')
  page.dispatchEvent(new Event('beforeunload'))
  at += 10
  onFault('cut off')
  at += 60_000 // the person stayed
  onFault('after')
  expect(report.mock.calls).toEqual([['before'], ['after']])
})
