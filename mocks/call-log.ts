import type { Call } from './control.ts'
import type { OperationId } from './scenarios.ts'

const kept = 200
const longestBody = 4096

/** The last calls, for whoever watches. */
export const createCallLog = (now: () => number, wallNow: () => number) => {
  let calls: Call[] = []
  let count = 0
  const listeners = new Set<(call: Call) => void>()

  return {
    begin(request: Request, operationId: OperationId | null) {
      const startedMs = wallNow()
      const at = new Date(now()).toISOString()
      const { method, url } = request
      const entry = {
        complaints: [] as string[],
        /** The body, as curl would be told it. */
        sent: '',
        end(status: number): void {
          count += 1
          const { pathname, search } = new URL(url)
          const call: Call = {
            id: count,
            at,
            operationId,
            method,
            path: pathname + search,
            status,
            durationMs: wallNow() - startedMs,
            complaints: entry.complaints,
            curl: curlOf(request, entry.sent),
          }
          calls = [...calls.slice(1 - kept), call]
          for (const listener of listeners) listener(call)
        },
      }
      return entry
    },
    all: (): Call[] => calls,
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

/** A request for a shell; the token is left out, as from every log. */
const curlOf = ({ method, url, headers }: Request, sent: string): string => {
  const accept = headers.get('accept')
  return [
    `curl -X ${method} ${quoted(url)}`,
    ...(headers.has('authorization') ? ['-H "Authorization: Bearer $ACCESS_TOKEN"'] : []),
    ...(accept && accept !== '*/*' ? [`-H ${quoted(`Accept: ${accept}`)}`] : []),
    ...(sent === '' ? [] : [sent]),
  ].join(' ')
}

/** A JSON body for curl; a very long one is cut. */
export const jsonForCurl = (text: string): string =>
  `-H 'Content-Type: application/json' --data-raw ${quoted(
    text.length > longestBody ? `${text.slice(0, longestBody)}…` : text,
  )}`

/** Form fields for curl; files are named, not held. */
export const formForCurl = (form: FormData): string =>
  [...form]
    .map(([name, value]) => `-F ${quoted(`${name}=${value instanceof Blob ? '@picture.jpg' : value}`)}`)
    .join(' ')
