import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../api/schema.d.ts'
import { ChatPanel, type Chats } from '../../../features/chat/index.ts'
import type { ChatTurn } from '../../../records/index.ts'
import styles from './report.module.css'

/** The conversation about a report: its panel with questions that fit, and the ways to it. */
export const useReportChat = ({
  chats,
  label,
  onCite,
  onShare,
}: {
  chats: Chats
  label: Parameters<Chats['ask']>[1]
  onCite: (citation: components['schemas']['Citation']) => void
  onShare: (turn: ChatTurn) => void
}): {
  chatPanel: (suggestions: readonly string[]) => ReactNode
  /** The panel of the report itself, which the ways lead to. */
  reportChat: (suggestions: readonly string[]) => ReactNode
  goToConversation: () => void
} => {
  const { t } = useTranslation('chat')
  const conversation = useRef<HTMLDivElement>(null)
  const chatPanel = (suggestions: readonly string[], hasFollowUps = false) => (
    <ChatPanel
      chats={chats}
      label={label}
      title={t('title')}
      suggestions={suggestions}
      hasFollowUps={hasFollowUps}
      onCite={onCite}
      onShare={onShare}
    />
  )
  return {
    chatPanel,
    reportChat: suggestions => (
      <div ref={conversation} className={styles['conversation']}>
        {chatPanel(suggestions, true)}
      </div>
    ),
    goToConversation() {
      conversation.current?.scrollIntoView()
      conversation.current?.querySelector('input')?.focus({ preventScroll: true })
    },
  }
}
