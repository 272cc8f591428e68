import type { AllergenFindings } from './allergens.ts'
import type { ProductContext } from './context.ts'
import type { Item } from './items.ts'
import type { GroupFlag } from './result.ts'

export function groupsOf(
  _roots: readonly Item[],
  _allergens: AllergenFindings,
  _context: ProductContext,
): GroupFlag[] {
  return []
}
