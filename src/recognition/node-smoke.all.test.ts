import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import truth from '../../test/photos/truth.json' with { type: 'json' }
import { createNodeRecogniser } from './node.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const photo = async (name: string) => new Blob([await readFile(`${root}test/photos/${name}`)])

// One photo for each day; node.nightly.test.ts reads the others.
it('reads a photo of a label', async () => {
  execFileSync(process.execPath, [`${root}scripts/setup/prepare-recognition.mjs`])
  const recogniser = createNodeRecogniser({ assetsFolder: `${root}public/recognition` })
  const reading = await recogniser.read(await photo('zh06_clean.jpg'), { hint: 'zh' })
  await recogniser.release()
  if (!reading.ok) throw new Error(reading.code)
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const found = truth.zh06.ingredients.filter(name => letters(reading.text).includes(letters(name)))
  expect(found.length / truth.zh06.ingredients.length).toBeGreaterThan(0.7)
  expect(reading).toMatchObject({ language: 'zh', quality: [] })
})
