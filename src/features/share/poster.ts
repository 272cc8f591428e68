import { encode } from 'uqr'

const widthPx = 750
/** Without a code, and what a code adds. */
const plainHeightPx = 960
const codePx = 250
const marginPx = 64

/** What a poster says; all in the language of the page. */
export interface PosterTexts {
  app: string
  product: string
  score: number | null
  /** The score's band: the name of its colour, and its word; without a score the sentence that says why. */
  band: 'green' | 'yellow' | 'orange' | 'red' | 'none'
  verdict: string
  /** What speaks for and against it, in plain words, and the ingredients it is about. */
  reasons: readonly { isGood: boolean; title: string; names: string | null }[]
  /** The levels of the nutrition table, where one was read. */
  nutrition: string | null
  /** The photo of the list, where there is one. */
  photoUrl: string | undefined
  /** What the code leads to. */
  invitation: string
  limits: string
  /** Address in the QR code; null without a link: then there is no code. */
  url: string | null
}

/** The poster of an analysis as a PNG: photo, score, name, reasons, and a QR code where there is a link, in the colours of the page. */
export const drawPoster = async (texts: PosterTexts): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  const heightPx = texts.url === null ? plainHeightPx : plainHeightPx + codePx
  canvas.height = heightPx
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  const pen = createPen(context, getComputedStyle(document.body).fontFamily)

  pen.fill(colour('--ground'), 0, 0, widthPx, heightPx)
  pen.fill(colour('--brand'), 0, 0, widthPx, 112)
  pen.line(texts.app, marginPx, 70, { px: 34, weight: 600, colour: colour('--on-brand') })
  pen.fill(colour('--card'), 32, 144, widthPx - 64, heightPx - 176, 32)

  if (texts.score !== null) {
    pen.ring(marginPx + 110, 310, 96, texts.score, colour(`--band-${texts.band}`), colour('--sunken'))
    pen.line(String(texts.score), marginPx + 110, 326, {
      px: 72,
      weight: 700,
      colour: colour('--text'),
      align: 'center',
    })
  }
  const isScored = texts.score !== null
  if (isScored)
    pen.line(texts.verdict, marginPx + 110, 368, {
      px: 28,
      weight: 600,
      colour: colour('--text-soft'),
      align: 'center',
    })
  const left = isScored ? marginPx + 250 : marginPx
  const nameWidth = widthPx - marginPx - left - (texts.photoUrl === undefined ? 0 : 126)
  pen.block(texts.product, left, 270, nameWidth, 3, {
    px: 40,
    weight: 700,
    colour: colour('--text'),
  })
  if (!isScored)
    pen.block(texts.verdict, marginPx, 440, widthPx - marginPx * 2, 6, {
      px: 32,
      weight: 600,
      colour: colour('--text'),
    })

  const photo = texts.photoUrl === undefined ? null : await loadPicture(texts.photoUrl)
  if (photo) pen.picture(photo, widthPx - marginPx - 110, 176, 110)

  drawReasons(pen, texts.nutrition === null ? texts.reasons : texts.reasons.slice(0, 3), colour)

  // In the place of the fourth reason: four nutrients take two lines in English.
  if (texts.nutrition !== null)
    pen.block(texts.nutrition, marginPx, 808, widthPx - marginPx * 2, 2, {
      px: 22,
      weight: 600,
      colour: colour('--text'),
    })

  if (texts.url !== null) {
    pen.code(texts.url, marginPx, heightPx - 330, 220)
    pen.block(texts.invitation, marginPx + 250, heightPx - 220, widthPx - marginPx * 2 - 250, 3, {
      px: 30,
      weight: 600,
      colour: colour('--text'),
    })
  }
  pen.block(texts.limits, marginPx, heightPx - 74, widthPx - marginPx * 2, 1, {
    px: 22,
    weight: 400,
    colour: colour('--text-soft'),
  })
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The poster could not be drawn'))),
      'image/png',
    ),
  )
}

/** What speaks for and against it, one below the other, from a fixed height on. */
const drawReasons = (
  pen: ReturnType<typeof createPen>,
  reasons: PosterTexts['reasons'],
  colour: (name: string) => string,
) => {
  let top = 486
  for (const { isGood, title, names } of reasons) {
    pen.dot(marginPx + 12, top - 11, colour(isGood ? '--band-green' : '--band-red'), isGood)
    pen.block(title, marginPx + 44, top, widthPx - marginPx * 2 - 44, 1, {
      px: 32,
      weight: 650,
      colour: colour('--text'),
    })
    if (names !== null)
      pen.block(names, marginPx + 44, top + 40, widthPx - marginPx * 2 - 44, 1, {
        px: 26,
        weight: 400,
        colour: colour('--text-soft'),
      })
    top += names === null ? 64 : 98
  }
}

