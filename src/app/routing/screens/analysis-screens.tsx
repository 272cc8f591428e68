import { lazy } from '../../../lazy.ts'
import { pageLinks, pagePaths } from '../../../paths.ts'
import type { AllServices } from '../../services/services.ts'
import { useSession } from '../login-guard.ts'
import { type Load, loadWithPullToRefresh } from './load.ts'

/** Analyses: one, all, the example, and how they are scored. */
export const analysisScreens = (services: AllServices) => {
  const { storage, owner, session } = services
  const history = lazy(async () =>
    (await import('../../../features/history/index.ts')).createHistory({
      storage,
      owner,
      anonymousOwner: services.anonymousOwner,
    }),
  )

  return {
    analyze: async () => {
      const [{ AnalysisPage }, scans, chats, shares, concerns] = await Promise.all([
        import('../../pages/analysis.tsx'),
        services.scans(),
        services.chats(),
        services.shares(),
        services.dietaryProfile(),
      ])
      return ({ query }) => (
        <AnalysisPage
          // Another person has other records, at the same address too.
          key={useSession(session).user?.uid ?? ''}
          id={query['id'] ?? ''}
          isShareWanted={query['share'] === 'link'}
          scans={scans}
          chats={chats}
          shares={shares}
          concerns={concerns}
          services={services}
        />
      )
    },
    method: async () => {
      const [{ MethodScreen }, { scoringLimits, scoringMethod }, { loadKnowledge }] = await Promise.all([
        import('../../../features/report/index.ts'),
        import('../../../engine/scoring/rule-docs.ts'),
        import('../../../knowledge/index.ts'),
      ])
      const load = async () => {
        const { evidence } = await loadKnowledge()
        return { rules: scoringMethod, limits: scoringLimits, evidence }
      }
      return () => <MethodScreen load={load} />
    },
    example: async () => {
      const { ExamplePage } = await import('../../pages/example.tsx')
      return ({ query }) => <ExamplePage services={services} product={query['product']} />
    },
    setAside: async () => {
      const { SetAsideScreen } = await import('../../../features/history/index.ts')
      const records = {
        list: async () => (await storage()).listSetAside(owner()),
        remove: async (key: string) => (await storage()).deleteSetAside(owner(), key),
        countOwnerless: async () => (await storage()).countOwnerless(owner()),
      }
      return () => <SetAsideScreen records={records} />
    },
    localhistory: loadWithPullToRefresh(
      async () => {
        await (await history()).load()
        return true // the device's own records
      },
      async () => {
        const [{ HistoryScreen }, records, reminder] = await Promise.all([
          import('../../../features/history/index.ts'),
          history(),
          services.backupReminder(),
        ])
        const loginHref = pageLinks.login(pagePaths.localhistory)
        return () => <HistoryScreen history={records} {...{ session, loginHref, reminder }} />
      },
    ),
  } satisfies Record<string, Load>
}
