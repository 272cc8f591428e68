import { describe, expect, it } from 'vitest'
import { createReaderPool } from './reader-pool.ts'
import type { TesseractClient } from './tesseract-client.ts'

const never = () => new Promise<never>(() => {})
const client = (): TesseractClient => ({
  load: never,
  setLanguage: never,
  recognise: never,
  terminate: () => {},
})

/** Work that ends when the test settles it. */
function heldWork() {
  const under: { by: TesseractClient; item: string; end: () => void; fail: (reason: Error) => void }[] = []
  const work = (by: TesseractClient, item: string) =>
    new Promise<string>((resolve, reject) => {
      under.push({ by, item, end: () => resolve(item.toUpperCase()), fail: reject })
    })
  const end = async (item: string) => {
    under.find(job => job.item === item)?.end()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { work, under, end, taken: () => under.map(job => job.item).join('') }
}

const items = ['a', 'b', 'c', 'd', 'e']

describe('workers that read side by side', () => {
  it('give the results in the order of the items, whichever ends first', async () => {
    const { work, end, taken } = heldWork()
    const pool = createReaderPool(client())
    pool.join(client())
    const all = pool.map(items, work)
    expect(taken()).toBe('ab')
    for (const item of ['b', 'a', 'd', 'e', 'c']) await end(item)
    expect(await all).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
  it('leave the rest to the other when one is slow', async () => {
    const { work, end, under } = heldWork()
    const slow = client()
    const pool = createReaderPool(slow)
    pool.join(client())
    const all = pool.map(items, work)
    for (const item of ['b', 'c', 'd', 'e', 'a']) await end(item)
    expect(await all).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(under.filter(({ by }) => by === slow).map(({ item }) => item)).toEqual(['a'])
  })
  it('begin with one, and the second joins in the middle', async () => {
    const { work, end, taken } = heldWork()
    const pool = createReaderPool(client())
    const all = pool.map(items, work)
    await end('a')
    expect(taken()).toBe('ab')
    pool.join(client())
    expect(taken()).toBe('abc')
    expect(pool.size()).toBe(2)
    for (const item of ['b', 'c', 'd', 'e']) await end(item)
    expect(await all).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
  it('fail together when the first fails, and take nothing more', async () => {
    const { work, under, end, taken } = heldWork()
    const pool = createReaderPool(client())
    pool.join(client())
    const all = pool.map(items, work)
    under[0]?.fail(new Error('out of memory'))
    await expect(all).rejects.toThrow('out of memory')
    await end('b')
    pool.join(client())
    expect(taken()).toBe('ab')
  })
  it('hand back to the first what the second could not do, also when the first was done', async () => {
    for (const order of [
      ['a', 'b', 'c'],
      ['a', 'c', 'd', 'e'],
    ]) {
      const { work, under, end } = heldWork()
      const [first, second] = [client(), client()]
      const pool = createReaderPool(first)
      pool.join(second)
      const all = pool.map(items, work)
      for (const item of order.filter(item => item !== 'b')) await end(item)
      under.find(({ item }) => item === 'b')?.fail(new Error('out of memory'))
      await new Promise(resolve => setTimeout(resolve))
      for (let at = 0; at < under.length; at++) {
        under[at]?.end()
        await new Promise(resolve => setTimeout(resolve))
      }
      expect(await all).toEqual(['A', 'B', 'C', 'D', 'E'])
      expect(under.filter(({ item }) => item === 'b').map(({ by }) => by)).toEqual([second, first])
      expect(pool.size()).toBe(1)
    }
  })
  it('have nothing to do without items', async () => {
    expect(await createReaderPool(client()).map([], never)).toEqual([])
  })
})
