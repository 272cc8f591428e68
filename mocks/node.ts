import { createEngine, createKnownNames } from '../src/engine/index.ts'
import { loadKnowledge } from '../src/knowledge/index.ts'
import { createNodeRecogniser } from '../src/recognition/node.ts'
import { analyse } from './db/analysis.ts'
import type { Recognise } from './db/task-reading.ts'

/** Reads and analyses uploaded pictures in Node, by the recogniser of the app; `release` ends its workers. */
export const createNodeReading = async (
  assetsFolder: string,
): Promise<{ recognise: Recognise; release: () => Promise<void> }> => {
  const recogniser = createNodeRecogniser({ assetsFolder })
  const knowledge = await loadKnowledge()
  const isKnownName = createKnownNames(knowledge)
  const engine = createEngine(knowledge)
  return {
    async recognise(photo, hint, onProgress) {
      const reading = await recogniser.read(photo, {
        hint,
        isKnownName,
        onProgress: ({ progress, text }) => onProgress(progress, text),
      })
      if (!reading.ok) return reading
      const words = reading.lines.flatMap(line => line.words)
      return {
        ...reading,
        analysis: analyse(engine, { ...reading, words, isPartial: reading.partial !== undefined }),
      }
    },
    release: async () => recogniser.release(),
  }
}
