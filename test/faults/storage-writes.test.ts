import 'fake-indexeddb/auto'
import { afterEach, expect, it } from 'vitest'
import type { TaskRecord } from '../../src/records/index.ts'
import type { Storage, WriteResult } from '../../src/storage/index.ts'
import { expectDocumented, type FaultRow } from './documented.ts'
import {
  endFaults,
  type Fault,
  faults,
  keptIn,
  openFilled,
  openOn,
  owner,
  photoOf,
  recordOf,
  turnOf,
} from './faulty.ts'

interface Act {
  run: (storage: Storage<TaskRecord>) => Promise<WriteResult | { added: string[] } | { problem: string }>
  /** Where what was not written is found as long as the page is open; null for work that is then not done at all. */
  isHere: ((storage: Storage<TaskRecord>) => Promise<boolean>) | null
  /** Writes only once: there is no second to fail. */
  isSingle?: true
}

const acts: Record<string, Act> = {
  'saving a record': {
    run: storage => storage.putRecord(recordOf('new')),
    isHere: async storage =>
      (await storage.getRecord('new', [owner])) !== null &&
      (await storage.listSummaries(owner)).some(({ id }) => id === 'new'),
  },
  'changing a record': {
    run: storage => storage.updateRecord(recordOf('a'), record => ({ ...record, photoCount: 2 })),
    isHere: async storage => (await storage.getRecord('a', [owner]))?.photoCount === 2,
  },
  'saving a photo': {
    run: storage => storage.putPhoto('a/2', photoOf('third')),
    isHere: async storage => (await (await storage.getPhoto('a/2'))?.text()) === 'third',
    isSingle: true,
  },
  'saving a question': {
    run: storage => storage.updateChat('a', turns => [...turns, turnOf('22')]),
    isHere: async storage => (await storage.getChat('a')).some(({ id }) => id === '22'),
    isSingle: true,
  },
  'deleting a record': { run: storage => storage.deleteRecord('a'), isHere: null },
  'deleting all records': { run: storage => storage.deleteAll(owner), isHere: null },
  'moving records to an account': { run: storage => storage.moveAll(owner, 'v1_b'), isHere: null },
  'importing a backup': {
    run: storage =>
      storage.addEntries(owner, [
        {
          record: recordOf('new'),
          turns: [],
          photos: [{ id: 'new', type: 'image/jpeg', bytes: new Uint8Array([1]).buffer }],
        },
        { record: recordOf('newer'), turns: [], photos: [] },
        { record: recordOf('a'), turns: [turnOf('22')], photos: [] },
      ]),
    isHere: null,
  },
}

const table = Object.entries(acts).flatMap(([moment, act]) =>
  (Object.keys(faults) as Fault[])
    .filter(fault => !(act.isSingle && fault === 'no room for the second write'))
    .map(fault => ({ title: `${moment}, when ${fault}`, moment, act, fault, ...faults[fault] })),
)

const rows: FaultRow[] = table.map(({ moment, act, fault, passes, hindrance }) => ({
  moment,
  fault,
  outcome: passes ? 'done' : act.isHere ? 'kept for this visit' : 'not done, an error is shown',
  told: hindrance,
}))

afterEach(endFaults)

it.each(table.map(row => [row.title, row] as const))(
  '%s, loses nothing that was saved',
  async (_, { act, fault, passes, hindrance }) => {
    const { name, storage } = await openFilled()
    const before = await keptIn(name)
    const healthy = await openFilled()
    await act.run(healthy.storage)

    faults[fault].begin()
    const result = await act.run(storage)
    expect('ok' in result ? result.ok : 'added' in result).toBe(passes)
    const hindered = storage.warning()
    if (act.isHere) expect(await act.isHere(storage), 'in this visit').toBe(true)
    endFaults()

    const whole = await keptIn(healthy.name)
    const after = await keptIn(name)
    if (passes) expect(after).toEqual(whole)
    // As it was, or made good already; never half of it.
    else expect([before, whole]).toContainEqual(after)
    // An import that found no room leaves nothing behind that would be lost with the page.
    if (act.isHere) expect(hindered).toBe(hindrance)
    const later = await openOn(name)
    expect(await later.listSummaries(owner)).toHaveLength((await later.listRecords(owner)).length)
  },
)

it.each(table.filter(({ act, passes }) => act.isHere && !passes).map(row => [row.title, row] as const))(
  '%s, is made good once that has passed',
  async (_, { act, fault }) => {
    const { name, storage } = await openFilled()
    const healthy = await openFilled()
    await act.run(healthy.storage)
    faults[fault].begin()
    await act.run(storage)
    endFaults()
    // The person makes room.
    for (const each of [storage, healthy.storage]) await each.deleteRecord('aa')
    await expect.poll(() => storage.warning()).toBeNull()
    expect(await keptIn(name)).toEqual(await keptIn(healthy.name))
  },
)

it('is documented, row by row', () => expectDocumented('Writes', rows))
