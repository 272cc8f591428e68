// 10,000 generated requests and 10,000 with one mistake each, over HTTP, validated against openapi.yaml by Ajv. `COUNT=n` for n of each.
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const count = Number(process.env['COUNT'] ?? 10_000)
const seed = Number(process.env['SEED'] ?? 1)
const source = await openSource()
const [{ createMockBackend }, { serveMock }, { checkConformance }, { findResponseError }] = await Promise.all(
  [
    source.load('/mocks/backend.ts'),
    source.load('/mocks/serve.ts'),
    source.load('/mocks/conformance.ts'),
    source.load('/test/openapi.ts'),
  ],
)
/** @type {unknown[]} */
const thrown = []
const server = await serveMock(
  origin =>
    createMockBackend({
      seed,
      now: Date.now,
      // Reading pictures has benches of its own.
      recognise: () => new Promise(() => {}),
      publish: id => `${origin()}/__mock/pictures/${id}`,
    }),
  { host: '127.0.0.1', port: 0, onFault: error => thrown.push(error) },
)
const { good, mutated, faults } = await checkConformance({
  baseUrl: server.url,
  count,
  seed,
  findResponseError,
})
await server.close()
await source.close()
for (const fault of [...faults.slice(0, 10), ...thrown.slice(0, 10)]) console.error(fault)
figure({
  name: 'answers that break openapi.yaml, or mistakes that are not refused by their field',
  value: faults.length + thrown.length,
  unit: 'requests',
  reference: good + mutated,
  referenceName: 'requests sent, half of them with one mistake',
})
if (faults.length + thrown.length > 0) process.exitCode = 1
