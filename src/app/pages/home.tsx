import type { i18n } from 'i18next'
import { BookOpen, Camera, Images, Keyboard, Trophy, User } from 'lucide-react'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import type { StartResult } from '../../features/scan/index.ts'
import { isWeChat } from '../../is-wechat.ts'
import { pageLinks, pagePaths } from '../../paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import type { Services } from '../services/services.ts'
import styles from './home.module.css'

// The first page contains only what it shows immediately; the rest is one chunk.
const load = () => import('./home-page-lazy.tsx')
const ScanProgress = lazyComponent(async () => (await load()).ScanProgress)
const AdviceDialog = lazyComponent(async () => (await load()).AdviceDialog)
const RefusalNotice = lazyComponent(async () => (await load()).RefusalNotice)
const RecentRecords = lazyComponent(async () => (await load()).RecentRecords, { isOptional: true })
const InstallInvitation = lazyComponent(async () => (await load()).InstallInvitation, { isOptional: true })
const ExamplePair = lazyComponent(async () => (await load()).ExamplePair, { isOptional: true })
const TypedList = lazyComponent(async () => (await load()).TypedListDialog)
const RankingDialog = lazyComponent(async () => (await load()).RankingDialog)
const FileIntake = lazyComponent(async () => (await load()).FileIntake, { isOptional: true })
const CameraDialog = lazyComponent(async () => (await load()).CameraDialog)

/** The camera is open; `reason` is what was wrong with the photo before. */
interface Aim {
  reason: Extract<StartResult, { advice: unknown }>['advice'][number] | null
}

/** The entry page: take or choose a photo, and find the last records again. */
export const HomePage = ({
  services,
  start,
}: {
  services: Services
  /** What to open at once, from links and the app's shortcuts: `camera`, `type`, or the photos that are `shared` or `files`. */
  start?: string | undefined
}) => {
  const { t } = useTranslation('home')
  const [, navigate] = useLocation()
  const [isTyping, setIsTyping] = useState(start === 'type')
  const [isRanking, setIsRanking] = useState(false)
  const [aim, setAim] = useState<Aim | null>(start === 'camera' ? { reason: null } : null)
  const { watchRecords, mayHoldRecords: read } = services
  const mayHoldRecords = useSyncExternalStore(watchRecords, read, read)

  const show = ({ id }: { id: string }) => navigate(pageLinks.analysis(id))
  const { take, choose, isPreparing, pausedStart, retake } = usePhotoStart(services, show)
  useOpening(start, take)
  if (isPreparing) return <ScanProgress lifecycle={null} photoUrl={null} />
  return (
    <div className={styles['page']}>
      <section className={styles['hero']}>
        <h2 className={styles['heading']}>{t('heading')}</h2>
        <p className={styles['lead']}>{t('lead')}</p>
        <Starts
          onFiles={choose}
          onPhotoWanted={() => expectPhoto(services)}
          onCamera={() => setAim({ reason: null })}
          onType={() => setIsTyping(true)}
        />
        {pausedStart &&
          ('refusal' in pausedStart ? (
            <RefusalNotice refusal={pausedStart.refusal} />
          ) : (
            <AdviceDialog
              start={pausedStart}
              onRetake={() => {
                retake()
                setAim({ reason: pausedStart.advice[0] ?? null })
              }}
              onStarted={show}
            />
          ))}
      </section>
      {/* Above what comes later: the prerendered page has them in the same place, and nothing pushes them away. */}
      <HomeLinks onRanking={() => setIsRanking(true)} />
      {mayHoldRecords && (
        <RecentRecords
          load={services.recentRecords}
          loadPhoto={services.recordPhoto}
          whenEmpty={<ExamplePair />}
        />
      )}
      {mayHoldRecords && (
        <InstallInvitation localStore={services.localStore} loadRecords={services.recentRecords} />
      )}
      <FileIntake onFiles={take} />
      {aim && (
        <CameraDialog
          assess={services.assess}
          reason={aim.reason}
          onClose={() => setAim(null)}
          onPhoto={photo => {
            setAim(null)
            void take([photo])
          }}
        />
      )}
      {isTyping && (
        <TypedList
          onCancel={() => setIsTyping(false)}
          onSubmit={async text => {
            const entered = await (await (await services.lazyServices()).scans()).analyseTypedList(text)
            if (entered) show(entered)
            return entered !== null
          }}
        />
      )}
      {isRanking && (
        <RankingDialog loadRecords={services.recentRecords} onClose={() => setIsRanking(false)} />
      )}
      {!mayHoldRecords && <Tips />}
      {!mayHoldRecords && <ExamplePair />}
    </div>
  )
}

