// `node scripts/browsers/kills.mjs [--kills=200] [--seed=1] [--folder=dist-demo]`: kills the browser at random moments of first visits, analyses,
// edits, deletions and imports, starts it again, and checks that nothing that was done is lost and nothing deleted returns.
import { parseArgs } from 'node:util'
import { en, Faker } from '@faker-js/faker'
import { createActs } from './kill-acts.mjs'
import { createProfile, startKillable } from './killable-browser.mjs'
import { previewApp } from './preview.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string' },
  },
})
const chance = new Faker({ locale: en, seed: Number(values.seed) })
/** Kills of one profile, the first visit among them. */
const killsPerProfile = 20
const maxDelayMs = 5_000

const { base, close } = await previewApp(
  values.folder === undefined ? {} : { build: false, folder: values.folder },
)
/** @type {Record<string, { kills: number, done: number }>} */
const tally = {}
/** @type {string[]} */
const faults = []

/** @param {number} count */
const killProfile = async count => {
  const profile = createProfile()
  const acts = createActs(base, chance)
  try {
    for (let kill = 0; kill <= count; kill += 1) {
      const { page, kill: killNow } = await startKillable(profile.folder)
      faults.push(...(await acts.check(page)))
      if (kill === count) {
        await killNow()
        break
      }
      const { name, run } = acts.next()
      let isDone = false
      const acting = run(page).then(
        () => {
          isDone = true
        },
        () => {}, // the browser was killed in the middle of it
      )
      const delayMs = chance.number.int(maxDelayMs)
      await Promise.race([
        acting.then(() => chance.number.int(300)),
        new Promise(r => setTimeout(r, delayMs)),
      ])
      const wasDone = isDone
      await killNow()
      await acting
      acts.settle(wasDone)
      const each = tally[name] ?? { kills: 0, done: 0 }
      tally[name] = each
      each.kills += 1
      if (wasDone) each.done += 1
    }
  } finally {
    profile.remove()
  }
}

try {
  const kills = Number(values.kills)
  for (let done = 0; done < kills; done += killsPerProfile) {
    await killProfile(Math.min(killsPerProfile, kills - done))
    console.info(`${Math.min(kills, done + killsPerProfile)} kills, ${faults.length} faults`)
  }
  console.info('| killed during | times | of them after it was done |\n|---|---|---|')
  for (const [name, { kills: times, done }] of Object.entries(tally))
    console.info(`| ${name} | ${times} | ${done} |`)
  for (const fault of faults) console.info(`FAULT ${fault}`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  close()
}
