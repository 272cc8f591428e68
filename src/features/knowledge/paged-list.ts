import { proxy, ref } from 'valtio'
import { clientProblems, type Problem, type Result } from '../../api/problems.ts'

/** An object valtio keeps as it is, without proxies: it is replaced, never changed. */
type Ref<T extends object> = ReturnType<typeof ref<T>>

interface Page<Row> {
  items: Row[]
  total: number
}

export interface PagedListState<Row> {
  keyword: string
  items: Ref<Row[]>
  total: number
  status: 'loading' | 'loadingMore' | 'ready' | 'failed'
  problem: Problem | null
}

const size = 20

/**
 * A list that is searched while one types and grows by pages. Only the answer to the last question counts: an older one
 * that comes late is cancelled.
 */
export const createPagedList = <Row extends object>(
  ask: (
    question: { keyword: string; page: number; size: number },
    signal: AbortSignal,
  ) => Promise<Result<Page<Row>>>,
) => {
  const state = proxy<PagedListState<Row>>({
    keyword: '',
    items: ref<Row[]>([]),
    total: 0,
    status: 'loading',
    problem: null,
  })
  let current = new AbortController()

  const load = async (page: number): Promise<void> => {
    current.abort()
    current = new AbortController()
    const { signal } = current
    state.status = page === 1 ? 'loading' : 'loadingMore'
    state.problem = null
    const { data, problem } = await ask({ keyword: state.keyword, page, size }, signal)
    if (signal.aborted || problem?.code === clientProblems.aborted) return
    if (problem) {
      state.status = 'failed'
      state.problem = problem
      return
    }
    state.items = ref(page === 1 ? data.items : [...state.items, ...data.items])
    state.total = data.total
    state.status = 'ready'
  }

  return {
    state,
    search: (keyword: string): Promise<void> => {
      state.keyword = keyword
      return load(1)
    },
    reload: (): Promise<void> => load(1),
    /** The next page; after a failure the one that failed. */
    loadMore: (): Promise<void> => load(Math.floor(state.items.length / size) + 1),
  }
}

export type PagedList<Row extends object> = ReturnType<typeof createPagedList<Row>>
