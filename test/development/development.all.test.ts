import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { agreedAnswer } from '../../src/app/services/consent.ts'
import { startDevelopmentServer } from './development-server.ts'

let server: Awaited<ReturnType<typeof startDevelopmentServer>>
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startDevelopmentServer()
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await visitor()
  await page.goto(server.url)
  await title('AI Ingredient List Assistant').waitFor()
  // Vite may reload the page once, when it has found out what to bundle.
  await vi.waitFor(async () => expect(await sizeOfPage()).toBe(20), { timeout: 60_000 })
  await page.evaluate(() => Object.assign(globalThis, { isStillThere: true }))
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The page of a person who agreed before and reads English. */
const visitor = async () => {
  const opened = await browser.newPage()
  await opened.addInitScript(agreed => {
    localStorage.setItem('agc_agreement', agreed)
    localStorage.setItem('ai-lang', 'en')
  }, agreedAnswer)
  return opened
}
const title = (text: string) => page.getByText(text, { exact: true }).first()
const isStillThere = () => page.evaluate(() => Reflect.get(globalThis, 'isStillThere') === true)

const edit = (path: string, from: string, to: string) => {
  const before = readFileSync(server.file(path), 'utf8')
  expect(before).toContain(from)
  writeFileSync(server.file(path), before.replace(from, to))
}

const listing = '/api/spices?eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11'
/** What a plain fetch of the page gets from the mock. */
const sizeOfPage = () =>
  page.evaluate(async address => {
    const response = await fetch(address)
    const { size } = await response.json()
    return typeof size === 'number' ? size : null
  }, listing)

it("any fetch of the page meets the mock, and is in the browser's list of requests", async () => {
  const seen = page.waitForResponse(response => response.url().endsWith(listing))
  expect(await sizeOfPage()).toBe(20)
  const response = await seen
  expect([response.status(), response.fromServiceWorker()]).toEqual([200, true])
})

it("so do the app's own calls", async () => {
  const seen = page.waitForResponse(response => new URL(response.url()).pathname === '/api/additives')
  await page.evaluate(() => history.pushState(null, '', `${location.pathname}pages/additives/additives`))
  expect((await seen).status()).toBe(200)
  await page.goBack()
  await title('AI Ingredient List Assistant').waitFor()
  expect(await isStillThere()).toBe(true)
})

it('fails as a network does where the mock is offline, and not with a status', async () => {
  const offline = await visitor()
  await offline.goto(`${server.url}?demo=offline:yes`)
  const outcome = () =>
    offline.evaluate(
      address =>
        fetch(address).then(
          ({ status }) => String(status),
          (error: unknown) => String(error),
        ),
      listing,
    )
  await expect.poll(outcome).toBe('TypeError: Failed to fetch')
  await offline.close()
})

it('a changed text is shown without a reload', async () => {
  edit('src/i18n/locales/en/app.json', '"home": "AI Ingredient List Assistant"', '"home": "A Title of Today"')
  await title('A Title of Today').waitFor()
  expect(await isStillThere()).toBe(true)
})

it('a changed Chinese text is shown in Traditional Chinese too, without a reload', async () => {
  edit('src/i18n/locales/zh-Hans/app.json', '"home": "AI配料表分析助手"', '"home": "今天的标题"')
  await expect
    .poll(() => readFileSync(server.file('src/i18n/locales/zh-Hant/app.json'), 'utf8'))
    .toContain('今天的標題')
  expect(await isStillThere()).toBe(true)
})

it('a changed handler answers without a reload', async () => {
  edit('mocks/handlers/knowledge.ts', 'type, page = 1, size = 20 }', 'type, page = 1, size = 7 }')
  await expect.poll(sizeOfPage).toBe(7)
  expect(await isStillThere()).toBe(true)
})

it('the recipe of mocks/README.md works', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const child = spawn(
    'npx',
    ['playwright', 'test', '--config', 'playwright.recipes.config.ts', '--reporter=line'],
    {
      cwd: root,
      env: { ...process.env, DEV_URL: server.url },
    },
  )
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(said + complained).toMatch(/\d passed/)
  expect(said).not.toMatch(/\d failed/)
})
