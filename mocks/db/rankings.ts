import type { components } from '../../src/api/schema.d.ts'
import { type Knowledge, standardKey } from '../../src/knowledge/index.ts'
import type { Context } from './context.ts'
import type { Account } from './state.ts'
import type { Tasks } from './tasks.ts'

type Schemas = components['schemas']

/** Products made to one standard: a shelf that faker fills, and the caller's own among them. */
export const createRankings = ({ state }: Context, knowledge: Knowledge, tasks: Tasks) => ({
  async rankByStandard(standard: string, caller: Account | null): Promise<Schemas['Ranking']> {
    const known = knowledge.standard(standard)
    if (!known) return { standard, category: '', items: [] }
    const { shelf } = await import('../seeds.ts') // faker is large; nothing else of rankings needs it
    const own = (caller ? tasks.finishedOf(caller) : []).flatMap(({ id, product, result }) =>
      standardKey(product.standard) === known.key && typeof result?.score === 'number'
        ? [
            {
              name: product.name || known.category,
              brand: product.brand,
              score: result.score,
              popularity: 1,
              taskId: id,
            },
          ]
        : [],
    )
    const items = [...shelf(state().seed, known.key, known.category), ...own]
      .sort((a, b) => b.score - a.score)
      .map((product, index) => ({ rank: index + 1, ...product }))
    return { standard: known.standard, category: known.category, items }
  },
})
