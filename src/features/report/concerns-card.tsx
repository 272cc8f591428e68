import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { components } from '../../api/schema.d.ts'
import { pagePaths } from '../../paths.ts'
import type { Concern, DietaryProfile } from '../../records/index.ts'
import { Card } from '../../ui/display/card.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { type ConcernStatus, concernStatuses } from './concern-status.ts'
import styles from './report.module.css'
import { useValueNames } from './value-names.ts'

type Schemas = components['schemas']

const tones = {
  contains: 'red',
  mayContain: 'orange',
  cannotRuleOut: 'yellow',
  notFound: 'green',
} as const satisfies Record<ConcernStatus, string>

/** A concern's name, of either kind. */
const useConcernName = () => {
  const nameOf = useValueNames()
  return (concern: Concern) => {
    const [kind = '', name = ''] = concern.split(':')
    return kind === 'allergen'
      ? nameOf.allergen(name as Schemas['Allergen'])
      : nameOf.group(name as Schemas['Group'])
  }
}

/** How the label stands to the person's own concerns; nothing without any. The score is the same for everyone. */
export const ConcernsCard = ({
  result,
  concerns,
}: {
  result: Schemas['AnalysisResult']
  concerns: DietaryProfile
}) => {
  const { t } = useTranslation('report')
  const { chosen } = useSnapshot(concerns.state)
  const nameOf = useConcernName()
  if (chosen.length === 0) return null
  return (
    <Card title={t('concerns.title')}>
      <ul className={styles['remarks']}>
        {concernStatuses(result, chosen).map(({ concern, standing }) => (
          <li key={concern} className={styles['remark']}>
            <Tag tone={tones[standing]}>{t(`concerns.${standing}`)}</Tag>
            <span>{nameOf(concern)}</span>
          </li>
        ))}
      </ul>
      <p className={styles['small']}>
        {t('concerns.note')} <Link href={pagePaths.my}>{t('concerns.change')}</Link>
      </p>
    </Card>
  )
}
