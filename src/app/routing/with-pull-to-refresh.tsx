import { useTranslation } from 'react-i18next'
import { PullToRefresh } from '../../ui/controls/pull-to-refresh.tsx'
import type { Screen } from './screen.ts'

/** A screen that is pulled down to fetch what it shows once more. */
export const withPullToRefresh = (Shown: Screen, refresh: () => Promise<boolean>): Screen => {
  const Refreshable: Screen = ({ query }) => {
    const { t } = useTranslation('pull')
    const words = {
      resting: t('resting'),
      pulling: t('pulling'),
      reached: t('reached'),
      aborting: t('aborting'),
      refreshing: t('refreshing'),
      restoring: t('restoring'),
      failed: t('failed'),
    }
    return (
      <PullToRefresh onRefresh={refresh} texts={words}>
        <Shown query={query} />
      </PullToRefresh>
    )
  }
  return Refreshable
}
