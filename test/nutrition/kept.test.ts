import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { judgedValues } from '../../src/features/scan/scans/judged-values.ts'
import { type TaskRecord, taskRecords } from '../../src/records/index.ts'
import { openStorage } from '../../src/storage/index.ts'
import { backupOf, entriesOf, restore } from '../backups.ts'
import { engine } from '../labels/corpus.ts'
import { taskOf } from '../task.ts'

const text =
  '产品名称：低糖饼干\n配料：小麦粉、植物油、白砂糖\n净含量：150克\n营养成分表\n项目 每100克 NRV%\n能量 1950千焦 23%\n蛋白质 9.8克 16%\n脂肪 165克 28%\n碳水化合物 69.0克 23%\n-糖 24.0克\n钠 568毫克 28%'

const fatOf = (record: TaskRecord | undefined) =>
  record?.lifecycle.phase === 'done'
    ? record.lifecycle.task.result?.nutrition?.rows.find(({ nutrient }) => nutrient === 'fat')?.cells[0]
    : undefined

/** A record of the biscuits whose fat was corrected, or confirmed as it stands. */
function recordOf(to: string, accepted: { start: number; end: number }[]): TaskRecord {
  const uncorrected = taskOf({ labelText: text, result: engine.analyse({ text }) })
  const values = judgedValues(uncorrected, engine.analyse({ text: to }).nutrition, accepted)
  const result = engine.analyse({ text: to, ...(values && { values }) })
  return {
    id: 'r',
    owner: 'v1_a',
    createdAt: '2026-11-22T08:00:00Z',
    lang: 'zh-Hans',
    lifecycle: { phase: 'done', task: taskOf({ labelText: to, result }) },
    uncorrected,
    corrections: [{ text: to, accepted }],
  }
}

it.each([
  ['corrected', recordOf(text.replace('165克', '16.5克'), []), 16.5],
  ['confirmed', recordOf(text, [{ start: text.indexOf('165克'), end: text.indexOf('165克') + 4 }]), 165],
])(
  'a value that was %s comes back from a backup as it was, with the whole table',
  async (name, record, value) => {
    const storage = await openStorage(taskRecords, { name: `kept-${name}` })
    await storage.putRecord(record)
    const backup = await backupOf(storage, record.owner)
    await storage.deleteRecord(record.id)
    expect(await entriesOf(storage, record.owner)).toEqual([])

    expect(await restore(storage, record.owner, backup)).toMatchObject({ added: 1, setAside: 0 })
    const [entry] = await entriesOf(storage, record.owner)
    expect(entry?.record).toEqual(record)
    expect(fatOf(entry?.record)).toMatchObject({ value, isSure: true })
    // What it was before is there too: the correction can be taken back.
    expect(entry?.record.uncorrected?.result?.nutrition?.rows).toContainEqual(
      expect.objectContaining({
        nutrient: 'fat',
        cells: [expect.objectContaining({ value: 165, isSure: false })],
      }),
    )
  },
)
