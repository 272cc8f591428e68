import { proxy, ref } from 'valtio'
import { clientProblems, type Problem, type Result } from '../../api/problems.ts'
import type { Ref } from '../../api/ref.ts'

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

interface Question {
  keyword: string
  page: number
  size: number
}

/**
 * A list that is searched while one types and grows by pages. The device answers from its own tables, mostly without delay; the
 * server's answer, when there is one, takes its place. Only the answer to the last question counts.
 */
export const createPagedList = <Row extends object>(
  ask: (question: Question, signal: AbortSignal) => Promise<Result<Page<Row>>>,
  askHere: (question: Question) => Promise<Page<Row>>,
) => {
  const state = proxy<PagedListState<Row>>({
    keyword: '',
    items: ref<Row[]>([]),
    total: 0,
    status: 'loading',
    problem: null,
  })
  let current = new AbortController()

  /** Resolves with whether the server answered; until then the rows of the device are shown. */
  const load = async (page: number): Promise<boolean> => {
    current.abort()
    current = new AbortController()
    const { signal } = current
    const question = { keyword: state.keyword, page, size }
    const before = page === 1 ? [] : state.items.slice(0, (page - 1) * size)
    const show = ({ items, total }: Page<Row>) => {
      state.items = ref([...before, ...items])
      state.total = total
      state.status = 'ready'
    }
    state.status = page === 1 ? 'loading' : 'loadingMore'
    state.problem = null
    let isAnswered = false
    const fromHere = askHere(question).then(
      here => {
        if (!signal.aborted && !isAnswered) show(here)
        return true
      },
      () => false, // its chunk may not be here yet
    )
    const { data, problem } = await ask(question, signal)
    if (signal.aborted || problem?.code === clientProblems.aborted) return false
    if (data) {
      isAnswered = true
      show(data)
      return true
    }
    if (!(await fromHere) && !signal.aborted) {
      state.status = 'failed'
      state.problem = problem
    }
    return false
  }

  return {
    state,
    search: (keyword: string): Promise<boolean> => {
      state.keyword = keyword
      return load(1)
    },
    reload: (): Promise<boolean> => load(1),
    /** The next page; after a failure the one that failed. */
    loadMore: (): Promise<boolean> => load(Math.floor(state.items.length / size) + 1),
  }
}

export type PagedList<Row extends object> = ReturnType<typeof createPagedList<Row>>
