import fc from 'fast-check'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { proxy, ref } from 'valtio'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { toKnownResult } from '../src/analysis/known-result.ts'
import { isKnown, unknownWarnings } from '../src/api/known-values.ts'
import type { components } from '../src/api/schema.d.ts'
import { ChatPanel } from '../src/features/chat/index.ts'
import { AdditiveScreen, SpicesScreen } from '../src/features/knowledge/index.ts'
import { IngredientFacts, PersonalSection, Report } from '../src/features/report/index.ts'
import { AlternativeAnalysis } from '../src/features/scan/index.ts'
import { createI18n } from '../src/i18n/index.ts'
import { allergens, type Concern, flattenIngredients, taskRecords } from '../src/records/index.ts'
import { createWorld } from './mock-world.ts'
import { additions, fromNewerServer } from './newer-server.ts'
import { findResponseError, successExamples } from './openapi.ts'

// On the server React runs no effects; the parts of a report that wait for the first paint are rendered immediately.
vi.mock('../src/ui/loading/after-paint.tsx', () => ({
  AfterPaint: ({ children }: { children: ReactNode }) => children,
}))

type Schemas = components['schemas']
type Task = Schemas['Task']
type DoneTask = Task & { result: NonNullable<Task['result']> }

let done: DoneTask
let texts: Awaited<ReturnType<typeof createI18n>>[]
beforeAll(async () => {
  const { lifecycle } = await (await createWorld()).finished()
  const { result } = lifecycle.task
  if (!result) throw new Error('the finished analysis has no result')
  done = { ...lifecycle.task, result }
  texts = await Promise.all(
    (['zh-Hans', 'en'] as const).map(async language => {
      const i18n = await createI18n({
        store: null,
        configured: language,
        browserLanguages: [],
        namespaces: ['app'],
      })
      await i18n.loadNamespaces(['report', 'nutrition', 'knowledge', 'chat', 'scan', 'problems'])
      return i18n
    }),
  )
})

const shown = (screen: ReactElement): string[] =>
  texts.map(i18n =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Router ssrPath="/">{screen}</Router>
      </I18nextProvider>,
    ),
  )

const taskSchema = { $ref: '#/components/schemas/Task' }
const as = <T,>(value: string) => value as T // a value that this version does not know has no literal in the types
const bilingual = { zh: '提示', en: 'A warning' }

const concernsOf = (...chosen: Concern[]) => ({
  state: proxy({ chosen }),
  toggle: () => {},
  forget: () => {},
})
const turn = {
  id: 't',
  askedAt: '2026-11-20T08:00:00Z',
  question: '?',
  state: 'done',
  answer: '.',
  citations: [],
  by: 'device',
  problem: null,
  rating: null,
} as const

const chatPanel = (task: Task) => (
  <ChatPanel
    chats={{
      state: proxy({ chats: { r: ref([{ ...turn, citations: [] }]) } }),
      open: async () => {},
      ask: async () => {},
      followUps: async () => [],
      retry: async () => {},
      stop: () => {},
      rate: async () => {},
    }}
    label={{ recordId: 'r', task }}
    title="chat"
    suggestions={[]}
    onCite={() => {}}
    onShare={() => {}}
  />
)

const recordOf = (task: Task) => ({
  id: 'r',
  owner: 'o',
  createdAt: task.createdAt,
  lang: 'en' as const,
  lifecycle: { phase: 'done' as const, task },
  other: { task },
})

