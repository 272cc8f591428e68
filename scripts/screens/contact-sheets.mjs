// Contact sheets of the pictures in screenshots/, and their difference from the accepted ones: of each picture a small grey
// fingerprint is kept in docs/measurements/accepted-screens.json, which says where a picture changed and needs no pictures.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { root } from '../prepare.mjs'

const folder = `${root}screenshots/`
const acceptedFile = `${root}docs/measurements/accepted-screens.json`
const looks = ['zh-Hans-light', 'zh-Hans-dark', 'en-light', 'en-dark']
const print = { width: 8, height: 16 }
/** A cell that differs by more shades of grey than this has changed; times and progress differ by less. */
const sameShades = 10
const tile = { width: 188, height: 406, gap: 8, columns: 10 }

const pictures = async () => (await readdir(folder)).filter(name => name.endsWith('.png')).sort()

/** @param {string} name */
const fingerprint = async name => {
  const { data } = await sharp(`${folder}${name}`)
    .resize({ ...print, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data
}

/** @returns {Promise<Record<string, string>>} */
const accepted = async () => {
  const text = await readFile(acceptedFile, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/**
 * The pictures that are new or differ from the accepted ones, and by how many of their cells; `accept` takes them for the new ones.
 * @param {{ accept: boolean }} options
 * @returns {Promise<{ name: string, difference: string }[]>}
 */
export const compareWithAccepted = async ({ accept }) => {
  const before = await accepted()
  const changed = []
  /** @type {Record<string, string>} */
  const now = {}
  for (const name of await pictures()) {
    const key = name.replace(/\.png$/, '')
    const cells = await fingerprint(name)
    now[key] = cells.toString('base64')
    const old = before[key] === undefined ? null : Buffer.from(before[key], 'base64')
    const moved =
      old === null ? 0 : cells.filter((shade, at) => Math.abs(shade - (old[at] ?? 0)) > sameShades).length
    if (old === null) changed.push({ name: key, difference: 'new' })
    else if (moved > 0) changed.push({ name: key, difference: `${moved} of ${cells.length} cells` })
  }
  if (!accept) return changed
  await writeFile(acceptedFile, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`)
  return []
}

/**
 * One sheet for each look, its pictures in rows; those that changed have a red frame. Resolves with the sheets' names.
 * @param {readonly { name: string }[]} changed
 */
export const contactSheets = async changed => {
  await mkdir(`${folder}sheets`, { recursive: true })
  const all = await pictures()
  const isChanged = new Set(changed.map(({ name }) => `${name}.png`))
  const made = []
  for (const look of looks) {
    const names = all.filter(name => name.startsWith(`${look}-`))
    if (names.length === 0) continue
    const step = { x: tile.width + tile.gap, y: tile.height + tile.gap }
    const parts = await Promise.all(
      names.map(async (name, at) => ({
        input: await sharp(`${folder}${name}`)
          .resize({
            width: tile.width - 8,
            height: tile.height - 8,
            fit: 'contain',
            position: 'top',
            background: '#fff',
          })
          .extend({ top: 4, bottom: 4, left: 4, right: 4, background: isChanged.has(name) ? '#e00' : '#999' })
          .png()
          .toBuffer(),
        left: (at % tile.columns) * step.x,
        top: Math.floor(at / tile.columns) * step.y,
      })),
    )
    const file = `screenshots/sheets/${look}.png`
    await sharp({
      create: {
        width: Math.min(names.length, tile.columns) * step.x,
        height: Math.ceil(names.length / tile.columns) * step.y,
        channels: 3,
        background: '#777',
      },
    })
      .composite(parts)
      .png()
      .toFile(`${root}${file}`)
    made.push(file)
  }
  return made
}
