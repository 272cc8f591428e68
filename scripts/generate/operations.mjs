/**
 * @typedef {Record<string, unknown>} JsonObject
 * @typedef {JsonObject} Schema A JSON Schema.
 */

/** @typedef {{ schema?: Schema, example?: JsonObject }} MediaType */
/** @typedef {{ schema: Schema, description?: string }} Header */
/** @typedef {{ $ref?: string, content?: Record<string, MediaType>, headers?: Record<string, Header> }} Content A response or a request body. */
/** @typedef {Record<string, string[]>} SecurityRequirement Scopes by the name of the scheme. */

/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} in
 * @property {boolean} [required]
 * @property {Schema} schema
 * @property {unknown} [example]
 */

/**
 * @typedef {object} Operation
 * @property {string} operationId
 * @property {(Parameter | { $ref: string })[]} [parameters]
 * @property {Content & { content: Record<string, MediaType> }} [requestBody]
 * @property {SecurityRequirement[]} [security]
 * @property {Record<string, Content>} responses By status.
 */

/**
 * An OpenAPI document, as far as scripts read it. Redocly has checked its shape.
 * @typedef {object} OpenApi
 * @property {{ version: string }} info
 * @property {Record<string, Record<string, Operation>>} paths
 * @property {{ schemas: Record<string, Schema> }} components
 * @property {SecurityRequirement[]} [security]
 */

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

/**
 * Every operation of an OpenAPI document with its path and its method, in capitals.
 * @param {OpenApi} document
 */
export const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

/**
 * A function that gives the node that a `$ref` of the document points to, and any other node as it is.
 * @param {OpenApi} document
 */
export const resolverOf =
  document =>
  /**
   * @template {object} Node
   * @param {Node | { $ref: string }} node
   * @returns {Node}
   * @throws {Error} where the reference points to nothing
   */
  node => {
    if (!('$ref' in node) || typeof node.$ref !== 'string') return /** @type {Node} */ (node)
    /** @type {unknown} */
    let at = document
    for (const key of node.$ref.slice(2).split('/')) {
      const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
      at = Object.entries(at ?? {}).find(([each]) => each === name)?.[1]
    }
    if (typeof at !== 'object' || at === null) throw new Error(`${node.$ref} points to nothing`)
    return /** @type {Node} */ (at)
  }
