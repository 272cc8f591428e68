import type { Page } from '@playwright/test'
import type { components } from '../../src/api/schema.d.ts'
import { expect, expectNoSideScroll, open, photo, test, wordsOf } from './person.ts'

const serverBuild = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 1}/analyze-h5/`
const t = wordsOf('zh-Hans')

/** Texts that would act if anything took them for more than text. */
const attacks = [
  '<img src=x onerror="globalThis.hurt=1">',
  '<script>globalThis.hurt=2</script>',
  '<svg onload="globalThis.hurt=3">',
  '[点我](javascript:globalThis.hurt=4)',
  '![x](https://evil.invalid/x.png)',
  '<a href="https://evil.invalid">链接</a>',
  '"><iframe srcdoc="<script>parent.hurt=5</script>">',
  '{{constructor.constructor("globalThis.hurt=6")()}}',
  '\u202e倒过来的字 🧪👩‍👩‍👧‍👦 عربى',
]
const hostile = attacks.join(' ')
const longName = '羟丙基二淀粉磷酸酯'.repeat(555)

const task: components['schemas']['Task'] = {
  id: 'task-1',
  status: 'done',
  progress: 1,
  createdAt: '2026-11-20T08:00:00Z',
  lang: 'zh-Hans',
  source: 'server',
  imageUrl: 'javascript:globalThis.hurt=7',
  product: { name: hostile, brand: hostile, seller: hostile, manufacturer: hostile, standard: hostile },
  labelText: hostile,
  result: {
    score: 50,
    confidence: 1,
    versions: { engine: hostile, knowledge: hostile },
    ingredients: [hostile, longName, ...Array.from({ length: 998 }, (_, at) => `配料${at}`)].map(
      (name, at) => ({
        name,
        span: { start: at, end: at + 1 },
        confidence: 1,
        kind: 'food',
        functions: [],
        children: [],
      }),
    ),
    allergens: { contains: [], mayContain: [] },
    groups: [
      {
        group: 'children',
        level: 'avoid',
        certainty: 'contains',
        ingredients: [0],
        text: { zh: hostile, en: hostile },
      },
    ],
    highlights: [
      { id: 'a', tone: 'good', text: { zh: hostile, en: hostile }, ingredients: [0], evidence: [hostile] },
    ],
    suggestions: [],
    knowledge: [],
    reasons: [
      {
        rule: 'r',
        points: -50,
        ingredients: [0],
        evidence: [hostile],
        confidence: 'high',
        text: { zh: hostile, en: hostile },
      },
    ],
  },
  sharing: 'private',
  parentShareId: null,
}

/** Answers as a server that means harm would. */
const serve = async (page: Page) => {
  await page.route('**/api/**', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/api/upload')
      return route.fulfill({ status: 201, json: { taskId: 'task-1', imageUrl: 'x' } })
    if (pathname.startsWith('/api/task/')) return route.fulfill({ json: task })
    if (pathname === '/api/chat')
      return route.fulfill({
        json: {
          answer: `# ${hostile}\n\n- ${hostile}\n\n${longName}`,
          citations: [{ kind: 'ingredient', ref: '0', title: hostile }],
        },
      })
    return route.abort()
  })
}

const expectUnhurt = async (page: Page) => {
  const found = await page.evaluate(() => ({
    hurt: Reflect.get(globalThis, 'hurt'),
    elements: [
      ...document.querySelectorAll('main script, main iframe, main svg[onload], main a[href^="javascript"]'),
    ].length,
    elsewhere: [...document.querySelectorAll('main a, main img')]
      .map(element => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter(address => new URL(address, location.href).host.includes('evil')),
  }))
  expect(found).toEqual({ hurt: undefined, elements: 0, elsewhere: [] })
  await expectNoSideScroll(page)
}

test.describe('a server that means harm', () => {
  test.use({ expectedComplaint: /Failed to load resource|WebSocket/ })

  test('cannot act through a report, its ingredients or an answer, and everything is laid out', async ({
    page,
  }) => {
    await serve(page)
    await open(page, serverBuild)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    await expect(page.getByRole('main').getByRole('img', { name: /评分/ })).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText('onerror', { exact: false }).first()).toBeVisible()
    await expectUnhurt(page)

    await page.getByPlaceholder(t('chat.placeholder')).fill('安全吗？')
    await page.getByRole('button', { name: t('chat.send') }).click()
    await expect(page.getByRole('button', { name: t('chat.copy') })).toBeVisible()
    await expectUnhurt(page)

    await page
      .getByRole('button', { name: /onerror/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectUnhurt(page)
    await page.keyboard.press('Escape')
    await page.goto(`${serverBuild}pages/localhistory/localhistory`)
    await expect(page.getByRole('link', { name: /onerror/ })).toBeVisible()
    await expectUnhurt(page)
  })

  test('cannot act through a share', async ({ page }) => {
    await serve(page)
    await open(page, `${serverBuild}?sharefrom=${encodeURIComponent('"><script>globalThis.hurt=8</script>')}`)
    await expect(page.getByText(t('share.fromOther'))).toBeVisible()
    await expect(page.getByText('onerror', { exact: false }).first()).toBeVisible()
    await expectUnhurt(page)
  })
})

test('a list that means harm is text, in the report and in every answer about it', async ({ page }) => {
  await open(page, './')
  await page.getByRole('button', { name: t('home.type') }).click()
  await page
    .getByRole('textbox', { name: t('scan.list.label') })
    .fill(`配料：小麦粉、${attacks.join('、')}、白砂糖、山梨酸钾`)
  await page.getByRole('button', { name: t('scan.list.submit'), exact: true }).click()
  await expect(page.getByText('onerror', { exact: false }).first()).toBeVisible()
  await expectUnhurt(page)
  await page.getByRole('button', { name: t('report.actions.depth') }).click()
  await expect(page.getByRole('button', { name: t('chat.copy') })).toBeVisible()
  await expectUnhurt(page)
})
