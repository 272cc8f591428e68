import { expect, it } from 'vitest'
import { labelsOf, printed, rounds } from '../../labels/marked.ts'
import { chatBreaches } from './chat-properties.ts'

it.each(rounds)(
  'says in the chat what the report says: %s',
  round => {
    const broken = labelsOf(round).flatMap(({ id, label }) =>
      chatBreaches(printed(label)).map(what => `${id}: ${what}`),
    )
    expect(broken).toEqual([])
  },
  120_000,
)
