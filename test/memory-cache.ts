/** A browser's Cache in memory, as far as the service worker uses one; `addresses` are those of its entries. */
export const createMemoryCache = () => {
  const entries = new Map<string, { body: ArrayBuffer; headers: Headers; status: number }>()
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request)
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async request => {
      const entry = entries.get(addressOf(request))
      return entry && new Response(entry.body.slice(0), entry)
    },
    put: async (request, response) => {
      const { headers, status } = response
      entries.set(addressOf(request), { body: await response.arrayBuffer(), headers, status })
    },
    delete: async request => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map(address => new Request(address)),
  }
  return { cache: cache as Cache, addresses: () => [...entries.keys()].sort() }
}
