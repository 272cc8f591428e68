import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { build } from 'vite'
import { expect, onlyInAll, test } from '../support/person.ts'
import type { Monster } from './monsters.journey.entry.tsx'

/** The parts of a page that draw answers and lists, as one script that defines `monsters`. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['worker', 'module', 'browser', 'production'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('monsters.journey.entry.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'monsters',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : null
  if (chunk?.type !== 'chunk') throw new Error('vite built no script')
  return chunk.code
}

const parts = [
  '- ',
  '> ',
  '1. ',
  '\n',
  '\n\n',
  '  ',
  '**',
  '*a',
  '`',
  '[',
  '](',
  '![',
  '|',
  '|-',
  '~~',
  '&amp;',
  '<a ',
  '盐',
  'word ',
  '# ',
]
const times = fc.constantFrom(1, 10, 100, 1_000, 20_000)
const answer = fc
  .array(fc.tuple(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }), times), {
    minLength: 1,
    maxLength: 4,
  })
  .map(
    (runs): Monster => ({
      answer: runs
        .map(([run, count]) => run.join('').repeat(count))
        .join('\n\n')
        .slice(0, 1_000_000),
    }),
  )
const list = fc
  .tuple(
    fc.constantFrom(10, 100, 1_000, 20_000),
    fc.constantFrom(0, 1, 7, 20_000),
    fc.constantFrom('盐', 'a'.repeat(5_000), '糖 '),
  )
  .map(
    ([count, depth, name]): Monster => ({
      names: Array.from(
        { length: name.length > 9 ? Math.min(count, 200) : count },
        (_, at) => [name, at % (depth + 1)] as const,
      ),
    }),
  )
const monsters = fc.oneof({ weight: 4, arbitrary: answer }, { weight: 1, arbitrary: list })

/** The worst answers of the review: 1,000 nested lists, and a megabyte. */
const known: Monster[] = [
  { answer: `${'- '.repeat(1_000)}x` },
  { answer: Array.from({ length: 1_000 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n') },
  { answer: '**a*'.repeat(250_000) },
  { answer: 'word '.repeat(200_000) },
]

test('1,000 hostile answers and lists never block the page for long', onlyInAll, async ({ page }) => {
  test.setTimeout(1_800_000)
  await page.goto('about:blank')
  await page.evaluate(
    code => {
      Object.assign(globalThis, { monsters: new Function(`${code}; return monsters`)() })
    },
    await bundle(),
  )
  const draw = (monster: Monster) =>
    page.evaluate(
      one =>
        (
          Reflect.get(globalThis, 'monsters') as { longestBlockMs: (m: Monster) => Promise<number> }
        ).longestBlockMs(one),
      monster,
    )
  await draw({ answer: 'warm' })
  const all = [
    ...known,
    ...fc.sample(monsters, { numRuns: Number(process.env['MONSTERS'] ?? 1_000) - known.length, seed: 20 }),
  ]
  const blocks: number[] = []
  for (const monster of all) {
    let ms = await draw(monster)
    // What another program took from the page is not the page's: of several drawings the quickest counts.
    for (let again = 0; again < 4 && ms > 50; again += 1) ms = Math.min(ms, await draw(monster))
    blocks.push(ms)
    if (ms > 50) console.log(`${Math.round(ms)} ms: ${JSON.stringify(monster).slice(0, 160)}`)
  }
  const sorted = blocks.toSorted((a, b) => a - b)
  const figure = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  const over = blocks.filter(ms => ms > 50).length
  console.log(
    `longest block of ${blocks.length} monsters: ${figure(1)} ms, 99 %: ${figure(0.99)} ms, median: ${figure(0.5)} ms, over 50 ms: ${over}`,
  )
  test.info().annotations.push({ type: 'longest block', description: `${figure(1)} ms` })
  // Without slices the worst took 25 s. The figures are in docs/measurements/hardening-network.md; here a busy machine is no failure.
  expect(figure(1)).toBeLessThan(2_000)
})
