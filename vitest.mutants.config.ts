import { defineConfig } from 'vitest/config'
import { traditionalChinese } from './scripts/traditional-chinese.ts'

/** The tests that mutants have to get past: those of the engine, the client and the life of a task. */
export default defineConfig({
  plugins: [traditionalChinese()],
  test: {
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    include: [
      'src/engine/**/*.test.ts',
      'src/api/*.test.ts',
      'src/device/*.test.ts',
      'src/features/scan/*.test.ts',
      'src/features/chat/*.test.ts',
      'test/labels/*.test.ts',
    ],
  },
})
