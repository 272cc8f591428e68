/** The thread of the mock server that reads photos: decoding one takes seconds, in which no other call is to wait. */
import { parentPort, workerData } from 'node:worker_threads'
import { createNodeReading } from '../node.ts'
import type { FromThread, ToThread } from './reading.ts'

if (!parentPort) throw new Error('reading-thread.ts runs as a worker thread')
const port = parentPort
const say = (message: FromThread) => port.postMessage(message)
const { recognise } = await createNodeReading(String(workerData))

port.on('message', ({ read, photo, hint }: ToThread) => {
  recognise(photo, hint, (progress, text) => say({ read, progress, text })).then(
    result => say({ read, result }),
    (error: unknown) => say({ read, error: String(error) }),
  )
})
