import { Smartphone } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptStore } from '../../kept-keys.ts'
import type { Summary } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './install-invitation.module.css'
import { installPrompt } from './install-prompt.ts'

/** Analyses after which somebody is no longer trying the app out. */
const minUses = 3

/** Offers to install the app, once, to somebody who has used it three times and whose browser can. */
export const InstallInvitation = ({
  localStore,
  loadRecords,
}: {
  localStore: KeptStore | null
  /** The last records, three at most. */
  loadRecords: () => Promise<Summary[]>
}) => {
  const { t } = useTranslation('settings')
  const isOpen = () => installPrompt.isOpen(localStore)
  const canInstall = useSyncExternalStore(installPrompt.watch, isOpen, isOpen)
  const [uses, setUses] = useState(0)
  useEffect(() => {
    if (canInstall) void loadRecords().then(({ length }) => setUses(length))
  }, [canInstall, loadRecords])
  if (!canInstall || uses < minUses) return null
  const answer = (isWanted: boolean) => void installPrompt.answer(localStore, isWanted)
  return (
    <section className={styles['invitation']} aria-label={t('install.title')}>
      <Smartphone size={28} strokeWidth={1.5} aria-hidden />
      <div>
        <h2 className={styles['title']}>{t('install.title')}</h2>
        <p className={styles['text']}>{t('install.text')}</p>
      </div>
      <div className={styles['actions']}>
        <Button look="quiet" onClick={() => answer(false)}>
          {t('install.later')}
        </Button>
        <Button look="secondary" onClick={() => answer(true)}>
          {t('install.add')}
        </Button>
      </div>
    </section>
  )
}
