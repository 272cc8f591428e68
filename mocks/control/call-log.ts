import type { Incoming } from '../incoming.ts'
import type { OperationId } from '../scenarios.ts'
import type { Call } from './control.ts'

const kept = 200
const longestBody = 4096

/** The last calls, for whoever watches; told in full only when somebody does. */
export const createCallLog = (now: () => number, wallNow: () => number) => {
  let calls: (() => Call)[] = []
  let count = 0
  const listeners = new Set<(call: Call) => void>()

  return {
    begin(request: Incoming, operationId: OperationId | null) {
      const startedMs = wallNow()
      const atMs = now()
      // Not the request itself: it holds its body.
      const { method, url, pathname, search } = request
      const shell = {
        method,
        url,
        isLoggedIn: request.header('authorization') !== null,
        accept: request.header('accept'),
      }
      const entry = {
        complaints: [] as string[],
        /** The body, as curl would be told it. */
        sent: () => '',
        end(status: number): void {
          count += 1
          const id = count
          const durationMs = wallNow() - startedMs
          const tell = (): Call => ({
            id,
            at: new Date(atMs).toISOString(),
            operationId,
            method,
            path: pathname + search,
            status,
            durationMs,
            complaints: entry.complaints,
            curl: curlOf(shell, entry.sent()),
          })
          calls.push(tell)
          if (calls.length > kept) calls.shift()
          for (const listener of listeners) listener(tell())
        },
      }
      return entry
    },
    all: (): Call[] => calls.map(tell => tell()),
    clear(): void {
      calls = []
    },
    subscribe(listener: (call: Call) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type CallLog = ReturnType<typeof createCallLog>

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

interface Shell {
  method: string
  url: string
  isLoggedIn: boolean
  accept: string | null
}

/** A request for a shell; the token is left out, as from every log. */
const curlOf = ({ method, url, isLoggedIn, accept }: Shell, sent: string): string => {
  return [
    `curl -X ${method} ${quoted(url)}`,
    ...(isLoggedIn ? ['-H "Authorization: Bearer $ACCESS_TOKEN"'] : []),
    ...(accept && accept !== '*/*' ? [`-H ${quoted(`Accept: ${accept}`)}`] : []),
    ...(sent === '' ? [] : [sent]),
  ].join(' ')
}

/** A JSON body for curl; a very long one is cut. */
export const jsonForCurl = (text: string): (() => string) => {
  const shown = text.length > longestBody ? `${text.slice(0, longestBody)}…` : text
  return () => `-H 'Content-Type: application/json' --data-raw ${quoted(shown)}`
}

/** Form fields for curl; files are named, not held. */
export const formForCurl = (form: FormData): (() => string) => {
  const fields = [...form].map(
    ([name, value]) => `-F ${quoted(`${name}=${value instanceof Blob ? '@picture.jpg' : value}`)}`,
  )
  return () => fields.join(' ')
}
