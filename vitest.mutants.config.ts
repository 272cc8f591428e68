import { defineConfig } from 'vitest/config'
import { traditionalChinese } from './scripts/traditional-chinese.ts'

/** The tests that mutants of the client and of the life of a task have to get past; the engine has scripts/mutants/runner.mjs. */
export default defineConfig({
  plugins: [traditionalChinese()],
  test: {
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    isolate: false,
    include: [
      'src/api/*.test.ts',
      'src/records/{task-state,merge-server-result}.test.ts',
      'src/features/scan/*.test.ts',
    ],
  },
})
