import { finding } from '../findings.mjs'
import { senseFindings } from '../sense.mjs'

/** @typedef {import('./kit.mjs').Check} Check */

/** @type {Check[]} */
export const spanChecks = [
  {
    name: 'spans are right behind characters that UTF-8, UTF-16 and people count differently',
    operation: 'getTask',
    says: 'Half-open range of UTF-16 offsets into the label text.',
    states: [{ name: 'an analysis of a label with rare characters' }],
    async run(kit) {
      const answered = await kit.call('getTask', { id: kit.value('taskId'), token: null })
      const task = answered.json
      const wrong = senseFindings(answered)
      if (wrong.length > 0) return wrong
      const [first] = task.result?.ingredients ?? []
      const before = task.labelText.slice(0, first?.span.start ?? 0)
      return [...before].length === before.length
        ? [finding('body /labelText', 'an emoji or a rare character before the first ingredient', before)]
        : []
    },
  },
]
