// Draws a nutrition table as a photo of a pack: ruled or not, dark or light, with a list above it; then turns, bends, shades and
// blurs it as a camera does.
import sharp from 'sharp'
import { sample } from '../../photos/sample.mjs'

/** @typedef {{ head: string[], grid: string[][] }} DrawnTable */
/** @typedef {'clean' | 'mild' | 'hard'} Level */

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** About how wide a text is, in heights of its letters. */
const widthOf = (/** @type {string} */ text) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.58), 0)

const STYLES = [
  { ground: '#fbfaf6', ink: '#1c1c1c', hasRules: true, font: 'Noto Sans CJK SC' },
  { ground: '#f3ead7', ink: '#26201a', hasRules: false, font: 'Noto Sans CJK SC' },
  { ground: '#1f5a38', ink: '#f5f5ee', hasRules: false, font: 'Noto Sans CJK SC' },
  { ground: '#ffffff', ink: '#000000', hasRules: true, font: 'Noto Serif CJK SC' },
]

/**
 * The table in print, upright and evenly lit.
 * @param {DrawnTable} table
 * @param {number} seed
 * @param {readonly string[]} above lines of text above the table
 */
const printed = ({ head, grid }, seed, above) => {
  const style = STYLES[seed % STYLES.length] ?? STYLES[0]
  if (!style) throw new Error('no style')
  const size = 30
  const pitch = size * 1.6
  const columns = Math.max(...grid.map(row => row.length))
  const widths = Array.from(
    { length: columns },
    (_, at) => Math.max(...grid.map(row => widthOf(row[at] ?? ''))) * size + size * 1.6,
  )
  const lines = [...above, ...head]
  const width =
    Math.max(
      640,
      widths.reduce((sum, one) => sum + one, 0),
      ...lines.map(line => widthOf(line) * size),
    ) +
    size * 3
  const height = (lines.length + grid.length + 1) * pitch + size * 3
  const parts = []
  let y = size * 2
  for (const line of lines) {
    parts.push(`<text x="${size * 1.5}" y="${y}">${escaped(line)}</text>`)
    y += pitch
  }
  const top = y - size * 1.15
  for (const row of grid) {
    let x = size * 1.5
    row.forEach((text, at) => {
      const own = widths[at] ?? 0
      const isFirst = at === 0
      parts.push(
        `<text x="${isFirst ? x + 6 : x + own - size * 0.8}" y="${y}" text-anchor="${isFirst ? 'start' : 'end'}">${escaped(text)}</text>`,
      )
      x += own
    })
    if (style.hasRules)
      parts.push(`<rect x="${size * 1.5}" y="${y + size * 0.4}" width="${x - size * 1.5}" height="1.5"/>`)
    y += pitch
  }
  if (style.hasRules) {
    const right = size * 1.5 + widths.reduce((sum, one) => sum + one, 0)
    parts.push(`<rect x="${size * 1.5}" y="${top}" width="${right - size * 1.5}" height="2.5"/>`)
    for (const x of [size * 1.5, right])
      parts.push(`<rect x="${x}" y="${top}" width="1.5" height="${y - pitch + size * 0.4 - top}"/>`)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(height)}"><rect width="100%" height="100%" fill="${style.ground}"/><g fill="${style.ink}" font-family="${style.font}, Noto Sans, sans-serif" font-size="${size}">${parts.join('')}</g></svg>`
}

/** How a photo is worse than the print: radians, shares of the picture, grey levels. */
const LEVELS = {
  clean: { turn: 0, tilt: 0, bend: 0, shade: 0, noise: 0, blur: 0 },
  mild: { turn: 0.035, tilt: 0.01, bend: 0, shade: 0.12, noise: 4, blur: 0.8 },
  hard: { turn: 0.05, tilt: 0.09, bend: 0.02, shade: 0.4, noise: 10, blur: 1.1 },
}

/**
 * A photo of a table as JPEG.
 * @param {DrawnTable} table
 * @param {{ level: Level, seed: number, random: () => number, above?: readonly string[] }} options `seed` chooses the print, `random` the camera
 */
export const drawTable = async (table, { level, seed, random, above = [] }) => {
  const { turn, tilt, bend, shade, noise, blur } = LEVELS[level]
  const { data, info } = await sharp(Buffer.from(printed(table, seed, above)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const margin = Math.round(Math.max(info.width, info.height) * 0.07)
  const [width, height] = [info.width + margin * 2, info.height + margin * 2]
  const out = Buffer.alloc(width * height * 3)
  const angle = (random() * 2 - 1) * turn
  const across = (random() * 2 - 1) * tilt
  const down = (random() * 2 - 1) * tilt
  const wave = (random() * 2 - 1) * bend * info.height
  const light = random() * Math.PI * 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / width
      const v = (y - height / 2) / height
      const depth = 1 + across * u * 2 + down * v * 2
      const px = ((x - width / 2) * cos + (y - height / 2) * sin) / depth + info.width / 2
      const py =
        ((y - height / 2) * cos - (x - width / 2) * sin) / depth +
        info.height / 2 +
        wave * Math.cos(u * Math.PI * 2)
      const bright = 1 - shade * (0.5 + u * Math.cos(light) + v * Math.sin(light))
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const value = sample(data, info, px, py, channel) ?? 96
        out[at + channel] = Math.max(0, Math.min(255, value * bright + (random() + random() - 1) * noise * 2))
      }
    }
  }
  const photo = sharp(out, { raw: { width, height, channels: 3 } })
  return (blur > 0 ? photo.blur(blur) : photo).jpeg({ quality: level === 'hard' ? 78 : 90 }).toBuffer()
}
