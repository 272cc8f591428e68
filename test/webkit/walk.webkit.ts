import { createMortalServer } from '../journeys/support/mortal-server.ts'
import { languages, photo, wordsOf } from '../journeys/support/person.ts'
import { expect, test } from './person.ts'

const list = '配料：小麦粉、白砂糖、植物油、食用盐、食品添加剂（碳酸氢钠、山梨酸钾、柠檬黄）、食用香精'

for (const language of languages) {
  const t = wordsOf(language)
  const agreed = { 'ai-lang': language, agc_agreement: 'agreed 2026-11-22' }

  test(`a list is typed, explained, asked about and found again (${language})`, async ({ person }) => {
    await person.remember({ 'ai-lang': language })
    await person.open()
    await person.press(t('consent.agree'))
    await person.press(t('home.type'))
    await person.type(t('scan.list.label'), list)
    await person.press(t('scan.list.submit'))
    await person.isAt(/analyze\?id=/)
    for (const part of ['reasons.title', 'allergens.title', 'care.title', 'product.title'])
      await person.reads(t(`report.${part}`))
    await person.reads('柠檬黄')

    await person.type(
      t('chat.placeholder'),
      language === 'en' ? 'What is 山梨酸钾?\uE007' : '山梨酸钾是什么？\uE007',
    )
    await person.reads('INS 202')

    await person.open('pages/localhistory/localhistory')
    await person.reads('小麦粉')
    await person.reload()
    await person.reads('小麦粉')
  })

  test(`a photo is read on the device (${language})`, async ({ person }) => {
    await person.remember(agreed)
    await person.open()
    await person.choose('[data-testid=gallery]', photo('zh06_clean'))
    await person.reads(t('report.reasons.title'), 120_000)
    await person.reads(t('report.photo.hint'))
    const names = await person.run(
      `() => [...document.querySelectorAll('main li button')].map(({ textContent }) => textContent)`,
    )
    expect(names).toEqual(
      expect.arrayContaining(['非转基因脱脂大豆', '小麦', '食用盐', '白砂糖', '味精', '三氯蔗糖']),
    )
  })

  test(`an additive is looked up, opened, and left again (${language})`, async ({ person }) => {
    await person.remember(agreed)
    await person.open('pages/knowledge/knowledge')
    await person.press(t('knowledge.lookups.additives'))
    await person.type(t('knowledge.search.additives'), 'E202')
    await person.reads('山梨酸及其钾盐')
    await person.press('山梨酸及其钾盐')
    await person.reads('GB 2760')
    await person.back()
    await person.isAt(/additives\/additives$/)
    await person.reads('山梨酸及其钾盐')
  })

  test(`a phone number and a code sign in (${language})`, async ({ person }) => {
    await person.remember(agreed)
    await person.open('pages/account/account')
    await person.isAt(/login\/login\?backpath=/)
    await person.type(t('session.phone'), '13800138000')
    await person.press(t('session.getCode'))
    await person.isAt(/login-smscode/)
    await person.pressAt('aside button[aria-expanded]')
    await person.pressAt('[role=tab]:nth-child(2)')
    const code = () =>
      person.run(`() => document.querySelector('[role=tabpanel] li strong')?.textContent ?? ''`)
    await expect.poll(code).toMatch(/^\d+$/)
    const known = String(await code())
    await person.pressAt('aside header button')
    await person.type(t('session.code'), known)
    await person.press(t('session.signIn'))
    await person.isAt(/account\/account$/)
    await person.reads('138****8000')
  })

  test(`a record is shared, and read by its link (${language})`, async ({ person }) => {
    await person.remember(agreed)
    await person.open('?demo=scenario:logged-in,scenario:finished')
    await person.press(t('report.actions.share'))
    await person.press(t('share.makeLink'))
    const link = () => person.run(`() => document.querySelector('dialog[open] input')?.value ?? ''`)
    await expect.poll(link).toContain('sharefrom=')
    await person.press(t('share.copy'))
    await person.open(String(await link()))
    await person.reads(t('share.fromOther'))
  })

  test(`the pages fit a small phone in the dark and with large text (${language})`, async ({ person }) => {
    await person.remember({ ...agreed, 'ai-theme': 'dark', 'ai-text-size': '2' })
    for (const path of [
      '',
      'pages/my/my',
      'pages/additives/additives',
      'pages/example/example',
      'pages/login/login',
    ]) {
      await person.open(path)
      await expect
        .poll(() => person.run('() => document.querySelectorAll("main *").length'))
        .toBeGreaterThan(10)
      const beside = await person.run('() => document.documentElement.scrollWidth - innerWidth')
      expect(beside, path).toBeLessThanOrEqual(0)
    }
  })
}

test('after one visit the app opens, analyses, answers and remembers with its server gone', async ({
  person,
}) => {
  const t = wordsOf('zh-Hans')
  const server = await createMortalServer(Number(process.env['JOURNEYS_PORT']) + 1)
  await person.remember({ 'ai-lang': 'zh-Hans', agc_agreement: 'agreed 2026-11-22' }, server.base)
  await person.open(server.base)
  await expect
    .poll(() => person.run('() => navigator.serviceWorker.controller?.state ?? null'), { timeout: 30_000 })
    .toBe('activated')
  await server.kill()
  await person.open(server.base)
  await person.press(t('home.type'))
  await person.type(t('scan.list.label'), list)
  await person.press(t('scan.list.submit'))
  await person.reads(t('report.reasons.title'))
  await person.open(`${server.base}pages/localhistory/localhistory`)
  await person.reads('小麦粉')
})
