import 'fake-indexeddb/auto'
import fc from 'fast-check'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { proxy, ref } from 'valtio'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { ChatPanel } from '../src/features/chat/index.ts'
import { filterRecords, filters } from '../src/features/history/history.ts'
import { type displayTitle, RecordRow } from '../src/features/history/record-row.tsx'
import { compareIngredients } from '../src/features/ranking/compare-ingredients.ts'
import { IngredientFacts, PersonalSection, Report } from '../src/features/report/index.ts'
import { AlternativeAnalysis, ScanProgress } from '../src/features/scan/index.ts'
import { createI18n } from '../src/i18n/index.ts'
import {
  flattenIngredients,
  mergeServerResult,
  readTurns,
  swapAnalysis,
  type TaskRecord,
  taskRecords,
} from '../src/records/index.ts'
import { isSummary } from '../src/records/record-summary.ts'
import { openStorage } from '../src/storage/index.ts'
import { broken, changes } from './broken-records.ts'
import { createWorld } from './mock-world.ts'

// On the server React runs no effects; the parts of a report that wait for the first paint are rendered immediately.
vi.mock('../src/ui/loading/after-paint.tsx', () => ({
  AfterPaint: ({ children }: { children: ReactNode }) => children,
}))

let whole: TaskRecord
let i18n: Awaited<ReturnType<typeof createI18n>>
beforeAll(async () => {
  const finished = await (await createWorld()).finished()
  const { task } = finished.lifecycle
  whole = { ...finished, photoCount: 2, uncorrected: task, corrections: ['a'], other: { task } }
  i18n = await createI18n({ store: null, configured: 'en', browserLanguages: [], namespaces: ['app'] })
  await i18n.loadNamespaces([
    'report',
    'nutrition',
    'knowledge',
    'chat',
    'scan',
    'problems',
    'history',
    'ranking',
  ])
})

const drawn = (screen: ReactElement): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Router ssrPath="/">{screen}</Router>
    </I18nextProvider>,
  )

const RowOf = ({ record }: { record: Parameters<typeof displayTitle>[0] }) => (
  <RecordRow record={record} t={i18n.getFixedT('en', ['history', 'app'])} onDelete={() => {}} />
)

/** Every screen that shows something of a record. */
const drawAll = (record: TaskRecord): void => {
  const summary = taskRecords.summarise(record)
  expect(isSummary(summary)).toBe(true)
  drawn(<RowOf record={summary} />)
  for (const filter of filters) filterRecords([summary], { keyword: 'a b', filter })
  drawn(<AlternativeAnalysis record={record} onSwap={() => {}} />)
  drawn(<ScanProgress lifecycle={record.lifecycle} onCancel={() => {}} onRetry={() => {}} />)
  swapAnalysis(record)
  if (record.lifecycle.phase !== 'done') return
  const { task } = record.lifecycle
  mergeServerResult({ ...record, owed: { taskId: null } }, task)
  if (task.result === null) return
  drawn(<Report task={task} result={task.result} photoUrls={[]} />)
  const concerns = {
    state: proxy({ chosen: ['allergen:milk' as const] }),
    toggle: () => {},
    forget: () => {},
  }
  drawn(<PersonalSection result={task.result} concerns={concerns} />)
  for (const item of flattenIngredients(task.result.ingredients).slice(0, 5))
    drawn(<IngredientFacts ingredient={item} />)
  compareIngredients(task.result, task.result)
}

const drawsOrSetsAside = (value: unknown): 'drawn' | 'set aside' => {
  const checked = taskRecords.check(value)
  if ('fault' in checked) return 'set aside'
  drawAll(checked.record)
  const again = taskRecords.check(structuredClone(checked.record))
  expect(again, 'what was repaired is whole').toMatchObject({ isRepaired: false })
  return 'drawn'
}

