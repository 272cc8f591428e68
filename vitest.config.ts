import { configDefaults, defineConfig } from 'vitest/config'
import { traditionalChinese } from './scripts/build/traditional-chinese.ts'

/** Tests of functions alone: they change nothing that another test file could see. */
const pure = [
  'src/engine/**/*.test.ts',
  'src/knowledge/**/*.test.ts',
  'test/{labels,nutrition,questions,safety}/**/*.test.ts',
]

/** Tests that replace modules, or start the app's services as a page does: each needs a module graph of its own. */
const isolated = [
  'src/app/services/eager-services.test.ts',
  'test/broken-records.test.tsx',
  'test/newer-server.test.tsx',
]

/** What takes long and rarely fails: `npm run test:all` runs it, `npm test` does not. */
const onlyInAll = ['{src,mocks,test,contracts}/**/*.all.test.ts']

/** What takes minutes: only `npm run test:nightly` runs it. */
const onlyNightly = ['{src,mocks,test,contracts}/**/*.nightly.test.ts']

export default defineConfig({
  plugins: [traditionalChinese()],
  test: {
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    maxWorkers: '100%', // by default one core is left idle
    // When a test is given up: a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: pure,
          exclude: [...configDefaults.exclude, ...onlyInAll, ...onlyNightly],
          // One module graph for the files of a worker: the knowledge is loaded, and the dictionary built, once.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'src/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/*.test.{ts,tsx}',
            'test/faults/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...pure, ...isolated, ...onlyInAll, ...onlyNightly],
          // Half the time of one module graph for each file; what a test changes of the globals is taken back after it.
          isolate: false,
          pool: 'threads',
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      ...[
        { name: 'all', include: onlyInAll },
        // The same walks through storage as above, on more and longer ways.
        {
          name: 'nightly',
          include: [...onlyNightly, 'test/faults/model-walk.all.test.ts'],
          env: { WALKS: '20', WALK_STEPS: '500' },
        },
      ].map(project => ({
        extends: true as const,
        test: {
          ...project,
          // Some download tools or verify a hundred servers; given up where that takes half an hour.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      })),
      {
        extends: true,
        test: {
          name: 'contracts',
          include: ['contracts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onlyInAll, ...onlyNightly],
          // One mock server of Pact at a time: under load it loses requests that it answered (pact-reference #535).
          fileParallelism: false,
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
    ],
  },
})
