import { loadFlavourings, loadUses } from './load.ts'
import {
  type AdditiveDetail,
  type AdditiveRow,
  additiveDetail,
  additiveRow,
  type FoodUse,
  foodUses,
  type Spice,
  spice,
} from './present.ts'
import { createAdditiveSearch, createFlavouringSearch } from './search.ts'
import type { AdditiveEntry, Knowledge } from './types.ts'

/** One page of a list, from 1. */
export interface Page<Row> {
  items: Row[]
  total: number
  page: number
  size: number
}

const paged = <Row>(rows: readonly Row[], page: number, size: number): Page<Row> => ({
  items: rows.slice((page - 1) * size, page * size),
  total: rows.length,
  page,
  size,
})

/** The lookups over the tables of GB 2760: what a server answers, and what the device answers without one. */
export const createLookups = (knowledge: Knowledge) => {
  const searchAdditives = createAdditiveSearch(knowledge)
  const rows = new Map<AdditiveEntry, AdditiveRow>()
  let searchFlavourings: Promise<ReturnType<typeof createFlavouringSearch>> | null = null

  const rowOf = (entry: AdditiveEntry): AdditiveRow => {
    const row = rows.get(entry) ?? additiveRow(knowledge, entry)
    rows.set(entry, row)
    return row
  }

  return {
    /** Additives by any of their names and numbers, best match first; all of them for ''. */
    listAdditives(keyword: string, page: number, size: number): Page<AdditiveRow> {
      const found = paged(searchAdditives(keyword), page, size)
      return { ...found, items: found.items.map(rowOf) }
    },

    /** One additive, null for an unknown id. */
    getAdditive(id: string): AdditiveDetail | null {
      const entry = knowledge.additive(id)
      return entry ? additiveDetail(knowledge, entry) : null
    },

    /** Foods an additive may be used in, null for an unknown id. */
    async listAdditiveFoods(id: string, page: number, size: number): Promise<Page<FoodUse> | null> {
      const entry = knowledge.additive(id)
      if (!entry) return null
      const uses = await loadUses()
      return paged(foodUses(knowledge, uses.get(entry.id) ?? []), page, size)
    },

    /** Flavourings by any of their names and numbers, of one kind or all. */
    async listSpices(
      keyword: string,
      type: Spice['type'] | null,
      page: number,
      size: number,
    ): Promise<Page<Spice>> {
      searchFlavourings ??= loadFlavourings().then(createFlavouringSearch)
      const found = (await searchFlavourings)(keyword).map(spice)
      return paged(type === null ? found : found.filter(row => row.type === type), page, size)
    },
  }
}

export type Lookups = ReturnType<typeof createLookups>
