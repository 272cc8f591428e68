import { lazy } from '../../../lazy.ts'
import type { AllServices } from '../../services/services.ts'
import type { Screen } from '../screen.ts'
import { type Load, loadWithPullToRefresh } from './load.ts'

/** Rankings, and two products side by side. */
export const rankingScreens = (services: AllServices) => {
  const { api } = services
  const rankings = lazy(async () => (await import('../../../features/ranking/index.ts')).createRankings(api))
  const rankingScreen = async (order: 'score' | 'popularity'): Promise<Screen> => {
    const [{ RankingScreen }, loaded] = await Promise.all([
      import('../../../features/ranking/index.ts'),
      rankings(),
    ])
    return ({ query }) => (
      <RankingScreen
        order={order}
        standard={query['standard'] ?? ''}
        recordId={query['id'] ?? ''}
        rankings={loaded}
        loadRecord={services.loadRecord}
      />
    )
  }

  return {
    ranking: loadWithPullToRefresh(
      async () => (await rankings()).reload(),
      () => rankingScreen('score'),
    ),
    rankingItems: loadWithPullToRefresh(
      async () => (await rankings()).reload(),
      () => rankingScreen('popularity'),
    ),
    compare: async () => {
      const { CompareScreen } = await import('../../../features/ranking/index.ts')
      return ({ query }) => (
        <CompareScreen
          first={query['first'] ?? ''}
          second={query['second'] ?? ''}
          loadRecords={services.lastRecords}
          loadRecord={services.loadRecord}
        />
      )
    },
  } satisfies Record<string, Load>
}
