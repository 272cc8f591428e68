// Hostile cases, written down before the code was read (docs/measurements/hardening-unseen.md).
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import type { components } from '../../../src/api/schema.d.ts'
import { emptyAnalysis, taskOf } from '../../task.ts'
import { answerQuestions, answerUploads, serverBuild } from '../support/hostile-server.ts'
import {
  expect,
  expectNoSideScroll,
  onlyNightly,
  open,
  photo,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

type Task = components['schemas']['Task']
type Ingredient = components['schemas']['Ingredient']

const t = wordsOf('zh-Hans')
const recordsPage = 'pages/localhistory/localhistory'

// There is no server but the answers below.
test.use({ expectedComplaint: /Failed to load resource|WebSocket connection/ })

const ingredientOf = (name: string, over: Partial<Ingredient> = {}): Ingredient => ({
  ...{ name, span: { start: 0, end: 1 }, confidence: 1, kind: 'food', functions: [], children: [] },
  ...over,
})
const reportOf = (ingredients: Ingredient[], over: Partial<Task> = {}): Task =>
  taskOf({
    id: 'hostile',
    lang: 'zh-Hans',
    labelText: '配料：水、盐',
    result: { ...emptyAnalysis, score: 80, noScore: null, confidence: 1, ingredients },
    ...over,
  })

/** No screen is broken, and every control answers. */
const expectWhole = async (page: Page) => {
  await expect(page.getByText(t('app.broken.title'))).toHaveCount(0)
  await expectNoSideScroll(page)
}

/** Has a photo analysed by a server that answers with a task; then its report, the list, and the home page are whole. */
const showReport = async (page: Page, task: Task) => {
  await answerUploads(page, task)
  await open(page, serverBuild)
  await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
  await expect(page.getByRole('textbox', { name: t('chat.placeholder') })).toBeVisible()
  await expectWhole(page)
}
const showRecords = async (page: Page) => {
  await page.goto(`${serverBuild}${recordsPage}`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expectWhole(page)
  await page.goto(serverBuild)
  await expect(page.getByTestId('gallery')).toBeAttached()
  await expectWhole(page)
}

const hostileReports: [string, Task][] = [
  [
    'A1 a name of 100,000 combining marks and overrides',
    reportOf([ingredientOf('盐')], {
      product: { ...taskOf().product, name: `\u202ez\u0336${'\u0301\u0489'.repeat(50_000)}` },
    }),
  ],
  [
    'A2 names of properties',
    reportOf(
      ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((name, at) =>
        ingredientOf(name, {
          span: { start: at, end: at + 1 },
          functions: [name] as never,
          kind: 'additive',
        }),
      ),
    ),
  ],
  [
    'A3 lone surrogates, NUL and line separators',
    reportOf([ingredientOf('\ud800盐\u0000\u2028\udfff')], {
      labelText: '\ud800\u0000\u2028',
      product: { ...taskOf().product, name: '\udc00\u0000\u2029' },
    }),
  ],
  [
    'A4 spans that make no sense',
    reportOf(
      [
        [-5, -1],
        [9, 2],
        [0, 1e9],
        [0, 1e9],
        [1e308, 1e308],
      ].map(([start = 0, end = 0]) => ingredientOf('盐', { span: { start, end } })),
    ),
  ],
  [
    'A5 3,000 ingredients, each with a function of its own',
    reportOf(
      Array.from({ length: 3_000 }, (_, at) =>
        ingredientOf(`配料${at}`, {
          span: { start: at, end: at + 1 },
          functions: [`f${at}`] as never,
          kind: 'additive',
        }),
      ),
    ),
  ],
]
for (const [name, task] of hostileReports)
  test(name, onlyNightly, async ({ page }) => {
    await showReport(page, task)
    await page.reload()
    await expect(page.getByRole('textbox', { name: t('chat.placeholder') })).toBeVisible()
    await expectWhole(page)
    await showRecords(page)
  })

const hostileAnswers: [string, string][] = [
  [
    'A9 a table of 200 columns and 500 rows',
    `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${`${'|b'.repeat(200)}|\n`.repeat(500)}`,
  ],
  ['A10 20,000 link definitions, and a fence that never closes', `${'[a]: b\n'.repeat(20_000)}\n\`\`\`\n盐`],
]
for (const [name, answer] of hostileAnswers)
  test(name, onlyNightly, async ({ page }) => {
    await answerQuestions(page, answer, 50_000)
    await showReport(page, reportOf([ingredientOf('盐')]))
    const field = page.getByRole('textbox', { name: t('chat.placeholder') })
    await field.fill('盐多吗？')
    await field.press('Enter')
    await expect(page.getByRole('button', { name: t('chat.copy') })).toBeVisible()
    await expectWhole(page)
    await field.fill('还有吗？')
    await expect(field).toHaveValue('还有吗？')
  })

test('A14 5,000 citations', onlyNightly, async ({ page }) => {
  // In the page: as many messages through the debugger's protocol would hold up the page by themselves.
  await page.addInitScript(() => {
    class TalkativeSocket extends EventTarget {
      readyState = 1
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new Event('open')))
      }
      close() {}
      send(text: string) {
        const { questionId } = JSON.parse(text)
        const frames = [
          { type: 'start' },
          { type: 'delta', text: '盐[1][5000][99999]' },
          ...Array.from({ length: 5_000 }, (_, at) => ({
            type: 'citation',
            citation: { kind: 'additive', ref: `x${at}`, title: `来源${at}` },
          })),
          { type: 'done' },
        ]
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data: seq }) => {
          const data = JSON.stringify({ ...frames[seq], questionId, seq })
          this.dispatchEvent(new MessageEvent('message', { data }))
          if (seq + 1 < frames.length) port2.postMessage(seq + 1)
        }
        port2.postMessage(0)
      }
    }
    Object.assign(globalThis, { WebSocket: TalkativeSocket })
  })
  await showReport(page, reportOf([ingredientOf('盐')]))
  const field = page.getByRole('textbox', { name: t('chat.placeholder') })
  await field.fill('盐多吗？')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: t('chat.copy') })).toBeVisible()
  await expectWhole(page)
  await showRecords(page)
})

