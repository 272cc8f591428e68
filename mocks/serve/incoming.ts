import type { IncomingMessage } from 'node:http'

/** Uploads may have 20 MiB, and a form around them. */
const maxBodyBytes = 21 * 2 ** 20
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

/** A request whose body is here already: reading it out of a stream, as a Request does, takes several times longer. */
class BufferedRequest extends Request {
  readonly #bytes: Uint8Array<ArrayBuffer> | null
  constructor(url: URL, method: string, headers: Headers, bytes: Uint8Array<ArrayBuffer> | null) {
    super(url, { method, headers })
    this.#bytes = bytes
  }
  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#bytes ?? undefined)
  }
  override formData(): Promise<FormData> {
    const type = this.headers.get('content-type') ?? ''
    return new Response(this.#bytes, { headers: { 'Content-Type': type } }).formData()
  }
}

/** An HTTP request as a Request, its body read within limits; or why it is refused. */
export const toRequest = async (
  incoming: IncomingMessage,
  origin: string,
): Promise<Request | RefusedRequest> => {
  const { method = 'GET' } = incoming
  const url = urlOf(incoming.url ?? '/', origin)
  if ('status' in url) return url
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming)
  if (body && 'status' in body) return body
  try {
    return new BufferedRequest(url, method, headersOf(incoming), body)
  } catch (error) {
    // fetch forbids TRACE and CONNECT, and knows no header that is not one.
    return /method/i.test(String(error))
      ? refused(405, `${method} is not answered here`, 'method')
      : refused(400, 'The headers are not valid', 'header')
  }
}

const urlOf = (target: string, origin: string): URL | RefusedRequest => {
  if (target.length > maxUrlCharacters)
    return refused(414, `The address has more than ${maxUrlCharacters} characters`, 'path')
  const [path = '/'] = target.split('?')
  try {
    if (!target.startsWith('/')) throw new URIError('not a path')
    if (decodeURIComponent(path).split(/[/\\]/).includes('..'))
      return refused(400, 'The path climbs above its root', 'path')
    // Not `new URL(target, origin)`: `//host/path` would name another host.
    return new URL(origin + target)
  } catch {
    return refused(400, 'The path is not percent-encoded UTF-8', 'path')
  }
}

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}

const tooLarge = refused(413, `The body has more than ${maxBodyBytes} bytes`, 'body')

const bodyOf = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | RefusedRequest> => {
  // What is declared too large is not waited for.
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) return tooLarge
  const chunks: Buffer[] = []
  let sizeBytes = 0
  // Left intact when it is too large: the refusal still has to go out.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Buffer)) continue
    sizeBytes += chunk.length
    if (sizeBytes > maxBodyBytes) return tooLarge
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
