import { randomUUID } from 'node:crypto'

/** Calls that leave a mark on a server that nobody resets: only with `--all`. */
const lasting = new Set(['sendSmsCode', 'launch', 'cancelAccount'])

/** The request of an operation by its own examples; null where it has none. */
const requestOf = (operation, baseUrl, { token, uid }) => {
  const identity = { eventId: randomUUID(), uid: token === null ? '' : uid }
  let { path } = operation
  const query = new URLSearchParams()
  for (const { name, in: place, example, required } of operation.parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (name in identity) query.set(name, identity[name])
    else if (required || example !== undefined) query.set(name, String(example))
  }
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  const url = `${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`
  if (!operation.requestBody) return new Request(url, { method: operation.method, headers })
  const json = operation.requestBody.content['application/json']
  if (!json?.example) return null
  const hasIdentity = 'eventId' in json.example
  return new Request(url, {
    method: operation.method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(hasIdentity ? { ...json.example, ...identity } : json.example),
  })
}

/**
 * Asks a live server for every operation of openapi.yaml by its own example, and holds each answer against the document,
 * whatever its status. Gives a row for each.
 */
export const checkConformance = async ({ operations, misfits }, baseUrl, { token, uid, isAll }) => {
  const rows = []
  for (const operation of operations) {
    const row = (result, why = '') =>
      rows.push({
        operation: operation.id,
        interaction: `${operation.method} ${operation.path}`,
        result,
        why,
      })
    if (lasting.has(operation.id) && !isAll) {
      row('skipped', 'leaves a lasting mark: only with --all')
      continue
    }
    const request = requestOf(operation, baseUrl, { token, uid })
    if (!request) {
      row('skipped', 'has no example of its body')
      continue
    }
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(30_000) })
      const type = response.headers.get('content-type') ?? ''
      const wrong = misfits(operation, response.status, type, await response.text())
      row(
        wrong.length === 0 ? 'ok' : 'failed',
        wrong.length === 0
          ? String(response.status)
          : wrong.map(line => `${response.status} ${line}`).join('\n'),
      )
    } catch (error) {
      row('failed', `no answer: ${error.cause?.message ?? error.message}`)
    }
  }
  return rows
}
