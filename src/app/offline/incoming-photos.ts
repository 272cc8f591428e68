import { takeSharedPhotos } from './shared-photos.ts'

/** What the system opens the app with where it handles files; in Chromium only, and not in the library's types. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void
}

const launchQueueOf = (page: typeof globalThis): LaunchQueue | undefined => Reflect.get(page, 'launchQueue')

/** How the app can be opened with photos: from another app's share menu, or from the system's files. */
const sources: Record<string, () => Promise<File[]>> = {
  shared: () => takeSharedPhotos(caches),
  files: () =>
    new Promise(resolve => {
      const queue = launchQueueOf(globalThis)
      if (queue === undefined) resolve([])
      queue?.setConsumer(({ files }) => void Promise.all(files.map(file => file.getFile())).then(resolve))
    }),
}

/** The photos the app was opened with; none for any other `start`. */
export const incomingPhotos = async (start: string): Promise<File[]> => sources[start]?.() ?? []
