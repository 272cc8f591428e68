import type { ListRange } from '../layout/find-lists.ts'
import type { Dictionary } from '../matching/dictionary.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import { createParserContext } from './items/parser-context.ts'
import { readList } from './items/read-list.ts'
import { blank, type Node } from './syntax-node.ts'
import type { RawItem } from './tokenize.ts'

/** Turns scanned items into ingredients: sections, classes, compounds, amounts and notes fall into place. */
export function parse(
  source: string,
  scanned: readonly { list: ListRange; items: readonly RawItem[] }[],
  dictionary: Dictionary,
  names: NameMatcher,
): Node[] {
  const context = createParserContext(source, dictionary, names)
  // A single list belongs to the whole product even where its heading names one (苏打饼干配料：).
  const areParts = scanned.filter(({ list }) => list.name).length > 1
  return scanned.flatMap(({ list, items }) => {
    const nodes = readList(context, items, list.introduced || list.isDense === true)
    return areParts && list.name
      ? [{ ...blank(list.name), role: 'section', strength: 'exact', children: nodes } satisfies Node]
      : nodes
  })
}
