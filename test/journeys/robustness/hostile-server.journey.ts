import type { Page } from '@playwright/test'
import type { components } from '../../../src/api/schema.d.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  onlyInAll,
  open,
  photo,
  test,
  wordsOf,
} from '../support/person.ts'

type Task = components['schemas']['Task']
type Ingredient = components['schemas']['Ingredient']

const serverBuild = `http://localhost:${Number(process.env['JOURNEYS_PORT']) + 1}/analyze-h5/`
const t = wordsOf('zh-Hans')

/** Texts that would act in a page that takes them for its own. */
const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
const texts = [script, '👩‍👩‍👧‍👦🧂', '‮مكونات الملح‬', 'שמן דקל', 'a'.repeat(5000), '{{name}} $t(app:title)']

const ingredients = (count: number) => {
  let labelText = ''
  const list = Array.from({ length: count }, (_, at): Ingredient => {
    const name = texts[at] ?? `配料${at}`
    const start = labelText.length
    labelText += `${name}、`
    return {
      name,
      span: { start, end: start + name.length },
      confidence: 1,
      kind: 'food',
      functions: [],
      children: [],
    }
  })
  return { labelText, list }
}

const both = (text: string) => ({ zh: text, en: text })
const taskOf = (count: number): Task => {
  const { labelText, list } = ingredients(count)
  const remark = {
    id: 'x',
    tone: 'bad' as const,
    text: both(script),
    ingredients: [0, 1],
    evidence: [script],
  }
  return {
    id: 'hostile',
    status: 'done',
    progress: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    lang: 'zh-Hans',
    source: 'server',
    imageUrl: 'javascript:window.hacked=1',
    product: {
      name: `${script} מוצר`,
      brand: script,
      seller: '‮evil',
      manufacturer: script,
      standard: '"><svg onload=window.hacked=1>',
    },
    labelText,
    result: {
      score: 50,
      confidence: 0.9,
      versions: { engine: '1', knowledge: '1' },
      ingredients: list,
      allergens: { contains: [], mayContain: [] },
      groups: [
        { group: 'children', level: 'avoid', certainty: 'contains', ingredients: [0], text: both(script) },
      ],
      highlights: [remark],
      suggestions: [remark],
      knowledge: [remark],
      reasons: [
        {
          rule: script,
          points: -50,
          ingredients: [0],
          evidence: [script],
          confidence: 'high',
          text: both(script),
        },
      ],
    },
    sharing: 'shared',
    parentShareId: null,
  }
}

/** Nothing of what a server said became a part of the page that acts. */
const expectInert = async (page: Page) => {
  const acting = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    parts: [...document.querySelectorAll('main *, dialog *')]
      .filter(part =>
        [...part.attributes].some(
          ({ name, value }) =>
            name.startsWith('on') || (/^(href|src)$/.test(name) && /^\s*javascript:/i.test(value)),
        ),
      )
      .map(part => part.outerHTML.slice(0, 100)),
    elements: document.querySelectorAll(
      'main script, main iframe, main object, main img[src="x"], main svg[onload]',
    ).length,
  }))
  expect(acting).toEqual({ hacked: false, parts: [], elements: 0 })
}

test.use({ expectedComplaint: /Failed to load resource/ })

test(
  'a shared record whose every text is a script is inert, and 1,000 ingredients are laid out',
  onlyInAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.route('**/api/task/**', route => route.fulfill({ json: taskOf(1000) }))
    await open(page, `${serverBuild}?sharefrom=${encodeURIComponent('"><script>')}`)
    await expect(page.getByText(t('share.fromOther'))).toBeVisible()
    await expect(page.getByText(script, { exact: false }).first()).toBeVisible()
    await expect(page.getByText('配料999', { exact: true })).toBeAttached()
    await expect(page.getByText('{{name}} $t(app:title)', { exact: false }).first()).toBeAttached()
    await expectNoSideScroll(page)
    await expectInert(page)
  },
)

test(
  'an answer that is markdown with scripts in it is inert, also in pieces',
  onlyInAll,
  async ({ page }) => {
    const answer = `# Kopf\n\n${script}\n\n[link](javascript:window.hacked=1) <https://evil.example> ![x](https://evil.example/x.png "t")\n\n| a | b |\n|---|---|\n| ${script} | **x** |\n\n- [ ] todo\n\n[^1]: note\n\ntext[^1]`
    await page.route('**/api/upload', route =>
      route.fulfill({ status: 201, json: { taskId: 'hostile', imageUrl: '' } }),
    )
    await page.route('**/api/task/**', route => route.fulfill({ json: taskOf(8) }))
    await page.routeWebSocket(/\/api\/chat\/socket/, socket => {
      socket.onMessage(message => {
        const { questionId } = JSON.parse(String(message))
        const pieces = answer.match(/[\s\S]{1,7}/g) ?? []
        const frames = [
          { type: 'start' },
          ...pieces.map(text => ({ type: 'delta', text })),
          { type: 'citation', citation: { kind: 'additive', ref: '../../x?"><script>', title: script } },
          { type: 'done' },
        ]
        for (const [seq, frame] of frames.entries())
          socket.send(JSON.stringify({ ...frame, questionId, seq }))
      })
    })
    await open(page, serverBuild)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    const field = page.getByRole('textbox', { name: t('chat.placeholder') })
    await field.fill(script)
    await field.press('Enter')
    await expect(page.getByRole('list', { name: t('chat.sources') })).toContainText('<script>')
    const turn = page.locator('li').filter({ has: page.getByRole('list', { name: t('chat.sources') }) })
    await expect(turn.locator('table')).toBeVisible()
    await expect(turn.locator('a, img, input, svg[onload]')).toHaveCount(0)
    await expectInert(page)
    await expectNoSideScroll(page)
    await expectAccessible(page)

    // An ingredient of 5,000 letters in its sheet, and a citation that points nowhere.
    await page.getByRole('main').getByRole('button', { name: 'aaaaaaaaaa' }).first().click()
    await expect(page.locator('dialog')).toBeVisible()
    await expectNoSideScroll(page)
    await expectInert(page)
    await page.keyboard.press('Escape')
    await page
      .getByRole('list', { name: t('chat.sources') })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/analyze-h5\/pages\/additives\/faid\/faid\?id=/)
    await page.goBack()

    await page.goto(`${serverBuild}pages/localhistory/localhistory`)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expectInert(page)
    await expectNoSideScroll(page)
  },
)

test('a person whose name is a script, and whose picture is none, is inert', onlyInAll, async ({ page }) => {
  await page.route('**/api/oauth/mpweixin/signIn', route =>
    route.fulfill({
      json: {
        code: 0,
        accessToken: 'a',
        refreshToken: 'r',
        userInfo: {
          uid: 'u-1',
          phone: '',
          privacyPhone: '138****8000',
          nickname: `${script}${'長'.repeat(300)}`,
          avatar: 'javascript:window.hacked=1',
          gender: 'unknown',
          birthday: null,
          login_oauth: 'mpweixin',
          vip: { level: 9, expiresAt: '2027-11-20T00:00:00.000Z' },
          isNew: false,
        },
      },
    }),
  )
  await open(page, `${serverBuild}pages/login/login?code=x`)
  await expect(page).toHaveURL(/my\/my$/)
  await expect(page.getByText('長長長').first()).toBeVisible()
  await expectInert(page)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: t('app.screens.account') }).click()
  await expect(page.getByRole('main')).toContainText('u-1')
  await expectInert(page)
  await expectNoSideScroll(page)
})
