import { FileQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'

/** What stands where no page does. */
export const NotFoundPage = () => {
  const { t } = useTranslation('app')
  const [location] = useLocation()
  return (
    <Notice icon={FileQuestion} title={t('unknown.text', { path: location })} hint={t('unknown.hint')}>
      <ButtonLink href="/">{t('toHome')}</ButtonLink>
    </Notice>
  )
}
