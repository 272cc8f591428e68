import type { GreyImage } from '../image/grey.ts'
import type { PhotoReading } from '../ppocr/photo-reading.ts'
import { type PartialPart, type ReadLine, UNREAD } from './reading.ts'

const HEADING = /配料|原料|成[分份]|ingredients/i
/** What ends a list: the next field of the label. */
const NEXT_FIELD =
  /产品标准|执行标准|標準|生产日期|保质期|保存期限|有效日期|贮存|储存|貯存|保存|净含量|净重|淨重|容量|致敏|過敏|过敏|生产商|制造商|厂址|地址|电话|食用方法|产地|產地|营养|營養|contains|allergen|allergy|nutrition|storage|store|best before|distributed|manufactured|packed|keep|net w/i
/** Rows read with less confidence than this have errors. */
const DOUBTFUL = 0.75
/** A row is the last on the photo when it ends this close to the edge, in row heights. */
const EDGE = 0.6
/** A last row that ends this much before the list's longest one, as a share of that, ends the list. */
const SHORT = 0.85

/** What of the list is missing, from the confidence of its rows and its place on a photo; nothing where there is no list. */
export function findPartial(
  { lines, rowHeightPx }: Pick<PhotoReading, 'lines' | 'rowHeightPx'>,
  read: readonly ReadLine[],
  { height }: Pick<GreyImage, 'height'>,
): PartialPart[] {
  const first = read.findIndex(({ text }) => HEADING.test(text))
  if (first < 0) return []
  const rest = read.slice(first)
  const next = rest.findIndex(({ text }, i) => i > 0 && NEXT_FIELD.test(text))
  const list = next < 0 ? rest : rest.slice(0, next)
  const parts: PartialPart[] = []
  const unread = list.flatMap(({ words }) => words.filter(({ text }) => text === UNREAD))
  if (unread.length > 0) parts.push({ reason: 'unread_characters', boxes: unread.map(({ box }) => box) })
  const doubtful = list.filter(({ confidence, text }) => confidence < DOUBTFUL && text.length > 2)
  if (doubtful.length > 0) parts.push({ reason: 'doubtful_rows', boxes: doubtful.map(({ box }) => box) })
  const last = list.at(-1)
  if (last && next < 0 && lines.length > 0) {
    const bottomPx = (last.box.y + last.box.height) * height
    const isAtEdge = bottomPx > height - rowHeightPx * EDGE
    if (endsOpen(last) || (isAtEdge && !endsByItself(last, list)))
      parts.push({ reason: 'list_cut', boxes: [last.box] })
  }
  return parts
}

const endsOpen = ({ text }: ReadLine) => /[、，,（(［[]$/.test(text)

/** A list ends with a full stop, or with a row shorter than the others. */
function endsByItself(last: ReadLine, list: readonly ReadLine[]): boolean {
  const right = Math.max(...list.map(({ box }) => box.x + box.width))
  const left = Math.min(...list.map(({ box }) => box.x))
  return /[。.]$/.test(last.text) || last.box.x + last.box.width - left < (right - left) * SHORT
}
