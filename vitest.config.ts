import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { traditionalChinese } from './scripts/traditional-chinese.ts'

/** Reading photos takes longest, and would be begun late by the size of its file: one core would wait for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('src/recognition/node.test.ts')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

export default defineConfig({
  plugins: [traditionalChinese()],
  test: {
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    maxWorkers: '100%', // by default one core is left idle
    testTimeout: 60_000, // a busy machine is no failure
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'src/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/*.test.{ts,tsx}',
            'test/labels/**/*.test.ts',
            'test/safety/**/*.test.ts',
            'test/faults/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts',
          include: ['contracts/**/*.test.ts'],
          // One mock server of Pact at a time: under load it loses requests that it answered (pact-reference #535).
          fileParallelism: false,
          env: { PACT_DO_NOT_TRACK: 'true' },
          // Servers, processes and real sockets: on a busy machine they take their time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
