import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/index.ts'
import type { ChatTurn } from '../../records/index.ts'

/** How an answer ended that is not complete, in the person's language; null for one that is, or is still being written. */
export const useEndingText = ({ state, problem }: Pick<ChatTurn, 'state' | 'problem'>): string | null => {
  const { t } = useTranslation('chat')
  const { t: problems } = useTranslation(['problems'])
  if (state === 'stopped') return t('stopped')
  if (state === 'interrupted') return t('interrupted')
  if (state === 'failed') return problem ? problemText(problems, problem.code) : t('failed')
  return null
}
