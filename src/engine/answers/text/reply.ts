import type { AdditiveEntry, Flavouring } from '../../../knowledge/index.ts'
import type { Bilingual, Ingredient } from '../../result.ts'
import type { Answer, Citation } from '../question.ts'
import { plain } from './plain.ts'
import { isRepeated, withoutSaid } from './repeated.ts'

interface Line {
  kind: 'text' | 'item' | 'heading' | 'row'
  text: string
}

/** What a sentence rests on; an entry of the knowledge has a title in each language. */
export type Cited = Citation & { titleEn?: string }

export interface Row {
  cells: readonly Bilingual[]
  cited: readonly Cited[]
}

/** The same item a second time, of another question. */
const isSaidBefore = ({ kind, text }: Line, before: readonly Line[]): boolean =>
  kind === 'item' && before.some(one => one.kind === 'item' && one.text === text)

const textsOf = (lines: readonly Line[]): string[] =>
  lines.map(({ kind, text }) => (kind === 'text' ? text : ''))

/** The lines without the figures that one before them has told. */
const withoutFiguresSaid = (lines: readonly Line[]): Line[] => {
  const told = textsOf(lines)
  return lines.flatMap((line, at) => {
    const before = told.slice(0, at)
    if (line.kind !== 'text' || before.includes(line.text)) return [line]
    const text = withoutSaid(line.text, before)
    return /^(?:\[\d+\])*$/.test(text) ? [] : [{ ...line, text }]
  })
}

/** The lines below each other, none of them twice. */
const markdownOf = (all: readonly Line[]): string => {
  const lines = withoutFiguresSaid(all)
  const told = textsOf(lines)
  return (
    lines
      .filter((line, at) =>
        line.kind === 'text' ? !isRepeated(line.text, at, told) : !isSaidBefore(line, lines.slice(0, at)),
      )
      // Without the empty line a sentence after a list would run on in its last item.
      .map(({ kind, text }, at) =>
        at > 0 && (kind === 'heading' || lines[at - 1]?.kind !== kind) ? `\n${text}` : text,
      )
      .join('\n')
  )
}

/** The number of a citation in its brackets; a new one is added to the citations. */
const markOf = ({ titleEn, ...citation }: Cited, citations: Citation[], language: 'zh' | 'en'): string => {
  const known = citations.findIndex(({ kind, ref }) => kind === citation.kind && ref === citation.ref)
  if (known >= 0) return `[${known + 1}]`
  const title = language === 'en' && titleEn ? titleEn : citation.title
  return `[${citations.push({ ...citation, title })}]`
}

const textsFrom = (lines: readonly Line[], from: number): string[] =>
  lines.slice(from).map(({ text }) => text)

const cellsOf = (cells: readonly Bilingual[], language: 'zh' | 'en'): string =>
  cells.map(cell => plain(cell[language])).join(' | ')

/** A name that its own explanation repeats: 蚕豆（蚕豆）, caffeine (caffeine). */
const withoutEcho = (text: string): string =>
  text
    .replace(/(?<![\u4e00-\u9fff])(含?)([\u4e00-\u9fff]{2,8})（\2）/g, '$1$2')
    .replace(/(?<=是)([\u4e00-\u9fff]{2,8})（\1）/g, '$1')
    .replace(/\b([A-Za-z][a-z-]{3,20}) \(\1\)/g, '$1')

/** Where the answer to one of several questions begins, and whether it tells anything that is known. */
interface Part {
  first: number
  isCovered: boolean
}
/** Whether any of the questions is answered; one whose remark was taken back has no line left, and says nothing. */
const isCovered = (parts: readonly Part[], length: number): boolean =>
  parts.some(
    (part, at) => part.isCovered && (parts.length === 1 || (parts[at + 1]?.first ?? length) > part.first),
  )

