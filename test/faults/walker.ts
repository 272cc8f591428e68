import type { Faker } from '@faker-js/faker'
import type { Locator, Page } from '@playwright/test'
import { type Language, photo, wordsOf } from '../journeys/support/person.ts'

/** What the walker has set going, for the oracle to count against. */
export interface Walked {
  /** Lists typed and sent, each with a name in it that no other has. */
  typed: string[]
  /** Whether the step may take records away: deleting, clearing, logging out, accepting the agreement anew. */
  mayLose: boolean
}

type Step = (page: Page) => Promise<string>

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"; DROP TABLE records; --',
  '😀'.repeat(40),
  'مكونات: سكر',
  ' '.repeat(30),
  '0',
  '糖'.repeat(3000),
] as const

const stay = 3000

/** The first word of every button that takes something away, in either language. */
const takesAway = /删除|清空|清除|移除|注销|退出|重置|delete|clear|remove|log ?out|reset/i

const anyControl =
  'button:visible:not([disabled]), a[href]:visible:not([target]), [role=tab]:visible, input[type=radio]:visible, input[type=checkbox]:visible, summary:visible'

const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act()
    return true
  } catch {
    return false // the thing went away or is covered: a person's finger misses too
  }
}

/**
 * Someone who presses, types, goes back, reloads and loses the network without any plan; what is done next, `chance` says.
 * Each step tells what it was.
 */
export const createWalker = (
  { language, base, inbox }: { language: Language; base: string; inbox: string },
  chance: Faker,
) => {
  const t = wordsOf(language)
  const walked: Walked = { typed: [], mayLose: false }

  const press: Step = async page => {
    const controls = page.locator(anyControl)
    const count = await controls.count()
    if (count === 0) return 'nothing to press'
    // Of what lies in a dialog, where there is one: the rest is out of reach.
    const inDialog = page.locator('dialog[open]').last().locator(anyControl)
    const reachable: Locator = (await inDialog.count()) > 0 ? inDialog : controls
    const ways = await reachable.count()
    if (ways === 0) return 'what was there went away'
    const control = reachable.nth(chance.number.int(ways - 1))
    const name = await control
      .evaluate(
        element => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
        undefined,
        { timeout: stay },
      )
      .catch(() => '')
    const isInDangerousDialog = await page
      .locator('dialog[open]')
      .last()
      .textContent({ timeout: 500 })
      .then(text => takesAway.test(text ?? ''))
      .catch(() => false)
    if (takesAway.test(name) || isInDangerousDialog) walked.mayLose = true
    const was = await attempt(() => control.click({ timeout: stay }))
    return `${was ? 'press' : 'miss'} “${name.slice(0, 40)}”`
  }

  const type: Step = async page => {
    const fields = page.locator(
      'input:visible:not([type=file]):not([type=radio]):not([type=checkbox]):not([type=date]), textarea:visible',
    )
    const count = await fields.count()
    if (count === 0) return press(page)
    const text = chance.helpers.arrayElement([...hostile, '13800138000', 'sugar', '柠檬酸'])
    await attempt(() => fields.nth(chance.number.int(count - 1)).fill(text, { timeout: stay }))
    if (chance.datatype.boolean()) await attempt(() => page.keyboard.press('Enter'))
    return `type ${JSON.stringify(text.slice(0, 20))}`
  }

  const analyse: Step = async page => {
    const name = `某某${walked.typed.length + 1}号果酱`
    const was = await attempt(async () => {
      await page.goto(base, { timeout: 15_000 })
      await page.getByRole('button', { name: t('home.type') }).click({ timeout: stay })
      await page
        .getByLabel(t('scan.list.label'), { exact: true })
        .fill(`配料：水、白砂糖、${name}、柠檬酸、山梨酸钾。`, { timeout: stay })
      walked.typed.push(name)
      await page.getByRole('button', { name: t('scan.list.submit'), exact: true }).click({ timeout: stay })
    })
    return was ? `type the list with ${name}` : 'no list could be typed'
  }

  const photograph: Step = async page => {
    const was = await attempt(async () => {
      await page.goto(base, { timeout: 15_000 })
      await page
        .getByTestId('gallery')
        .setInputFiles(photo(chance.helpers.arrayElement(['short_clean', 'zh06_clean', 'neg2_clean'])), {
          timeout: stay,
        })
    })
    return was ? 'choose a photo' : 'no photo could be chosen'
  }

  const logIn: Step = async page => {
    const phone = `138001380${chance.number.int({ min: 10, max: 12 })}`
    walked.mayLose = true // records without an owner pass to the account
    const was = await attempt(async () => {
      await page.goto(`${base}pages/login/login`, { timeout: 15_000 })
      await page.getByLabel(t('session.phone'), { exact: true }).fill(phone, { timeout: stay })
      await page.getByRole('button', { name: t('session.getCode') }).click({ timeout: stay })
      await page.getByLabel(t('session.code'), { exact: true }).waitFor({ timeout: stay })
      const answered = await page.request.get(inbox)
      const { messages }: { messages: { phone: string; code: string }[] } = await answered.json()
      await page
        .getByLabel(t('session.code'), { exact: true })
        .fill(messages.findLast(sms => sms.phone === phone)?.code ?? '000000', { timeout: stay })
      await page.getByRole('button', { name: t('session.signIn'), exact: true }).click({ timeout: stay })
    })
    return was ? `log in as ${phone}` : `logging in as ${phone} came to nothing`
  }

  const paths = [
    '',
    'pages/my/my',
    'pages/knowledge/knowledge',
    'pages/additives/additives',
    'pages/spices/spices',
    'pages/localhistory/localhistory',
    'pages/feedbacks/feedbacks',
    'pages/ranking/ranking',
    'pages/account/account',
    'pages/userinfo/userinfo',
    'pages/example/example',
    'pages/analyze/analyze?id=nobody',
    'pages/additives/faid/faid?faid=1',
    'pages/nowhere',
    '?sharefrom=nobody',
  ] as const
  const visit: Step = async page => {
    const path = chance.helpers.arrayElement(paths)
    await attempt(() => page.goto(base + path, { timeout: 15_000 }))
    return `visit /${path}`
  }

  const back: Step = async page => {
    await attempt(() => page.goBack({ timeout: stay }))
    // Out of the app is not a dead end of the app.
    if (!page.url().startsWith(base)) await attempt(() => page.goto(base, { timeout: 15_000 }))
    return 'back'
  }
  const reload: Step = async page => {
    await attempt(() => page.reload({ timeout: 15_000 }))
    return 'reload'
  }
  const loseNetwork: Step = async page => {
    await page.context().setOffline(true)
    const step = await press(page)
    await page.context().setOffline(false)
    return `without a network: ${step}`
  }

  const steps: readonly { weight: number; value: Step }[] = [
    { weight: 12, value: press },
    { weight: 4, value: type },
    { weight: 3, value: visit },
    { weight: 2, value: analyse },
    { weight: 1, value: photograph },
    { weight: 1, value: logIn },
    { weight: 2, value: back },
    { weight: 1, value: reload },
    { weight: 1, value: loseNetwork },
  ]

  return {
    walked,
    /** Does one thing; resolves with what it was. */
    step: (page: Page): Promise<string> => {
      walked.mayLose = false
      return chance.helpers.weightedArrayElement([...steps])(page)
    },
  }
}
