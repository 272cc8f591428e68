import type { components } from '../api/schema.d.ts'
import type { ScanOptions } from '../features/scan/index.ts'
import type { Recogniser } from '../recognition/index.ts'

type Task = components['schemas']['Task']

/** Recognises and analyses on the device, for when no server answers; the task says `source: device`. */
export const createDeviceAnalysis =
  (recogniser: () => Promise<Recogniser>): ScanOptions['analyseHere'] =>
  async (photo, { id, createdAt, lang }, { signal, onProgress }) => {
    const [{ createEngine }, { loadKnowledge }, reader] = await Promise.all([
      import('../engine/index.ts'),
      import('../knowledge/index.ts'),
      recogniser(),
    ])
    const reading = await reader.read(photo, {
      hint: lang === 'en' ? 'en' : 'zh',
      signal,
      onProgress: ({ step, progress }) => onProgress('recognize', step === 'recognise' ? progress : 0),
    })
    if (!reading.ok)
      return { problem: { code: 415, errMsg: 'The photo could not be read', error: reading.code } }
    onProgress('analyze', 0.5)
    const engine = createEngine(await loadKnowledge())
    const product = engine.readProduct(reading.text)
    const words = reading.lines.flatMap(line => line.words)
    const result = engine.analyse({ text: reading.text, language: reading.language, product, words })
    const isList = result.ingredients.length > 0
    const task: Task = {
      id,
      status: isList ? 'done' : 'unrecognized',
      progress: 1,
      createdAt,
      lang,
      source: 'device',
      imageUrl: '',
      product,
      labelText: reading.text,
      result: isList ? result : null,
      sharing: 'private',
      parentShareId: null,
    }
    return { task }
  }