const frameServers: [string, (socket: { send: (m: string | Buffer) => void; close: () => void }) => void][] =
  [
    ['binary frames', socket => socket.send(Buffer.from([0, 1, 2]))],
    ['frames that are no JSON', socket => socket.send('hello')],
    [
      'a frame of 5 MB',
      socket => socket.send(JSON.stringify({ type: 'delta', text: 'x'.repeat(5_000_000) })),
    ],
    ['closed at once', socket => socket.close()],
  ]
for (const [name, act] of frameServers)
  test(`N6 a websocket: ${name}`, onlyNightly, async ({ page }) => {
    await page.routeWebSocket(/\/api\/chat\/socket/, socket => socket.onMessage(() => act(socket)))
    await page.route('**/api/chat**', route => route.abort())
    await showReport(page, reportOf([ingredientOf('盐')]))
    const field = page.getByRole('textbox', { name: t('chat.placeholder') })
    await field.fill('有哪些防腐剂？')
    await field.press('Enter')
    await expect(page.getByRole('button', { name: t('chat.copy') })).toBeVisible()
    await expectWhole(page)
  })

/** Imports a backup on the profile page. */
const importBackup = async (
  page: Page,
  lines: object[],
  { added = lines.length, files = {} as Record<string, Uint8Array> } = {},
) => {
  const zip = zipSync({
    'manifest.json': strToU8(JSON.stringify({ format: 'analyze-h5-backup', version: 3 })),
    'records/1.ndjson': strToU8(lines.map(line => JSON.stringify(line)).join('\n')),
    ...files,
  })
  await page.goto('./pages/my/my')
  await page
    .getByTestId('backup')
    .setInputFiles({ name: 'b.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await expect(
    page.getByText(t('settings.backup.restored', { count: added }), { exact: false }).first(),
  ).toBeVisible()
}
const recordOf = (id: string) => ({
  ...{ id, owner: 'v1_x', createdAt: '2026-01-01T00:00:00Z', lang: 'zh-Hans' },
  lifecycle: { phase: 'done', task: reportOf([ingredientOf('盐')], { source: 'device' }) },
})

test('F7 photos that are pages and drawings with scripts', onlyNightly, async ({ page }) => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hacked=1</script></svg>'
  await open(page, './')
  await importBackup(
    page,
    [
      {
        record: recordOf('r1'),
        turns: [],
        photos: [
          { id: 'r1', type: 'image/svg+xml', file: 'photos/1' },
          { id: 'r1/1', type: 'text/html', file: 'photos/2' },
          { id: 'r1/2', type: 'image/jpeg', file: 'photos/2' },
        ],
      },
    ],
    { files: { 'photos/1': strToU8(script), 'photos/2': strToU8(script) } },
  )
  await page.goto('./pages/analyze/analyze?id=r1')
  await expect(page.getByRole('textbox', { name: t('chat.placeholder') })).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expectWhole(page)
})

