/** Where page and service worker keep the recogniser's files: the name of the cache, and how entries are addressed and checked. */
export const recognitionCache = 'recognition'

/** What the keepers of the files read of recognition/manifest.json: the SHA-256 of each file by its name. */
export interface FileList {
  hashes: Record<string, string>
}

/** The address under which a file is kept: two versions of a file are two entries. */
export const fileKey = (url: string, hash: string): string => `${url}?sha256=${hash}`

/** SHA-256 as hexadecimal digits. */
export const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')

/** The list of files in a text; null where it is none, such as a page that came in its place. */
export const readFileList = (text: string): FileList | null => {
  try {
    const list: unknown = JSON.parse(text)
    if (typeof list !== 'object' || list === null || !('hashes' in list)) return null
    const { hashes } = list
    if (typeof hashes !== 'object' || hashes === null) return null
    const entries = Object.entries(hashes)
    const isWhole = entries.length > 0 && entries.every(([, hash]) => /^[0-9a-f]{64}$/.test(String(hash)))
    return isWhole
      ? { hashes: Object.fromEntries(entries.map(([name, hash]) => [name, String(hash)])) }
      : null
  } catch {
    return null // truncated, or not JSON
  }
}

/** A response with checked bytes, to be kept: with all headers of the original (policies of workers), but those of its transfer. */
export const keptResponse = (
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  headers: Headers,
  type?: string,
): Response => {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  if (type !== undefined) kept.set('content-type', type)
  return new Response(bytes, { headers: kept })
}
