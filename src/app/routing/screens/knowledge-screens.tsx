import type { OwnAdditive } from '../../../features/knowledge/index.ts'
import { lazy } from '../../../lazy.ts'
import { productsWithAdditives } from '../../../records/index.ts'
import type { AllServices } from '../../services/services.ts'
import { type Load, loadWithPullToRefresh } from './load.ts'

/** Own additives shown on the knowledge page, and own products shown on an additive's. */
const shown = { additives: 8, products: 5 }

/** The additives of the person's last products, those of most concern first; and the products of one additive. */
const ownAdditives = (services: AllServices) => {
  const read = async () => productsWithAdditives(await services.lastRecords(), services.loadRecord)
  return {
    loadOwn: async (): Promise<OwnAdditive[]> => {
      const products = await read()
      if (products.size === 0) return []
      const { lookups } = await services.localAnalysis()
      const found = await Promise.all(
        [...products].map(async ([id, { length: count }]) => {
          const additive = await lookups.getAdditive(id)
          return additive === null ? [] : [{ ...additive, count }]
        }),
      )
      return found
        .flat()
        .sort((a, b) => b.tier - a.tier || b.count - a.count)
        .slice(0, shown.additives)
    },
    loadProducts: async (id: string) => ((await read()).get(id) ?? []).slice(0, shown.products),
  }
}

/** Additives and spices. */
export const knowledgeScreens = (services: AllServices) => {
  const { api } = services
  const localLookups = async () => (await services.localAnalysis()).lookups
  const additives = lazy(async () =>
    (await import('../../../features/knowledge/index.ts')).createAdditiveList(api, localLookups),
  )
  const additive = lazy(async () =>
    (await import('../../../features/knowledge/index.ts')).createAdditiveDetail(api, localLookups),
  )
  const spices = lazy(async () =>
    (await import('../../../features/knowledge/index.ts')).createSpiceList(api, localLookups),
  )

  const { loadOwn, loadProducts } = ownAdditives(services)

  return {
    knowledge: async () => {
      const { KnowledgeScreen } = await import('../../../features/knowledge/index.ts')
      return () => <KnowledgeScreen loadOwn={loadOwn} />
    },
    additives: loadWithPullToRefresh(
      async () => (await additives()).reload(),
      async () => {
        const [{ AdditivesScreen, createRecentSearches }, list, detail] = await Promise.all([
          import('../../../features/knowledge/index.ts'),
          additives(),
          additive(),
        ])
        const recent = createRecentSearches(services.localStore, 'ai-searches-additives')
        return ({ query }) => (
          <AdditivesScreen
            {...{ list, recent, detail, loadProducts }}
            keyword={query['keyword'] ?? ''}
            chosenId={query['id'] ?? ''}
          />
        )
      },
    ),
    additive: loadWithPullToRefresh(
      async () => (await additive()).reload(),
      async () => {
        const [{ AdditiveScreen }, detail] = await Promise.all([
          import('../../../features/knowledge/index.ts'),
          additive(),
        ])
        return ({ query }) => <AdditiveScreen id={query['id'] ?? ''} {...{ detail, loadProducts }} />
      },
    ),
    spices: loadWithPullToRefresh(
      async () => (await spices()).reload(),
      async () => {
        const [{ SpicesScreen, createRecentSearches }, list] = await Promise.all([
          import('../../../features/knowledge/index.ts'),
          spices(),
        ])
        const recent = createRecentSearches(services.localStore, 'ai-searches-spices')
        return ({ query }) => <SpicesScreen list={list} recent={recent} keyword={query['keyword'] ?? ''} />
      },
    ),
  } satisfies Record<string, Load>
}
