import { expect, it } from 'vitest'
import { createEngine } from '../../engine/index.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import { samples } from './samples.ts'

const engine = createEngine(await loadKnowledge())

it.each(
  (['zh', 'en'] as const).flatMap(language =>
    (['good', 'poor'] as const).map(kind => [language, kind] as const),
  ),
)('the %s example “%s” has the score and the name the home page shows', (language, kind) => {
  const { name, score, text } = samples[language][kind]
  expect(engine.analyse({ text }).score).toBe(score)
  expect(text).toContain(name)
})
