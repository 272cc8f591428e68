import { flattenIngredients } from './ingredients.ts'
import type { Summary } from './record-summary.ts'
import type { TaskRecord } from './task-record.ts'

/** Records that are looked through: what somebody bought lately. */
const maxRecords = 60

/** A product of a person's own in which an additive was read. */
export type OwnProduct = Pick<Summary, 'id' | 'title' | 'score'>

/** Every additive in a person's last products, by its id, with those products; the newest come first. */
export const productsWithAdditives = async (
  summaries: readonly Summary[],
  loadRecord: (id: string) => Promise<TaskRecord | null>,
): Promise<ReadonlyMap<string, readonly OwnProduct[]>> => {
  const found = new Map<string, OwnProduct[]>()
  for (const { id, title, score } of summaries.filter(each => each.phase === 'done').slice(0, maxRecords)) {
    const record = await loadRecord(id)
    if (record?.lifecycle.phase !== 'done') continue
    const ingredients = flattenIngredients(record.lifecycle.task.result?.ingredients ?? [])
    for (const additive of new Set(ingredients.flatMap(({ additiveId }) => additiveId ?? [])))
      found.set(additive, [...(found.get(additive) ?? []), { id, title, score }])
  }
  return found
}
