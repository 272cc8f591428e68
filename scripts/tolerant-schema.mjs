// Turns the strict schemas of openapi.yaml into those of a tolerant reader: what the client accepts of a response.

/**
 * @param {unknown} node
 * @returns {node is Record<string, unknown>}
 */
const isObject = node => node !== null && typeof node === 'object' && !Array.isArray(node)

/**
 * A copy of a JSON Schema that also accepts fields and enumeration values that the document does not name. Types,
 * required fields, formats and limits stay. `oneOf` becomes `anyOf`: open alternatives may overlap.
 * @param {unknown} node
 * @param {boolean} [isPropertyMap]
 * @returns {unknown}
 */
export const tolerant = (node, isPropertyMap = false) => {
  if (Array.isArray(node)) return node.map(item => tolerant(item))
  if (!isObject(node)) return node
  const entries = Object.entries(node).flatMap(([key, value]) => {
    if (isPropertyMap) return [[key, tolerant(value)]]
    if (key === 'additionalProperties' && value === false) return []
    if (key === 'enum') return []
    if (key === 'not') return [[key, value]] // what is excluded stays excluded
    return [[key === 'oneOf' ? 'anyOf' : key, tolerant(value, key === 'properties')]]
  })
  return Object.fromEntries(entries)
}

/**
 * @typedef {object} FrameSchema
 * @property {{ type: { const: string }, questionId: object, seq: object }} properties
 */

/**
 * Accepts a frame whose `type` is none of the known ones, so that its sequence number counts and the rest is ignored.
 * @param {FrameSchema[]} frames The schemas of the known frames.
 */
export const unknownFrame = frames => {
  const types = frames.map(({ properties }) => properties.type.const)
  const { questionId, seq } = frames[0]?.properties ?? {}
  return {
    type: 'object',
    required: ['type', 'questionId', 'seq'],
    properties: { type: { type: 'string', not: { enum: types } }, questionId, seq },
  }
}

/**
 * Every enumeration under a schema by its path: `Group`, `Ingredient.kind`; array items count as their array.
 * @param {string} name
 * @param {unknown} node
 * @returns {[string, unknown[]][]}
 */
export const enumerationsOf = (name, node) => {
  if (Array.isArray(node)) return node.flatMap(item => enumerationsOf(name, item))
  if (!isObject(node)) return []
  const { properties, ...rest } = node
  /** @type {[string, unknown[]][]} */
  const own = Array.isArray(node['enum']) ? [[name, node['enum']]] : []
  const fields = isObject(properties) ? Object.entries(properties) : []
  return [
    ...own,
    ...fields.flatMap(([field, schema]) => enumerationsOf(`${name}.${field}`, schema)),
    ...Object.values(rest).flatMap(schema => enumerationsOf(name, schema)),
  ]
}
