import { encode } from 'uqr'

const widthPx = 750
const heightPx = 1180
const marginPx = 64

/** What a poster says; all in the language of the page. */
export interface PosterTexts {
  app: string
  product: string
  score: number | null
  /** The score's band: the name of its colour, and its word. */
  band: 'green' | 'yellow' | 'orange' | 'red' | 'none'
  verdict: string
  /** Signed points and what they are for. */
  reasons: readonly { points: string; text: string }[]
  /** What the code leads to. */
  invitation: string
  limits: string
  /** Address in the QR code. */
  url: string
}

/** The poster of an analysis as a PNG: score, name, three reasons and a QR code, in the colours of the page. */
export const drawPoster = async (texts: PosterTexts): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
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

  pen.ring(marginPx + 110, 310, 96, texts.score ?? 0, colour(`--band-${texts.band}`), colour('--sunken'))
  pen.line(texts.score === null ? '—' : String(texts.score), marginPx + 110, 326, {
    px: 72,
    weight: 700,
    colour: colour('--text'),
    align: 'center',
  })
  pen.line(texts.verdict, marginPx + 110, 368, {
    px: 28,
    weight: 600,
    colour: colour('--text-soft'),
    align: 'center',
  })
  pen.block(texts.product, marginPx + 250, 270, widthPx - marginPx * 2 - 250, 3, {
    px: 40,
    weight: 700,
    colour: colour('--text'),
  })

  let top = 480
  for (const { points, text } of texts.reasons.slice(0, 3)) {
    pen.line(points, marginPx + 70, top, {
      px: 32,
      weight: 700,
      colour: colour(points.startsWith('+') ? '--band-green-ink' : '--band-red-ink'),
      align: 'right',
    })
    const lines = pen.block(text, marginPx + 96, top, widthPx - marginPx * 2 - 96, 2, {
      px: 30,
      weight: 400,
      colour: colour('--text'),
    })
    top += Math.max(1, lines) * 44 + 20
  }

  pen.code(texts.url, marginPx, heightPx - 330, 220)
  pen.block(texts.invitation, marginPx + 250, heightPx - 260, widthPx - marginPx * 2 - 250, 3, {
    px: 30,
    weight: 600,
    colour: colour('--text'),
  })
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

interface TextStyle {
  px: number
  weight: number
  colour: string
  align?: CanvasTextAlign
}

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
    ring(x: number, y: number, radius: number, score: number, colour: string, ground: string) {
      context.lineWidth = 18
      for (const [share, stroke] of [
        [1, ground],
        [score / 100, colour],
      ] as const) {
        context.strokeStyle = stroke
        context.beginPath()
        context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI)
        context.stroke()
      }
    },
    /** A QR code, dark on white whatever the theme: scanners want it so. */
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
