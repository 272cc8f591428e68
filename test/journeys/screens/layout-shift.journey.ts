import { expect, onlyInAll, open, test, typeList, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')

test('nothing on the home page moves when its records come', onlyInAll, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources)
          shifts.push(node?.textContent ?? '')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const expectStill = async () =>
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
  await open(page, './')
  await expect(page.getByRole('link', { name: t('home.links.example') })).toBeVisible()
  await expectStill()
  await typeList(page, 'zh-Hans', '产品名称：白糖水\n配料：水、白砂糖')
  await page.goto('./')
  await expect(page.getByRole('link', { name: /白糖水/ })).toBeVisible()
  await expectStill()
})
