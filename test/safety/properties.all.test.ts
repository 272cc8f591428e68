import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { engine } from '../labels/corpus.ts'
import { labelsOf, printed, rounds } from '../labels/marked.ts'
import { essence, transformations } from './metamorphic.ts'
import { breaches } from './properties.ts'

/** Labels that a transformation changes, as `round id: transformation`; the list may only be true. */
const KNOWN: readonly string[] = JSON.parse(
  readFileSync(new URL('./metamorphic-misses.json', import.meta.url), 'utf8'),
)

it.each(rounds)(
  'keeps what holds of every result, however the label is written: %s',
  round => {
    const broken: string[] = []
    const changed: string[] = []
    for (const label of labelsOf(round)) {
      const text = printed(label.label)
      const result = engine.analyse({ text })
      broken.push(...breaches(result).map(what => `${label.id}: ${what}`))
      const before = essence(result)
      for (const [title, transform] of Object.entries(transformations))
        if (essence(engine.analyse({ text: transform(text) })) !== before)
          changed.push(`${round} ${label.id}: ${title}`)
    }
    expect(broken).toEqual([])
    expect(changed).toEqual(KNOWN.filter(one => one.startsWith(`${round} `)))
  },
  120_000,
)
