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

  const recognise: Recognise = async (photo, hint, onProgress, signal) => {
    const reading = await (await recogniser()).read(photo, {
      hint,
      isKnownName: await knownNames(),
      ...(signal ? { signal } : {}),
      onProgress: event => onProgress(overallProgress(event)),
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

  return { recognise, localAnalysis, assess, preparePicture, download }
}

export type RecognitionServices = ReturnType<typeof createRecognitionServices>

/** How much of reading a photo is done: loading and preparing are its first third. */
const overallProgress = ({ step, progress }: RecognitionProgress): number =>
  step === 'load' ? 0.2 * progress : step === 'prepare' ? 0.2 + 0.1 * progress : 0.3 + 0.7 * progress
