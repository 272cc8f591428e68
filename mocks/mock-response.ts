/** A response of the mock, independent of the transport. Plain data: creating a fetch `Response` for each call is too slow under load. */
export interface MockResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** A whole text, frames of a stream, or nothing. */
  body: string | ReadableStream<Uint8Array> | null
}

const texts = new WeakMap<object, string>()

/** Marks a value that never changes, so that its JSON is made once: a page of the tables, asked for over and over. */
export const lasting = <T extends object>(value: T): T => {
  texts.set(value, JSON.stringify(value))
  return value
}

/** An answer in JSON. */
export const json = (
  status: number,
  value: object,
  headers: Readonly<Record<string, string>> = {},
): MockResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: texts.get(value) ?? JSON.stringify(value),
})

/** An answer as a Response. */
export const toResponse = ({ status, headers, body }: MockResponse): Response =>
  new Response(body, { status, headers })