test(
  'F8 records under names of properties are set aside, and their addresses open nothing',
  onlyNightly,
  async ({ page }) => {
    await open(page, './')
    const ids = ['__proto__', 'constructor', 'toString']
    const lines = ['r1', ...ids].map(id => ({ record: recordOf(id), turns: [], photos: [] }))
    await importBackup(page, lines, { added: 1 })
    for (const id of ids) {
      await page.goto(`./pages/analyze/analyze?id=${id}`)
      await expect(page.getByRole('main')).toBeVisible()
      await expectWhole(page)
    }
    await page.goto(`./${recordsPage}`)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(t('history.unreadable', { count: 3 }))).toBeVisible()
  },
)

test('N7 a browser that says it is offline, and is not', onlyNightly, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await showReport(page, reportOf([ingredientOf('盐')], { labelText: 'from the server' }))
  await expectWhole(page)
})

test('T3 messages of an unknown form on every channel', onlyNightly, async ({ page, context }) => {
  await open(page, './')
  await typeList(page, 'zh-Hans', '配料：水、白砂糖')
  const other = await context.newPage()
  await open(other, './')
  await other.evaluate(
    async known => {
      const circle: { self?: object } = {}
      circle.self = circle
      const messages = [
        null,
        7,
        '',
        'x'.repeat(1e6),
        [],
        {},
        circle,
        { type: '__proto__' },
        { id: null, type: 'changed' },
        new Map(),
        { recordId: {}, turns: 7 },
      ]
      for (const name of known) {
        const channel = new BroadcastChannel(name)
        for (const message of messages) channel.postMessage(message)
      }
      await new Promise(resolve => setTimeout(resolve, 300))
    },
    ['analyze-h5-account', 'analyze-h5-chats', 'analyze-h5-scans'],
  )
  const field = page.getByRole('textbox', { name: t('chat.placeholder') })
  await field.fill('山梨酸钾是什么？')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: t('chat.copy') })).toBeVisible()
  await page.goto(`./${recordsPage}`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expectWhole(page)
})

test('T4 localStorage entries that are none of ours', onlyNightly, async ({ page }) => {
  await open(page, './')
  await typeList(page, 'zh-Hans', '配料：水、白砂糖')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  for (const value of ['[]', '"', '{"__proto__":1}', 'null', 'x'.repeat(1_000_000), '\u0000']) {
    await page.goto('./icon.svg')
    await page.evaluate(
      ([all, text]) => {
        for (const key of [
          ...all,
          'agc_token',
          'agc_user_info',
          'ai-concerns',
          'ai-profile',
          'ai-theme',
          'ai-text-size',
          'ai-records-kept',
          'ai-backup-noted',
          'ai-searches-additives',
          'taskLimit',
        ])
          if (!['agc_agreement', 'storage_id', 'ai-lang'].includes(key))
            localStorage.setItem(key, text.slice(0, 200_000))
      },
      [keys, value] as const,
    )
    for (const path of ['./', `./${recordsPage}`, './pages/my/my', './pages/additives/additives']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expectWhole(page)
    }
    await page.goto(`./${recordsPage}`)
  }
  await page.evaluate(() => {
    for (const key of ['agc_token', 'agc_user_info']) localStorage.removeItem(key)
  })
  await page.goto(`./${recordsPage}`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})
