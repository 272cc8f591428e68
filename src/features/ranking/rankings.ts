import { proxy, ref } from 'valtio'
import type { Api } from '../../api/client.ts'
import { clientProblems, type Problem } from '../../api/problems.ts'
import type { Ref } from '../../api/ref.ts'
import type { components } from '../../api/schema.d.ts'

type Ranking = components['schemas']['Ranking']
export type RankingItem = components['schemas']['RankingItem']
export type Order = 'score' | 'popularity'

export interface RankingState {
  /** The standard number that was asked for. */
  standard: string
  ranking: Ref<Ranking> | null
  problem: Problem | null
}

/** Rankings of products made to the same standard; the last one asked for is kept. */
export const createRankings = (api: () => Promise<Api>) => {
  const state = proxy<RankingState>({ standard: '', ranking: null, problem: null })
  let current = new AbortController()

  /** Resolves with whether the ranking came. */
  const fetch = async (): Promise<boolean> => {
    current.abort()
    current = new AbortController()
    const { signal } = current
    const { data, problem } = await (await api()).rankByStandard(state.standard, { signal })
    if (signal.aborted || problem?.code === clientProblems.aborted) return false
    state.problem = problem ? ref(problem) : null
    if (data) state.ranking = ref(data)
    return data !== undefined
  }

  return {
    state,
    /** Shows the ranking of a standard; the one that is shown already stays. */
    async open(standard: string): Promise<void> {
      if (state.standard === standard && state.ranking !== null) return
      Object.assign(state, { standard, ranking: null, problem: null } satisfies RankingState)
      if (standard !== '') await fetch()
    },
    /** Nothing asked for is nothing to fetch: that has not failed. */
    reload: async (): Promise<boolean> => state.standard === '' || fetch(),
  }
}

export type Rankings = ReturnType<typeof createRankings>

/** The items in an order, best first, each with its place; equals share a place. */
export const sortByRank = (
  items: readonly RankingItem[],
  order: Order,
): (RankingItem & { place: number })[] => {
  const sorted = [...items].sort((a, b) => b[order] - a[order] || a.rank - b.rank)
  return sorted.map(item => ({ ...item, place: rankAmong(item[order], sorted, order) }))
}

/** The place a value has, or would have, among items: one more than those above it. */
export const rankAmong = (value: number, items: readonly RankingItem[], order: Order): number =>
  1 + items.filter(item => item[order] > value).length
