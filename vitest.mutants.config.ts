import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { traditionalChinese } from './scripts/traditional-chinese.ts'

/** Those of a part alone: `MUTANTS=client npm run mutants -- -m src/api/socket.ts`. */
const parts = {
  client: [
    'src/api/*.test.ts',
    'src/device/{task-lifecycle,server-answer}.test.ts',
    'src/features/scan/*.test.ts',
  ],
  engine: ['src/engine/**/*.test.ts', 'test/labels/*.test.ts'],
}
/** Tests of seconds: they come last, as the first failure ends a run, and are left out with `MUTANTS=engine-quick`. */
const slow = [
  'src/engine/engine.test.ts',
  'test/labels/questions.test.ts',
  'test/labels/questions-hostile.test.ts',
]
/** Notices most, in a second: what it notices, no other test has to run for. */
const keen = 'test/labels/outlines.test.ts'

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith(keen) ? -2 : slow.findIndex(file => moduleId.endsWith(file))
    return files.toSorted(
      (one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId),
    )
  }
}

const part = process.env['MUTANTS']

/** The tests that mutants have to get past: those of the engine, the client and the life of a task. */
export default defineConfig({
  plugins: [traditionalChinese()],
  test: {
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    isolate: false, // one dictionary for all files: most of a run is reading the tables
    sequence: { sequencer: QuickFirst },
    include: [
      ...(part?.startsWith('engine') ? [] : parts.client),
      ...(part === 'client' ? [] : parts.engine),
    ],
    // All additives in all forms: what a mutant breaks for one of them, a shorter test has noticed.
    exclude: ['test/labels/additive-names.test.ts', ...(part === 'engine-quick' ? slow : [])],
  },
})
