import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverAnswers } from '../src/features/scan/scans/server-answers.ts'
import texts from '../src/i18n/locales/en/scan.json' with { type: 'json' }
import { serverAnswerKinds } from '../src/records/index.ts'

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const [features = '', answers = ''] = text('docs/offline.md').split('## Answers that are no report')

const waits = answers.split('## How long the app waits')[1] ?? ''

/** The findings of docs/measurements/hardening-storage.md, each with its test. */
const findings = text('docs/measurements/hardening-storage.md').split('## The seventeen findings')[1] ?? ''

const rows = `${features}${waits}${findings}`
  .split('\n')
  .filter(line => /^\| (?!(what|wait|what comes|finding|situation) \|)/.test(line))
  .map(line => line.slice(1, -1).split('|'))
  .map(cells => cells.map(cell => cell.trim()))

/** Titles of the tests in a file, as they are written there. */
const titlesIn = (path: string): string[] =>
  [...text(path).matchAll(/(?:\b(?:test|it)|\))\(\s*([`'"])(.*?)\1,/g)].map(([, , title = '']) => title)

it('documents every feature that works without a server and without a network', () => {
  const told = rows.map(([what]) => what).join('\n')
  for (const what of [
    'from cold',
    'by its address',
    'photo to report',
    'lookup',
    'chat',
    'records',
    'export',
  ])
    expect(told).toContain(what)
})

it.each(rows.map(cells => [cells[0], cells] as const))('%s: the table names its test', (_, cells) => {
  expect(cells.every(Boolean), 'no cell is empty').toBe(true)
  const [proof = '', says = ''] = cells.slice(-2).map(cell => cell.replace(/^`|`$/g, ''))
  expect(
    titlesIn(proof).filter(title => title.includes(says)),
    `a test of ${proof} that says ${says}`,
  ).not.toEqual([])
})

/** The table of docs/offline.md. */
const drawServerAnswers = (): string => {
  const again = {
    later: 'after `Retry-After`, else after 5 s and growing pauses',
    'after-login': 'once the same person has logged in',
    'on-request': 'only as a new task, when the person presses “Send the photo”',
  }
  const rows = serverAnswerKinds.map(kind => {
    const { examples, calls, again: when } = serverAnswers[kind]
    const asked = `${calls.upload} / ${calls.follow}`
    return `| ${kind} | ${examples} | ${asked} | ${texts.server[kind]} | ${again[when]} |`
  })
  const head =
    '| answer | examples | calls: upload / follow | the report of the device says | what is owed is asked again |'
  return [head, '|---|---|---|---|---|', ...rows].join('\n')
}

it('has the table of a server’s answers as the code has it', () => {
  expect(Object.keys(serverAnswers).sort()).toEqual([...serverAnswerKinds].sort())
  expect(answers).toContain(drawServerAnswers())
})
