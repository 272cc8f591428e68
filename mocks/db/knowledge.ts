import type { components } from '../../src/api/schema.d.ts'
import { createLookups as createTables, type Knowledge } from '../../src/knowledge/index.ts'
import { lasting } from '../answered.ts'
import { type Answer, good, refused } from './context.ts'

type Schemas = components['schemas']

/** The lookups, answered from the tables of GB 2760. */
export const createLookups = (knowledge: Knowledge) => {
  const tables = createTables(knowledge)
  /** By page, size and keyword: the tables do not change. */
  const pages = new Map<string, Schemas['AdditivePage']>()

  const orUnknown = <T>(id: string, found: T | null): Answer<T, 404> =>
    found === null ? refused(404, `There is no additive ${id}`, 'path.id') : good(found)

  return {
    listAdditives(keyword: string, page: number, size: number): Schemas['AdditivePage'] {
      const name = `${page} ${size} ${keyword}`
      const known = pages.get(name)
      if (known) return known
      const made = lasting(tables.listAdditives(keyword, page, size))
      if (pages.size > 100) pages.clear()
      pages.set(name, made)
      return made
    },

    getAdditive: (id: string): Answer<Schemas['AdditiveDetail'], 404> =>
      orUnknown(id, tables.getAdditive(id)),

    listAdditiveFoods: async (
      id: string,
      page: number,
      size: number,
    ): Promise<Answer<Schemas['AdditiveUsePage'], 404>> =>
      orUnknown(id, await tables.listAdditiveFoods(id, page, size)),

    listSpices: (
      keyword: string,
      type: 'natural' | 'synthetic' | null,
      page: number,
      size: number,
    ): Promise<Schemas['SpicePage']> => tables.listSpices(keyword, type, page, size),
  }
}
