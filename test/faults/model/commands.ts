import fc from 'fast-check'
import { expect } from 'vitest'
import type { Device, Tab } from './device.ts'
import { type NetworkKind, networks } from './network.ts'

/** What a person has on the device, as the person knows it. */
export interface ModelRecord {
  id: string
  owner: string
  kind: 'typed' | 'photo'
  /** The list as it was typed or last corrected. */
  text: string
  corrections: string[]
  isCancelled: boolean
}

/** What should be true of the device. */
export interface Model {
  records: Map<string, ModelRecord>
  deleted: Set<string>
  owner: string
  /** Whose records are made without an account; deleting an account gives the device another id. */
  anonymous: string
  network: NetworkKind
  photos: number
}

/** The device under test, with its open tabs. */
export interface Real {
  device: Device
  tabs: Tab[]
}

export type Command = fc.AsyncCommand<Model, Real>

export const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command => ({
  check,
  run: async (model, real) => {
    await run(model, real)
    await real.device.rest(2)
    await expectKept(model, real)
  },
  toString: () => name,
})

export const at = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]
export const owned = ({ records, owner }: Model, kind?: ModelRecord['kind']) =>
  [...records.values()].filter(record => record.owner === owner && (!kind || record.kind === kind))

/** True at every moment: nothing that was agreed is lost, nothing deleted is back, nothing of another person is shown. */
const expectKept = async ({ records, deleted, owner }: Model, { device }: Real): Promise<void> => {
  const listed = await device.storage.listSummaries(owner)
  const ids = new Set(listed.map(({ id }) => id))
  for (const id of deleted) expect(ids.has(id), `${id} was deleted`).toBe(false)
  for (const id of ids) expect(records.has(id), `${id} is in the list, and nobody made it`).toBe(true)
  for (const record of records.values()) {
    expect(ids.has(record.id), `${record.id} in the list of ${owner}`).toBe(record.owner === owner)
    if (record.owner !== owner)
      expect(await device.storage.getRecord(record.id, [owner]), `${record.id} opens for another`).toBeNull()
    const kept = await device.storage.getRecord(record.id, [record.owner])
    if (!kept) return expect.fail(`${record.kind} ${record.id} is lost`)
    if (record.kind === 'typed')
      expect(kept.lifecycle).toMatchObject({ phase: 'done', task: { labelText: record.text } })
    // The device reads every photo here: whatever the server says, a photo never ends as failed.
    else expect(kept.lifecycle.phase, `${record.id} at ${kept.serverAnswer}`).not.toBe('failed')
  }
  expect(device.network.located, 'photos sent with their place').toEqual([])
  expect(device.faults).toEqual([])
}

/** Whatever the network does, every question ends: no composer stays locked. */
const expectAnswered = async (tabs: readonly Tab[]): Promise<void> => {
  const asked = () =>
    tabs
      .flatMap(({ chats }) => Object.values(chats.state.chats).flat())
      .filter(({ state }) => state === 'asking')
  await expect.poll(() => asked().length, { timeout: 20_000, message: 'questions without an end' }).toBe(0)
}

/** True once the network is good and the person waits: nothing is under way, nothing owed, each photo was sent as one. */
export const expectSettled = async (model: Model, { device, tabs }: Real): Promise<void> => {
  await expectAnswered(tabs)
  for (const tab of tabs.splice(0)) tab.kill()
  device.network.change('good')
  const tab = device.open()
  for (const owner of new Set([...model.records.values()].map(record => record.owner))) {
    device.session.owner = owner
    await tab.scans.resume()
    expect(await tab.scans.uploadPending(), `what ${owner} owes`).toEqual({ isDone: true })
    for (const { id } of await device.storage.listSummaries(owner)) {
      const kept = await device.storage.getRecord(id, [owner])
      expect(['done', 'unrecognized', 'cancelled']).toContain(kept?.lifecycle.phase)
      expect(kept?.owed, `${id} is owed`).toBeUndefined()
      await tab.chats.open(id)
      const states = (tab.chats.state.chats[id] ?? []).map(({ state }) => state)
      expect(states, 'questions that are still asked').not.toContain('asking')
      expect(states, 'questions that only failed').not.toContain('failed')
    }
  }
  tab.kill()
}

const index = fc.nat(50)

