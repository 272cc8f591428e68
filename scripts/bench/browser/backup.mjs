// `node scripts/bench/browser/backup.mjs [--records=10000] [--megabytes=500] [--folder=dist-demo]`: exports records with photos through the app in
// Chromium with a profile on the disk, deletes all, imports the file, exports again and compares; then cancels an export and an
// import. Prints how long each took, and the most memory it needed.
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createProfile, startKillable } from '../../browsers/killable-browser.mjs'
import { previewApp } from '../../browsers/preview.mjs'
import { measured } from '../../browsers/process-memory.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    megabytes: { type: 'string', default: '500' },
    folder: { type: 'string' },
  },
})
const count = Number(values.records)
const photoBytes = Math.ceil((Number(values.megabytes) * 1e6) / count)
const timeout = 3_600_000

/** @param {string} name */
const texts = name =>
  JSON.parse(readFileSync(new URL(`../../../src/i18n/locales/en/${name}.json`, import.meta.url), 'utf8'))
const { agree } = texts('consent')
const { clear, confirm, empty } = texts('history')
const { backup } = texts('settings')

/**
 * Runs in the page: puts records with different photos, JPEGs of pixels alone, into its database.
 * @param {{ count: number, photoBytes: number }} options
 */
const seed = async ({ count, photoBytes }) => {
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('analyze-h5')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const owner = `v1_${localStorage.getItem('storage_id')}`
  const picture = new OffscreenCanvas(8, 8)
  picture.getContext('2d')?.fillRect(0, 0, 8, 8)
  const jpeg = new Uint8Array(await (await picture.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  const photo = new Uint8Array(Math.max(jpeg.length, photoBytes))
  const task = {
    ...{ status: 'done', progress: 1, lang: 'en', source: 'device', result: null, problem: null },
    ...{ labelText: 'Ingredients: Water, Sugar, Salt. '.repeat(20), imageUrl: '', sharing: 'private' },
  }
  for (let from = 0; from < count; from += 200) {
    const change = database.transaction(['records', 'photos'], 'readwrite')
    for (let at = from; at < Math.min(count, from + 200); at += 1) {
      photo.set(jpeg.subarray(0, -2))
      let noise = at + 1
      for (let place = jpeg.length - 2; place < photo.length - 2; place += 1) {
        noise = (Math.imul(noise, 1_103_515_245) + 12_345) >>> 0
        photo[place] = (noise >>> 16) % 251
      }
      photo.set([0xff, 0xd9], photo.length - 2)
      const createdAt = new Date(Date.parse('2020-01-01T00:00:00Z') + at * 3_600_000).toISOString()
      const product = { name: `Product ${at}`, brand: '', seller: '', manufacturer: '', standard: '' }
      const lifecycle = { phase: 'done', task: { ...task, id: `task-${at}`, createdAt, product } }
      change.objectStore('records').put({ id: `record-${at}`, owner, createdAt, lang: 'en', lifecycle })
      const bytes = photo.slice().buffer
      change.objectStore('photos').put({ id: `record-${at}`, type: 'image/jpeg', bytes })
    }
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve
      change.onabort = () => reject(change.error)
    })
  }
  database.close()
}

/** @param {string} file @returns {Promise<string>} */
const sumOf = async file => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** @param {number} figure */
const round = figure => Math.round(figure)
/** @param {string} what @param {{ seconds: number, pageMegabytes: number, allMegabytes: number }} taken */
const print = (what, { seconds, pageMegabytes, allMegabytes }) =>
  console.info(`| ${what} | ${round(seconds)} s | ${round(pageMegabytes)} MB | ${round(allMegabytes)} MB |`)

/** @param {Page} page */
const actsOn = page => {
  const profilePage = () => page.goto(`${base}pages/my/my`)
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true })
  const share = () => page.getByRole('progressbar').evaluate(bar => Reflect.get(bar, 'value'))
  return {
    async export() {
      const downloading = page.waitForEvent('download', { timeout })
      await button(backup.save).click()
      return (await downloading).path()
    },
    async import(/** @type {string} */ file) {
      await page.getByTestId('backup').setInputFiles(file)
      const restored = backup.restored_other.replace('{{count}}', String(count))
      await page.getByText(restored, { exact: true }).waitFor({ timeout })
    },
    async wipe() {
      await page.goto(`${base}pages/localhistory/localhistory`)
      await button(clear).press('Enter')
      await page.locator('dialog').getByRole('button', { name: confirm.yes, exact: true }).click()
      await page.getByText(empty, { exact: true }).waitFor({ timeout })
      await profilePage()
    },
    /** Cancels what is under way once a tenth of it is done; gives the share that was done. */
    async cancel() {
      await page.getByRole('progressbar').waitFor()
      while ((await share()) < 0.1) await page.waitForTimeout(20)
      const done = await share()
      await button(backup.cancel).click()
      await page.getByText(backup.problems.cancelled, { exact: true }).waitFor({ timeout })
      return done
    },
    begin: {
      export: () => button(backup.save).click(),
      import: (/** @type {string} */ file) => page.getByTestId('backup').setInputFiles(file),
    },
    profilePage,
  }
}

const { base, close } = await previewApp(
  values.folder === undefined ? {} : { build: false, folder: values.folder },
)
const profile = createProfile()
const { page, kill } = await startKillable(profile.folder)
try {
  page.setDefaultTimeout(120_000)
  // Saved by the browser's own download: the dialog of the File System Access API cannot be answered from here.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
  await page.goto(`${base}pages/localhistory/localhistory`)
  await page.getByRole('button', { name: agree, exact: true }).click()
  await page.getByText(empty, { exact: true }).waitFor()
  await page.evaluate(seed, { count, photoBytes })
  const acts = actsOn(page)
  await acts.profilePage()

  console.info('| what | time | memory of the page | of the whole browser |\n|---|---|---|---|')
  const saved = await measured(profile.folder, acts.export)
  const megabytes = round(statSync(saved.value).size / 1e6)
  print(`export of ${count} records, ${megabytes} MB`, saved)
  const sum = await sumOf(saved.value)
  await acts.wipe()
  print('import after all was deleted', await measured(profile.folder, () => acts.import(saved.value)))
  const again = await measured(profile.folder, acts.export)
  print('export again', again)
  const isSame = (await sumOf(again.value)) === sum
  console.info(`\nsha256 ${sum}: ${isSame ? 'byte-identical' : 'DIFFERENT'}`)
  if (!isSame) process.exitCode = 1

  for (const kind of /** @type {const} */ (['export', 'import'])) {
    if (kind === 'import') await acts.wipe()
    await acts.begin[kind](saved.value)
    const cancelled = await measured(profile.folder, acts.cancel)
    print(`${kind} cancelled at ${round(cancelled.value * 100)} %`, cancelled)
  }
  await page.goto(`${base}pages/localhistory/localhistory`)
  const isEmpty = await page
    .getByText(empty, { exact: true })
    .waitFor()
    .then(
      () => true,
      () => false,
    )
  console.info(`after the cancelled import: ${isEmpty ? 'no record' : 'RECORDS ARE LEFT'}`)
  if (!isEmpty) process.exitCode = 1
} finally {
  await kill()
  profile.remove()
  close()
}
