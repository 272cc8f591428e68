import { numberOf } from '../../../entities/pieces.ts'

/** In which order a date in figures is written. */
export type Order = 'ymd' | 'dmy' | 'mdy'

/** A date as it was written; a month without a day stands for all of it. */
export interface Written {
  year: number | null
  month: number
  day: number | null
  /** Written in figures that mean another day in another order. */
  isOpen: boolean
  words: string
  start: number
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const canadian = ['ja', 'fe', 'mr', 'al', 'ma', 'jn', 'jl', 'au', 'se', 'oc', 'no', 'de']
const han = '[一二三四五六七八九十]{1,3}'
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const fullYear = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const year = Number(text)
  // Years of the Republic of China, as Taiwan counts them: 115 is 2026.
  if (text.length === 3) return year > 99 && year < 140 ? year + 1911 : Number.NaN
  return text.length === 2 ? 2000 + year : year
}

type Found = readonly [year: string | undefined, month: string, day: string | undefined]
type Reading = readonly [
  pattern: RegExp,
  read: (groups: readonly (string | undefined)[], order: Order) => Found,
]

const monthOf = (name = ''): string => String(months.indexOf(name.slice(0, 3)) + 1)
const yearOf = '20\\d{2}|1[0-3]\\d(?=[./年-])|\\d{2}(?=年)'
const readings: readonly Reading[] = [
  // 2025年6月11日, 2025/09/02, 2025.11.30, 114.12.22, 26年5月7号.
  [
    new RegExp(
      `(?<![\\d.])(${yearOf})(?:\\s?年\\s?|[./-]\\s?)(0?[1-9]|1[0-2])(?:\\s?月\\s?|[./-]\\s?)(?:(3[01]|[12]\\d|0?[1-9])(?![\\d%])[日号]?)?`,
      'g',
    ),
    ([year, month = '', day]) => [year, month, day],
  ],
  [
    /(?<!\d)(20[1-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g,
    ([year, month = '', day]) => [year, month, day],
  ],
  // 8 march 2026, 05 dec 26, the 12th of march.
  [
    new RegExp(
      `(?<![\\d/])(3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?(?: of)?[ -]?(${monthName})\\b(?:[ ,-]+(20\\d{2}|\\d{2})(?![\\d/%]))?`,
      'g',
    ),
    ([day, month, year]) => [year, monthOf(month), day],
  ],
  [
    new RegExp(`\\b(${monthName}) (3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?(?![\\d/%])(?:,? (20\\d{2}))?`, 'g'),
    ([month, day, year]) => [year, monthOf(month), day],
  ],
  // 2026 MR 14, as Canada prints it for both of its languages.
  [
    /(?<!\d)(20\d{2}|\d{2})[ -]?(ja|fe|mr|al|ma|jn|jl|au|se|oc|no|de)[ -]?(3[01]|[12]\d|0[1-9])(?!\d)/g,
    ([year, month = '', day]) => [year, String(canadian.indexOf(month) + 1), day],
  ],
  // 08/03/26 and 03/11/2029, in the order of the place.
  [
    /(?<![\d/.])(0?[1-9]|[12]\d|3[01])([/.-])(0?[1-9]|[12]\d|3[01])\2(20\d{2}|\d{2})(?![\d/.%])/g,
    ([first = '', , second = '', year], order) =>
      order === 'ymd' && Number(first) >= 20
        ? [first, second, year]
        : order === 'mdy' || Number(second) > 12
          ? [year, first, second]
          : [year, second, first],
  ],
  // 25 08 19, where the pack says that the year comes first.
  [
    /(?<![\d.])([1-4]\d) (0[1-9]|1[0-2]) (0[1-9]|[12]\d|3[01])(?!\d)/g,
    ([year, month = '', day], order) => [year, order === 'ymd' ? month : '', day],
  ],
  // 5月7号, 四月十一.
  [
    new RegExp(
      `(?<![\\d年])(1[0-2]|[1-9]|${han})月(?:份)?(3[01]|[12]\\d|[1-9]|${han})(?![\\d天个])[日号]?`,
      'g',
    ),
    ([month = '', day = '']) => [undefined, String(numberOf(month)), String(numberOf(day))],
  ],
]

/** The dates of a folded text, in the order in which they stand. */
export const datesIn = (text: string, order: Order): Written[] => {
  const found: Written[] = []
  for (const [pattern, read] of readings)
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const words = match[0].trim()
      const isTaken = found.some(
        one => start < one.start + one.words.length && one.start < start + words.length,
      )
      const [year, month, day] = read(match.slice(1), order)
      const written = {
        year: fullYear(year),
        month: Number(month),
        day: day === undefined ? null : Number(day),
      }
      const isDate =
        !Number.isNaN(written.year) &&
        written.month >= 1 &&
        written.month <= 12 &&
        (written.day ?? 1) <= daysInMonth(written.year ?? 2024, written.month)
      const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-]/.exec(words)
      const isOpen =
        figures !== null &&
        Number(figures[1]) <= 12 &&
        Number(figures[2]) <= 12 &&
        Number(figures[1]) !== Number(figures[2])
      if (!isTaken && isDate) found.push({ ...written, isOpen, words, start })
    }
  return found.sort((a, b) => a.start - b.start)
}

const msPerDay = 86_400_000
/** A day as a number, to be compared and counted. */
export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / msPerDay

/** The last day that a written date stands for. */
export const lastDayOf = ({ month, day }: Written, year: number): number =>
  dayOf(year, month, day ?? daysInMonth(year, month))

const partsOf = (day: number): readonly [number, number, number] => {
  const date = new Date(day * msPerDay)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}
const fullMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Stands for a year that nobody named. */
export const anyYear = 2001

/** A day in words, without a year that nobody named. */
export const dayInWords = (day: number): { zh: string; en: string } => {
  const [year, month, date] = partsOf(day)
  const [zh, en] = [`${month}月${date}日`, `${date} ${fullMonths[month - 1]}`]
  return Math.abs(year - anyYear) < 2 ? { zh, en } : { zh: `${year}年${zh}`, en: `${en} ${year}` }
}

/** How long food keeps from the day that it was made. */
export interface Span {
  many: number
  unit: 'day' | 'month' | 'year'
}

const spanPattern =
  /(?<![\d.年/-])(\d{1,4}|[一二两三四五六七八九十]{1,3})\s?(?:个?(月)(?!\s?\d)|(天)|(周|星期)|(年)(?!\s?\d{1,2}\s?月)|(months?)|(days?)|(weeks?)|(years?))/
/** The span of a folded text; undefined for none. */
export const spanIn = (text: string): Span | undefined => {
  const [, said = '', month, day, week, year, months, days, weeks, years] = spanPattern.exec(text) ?? []
  const many = numberOf(said)
  if (said === '' || !(many > 0)) return undefined
  if (month ?? months) return { many, unit: 'month' }
  if (year ?? years) return { many, unit: 'year' }
  if (week ?? weeks) return { many: many * 7, unit: 'day' }
  return (day ?? days) ? { many, unit: 'day' } : undefined
}

/** The day up to which food keeps that was made on a day. */
export const dayAfter = (made: number, { many, unit }: Span): number => {
  if (unit === 'day') return made + many
  const [year, month, day] = partsOf(made)
  const all = year * 12 + month - 1 + many * (unit === 'year' ? 12 : 1)
  const [intoYear, intoMonth] = [Math.floor(all / 12), (all % 12) + 1]
  return dayOf(intoYear, intoMonth, Math.min(day, daysInMonth(intoYear, intoMonth)))
}
