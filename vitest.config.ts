import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'scripts/**/*.test.ts',
      'test/labels/**/*.test.ts',
      'contracts/**/*.test.ts',
    ],
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
  },
})
