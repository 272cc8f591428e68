import { readFrame, type ServerFrame } from './socket.ts'

/** Passes on the frames of a `text/event-stream` body as they arrive; resolves with the validation error that ended it, else null. */
export const readEventStream = async (
  body: ReadableStream<Uint8Array>,
  onFrame: (frame: ServerFrame) => void,
): Promise<string | null> => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const events = rest.split(/\r?\n\r?\n/)
    rest = done ? '' : (events.pop() ?? '')
    for (const event of events) {
      const data = dataOf(event)
      if (data === '') continue // a comment that keeps the connection alive
      const read = readFrame(data)
      if ('error' in read) {
        await reader.cancel()
        return read.error
      }
      if (!read.isUnknown) onFrame(read.frame)
    }
    if (done) return null
  }
}

const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .flatMap(line => /^data: ?(.*)/s.exec(line)?.[1] ?? []) // s: JSON may hold U+2028, which '.' takes for a line's end
    .join('\n')
