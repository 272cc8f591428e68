import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Body {
  content: unknown
  contentType: string
  encoded: string | false
}

/** One interaction as the pact file has it. */
export interface PactInteraction {
  description: string
  providerStates: { name: string; params: Record<string, string | number> }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    headers?: Record<string, string[]>
    body?: Body
  }
  response: { status: number; headers?: Record<string, string[]>; body?: Body }
}

export const consumer = 'analyze-h5'
export const provider = 'analyze-h5-api'

/** Where the committed pact is. */
export const pactPath = fileURLToPath(new URL(`pacts/${consumer}-${provider}.json`, import.meta.url))

/** The committed pact, against which backends are verified. */
export const readPact = (): { interactions: PactInteraction[] } => JSON.parse(readFileSync(pactPath, 'utf8'))
