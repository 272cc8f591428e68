// `npm run mutants`: changes the code in small ways and sees whether a test notices. The parts that must not be wrong
// unnoticed: the client and the life of a task; and the engine, with `MUTANTS=engine` or `MUTANTS=engine-quick`, or what
// may hurt somebody with `MUTANTS=engine-safety`. What survives is read and told in docs/mutants.md.
const isEngine = process.env['MUTANTS']?.startsWith('engine') ?? false
const isSafety = process.env['MUTANTS'] === 'engine-safety'
const parts = {
  engine: ['src/engine/**/*.ts', '!src/engine/lexicon/**'], // words, not decisions
  safety: ['src/engine/{claims,scoring,warnings}/**/*.ts'],
  client: [
    'src/api/**/*.ts',
    'src/records/{task-state,merge-server-result}.ts',
    'src/features/scan/scans/{pending-uploads,server-analysis}.ts',
  ],
}

export default {
  testRunner: isEngine ? 'in-process' : 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/runner.mjs'],
  mutate: [
    ...(isSafety ? parts.safety : isEngine ? parts.engine : parts.client),
    '!**/*.test.ts',
    '!**/*.d.ts',
  ],
  // A changed message is no changed behaviour; words are held by the corpus.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: !isSafety, // the rules of safety are made while modules load
  incremental: true,
  incrementalFile: isSafety
    ? '.cache/mutants-safety.json'
    : isEngine
      ? '.cache/mutants-engine.json'
      : '.cache/mutants.json',
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutants-report.json' },
  timeoutMS: 30_000, // on a busy machine a slow test must not pass for an endless one: that would count as noticed
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
}
