import { Worker } from 'node:worker_threads'
import type { Recognise } from '../db/task-reading.ts'

type Result = Awaited<ReturnType<Recognise>>

/** What the thread of reading-thread.ts is told, and what it says; `read` is the number of a reading. */
export interface ToThread {
  read: number
  photo: Blob
  hint: 'zh' | 'en'
}
export type FromThread = { read: number } & (
  | { progress: number; text: string | undefined }
  | { result: Result }
  | { error: string }
)

interface Pending {
  onProgress: (progress: number, text?: string) => void
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

/**
 * Reads uploaded pictures in a thread of its own, which is started by the first of them: a server that is given none needs
 * no memory for models. A thread that died is started again for the next picture. `release` ends it.
 * @param script the built reading-thread.ts
 * @param assetsFolder written by scripts/setup/prepare-recognition.mjs
 */
export const createReading = (
  script: string | URL,
  assetsFolder: string,
): { recognise: Recognise; release: () => Promise<void> } => {
  let thread: Worker | null = null
  let reads = 0
  const pending = new Map<number, Pending>()

  const lose = (lost: Worker, error: Error) => {
    if (thread !== lost) return
    thread = null
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }

  const hear = (message: FromThread) => {
    const waiting = pending.get(message.read)
    if (!waiting) return
    if ('progress' in message) return waiting.onProgress(message.progress, message.text)
    pending.delete(message.read)
    if ('result' in message) waiting.resolve(message.result)
    else waiting.reject(new Error(message.error))
  }

  const start = (): Worker => {
    const started = new Worker(script, { workerData: assetsFolder })
    started.on('message', hear)
    started.on('error', error => lose(started, error))
    started.on('exit', code => lose(started, new Error(`The thread that reads photos ended with ${code}`)))
    started.unref()
    return started
  }

  return {
    recognise(photo, hint, onProgress) {
      thread ??= start()
      reads += 1
      const message: ToThread = { read: reads, photo, hint }
      const result = new Promise<Result>((resolve, reject) =>
        pending.set(message.read, { onProgress, resolve, reject }),
      )
      thread.postMessage(message)
      return result
    },
    async release() {
      await thread?.terminate()
    },
  }
}
