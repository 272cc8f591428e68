import { proxy, ref } from 'valtio'
import type { Api } from '../../api/client.ts'
import type { Problem } from '../../api/problems.ts'
import type { Ref } from '../../api/ref.ts'
import type { components } from '../../api/schema.d.ts'
import type { Lookups } from '../../knowledge/index.ts'
import { createPagedList, type PagedList } from './paged-list.ts'

type Schemas = components['schemas']
type GetApi = () => Promise<Api>

/** The device's own tables, asked for when they are needed. */
type GetLocalLookups = () => Promise<{
  [Name in keyof Lookups]: (
    ...question: Parameters<Lookups[Name]>
  ) => Promise<Awaited<ReturnType<Lookups[Name]>>>
}>

/** The additives lookup. */
export const createAdditiveList = (api: GetApi, here: GetLocalLookups): PagedList<Schemas['Additive']> =>
  createPagedList(
    async (question, signal) => (await api()).listAdditives(question, { signal }),
    async ({ keyword, page, size }) => (await here()).listAdditives(keyword, page, size),
  )

type SpiceFilter = 'natural' | 'synthetic' | null

/** The flavourings lookup, of all kinds or one. */
export const createSpiceList = (api: GetApi, here: GetLocalLookups) => {
  const filter = proxy<{ type: SpiceFilter }>({ type: null })
  const list = createPagedList<Schemas['Spice']>(
    async (question, signal) =>
      (await api()).listSpices(
        { ...question, ...(filter.type === null ? {} : { type: filter.type }) },
        { signal },
      ),
    async ({ keyword, page, size }) => (await here()).listSpices(keyword, filter.type, page, size),
  )
  return {
    ...list,
    filter,
    choose: (type: SpiceFilter): Promise<boolean> => {
      filter.type = type
      return list.reload()
    },
  }
}

export type SpiceList = ReturnType<typeof createSpiceList>

interface DetailState {
  additive: Ref<Schemas['AdditiveDetail']> | null
  uses: Ref<Schemas['AdditiveUse'][]>
  problem: Problem | null
}

/** One additive with all its uses; pages are fetched until the table is whole. */
export const createAdditiveDetail = (getApi: GetApi, here: GetLocalLookups) => {
  const state = proxy<DetailState>({ additive: null, uses: ref<Schemas['AdditiveUse'][]>([]), problem: null })
  let asked = ''

  const allUses = async (api: Api, id: string) => {
    const rows: Schemas['AdditiveUse'][] = []
    for (let page = 1; ; page += 1) {
      const { data, problem } = await api.listAdditiveFoods(id, { page, size: 100 })
      if (problem) return { problem }
      rows.push(...data.items)
      if (data.items.length === 0 || rows.length >= data.total) return { data: rows }
    }
  }

  const show = (additive: Schemas['AdditiveDetail'], uses: Schemas['AdditiveUse'][]) =>
    Object.assign(state, { additive: ref(additive), uses: ref(uses), problem: null })

  /**
   * From the device, mostly at once, and from the server; its failure matters only where the device knows nothing. Resolves
   * with whether the server answered.
   */
  const fetch = async (id: string): Promise<boolean> => {
    let isAnswered = false
    const fromHere = async () => {
      const tables = await here()
      const [additive, uses] = await Promise.all([
        tables.getAdditive(id),
        tables.listAdditiveFoods(id, 1, Number.MAX_SAFE_INTEGER),
      ])
      if (asked === id && !isAnswered && additive && uses) show(additive, uses.items)
    }
    const fromServer = async () => {
      const api = await getApi()
      return Promise.all([api.getAdditive(id), allUses(api, id)])
    }
    const shown = fromHere().catch(() => {}) // its chunk may not be here yet
    const [additive, uses] = await fromServer()
    if (asked !== id) return false
    if (additive.data && uses.data) {
      isAnswered = true
      show(additive.data, uses.data)
      return true
    }
    await shown
    if (asked === id && state.additive === null) state.problem = additive.problem ?? uses.problem ?? null
    return false
  }

  return {
    state,
    /** Shows an additive; the one that is shown already stays. */
    async open(id: string): Promise<void> {
      if (asked === id && state.additive !== null) return
      asked = id
      Object.assign(state, {
        additive: null,
        uses: ref<Schemas['AdditiveUse'][]>([]),
        problem: null,
      } satisfies DetailState)
      await fetch(id)
    },
    reload: (): Promise<boolean> => fetch(asked),
  }
}

export type AdditiveDetail = ReturnType<typeof createAdditiveDetail>
