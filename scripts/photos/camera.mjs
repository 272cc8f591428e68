// What a phone's camera makes of a printed surface: a box, a can or a crumpled pouch in three dimensions, uneven light, reflections on
// foil, a hand that moves, noise and JPEG.
import sharp from 'sharp'
import { sample } from './sample.mjs'

/** @typedef {'clean' | 'mild' | 'hard' | 'small'} Level */
/** @typedef {'box' | 'can' | 'pouch'} Shape */
/** @typedef {() => number} Random */

/** Radians, shares of the picture, grey levels, pixels; `letters` is how high a letter of 40 is on the photo. */
const LEVELS = {
  clean: {
    turn: 0.005,
    tilt: 0,
    wrap: 0,
    folds: 0,
    shade: 0.05,
    shine: 0,
    noise: 1,
    blur: 0,
    move: 0,
    letters: [30, 36],
  },
  mild: {
    turn: 0.05,
    tilt: 0.08,
    wrap: 0.5,
    folds: 0.004,
    shade: 0.2,
    shine: 0.1,
    noise: 4,
    blur: 0.7,
    move: 1,
    letters: [26, 34],
  },
  hard: {
    turn: 0.1,
    tilt: 0.2,
    wrap: 0.9,
    folds: 0.009,
    shade: 0.45,
    shine: 0.35,
    noise: 9,
    blur: 1,
    move: 3,
    letters: [20, 30],
  },
  // A pack at arm's length, or a picture that was made smaller on its way.
  small: {
    turn: 0.06,
    tilt: 0.12,
    wrap: 0.6,
    folds: 0.006,
    shade: 0.35,
    shine: 0.2,
    noise: 5,
    blur: 0.5,
    move: 0,
    letters: [9, 14],
  },
}
const BACKGROUND = 104

/**
 * Where on the print (shares of its size from the middle) one looks from a place on the photo, and how bright it is there.
 *
 * @param {Shape} shape
 * @param {{ wrap: number, folds: number }} strength
 * @param {Random} random
 * @returns {(u: number, v: number) => { u: number, v: number, light: number }}
 */
function surface(shape, { wrap, folds }, random) {
  if (shape === 'can') {
    // Half the angle that the print takes of the can; seen from above, rows bend.
    const half = wrap * (0.7 + random() * 0.3)
    const from = (random() - 0.3) * 0.12 * wrap
    if (half < 0.05) return (u, v) => ({ u, v, light: 1 })
    return (u, v) => {
      const angle = Math.asin(Math.max(-1, Math.min(1, u * 2 * Math.sin(half))))
      return {
        u: angle / half / 2,
        v: v + from * (1 - Math.cos(angle)),
        light: 0.55 + 0.45 * Math.cos(angle),
      }
    }
  }
  if (shape === 'pouch') {
    const waves = Array.from({ length: 5 }, () => ({
      across: (random() - 0.5) * 16,
      down: (random() - 0.5) * 16,
      at: random() * 6,
    }))
    return (u, v) => {
      let [du, dv, slope] = [0, 0, 0]
      for (const { across, down, at } of waves) {
        const phase = across * u + down * v + at
        du += folds * Math.sin(phase)
        dv += folds * Math.cos(phase * 0.9)
        slope += folds * 8 * Math.cos(phase)
      }
      return { u: u + du, v: v + dv, light: 1 + slope }
    }
  }
  return (u, v) => ({ u, v, light: 1 })
}

/**
 * A photo of a print as JPEG.
 *
 * @param {{ svg: string, width: number, height: number }} print
 * @param {Level} level
 * @param {Shape} shape
 * @param {Random} random
 */
export async function photograph(print, level, shape, random) {
  const { turn, tilt, wrap, folds, shade, shine, noise, blur, move, letters } = LEVELS[level]
  const { data, info } = await sharp(Buffer.from(print.svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [low = 0, high = 0] = letters
  const scale = (low + random() * (high - low)) / 40
  const [width, height] = [info.width, info.height].map(side => Math.round(side * scale * 1.16))
  if (!width || !height) throw new Error('an empty print')
  const swing = (/** @type {number} */ most) => (random() * 2 - 1) * most
  const [angle, across, down, sun] = [swing(turn), swing(tilt), swing(tilt), random() * Math.PI * 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const look = surface(shape, { wrap, folds }, random)
  const streak = { at: swing(0.4), width: 0.03 + random() * 0.06, slant: swing(0.5) }
  const out = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [cx, cy] = [x - width / 2, y - height / 2]
      const depth = 1 + (across * cx) / width + (down * cy) / height
      const seen = look(
        (cx * cos + cy * sin) / depth / scale / info.width,
        (cy * cos - cx * sin) / depth / scale / info.height,
      )
      const [px, py] = [(seen.u + 0.5) * info.width, (seen.v + 0.5) * info.height]
      const even = 1 - shade * (0.5 + (cx / width) * Math.cos(sun) + (cy / height) * Math.sin(sun))
      const off = (cx / width + (cy / height) * streak.slant - streak.at) / streak.width
      const glare = shine * 255 * Math.exp(-off * off)
      for (let channel = 0; channel < 3; channel++) {
        const value = sample(data, info, px, py, channel)
        const lit = value === undefined ? BACKGROUND * even : value * even * seen.light + glare
        out[(y * width + x) * 3 + channel] = Math.max(
          0,
          Math.min(255, lit + (random() + random() - 1) * noise * 2),
        )
      }
    }
  }
  return develop(
    out,
    { width, height },
    { blur, move: move > 0 ? 1 + Math.round(random() * move) : 1, level },
  )
}

/** Moves, blurs and packs what the camera saw. @param {Buffer} out @param {{ width: number, height: number }} size */
function develop(
  out,
  size,
  /** @type {{ blur: number, move: number, level: Level }} */ { blur, move, level },
) {
  let photo = sharp(out, { raw: { ...size, channels: 3 } })
  if (move > 2)
    photo = photo.convolve({
      width: move | 1,
      height: 3,
      kernel: Array.from({ length: (move | 1) * 3 }, (_, i) => (Math.floor(i / (move | 1)) === 1 ? 1 : 0)),
    })
  if (blur > 0) photo = photo.blur(blur)
  return photo.jpeg({ quality: level === 'hard' || level === 'small' ? 72 : 88 }).toBuffer()
}
