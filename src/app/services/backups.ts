import { chooseZipFile } from '../../device/save-file.ts'
import type { BackupReminder } from '../../features/history/index.ts'
import type { BackupRun, ExportResult, ImportResult, StoredPhoto } from '../../storage/index.ts'
import type { EagerServices } from './eager-services.ts'

/** All that is kept of the person as a file, and back; restored records belong to the person, even if another exported them. */
export const createBackups = (
  { storage, owner }: EagerServices,
  /** A photo drawn again without its metadata; null where it is none. */
  redraw: (photo: Blob) => Promise<Blob | null>,
  reminder: () => Promise<BackupReminder>,
) => ({
  /** Asks for the file's place, in the moment of a press; null where the person closed the question. */
  chooseFile: () => chooseZipFile(`analyze-h5-${new Date().toISOString().slice(0, 10)}.zip`),
  /** A backup was written: the person is not reminded for a while. */
  noteSaved: async (): Promise<void> => (await reminder()).note(),
  async save(run: BackupRun): Promise<ExportResult> {
    const { exportBackup, startBackupWorker } = await import('../../storage/index.ts')
    return exportBackup(await storage(), owner(), startBackupWorker, run)
  },
  async restore(file: File, run: BackupRun): Promise<ImportResult> {
    const [{ importBackup, startBackupWorker }, { isPlainJpeg }] = await Promise.all([
      import('../../storage/index.ts'),
      import('../../device/index.ts'),
    ])
    const cleanPhoto = async (photo: StoredPhoto): Promise<StoredPhoto | null> => {
      if (photo.type === 'image/jpeg' && isPlainJpeg(new Uint8Array(photo.bytes))) return photo
      const drawn = await redraw(new Blob([photo.bytes], { type: photo.type }))
      return drawn && { id: photo.id, type: drawn.type, bytes: await drawn.arrayBuffer() }
    }
    const kept = await storage()
    return importBackup(kept, { owner: owner(), file }, { startJob: startBackupWorker, cleanPhoto }, run)
  },
})
