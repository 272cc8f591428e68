import { fold } from '../../../../text/normalize.ts'
import {
  datesIn,
  dayAfter,
  dayOf,
  lastDayOf,
  type Order,
  type Span,
  spanIn,
  type Written,
} from './calendar.ts'

/** What a pack tells of its dates. */
export interface LabelDates {
  order: Order
  /** How the order is known: the pack prints it, or it is the way of its country; null where neither is so. */
  orderBy: 'pack' | 'place' | null
  made?: Written
  span?: Span
  /** The date up to which it keeps, as it is printed. */
  ends?: Written
  /** Best before, a date of quality; and not use by. */
  isOfQuality: boolean
}

const printedOrders: readonly (readonly [RegExp, Order])[] = [
  [/(?:年{1,4}[\s./-]*月{1,2}[\s./-]*日{1,2}|yy(?:yy)?[\s./-]*mm[\s./-]*dd)/, 'ymd'],
  [
    /(?:日{1,2}[\s./-]*月{1,2}[\s./-]*年{1,4}|dd?[\s./-]*mm?[\s./-]*yy(?:yy)?|day[ ./-]month[ ./-]year)/,
    'dmy',
  ],
  [
    /(?:月{1,2}[\s./-]*日{1,2}[\s./-]*年{1,4}|mm?[\s./-]*dd?[\s./-]*yy(?:yy)?|month[ ./-]day[ ./-]year)/,
    'mdy',
  ],
]
const american = /\busa\b|\bllc\b|\bu\.s\.|, [a-z]{2} \d{5}\b/
const dayFirst =
  /\buk\b|\bgb\b|england|scotland|wales|britain|ireland|australia|new zealand|香港|hong kong|singapore|malaysia|\bof which (?:saturates|sugars)\b|deutschland|germany|france|italia|italy|españa|spain|norw|挪威|丹麦|denmark|sweden|netherlands|polska|poland|russia|俄罗斯|thailand|泰国|india\b|south africa/

const ofMaking =
  /生产日期|制造日期|包装日期|production date|\bprod\b|\bmfg\b|\bmfd\b|\bmanufactured on\b|\bpacked on\b|\bbaked on\b/g
const ofEnd =
  /保质期(?:至|到期日)|有效日期|有效期至?|到期日|赏味期限|此日期(?:或之)?前|\buse[- ]by\b|\bbest (?:before(?: end)?|by|if used by)\b|\bexp(?:iry|ires?)?(?: date)?\b|\bbbe?\b|\bsell by\b/g
const ofLife = /保质期(?!至|到)|保存期限?|shelf life|best before/g
const quality = /\bbest (?:before|by|if used)|\bbbe?\b|赏味|最佳/
const nearBy = 44
const longestLife = 30
const opened = /开[封启罐盖瓶].*|open.*/

/** The first date that stands behind a heading. */
const dateBehind = (
  heading: RegExp,
  text: string,
  order: Order,
): { date: Written; head: string } | undefined => {
  for (const match of text.matchAll(heading)) {
    const rest =
      text.slice(match.index + match[0].length, match.index + match[0].length + nearBy).split('\n')[0] ?? ''
    // Best before: see cap. Packed on 8 march: the date of the next heading is its own.
    const [date] = datesIn(rest.split(/。|保质期|生产日期|有效日期|\bbatch\b|\bexp\b/)[0] ?? '', order)
    if (date) return { date, head: match[0] }
  }
  return undefined
}

/** Reads the dates of a pack. */
export const labelDates = (label: string): LabelDates => {
  const { text } = fold(label)
  const printed = printedOrders.find(([pattern]) => pattern.test(text))?.[1]
  const isOfChina = /生产许可|净含量|保质期|sc\d{14}/.test(text) && !/进口|原产国/.test(text)
  const placed: Order | undefined = american.test(text)
    ? 'mdy'
    : dayFirst.test(text)
      ? 'dmy'
      : isOfChina
        ? 'ymd'
        : undefined
  const order = printed ?? placed ?? 'dmy'
  const end = dateBehind(ofEnd, text, order)
  const made = dateBehind(ofMaking, text, order)?.date
  const span = [...text.matchAll(ofLife)]
    .map(({ index }) =>
      spanIn((text.slice(index, index + longestLife).split('\n')[0] ?? '').replace(opened, '')),
    )
    .find(one => one !== undefined)
  return {
    order,
    orderBy: printed ? 'pack' : placed ? 'place' : null,
    ...(made ? { made } : {}),
    ...(span ? { span } : {}),
    ...(end ? { ends: end.date } : {}),
    isOfQuality: quality.test(end?.head ?? '') && !/\buse[- ]by\b/.test(text),
  }
}

/** The last day on which food may be eaten that keeps for a time from the day, or the month, in which it was made. */
export const endOf = ({ year, month, day }: Written, span: Span): number | undefined =>
  year === null ? undefined : dayAfter(dayOf(year, month, day ?? 1), span)

/** The last day of a printed date. */
export const endDay = (written: Written, near: number | null): number | undefined => {
  const year = written.year ?? near
  return year === null ? undefined : lastDayOf(written, year)
}
