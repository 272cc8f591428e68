import { beforeEach, expect, it } from 'vitest'
import type { MockBackend } from '../backend.ts'
import type { OperationId } from '../scenarios.ts'
import { exampleRequest } from '../validation/example-request.ts'
import { createTarget } from './somebody.ts'

let mock: MockBackend
beforeEach(async () => {
  ;({ mock } = await createTarget())
})

const answers: [id: OperationId, scenario: Parameters<MockBackend['control']['apply']>[0], named: string][] =
  [
    ['uploadPhoto', 'nobody is logged in', 'taskId'],
    ['uploadFeedbackPicture', 'nobody is logged in', 'imageUrl'],
    ['uploadAvatar', 'nobody is logged in', 'imageUrl'],
    ['sendFeedback', 'nobody is logged in', 'feedbackId'],
    ['createTaskByShare', 'a shared analysis', 'id'],
    ['shareChat', 'a finished analysis', 'shareId'],
    ['shareTask', 'a finished analysis', 'shareId'],
  ]

it.each(answers)('%s, sent again with the same eventId, does its work once', async (id, scenario, named) => {
  const { params: situation } = await mock.control.apply(scenario)
  const { params } = await mock.control.apply('a person is logged in')
  const ask = async () => (await mock.fetch(exampleRequest(id, { ...situation, ...params }))).json()
  const first = await ask()
  expect(first[named]).toEqual(expect.any(String))
  const [again, atOnce] = await Promise.all([ask(), ask()])
  expect([again[named], atOnce[named]]).toEqual([first[named], first[named]])
  expect((await mock.control.read()).feedbacks.length).toBe(Number(id === 'sendFeedback'))
})
