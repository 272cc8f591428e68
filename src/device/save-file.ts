/** Where a file is to be kept: rejects where it cannot be written there. */
export type WriteFile = (file: Blob, signal: AbortSignal) => Promise<void>

/** Of the File System Access API, which TypeScript does not know and some browsers have. */
interface FilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string
    types: { accept: Record<string, string[]> }[]
  }) => Promise<Pick<FileSystemFileHandle, 'createWritable'>>
}

declare global {
  interface Window extends FilePicker {}
}

/**
 * Asks where a zip file is to be kept, in the moment of a press; where the browser cannot ask, or may not, it is a download.
 * null where the person closed the question.
 */
export const chooseZipFile = async (name: string, page: FilePicker = window): Promise<WriteFile | null> => {
  if (!page.showSaveFilePicker) return download(name)
  try {
    const handle = await page.showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { 'application/zip': ['.zip'] } }],
    })
    // A file that is there already is replaced when all is written, not before.
    return async (file, signal) => file.stream().pipeTo(await handle.createWritable(), { signal })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    return download(name) // within a frame, or where a rule of the browser forbids it
  }
}

/** Hands a file to the browser's downloads. */
const download =
  (name: string): WriteFile =>
  async file => {
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000) // the download reads it after the click
  }
