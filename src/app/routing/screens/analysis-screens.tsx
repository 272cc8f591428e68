import { lazy } from '../../../lazy.ts'
import { pageLinks, pagePaths } from '../../../paths.ts'
import type { AllServices } from '../../services/services.ts'
import { useSession } from '../login-guard.ts'
import { type Load, loadWithPullToRefresh } from './load.ts'

/** One analysis: its report, and the in-depth analysis of it. Another person has other records, at the same address too. */
const recordScreens = (services: AllServices) => {
  const { session } = services
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
          key={useSession(session).user?.uid ?? ''}
          id={query['id'] ?? ''}
          isShareWanted={query['share'] === 'link'}
          itemWanted={query['item']}
          scans={scans}
          chats={chats}
          shares={shares}
          concerns={concerns}
          services={services}
        />
      )
    },
    depth: async () => {
      const [{ DepthPage }, scans, chats] = await Promise.all([
        import('../../pages/depth.tsx'),
        services.scans(),
        services.chats(),
      ])
      return ({ query }) => (
        <DepthPage
          key={useSession(session).user?.uid ?? ''}
          id={query['id'] ?? ''}
          scans={scans}
          chats={chats}
        />
      )
    },
  } satisfies Record<string, Load>
}

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
    ...recordScreens(services),
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
        const [{ HistoryScreen }, records, reminder, Preview] = await Promise.all([
          import('../../../features/history/index.ts'),
          history(),
          services.backupReminder(),
          recordPreview(services, async id => (await history()).photo(id)),
        ])
        const loginHref = pageLinks.login(pagePaths.localhistory)
        return ({ query }) => (
          <HistoryScreen
            history={records}
            chosenId={query['id'] ?? ''}
            {...{ session, loginHref, reminder, Preview }}
          />
        )
      },
    ),
  } satisfies Record<string, Load>
}

/** What stands beside the list of records in a wide window. */
const recordPreview = async (services: AllServices, loadPhoto: (id: string) => Promise<Blob | null>) => {
  const [{ RecordPreview }, concerns] = await Promise.all([
    import('../../pages/record-preview.tsx'),
    services.dietaryProfile(),
  ])
  const { loadRecord } = services
  return ({ id }: { id: string }) => <RecordPreview {...{ id, loadRecord, loadPhoto, concerns }} />
}
