import {
  type FileList,
  fileKey,
  keptResponse,
  readFileList,
  recognitionCache,
  sha256,
} from '../../recognition-files.ts'

/** What a browser gives a service worker, as far as it is used here. */
interface Environment {
  caches: Pick<CacheStorage, 'open'>
  fetch: (request: Request | string) => Promise<Response>
  /** Address of the folder of the files, with a slash at its end. */
  baseUrl: string
}

/** The kept list belongs to a set of files that is complete; the list in use may be a newer one. */
const kept = 'manifest.json'
const inUse = 'manifest.json?in-use'

/** The files that are kept, by the list that names them. */
const createKeptFiles = ({ caches, fetch, baseUrl }: Environment) => {
  const open = () => caches.open(recognitionCache)
  const urlOf = (name: string) => `${baseUrl}${name}`

  const listIn = async (entry: string): Promise<FileList | null> => {
    const found = await (await open()).match(urlOf(entry))
    return found ? readFileList(await found.text()) : null
  }

  const namesHere = async ({ hashes }: FileList): Promise<string[]> => {
    const cache = await open()
    const found = await Promise.all(
      Object.entries(hashes).map(async ([name, hash]) =>
        (await cache.match(fileKey(urlOf(name), hash))) ? [name] : [],
      ),
    )
    return found.flat()
  }

  /** Makes the list in use the kept one where its set is as complete as the kept one's, and deletes what neither names. */
  const promote = async (): Promise<void> => {
    const cache = await open()
    const [old, next] = [await listIn(kept), await listIn(inUse)]
    if (!next) return
    const here = new Set(await namesHere(next))
    const needed = old ? await namesHere(old) : []
    const stillNamed = needed.filter(name => name in next.hashes)
    const isComplete =
      stillNamed.length > 0
        ? stillNamed.every(name => here.has(name))
        : needed.length === 0 || here.size === Object.keys(next.hashes).length
    const list = isComplete ? await cache.match(urlOf(inUse)) : undefined
    if (list) await cache.put(urlOf(kept), list)
    const named = new Set(
      [isComplete ? null : old, next].flatMap(one =>
        one ? Object.entries(one.hashes).map(([name, hash]) => fileKey(urlOf(name), hash)) : [],
      ),
    )
    for (const { url } of await cache.keys())
      if (!named.has(url) && url !== urlOf(kept) && url !== urlOf(inUse)) await cache.delete(url)
  }

  /** Fetches a file and checks it; null where other bytes came. */
  const fetchChecked = async (name: string, hash: string): Promise<Response | null> => {
    const fresh = await fetch(new Request(urlOf(name), { cache: 'no-cache' }))
    if (fresh.status !== 200) return null
    const bytes = await fresh.arrayBuffer()
    return (await sha256(bytes)) === hash ? keptResponse(bytes, fresh.headers) : null
  }

  /** A full storage costs the next offline start, not this reading. */
  const keep = async (name: string, hash: string, response: Response): Promise<void> => {
    await (await open()).put(fileKey(urlOf(name), hash), response).catch(() => {})
    await promote()
  }

  return { open, urlOf, listIn, promote, fetchChecked, keep }
}

/**
 * Answers for the recogniser's files. What is kept was checked by its SHA-256. A new list of files replaces the kept one
 * once its files are here; until then an offline start finds the old set whole.
 */
export const createRecognitionCache = (environment: Environment) => {
  const { fetch, baseUrl } = environment
  const { open, urlOf, listIn, promote, fetchChecked, keep } = createKeptFiles(environment)

  return {
    /** The list of files: the server's where it gives one, else the list of the set that is here. */
    async respondWithList(request: Request): Promise<Response> {
      const cache = await open()
      const use = async (list: Response): Promise<Response> => {
        await cache.put(urlOf(inUse), list.clone()).catch(() => {})
        return list
      }
      const fresh = await fetch(request).catch((error: unknown) => error)
      const text = fresh instanceof Response && fresh.status === 200 ? await fresh.clone().text() : ''
      if (fresh instanceof Response && readFileList(text)) {
        const used = await use(fresh)
        await promote()
        return used
      }
      const old = await cache.match(urlOf(kept))
      if (old && readFileList(await old.clone().text())) return use(old)
      if (fresh instanceof Response) return fresh
      throw fresh
    },

    /** A file of the list in use: as it is kept, else fetched, checked and kept; 502 where other bytes came. */
    async respondWithFile(request: Request): Promise<Response> {
      const { origin, pathname } = new URL(request.url)
      const name = `${origin}${pathname}`.slice(baseUrl.length)
      const hash = ((await listIn(inUse)) ?? (await listIn(kept)))?.hashes[name]
      if (hash === undefined) return fetch(request)
      const here = await (await open()).match(fileKey(urlOf(name), hash))
      if (here) return here
      const fresh = await fetchChecked(name, hash)
      if (!fresh)
        return new Response(null, { status: 502, statusText: 'Other bytes than the list of files says' })
      await keep(name, hash, fresh.clone())
      return fresh
    },

    /** Checks what is kept, takes over files of an earlier version, and fetches again what is damaged. */
    async heal(): Promise<void> {
      const cache = await open()
      const list = await listIn(kept)
      if (!list) await cache.delete(urlOf(kept))
      const damaged: [string, string][] = []
      for (const { url } of await cache.keys()) {
        const { origin, pathname, searchParams } = new URL(url)
        const name = `${origin}${pathname}`.slice(baseUrl.length)
        if (name === 'manifest.json') continue
        const expected = searchParams.get('sha256') ?? list?.hashes[name] ?? ''
        const found = await cache.match(url)
        const isWhole = found && (await sha256(await found.clone().arrayBuffer())) === expected
        if (isWhole && searchParams.has('sha256')) continue
        if (isWhole) await cache.put(fileKey(urlOf(name), expected), found)
        else if (list?.hashes[name] !== undefined) damaged.push([name, list.hashes[name]])
        await cache.delete(url)
      }
      for (const [name, hash] of damaged) {
        const fresh = await fetchChecked(name, hash).catch(() => null) // without a network: at the next start
        if (fresh) await cache.put(fileKey(urlOf(name), hash), fresh).catch(() => {})
      }
    },
  }
}
