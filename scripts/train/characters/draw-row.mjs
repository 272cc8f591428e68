// Draws rows of label text as the recogniser sees them: cut out of a photo, level, of its height. Fonts are those of the system.
import sharp from 'sharp'

/** @typedef {{ text: string, middle: number, halfPitch: number }} DrawnCharacter places as shares of the row's width */
/** @typedef {{ data: Uint8Array, width: number, height: number, characters: DrawnCharacter[] }} DrawnRow */

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * How a row was printed and photographed: sizes in pixels of the photo, shares of the size of the print, grey levels.
 * @param {() => number} random
 */
function chooseCamera(random) {
  const between = (/** @type {number} */ from, /** @type {number} */ to) => from + (to - from) * random()
  const sizePx = Math.exp(between(Math.log(11), Math.log(44)))
  const contrast = between(60, 230)
  const light = between(contrast, 255)
  const isInverted = random() < 0.2
  return {
    sizePx,
    rowHeight: between(1.18, 1.6),
    shift: between(-0.09, 0.09),
    pitch: between(0.98, 1.16),
    narrow: random() < 0.3 ? between(0.72, 1) : 1,
    turn: between(-1.3, 1.3),
    skew: random() < 0.2 ? between(-9, 9) : 0,
    ground: isInverted ? light - contrast : light,
    ink: isInverted ? light : light - contrast,
    blur: random() < 0.75 ? between(0.3, 0.035 * sizePx + 0.45) : 0,
    noise: random() < 0.6 ? between(0, 14) : 0,
    weight: random() < 0.2 ? 'bold' : 'normal',
    hasNeighbours: random() < 0.35,
    shade: between(-40, 40),
  }
}

/**
 * A row of text: `heightPx` high. `neighbour` is printed above and below where the photo shows parts of other rows.
 * @param {string} text
 * @param {{ font: string, heightPx: number, neighbour: string, random: () => number }} options
 * @returns {Promise<DrawnRow>}
 */
export async function drawRow(text, { font, heightPx, neighbour, random }) {
  const camera = chooseCamera(random)
  const { sizePx: size, narrow } = camera
  const letters = [...text]
  const advance = (/** @type {string} */ letter) => (letter > '\u2e80' ? camera.pitch : 0.6) * size * narrow
  const margin = size * (0.15 + 0.35 * random())
  let x = margin
  const middles = letters.map(letter => {
    const middle = x + advance(letter) / 2
    x += advance(letter)
    return middle
  })
  const width = Math.ceil(x + margin)
  const height = Math.ceil(size * camera.rowHeight)
  const baseline = height / 2 + size * (0.36 + camera.shift)
  const row = (/** @type {readonly string[]} */ chars, /** @type {number} */ y) =>
    chars
      .map((char, i) => {
        const at = middles[i] ?? 0
        return `<text transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${narrow.toFixed(3)} 1) skewX(${camera.skew.toFixed(1)})" text-anchor="middle">${escaped(char)}</text>`
      })
      .join('')
  const pitch = size * (1.2 + 0.25 * random())
  const others = [...neighbour].slice(0, letters.length)
  const body = `${row(letters, baseline)}${camera.hasNeighbours ? row(others, baseline - pitch) + row(others.toReversed(), baseline + pitch) : ''}`
  const grey = (/** @type {number} */ level) => `rgb(${level | 0},${level | 0},${level | 0})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${grey(camera.ground)}"/><g transform="rotate(${(camera.turn / Math.max(1, width / height / 6)).toFixed(2)} ${width / 2} ${height / 2})" fill="${grey(camera.ink)}" font-family="${font}" font-weight="${camera.weight}" font-size="${size.toFixed(2)}">${body}</g></svg>`
  const photo = sharp(Buffer.from(svg)).removeAlpha().greyscale()
  const blurred = camera.blur > 0.3 ? photo.blur(camera.blur) : photo
  const { data, info } = await blurred.raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at++) {
    const share = (at % info.width) / info.width - 0.5
    data[at] = Math.max(
      0,
      Math.min(255, (data[at] ?? 0) + share * camera.shade + (random() + random() - 1) * camera.noise * 2),
    )
  }
  const rowWidth = Math.max(64, Math.round((width / height) * heightPx))
  const scaled = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .resize(rowWidth, heightPx, { fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer()
  return {
    data: new Uint8Array(scaled),
    width: rowWidth,
    height: heightPx,
    characters: letters.map((letter, i) => ({
      text: letter,
      middle: (middles[i] ?? 0) / width,
      halfPitch: advance(letter) / width / 2,
    })),
  }
}
