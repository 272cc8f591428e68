import { expect, it } from 'vitest'
import { shortReading } from '../../test/task.ts'
import { createPageReaders } from './page-readers.ts'

const photo = new Blob(['photo'], { type: 'image/jpeg' })
/** A page that reads at once, or never; it can be closed. */
const pageOf = (reads: boolean) => {
  const closing = new AbortController()
  let asked = 0
  return {
    asked: () => asked,
    close: () => closing.abort(),
    reader: {
      gone: closing.signal,
      recognise: async () => {
        asked += 1
        return reads ? shortReading : new Promise<typeof shortReading>(() => {})
      },
    },
  }
}

it('a photo is read by the page that came last', async () => {
  const readers = createPageReaders()
  const [first, last] = [pageOf(true), pageOf(true)]
  readers.add(first.reader)
  readers.add(last.reader)
  expect(await readers.recognise(photo, 'zh', () => {})).toEqual(shortReading)
  expect([first.asked(), last.asked()]).toEqual([0, 1])
})

it('a photo whose page is closed is read by another, and without any by the next that comes', async () => {
  const readers = createPageReaders()
  const [first, last] = [pageOf(false), pageOf(false)]
  readers.add(first.reader)
  readers.add(last.reader)
  const reading = readers.recognise(photo, 'zh', () => {})
  await expect.poll(last.asked).toBe(1)
  last.close()
  await expect.poll(first.asked).toBe(1)
  first.close()
  const later = pageOf(true)
  readers.add(later.reader)
  expect(await reading).toEqual(shortReading)
})

it('what a page that is still open cannot read fails', async () => {
  const readers = createPageReaders()
  const { gone } = pageOf(true).reader
  readers.add({ gone, recognise: () => Promise.reject(new Error('no memory')) })
  await expect(readers.recognise(photo, 'zh', () => {})).rejects.toThrow('no memory')
})
