// `node scripts/mutants/walk-without-mends.mjs [--steps=300] [--walks=3] [NAME ...]`: takes one mend at a time out of a copy of the source,
// and walks over the model (test/faults/model-walk.all.test.ts): a walk that still passes would not have found what was mended. Without
// any change the walks have to pass. Prints a table.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../prepare.mjs'

/** @typedef {{ name: string, file: string, mended: string, broken: string }} Mend */

/** What was mended, each with how the code was before. @type {Mend[]} */
const mends = [
  {
    name: 'records that no screen can draw are set aside (3)',
    file: 'src/records/check-record.ts',
    mended: "  if ('fault' in state) return state\n",
    broken: "  if ('fault' in state) return { record: value, isRepaired: false }\n",
  },
  {
    name: 'a photo of a backup is sent without its metadata (4)',
    file: 'src/features/scan/scans/sendable-photo.ts',
    mended: 'if (isPlainJpeg(new Uint8Array(await photo.arrayBuffer()))) return photo',
    broken: 'if (isPlainJpeg) return photo',
  },
  {
    name: 'the device takes over from any answer (5)',
    file: 'src/features/scan/scans/analyse-record.ts',
    mended: 'if (first && (hasAnswered(first) || !photo))',
    broken: 'if (first)',
  },
  {
    name: 'what is owed beyond the newest 20 is asked for (6)',
    file: 'src/features/scan/scans/pending-uploads.ts',
    mended: 'listSummaries(owner())',
    broken: 'listSummaries(owner(), 20)',
  },
  {
    name: 'a websocket that opens and says nothing ends (7)',
    file: 'src/api/socket.ts',
    mended: "timer = setTimeout(() => finish({ kind: 'silent' }), silenceMs)",
    broken: 'void silenceMs',
  },
  {
    name: 'the database says whose it is (10)',
    file: 'src/storage/device-entry.ts',
    mended: 'const storageId = kept?.storageId ?? (isNew ? (anonymous.at(-1) ?? id) : id)',
    broken: 'const storageId = id',
  },
  {
    name: 'a deletion is reported when it was verified (11)',
    file: 'src/app/services/device-data.ts',
    mended: 'return deleted.ok && unsealed.ok && !(await hasRecords(ownerOf(uid)))',
    broken: 'return [deleted, unsealed, hasRecords].length > 0',
  },
  {
    name: 'a report opens for its owner alone (14)',
    file: 'src/storage/indexeddb/records.ts',
    mended: "if ('record' in checked) return owners.includes(checked.record.owner) ? checked.record : null",
    broken: "if ('record' in checked) return checked.record",
  },
  {
    name: 'a photo is saved before it is assessed (16)',
    file: 'src/features/scan/scans/new-scans.ts',
    mended:
      '      const record = await save(photos)\n      const { id } = record\n      for (const photo of photos) for (const code of await options.assess(photo)) advice.add(code)\n',
    broken:
      '      for (const photo of photos) for (const code of await options.assess(photo)) advice.add(code)\n      const record = await save(photos)\n      const { id } = record\n',
  },
]

const { values, positionals } = parseArgs({
  options: { steps: { type: 'string', default: '300' }, walks: { type: 'string', default: '3' } },
  allowPositionals: true,
})

const copy = mkdtempSync(join(tmpdir(), 'analyze-h5-mends-'))

/** Walks in the copy; gives the number of walks that failed, and the first complaint. */
const walk = () => {
  const { stdout } = spawnSync(
    'npx',
    ['vitest', 'run', 'test/faults/model-walk', '--project', 'all', '--reporter', 'json'],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, WALKS: values.walks, WALK_STEPS: values.steps },
    },
  )
  /** @type {{ numTotalTests: number, numFailedTests: number, testResults: { assertionResults: { failureMessages: string[] }[] }[] }} */
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"num')))
  const complaints = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages),
  )
  if (report.numTotalTests === 0) throw new Error(`Nothing was walked: ${stdout}`)
  const cause = complaints[0]?.split('\n')[0] ?? ''
  return { total: report.numTotalTests, failed: report.numFailedTests, cause }
}

try {
  for (const name of readdirSync(root).filter(file =>
    /^(src|mocks|test|scripts)$|\.(json|ts|yaml)$/.test(file),
  ))
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  console.info('| taken out | walks that found it | as |\n|---|---|---|')
  const chosen = mends.filter(
    ({ name }) => positionals.length === 0 || positionals.some(part => name.includes(part)),
  )
  for (const mend of [null, ...chosen]) {
    if (mend) {
      const file = join(copy, mend.file)
      const code = readFileSync(file, 'utf8')
      if (!code.includes(mend.mended)) throw new Error(`${mend.file} has changed: ${mend.name}`)
      writeFileSync(
        file,
        code.replace(mend.mended, () => mend.broken),
      )
    }
    const { total, failed, cause } = walk()
    console.info(`| ${mend?.name ?? 'nothing'} | ${failed} of ${total} | ${cause.replaceAll('|', '/')} |`)
    if (failed > 0 !== (mend !== null)) process.exitCode = 1
    if (mend) cpSync(join(root, mend.file), join(copy, mend.file))
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