/** A picture that can be drawn; null where it cannot be loaded or would taint the canvas. */
const loadPicture = async (url: string): Promise<HTMLImageElement | null> => {
  if (!url.startsWith('blob:')) return null
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => image,
    () => null,
  )
}

interface TextStyle {
  px: number
  weight: number
  colour: string
  align?: CanvasTextAlign
}

/** The shapes of a poster that are no text. */
const createShapes = (context: CanvasRenderingContext2D) => ({
  /** A disc for what speaks for it, a triangle for what speaks against it. */
  dot(x: number, y: number, colour: string, isRound: boolean) {
    context.fillStyle = colour
    context.beginPath()
    if (isRound) context.arc(x, y, 11, 0, 2 * Math.PI)
    else
      for (const [dx, dy] of [
        [0, -12],
        [13, 11],
        [-13, 11],
      ] as const)
        context.lineTo(x + dx, y + dy)
    context.fill()
  },
  /** The middle of a picture in a square with round corners. */
  picture(image: HTMLImageElement, x: number, y: number, side: number) {
    const cut = Math.min(image.naturalWidth, image.naturalHeight)
    context.save()
    context.beginPath()
    context.roundRect(x, y, side, side, 12)
    context.clip()
    context.drawImage(
      image,
      (image.naturalWidth - cut) / 2,
      (image.naturalHeight - cut) / 2,
      cut,
      cut,
      x,
      y,
      side,
      side,
    )
    context.restore()
  },
})

const createPen = (context: CanvasRenderingContext2D, fontFamily: string) => {
  const set = ({ px, weight, colour, align = 'left' }: TextStyle) => {
    context.font = `${weight} ${px}px ${fontFamily}`
    context.fillStyle = colour
    context.textAlign = align
  }
  const pen = {
    fill(colour: string, x: number, y: number, width: number, height: number, radius = 0) {
      context.fillStyle = colour
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      context.fill()
    },
    line(text: string, x: number, y: number, type: TextStyle) {
      set(type)
      context.fillText(text, x, y)
    },
    /** Text in lines of a width, the last one cut; gives back how many there are. */
    block(text: string, x: number, y: number, width: number, maxLines: number, type: TextStyle): number {
      set(type)
      const lines = wrapText(text, line => context.measureText(line).width <= width, maxLines)
      for (const [at, line] of lines.entries()) context.fillText(line, x, y + at * type.px * 1.4)
      return lines.length
    },
    /** The score as the app's dial: three quarters of a circle, open at the bottom. */
    ring(x: number, y: number, radius: number, score: number, colour: string, ground: string) {
      context.lineWidth = 18
      context.lineCap = 'round'
      const start = 0.75 * Math.PI
      for (const [share, stroke] of [
        [1, ground],
        [Math.max(0.001, score / 100), colour],
      ] as const) {
        context.strokeStyle = stroke
        context.beginPath()
        context.arc(x, y, radius, start, start + share * 1.5 * Math.PI)
        context.stroke()
      }
    },
    ...createShapes(context),
    /** A QR code, dark on white in every theme, as scanners require. */
    code(text: string, x: number, y: number, side: number) {
      const { data, size } = encode(text, { border: 2 })
      const cell = side / size
      pen.fill('#fff', x, y, side, side, 12)
      context.fillStyle = '#000'
      for (const [row, cells] of data.entries())
        for (const [column, isDark] of cells.entries())
          if (isDark) context.fillRect(x + column * cell, y + row * cell, cell + 0.5, cell + 0.5)
    },
  }
  return pen
}

/** Breaks text into lines that fit, between words or Chinese characters; what is left over ends in an ellipsis. */
const wrapText = (text: string, fits: (line: string) => boolean, maxLines: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[\p{Script=Han}\p{P}]|[^\s\p{Script=Han}\p{P}]+|\s+/gu) ?? []) {
    if (line !== '' && !fits(line + part)) {
      lines.push(line.trimEnd())
      line = part.trimStart()
      if (lines.length === maxLines) break
    } else line += part
  }
  if (lines.length < maxLines) return line === '' ? lines : [...lines, line]
  let last = lines[maxLines - 1] ?? ''
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1)
  return [...lines.slice(0, maxLines - 1), `${last}…`]
}