describe('with a report of a newer server', () => {
  it('every screen of it is rendered, with any additions', () => {
    fc.assert(
      fc.property(additions, added => {
        const task = fromNewerServer(taskSchema, done, added) as DoneTask
        expect(findResponseError('getTask', 200, task, 'open')).toBeNull()
        const items = flattenIngredients(task.result.ingredients)
        const screens = (
          <>
            <Report task={task} result={task.result} photoUrls={[]} />
            <PersonalSection result={task.result} concerns={concernsOf('allergen:milk', 'group:pku')} />
            <AlternativeAnalysis record={recordOf(task)} onSwap={() => {}} />
            {chatPanel(task)}
            {items.map(item => (
              <IngredientFacts key={item.span.start} ingredient={item} />
            ))}
          </>
        )
        for (const html of shown(screens)) expect(html).not.toMatch(/undefined|\[object|otherValue/)
        const summary = taskRecords.summarise(recordOf(task))
        expect(summary.searchText).not.toContain('[object')
        const { groups, allergens: found } = toKnownResult(task.result)
        expect(unknownWarnings({ groups, allergens: found })).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('unknown warnings are shown with the value that was sent', () => {
    const result: DoneTask['result'] = {
      ...done.result,
      allergens: { contains: [as('apricot')], mayContain: [as('constructor')] },
      groups: [
        { group: as('mcas'), level: as('severe'), certainty: as('traces'), ingredients: [], text: bilingual },
      ],
      highlights: [{ id: 'x', tone: as('alarm'), text: bilingual, ingredients: [], evidence: [] }],
    }
    const [zh = '', en = ''] = shown(<Report task={{ ...done, result }} result={result} photoUrls={[]} />)
    for (const value of ['apricot', 'constructor', 'mcas', 'severe', 'traces', 'alarm']) {
      expect(zh).toContain(`其他（${value}）`)
      expect(en).toContain(`Other (${value})`)
    }
  })

  it('an unknown warning keeps a concern from being shown as not found', () => {
    const none = { ...done.result, confidence: 1, groups: [], allergens: { contains: [], mayContain: [] } }
    const card = (result: DoneTask['result']) =>
      shown(<PersonalSection result={result} concerns={concernsOf('allergen:nuts')} />)[1]
    expect(card(none)).toContain('not found')
    const unclear = card({ ...none, allergens: { contains: [], mayContain: [as('pine_nut')] } })
    expect(unclear).toContain('cannot rule out')
    expect(unclear).not.toContain('not found')
  })

  it('an answer of the device names the warnings that it does not know', () => {
    const result = { ...done.result, allergens: { contains: [as<'milk'>('apricot')], mayContain: [] } }
    expect(shown(chatPanel({ ...done, result }))[1]).toContain('apricot')
    expect(shown(chatPanel(done))[1]).not.toContain('does not know')
  })

  it('the engine of this version gets values that it knows, and keeps those', () => {
    expect(toKnownResult(done.result)).toEqual(done.result)
    const [first, ...rest] = done.result.ingredients
    if (!first) throw new Error('the result has no ingredients')
    const {
      ingredients,
      groups,
      allergens: found,
    } = toKnownResult({
      ...done.result,
      ingredients: [{ ...first, kind: as('novel'), tier: 7 as never, role: as('part') }, ...rest],
      allergens: { contains: ['milk', as('apricot')], mayContain: [] },
      groups: [
        { group: 'pku', level: as('severe'), certainty: as('traces'), ingredients: [], text: bilingual },
        { group: as('mcas'), level: 'avoid', certainty: 'contains', ingredients: [], text: bilingual },
      ],
    })
    expect(ingredients[0]).toMatchObject({ kind: 'unknown' })
    expect(ingredients[0]).not.toHaveProperty('tier')
    expect(ingredients[0]).not.toHaveProperty('role')
    expect(found.contains).toEqual(['milk'])
    expect(groups.map(({ group, level, certainty }) => [group, level, certainty])).toEqual([
      ['pku', 'caution', 'mayContain'],
    ])
  })
})

describe('the lookups of a newer server', () => {
  const exampleOf = <T,>(operation: string) =>
    successExamples.find(({ operationId }) => operationId === operation)?.value as T
  const recent = { state: proxy({ words: [] as string[] }), add: () => {}, clear: () => {} }

  it('an additive with an unknown tier is shown as one to look at', () => {
    const additive = { ...exampleOf<Schemas['AdditiveDetail']>('getAdditive'), tier: 9 as never }
    const detail = {
      state: proxy({ additive: ref(additive), uses: ref([]), problem: null }),
      open: async () => {},
      reload: async () => true,
    }
    const [zh, en] = shown(
      <AdditiveScreen id="17.004" detail={detail as never} loadProducts={async () => []} />,
    )
    expect(zh).toContain('其他（9）')
    expect(en).toContain('Other (9)')
  })

  it('a flavouring of an unknown type is shown', () => {
    const { items } = exampleOf<Schemas['SpicePage']>('listSpices')
    const list = {
      state: proxy({
        items: ref(items.map(item => ({ ...item, type: as('fermented') }))),
        total: 1,
        status: 'ready',
        problem: null,
        keyword: '',
      }),
      filter: proxy({ type: null }),
      search: async () => true,
      reload: async () => true,
      more: async () => {},
      choose: async () => true,
    }
    expect(shown(<SpicesScreen list={list as never} recent={recent as never} keyword="" />)[1]).toContain(
      'Other (fermented)',
    )
  })
})

it('offers as concerns only values that openapi.yaml lists', () => {
  expect(allergens.every(name => isKnown('Allergen', name))).toBe(true)
})
