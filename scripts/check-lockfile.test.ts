import { expect, it } from 'vitest'
import { findMissingBuilds, findRegistryNames } from './check-lockfile.mjs'

const bundler = {
  version: '1.0.0',
  optionalDependencies: { '@bundler/mac': '1.0.0', '@bundler/linux': '1.0.0' },
}
const build = { version: '1.0.0' }

it('accepts a lockfile that contains every build', () => {
  const packages = {
    '': {},
    'node_modules/bundler': bundler,
    'node_modules/@bundler/mac': build,
    'node_modules/@bundler/linux': build,
  }
  expect(findMissingBuilds(packages)).toEqual([])
})

it('reports the build for a platform that the lockfile does not contain', () => {
  const packages = { 'node_modules/bundler': bundler, 'node_modules/@bundler/linux': build }
  expect(findMissingBuilds(packages)).toEqual([
    expect.stringContaining('node_modules/bundler 1.0.0 wants @bundler/mac, which is missing'),
  ])
})

it('finds a build where Node does: beside the package, inside it, and in the folders above', () => {
  const packages = {
    'node_modules/tool/node_modules/bundler': bundler,
    'node_modules/tool/node_modules/bundler/node_modules/@bundler/mac': build,
    'node_modules/@bundler/linux': build,
  }
  expect(findMissingBuilds(packages)).toEqual([])
})

it('does not accept a build that only another package can reach', () => {
  const packages = {
    'node_modules/bundler': bundler,
    'node_modules/tool/node_modules/@bundler/mac': build,
    'node_modules/@bundler/linux': build,
  }
  expect(findMissingBuilds(packages)).toHaveLength(1)
})

it('reports a package that says where it was downloaded from', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } }
  expect(findRegistryNames(packages)).toEqual([expect.stringContaining('node_modules/a names')])
})
