import { Camera, MessageCircle, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { pageLinks } from '../../../paths.ts'
import type { TaskRecord } from '../../../records/index.ts'
import { MenuButton } from '../../../ui/controls/menu.tsx'
import styles from './report.module.css'

/** The bar at the bottom of a report: ask, share, the next product; everything rarer in a menu. */
export const ReportActions = ({
  record,
  standard,
  onAsk,
  onShare,
  onReview,
}: {
  record: TaskRecord
  /** The product standard that rankings go by. */
  standard: string
  /** Goes to the conversation. */
  onAsk: () => void
  onShare: () => void
  /** Opens the list that was read, to correct it. */
  onReview: () => void
}) => {
  const { t } = useTranslation('report')
  const [, navigate] = useLocation()
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('actions.label')}>
      <button type="button" className={styles['action']} onClick={onAsk}>
        <MessageCircle size={22} aria-hidden />
        {t('actions.ask')}
      </button>
      <button type="button" className={styles['action']} onClick={onShare}>
        <Share2 size={22} aria-hidden />
        {t('actions.share')}
      </button>
      <button type="button" className={styles['action']} onClick={() => navigate(pageLinks.camera)}>
        <Camera size={22} aria-hidden />
        {t('actions.next')}
      </button>
      <MenuButton
        label={t('actions.more')}
        actions={() => [
          { label: t('actions.depth'), onChoose: () => navigate(pageLinks.depth(record.id)) },
          {
            label: t('actions.ranking'),
            onChoose: () => navigate(pageLinks.ranking('score', { standard, id: record.id })),
          },
          {
            label: t('actions.compare'),
            onChoose: () => navigate(pageLinks.compare({ first: record.id })),
          },
          { label: t('correct.review'), onChoose: onReview },
          { label: t('actions.feedback'), onChoose: () => navigate(pageLinks.feedbackOn(record.id)) },
        ]}
      />
    </div>
  )
}
