import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageLinks } from '../../paths.ts'
import type { Summary } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkRow, List } from '../../ui/display/list.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './ranking.module.css'
import { StandardForm } from './standard-form.tsx'

const maxStandards = 4

/** The product standards of the last records, each once, newest first. */
const standardsOf = (records: readonly Summary[]): { standard: string; id: string; name: string }[] => {
  const found = new Map<string, { standard: string; id: string; name: string }>()
  for (const { id, product } of records) {
    if (product === null) continue
    const { standard, name } = product
    if (standard !== '' && !found.has(standard)) found.set(standard, { standard, id, name })
  }
  return [...found.values()].slice(0, maxStandards)
}

/** Which ranking to open: that of a product analysed before, or of a standard number that is typed. */
export const RankingDialog = ({
  loadRecords,
  onClose,
}: {
  loadRecords: () => Promise<Summary[]>
  onClose: () => void
}) => {
  const { t } = useTranslation('ranking')
  const [standards, setStandards] = useState<ReturnType<typeof standardsOf>>([])
  useEffect(() => void loadRecords().then(records => setStandards(standardsOf(records))), [loadRecords])
  return (
    <Dialog
      title={t('dialog.title')}
      onDismiss={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      }
    >
      <div className={styles['page']}>
        {standards.length > 0 && (
          <List label={t('dialog.yours')}>
            {standards.map(({ standard, id, name }) => (
              <LinkRow
                key={standard}
                href={pageLinks.ranking('score', { standard, id })}
                title={name || standard}
                detail={name ? standard : undefined}
              />
            ))}
          </List>
        )}
        <StandardForm order="score" />
      </div>
    </Dialog>
  )
}
