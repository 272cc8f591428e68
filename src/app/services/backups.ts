import type { EagerServices } from './eager-services.ts'

/** All that is kept of the person as a file, and back; restored records belong to the person, even if another exported them. */
export const createBackups = ({ storage, owner }: EagerServices) => ({
  async save() {
    const contents = await (await storage()).exportContents(owner())
    return 'problem' in contents ? contents : (await import('../../storage/index.ts')).packBackup(contents)
  },
  async restore(file: File) {
    const [{ isTaskRecord }, { unpackBackup }] = await Promise.all([
      import('../../records/index.ts'),
      import('../../storage/index.ts'),
    ])
    const contents = await unpackBackup(file, isTaskRecord)
    if (typeof contents === 'string') return { problem: contents }
    const records = contents.records.map(record => ({ ...record, owner: owner() }))
    return (await storage()).importContents({ ...contents, records })
  },
})
