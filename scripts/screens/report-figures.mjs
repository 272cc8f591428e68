// `npm run screens -- figures [BASE]`: how long the report is, how much of it asks to be pressed, how far its answers are, and how much
// longer it is with text of 200 %, at two sizes of phone and in both languages. Prints one JSON line per report, and fails where
// enlarged text makes it more than 2.5 times as long.
import { launchChromium, previewApp } from '../browsers/preview.mjs'
import { openTypedReport, pageOf } from './typed-report.mjs'

/** A biscuit with a little of everything: allergens, additives of three tiers, sugar second. */
const list =
  '产品名称：奶香夹心饼干\n配料：小麦粉、白砂糖、植物油（含特丁基对苯二酚）、全脂乳粉、食用盐、食品添加剂（碳酸氢钠、碳酸氢铵、焦亚硫酸钠、山梨酸钾、柠檬黄、单，双甘油脂肪酸酯）、食用香精\n产品标准代号：GB/T 20980'

const sizes = [
  { width: 375, height: 812 },
  { width: 320, height: 568 },
]

/** What a person sees of a report before and after scrolling. Runs in the page. */
const measure = () => {
  const main = document.querySelector('main')
  if (main === null) throw new Error('There is no page')
  const isShown = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true })
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const inFirstViewport = (/** @type {Element} */ element) => {
    const { top: y, bottom } = element.getBoundingClientRect()
    return bottom > top && y < innerHeight
  }
  const pressed = [...main.querySelectorAll('button, a[href], summary')].filter(isShown)
  const screensTo = (/** @type {Element | undefined} */ element) =>
    element && Number(((element.getBoundingClientRect().top + scrollY) / innerHeight).toFixed(1))
  const cards = [...main.querySelectorAll('section, [class*=_card_]')].filter(
    element => isShown(element) && getComputedStyle(element).borderTopStyle !== 'none',
  )
  const find = (/** @type {RegExp} */ text) => pressed.find(({ textContent }) => text.test(textContent ?? ''))
  return {
    height: document.documentElement.scrollHeight,
    screens: Number((document.documentElement.scrollHeight / innerHeight).toFixed(1)),
    cards: cards.length,
    buttonsInFirstViewport: pressed.filter(inFirstViewport).length,
    screensToAdditive: screensTo(find(/柠檬黄|tartrazine/i)),
    screensToAsk: screensTo(
      [...main.querySelectorAll('textarea, [data-ask]')].find(isShown) ?? find(/^(问一问|Ask)/),
    ),
  }
}

/** Text of 200 % may make a report this many times as long. */
const maxStretch = 2.5

/**
 * The report's height with text of 200 %, as a person sets it.
 * @param {import('@playwright/test').Page} page
 */
const heightEnlarged = async page => {
  await page.evaluate(() => localStorage.setItem('ai-text-size', '2'))
  await page.reload()
  await page.locator('#root:not([data-prerendered])').waitFor()
  await page.getByRole('region').first().waitFor()
  await whole(page)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/**
 * The report is drawn to its end, where the conversation is; the network is busy longer, with the files for offline use.
 * @param {import('@playwright/test').Page} page
 */
const whole = page => page.getByRole('main').getByRole('textbox').last().waitFor({ timeout: 180_000 })

const given = process.argv[2]
const preview = given === undefined ? await previewApp() : null
const base = given ?? preview?.base ?? ''
const browser = await launchChromium()
for (const language of ['zh-Hans', 'en'])
  for (const viewport of sizes) {
    const page = await pageOf(browser, { language, viewport })
    await openTypedReport(page, { base, language, text: list })
    await whole(page)
    const plain = await page.evaluate(measure)
    const enlarged = await heightEnlarged(page)
    const stretch = Number((enlarged / plain.height).toFixed(2))
    if (stretch > maxStretch) process.exitCode = 1
    console.log(JSON.stringify({ language, ...viewport, ...plain, enlarged, stretch }))
    await page.context().close()
  }
await browser.close()
preview?.close()
