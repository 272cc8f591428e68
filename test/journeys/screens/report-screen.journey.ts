import {
  expect,
  expectAccessible,
  expectGood,
  onlyInAll,
  open,
  test,
  typeList,
  wordsOf,
} from '../support/person.ts'

const t = wordsOf('zh-Hans')
const list =
  '产品名称：奶香饼干\n配料：小麦粉、白砂糖、全脂乳粉、食品添加剂（碳酸氢钠、柠檬黄）、食用香精\n产品标准代号：GB/T 20980'

test(
  'what lies on top of a report is closed by Back, by its cross and by a tap beside it',
  onlyInAll,
  async ({ page }) => {
    await open(page, './')
    await typeList(page, 'zh-Hans', list)
    const report = page.url()
    const dialog = page.getByRole('dialog')
    const tartrazine = page
      .getByRole('main')
      .getByRole('button', { name: /柠檬黄/ })
      .first()
    await tartrazine.click()
    // Why an additive has its level is said at once.
    await expect(dialog).toContainText(t('report.tiers.3'))
    await expectAccessible(page)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    expect(page.url()).toBe(report)
    await expect(tartrazine).toBeFocused()

    await tartrazine.click()
    await dialog.locator('button[aria-hidden]').click()
    await expect(dialog).toHaveCount(0)
    await tartrazine.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(180, 20)
    await expect(dialog).toHaveCount(0)
    expect(page.url()).toBe(report)
  },
)

test('a typed list is still there after Escape', onlyInAll, async ({ page }) => {
  await open(page, './')
  const type = page.getByRole('button', { name: t('home.type') })
  await type.click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await expect(field).toBeFocused()
  await field.fill('配料：山楂、白砂糖')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await type.click()
  await expect(field).toHaveValue('配料：山楂、白砂糖')
})

test(
  'a wide window has a rail at the left, and the answer beside its evidence',
  onlyInAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, './')
    await typeList(page, 'zh-Hans', list)
    const rows = page.getByRole('main').getByRole('button', { name: /柠檬黄/ })
    // Once all of the report is drawn, which takes several drawings.
    await expect(async () => {
      const rail = await page.getByRole('navigation', { name: t('app.tabs.label') }).boundingBox()
      expect(rail?.x).toBe(0)
      expect(rail?.height).toBeGreaterThan(600)
      const dial = await page.getByRole('img', { name: /评分/ }).first().boundingBox()
      const row = await rows.first().boundingBox()
      expect((row?.x ?? 0) - (dial?.x ?? 0)).toBeGreaterThan(300)
    }).toPass()
    await expectGood(page, 'zh-Hans')
  },
)

test('a printed report has everything unfolded, and no bars', onlyInAll, async ({ page }) => {
  await open(page, './')
  await typeList(page, 'zh-Hans', list)
  const points = page.getByText(t('report.reasons.total'), { exact: true })
  await expect(points).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeprint')))
  await expect(points).toBeVisible()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expect(page.getByRole('navigation', { name: t('app.tabs.label') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')))
  await expect(points).toBeHidden()
})

test(
  'an additive’s foods unfold by class, and additives are found by what they are for',
  onlyInAll,
  async ({ page }) => {
    await open(page, './pages/knowledge/knowledge')
    await expectGood(page, 'zh-Hans')
    await page.getByRole('link', { name: t('knowledge.functions.着色剂') }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      t('knowledge.functions.着色剂'),
    )
    await page.goto('./pages/additives/faid/faid?id=08.005')
    const bakery = page.getByText(t('knowledge.foods.07'), { exact: true })
    await expect(page.getByText('0.05 g/kg', { exact: true })).toHaveCount(0)
    await bakery.click()
    await expect(page.getByText(/^07\./).first()).toBeVisible()
    await expectGood(page, 'zh-Hans')
    await page.getByRole('searchbox').fill('糕点')
    await expect(bakery).toHaveCount(0)
    await expect(page.getByText(/^07\.02/).first()).toBeVisible()
  },
)

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `ingredients are sorted by concern and back, motion: ${reducedMotion}`,
    onlyInAll,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const moves: string[] = []
        Object.assign(globalThis, { moves })
        const { startViewTransition } = document
        document.startViewTransition = update => {
          const transition = startViewTransition.call(document, update)
          transition.ready.then(
            () => moves.push('slid'),
            () => moves.push('skipped'),
          )
          return transition
        }
      })
      await open(page, './')
      await typeList(page, 'zh-Hans', list)
      const sort = page.getByRole('button', { name: t('report.ingredients.byConcern') })
      const back = page.getByRole('button', { name: t('report.ingredients.byLabel') })
      const isFirst = async (name: string) => {
        const rows = await sort.or(back).locator('xpath=following-sibling::ul[1]').innerText()
        return ['小麦粉', '柠檬黄'].every(other => other === name || rows.indexOf(name) < rows.indexOf(other))
      }
      await expect.poll(() => isFirst('小麦粉')).toBe(true)
      await sort.click()
      await expect.poll(() => isFirst('柠檬黄')).toBe(true)
      await back.click()
      await expect.poll(() => isFirst('小麦粉')).toBe(true)
      const moves = () => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves)
      if (reducedMotion === 'reduce') expect(await moves()).toEqual([])
      else await expect.poll(moves).toContain('slid')
    },
  )
