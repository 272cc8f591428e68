import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, taskId, type World } from '../../../test/mock-world.ts'
import { createShares, type Shares } from './index.ts'

let world: World
let shares: Shares
beforeEach(async () => {
  world = await createWorld()
  await world.signIn()
  let ids = 0
  shares = createShares({
    api: world.api,
    storage: world.storage,
    owner: () => 'v1_u-1',
    storageId: () => '1700000000000',
    appUrl: 'https://app.test/analyze-h5/',
    newId: () => `copy-${ids++}`,
  })
})

const idIn = (url: string) => new URL(url).searchParams.get('sharefrom') ?? ''
const open = (id: string) => shares.open(id, new AbortController().signal)
const sharing = async () => {
  const lifecycle = (
    await (await world.storage()).getRecord('record-1', ['v1_u-1', 'v1_device', 'v1_1', 'v1_1700000000000'])
  )?.lifecycle
  return lifecycle?.phase === 'done' ? lifecycle.task.sharing : null
}

describe('sharing a record', () => {
  it('makes a link under the app that opens it without login, until it is taken back', async () => {
    const record = await world.finished('v1_u-1', 'u-1')
    const { data } = await shares.share(record, record.lifecycle.task)
    expect(data?.url).toMatch(/^https:\/\/app\.test\/analyze-h5\/\?sharefrom=/)
    expect(data?.title).toContain('全麦苏打饼干')
    expect(await sharing()).toBe('shared')

    world.session.end()
    const id = idIn(data?.url ?? '')
    expect((await open(id)).data?.product.name).toBe('全麦苏打饼干')
    expect((await shares.copy(id)).problem?.code).toBe(401)

    world.session.begin({ ...(await world.signInAs('u-1')) })
    expect(await shares.cancel(record, record.lifecycle.task)).toBeNull()
    expect(await sharing()).toBe('cancelled')
    expect((await open(id)).problem?.code).toBe(410)
    expect((await shares.copy(id)).problem?.code).toBe(410)
  })

  it('hands on the nutrition table with its levels and claims, to be read and to be copied', async () => {
    const record = await world.finished('v1_u-1', 'u-1')
    await world.apply('an analysis of a label with a nutrition table', { taskId, uid: 'u-1' })
    const { data: task } = await (await world.api()).getTask(taskId)
    if (!task?.result?.nutrition) throw new Error('the scenario has no nutrition table')
    expect(task.result.nutrition.claims).toContainEqual(expect.objectContaining({ verdict: 'contradicts' }))
    const { data } = await shares.share({ ...record, lifecycle: { phase: 'done', task } }, task)
    const id = idIn(data?.url ?? '')
    expect((await open(id)).data?.result?.nutrition).toEqual(task.result.nutrition)

    const { data: copy = '' } = await shares.copy(id)
    const copied = (await (await world.storage()).getRecord(copy, ['v1_u-1']))?.lifecycle
    expect(copied?.phase === 'done' && copied.task.result?.nutrition).toEqual(task.result.nutrition)
  })

  it('shares one answer with the device it was asked on', async () => {
    const { lifecycle } = await world.finished('v1_u-1', 'u-1')
    const question = {
      question: '孩子能吃吗？',
      history: [],
      taskId: lifecycle.task.id,
      lang: 'zh-Hans' as const,
    }
    const { data } = await shares.shareAnswer(question)
    expect(data?.title).toBe('孩子能吃吗？')
    expect(world.bodies.at(-1)).toMatchObject({ storageId: '1700000000000' })
    expect((await open(idIn(data?.url ?? ''))).data?.id).toBeDefined()
  })

  it('changes nothing on the device when the server refuses', async () => {
    const record = await world.finished('v1_u-1', 'u-1')
    await world.apply('the server is down')
    expect((await shares.share(record, record.lifecycle.task)).problem?.code).toBe(503)
    expect((await shares.cancel(record, record.lifecycle.task))?.code).toBe(503)
    expect(await sharing()).toBe('private')
  })
})

describe('a record that someone else shared', () => {
  it('is copied to one’s own records', async () => {
    await world.apply('a shared analysis')
    const { data: id } = await shares.copy('s-1')
    const copy = await (await world.storage()).getRecord(id ?? '', [
      'v1_u-1',
      'v1_device',
      'v1_1',
      'v1_1700000000000',
    ])
    expect(copy?.owner).toBe('v1_u-1')
    expect(copy?.lifecycle).toMatchObject({ phase: 'done', task: { parentShareId: 's-1' } })
    expect(copy?.lifecycle.phase === 'done' && copy.lifecycle.task.id).not.toBe(taskId)
  })

  it.each(['a cancelled share', 'a deleted share'] as const)('says 410 of %s', async scenario => {
    await world.apply(scenario)
    expect((await open('s-1')).problem?.code).toBe(410)
    expect((await shares.copy('s-1')).problem?.code).toBe(410)
    expect(await (await world.storage()).listRecords('v1_u-1')).toEqual([])
  })
})
