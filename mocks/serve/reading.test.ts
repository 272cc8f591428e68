import { expect, it } from 'vitest'
import { createReading } from './reading.ts'

/** A thread that says its progress, and then what the photo contains; it dies of the photo "poison". */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', async ({ read, photo, hint }) => {
      const text = await photo.text()
      if (text === 'poison') process.exit(3)
      parentPort.postMessage({ read, progress: 0.5 })
      parentPort.postMessage(text === 'bad' ? { read, error: 'bad' } : { read, result: { ok: true, text, hint } })
    })`)}`,
)

it('reads in a thread, passes on progress and errors, and lives on after the thread has died', async () => {
  const { recognise, release } = createReading(script, 'assets')
  const heard: number[] = []
  const read = (text: string) => recognise(new Blob([text]), 'zh', progress => heard.push(progress))
  expect(await Promise.all([read('one'), read('two')])).toMatchObject([{ text: 'one' }, { text: 'two' }])
  expect(heard).toEqual([0.5, 0.5])
  await expect(read('bad')).rejects.toThrow('bad')
  await expect(read('poison')).rejects.toThrow('ended with 3')
  expect(await read('three')).toMatchObject({ text: 'three', hint: 'zh' })
  await release()
})
