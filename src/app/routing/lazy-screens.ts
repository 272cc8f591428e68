import type { AllServices } from '../services/services.ts'
import { accountScreens } from './screens/account-screens.tsx'
import { analysisScreens } from './screens/analysis-screens.tsx'
import { knowledgeScreens } from './screens/knowledge-screens.tsx'
import type { Load } from './screens/load.ts'
import { rankingScreens } from './screens/ranking-screens.tsx'
import { restoreScrollOnBack } from './scroll-restoration.ts'
import { listenForSearchShortcut } from './search-shortcut.ts'

/** What the pages after the first show. Screens get what they need here; no feature knows another. */
export const createScreens = (services: AllServices, isPage: (path: string) => boolean) => {
  restoreScrollOnBack()
  listenForSearchShortcut(document)
  return {
    ...analysisScreens(services),
    ...knowledgeScreens(services),
    ...rankingScreens(services),
    ...accountScreens(services, isPage),
    userAgreement: async () => (await import('../../features/agreement/documents.tsx')).UserAgreement,
    privacyAgreement: async () => (await import('../../features/agreement/documents.tsx')).PrivacyPolicy,
    kit: async () => (await import('../pages/ui-kit.tsx')).UiKitPage,
  } satisfies Record<string, Load>
}

export type Screens = ReturnType<typeof createScreens>
