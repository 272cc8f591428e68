/** A file of the app as the build lists it, with its hash as `integrity` attributes have it. */
export interface ListedFile {
  url: string
  integrity?: string
}

const sha384 = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/**
 * Replaces kept files of the app that are not what the build made, such as a page that a server gave in the place of a
 * script; resolves with their addresses. Without a network they stay away, and are asked for at the next start.
 */
export const healPrecache = async (
  files: readonly ListedFile[],
  {
    cache,
    keyOf,
    fetch,
  }: {
    cache: Pick<Cache, 'match' | 'put' | 'delete'>
    /** The address under which a file is kept. */
    keyOf: (url: string) => string | undefined
    fetch: (request: Request) => Promise<Response>
  },
): Promise<string[]> => {
  const damaged: string[] = []
  for (const { url, integrity } of files) {
    const key = keyOf(url)
    if (key === undefined || integrity === undefined) continue
    const kept = await cache.match(key)
    if (kept && (await sha384(await kept.arrayBuffer())) === integrity) continue
    if (kept) await cache.delete(key)
    damaged.push(url)
    const fresh = await fetch(
      new Request(key.replace(/\?__WB_REVISION__=.*/, ''), { integrity, cache: 'reload' }),
    ).catch(
      () => null, // no network, or other bytes again
    )
    if (fresh?.ok) await cache.put(key, fresh)
  }
  return damaged
}
