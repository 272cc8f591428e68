import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Runs `npm run drifts` with options; gives its exit code and what it said. */
const drifts = async (...options: readonly string[]) => {
  const script = fileURLToPath(new URL('../../scripts/drifts/server-drifts.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, ...options])
  const code = new Promise<number | null>(resolve => child.on('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: said + complained }
}

it('no honest server is refused', async () => {
  const { code, said } = await drifts('--honest')
  expect(said).toMatch(/honest servers: (\d+) of \1 accepted/)
  expect(code).toBe(0)
})

it('every drift is noticed, those by hand and those by rule, but for those listed with a reason', async () => {
  const { code, said } = await drifts()
  expect(said).toMatch(/by hand: \d+ of \d+ noticed, [01] not/)
  expect(said).toMatch(/by rule: \d{4} of \d{4} noticed, 0 not/)
  expect(said).not.toContain('✗')
  expect(code).toBe(0)
})
