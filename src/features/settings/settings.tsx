import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLocale, locales } from '../../i18n/index.ts'
import type { KeptStore } from '../../kept-keys.ts'
import { pagePaths } from '../../paths.ts'
import type { Download } from '../../recognition/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Choices } from '../../ui/controls/choices.tsx'
import { Card, Stack } from '../../ui/display/card.tsx'
import { formatMegabytes, formatPercent } from '../../ui/display/format-number.ts'
import { LinkRow, List } from '../../ui/display/list.tsx'
import { chooseTextSize, readTextSize, textSizes } from '../../ui/theme/text-size.ts'
import { chooseTheme, readTheme, themes } from '../../ui/theme/theme.ts'
import { type Agreement, AgreementCard } from './agreement-card.tsx'
import { BackupCard, type Backups } from './backup-card.tsx'
import { OfflineCard } from './offline-card.tsx'
import styles from './settings.module.css'

/** How the app speaks and looks, what it keeps on the device, and its papers. */
export const Settings = ({
  store,
  version,
  download,
  backups,
  agreement,
}: {
  store: KeptStore | null
  version: { name: string; code: number }
  download: () => Promise<Download | null>
  backups: Backups
  agreement: Agreement
}) => {
  const { t, i18n } = useTranslation('settings')
  const [theme, setTheme] = useState(() => readTheme(store))
  const [textSize, setTextSize] = useState(() => readTextSize(store))
  return (
    <Stack>
      <Card title={t('language')}>
        <Choices
          label={t('language')}
          options={locales.map(locale => [locale, t(`languages.${locale}`)] as const)}
          chosen={i18n.language}
          onChoose={locale => void changeLocale(i18n, locale, store)}
        />
      </Card>
      <Card title={t('theme')}>
        <Choices
          label={t('theme')}
          options={themes.map(name => [name, t(`themes.${name}`)] as const)}
          chosen={theme}
          onChoose={name => {
            chooseTheme(name, store)
            setTheme(name)
          }}
        />
      </Card>
      <Card title={t('textSize')}>
        <Choices
          label={t('textSize')}
          options={textSizes.map(size => [size, formatPercent(Number(size))] as const)}
          chosen={textSize}
          onChoose={size => {
            chooseTextSize(size, store)
            setTextSize(size)
          }}
        />
      </Card>
      <StorageCard />
      <OfflineCard download={download} />
      <BackupCard backups={backups} />
      <List label={t('about')}>
        <LinkRow href={pagePaths.method} title={t('method')} />
        <LinkRow href={pagePaths.userAgreement} title={t('userAgreement')} />
        <LinkRow href={pagePaths.privacyAgreement} title={t('privacy')} />
      </List>
      <AgreementCard agreement={agreement} />
      <p className={styles['version']}>{t('version', { version: version.name, code: version.code })}</p>
    </Stack>
  )
}

/**
 * How much of the device the app takes; browsers that do not tell get no card. The card has its height before the browser
 * answers: what stands below must not move under a finger.
 */
const StorageCard = () => {
  const { t } = useTranslation('settings')
  const canTell = navigator.storage?.estimate !== undefined
  const canLast = navigator.storage?.persisted !== undefined
  const [usedBytes, setUsedBytes] = useState<number | null>(null)
  const [isLasting, setIsLasting] = useState<boolean | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    if (canTell) void navigator.storage.estimate().then(({ usage }) => setUsedBytes(usage ?? 0))
    if (canTell && canLast) void navigator.storage.persisted().then(setIsLasting)
  }, [canTell, canLast])
  const ask = async () => {
    const isGranted = await navigator.storage.persist()
    setIsLasting(isGranted)
    setIsRefused(!isGranted)
  }
  if (!canTell) return null
  const awaited = (isKnown: boolean) => (isKnown ? undefined : styles['awaited'])
  return (
    <Card title={t('storage')}>
      <p className={awaited(usedBytes !== null)}>{formatMegabytes(usedBytes ?? 0)}</p>
      <p className={styles['note']}>{t('storageHint')}</p>
      {canLast && (
        <div className={awaited(isLasting !== null)}>
          <p className={styles['note']} role="status">
            {t(isLasting ? 'lasting.yes' : isRefused ? 'lasting.refused' : 'lasting.no')}
          </p>
          {!isLasting && !isRefused && (
            <Button look="secondary" isWide onClick={() => void ask()}>
              {t('lasting.ask')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
