import type { IncomingMessage } from 'node:http'
import type { MockRequest } from '../mock-request.ts'

/** Uploads may have 20 MiB, and a form around them. */
export const maxBodyBytes = 21 * 2 ** 20
const maxUrlCharacters = 8192

export interface RefusedRequest {
  status: 400 | 405 | 413 | 414
  errMsg: string
  error: string
}

const refused = (status: RefusedRequest['status'], errMsg: string, error: string): RefusedRequest => ({
  status,
  errMsg,
  error,
})

/**
 * An HTTP request as the mock reads it, its body received within limits; or why it is refused. Not a Request of fetch:
 * making one, and reading its body out of a stream, takes longer than the answer.
 */
export const receive = async (
  incoming: IncomingMessage,
  origin: string,
): Promise<MockRequest | RefusedRequest> => {
  const { method = 'GET', headers } = incoming
  if (method === 'TRACE' || method === 'CONNECT')
    return refused(405, `${method} is not answered here`, 'method')
  const problem = targetProblem(incoming.url ?? '/')
  if (problem) return problem
  const bytes = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming)
  if (bytes && 'status' in bytes) return bytes
  const [pathname = '/'] = (incoming.url ?? '/').split('?')
  return {
    method,
    pathname,
    search: (incoming.url ?? '/').slice(pathname.length),
    // Not `new URL(target, origin)`: `//host/path` would name another host.
    url: `${origin}${incoming.url}`,
    header(name) {
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : (value ?? null)
    },
    text: async () => bytes?.toString('utf8') ?? '',
    form: () =>
      new Response(bytes ? new Uint8Array(bytes) : null, {
        headers: { 'Content-Type': headers['content-type'] ?? '' },
      }).formData(),
  }
}

const targetProblem = (target: string): RefusedRequest | null => {
  if (target.length > maxUrlCharacters)
    return refused(414, `The address has more than ${maxUrlCharacters} characters`, 'path')
  const [path = '/'] = target.split('?')
  try {
    if (!target.startsWith('/')) return refused(400, 'The address is not a path', 'path')
    return decodeURIComponent(path).split(/[/\\]/).includes('..')
      ? refused(400, 'The path climbs above its root', 'path')
      : null
  } catch {
    return refused(400, 'The path is not percent-encoded UTF-8', 'path')
  }
}

const tooLarge = refused(413, `The body has more than ${maxBodyBytes} bytes`, 'body')

const bodyOf = (incoming: IncomingMessage): Promise<Buffer | RefusedRequest> | RefusedRequest => {
  // What is declared too large is not waited for.
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) return tooLarge
  const chunks: Buffer[] = []
  let sizeBytes = 0
  return new Promise((resolve, reject) => {
    // Left open when it is too large: the refusal still has to go out.
    incoming.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length
      if (sizeBytes > maxBodyBytes) resolve(tooLarge)
      else chunks.push(chunk)
    })
    incoming.on('end', () => {
      const [first, second] = chunks
      resolve(first && !second ? first : Buffer.concat(chunks))
    })
    incoming.on('error', reject)
  })
}
