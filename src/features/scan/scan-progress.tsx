import { Circle, CircleCheck, CircleX, FileSearch, LoaderCircle } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import type { TaskState } from '../../records/index.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/overlays/notice.tsx'
import { ReadRows } from './read-rows.tsx'
import styles from './scan-progress.module.css'

const steps = ['prepare', 'upload', 'recognize', 'analyze'] as const
type Step = (typeof steps)[number]

/** The progress of an analysis; null while its photo is still being prepared. */
const stepOf = (lifecycle: TaskState | null): { step: Step; progress: number } => {
  if (lifecycle === null || lifecycle.phase === 'waiting') return { step: 'prepare', progress: 0.05 }
  if (lifecycle.phase !== 'working') return { step: 'upload', progress: 0.12 }
  const { step, progress } = lifecycle
  return { step, progress: step === 'analyze' ? 0.92 : 0.2 + 0.7 * progress }
}

/** How long it still takes, judged by what is done; null where an estimate would jump about, or be over before it is read. */
const secondsLeftOf = (elapsedMs: number, progress: number): number | null =>
  elapsedMs > 1_000 && progress > 0.3 && progress < 0.9
    ? Math.ceil((elapsedMs * (1 - progress)) / progress / 1000)
    : null

/** 'Thinking...', with what it is doing; and what to do when it did not succeed. */
export const ScanProgress = ({
  lifecycle,
  photoUrl,
  onCancel,
  onRetry,
  onEdit,
}: {
  lifecycle: TaskState | null
  /** Null while it is on its way, and has its place. */
  photoUrl?: string | null | undefined
  onCancel?: () => void
  onRetry?: () => void
  /** Cuts and turns the photos. */
  onEdit?: () => void
}) => {
  const { t } = useTranslation('scan')
  const began = useRef(performance.now())
  const least = useRef(Number.POSITIVE_INFINITY)

  const edit = onEdit && (
    <Button look="secondary" onClick={onEdit}>
      {t('edit.open')}
    </Button>
  )
  if (lifecycle?.phase === 'unrecognized') return <Unrecognised photoUrl={photoUrl} edit={edit} />
  if (lifecycle?.phase === 'failed')
    return (
      <Notice
        icon={CircleX}
        title={t('failed')}
        hint={<FailureText problem={lifecycle.problem} />}
        role="alert"
      >
        <Button onClick={onRetry}>{t('retry')}</Button>
        {edit}
        <ButtonLink href="/" look="secondary">
          {t('another')}
        </ButtonLink>
      </Notice>
    )
  if (lifecycle?.phase === 'cancelled')
    return (
      <Notice icon={CircleX} title={t('cancelled')} role="status">
        <Button onClick={onRetry}>{t('retry')}</Button>
        {edit}
        <ButtonLink href="/" look="secondary">
          {t('another')}
        </ButtonLink>
      </Notice>
    )

  const { step, progress } = stepOf(lifecycle)
  const at = steps.indexOf(step)
  const estimate = secondsLeftOf(performance.now() - began.current, progress)
  // A time that is told only gets shorter.
  if (estimate !== null) least.current = Math.min(least.current, estimate)
  const secondsLeft = estimate === null ? null : least.current
  return (
    <div className={styles['page']}>
      {photoUrl === null && <div className={styles['photo']} />}
      {photoUrl && <img className={styles['photo']} src={photoUrl} alt={t('photo')} />}
      <p className={styles['thinking']} role="status">
        {t('thinking')}
      </p>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
      >
        <div className={styles['fill']} style={{ width: `${progress * 100}%` }} />
      </div>
      <p className={styles['left']}>{secondsLeft === null ? '\u00a0' : t('left', { count: secondsLeft })}</p>
      <Steps at={at} />
      <div className={styles['ways']}>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {edit}
      </div>
      <ReadRows text={lifecycle?.phase === 'working' ? (lifecycle.text ?? '') : ''} />
    </div>
  )
}

/** No list on the photo: what was taken, and the ways to a list. */
const Unrecognised = ({ photoUrl, edit }: { photoUrl: string | null | undefined; edit: ReactNode }) => {
  const { t } = useTranslation('scan')
  return (
    <>
      {photoUrl === null && <div className={styles['photo']} />}
      {photoUrl && <img className={styles['photo']} src={photoUrl} alt={t('photo')} />}
      <Notice icon={FileSearch} title={t('unrecognized.title')} hint={t('unrecognized.hint')} role="alert">
        <ButtonLink href={pageLinks.camera}>{t('advice.retake')}</ButtonLink>
        {edit}
        <ButtonLink href={pageLinks.typeList} look="secondary">
          {t('list.title')}
        </ButtonLink>
      </Notice>
    </>
  )
}

/** Why it failed, in words: the recogniser's reason where it has one, else the problem's. */
const FailureText = ({ problem }: { problem: Extract<TaskState, { phase: 'failed' }>['problem'] }) => {
  const { t } = useTranslation('scan')
  const { t: problems } = useTranslation(['problems'])
  const { code, error } = problem
  const isKnown = error === 'assets-missing' || error === 'timeout' || error === 'too-small'
  return (
    <>
      {isKnown ? t(`failures.${error}`) : problemText(problems, code)}
      <br />
      {t('kept')}
    </>
  )
}

/** The steps of an analysis, of which the one at `at` is under way. */
const Steps = ({ at }: { at: number }) => {
  const { t } = useTranslation('scan')
  return (
    <ol className={styles['steps']}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={`${styles['step']} ${index < at ? styles['done'] : index === at ? styles['now'] : ''}`}
        >
          {index < at ? (
            <CircleCheck size={20} aria-hidden />
          ) : index === at ? (
            <LoaderCircle size={20} className={styles['spin']} aria-hidden />
          ) : (
            <Circle size={20} aria-hidden />
          )}
          {t(`steps.${name}`)}
          {index <= at && <span className="visually-hidden">{t(index < at ? 'stepDone' : 'stepNow')}</span>}
        </li>
      ))}
    </ol>
  )
}
