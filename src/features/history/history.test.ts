import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../../test/mock-world.ts'
import { type Summary, type TaskRecord, taskRecords } from '../../records/index.ts'
import { filterRecords, type filters } from './history.ts'
import { createHistory } from './index.ts'

let world: World
let records: TaskRecord[]
beforeEach(async () => {
  world = await createWorld()
  await world.apply('several finished analyses')
  await world.apply('a photo without an ingredient list', { taskId: 'receipt' })
  const api = await world.api()
  const ids = [1, 2, 3, 4].map(last => `0198f3f0-0000-7000-8000-00000000000${last}`)
  records = []
  for (const [at, id] of [...ids, 'receipt'].entries()) {
    const { data: task } = await api.getTask(id)
    if (!task) throw new Error(`there is no task ${id}`)
    records.push({
      id: `record-${at}`,
      owner: 'v1_device',
      createdAt: `2026-11-20T08:0${at}:00Z`,
      lang: 'zh-Hans',
      lifecycle: task.status === 'done' ? { phase: 'done', task } : { phase: 'unrecognized', task },
    })
  }
  const storage = await world.storage()
  for (const record of records) await storage.putRecord(record)
})

const setUp = (owner = 'v1_device') =>
  createHistory({ storage: world.storage, owner: () => owner, anonymousOwner: () => 'v1_device' })
const idsOf = (found: readonly Summary[] | null) => (found ?? []).map(({ id }) => id)
const search = (keyword: string, filter: (typeof filters)[number] = 'all') =>
  idsOf(filterRecords(records.map(taskRecords.summarise), { keyword, filter }))

describe('usage records', () => {
  it('are shown newest first, those of this person only', async () => {
    const history = setUp()
    expect(history.state.records).toBeNull()
    await history.load()
    expect(idsOf(history.state.records)).toEqual(['record-4', 'record-3', 'record-2', 'record-1', 'record-0'])
    const other = setUp('v1_u-2')
    await other.load()
    expect(other.state.records).toEqual([])
  })

  it.each([
    ['全麦', ['record-0']],
    ['北原乳业', ['record-1']],
    ['GB/T 20980', ['record-0']],
    ['gb/t20980', ['record-0']],
    ['ＧＢ／Ｔ 20980', ['record-0']],
    ['柠檬黄', ['record-2']],
    ['食用盐 柠檬黄', ['record-2']],
    ['食用盐 生牛乳', []],
    ['<script>', []],
  ])('are found by %j', (keyword, found) => {
    expect(search(keyword)).toEqual(found)
  })

  it('are filtered by what became of them', () => {
    expect(search('', 'scored')).toEqual(['record-0', 'record-1', 'record-2', 'record-3'])
    expect(search('', 'unrecognized')).toEqual(['record-4'])
    expect(search('', 'shared')).toEqual([])
    const [first, ...rest] = records
    if (first?.lifecycle.phase !== 'done') throw new Error('not done')
    const { task } = first.lifecycle
    const shared = {
      ...first,
      lifecycle: { phase: 'done' as const, task: { ...task, sharing: 'shared' as const } },
    }
    expect(
      idsOf(filterRecords([shared, ...rest].map(taskRecords.summarise), { keyword: '', filter: 'shared' })),
    ).toEqual(['record-0'])
  })

  it('are deleted one by one with their photo, and restored with it in their old place', async () => {
    const history = setUp()
    const storage = await world.storage()
    await storage.putPhoto('record-2', new Blob(['x'], { type: 'image/jpeg' }))
    await history.load()
    const before = idsOf(history.state.records)
    const removed = await history.remove('record-2')
    expect(idsOf(history.state.records)).toEqual(before.filter(id => id !== 'record-2'))
    expect(await storage.getPhoto('record-2')).toBeNull()
    expect(await storage.getRecord('record-2', ['v1_device'])).toBeNull()
    if (!removed.ok) throw new Error(removed.problem)
    expect(await removed.restore?.()).toEqual({ ok: true })
    expect(idsOf(history.state.records)).toEqual(before)
    expect(await storage.getRecord('record-2', ['v1_device'])).toEqual(records[2])
    expect(await (await storage.getPhoto('record-2'))?.text()).toBe('x')
  })

  it('are cleared on this device alone: of this person, and not at the server', async () => {
    const storage = await world.storage()
    const other = { ...records[0], id: 'other', owner: 'v1_u-2' } as TaskRecord
    await storage.putRecord(other)
    const before = world.calls.length
    const history = setUp()
    await history.load()
    await history.clear()
    expect(history.state.records).toEqual([])
    expect(await storage.listRecords('v1_device')).toEqual([])
    expect(await storage.getRecord('other', ['v1_u-2'])).not.toBeNull()
    expect(world.calls).toHaveLength(before)
    const { data } = await (await world.api()).getTask('0198f3f0-0000-7000-8000-000000000001')
    expect(data?.status).toBe('done')
  })

  it('from before signing in are offered, and become one’s own', async () => {
    const history = setUp('v1_u-1')
    await history.load()
    expect(history.state).toMatchObject({ records: [], anonymousRecords: 5 })
    await history.claimAnonymousRecords()
    expect(history.state.anonymousRecords).toBe(0)
    expect(history.state.records).toHaveLength(5)
    expect(await (await world.storage()).listRecords('v1_device')).toEqual([])
  })
})