/** Collects sentences, numbers their citations, and is the one place that writes Markdown: every text it is given stays plain. */
export const createReply = (language: 'zh' | 'en') => {
  const lines: Line[] = []
  const citations: Citation[] = []
  // Of several questions one that is declined leaves the answer to the others.
  let part: Part = { first: 0, isCovered: true }
  const parts = [part]
  let isShort = false
  const marks = (cited: readonly Cited[]) =>
    [...new Set(cited.map(one => markOf(one, citations, language)))].join('')
  const add = (kind: Line['kind'], text: string) => lines.push({ kind, text })
  return {
    say(text: Bilingual, ...cited: readonly Cited[]) {
      add('text', `${plain(withoutEcho(text[language]))}${marks(cited)}`)
    },
    item: (text: Bilingual, ...cited: readonly Cited[]) =>
      void add('item', `- ${plain(text[language])}${marks(cited)}`),
    /** An item that opens with a name in bold. */
    point(lead: Bilingual, text: Bilingual, ...cited: readonly Cited[]) {
      const colon = language === 'zh' ? '：' : ': '
      add('item', `- **${plain(lead[language])}**${colon}${plain(text[language])}${marks(cited)}`)
    },
    heading: (text: Bilingual) => void add('heading', `## ${plain(text[language])}`),
    /** The marks of a row stand in its last cell. */
    table(head: readonly Bilingual[], rows: readonly Row[]) {
      add('row', `| ${cellsOf(head, language)} |`)
      add('row', `|${' --- |'.repeat(head.length)}`)
      for (const { cells, cited } of rows) add('row', `| ${cellsOf(cells, language)} ${marks(cited)} |`)
    },
    /** Says that something is not known; of an answer that has begun with what is known it is a remark. */
    decline(text: Bilingual) {
      if (lines.length === part.first) part.isCovered = false
      add('text', plain(text[language]))
    },
    /** A note of the answer on itself that states no fact. */
    note: (text: Bilingual) => void add('text', plain(text[language])),
    /** Begins the answer to the next of several questions. */
    next() {
      part = { first: lines.length, isCovered: true }
      if (lines.length === 0) parts.length = 0
      parts.push(part)
    },
    /** Whether anything was said yet to this question: only the first sentence carries the verdict. */
    hasBegun: (): boolean => lines.slice(part.first).some(({ kind }) => kind !== 'heading'),
    lines: (): number => lines.length,
    lineAt: (at: number): string | undefined => lines[at]?.text,
    text: (from = 0): string => textsFrom(lines, from).join('\n'),
    /** Gives a sentence that was said other words. */
    reword(at: number, to: (words: string) => string) {
      lines.splice(at, 1, ...lines.slice(at, at + 1).map(line => ({ ...line, text: to(line.text) })))
    },
    /** Says something before a sentence that was said. */
    ahead(at: number, tell: () => void) {
      const { length } = lines
      tell()
      lines.splice(at, 0, ...lines.splice(length))
    },
    /** Says something else in place of a sentence, where there is something else to say. */
    instead(at: number, tell: () => boolean) {
      const [old] = lines.splice(at, 1)
      const { length } = lines
      const { isCovered } = part
      part.isCovered = true
      const isTold = tell()
      // What takes the place of it may decline as well.
      if (!isTold) part.isCovered = isCovered
      const added = lines.splice(length)
      lines.splice(at, 0, ...(old && !isTold ? [old] : added))
    },
    /** One word or one sentence was asked for: of each question no more than its first line. */
    shorten() {
      isShort = true
    },
    done: (): Answer => ({
      answer: markdownOf(isShort ? lines.filter((_, at) => parts.some(({ first }) => first === at)) : lines),
      citations,
      isCovered: isCovered(parts, lines.length),
    }),
  }
}
export type Reply = ReturnType<typeof createReply>

/** A standard or publication, cited by its own name: GB 7718-2025; NHS, Breastfeeding and diet. */
export const sourceCitation = (name: string): Citation => ({ kind: 'standard', ref: name, title: name })
export const standardCitation: Citation = sourceCitation('GB 2760-2024')
export const additiveCitation = (entry: AdditiveEntry): Cited => ({
  kind: 'additive',
  ref: entry.id,
  title: entry.zh,
  titleEn: entry.en,
})
export const flavouringCitation = (row: Flavouring): Cited => ({
  kind: 'spice',
  ref: row.id,
  title: row.zh,
  titleEn: row.en,
})
export const ingredientCitation = (ingredient: Ingredient, index: number): Citation => ({
  kind: 'ingredient',
  ref: String(index),
  title: ingredient.name,
  span: ingredient.span,
})
