// `npm run screens -- figures [BASE]`: how long the report is, how much of it asks to be pressed, and how far its answers are, at two
// sizes of phone and in both languages. Prints one JSON line per report.
import { launchChromium, previewDemo } from '../browsers/preview.mjs'

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
    screensToPhoto: screensTo([...main.querySelectorAll('img')].find(isShown)),
    screensToAdditive: screensTo(find(/柠檬黄|tartrazine/i)),
    screensToAsk: screensTo(
      [...main.querySelectorAll('textarea, [data-ask]')].find(isShown) ?? find(/^(问一问|Ask)/),
    ),
  }
}

const given = process.argv[2]
const preview = given === undefined ? await previewDemo() : null
const base = given ?? preview?.base ?? ''
const browser = await launchChromium()
for (const [lang, type, submit] of [
  ['zh-Hans', '输入配料表', '分析'],
  ['en', 'Type a list', 'Analyse'],
])
  for (const viewport of sizes) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    await context.addInitScript(language => {
      localStorage.setItem('agc_agreement', 'agreed 2026-11-22')
      localStorage.setItem('ai-lang', language)
    }, lang ?? '')
    const page = await context.newPage()
    await page.goto(`${base}?demo=scenario:anonymous`)
    await page.locator('#root:not([data-prerendered])').waitFor()
    await page.getByRole('button', { name: type ?? '' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(list)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: submit ?? '', exact: true })
      .click()
    await page
      .getByRole('img', { name: /健康评分|Health score/ })
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    console.log(JSON.stringify({ lang, ...viewport, ...(await page.evaluate(measure)) }))
    await context.close()
  }
await browser.close()
preview?.close()
