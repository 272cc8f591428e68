// What a person does when the browser is killed, what must be true afterwards, and how it is looked up.
import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, run: (page: Page) => Promise<void>, done: () => void }} Act */
/** @typedef {{ id: string, owner: string, name: string, text: string, phase: string }} Saved */

/** @param {string} name */
const texts = name =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/locales/en/${name}.json`, import.meta.url), 'utf8'))
const { type } = texts('home')
const { list } = texts('scan')
const { agree } = texts('consent')
const { correct } = texts('report')
const { menu, empty } = texts('history')
const { backup } = texts('settings')
const photo = new URL('../../test/photos/zh06_clean.jpg', import.meta.url).pathname
const importedRecords = 40

/** @param {string} name */
const backupOf = name => {
  const records = Array.from({ length: importedRecords }, (_, at) => ({
    id: `${name}-${at}`,
    owner: 'v1_other',
    createdAt: new Date(1_760_000_000_000 + at).toISOString(),
    lang: 'en',
    lifecycle: { phase: 'failed', problem: { code: 500, errMsg: 'x'.repeat(5_000) } },
  }))
  return Buffer.from(
    zipSync({
      'manifest.json': strToU8(JSON.stringify({ format: 'analyze-h5-backup', version: 2 })),
      'records.json': strToU8(JSON.stringify(records)),
    }),
  )
}

/**
 * All records in the database, and whose it is; read past the app.
 * @param {Page} page
 * @returns {Promise<{ owner: string | null, records: Saved[] }>}
 */
const readDatabase = page =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('analyze-h5')
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve({ owner: null, records: [] })
        opening.onsuccess = () => {
          const database = opening.result
          const change = database.transaction(['records', 'meta'])
          const reading = change.objectStore('records').getAll()
          const device = change.objectStore('meta').get('device')
          change.onabort = () => reject(change.error)
          change.oncomplete = () => {
            database.close()
            resolve({
              owner: device.result ? `v1_${device.result.storageId}` : null,
              records: reading.result.map(({ id, owner, lifecycle }) => ({
                id,
                owner,
                name: lifecycle.task?.product.name ?? '',
                text: lifecycle.task?.labelText ?? '',
                phase: lifecycle.phase,
              })),
            })
          }
        }
      }),
  )

/**
 * The acts of one profile. `next` chooses one, `settle` says whether it was done before the kill, `check` looks at what the
 * next start finds and gives what is wrong.
 * @param {string} base
 * @param {import('@faker-js/faker').Faker} chance
 */
export const createActs = (base, chance) => {
  /** Names of products whose reports were shown, each with the text that was last agreed to. @type {Map<string, string>} */
  const kept = new Map()
  /** Names of deleted ones. @type {Set<string>} */
  const deleted = new Set()
  /** Names whose change was broken off: either state is right. @type {Set<string>} */
  const open = new Set()
  /** @type {Set<string>} */
  const imported = new Set()
  let photos = 0
  let hasAgreed = false
  let made = 0
  /** @type {Act | null} */
  let current = null

  /** @param {Page} page @param {string} path */
  const visit = (page, path) => page.goto(`${base}${path}`)
  /** @param {Page} page @param {string} name */
  const row = (page, name) => page.getByRole('listitem').filter({ hasText: name })

  /** @returns {Act} */
  const firstVisit = () => ({
    name: 'first visit',
    run: async page => {
      await visit(page, '')
      const button = page.getByRole('button', { name: agree, exact: true })
      // Not asked again where the click counted and the browser was killed before this knew.
      const isAsked = await button.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
      if (isAsked) await button.click()
      await button.waitFor({ state: 'hidden' })
    },
    done: () => {
      hasAgreed = true
    },
  })

  /** @returns {Act} */
  const typed = () => {
    const name = `Product${made++}`
    const text = `Product name: ${name}\nIngredients: Water, Sugar`
    return {
      name: 'analysis of a typed list',
      run: async page => {
        await visit(page, '')
        await page.getByRole('button', { name: type }).click()
        await page.getByLabel(list.label, { exact: true }).fill(text)
        await page.getByRole('button', { name: list.submit, exact: true }).click()
        await page.getByRole('button', { name: correct.review }).waitFor()
      },
      done: () => void kept.set(name, text),
    }
  }

  /** @returns {Act} */
  const photographed = () => ({
    name: 'analysis of a photo',
    run: async page => {
      await visit(page, '')
      await page.getByTestId('gallery').setInputFiles(photo)
      await page.waitForURL(/analyze\?id=/)
    },
    done: () => {
      photos += 1
    },
  })

  /** @param {string} name @returns {Act} */
  const edited = name => {
    const text = `Product name: ${name}\nIngredients: Water, Sugar, Salt ${made++}`
    open.add(name)
    return {
      name: 'edit',
      run: async page => {
        await visit(page, 'pages/localhistory/localhistory')
        await row(page, name).getByRole('link').click()
        await page.getByRole('button', { name: correct.review }).click()
        const dialog = page.locator('dialog')
        await dialog.getByRole('textbox').fill(text)
        await dialog.getByRole('button').last().click()
        await dialog.waitFor({ state: 'hidden' })
      },
      done: () => {
        kept.set(name, text)
        open.delete(name)
      },
    }
  }

  /** @param {string} name @returns {Act} */
  const removed = name => {
    open.add(name)
    return {
      name: 'deletion',
      run: async page => {
        await visit(page, 'pages/localhistory/localhistory')
        await row(page, name).getByRole('button').click()
        await page.getByRole('menuitem', { name: menu.delete }).click()
        await row(page, name).waitFor({ state: 'detached' })
      },
      done: () => {
        kept.delete(name)
        open.delete(name)
        deleted.add(name)
      },
    }
  }

  /** @returns {Act} */
  const importing = () => {
    const name = `import${made++}`
    return {
      name: 'import',
      run: async page => {
        await visit(page, 'pages/my/my')
        const file = { name: 'backup.zip', mimeType: 'application/zip', buffer: backupOf(name) }
        await page.getByTestId('backup').setInputFiles(file)
        await page
          .getByText(backup.restored_other.replace('{{count}}', String(importedRecords)), { exact: true })
          .waitFor()
      },
      done: () => void imported.add(name),
    }
  }

  return {
    next() {
      const names = [...kept.keys()].filter(name => !open.has(name))
      /** @type {(() => Act)[]} */
      const choices = [typed, typed, typed, importing, photographed]
      if (names.length > 0) {
        choices.push(() => edited(chance.helpers.arrayElement(names)))
        choices.push(() => edited(chance.helpers.arrayElement(names)))
        choices.push(() => removed(chance.helpers.arrayElement(names)))
      }
      current = hasAgreed ? chance.helpers.arrayElement(choices)() : firstVisit()
      return current
    },

    /** @param {boolean} wasDone */
    settle(wasDone) {
      if (wasDone) current?.done()
    },

    /** @param {Page} page */
    async check(page) {
      /** @type {string[]} */
      const faults = []
      /** @param {string} text */
      const fault = text => void faults.push(`after ${current?.name}: ${text}`)
      if (!hasAgreed) return faults
      await visit(page, 'pages/localhistory/localhistory')
      const question = page.getByRole('button', { name: agree, exact: true })
      const rows = page.getByRole('main').getByRole('listitem')
      const nothing = page.getByText(empty, { exact: true })
      await question.or(rows.first()).or(nothing).first().waitFor()
      // The agreement is found in the database a moment after the question was drawn.
      await question
        .waitFor({ state: 'hidden', timeout: 10_000 })
        .catch(() => fault('it asks again for the agreement'))
      await rows.first().or(nothing).first().waitFor()
      const { owner, records } = await readDatabase(page)
      for (const record of records)
        if (record.owner !== owner) fault(`record ${record.id} belongs to ${record.owner}, not ${owner}`)
      const byName = new Map(records.map(record => [record.name, record]))
      for (const [name, text] of kept)
        if (!open.has(name) && byName.get(name)?.text !== text) fault(`${name} is lost or has an older text`)
      for (const name of open) {
        const found = byName.get(name)
        open.delete(name)
        if (found) kept.set(name, found.text)
        else {
          kept.delete(name)
          deleted.add(name)
        }
      }
      for (const name of deleted) if (byName.has(name)) fault(`${name} was deleted and is back`)
      for (const name of imported) {
        const count = records.filter(({ id }) => id.startsWith(`${name}-`)).length
        if (count !== importedRecords) fault(`${count} of ${importedRecords} records of ${name} are here`)
      }
      const taken = records.filter(
        ({ name, id }) => name !== '' && !kept.has(name) && !id.startsWith('import'),
      )
      const pictures = records.filter(
        ({ id, name }) => !id.startsWith('import') && !/^Product/.test(name),
      ).length
      if (pictures < photos) fault(`${pictures} photos of ${photos} are here (${taken.length} others)`)
      if (records.length > 0 && (await rows.count()) === 0) fault('the records page is empty')
      return faults
    },
  }
}