/** Takes the photos the page was opened with, and the way of opening out of its address: coming back does not open it again. */
const useOpening = (start: string | undefined, take: (photos: File[]) => Promise<void>) => {
  const [, navigate] = useLocation()
  const takeIncoming = useEffectEvent(async (opener: string) =>
    take(await (await load()).incomingPhotos(opener)),
  )
  useEffect(() => {
    if (start === undefined) return
    navigate(pagePaths.home, { replace: true })
    void takeIncoming(start)
  }, [start, navigate])
}

/** The ways to start an analysis: the camera first, the album and the keyboard beneath it. */
const Starts = ({
  onFiles,
  onPhotoWanted,
  onCamera,
  onType,
}: {
  onFiles: (event: ChangeEvent<HTMLInputElement>) => void
  /** The camera or the album is about to open. */
  onPhotoWanted: () => void
  onCamera: () => void
  onType: () => void
}) => {
  const { t } = useTranslation('home')
  const gallery = useRef<HTMLInputElement>(null)
  const systemCamera = useRef<HTMLInputElement>(null)
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        className={styles['camera']}
        onClick={() => {
          onPhotoWanted()
          if (isWeChat()) systemCamera.current?.click()
          else onCamera()
        }}
      >
        <Camera size={30} strokeWidth={1.75} aria-hidden />
        {t('camera')}
      </button>
      <Button
        look="secondary"
        onClick={() => {
          onPhotoWanted()
          gallery.current?.click()
        }}
      >
        <Images size={20} aria-hidden />
        {t('gallery')}
      </Button>
      <Button look="secondary" onClick={onType}>
        <Keyboard size={20} aria-hidden />
        {t('type')}
      </Button>
      <input
        ref={gallery}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={onFiles}
        data-testid="gallery"
      />
      <input
        ref={systemCamera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={onFiles}
        data-testid="system-camera"
      />
    </div>
  )
}

/** The ways on from the entry page. */
const HomeLinks = ({ onRanking }: { onRanking: () => void }) => {
  const { t } = useTranslation('home')
  return (
    <nav className={styles['links']} aria-label={t('links.label')}>
      <button type="button" className={styles['quick']} onClick={onRanking}>
        <Trophy size={22} aria-hidden />
        {t('links.ranking')}
      </button>
      <Link className={styles['quick'] ?? ''} href={pagePaths.example}>
        <BookOpen size={22} aria-hidden />
        {t('links.example')}
      </Link>
      <Link className={styles['quick'] ?? ''} href={pagePaths.my}>
        <User size={22} aria-hidden />
        {t('links.vip')}
      </Link>
    </nav>
  )
}

/** How to take a good photo. */
const Tips = () => {
  const { t } = useTranslation('home')
  return (
    <section className={styles['tips']}>
      <h2 className={styles['tipsTitle']}>{t('tips.title')}</h2>
      <ol className={styles['tips']}>
        {(['1', '2', '3'] as const).map(number => (
          <li key={number} className={styles['tip']}>
            <span className={styles['tipNumber']} aria-hidden>
              {number}
            </span>
            {t(`tips.${number}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Loads the page that shows the analysis while the photos are prepared: it is there when it is opened, without a blank moment. */
const warmAnalysisPage = (texts: i18n) => {
  const parts = [
    import('../routing/lazy-screens.ts'),
    import('./analysis.tsx'),
    // With the words for a network that is lost meanwhile.
    texts.loadNamespaces(['report', 'scan', 'problems']),
  ]
  // Where they cannot be fetched the page itself says so.
  for (const part of parts) part.catch(() => {})
}

/** Has what reads photos opened while one is taken, chosen or saved. Where that fails, the reading opens it and says so. */
const expectPhoto = (services: Services) => void services.expectPhoto().catch(() => {})

/** Starts with chosen photos; `pausedStart` is why one was refused, or advice to take it again. */
const usePhotoStart = (services: Services, onStarted: (record: { id: string }) => void) => {
  const { i18n } = useTranslation()
  const [isPreparing, setIsPreparing] = useState(false)
  const [pausedStart, setPausedStart] = useState<Exclude<StartResult, { id: string }> | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = '' // choosing the same file again must count
    void take(files)
  }
  const take = async (files: File[]) => {
    if (files.length === 0) return // the chooser was closed
    setIsPreparing(true)
    setPausedStart(null)
    warmAnalysisPage(i18n)
    expectPhoto(services)
    try {
      const started = await (await (await services.lazyServices()).scans()).start(files)
      if ('id' in started) onStarted(started)
      else setPausedStart(started)
    } catch (error) {
      setFailure({ error })
    } finally {
      setIsPreparing(false)
    }
  }

  const retake = () => {
    if (pausedStart && 'discard' in pausedStart) void pausedStart.discard()
    setPausedStart(null)
  }

  if (failure) throw failure.error // the page around it says that something could not be loaded
  return { take, choose, isPreparing, pausedStart, retake }
}
