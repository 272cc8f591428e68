/** A request as the mock reads it, independent of the transport. */
export interface MockRequest {
  method: string
  url: string
  pathname: string
  /** With its question mark; '' for none. */
  search: string
  header: (name: string) => string | null
  text: () => Promise<string>
  form: () => Promise<FormData>
}

/** A request that came through fetch. */
export const fromRequest = (request: Request): MockRequest => ({
  method: request.method,
  url: request.url,
  ...placeOf(request.url),
  header: name => request.headers.get(name),
  text: () => request.text(),
  form: () => request.formData(),
})

const placeOf = (url: string): { pathname: string; search: string } => {
  const { pathname, search } = new URL(url)
  return { pathname, search }
}
