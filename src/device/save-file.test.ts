import { expect, it, vi } from 'vitest'
import { chooseZipFile } from './save-file.ts'

const { signal } = new AbortController()

/** A file of the File System Access API; `kept` is what was written when it was closed. */
const openFile = () => {
  const file = { kept: '', asked: '' }
  const createWritable = async () => {
    let written = ''
    return new WritableStream<Uint8Array>({
      write: chunk => {
        written += new TextDecoder().decode(chunk)
      },
      close: () => {
        file.kept = written
      },
    }) as FileSystemWritableFileStream
  }
  const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) => {
    file.asked = suggestedName
    return { createWritable }
  }
  return { file, showSaveFilePicker }
}

it('writes into the file that the person chose', async () => {
  const { file, showSaveFilePicker } = openFile()
  const write = await chooseZipFile('a.zip', { showSaveFilePicker })
  expect(file).toEqual({ asked: 'a.zip', kept: '' })
  await write?.(new Blob(['all of it']), signal)
  expect(file.kept).toBe('all of it')
})

it('leaves the file as it was when writing is cancelled', async () => {
  const { file, showSaveFilePicker } = openFile()
  const write = await chooseZipFile('a.zip', { showSaveFilePicker })
  await expect(write?.(new Blob(['all of it']), AbortSignal.abort())).rejects.toThrow()
  expect(file.kept).toBe('')
})

it('does nothing for a person who closes the question, and downloads where the browser may not ask', async () => {
  const refusing = (name: string) => ({
    showSaveFilePicker: () => Promise.reject(new DOMException('no', name)),
  })
  expect(await chooseZipFile('a.zip', refusing('AbortError'))).toBeNull()

  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  vi.useFakeTimers()
  try {
    for (const page of [refusing('SecurityError'), {}]) {
      const write = await chooseZipFile('a.zip', page)
      await write?.(new Blob(['all of it']), signal)
    }
    vi.runAllTimers() // nothing but the address is left behind
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
  expect(link.click).toHaveBeenCalledTimes(2)
  expect(link.download).toBe('a.zip')
})
