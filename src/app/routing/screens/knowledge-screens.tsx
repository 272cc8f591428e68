import { lazy } from '../../../lazy.ts'
import type { AllServices } from '../../services/services.ts'
import { type Load, loadWithPullToRefresh } from './load.ts'

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

  return {
    knowledge: async () => (await import('../../../features/knowledge/index.ts')).KnowledgeScreen,
    additives: loadWithPullToRefresh(
      async () => (await additives()).reload(),
      async () => {
        const [{ AdditivesScreen, createRecentSearches }, list] = await Promise.all([
          import('../../../features/knowledge/index.ts'),
          additives(),
        ])
        const recent = createRecentSearches(services.localStore, 'ai-searches-additives')
        return ({ query }) => <AdditivesScreen list={list} recent={recent} keyword={query['keyword'] ?? ''} />
      },
    ),
    additive: loadWithPullToRefresh(
      async () => (await additive()).reload(),
      async () => {
        const [{ AdditiveScreen }, detail] = await Promise.all([
          import('../../../features/knowledge/index.ts'),
          additive(),
        ])
        return ({ query }) => <AdditiveScreen id={query['id'] ?? ''} detail={detail} />
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
