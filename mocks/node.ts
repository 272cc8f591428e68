import { createKnownNames } from '../src/engine/index.ts'
import { loadKnowledge } from '../src/knowledge/index.ts'
import { createNodeRecogniser } from '../src/recognition/node.ts'
import type { Recognise } from './db/tasks.ts'

/** Reads uploaded pictures in Node, by the recogniser of the app; `release` ends its workers. */
export const createNodeReading = async (
  assetsFolder: string,
): Promise<{ recognise: Recognise; release: () => Promise<void> }> => {
  const recogniser = createNodeRecogniser({ assetsFolder })
  const isKnownName = createKnownNames(await loadKnowledge())
  return {
    recognise: (photo, hint, onProgress) =>
      recogniser.read(photo, { hint, isKnownName, onProgress: ({ progress }) => onProgress(progress) }),
    release: async () => recogniser.release(),
  }
}
