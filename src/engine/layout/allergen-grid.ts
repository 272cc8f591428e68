import { ANY_ALLERGEN } from '../lexicon/allergen-words.ts'
import type { Range } from '../text/normalize.ts'

type Says = 'contains' | 'mayContain' | 'free'

/** A cell of a table of allergens: `Sesame: may contain`, 鸡蛋：无. */
export interface GridCell extends Range {
  name: string
  says: Says
}

const NAME = `(?<![a-z])(?:${ANY_ALLERGEN.english})(?![a-z])|${ANY_ALLERGEN.chinese}`
const DETAIL = '(?: products?| ingredients?|及其?制品|制品|类)?(?:\\s?\\([^()\\n]{1,40}\\))?'
// In this order: `yes, may contain` is no yes.
const VALUES: Readonly<Record<Says, string>> = {
  mayContain:
    '(?:yes,? ?)?may(?: contain)?\\b|(?:possible )?traces?\\b|possibl[ey]\\b|cross[- ]contact|可能(?:含有?|有)?|微量|或有',
  free: 'not? (?:present|contained)\\b|no\\b|none\\b|nil\\b|absent\\b|n\\b|free\\b|x\\b|[×✗✘☒☐]|不含有?|没有|无|否',
  contains: 'yes\\b|y\\b|present\\b|contains\\b|[✓✔√☑]|含有|含(?!量)|有|是',
}
const SAYS = ['mayContain', 'free', 'contains'] as const
const VALUE = SAYS.map(says => `(?<${says}>${VALUES[says]})`).join('|')
const CELL = new RegExp(
  `(?<name>(?:${NAME})${DETAIL})\\s{0,3}(?:[:=|-]|\\s(?=[×✗✘☒☐✓✔√☑])|(?<=\\s{2}))\\s{0,3}(?:${VALUE})(?:\\s?\\([^()\\n]{1,40}\\))?(?=\\s*(?:$|[|,;.。、/\\n])|\\s{2})`,
  'g',
)
const VALUE_ALONE = new RegExp(`^(?:${VALUE})$`)
// Names in one row and as many values in the next.
const TWO_ROWS = new RegExp(
  `(?<=^|\\n)(?<names>[^\\n]*(?:${NAME})[^\\n]*[|\\t][^\\n]*)\\n(?<values>[^\\n]+[|\\t][^\\n]+)`,
  'g',
)
const LEAST_CELLS = 3

/** Reads `Milk: Yes | Egg: No`, cell by cell or in two rows; empty where fewer than three cells are found. */
export function gridIn(text: string): readonly GridCell[] {
  const cells = [...text.matchAll(CELL)].flatMap(({ index, 0: words, groups = {} }) => {
    const says = saidBy(groups)
    return says ? [{ name: groups['name'] ?? '', says, start: index, end: index + words.length }] : []
  })
  if (cells.length >= LEAST_CELLS) return cells
  const rows = [...text.matchAll(TWO_ROWS)].flatMap(twoRows)
  return rows.length >= LEAST_CELLS ? rows : []
}

const saidBy = (groups: Record<string, string | undefined>): Says | undefined =>
  SAYS.find(says => groups[says] !== undefined)

function twoRows({ index, 0: words, groups = {} }: RegExpExecArray): GridCell[] {
  const columns = (row: string | undefined) => (row ?? '').split(/[|\t]/).map(one => one.trim())
  const values = columns(groups['values'])
  const names = columns(groups['names'])
  if (names.length !== values.length) return []
  return names.flatMap((name, at) => {
    const says = saidBy(VALUE_ALONE.exec(values[at] ?? '')?.groups ?? {})
    return says ? [{ name, says, start: index, end: index + words.length }] : []
  })
}

/** A text with its grid blanked out, of the same length. */
export function withoutGrid(text: string, grid: readonly GridCell[]): string {
  let left = text
  for (const { start, end } of grid) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  return left
}
