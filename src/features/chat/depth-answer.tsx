import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { components } from '../../api/schema.d.ts'
import { useChinese } from '../../i18n/index.ts'
import type { ChatTurn } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { answerSections } from './answer-sections.ts'
import type { ChatSubject, Chats } from './chats.ts'
import { CitationList } from './citation-list.tsx'
import styles from './depth-answer.module.css'
import { Markdown } from './markdown.tsx'
import { printedIn } from './printed-names.ts'
import { useEndingText } from './use-ending-text.ts'

type Citation = components['schemas']['Citation']

/**
 * The in-depth analysis of a record as a page: what it contains, its parts, and the sources at the end. It is the answer to a
 * question of the record's conversation, which is asked here if it has not been asked before.
 */
export const DepthAnswer = ({
  chats,
  label,
  onCite,
}: {
  chats: Chats
  label: ChatSubject
  /** Opens what a sentence rests on. */
  onCite: (citation: Citation) => void
}) => {
  const { t } = useTranslation('chat')
  const question = t('ask.depth')
  const turn = useSnapshot(chats.state).chats[label.recordId]?.findLast(asked => asked.question === question)
  const isOpened = useOpened(chats, label.recordId)
  const ask = useEffectEvent(() => void chats.ask(question, label))
  const isToBeAsked = isOpened && turn === undefined
  useEffect(() => {
    if (isToBeAsked) ask()
  }, [isToBeAsked])

  if (turn === undefined || (turn.state === 'asking' && turn.answer === ''))
    return <Skeleton rows={6} label={t('thinking')} />
  return (
    <div className={styles['page']} data-wide>
      <Sections turn={turn} />
      <Ending turn={turn} onRetry={() => void chats.retry(turn.id, label)} />
      <SourceList citations={turn.citations} onCite={onCite} />
    </div>
  )
}

/** Reads a conversation from the storage; whether that is done. */
const useOpened = (chats: Chats, recordId: string): boolean => {
  const [opened, setOpened] = useState('')
  useEffect(() => {
    let isCurrent = true
    void chats.open(recordId).then(() => {
      if (isCurrent) setOpened(recordId)
    })
    return () => {
      isCurrent = false
    }
  }, [chats, recordId])
  return opened === recordId
}

/** The parts of the answer, under a list of them that leads to each. */
const Sections = ({ turn: { answer, citations } }: { turn: ChatTurn }) => {
  const { t } = useTranslation('chat')
  const chinese = useChinese()
  const id = useId()
  const sections = answerSections(chinese(answer, printedIn(answer, citations)))
  const [first, ...rest] = sections
  if (first === undefined) return null
  const goTo = (at: number) => {
    const section = document.getElementById(`${id}${at}`)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <>
      <section className={styles['lead']}>
        {first.title !== '' && <h2 className={styles['title']}>{first.title}</h2>}
        <Markdown text={first.text} />
      </section>
      {rest.length > 1 && (
        <nav className={styles['contents']} aria-label={t('depth.contents')}>
          <ol>
            {rest.map(({ title }, at) => (
              <li key={title}>
                <button type="button" className={styles['entry']} onClick={() => goTo(at)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {rest.map(({ title, text }, at) => (
        <div key={title} id={`${id}${at}`} tabIndex={-1} className={styles['section']}>
          <Card title={title}>
            <Markdown text={text} />
          </Card>
        </div>
      ))}
    </>
  )
}

/** How the answer ended where it is not complete, and another try. */
const Ending = ({ turn, onRetry }: { turn: ChatTurn; onRetry: () => void }) => {
  const { t } = useTranslation('chat')
  const ending = useEndingText(turn)
  if (turn.state === 'asking') return <p role="status">{t('thinking')}</p>
  if (ending === null) return turn.by === 'device' ? <p className={styles['note']}>{t('byDevice')}</p> : null
  return (
    <div className={styles['section']} role="alert">
      <p>{ending}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}

/** Everything the answer rests on. */
const SourceList = ({
  citations,
  onCite,
}: {
  citations: readonly Citation[]
  onCite: (citation: Citation) => void
}) => {
  const { t } = useTranslation('chat')
  if (citations.length === 0) return null
  const { sources, source, number } = styles
  return (
    <Card title={t('sources')}>
      <CitationList
        citations={citations}
        onCite={onCite}
        classes={{ list: sources, citation: source, number }}
      />
    </Card>
  )
}
