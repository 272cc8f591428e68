import { defineConfig } from 'vitest/config'
import { traditionalChinese } from './scripts/traditional-chinese.ts'

export default defineConfig({
  plugins: [traditionalChinese()],
  test: {
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
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
