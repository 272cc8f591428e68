import { ArrowUp, Check, ChevronRight, Copy, RotateCcw, Square, ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { unknownWarnings } from '../../api/known-values.ts'
import type { components } from '../../api/schema.d.ts'
import { useChinese } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import type { ChatTurn } from '../../records/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './chat.module.css'
import type { ChatSubject, Chats } from './chats.ts'
import { CitationList } from './citation-list.tsx'
import { Markdown } from './markdown.tsx'
import { printedIn } from './printed-names.ts'
import { useEndingText } from './use-ending-text.ts'

type Citation = components['schemas']['Citation']

/** How many turns are shown at first: a conversation of any length opens quickly. */
const initialTurns = 20

/** Questions offered at a time. */
const shownSuggestions = 3

/** 'Feel free to ask more': questions that fit, the conversation so far, and the field for the next. */
export const ChatPanel = ({
  chats,
  label,
  title,
  suggestions,
  hasFollowUps = false,
  onCite,
  onShare,
}: {
  chats: Chats
  label: ChatSubject
  title: string
  /** Questions to begin with. */
  suggestions: readonly string[]
  /** Whether the questions offered follow the conversation. */
  hasFollowUps?: boolean
  /** Opens what a sentence rests on. */
  onCite: (citation: Citation) => void
  onShare: (turn: ChatTurn) => void
}) => {
  const { t } = useTranslation('chat')
  const chinese = useChinese()
  const { recordId } = label
  const turns = useSnapshot(chats.state).chats[recordId] ?? []
  const [shown, setShown] = useState(initialTurns)
  useEffect(() => void chats.open(recordId), [chats, recordId])
  const isAsking = turns.some(({ state }) => state === 'asking')
  const asked = new Set(turns.map(({ question }) => question))
  const followUps = useFollowUps(chats, label, turns, hasFollowUps && !isAsking)
  const offered = followUps.length > 0 ? followUps.map(one => chinese(one)) : suggestions
  const open = offered.filter(question => !asked.has(question)).slice(0, shownSuggestions)
  const { list, bringUpNext } = useNewTurn(turns.at(-1))
  const ask = (question: string) => {
    bringUpNext()
    void chats.ask(question, label)
  }
  const unknown = label.task.result ? unknownWarnings(label.task.result) : []

  return (
    <Card title={title}>
      {turns.length > shown && (
        <Button look="quiet" isWide onClick={() => setShown(shown + 50)}>
          {t('earlier', { count: turns.length - shown })}
        </Button>
      )}
      <ol className={styles['turns']} ref={list}>
        {turns.slice(-shown).map(turn => (
          <ChatTurnItem
            key={turn.id}
            turn={turn}
            unknown={unknown}
            depthHref={pageLinks.depth(recordId)}
            onCite={onCite}
            onRetry={() => void chats.retry(turn.id, label)}
            onRate={rating => void chats.rate(turn.id, rating, recordId)}
            onShare={() => onShare(turn)}
          />
        ))}
      </ol>
      <Announcer turns={turns} />
      {open.length > 0 && !isAsking && (
        <ul className={styles['suggestions']} aria-label={t('suggestions')}>
          {open.map(question => (
            <li key={question}>
              <button type="button" className={styles['suggestion']} onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Composer isAsking={isAsking} onAsk={ask} onStop={() => chats.stop(recordId)} />
    </Card>
  )
}

/**
 * Brings a question just asked to the top of the screen while its answer grows, so that it is read from its beginning; who
 * scrolls meanwhile is left where they are.
 */
const useNewTurn = (last: ChatTurn | undefined) => {
  const list = useRef<HTMLOListElement>(null)
  const follows = useRef(false)
  const before = useRef<string>(undefined)
  useEffect(() => {
    const leave = () => {
      follows.current = false
    }
    const gestures = ['wheel', 'touchmove', 'keydown'] as const
    for (const gesture of gestures) addEventListener(gesture, leave, { passive: true })
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, leave)
    }
  }, [])
  useEffect(() => {
    if (!follows.current || last === undefined || last.id === before.current) return
    list.current?.lastElementChild?.scrollIntoView({ block: 'start' })
    if (last.state !== 'asking') follows.current = false
  }, [last])
  return {
    list,
    bringUpNext() {
      before.current = last?.id
      follows.current = true
    },
  }
}

/** Questions to go on with, renewed with each answer; none before the first. */
const useFollowUps = (
  chats: Chats,
  { recordId, task }: ChatSubject,
  turns: readonly ChatTurn[],
  isWanted: boolean,
): readonly string[] => {
  const [followUps, setFollowUps] = useState<readonly string[]>([])
  const answered = turns.filter(({ state }) => state === 'done').length
  useEffect(() => {
    if (!isWanted || answered === 0) return
    let isOver = false
    // Without them the questions to begin with stay; a chunk that cannot be fetched is told where an answer needs it.
    chats.followUps({ recordId, task }).then(
      questions => {
        if (!isOver) setFollowUps(questions)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [chats, recordId, task, answered, isWanted])
  return followUps
}

/** Tells screen readers once when an answer is there, not at every word of it. */
const Announcer = ({ turns }: { turns: readonly ChatTurn[] }) => {
  const { t } = useTranslation('chat')
  const chinese = useChinese()
  const last = turns.at(-1)
  return (
    <p className="visually-hidden" role="status">
      {last === undefined
        ? ''
        : last.state === 'asking'
          ? t('thinking')
          : chinese(last.answer.slice(0, 2_000), printedIn(last.answer, last.citations))}
    </p>
  )
}

const ChatTurnItem = ({
  turn,
  unknown,
  depthHref,
  onCite,
  onRetry,
  onRate,
  onShare,
}: {
  turn: ChatTurn
  /** Warnings of the report that the device's own answers do not know. */
  unknown: readonly string[]
  /** The page that shows the in-depth analysis. */
  depthHref: string
  onCite: (citation: Citation) => void
  onRetry: () => void
  onRate: (rating: 'good' | 'bad') => void
  onShare: () => void
}) => {
  const { t } = useTranslation('chat')
  const chinese = useChinese()
  const ending = useEndingText(turn)
  const { question, answer, citations, state, by, rating } = turn
  const shownAnswer = chinese(answer, printedIn(answer, citations))
  const copy = () =>
    navigator.clipboard.writeText(shownAnswer).then(
      () => toast(t('copied')),
      () => toast(t('copyFailed'), 'failed'),
    )
  return (
    <li className={styles['turn']}>
      <p className={styles['question']}>{question}</p>
      <div className={styles['answer']} aria-busy={state === 'asking'}>
        {question === t('ask.depth') ? (
          <Link className={styles['depth'] ?? ''} href={depthHref}>
            {t('depth.open')}
            <ChevronRight size={18} aria-hidden />
          </Link>
        ) : (
          <>
            {answer === '' && state === 'asking' ? (
              <p className={styles['thinking']}>{t('thinking')}</p>
            ) : (
              <Markdown text={shownAnswer} />
            )}
            <Sources citations={citations} onCite={onCite} />
          </>
        )}
        {state === 'done' && by === 'device' && <p className={styles['note']}>{t('byDevice')}</p>}
        {by === 'device' && unknown.length > 0 && (
          <p className={styles['note']}>{t('unknownWarnings', { names: unknown.join(' · ') })}</p>
        )}
        {ending !== null && (
          <p
            className={styles[state === 'stopped' ? 'note' : 'problem']}
            role={state === 'stopped' ? undefined : 'alert'}
          >
            {ending}
          </p>
        )}
        {state !== 'asking' && (
          <div className={styles['actions']}>
            {state !== 'done' && (
              <IconButton icon={RotateCcw} label={t('retry')} onClick={onRetry} isWorded />
            )}
            {answer !== '' && (
              <>
                <IconButton icon={Copy} label={t('copy')} onClick={() => void copy()} />
                <IconButton
                  icon={rating === 'good' ? Check : ThumbsUp}
                  label={t('good')}
                  isPressed={rating === 'good'}
                  onClick={() => onRate('good')}
                />
                <IconButton
                  icon={rating === 'bad' ? Check : ThumbsDown}
                  label={t('bad')}
                  isPressed={rating === 'bad'}
                  onClick={() => onRate('bad')}
                />
                {by === 'server' && (
                  <Button look="quiet" onClick={onShare}>
                    {t('share')}
                  </Button>
                )}
              </>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** Sources shown without unfolding. */
const shownSources = 4
/** What the sentences rest on, numbered as in the answer; each opens its token or entry. */
const Sources = ({
  citations,
  onCite,
}: {
  citations: readonly Citation[]
  onCite: (citation: Citation) => void
}) => {
  const { t } = useTranslation('chat')
  if (citations.length === 0) return null
  const { citations: className, citation, number } = styles
  const list = (
    <CitationList
      citations={citations}
      onCite={onCite}
      label={t('sources')}
      classes={{ list: className, citation, number }}
    />
  )
  if (citations.length <= shownSources) return list
  return (
    <details className={styles['sources']}>
      <summary>{t('sourcesCount', { count: citations.length })}</summary>
      {list}
    </details>
  )
}

const IconButton = ({
  icon: Icon,
  label,
  isPressed,
  isWorded = false,
  onClick,
}: {
  icon: typeof Copy
  label: string
  isPressed?: boolean
  isWorded?: boolean
  onClick: () => void
}) => (
  <button
    type="button"
    className={styles['action']}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <Icon size={18} aria-hidden />
    {isWorded && label}
  </button>
)

const Composer = ({
  isAsking,
  onAsk,
  onStop,
}: {
  isAsking: boolean
  onAsk: (question: string) => void
  onStop: () => void
}) => {
  const { t } = useTranslation('chat')
  const [question, setQuestion] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim() === '' || isAsking) return
    onAsk(question)
    setQuestion('')
  }
  return (
    <form className={styles['composer']} onSubmit={submit}>
      <input
        className={styles['field']}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        maxLength={140}
        enterKeyHint="send"
        autoComplete="off"
        value={question}
        onChange={event => setQuestion(event.target.value)}
      />
      {isAsking ? (
        <button type="button" className={styles['send']} aria-label={t('stop')} onClick={onStop}>
          <Square size={18} aria-hidden />
        </button>
      ) : (
        <button
          type="submit"
          className={styles['send']}
          aria-label={t('send')}
          disabled={question.trim() === ''}
        >
          <ArrowUp size={22} aria-hidden />
        </button>
      )}
    </form>
  )
}
