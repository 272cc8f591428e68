import type { Recognise } from '../../analysis/local-analysis.ts'
import type { Api } from '../../api/client.ts'
import { lazy } from '../../lazy.ts'
import type { EagerServices, Environment } from './eager-services.ts'

/** The way to the server: its address, its API, and the transport below. */
export const createServer = (
  { baseUrl, transport }: Environment,
  { session }: EagerServices,
  recognise: Recognise,
) => {
  const url = baseUrl || globalThis.location.origin
  const openTransport = lazy(() => transport(recognise))

  const api = lazy<Api>(async () => {
    const { createApi } = await import('../../api/client.ts')
    return createApi({
      baseUrl: url,
      fetch: async request => (await openTransport()).fetch(request),
      identity: session.identity,
      onLogout: session.expire,
    })
  })

  return { url, api, openTransport }
}

export type Server = ReturnType<typeof createServer>
