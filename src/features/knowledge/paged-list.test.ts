import { expect, it } from 'vitest'
import { clientProblems } from '../../api/problems.ts'
import { createPagedList } from './paged-list.ts'

const page = (...names: string[]) => ({ items: names.map(name => ({ name })), total: 40 })
const nobody = { problem: { code: clientProblems.networkFailed, errMsg: 'no network' } }

type Rows = ReturnType<typeof page>

const deferred = <Value>() => {
  let resolve = (_: Value) => {}
  let reject = (_: Error) => {}
  const promise = new Promise<Value>((kept, broken) => {
    resolve = kept
    reject = broken
  })
  return { promise, resolve, reject }
}

/** A list whose two sources answer on demand. */
const setUp = () => {
  const server = deferred<{ data: Rows } | typeof nobody>()
  const here = deferred<Rows>()
  const list = createPagedList<Rows['items'][number]>(
    () => server.promise,
    () => here.promise,
  )
  const names = () => list.state.items.map(({ name }) => name)
  return { list, server, here, names }
}
const settled = () => new Promise(resolve => setTimeout(resolve))

it('shows what the device knows until the server has answered', async () => {
  const { list, server, here, names } = setUp()
  const searched = list.search('')
  here.resolve(page('of the device'))
  await settled()
  expect([names(), list.state.status]).toEqual([['of the device'], 'ready'])
  server.resolve({ data: page('of the server') })
  expect(await searched).toBe(true)
  expect(names()).toEqual(['of the server'])
})

it('does not hold the server’s answer back until the device has loaded its tables, nor puts it aside for them', async () => {
  const { list, server, here, names } = setUp()
  const searched = list.search('')
  server.resolve({ data: page('of the server') })
  expect(await searched).toBe(true)
  expect([names(), list.state.status]).toEqual([['of the server'], 'ready'])
  here.resolve(page('of the device'))
  await settled()
  expect(names()).toEqual(['of the server'])
})

it('waits for the device where the server cannot be reached', async () => {
  const { list, server, here, names } = setUp()
  const searched = list.search('')
  server.resolve(nobody)
  await settled()
  expect(list.state.status).toBe('loading')
  here.resolve(page('of the device'))
  expect(await searched).toBe(false)
  expect([names(), list.state.status]).toEqual([['of the device'], 'ready'])
})

it('fails with the server’s problem where neither answers', async () => {
  const { list, server, here } = setUp()
  const searched = list.search('')
  here.reject(new TypeError('Failed to fetch dynamically imported module: additives.js'))
  server.resolve(nobody)
  expect(await searched).toBe(false)
  expect(list.state).toMatchObject({ status: 'failed', problem: nobody.problem })
})
