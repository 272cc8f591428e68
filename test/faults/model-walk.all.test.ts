import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accidents } from './model/accidents.ts'
import { commands, expectSettled, type Model, type Real, takings } from './model/commands.ts'
import { anonymousOwner, createDevice } from './model/device.ts'

const seeds = Number(process.env['WALKS'] ?? 5)
const length = Number(process.env['WALK_STEPS'] ?? 300)
const first = Number(process.env['WALK_SEED'] ?? 1)

it.each(Array.from({ length: seeds }, (_, at) => first + at))(
  'walk %i over records, questions, people, networks, tabs and kills leaves the device as the model has it',
  async seed => {
    const [walk = []] = fc.sample(
      fc.array(fc.oneof(...commands, ...accidents, ...takings, ...takings), {
        minLength: length,
        maxLength: length,
        size: 'max',
      }),
      {
        seed,
        numRuns: 1,
      },
    )
    const device = await createDevice()
    const real: Real = { device, tabs: [device.open()] }
    const model: Model = {
      records: new Map(),
      deleted: new Set(),
      owner: anonymousOwner,
      anonymous: anonymousOwner,
      network: 'good',
      photos: 0,
    }
    const done: string[] = []
    for (const command of walk) {
      if (!(await command.check(model))) continue
      done.push(command.toString())
      await command.run(model, real).catch((error: unknown) => {
        const steps = done.slice(-25).join('\n')
        const complaint = (error instanceof Error ? error.message : String(error)).split('\n')[0]
        throw new Error(
          `${complaint}, after ${done.length} steps of seed ${seed}, the last of them:\n${steps}`,
          {
            cause: error,
          },
        )
      })
    }
    await expectSettled(model, real)
    expect(new Set(device.network.uploads).size, 'only photos are sent').toBeLessThanOrEqual(
      model.photos + done.filter(step => step.startsWith('try ')).length,
    )
    expect(done.length).toBeGreaterThan(length / 2)
  },
)
