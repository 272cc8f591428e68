import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** Runs `npm run drifts` with options; gives its exit code and what it said. */
export const drifts = async (...options: readonly string[]) => {
  const script = fileURLToPath(new URL('../../scripts/drifts/server-drifts.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, ...options])
  const code = new Promise<number | null>(resolve => child.on('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: said + complained }
}
