// What a person does when the browser is killed.
import { strToU8, zipSync } from 'fflate'
import { findFaults } from './kill-checks.mjs'
import { agree, backup, backupRecords, correct, list, menu, type } from './kill-texts.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, run: (page: Page) => Promise<void>, done: () => void }} Act */
/**
 * What is expected of a profile: the names of products whose reports were shown, each with the text that was last agreed to; of those
 * deleted; of those whose change was broken off, where either state is right; of imported backups.
 * @typedef {{ kept: Map<string, string>, deleted: Set<string>, open: Set<string>, imported: Set<string>, photos: number,
 *   hasAgreed: boolean, made: number }} Expected
 */

const photo = new URL('../../test/photos/zh06_clean.jpg', import.meta.url).pathname
const recordsPage = 'pages/localhistory/localhistory'

/** @param {string} name */
const backupOf = name => {
  const records = Array.from({ length: backupRecords }, (_, at) => ({
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

/** @param {Page} page @param {string} name */
const row = (page, name) => page.getByRole('listitem').filter({ hasText: name })

/**
 * What adds something: the agreement, a typed list, a photo, a backup.
 * @param {string} base
 * @param {Expected} expected
 */
const createAdditions = (base, expected) => ({
  /** @returns {Act} */
  firstVisit: () => ({
    name: 'first visit',
    run: async page => {
      await page.goto(base)
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
      expected.hasAgreed = true
    },
  }),

  /** @returns {Act} */
  typed: () => {
    const name = `Product${expected.made++}`
    const text = `Product name: ${name}\nIngredients: Water, Sugar`
    return {
      name: 'analysis of a typed list',
      run: async page => {
        await page.goto(base)
        await page.getByRole('button', { name: type }).click()
        await page.getByLabel(list.label, { exact: true }).fill(text)
        await page.getByRole('button', { name: list.submit, exact: true }).click()
        await page.getByRole('button', { name: correct.review }).waitFor()
      },
      done: () => void expected.kept.set(name, text),
    }
  },

  /** @returns {Act} */
  photographed: () => ({
    name: 'analysis of a photo',
    run: async page => {
      await page.goto(base)
      await page.getByTestId('gallery').setInputFiles(photo)
      await page.waitForURL(/analyze\?id=/)
    },
    done: () => {
      expected.photos += 1
    },
  }),

  /** @returns {Act} */
  importing: () => {
    const name = `import${expected.made++}`
    return {
      name: 'import',
      run: async page => {
        await page.goto(`${base}pages/my/my`)
        const file = { name: 'backup.zip', mimeType: 'application/zip', buffer: backupOf(name) }
        await page.getByTestId('backup').setInputFiles(file)
        await page
          .getByText(backup.restored_other.replace('{{count}}', String(backupRecords)), { exact: true })
          .waitFor()
      },
      done: () => void expected.imported.add(name),
    }
  },
})

/**
 * What changes a record that is there; until it is done, either state is right.
 * @param {string} base
 * @param {Expected} expected
 */
const createChanges = (base, expected) => ({
  /** @param {string} name @returns {Act} */
  edited: name => {
    const text = `Product name: ${name}\nIngredients: Water, Sugar, Salt ${expected.made++}`
    expected.open.add(name)
    return {
      name: 'edit',
      run: async page => {
        await page.goto(`${base}${recordsPage}`)
        await row(page, name).getByRole('link').click()
        await page.getByRole('button', { name: correct.review }).click()
        const dialog = page.locator('dialog')
        await dialog.getByRole('textbox').fill(text)
        await dialog.getByRole('button').last().click()
        await dialog.waitFor({ state: 'hidden' })
      },
      done: () => {
        expected.kept.set(name, text)
        expected.open.delete(name)
      },
    }
  },

  /** @param {string} name @returns {Act} */
  removed: name => {
    expected.open.add(name)
    return {
      name: 'deletion',
      run: async page => {
        await page.goto(`${base}${recordsPage}`)
        await row(page, name).getByRole('button').click()
        await page.getByRole('menuitem', { name: menu.delete }).click()
        await row(page, name).waitFor({ state: 'detached' })
      },
      done: () => {
        expected.kept.delete(name)
        expected.open.delete(name)
        expected.deleted.add(name)
      },
    }
  },
})

/**
 * The acts of one profile. `next` chooses one, `settle` says whether it was done before the kill, `check` looks at what the
 * next start finds and gives what is wrong.
 * @param {string} base
 * @param {import('@faker-js/faker').Faker} chance
 */
export const createActs = (base, chance) => {
  /** @type {Expected} */
  const expected = {
    ...{ kept: new Map(), deleted: new Set(), open: new Set(), imported: new Set() },
    ...{ photos: 0, hasAgreed: false, made: 0 },
  }
  const { firstVisit, typed, photographed, importing } = createAdditions(base, expected)
  const { edited, removed } = createChanges(base, expected)
  /** @type {Act | null} */
  let current = null

  return {
    next() {
      const names = [...expected.kept.keys()].filter(name => !expected.open.has(name))
      /** @type {(() => Act)[]} */
      const choices = [typed, typed, typed, importing, photographed]
      if (names.length > 0) {
        choices.push(() => edited(chance.helpers.arrayElement(names)))
        choices.push(() => edited(chance.helpers.arrayElement(names)))
        choices.push(() => removed(chance.helpers.arrayElement(names)))
      }
      current = expected.hasAgreed ? chance.helpers.arrayElement(choices)() : firstVisit()
      return current
    },

    /** @param {boolean} wasDone */
    settle(wasDone) {
      if (wasDone) current?.done()
    },

    /** @param {Page} page */
    async check(page) {
      if (!expected.hasAgreed) return []
      const faults = await findFaults(page, base, expected)
      return faults.map(fault => `after ${current?.name}: ${fault}`)
    },
  }
}
