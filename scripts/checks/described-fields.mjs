// A Redocly plugin: every schema, and every field of one, has a description, its own or that of the schema it refers to.
/** @typedef {{ description?: string, $ref?: string, properties?: Record<string, Schema> }} Schema */
/**
 * The part of Redocly's context that is used.
 * @typedef {{
 *   report: (problem: { message: string, location?: object }) => void,
 *   resolve: (field: Schema) => { node?: Schema },
 *   location: { child: (path: string[]) => object },
 *   key: string | number,
 * }} Context
 */

const describedFields = () => ({
  /**
   * @param {Schema} schema
   * @param {Context} context
   */
  Schema(schema, { report, resolve, location }) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      /** @type {Schema | undefined} */
      const target = field.$ref === undefined ? undefined : resolve(field).node
      if (!(field.description ?? target?.description)?.trim())
        report({
          message: `The field ${name} has no description: say what it is, with unit, order and lifetime.`,
          location: location.child(['properties', name]),
        })
    }
  },
  NamedSchemas: {
    /**
     * @param {Schema} schema
     * @param {Context} context
     */
    Schema(schema, { report, key }) {
      if (!schema.description?.trim()) report({ message: `The schema ${String(key)} has no description.` })
    },
  },
})

export default () => ({
  id: 'analyze-h5',
  rules: { oas3: { 'described-fields': describedFields } },
})
