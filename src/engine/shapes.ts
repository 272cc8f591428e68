/** A half-open range of UTF-16 offsets into the label text: `text.slice(start, end)`. */
export interface Span {
  start: number
  end: number
}

/** A rectangle in fractions (0-1) of the photo's width and height, origin at its top left. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One sentence in the two languages of the product. */
export interface Bilingual {
  zh: string
  en: string
}
