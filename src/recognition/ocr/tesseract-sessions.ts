import type { OnProgress, Outcome, Platform } from '../tesseract-platform.ts'
import type { Attempt } from './attempt.ts'
import type { Language } from './reading.ts'
import type { TesseractClient } from './tesseract-client.ts'

const MODELS: Record<Language, string> = { zh: 'chi_sim', en: 'eng' }
/** Shares of the first load, by download size, for a progress that moves evenly. */
const CORE_SHARE = 0.5

/** A worker with the model of a language. */
export interface Session {
  ok: true
  client: TesseractClient
  language: Language
}

/** The second worker: ready, loading, or (undefined) not available. No step waits for it. */
interface Helper {
  opening: Promise<Session | undefined>
  ending: AbortController
}

type TesseractStart = Pick<Platform, 'start' | 'model'>

/** The Tesseract workers, kept for the next photo: the first, and a second where it may help. */
export interface TesseractSessions {
  /** The first, in the wanted language: as it is, switched over, or started. */
  open: (language: Language, signal: AbortSignal, onProgress: OnProgress) => Outcome<Session>
  /** The second, in the wanted language; undefined where there is none. */
  openHelper: (language: Language) => Promise<Session | undefined>
  /** Whether a second may be started: not after one has failed, as most likely memory is short. */
  mayHelp: () => boolean
  /** From now on one worker is used; `isEnded`: the second is ended at once. */
  refuseHelp: (options?: { isEnded: boolean }) => void
  /** Ends both. */
  end: () => void
}

/** Sessions on a platform with up to two workers. */
export function createTesseractSessions(
  platform: TesseractStart,
  attempt: Attempt,
  workers: 1 | 2,
): TesseractSessions {
  let session: Outcome<Session> | undefined
  let client: TesseractClient | undefined
  let helper: Helper | undefined
  let mayHelp = workers > 1

  const endHelper = () => {
    helper?.ending.abort()
    helper = undefined
  }

  const end = () => {
    client?.terminate()
    client = undefined
    session = undefined
    endHelper()
  }

  /** The one session, in the wanted language: as it is, switched over, or started. */
  const open = (language: Language, signal: AbortSignal, onProgress: OnProgress): Outcome<Session> => {
    const before = session
    const opening = (async (): Outcome<Session> => {
      const earlier = await before
      if (earlier?.ok && earlier.language === language) return earlier
      return attempt('load', signal, inner =>
        openSession(platform, language, earlier?.ok ? earlier : undefined, inner, onProgress, started => {
          client = started
        }),
      )
    })()
    session = opening
    void opening.then(outcome => {
      // Preparation of the photo may still be running, and continues.
      if (!outcome.ok && session === opening) end()
    })
    return opening
  }

  /** The second worker in the wanted language. One that failed is not tried again: most likely memory is short. */
  const openHelper = (language: Language): Promise<Session | undefined> => {
    const before = helper
    const ending = before?.ending ?? new AbortController()
    const { signal } = ending
    const start = async (): Promise<Session | undefined> => {
      const earlier = await before?.opening
      if (signal.aborted || !mayHelp) return undefined
      if (earlier?.language === language) return earlier
      const terminateAtEnd = (started: TesseractClient) =>
        signal.addEventListener('abort', () => started.terminate())
      const opened = await openSession(platform, language, earlier, signal, () => {}, terminateAtEnd).catch(
        () => undefined,
      )
      if (signal.aborted) return undefined
      if (opened?.ok) return opened
      mayHelp = false
      ending.abort()
      return undefined
    }
    const opening = start()
    helper = { opening, ending }
    return opening
  }

  return {
    open,
    openHelper,
    mayHelp: () => mayHelp,
    refuseHelp: ({ isEnded } = { isEnded: false }) => {
      mayHelp = false
      if (isEnded) endHelper()
    },
    end,
  }
}

/** Starts a worker, or takes an earlier one, and loads the model of the language into it. */
async function openSession(
  platform: TesseractStart,
  language: Language,
  earlier: Session | undefined,
  signal: AbortSignal,
  onProgress: OnProgress,
  onStarted: (started: TesseractClient) => void,
): Outcome<Session> {
  let [coreShare, modelShare] = earlier ? [1, 0] : [0, 0]
  const report = () => onProgress(coreShare * CORE_SHARE + modelShare * (1 - CORE_SHARE))
  const starting = earlier
    ? { ok: true as const, client: earlier.client }
    : platform.start(signal, share => {
        coreShare = share
        report()
      })
  const loading = platform.model(MODELS[language], signal, share => {
    modelShare = share
    report()
  })
  const [started, model] = await Promise.all([starting, loading])
  if (!started.ok) return started
  if (!earlier) onStarted(started.client)
  if (signal.aborted) started.client.terminate()
  if (!model.ok) return model
  await started.client.setLanguage(MODELS[language], model.data)
  onProgress(1)
  return { ok: true, client: started.client, language }
}
