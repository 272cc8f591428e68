import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { allergens, type Concern, type DietaryProfile, personGroups } from '../../records/index.ts'
import { Card } from '../../ui/display/card.tsx'
import styles from './settings.module.css'

/** What a person wants each report to warn them of. */
export const DietaryProfileCard = ({ concerns }: { concerns: DietaryProfile }) => {
  const { t } = useTranslation(['settings', 'report'])
  const { chosen } = useSnapshot(concerns.state)
  const choice = (concern: Concern, name: string) => (
    <label key={concern} className={styles['concern']}>
      <input type="checkbox" checked={chosen.includes(concern)} onChange={() => concerns.toggle(concern)} />
      {name}
    </label>
  )
  return (
    <Card title={t('concerns.title')}>
      <p className={styles['note']}>{t('concerns.hint')}</p>
      <fieldset className={styles['concerns']}>
        <legend className={styles['legend']}>{t('concerns.allergens')}</legend>
        {allergens.map(name => choice(`allergen:${name}`, t(`report:allergens.names.${name}`)))}
      </fieldset>
      <fieldset className={styles['concerns']}>
        <legend className={styles['legend']}>{t('concerns.groups')}</legend>
        {personGroups.map(name => choice(`group:${name}`, t(`report:groups.${name}`)))}
      </fieldset>
    </Card>
  )
}
