import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { clientDrifts } from './client.mjs'
import { mockDrifts } from './mock.mjs'
import { openapiDrifts } from './openapi.mjs'
import { pactDrifts } from './pact.mjs'

const root = new URL('../../', import.meta.url)

it.each([...clientDrifts, ...mockDrifts, ...openapiDrifts, ...pactDrifts])(
  'has a place in the code: $where, $what',
  ({ edits }) => {
    expect(edits.length).toBeGreaterThan(0)
    const texts = new Map<string, string>()
    for (const { file, from, to } of edits) {
      const text = texts.get(file) ?? readFileSync(new URL(file, root), 'utf8')
      expect(text).toContain(from)
      texts.set(
        file,
        text.replace(from, () => to),
      )
    }
  },
)
