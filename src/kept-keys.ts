/**
 * Every name under which the app keeps something in localStorage, and whose it is. Deleting an account removes what is a person's;
 * a name that is missing here does not compile.
 */
const keptKeys = {
  storage_id: 'person',
  adsource: 'person',
  taskLimit: 'person',
  'mpwx-openid': 'person',
  'mpwx-unionid': 'person',
  'ai-lang': 'person',
  'ai-concerns': 'person',
  'ai-profile': 'person',
  'ai-records-kept': 'person',
  'ai-backup-noted': 'person',
  'ai-searches-additives': 'person',
  'ai-searches-spices': 'person',
  // Ended by logging out.
  agc_user_info: 'session',
  agc_token: 'session',
  agc_agreement: 'device',
  'ai-theme': 'device',
  'ai-text-size': 'device',
  'ai-install': 'device',
  // What is still to be deleted; removed when it is.
  'ai-deletion': 'device',
} as const satisfies Record<string, 'person' | 'session' | 'device'>

export type KeptKey = keyof typeof keptKeys

/** localStorage as the app uses it: by the names above alone. */
export interface KeptStore {
  getItem(key: KeptKey): string | null
  setItem(key: KeptKey, value: string): void
  removeItem(key: KeptKey): void
}

/** The names under which something of a person is kept. */
export const personalKeys = (Object.keys(keptKeys) as KeptKey[]).filter(key => keptKeys[key] === 'person')
