import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectGood,
  languages,
  onlyInAll,
  onlyNightly,
  open,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

/** Pages with what people press and fill in, by their address. */
const pages = [
  './',
  './pages/example/example',
  './pages/knowledge/knowledge',
  './pages/additives/additives',
  './pages/my/my',
  './pages/login/login',
  './pages/feedbacks/feedbacks',
  './pages/localhistory/localhistory?demo=scenario:vip,scenario:finished',
] as const

const settled = async (page: Page) => {
  await expect(page.getByRole('main').locator('*').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What is too small for a finger: 44 px each way, but for links within a text (WCAG 2.5.5 lets them). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab]')]
      .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(element => !element.matches('.visually-hidden, .visually-hidden *, [class*=skip], aside *'))
      .filter(element => !element.matches(':is(p, li, dd, td, label, footer) > a'))
      .map(element => {
        // A box or dot is pressed by its label.
        const pressed = element.matches('input[type=radio], input[type=checkbox]')
          ? (element.closest('label') ?? element)
          : element
        const { width, height } = pressed.getBoundingClientRect()
        return {
          name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30),
          width,
          height,
        }
      })
      .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5))
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`),
  )

test(
  'whatever is pressed is large enough for a finger, on a small phone too',
  onlyInAll,
  async ({ page }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await open(page, path, { language: 'en' })
        await page.setViewportSize({ width: 320, height: 640 })
        await settled(page)
        await expect.soft.poll(() => smallTargets(page), path).toEqual([])
      })
  },
)

test.describe('where the system chooses the colours', () => {
  test.use({ forcedColors: 'active' })

  /** Buttons and fields that nothing sets apart from text: backgrounds are taken away, so an edge or a line is needed. */
  const edgeless = (page: Page) =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main button, main input:not([type=file]), main textarea, dialog[open] button',
        ),
      ]
        .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter(element => !element.matches('[type=checkbox], [type=radio]')) // drawn by the browser, or by their label
        .filter(element => {
          const hasEdge = [element, element.parentElement ?? element].some(box => {
            const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(box)
            return (
              (borderTopStyle !== 'none' && borderTopWidth !== '0px') || textDecorationLine === 'underline'
            )
          })
          return !hasEdge && element.querySelector('svg') === null
        })
        .map(element => element.outerHTML.slice(0, 120)),
    )

  test(
    'buttons and fields keep an edge, the chosen tab its mark, and the score its number',
    onlyNightly,
    async ({ page }) => {
      for (const path of pages)
        await test.step(path, async () => {
          await open(page, path, { language: 'en' })
          await settled(page)
          await expect.soft.poll(() => edgeless(page), path).toEqual([])
          await expectAccessible(page)
        })
      await open(page, './pages/example/example', { language: 'en' })
      await expect(page.getByRole('img', { name: /score/i }).first()).toBeVisible()
    },
  )
})

for (const language of languages)
  test(`a screen reader hears each page in its order (${language})`, onlyInAll, async ({ page }) => {
    for (const [name, path] of [
      ['home', './'],
      ['login', './pages/login/login'],
      ['feedback', './pages/feedbacks/feedbacks'],
      ['lookup', './pages/knowledge/knowledge'],
    ] as const) {
      await open(page, path, { language })
      await settled(page)
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}-${language}.yml` })
    }
    await open(page, './', { language })
    await typeList(page, language, '配料：小麦粉、白砂糖、植物油、食品添加剂（山梨酸钾、柠檬黄）')
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `report-${language}.yml` })
  })

for (const [language, list, printed, other, lang] of [
  ['en', '配料：小麦粉、精炼植物油、食品添加剂（焦亚硫酸钠、柠檬黄）', '柠檬黄', 'tartrazine', 'zh-Hans'],
  ['zh-Hans', 'Ingredients: Wheat Flour, Sugar, Colour (Tartrazine).', 'Tartrazine', '柠檬黄', 'en'],
] as const)
  test(`who cannot read the packet reads what its names mean (${language})`, onlyInAll, async ({ page }) => {
    const t = wordsOf(language)
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, './', { language })
    await typeList(page, language, list)
    const name = page.getByRole('button').filter({ hasText: printed }).first()
    await expect(name.getByText(printed, { exact: true })).toHaveAttribute('lang', lang)
    await expect(name).toHaveText(new RegExp(`${other}.*${printed}`), { useInnerText: true })
    await expectGood(page, language)
    await name.click()
    const item = page.getByRole('dialog')
    await expect(item.getByRole('heading', { name: printed })).toBeVisible()
    await expect(item.getByText(t('report.item.otherName'), { exact: true })).toBeVisible()
    await expect(item.getByRole('definition').filter({ hasText: other })).toHaveText(other)
  })

test('a form can be filled in by the browser', async ({ page }) => {
  const t = wordsOf('en')
  await open(page, './pages/login/login', { language: 'en' })
  await expect(page.getByLabel(t('session.phone'), { exact: true })).toHaveAttribute('autocomplete', /tel/)
  await expect(page.getByLabel(t('session.phone'), { exact: true })).toHaveAttribute('inputmode', 'tel')
})
