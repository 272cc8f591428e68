import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  type Language,
  languages,
  onlyInAll,
  onlyNightly,
  open,
  test,
  wordsOf,
} from '../support/person.ts'

type Titles = Record<string, readonly [zh: string | null, en: string | null]>

/** Every page of the specification, section 2, with the titles it gives them, and our own five. */
const anonymous: Titles = {
  './': ['AI配料表分析助手', null],
  './pages/index/index': ['AI配料表分析助手', null],
  './pages/knowledge/knowledge': ['知识库', null],
  './pages/my/my': ['我的', 'Profile'],
  './pages/analyze/analyze?id=none': ['AI深度分析', 'AI In-depth Analysis'],
  './pages/analyze/depth?id=none': [null, null],
  './pages/nothing/here': ['页面不存在', 'Page not found'],
  './pages/localhistory/localhistory': ['使用记录', 'Usage Records'],
  './pages/localhistory/set-aside': [null, null],
  './pages/additives/additives': ['食品添加剂查询', 'Food Additives Lookup'],
  './pages/additives/faid/faid?id=17.003': [null, null],
  './pages/spices/spices': ['香精香料查询', 'Spices & Flavors Lookup'],
  './pages/user-agreement/user-agreement': [null, 'User Agreement'],
  './pages/privacy-agreement/privacy-agreement': [null, 'Privacy Policy'],
  './pages/login/login': [null, 'Sign Up / Log In'],
  './pages/login/login-smscode': [null, 'SMS Code Login'],
  './pages/feedbacks/feedbacks': [null, 'Feedback & Suggestions'],
  './pages/example/example': [null, 'Demo without login'],
  './pages/ranking/ranking?standard=GB/T%2020980': [null, null],
  './pages/ranking-items/ranking-items?standard=GB/T%2020980': [null, null],
  './pages/compare/compare': [null, null],
  './pages/method/method': [null, null],
}

/** The first address logs in and makes the record. */
const loggedIn: Titles = {
  './?demo=scenario:vip,scenario:finished': ['AI深度分析', 'AI In-depth Analysis'],
  './pages/my/my?as=vip': ['我的', 'Profile'],
  './pages/localhistory/localhistory?as=vip': ['使用记录', 'Usage Records'],
  './pages/userinfo/userinfo': [null, 'Edit Profile'],
  './pages/account/account': [null, 'Account Info'],
}

/** Texts that are not to be seen whole: cut by their own box or one around it, or over the page's edge. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      if (!holder || !text.nodeValue?.trim() || holder.closest('.visually-hidden, script, option')) continue
      if (!holder.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const line = range.getBoundingClientRect()
      if (line.width === 0) continue
      if (line.left < -1 || line.right > innerWidth + 1) found.push(`over the edge: ${text.nodeValue}`)
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const frame = box.getBoundingClientRect()
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        // What a person presses or a bar shows must hold its words, cut or not.
        const mustHold = box.matches('button, a, label, summary, h1')
        if (
          ((mustHold || isCut(overflowX)) && (line.left < frame.left - 1 || line.right > frame.right + 1)) ||
          (isCut(overflowY) && (line.top < frame.top - 1 || line.bottom > frame.bottom + 1))
        )
          found.push(`cut by ${box.tagName}.${box.className}: ${text.nodeValue}`)
        if (position === 'fixed') break
      }
    }
    return found
  })

// A trace of every state of every page would take longer than the pages; what is wrong is said in words.
test.use({ trace: 'off' })

const groups = [
  ['nobody logged in', onlyInAll, anonymous],
  ['somebody logged in, who has a record', onlyInAll, loggedIn],
] as const

/** How a page is looked at: at which widths in px, in which looks, and with twice the text. */
interface Looks {
  widths: readonly number[]
  looks: readonly ('light' | 'dark')[]
  /** All of axe's rules once in each look, and at two widths: they ask about sizes as well as colours. */
  axeAt: { light?: number; dark?: number }
  isEnlarged: boolean
}
const once: Looks = { widths: [375], looks: ['light'], axeAt: {}, isEnlarged: false }
const thorough: Looks = {
  widths: [430, 375, 320],
  looks: ['light', 'dark'],
  axeAt: { light: 375, dark: 320 },
  isEnlarged: true,
}

const visit = async (page: Page, titles: Titles, language: Language, looks: Looks) => {
  const t = wordsOf(language)
  for (const [path, [zh, en]] of Object.entries(titles))
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await open(page, path, { language })
      const title = page.getByRole('heading', { level: 1 })
      const wanted = language === 'en' ? en : zh
      if (wanted !== null) await expect(title).toHaveText(wanted)
      if (!path.includes('nothing')) await expect(title).not.toHaveText(t('app.screens.unknown'))
      if (!path.includes('index/index')) await expectRight(page, looks) // the alias shows the same
    })
}

for (const [who, schedule, titles] of groups) {
  test(
    `every page opens by its address, with its title, and clips no text (${who})`,
    schedule,
    async ({ page }) => {
      await visit(page, titles, 'zh-Hans', once)
    },
  )

  for (const language of languages)
    test(
      `every page is accessible and clips no text at 320, 375 and 430 px, light and dark, at twice the text size (${who}, ${language})`,
      onlyNightly,
      async ({ page }) => {
        test.setTimeout(600_000) // up to 20 pages, each in eight ways
        await visit(page, titles, language, thorough)
      },
    )
}

/** In every width and look; and with the largest text, at the width of most phones and of the narrowest. */
const expectRight = async (page: Page, { widths, looks, axeAt, isEnlarged }: Looks) => {
  const main = page.getByRole('main')
  await expect(main.locator('*').first()).toBeVisible()
  await expect(main.locator('[class*="_lines_"][role="status"], [aria-busy="true"]')).toHaveCount(0)
  const expectRoom = async (how: string) => {
    await expectNoSideScroll(page)
    await expect.poll(() => clippedTexts(page), how).toEqual([]) // once the new size is laid out
  }
  for (const colorScheme of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 })
      await expectRoom(`${width} px, ${colorScheme}`)
      if (width === axeAt[colorScheme]) await expectAccessible(page)
    }
  }
  if (!isEnlarged) return
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'))
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expectRoom(`${width} px, at twice the text size`)
  }
}
