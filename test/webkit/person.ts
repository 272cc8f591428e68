import { type ChildProcess, spawn } from 'node:child_process'
import { test as base, expect } from '@playwright/test'

export { expect }

/** How the protocol (W3C WebDriver) names a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const patience = 20_000

/** Finds, in the page, what a person would press or fill, by what it is called; the topmost dialog hides what is behind it. */
const findByName = `(roles, name) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const nameOf = element => {
    const by = element.getAttribute('aria-labelledby')
    const text = by ? document.getElementById(by)?.textContent : element.getAttribute('aria-label')
    return (text ?? element.labels?.[0]?.textContent ?? element.placeholder ?? element.textContent ?? '').trim()
  }
  const all = [...(dialog ?? document).querySelectorAll(roles)].filter(element => element.checkVisibility?.() ?? true)
  return all.find(element => nameOf(element) === name) ?? all.find(element => nameOf(element).includes(name)) ?? null
}`

/** Speaks to one WebKit through its WebDriver. */
const openSession = async (port: number) => {
  const driver: ChildProcess = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.error}: ${value.message}`)
    return value
  }
  await expect.poll(() => ask('GET', '/status').catch(() => null), { timeout: patience }).not.toBeNull()
  const browser = process.env['WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
  const options = { binary: browser, args: ['--automation'] }
  const opened = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const id = typeof opened === 'object' && opened !== null ? Reflect.get(opened, 'sessionId') : ''
  return {
    ask: (method: 'GET' | 'POST', path: string, body?: object) => ask(method, `/session/${id}${path}`, body),
    async close() {
      await ask('DELETE', `/session/${id}`).catch(() => null) // it may be gone with its window
      driver.kill()
    },
  }
}

const createPerson = ({ ask }: Awaited<ReturnType<typeof openSession>>, home: string) => {
  const run = (script: string, ...args: unknown[]): Promise<unknown> =>
    ask('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args })
  /** A page that is just coming or going has nothing to ask. */
  const tried = (script: string, ...args: unknown[]) => run(script, ...args).catch(() => null)

  const find = async (what: string, script: string, ...args: unknown[]): Promise<string> => {
    let found: unknown = null
    await expect
      .poll(async () => (found = await tried(script, ...args)), { message: what, timeout: patience })
      .not.toBeNull()
    return String(typeof found === 'object' && found !== null ? Reflect.get(found, elementKey) : '')
  }
  const selected = '(selector) => document.querySelector(selector)'

  return {
    run,
    /** Opens a page by its path under the home page, and hears its complaints from then on. */
    async open(path = '') {
      await ask('POST', '/url', { url: new URL(path, home).href })
      await run(`() => {
        globalThis.complaints ??= []
        addEventListener('error', ({ message }) => complaints.push(message))
        addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => complaints.push(violatedDirective))
      }`)
    },
    complaints: () => run('() => globalThis.complaints ?? []'),
    async remember(values: Record<string, string>, at = home) {
      await ask('POST', '/url', { url: new URL('icon.svg', at).href })
      await run(
        '(values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value))',
        values,
      )
    },
    /** Presses a button, a link or a label by its name. */
    async press(name: string) {
      const id = await find(
        `something called ${name}`,
        findByName,
        'button, a, summary, label, [role=tab]',
        name,
      )
      await ask('POST', `/element/${id}/click`, {})
    },
    /** Presses what has no name of its own. */
    async pressAt(selector: string) {
      const id = await find(selector, selected, selector)
      await ask('POST', `/element/${id}/click`, {})
    },
    /** Types into a field, by its name. */
    async type(name: string, text: string) {
      const id = await find(`a field called ${name}`, findByName, 'input, textarea', name)
      await ask('POST', `/element/${id}/value`, { text })
    },
    /** Chooses a file in a file field. */
    async choose(selector: string, file: string) {
      const id = await find(selector, selected, selector)
      await ask('POST', `/element/${id}/value`, { text: file })
    },
    /** Waits until a text is to be read. */
    async reads(text: string, timeout = patience) {
      await expect
        .poll(() => tried('() => document.body.innerText'), { message: text, timeout })
        .toContain(text)
    },
    async isAt(address: RegExp) {
      await expect.poll(() => tried('() => location.href'), { timeout: patience }).toMatch(address)
    },
    back: () => ask('POST', '/back', {}),
    reload: () => ask('POST', '/refresh', {}),
  }
}

export type Person = ReturnType<typeof createPerson>

/** A person with a WebKit of their own: nothing remembered, and no complaint of the page allowed. */
export const test = base.extend<{ person: Person }>({
  person: async ({ baseURL }, use, testInfo) => {
    const session = await openSession(Number(process.env['JOURNEYS_PORT']) + 10_000)
    try {
      await session.ask('POST', '/window/rect', { width: 375, height: 900 })
      const person = createPerson(session, baseURL ?? '')
      await use(person)
      expect(await person.complaints()).toEqual([])
    } finally {
      const picture = await session.ask('GET', '/screenshot').catch(() => null)
      if (typeof picture === 'string')
        await testInfo.attach('the end', { body: Buffer.from(picture, 'base64'), contentType: 'image/png' })
      await session.close()
    }
  },
})
