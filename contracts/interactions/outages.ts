import { operationIds } from '../../mocks/scenarios.ts'
import { type Interaction, refusal } from '../interaction.ts'
import { matching } from '../matchers.ts'

const states = [
  {
    state: { name: 'the server is down' },
    when: 'while the server is down',
    response: refusal(503, 'Not available at the moment, try again later'),
  },
  {
    state: { name: 'the server fails' },
    when: 'while the server fails',
    response: refusal(500, 'Something went wrong on our side'),
  },
  {
    state: { name: 'too many requests' },
    when: 'after too many requests',
    response: {
      ...refusal(429, 'Too many requests, wait 30 s'),
      headers: { 'Retry-After': matching('^[0-9]+$', '30') },
    },
  },
] as const

/** What every call may be answered with, asked as the first interaction of each operation asks. */
export const outages = (interactions: readonly Interaction[]): readonly Interaction[] =>
  operationIds.flatMap(id =>
    states.flatMap(({ state, when, response }) => {
      const first = interactions.find(({ operation }) => operation === id)
      // An upgrade cannot be answered with 500, as openapi.yaml has it.
      if (!first || (id === 'openChatSocket' && response.status === 500)) return []
      const { outcome, ...rest } = first
      const title = id === 'openChatSocket' ? 'an upgrade to a websocket' : first.title
      return [
        {
          ...rest,
          ...(outcome && 'problem' in outcome ? { outcome } : {}),
          title: `${title}, ${when}`,
          given: [state],
          response,
        },
      ]
    }),
  )
