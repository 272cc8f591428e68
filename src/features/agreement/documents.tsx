import { useTranslation } from 'react-i18next'
import { Card, Stack } from '../../ui/display/card.tsx'
import styles from './documents.module.css'

const Document = ({ name }: { name: 'privacy' | 'agreement' }) => {
  const { t } = useTranslation('agreement')
  const sections = t(`${name}.sections`, { returnObjects: true })
  return (
    <Stack>
      <p className={styles['lead']}>{t(`${name}.lead`)}</p>
      {sections.map(({ title, text }) => (
        <Card key={title} title={title}>
          <p>{text}</p>
        </Card>
      ))}
      <p className={styles['updated']}>{t('updated')}</p>
    </Stack>
  )
}

export const PrivacyPolicy = () => <Document name="privacy" />
export const UserAgreement = () => <Document name="agreement" />
