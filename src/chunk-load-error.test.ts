import { expect, it } from 'vitest'
import { ChunkLoadError, isChunkLoadError } from './chunk-load-error.ts'

const said = {
  Chromium: 'Failed to fetch dynamically imported module: https://example.com/assets/engine-Dk8Q4i8V.js',
  Firefox: 'error loading dynamically imported module: https://example.com/assets/engine-Dk8Q4i8V.js',
  Safari: 'Importing a module script failed.',
}

for (const [browser, message] of Object.entries(said))
  it(`recognises a failed dynamic import by the message of ${browser}`, () => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true)
  })

it.each([
  [new TypeError('Failed to fetch')],
  [new TypeError("Cannot read properties of undefined (reading 'imported')")],
  [new Error('The analysis broke off')],
  ['Importing a module script failed.'],
  [null],
])('takes %s for another error', error => {
  expect(isChunkLoadError(error)).toBe(false)
})

it('recognises a worker script that could not be fetched', () => {
  expect(isChunkLoadError(new ChunkLoadError('the analysis worker could not be loaded'))).toBe(true)
})
