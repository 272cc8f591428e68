import type { components } from '../../src/api/schema.d.ts'
import {
  additiveDetail,
  additiveRow,
  createAdditiveSearch,
  createFlavouringSearch,
  foodUses,
  type Knowledge,
  loadFlavourings,
  loadUses,
  spice,
} from '../../src/knowledge/index.ts'
import { lasting } from '../answered.ts'
import { type Answer, good, paged, refused } from './context.ts'

type Schemas = components['schemas']
type Entry = NonNullable<ReturnType<Knowledge['additive']>>

/** The lookups, answered from the tables of GB 2760. */
export const createLookups = (knowledge: Knowledge) => {
  const searchAdditives = createAdditiveSearch(knowledge)
  const rows = new Map<Entry, Schemas['Additive']>()
  /** By page, size and keyword: the tables do not change. */
  const pages = new Map<string, Schemas['AdditivePage']>()
  let flavourings: Promise<ReturnType<typeof createFlavouringSearch>> | null = null

  const rowOf = (entry: Entry) => {
    const row = rows.get(entry) ?? additiveRow(knowledge, entry)
    rows.set(entry, row)
    return row
  }

  const additiveOr404 = <T>(id: string, found: (entry: Entry) => T): Answer<T, 404> => {
    const entry = knowledge.additive(id)
    return entry ? good(found(entry)) : refused(404, `There is no additive ${id}`, 'path.id')
  }

  return {
    listAdditives(keyword: string, page: number, size: number): Schemas['AdditivePage'] {
      const name = `${page} ${size} ${keyword}`
      const known = pages.get(name)
      if (known) return known
      const { items, ...rest } = paged(searchAdditives(keyword), page, size)
      const made = lasting({ ...rest, items: items.map(rowOf) })
      if (pages.size > 100) pages.clear()
      pages.set(name, made)
      return made
    },

    getAdditive: (id: string): Answer<Schemas['AdditiveDetail'], 404> =>
      additiveOr404(id, entry => additiveDetail(knowledge, entry)),

    async listAdditiveFoods(
      id: string,
      page: number,
      size: number,
    ): Promise<Answer<Schemas['AdditiveUsePage'], 404>> {
      const uses = await loadUses()
      return additiveOr404(id, entry => paged(foodUses(knowledge, uses.get(entry.id) ?? []), page, size))
    },

    async listSpices(
      keyword: string,
      type: Schemas['SpiceType'] | null,
      page: number,
      size: number,
    ): Promise<Schemas['SpicePage']> {
      flavourings ??= loadFlavourings().then(createFlavouringSearch)
      const search = await flavourings
      const found = search(keyword).map(spice)
      return paged(type === null ? found : found.filter(row => row.type === type), page, size)
    },
  }
}
