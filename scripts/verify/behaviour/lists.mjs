import { finding } from '../findings.mjs'
import { same } from './kit.mjs'

/** @typedef {import('./kit.mjs').Check} Check */
/** @typedef {import('./kit.mjs').Kit} Kit */
/** @typedef {import('./kit.mjs').Sent} Sent */

const says =
  '**Lists** come in the same order each time, and `total` counts all items, not those of the page.'

/**
 * Two pages of three must be the first page of six, and be so again.
 * @param {string} operation
 * @param {Sent} sent
 * @returns {Check}
 */
const pages = (operation, sent = {}) => ({
  name: 'its pages follow each other, in the same order each time',
  operation,
  says,
  states: [],
  async run(kit) {
    /** @param {number} page @param {number} size */
    const list = (page, size) => kit.good(operation, { ...sent, token: null, query: { page, size } })
    const whole = await list(1, 6)
    const [one, two] = [await list(1, 3), await list(2, 3)]
    if (whole.total < 4) return [finding('body /total', 'at least 4 items to turn pages with', whole.total)]
    return [
      ...(one.items.length === 3 ? [] : [finding('body /items of size 3', '3 items', one.items.length)]),
      ...same('body /items of pages 1 and 2', whole.items, [...one.items, ...two.items]),
      ...same('body /total of another size', whole.total, one.total),
      ...same('body /page', [1, 2], [one.page, two.page]),
    ]
  },
})

/**
 * @param {string} operation
 * @returns {Check}
 */
const keyword = operation => ({
  name: 'a keyword finds what has it in its name, and leaves the rest out',
  operation,
  says: "What to look for; '' lists everything.",
  states: [],
  async run(kit) {
    const all = await kit.good(operation, { token: null, query: { size: 20 } })
    const known = all.items.at(-1)
    const found = await kit.good(operation, {
      token: null,
      query: { size: 100, keyword: known?.nameZh ?? '' },
    })
    const ids = found.items.map((/** @type {{ id: string }} */ { id }) => id)
    return [
      ...(ids.includes(known?.id) ? [] : [finding('body /items', `one with the id ${known?.id}`, ids)]),
      ...(found.total < all.total ? [] : [finding('body /total', `less than ${all.total}`, found.total)]),
    ]
  },
})

/** @type {Check[]} */
export const listChecks = [
  pages('listAdditives'),
  pages('listSpices'),
  pages('listAdditiveFoods', { id: '17.003' }),
  keyword('listAdditives'),
  keyword('listSpices'),
  {
    name: 'a type leaves the other out',
    operation: 'listSpices',
    says: 'Only natural or only synthetic flavourings.',
    states: [],
    async run(kit) {
      const findings = []
      for (const type of ['natural', 'synthetic']) {
        const { items } = await kit.good('listSpices', { token: null, query: { type, size: 100 } })
        const types = [...new Set(items.map((/** @type {{ type: string }} */ each) => each.type))]
        findings.push(...same(`body /items of type ${type}`, [type], types))
      }
      return findings
    },
  },
]