describe('a broken record', () => {
  it('is drawn by every screen, or set aside', () => {
    const seen = { drawn: 0, 'set aside': 0 }
    fc.assert(
      fc.property(changes, made => {
        seen[drawsOrSetsAside(broken(whole, made))] += 1
      }),
      { numRuns: 300 },
    )
    expect(Math.min(seen.drawn, seen['set aside']), 'both were tried').toBeGreaterThan(20)
  })

  it('that is no record at all is set aside', () => {
    fc.assert(fc.property(fc.jsonValue(), value => drawsOrSetsAside(value) === 'set aside'))
  })

  it.each<[string, (record: TaskRecord) => object, 'drawn' | 'set aside']>([
    ['task {}', record => ({ ...record, lifecycle: { phase: 'done', task: {} } }), 'set aside'],
    ['product null', record => inTask(record, { product: null }), 'drawn'],
    ['product {}', record => inTask(record, { product: {} }), 'drawn'],
    ['ingredients null', record => inResult(record, { ingredients: null }), 'set aside'],
    ['ingredients [null]', record => inResult(record, { ingredients: [null] }), 'set aside'],
    ['a name that is an object', record => inTask(record, { product: { name: {} } }), 'drawn'],
    ['problem null', record => ({ ...record, lifecycle: { phase: 'failed', problem: null } }), 'drawn'],
    [
      'an unknown step',
      record => ({ ...record, lifecycle: { phase: 'working', taskId: null, step: 'dream', progress: 0 } }),
      'drawn',
    ],
    ['corrections that are no list', record => ({ ...record, corrections: 'none' }), 'drawn'],
    ['a billion photos', record => ({ ...record, photoCount: 1e9 }), 'drawn'],
    ['an id with a slash', record => ({ ...record, id: 'other/1' }), 'set aside'],
    ['no owner', record => ({ ...record, owner: 7 }), 'set aside'],
    ['a later version', record => ({ ...record, version: 2 }), 'set aside'],
    ['ingredients nested 5,000 deep', record => inResult(record, { ingredients: nested(5000) }), 'set aside'],
  ])('with %s', (_, change, outcome) => {
    expect(drawsOrSetsAside(change(whole))).toBe(outcome)
  })

  it('never loses a warning by being repaired', () => {
    fc.assert(
      fc.property(changes, made => {
        const value = broken(whole, made)
        const checked = taskRecords.check(value)
        if ('fault' in checked || checked.record.lifecycle.phase !== 'done') return
        expect(Reflect.get(Reflect.get(Object(value), 'lifecycle').task, 'result')).toEqual(
          checked.record.lifecycle.task.result,
        )
      }),
      { numRuns: 200 },
    )
  })
})

const inTask = (record: TaskRecord, over: object) =>
  record.lifecycle.phase === 'done'
    ? { ...record, lifecycle: { phase: 'done', task: { ...record.lifecycle.task, ...over } } }
    : record
const inResult = (record: TaskRecord, over: object) =>
  record.lifecycle.phase === 'done'
    ? inTask(record, { result: { ...record.lifecycle.task.result, ...over } })
    : record
const nested = (depth: number) => {
  let ingredients: object[] = []
  for (let at = 0; at < depth; at += 1)
    ingredients = [
      {
        name: 'x',
        span: { start: 0, end: 1 },
        confidence: 1,
        kind: 'food',
        functions: [],
        children: ingredients,
      },
    ]
  return ingredients
}

const turn = {
  id: 't',
  askedAt: '2026-11-20T08:00:00Z',
  question: '?',
  state: 'done',
  answer: '.',
  citations: [{ kind: 'additive', ref: '1', title: 'x', span: { start: 0, end: 1 } }],
  by: 'device',
  problem: null,
  rating: null,
}

it('a broken conversation is drawn as far as it can be', () => {
  fc.assert(
    fc.property(changes, made => {
      const turns = readTurns(broken([turn, turn], made))
      const chats = {
        state: proxy({ chats: { r: ref(turns) } }),
        open: async () => {},
        ask: async () => {},
        retry: async () => {},
        followUps: async () => [],
        stop: () => {},
        rate: async () => {},
      }
      if (whole.lifecycle.phase !== 'done') throw new Error('it is not finished')
      const label = { recordId: 'r', task: whole.lifecycle.task }
      drawn(
        <ChatPanel
          chats={chats}
          label={label}
          title=""
          suggestions={[]}
          onCite={() => {}}
          onShare={() => {}}
        />,
      )
    }),
  )
})

it('a broken summary in the database is made new from its record, and the list is whole', async () => {
  let made = 0
  await fc.assert(
    fc.asyncProperty(changes, async change => {
      const name = `broken-summary-${made++}`
      const storage = await openStorage(taskRecords, { name })
      await storage.putRecord(whole)
      const summary = broken(taskRecords.summarise(whole), change)
      const database = await new Promise<IDBDatabase>(resolve => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      const store = database.transaction('summaries', 'readwrite').objectStore('summaries')
      store.put({ ...Object(summary), id: whole.id })
      database.close()
      const later = await openStorage(taskRecords, { name })
      for (const limit of [3, undefined]) {
        const listed = await later.listSummaries(whole.owner, limit)
        for (const each of listed) drawn(<RowOf record={each} />)
        expect(listed.map(({ id }) => id)).toEqual([whole.id])
      }
    }),
    { numRuns: 40 },
  )
})
