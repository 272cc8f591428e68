// `npm run screens -- five-seconds [BASE]`: what a person can read out of a report's first screen. For 40 labels of test/labels in both
// languages, on two sizes of phone: the accessibility tree of what is in the first screen, and nothing else, must say what the
// product is, its verdict, two main reasons, and what concerns this person. The expected values come from the engine itself.
import { readFile } from 'node:fs/promises'
import { launchChromium, previewApp } from '../browsers/preview.mjs'
import { root } from '../prepare.mjs'
import { openSource } from '../source.mjs'
import { openTypedReport, pageOf, textsOf } from './typed-report.mjs'

const wantedPerLanguage = 20
const sizes = [
  { width: 375, height: 812 },
  { width: 320, height: 568 },
]
const concerns = ['allergen:milk', 'group:children']

/** @param {string} file */
const read = async file => JSON.parse(await readFile(`${root}test/labels/${file}.json`, 'utf8'))

/** Labels with a product's name and at least two ingredients: Chinese and English ones, from texts kept for measuring. */
const labels = async () => {
  const source = await openSource()
  const [{ createEngine }, { loadKnowledge }] = await Promise.all([
    source.load('/src/engine/index.ts'),
    source.load('/src/knowledge/index.ts'),
  ])
  const engine = createEngine(await loadKnowledge())
  /** @type {{ text?: string, label?: string, product: string }[]} */
  const all = [
    ...(await read('fresh-labels')),
    ...(await read('held-out-10')),
    ...(await read('held-out-11')),
    ...(await read('held-out-1')),
  ]
  const chosen = all.flatMap(({ text, label = '', product }) => {
    const plain = text ?? label.replace(/«\+?|»/g, '')
    const isChinese = /配料|原料/.test(plain)
    const hasName = /名称|品名|Product/i.test(plain)
    const written = hasName ? plain : `${isChinese ? '产品名称：' : 'Product name: '}${product}\n${plain}`
    const result = engine.analyse({ text: written })
    return result.score === null ? [] : [{ isChinese, text: written, result }]
  })
  await source.close()
  return [true, false].flatMap(isChinese =>
    chosen.filter(label => label.isChinese === isChinese).slice(0, wantedPerLanguage),
  )
}

/** Hides from the accessibility tree what does not lie wholly in the first screen, above the bar of actions. Runs in the page. */
const hideBelow = () => {
  const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect().top ?? innerHeight
  for (const element of document.querySelectorAll('main *')) {
    const { top, bottom, height } = element.getBoundingClientRect()
    const isLeaf = element.childElementCount === 0
    if (height > 0 && (top >= bar || (isLeaf && bottom > bar + 1)))
      element.setAttribute('aria-hidden', 'true')
  }
}
const showAll = () => {
  for (const element of document.querySelectorAll('main [aria-hidden=true]:not(svg)'))
    if (element.textContent !== '') element.removeAttribute('aria-hidden')
}

const given = process.argv[2]
const preview = given === undefined ? await previewApp() : null
const base = given ?? preview?.base ?? ''
const browser = await launchChromium()
const list = await labels()
/** @type {Record<string, { passed: number, of: number, missing: Record<string, number> }>} */
const counts = {}
for (const language of ['zh-Hans', 'en']) {
  const report = await textsOf(language, 'report')
  for (const { text, result } of list) {
    const page = await pageOf(browser, {
      language,
      viewport: sizes[0] ?? { width: 375, height: 812 },
      concerns,
    })
    const isThere = await openTypedReport(page, { base, language, text })
    for (const viewport of sizes) {
      const key = `${language} ${viewport.width} x ${viewport.height}`
      const count = counts[key] ?? { passed: 0, of: 0, missing: {} }
      counts[key] = count
      count.of += 1
      await page.setViewportSize(viewport)
      await page.evaluate(() => scrollTo(0, 0))
      await page.evaluate(hideBelow)
      const tree = isThere ? await page.getByRole('main').ariaSnapshot() : ''
      const reasons = await page
        .getByRole('region', { name: report.reasons.title })
        .getByRole('listitem')
        .allInnerTexts()
      await page.evaluate(showAll)
      const level = Object.values(report.bands).some(word => tree.includes(String(word)))
      const isReason = (/** @type {string} */ reason) => tree.includes(reason.split('\n').at(-1) ?? reason)
      const expected = {
        product: /heading ".+" \[level=2\]/.test(tree),
        verdict: tree.includes(String(result.score)) && level,
        reasons: reasons.filter(isReason).length >= Math.min(2, reasons.length),
        concerns: tree.includes(report.allergens.names.milk) && tree.includes(report.groups.children),
      }
      const missing = Object.entries(expected).filter(([, isRead]) => !isRead)
      if (missing.length === 0) count.passed += 1
      for (const [name] of missing) count.missing[name] = (count.missing[name] ?? 0) + 1
    }
    await page.context().close()
  }
}
for (const [name, count] of Object.entries(counts)) console.log(JSON.stringify({ name, ...count }))
await browser.close()
preview?.close()
if (Object.values(counts).some(({ passed, of }) => passed < of)) process.exitCode = 1
