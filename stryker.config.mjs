// `npm run mutants`: changes the code in small ways and sees whether a test notices. The parts that must not be wrong
// unnoticed: the engine, the client, and the life of a task. What survives is read and told in docs/mutants.md.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/engine/**/*.ts',
    'src/api/*.ts',
    'src/device/{task-lifecycle,server-answer}.ts',
    'src/features/scan/{outbox,server-analysis}.ts',
    '!**/*.test.ts',
    '!**/*.d.ts',
    '!src/engine/lexicon/**', // words, not decisions
  ],
  // A changed message is no changed behaviour; words are held by the corpus.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutants-report.json' },
  timeoutMS: 30_000, // on a busy machine a slow test must not pass for an endless one: that would count as noticed
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
}
