/** Names an account's sealed records, and opens them. */
export interface AccountKey {
  /** A hash of the account's id, which the device does not keep otherwise. */
  account: string
  key: CryptoKey
}

/** As OWASP recommends for PBKDF2 with SHA-256 (Password Storage Cheat Sheet). */
const iterations = 600_000

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The hash under which an account's sealed records are kept; null where the page has no WebCrypto (plain http). */
export const accountHash = async (uid: string): Promise<string | null> => {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(`analyze-h5 account ${uid}`))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The key of an account's records while nobody is signed in. It is made of what the server tells at every sign-in and the
 * device forgets at every logout, the account's id and phone number; null where the page has no WebCrypto.
 */
export const deriveAccountKey = async ({
  uid,
  phone,
}: {
  uid: string
  phone: string
}): Promise<AccountKey | null> => {
  const account = await accountHash(uid)
  if (account === null) return null
  const secret = await crypto.subtle.importKey('raw', bytesOf(`${uid}\n${phone}`), 'PBKDF2', false, [
    'deriveKey',
  ])
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(account), iterations },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  return { account, key }
}
