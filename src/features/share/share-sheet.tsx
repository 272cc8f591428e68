import { Copy, Download, Link, Link2Off, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem, Result } from '../../api/problems.ts'
import { problemText } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { drawPoster, type PosterTexts } from './poster.ts'
import styles from './share.module.css'
import type { ShareLink } from './shares.ts'

/** Ways to share: a poster, which stays here until it is sent, and a link, which is made only when it is asked for. */
export const ShareSheet = ({
  link,
  isLinkWanted,
  mayMakeLink,
  poster,
  onCancelShare,
  onClose,
}: {
  /** Makes the link; null where there is none to make: the record was analysed on this device alone. */
  link: (() => Promise<Result<ShareLink>>) | null
  /** The link is there already, or was asked for before the sheet was opened. */
  isLinkWanted: boolean
  /** Whether a link may be made now; if not, it sees to that, such as by login. */
  mayMakeLink: () => boolean
  /** What the poster says, but for the address; null for none. */
  poster: Omit<PosterTexts, 'url'> | null
  /** Takes the share back; null when it is not shared. */
  onCancelShare: (() => Promise<Problem | null>) | null
  onClose: () => void
}) => {
  const { t } = useTranslation('share')
  const { t: problems } = useTranslation(['problems'])
  const [isWanted, setIsWanted] = useState(isLinkWanted)
  const { shared, problem, setProblem } = useShareLink(isWanted ? link : null)
  const cancelShare = async () => {
    const refused = await onCancelShare?.()
    if (refused) return setProblem(refused)
    void toast(t('cancelled'))
    onClose()
  }
  return (
    <Dialog
      title={t('title')}
      onDismiss={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles['ways']}>
        {poster && <Poster texts={{ ...poster, url: shared?.url ?? null }} />}
        {link === null && <p className={styles['note']}>{t('onlyHere')}</p>}
        {problem && (
          <p className={styles['problem']} role="alert">
            {problemText(problems, problem.code)}
          </p>
        )}
        {link !== null && !isWanted && (
          <>
            <Button isWide look="secondary" onClick={() => mayMakeLink() && setIsWanted(true)}>
              <Link size={20} aria-hidden />
              {t('makeLink')}
            </Button>
            <p className={styles['note']}>{t('makeLinkHint')}</p>
          </>
        )}
        {link !== null && isWanted && shared === null && problem === null && (
          <p role="status">{t('making')}</p>
        )}
        {shared && <LinkWays shared={shared} />}
        {shared && onCancelShare && (
          <Button isWide look="quiet" onClick={() => void cancelShare()}>
            <Link2Off size={20} aria-hidden />
            {t('cancelShare')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Makes the link once it is wanted, and only once. */
const useShareLink = (link: (() => Promise<Result<ShareLink>>) | null) => {
  const [shared, setShared] = useState<ShareLink | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isWanted = link !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, whatever function would make it
  useEffect(() => {
    let isCurrent = true
    void link?.().then(result => {
      if (!isCurrent) return
      if (result.problem) setProblem(result.problem)
      else setShared(result.data)
    })
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return { shared, problem, setProblem }
}

/** The link itself, sent by the system's sheet or copied. */
const LinkWays = ({ shared: { title, url } }: { shared: ShareLink }) => {
  const { t } = useTranslation('share')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      void toast(t('copied'))
    } catch {
      void toast(t('copyFailed'), 'failed')
    }
  }
  const send = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // Closing the system's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy()
    })
  return (
    <>
      <p className={styles['note']}>{t('readOnly')}</p>
      <input className={styles['url']} readOnly aria-label={t('link')} value={url} />
      {'share' in navigator && (
        <Button isWide onClick={() => void send()}>
          <Share2 size={20} aria-hidden />
          {t('send')}
        </Button>
      )}
      <Button isWide look="secondary" onClick={() => void copy()}>
        <Copy size={20} aria-hidden />
        {t('copy')}
      </Button>
    </>
  )
}

/** The poster of a report, drawn once for each address, to be saved. */
const Poster = ({ texts }: { texts: PosterTexts }) => {
  const { t } = useTranslation('share')
  const [url, setUrl] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for each address
  useEffect(() => {
    let made: string | null = null
    let isCurrent = true
    drawPoster(texts).then(
      poster => {
        made = URL.createObjectURL(poster)
        if (isCurrent) setUrl(made)
        else URL.revokeObjectURL(made)
      },
      () => setHasFailed(true),
    )
    return () => {
      isCurrent = false
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [texts.url])
  if (hasFailed)
    return (
      <p className={styles['problem']} role="alert">
        {t('posterFailed')}
      </p>
    )
  if (url === null) return <p role="status">{t('drawing')}</p>
  return (
    <>
      <img className={styles['poster']} src={url} alt={t('posterAlt', { name: texts.product })} />
      <a className={styles['save']} href={url} download="analyze-h5.png">
        <Download size={20} aria-hidden />
        {t('savePoster')}
      </a>
    </>
  )
}
