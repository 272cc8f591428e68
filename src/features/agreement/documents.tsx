import { useTranslation } from 'react-i18next'
import { Card, Stack } from '../../ui/display/card.tsx'
import styles from './documents.module.css'

// Who runs this copy of the app, as its build was told.
const operator = import.meta.env.VITE_OPERATOR_NAME
const address = import.meta.env.VITE_OPERATOR_ADDRESS
const contact = import.meta.env.VITE_OPERATOR_CONTACT

const Document = ({ name }: { name: 'privacy' | 'agreement' }) => {
  const { t } = useTranslation('agreement')
  const missing = t('operatorMissing')
  const who = { operator: operator || missing, address: address || '-', contact: contact || '-' }
  const sections = t(`${name}.sections`, { returnObjects: true, ...who })
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
