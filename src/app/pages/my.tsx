import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ProfileCard, VipCard } from '../../features/profile/index.ts'
import { DietaryProfileCard, Settings } from '../../features/settings/index.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import type { DietaryProfile } from '../../records/index.ts'
import { Stack } from '../../ui/display/card.tsx'
import { LinkRow, List } from '../../ui/display/list.tsx'
import { agreementVersion } from '../services/consent.ts'
import type { AllServices } from '../services/services.ts'
import { version } from '../services/version.ts'

/** Profile tab: who is signed in, what is kept, how the app looks and speaks, and its papers. */
export const MyPage = ({ services, concerns }: { services: AllServices; concerns: DietaryProfile }) => {
  const { t } = useTranslation('app')
  const { user } = useSnapshot(services.session.state)
  const withdraw = async () => {
    await services.withdraw()
    location.assign(import.meta.env.BASE_URL)
  }
  return (
    <Stack>
      <ProfileCard session={services.session} loginHref={pageLinks.login(pagePaths.my)} />
      <VipCard session={services.session} />
      <List>
        <LinkRow href={pagePaths.localhistory} title={t('screens.localhistory')} />
        {user && <LinkRow href={pagePaths.account} title={t('screens.account')} />}
        <LinkRow href={pagePaths.feedbacks} title={t('screens.feedbacks')} />
        <LinkRow href={pagePaths.example} title={t('screens.example')} />
      </List>
      <DietaryProfileCard concerns={concerns} />
      <Settings
        store={services.localStore}
        version={version}
        download={services.download}
        backups={services.backups}
        agreement={{ version: agreementVersion, withdraw }}
      />
    </Stack>
  )
}
