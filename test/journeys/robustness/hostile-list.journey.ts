import {
  chooseAction,
  expect,
  expectNoSideScroll,
  onlyInAll,
  open,
  test,
  wordsOf,
} from '../support/person.ts'

const t = wordsOf('zh-Hans')

/** Texts that would act if anything took them for more than text. */
const attacks = [
  '<img src=x onerror="globalThis.hurt=1">',
  '<script>globalThis.hurt=2</script>',
  '<svg onload="globalThis.hurt=3">',
  '[点我](javascript:globalThis.hurt=4)',
  '![x](https://evil.invalid/x.png)',
  '<a href="https://evil.invalid">链接</a>',
  '"><iframe srcdoc="<script>parent.hurt=5</script>">',
  '{{constructor.constructor("globalThis.hurt=6")()}}',
  '\u202e倒过来的字 🧪👩‍👩‍👧‍👦 عربى',
]

test(
  'a list that means harm is text, in the report and in every answer about it',
  onlyInAll,
  async ({ page }) => {
    const expectUnhurt = async () => {
      const found = await page.evaluate(() => ({
        hurt: Reflect.get(globalThis, 'hurt'),
        acting: document.querySelectorAll(
          'main script, main iframe, main svg[onload], main a[href^="javascript"]',
        ).length,
        elsewhere: [...document.querySelectorAll('main a, main img')]
          .map(element => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
          .filter(address => new URL(address, location.href).host.includes('evil')),
      }))
      expect(found).toEqual({ hurt: undefined, acting: 0, elsewhere: [] })
      await expectNoSideScroll(page)
    }
    await open(page, './')
    await page.getByRole('button', { name: t('home.type') }).click()
    await page
      .getByRole('textbox', { name: t('scan.list.label') })
      .fill(`配料：小麦粉、${attacks.join('、')}、白砂糖、山梨酸钾`)
    await page.getByRole('button', { name: t('scan.list.submit'), exact: true }).click()
    await expect(page.getByText('onerror', { exact: false }).first()).toBeVisible()
    await expectUnhurt()
    await chooseAction(page, 'zh-Hans', 'actions.depth')
    await expect(page.getByRole('region', { name: t('chat.sources') })).toBeVisible()
    await expectUnhurt()
  },
)
