import { afterAll, describe, expect, it } from 'vitest'
import { createApi } from '../src/api/client.ts'
import type { Result } from '../src/api/problems.ts'
import { accessToken, type Interaction, uid } from './interaction.ts'
import { interactions } from './interactions/index.ts'
import { exampleOf } from './matchers.ts'
import { pactPath } from './pact-file.ts'
import { statesFile, statesPath } from './states-file.ts'
import { createPactWriter } from './write-pact.ts'

const pact = createPactWriter()
afterAll(() => pact.remove())

/** The client's result for the example: valid bodies are data, refusals of any status are problems. */
const outcomeOf = ({ response, outcome }: Interaction): Result<unknown> => {
  if (outcome) return outcome
  const body = exampleOf(response.json)
  const isRefusal = typeof body === 'object' && body !== null && 'errMsg' in body
  if (!isRefusal) return { data: body }
  const problem = body as NonNullable<Result<unknown>['problem']>
  // The example of the header is in seconds.
  const seconds = response.headers?.['Retry-After']
  return { problem: { ...problem, ...(seconds && { retryAfterMs: Number(exampleOf(seconds)) * 1000 }) } }
}

describe('the app', () => {
  it.each(interactions.map(each => [each.title, each] as const))(
    'understands the answer to %s',
    async (_title, interaction) => {
      await pact.play(interaction, async url => {
        const logouts: string[] = []
        const api = createApi({
          baseUrl: url,
          fetch: request => globalThis.fetch(request),
          identity: () => (interaction.isLoggedIn ? { accessToken, uid } : { accessToken: null, uid: '' }),
          onLogout: () => logouts.push(interaction.title),
        })
        expect(await interaction.call(api, url)).toEqual(outcomeOf(interaction))
        expect(logouts).toHaveLength(interaction.response.status === 401 ? 1 : 0)
      })
    },
  )

  // Written again each time: `npm run pacts` replaces the committed one.
  it('relies on what the committed pact says, byte for byte', async () => {
    await expect(pact.finish()).toMatchFileSnapshot(pactPath)
  })

  it('relies on the situations that states.json lists', async () => {
    await expect(statesFile()).toMatchFileSnapshot(statesPath)
  })
})
