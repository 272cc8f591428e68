import { describe, expect, it } from 'vitest'
import { brokenReferences } from './docs-links.mjs'

describe('a reference of a document', () => {
  const inDocs = (text: string) => brokenReferences('docs/example.md', text)

  it.each([
    '[home](../README.md)',
    '[tree](../README.md#source-tree)',
    '[here](#below)\n\n## Below',
    '[web](https://example.com/missing.md)',
    '`src/api/client.ts:86-120`',
    '`src/api/*.ts`',
    '`src/records/{task-state,merge-server-result}.ts`',
    '`client.ts`',
    '`../mocks/control/control.ts`',
    '`npm run check`',
    '```\nsrc/nowhere.ts\n```',
  ])('%s exists', text => {
    expect(inDocs(text)).toEqual([])
  })

  it.each([
    '[gone](missing.md)',
    '[gone](../README.md#no-such-heading)',
    '<img src="pictures/missing.png" alt="">',
    '`src/api/missing.ts`',
    '`src/missing/*.ts`',
    '`missing-file.mjs`',
  ])('%s is reported', text => {
    expect(inDocs(text)).toHaveLength(1)
  })

  it('may be a former file name in a log of measurements', () => {
    expect(brokenReferences('docs/measurements/log.md', '`src/former.ts`')).toEqual([])
  })
})
