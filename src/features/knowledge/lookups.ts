import { proxy, ref } from 'valtio'
import type { Api } from '../../api/client.ts'
import type { Problem } from '../../api/problems.ts'
import type { components } from '../../api/schema.d.ts'
import { createPagedList, type PagedList } from './paged-list.ts'

type Schemas = components['schemas']
type GetApi = () => Promise<Api>

/** The additives lookup. */
export const createAdditiveList = (api: GetApi): PagedList<Schemas['Additive']> =>
  createPagedList(async (question, signal) => (await api()).listAdditives(question, { signal }))

/** The flavourings lookup, of all kinds or one. */
export const createSpiceList = (api: GetApi) => {
  const filter = proxy<{ type: Schemas['SpiceType'] | null }>({ type: null })
  const list = createPagedList<Schemas['Spice']>(async (question, signal) =>
    (await api()).listSpices(
      { ...question, ...(filter.type === null ? {} : { type: filter.type }) },
      { signal },
    ),
  )
  return {
    ...list,
    filter,
    choose: (type: Schemas['SpiceType'] | null): Promise<void> => {
      filter.type = type
      return list.reload()
    },
  }
}

export type SpiceList = ReturnType<typeof createSpiceList>

/** An object valtio keeps as it is, without proxies: it is replaced, never changed. */
type Ref<T extends object> = ReturnType<typeof ref<T>>

interface DetailState {
  additive: Ref<Schemas['AdditiveDetail']> | null
  uses: Ref<Schemas['AdditiveUse'][]>
  problem: Problem | null
}

/** One additive with all its uses; pages are fetched until the table is whole. */
export const createAdditiveDetail = (getApi: GetApi) => {
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

  const fetch = async (id: string): Promise<void> => {
    const api = await getApi()
    const [additive, uses] = await Promise.all([api.getAdditive(id), allUses(api, id)])
    if (asked !== id) return
    state.problem = additive.problem ?? uses.problem ?? null
    if (additive.data && uses.data)
      Object.assign(state, { additive: ref(additive.data), uses: ref(uses.data) })
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
    reload: (): Promise<void> => fetch(asked),
  }
}

export type AdditiveDetail = ReturnType<typeof createAdditiveDetail>
