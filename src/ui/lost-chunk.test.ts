import { expect, it } from 'vitest'
import { isLostChunk } from './lost-chunk.ts'

const said = {
  Chromium: 'Failed to fetch dynamically imported module: https://example.com/assets/engine-Dk8Q4i8V.js',
  Firefox: 'error loading dynamically imported module: https://example.com/assets/engine-Dk8Q4i8V.js',
  Safari: 'Importing a module script failed.',
}

for (const [browser, message] of Object.entries(said))
  it(`knows a lost part of the app by what ${browser} says`, () => {
    expect(isLostChunk(new TypeError(message))).toBe(true)
  })

it.each([
  [new TypeError('Failed to fetch')],
  [new TypeError("Cannot read properties of undefined (reading 'imported')")],
  [new Error('The analysis broke off')],
  ['Importing a module script failed.'],
  [null],
])('takes %s for a fault', error => {
  expect(isLostChunk(error)).toBe(false)
})
