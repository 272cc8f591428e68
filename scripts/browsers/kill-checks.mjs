// What must be true after the browser was killed, and how it is looked up.
import { agree, backupRecords, empty } from './kill-texts.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./kill-acts.mjs').Expected} Expected */
/** @typedef {{ id: string, owner: string, name: string, text: string, phase: string }} Saved */

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
 * Opens the list of records and waits until it is drawn; gives its rows, and what is wrong with the agreement.
 * @param {Page} page
 * @param {string} base
 */
const openRecords = async (page, base) => {
  /** @type {string[]} */
  const faults = []
  await page.goto(`${base}pages/localhistory/localhistory`)
  const question = page.getByRole('button', { name: agree, exact: true })
  const rows = page.getByRole('main').getByRole('listitem')
  const nothing = page.getByText(empty, { exact: true })
  await question.or(rows.first()).or(nothing).first().waitFor()
  // The agreement is found in the database a moment after the question was drawn.
  await question
    .waitFor({ state: 'hidden', timeout: 10_000 })
    .catch(() => faults.push('it asks again for the agreement'))
  await rows.first().or(nothing).first().waitFor()
  return { rows, faults }
}

/**
 * What is wrong with typed lists: lost ones, older texts, deleted ones that are back. Where a change was broken off, what is found is from now
 * on what is expected.
 * @param {Map<string, Saved>} byName
 * @param {Expected} expected
 */
const faultsOfLists = (byName, { kept, deleted, open }) => {
  /** @type {string[]} */
  const faults = []
  for (const [name, text] of kept)
    if (!open.has(name) && byName.get(name)?.text !== text)
      faults.push(`${name} is lost or has an older text`)
  for (const name of open) {
    const found = byName.get(name)
    open.delete(name)
    if (found) kept.set(name, found.text)
    else {
      kept.delete(name)
      deleted.add(name)
    }
  }
  for (const name of deleted) if (byName.has(name)) faults.push(`${name} was deleted and is back`)
  return faults
}

/**
 * What is wrong with what came by a backup, and with photos.
 * @param {readonly Saved[]} records
 * @param {Expected} expected
 */
const faultsOfOthers = (records, { imported, photos }) => {
  /** @type {string[]} */
  const faults = []
  for (const name of imported) {
    const count = records.filter(({ id }) => id.startsWith(`${name}-`)).length
    if (count !== backupRecords) faults.push(`${count} of ${backupRecords} records of ${name} are here`)
  }
  const pictures = records.filter(({ id, name }) => !id.startsWith('import') && !/^Product/.test(name)).length
  if (pictures < photos) faults.push(`${pictures} photos of ${photos} are here`)
  return faults
}

/**
 * Looks at what the next start after a kill finds; resolves with what is wrong.
 * @param {Page} page
 * @param {string} base
 * @param {Expected} expected
 * @returns {Promise<string[]>}
 */
export const findFaults = async (page, base, expected) => {
  const { rows, faults } = await openRecords(page, base)
  const { owner, records } = await readDatabase(page)
  for (const record of records)
    if (record.owner !== owner) faults.push(`record ${record.id} belongs to ${record.owner}, not ${owner}`)
  const byName = new Map(records.map(record => [record.name, record]))
  faults.push(...faultsOfLists(byName, expected), ...faultsOfOthers(records, expected))
  if (records.length > 0 && (await rows.count()) === 0) faults.push('the records page is empty')
  return faults
}