/** Typing a list, and taking a photo. */
export const takings: fc.Arbitrary<Command>[] = [
  fc.tuple(index, fc.nat(9_999)).map(([tab, number]) =>
    command(`type list ${number}`, async (model, { tabs }) => {
      const text = `配料：水、第${number}号糖`
      const entered = await at(tabs, tab)?.scans.analyseTypedList(text)
      if (!entered) return expect.fail('a list was not taken')
      const { id } = entered
      model.records.set(id, {
        id,
        owner: model.owner,
        kind: 'typed',
        text,
        corrections: [],
        isCancelled: false,
      })
    }),
  ),
  index.map(tab =>
    command('take a photo', async (model, { tabs, device }) => {
      const started = await at(tabs, tab)?.scans.start([device.photo()])
      if (!started || !('id' in started)) return expect.fail('a photo was not taken')
      const { id } = started
      model.photos += 1
      model.records.set(id, {
        id,
        owner: model.owner,
        kind: 'photo',
        text: '',
        corrections: [],
        isCancelled: false,
      })
    }),
  ),
]

/** What a person, a network and a browser do; lists and photos are taken more often than deleted. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.constant(command('wait for the answers', (_, { tabs }) => expectAnswered(tabs))),
  ...takings,
  fc.tuple(index, index, fc.nat(99)).map(([tab, which, number]) =>
    command(
      `correct list ${which}`,
      async (model, { tabs }) => {
        const record = at(owned(model, 'typed'), which)
        if (!record) return
        record.corrections.push(record.text)
        record.text = `${record.text}、第${number}号盐`
        await at(tabs, tab)?.scans.correct(record.id, record.text)
      },
      model => owned(model, 'typed').length > 0,
    ),
  ),
  fc.tuple(index, index).map(([tab, which]) =>
    command(
      `undo a correction of ${which}`,
      async (model, { tabs }) => {
        const record = at(
          owned(model, 'typed').filter(({ corrections }) => corrections.length > 0),
          which,
        )
        if (!record) return
        record.text = record.corrections.pop() ?? record.text
        await at(tabs, tab)?.scans.undoCorrection(record.id)
      },
      model => owned(model, 'typed').some(({ corrections }) => corrections.length > 0),
    ),
  ),
  fc.tuple(index, index).map(([tab, which]) =>
    command(
      `cancel ${which}`,
      async (model, { tabs }) => {
        const record = at(owned(model, 'photo'), which)
        if (record) await at(tabs, tab)?.scans.cancel(record.id)
      },
      model => owned(model, 'photo').length > 0,
    ),
  ),
  fc.tuple(index, index).map(([tab, which]) =>
    command(
      `try ${which} again`,
      async (model, { tabs }) => {
        const record = at(owned(model, 'photo'), which)
        if (record) await at(tabs, tab)?.scans.retry(record.id)
      },
      model => owned(model, 'photo').length > 0,
    ),
  ),
  fc.tuple(index, index, fc.boolean()).map(([tab, which, isAwaited]) =>
    command(
      `ask about ${which}${isAwaited ? ' and wait for the answer' : ''}`,
      async (model, { tabs, device }) => {
        const record = at(owned(model), which)
        const kept = record && (await device.storage.getRecord(record.id, [record.owner]))
        if (kept?.lifecycle.phase !== 'done') return
        const { task } = kept.lifecycle
        void at(tabs, tab)?.chats.ask('有哪些防腐剂', {
          recordId: kept.id,
          task: { ...task, source: 'server' },
        })
        if (isAwaited) await expectAnswered(tabs)
      },
      model => owned(model).length > 0,
    ),
  ),
  fc.tuple(index, index).map(([tab, which]) =>
    command(
      `delete ${which}`,
      async (model, { device, tabs }) => {
        const record = at(owned(model), which)
        if (!record) return
        model.records.delete(record.id)
        model.deleted.add(record.id)
        void tab
        await device.storage.deleteRecord(record.id)
        expect(tabs.length).toBeGreaterThan(0)
      },
      model => owned(model).length > 0,
    ),
  ),
  fc.constantFrom(...networks).map(kind =>
    command(`network: ${kind}`, async (model, { device }) => {
      model.network = kind
      device.network.change(kind)
    }),
  ),
  index.map(tab =>
    command('the network is back', async (_, { tabs }) => {
      await Promise.race([
        at(tabs, tab)?.scans.uploadPending(),
        new Promise(resolve => setTimeout(resolve, 50)),
      ])
    }),
  ),
  index.map(tab =>
    command('a tab is killed and the app opened again', async (_, { tabs, device }) => {
      tabs.splice(tab % tabs.length, 1)[0]?.kill()
      if (tabs.length === 0) tabs.push(device.open())
      void at(tabs, tab)?.scans.resume()
    }),
  ),
  fc.constant(
    command('open another tab', async (_, { tabs, device }) => {
      if (tabs.length < 3) tabs.push(device.open())
    }),
  ),
  fc.constantFrom('', 'u-1', 'u-2').map(uid =>
    command(`be ${uid || 'nobody'}`, async (model, { device }) => {
      model.owner = uid === '' ? model.anonymous : `v1_${uid}`
      device.session.owner = model.owner
    }),
  ),
]
