import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { createBackupPacker } from '../../../src/storage/backup/pack-backup.ts'
import { backupOf, restore } from '../../backups.ts'
import { taskOf } from '../../task.ts'
import { endFaults, faults } from '../faulty.ts'
import { at, type Command, command, type Model, type ModelRecord, owned, type Real } from './commands.ts'

const modelRecord = (id: string, owner: string, over: Partial<ModelRecord>): ModelRecord => ({
  ...{ id, owner, kind: 'typed', text: '', corrections: [], isCancelled: false },
  ...over,
})

/** A JPEG that says where it was taken. */
const locatedPhoto = async (photo: Blob): Promise<ArrayBuffer> => {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const exif = [0xff, 0xe1, 0, 8, ...[...'Exif'].map(letter => letter.charCodeAt(0)), 0, 0]
  return new Uint8Array([...bytes.subarray(0, 2), ...exif, ...bytes.subarray(2)]).buffer
}

/** A backup of another device: a report, a photo that was never analysed, with its place, and records that are none. */
const importForeign = async (model: Model, { device }: Real): Promise<void> => {
  const [typed, photo] = [device.newId(), device.newId()]
  const text = '配料：水、食用盐'
  const record = { owner: 'v1_elsewhere', createdAt: '2026-01-01T00:00:00Z', lang: 'zh-Hans' as const }
  const done = { phase: 'done', task: taskOf({ id: typed, source: 'device', labelText: text }) } as const
  const bytes = await locatedPhoto(device.photo())
  const packer = createBackupPacker()
  await packer.add([
    { record: { ...record, id: typed, lifecycle: done } as never, turns: [], photos: [] },
    {
      record: { ...record, id: photo, lifecycle: { phase: 'waiting' } } as never,
      turns: [],
      photos: [{ id: photo, type: 'image/jpeg', bytes }],
    },
    {
      record: { ...record, id: device.newId(), lifecycle: { ...done, task: {} } } as never,
      turns: [],
      photos: [],
    },
    { record: { ...record, id: device.newId(), lifecycle: null } as never, turns: [], photos: [] },
  ])
  // As an earlier version took them in: with their metadata.
  const restored = await restore(device.storage, model.owner, await packer.finish())
  expect(restored).toMatchObject({ added: 2, setAside: 2 })
  model.records.set(typed, modelRecord(typed, model.owner, { text }))
  model.records.set(photo, modelRecord(photo, model.owner, { kind: 'photo' }))
  model.photos += 1
}

/** Deletes all that an account has here, while the database may refuse it; what is reported as done is done. */
const forgetAccount = async (model: Model, { device }: Real, uid: string, isBroken: boolean) => {
  if (isBroken) faults['every transaction is aborted'].begin()
  const left = await device.forget(uid).finally(endFaults)
  const owner = `v1_${uid}`
  const stays = await device.storage.listSummaries(owner)
  if (!left.includes('records')) {
    expect(stays, `records of ${uid} after their deletion was reported`).toEqual([])
    for (const record of [...model.records.values()])
      if (record.owner === owner) {
        model.records.delete(record.id)
        model.deleted.add(record.id)
      }
  }
  const anonymous = `v1_${device.storage.deviceId()}`
  for (const record of model.records.values()) if (record.owner === model.anonymous) record.owner = anonymous
  if (model.owner === model.anonymous) model.owner = anonymous
  model.anonymous = anonymous
  device.session.owner = model.owner
}

const index = fc.nat(50)

/** What happens to a device besides its use: backups, lost settings, deletions that fail, a kill in the midst of taking a photo. */
export const accidents: fc.Arbitrary<Command>[] = [
  fc.constant(command('import a backup of another device', importForeign)),
  fc.constant(
    command(
      'back up, delete all, and import it',
      async (model, { device, tabs }) => {
        // Nothing may be under way: its end would be written after the deletion.
        for (const tab of tabs.splice(0)) tab.kill()
        tabs.push(device.open())
        const file = await backupOf(device.storage, model.owner)
        expect(await device.storage.deleteAll(model.owner)).toEqual({ ok: true })
        expect(await restore(device.storage, model.owner, file)).toMatchObject({ setAside: 0 })
      },
      model => owned(model).length > 0,
    ),
  ),
  fc.constant(
    command('localStorage is lost', async (model, { device, tabs }) => {
      for (const tab of tabs.splice(0)) tab.kill()
      await device.loseLocalStorage()
      tabs.push(device.open())
      expect(`v1_${device.storage.deviceId()}`, 'the id of the device').toBe(model.anonymous)
    }),
  ),
  fc.tuple(fc.constantFrom('u-1', 'u-2'), fc.boolean()).map(([uid, isBroken]) =>
    command(
      `delete the account ${uid}${isBroken ? ', which the database refuses' : ''}`,
      async (model, real) => {
        for (const tab of real.tabs.splice(0)) tab.kill()
        real.tabs.push(real.device.open())
        await forgetAccount(model, real, uid, isBroken)
      },
    ),
  ),
  index.map(tab =>
    command('take a photo, and be killed while it is assessed', async (model, { device, tabs }) => {
      const before = new Set((await device.storage.listSummaries(model.owner)).map(({ id }) => id))
      let isAssessed = () => {}
      const assessing = new Promise<void>(resolve => {
        isAssessed = resolve
      })
      const doomed = device.open(() => {
        isAssessed()
        return new Promise<[]>(() => {})
      })
      void doomed.scans.start([device.photo()])
      await assessing
      doomed.kill()
      const taken = (await device.storage.listSummaries(model.owner)).filter(({ id }) => !before.has(id))
      expect(taken.length, 'the photo that was taken').toBe(1)
      const id = taken[0]?.id ?? ''
      model.records.set(id, modelRecord(id, model.owner, { kind: 'photo' }))
      model.photos += 1
      void at(tabs, tab)?.scans.resume()
    }),
  ),
]
