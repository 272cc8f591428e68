import type { LocalAnalysis, Recognise } from '../../analysis/local-analysis.ts'
import { lazy } from '../../lazy.ts'
import type { Download, QualityCode, Recogniser, RecognitionProgress } from '../../recognition/index.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { Environment } from './eager-services.ts'

/** What reads and analyses photos on the device, each made on its first use. */
export const createRecognitionServices = (i18n: Environment['i18n']) => {
  const assetsUrl = `${import.meta.env.BASE_URL}recognition/`
  const recogniser = lazy<Recogniser>(async () => {
    const { createRecogniser } = await import('../../recognition/index.ts')
    return createRecogniser({ assetsUrl })
  })

  // Rows that hold a name nobody knows are read a second time. The names come from the worker, which has the tables.
  const knownNames = lazy(async () => {
    const [{ createNameCheck }, analysis] = await Promise.all([
      import('../../engine/text/bare-name.ts'),
      localAnalysis(),
    ])
    return createNameCheck(await analysis.knownNames())
  })

  /** Whether photos are read here, not by a server that has to be asked first. */
  const readsHere = () => import.meta.env.VITE_API === 'mock' || !navigator.onLine

  /** A photo is being taken or chosen: what reads it is opened meanwhile, where that costs no data. */
  const expectPhoto = async (): Promise<void> => {
    if (readsHere()) await (await recogniser()).warmUp()
  }

  const recognise: Recognise = async (photo, hint, onProgress, signal) => {
    const reader = await recogniser()
    // The networks are opened while the names are loaded.
    void reader.warmUp({ mayFetch: true })
    const isKnownName = await knownNames()
    let most = 0
    const reading = await reader.read(photo, {
      hint,
      isKnownName,
      ...(signal ? { signal } : {}),
      onProgress: event => {
        // An English label is read a second time; what was done stays done.
        most = Math.max(most, overallProgress(event))
        onProgress(most, event.text)
      },
    })
    if (reading.ok && reading.isBasic) {
      await i18n.loadNamespaces('scan')
      await toast(i18n.t('scan:basicReader'), 'failed')
    }
    return reading
  }

  const localAnalysis = lazy<LocalAnalysis>(async () => {
    const { createLocalAnalysis } = await import('../../analysis/local-analysis.ts')
    return createLocalAnalysis(recognise)
  })

  /** What speaks against a photo before it is read, most telling first. */
  const assess = async (photo: Blob): Promise<QualityCode[]> => {
    const assessed = await (await recogniser()).assess(photo)
    return assessed.ok ? assessed.quality.map(({ code }) => code) : []
  }

  /** A chosen picture as it may leave the device, null when it is none. */
  const preparePicture = async (file: Blob): Promise<Blob | null> => {
    const [{ inspectPhoto }, { preparePhoto }] = await Promise.all([
      import('../../recognition/index.ts'),
      import('../../device/index.ts'),
    ])
    const header = await inspectPhoto(file)
    const prepared = header.ok ? await preparePhoto(file, header) : null
    return prepared?.ok ? prepared.photo : null
  }

  /** The recogniser's files for use without a network; null where nothing can be kept. */
  const download = lazy<Download | null>(async () => {
    const { createDownload } = await import('../../recognition/index.ts')
    return createDownload(assetsUrl)
  })

  return { recognise, localAnalysis, assess, expectPhoto, preparePicture, download }
}

export type RecognitionServices = ReturnType<typeof createRecognitionServices>

/** How much of reading a photo is done: loading and preparing are its first third. */
const overallProgress = ({ step, progress }: RecognitionProgress): number =>
  step === 'load' ? 0.2 * progress : step === 'prepare' ? 0.2 + 0.1 * progress : 0.3 + 0.7 * progress
