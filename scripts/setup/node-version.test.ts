import { expect, it } from 'vitest'
import { isInRange } from './node-version.mjs'

const RANGE = '^20.19.0 || ^22.13.0 || >=24.0.0'

it.each(['20.19.0', '20.20.2', '22.13.0', '22.22.1', '24.0.0', '24.11.1', '25.2.0', '26.3.0'])(
  'accepts Node %s',
  version => expect(isInRange(version, RANGE)).toBe(true),
)

it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])('refuses Node %s', version =>
  expect(isInRange(version, RANGE)).toBe(false),
)

it('refuses a range that it cannot read, rather than to guess', () => {
  expect(() => isInRange('20.19.0', '20.x')).toThrow('"20.x" in engines')
})
