// What is wrong with a value by a schema of openapi.yaml, in words: by Ajv, with the sentence that describes the field.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'
import { finding } from './findings.mjs'

/** @typedef {import('../generate/operations.mjs').OpenApi} OpenApi */
/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('ajv').ErrorObject} ErrorObject */
/** @typedef {Record<string, any>} Schema */

/** @param {string} name letters and digits alone, in small letters */
const bare = name => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * How far a broken keyword is from the alternative that was meant; 1 for those that are not listed.
 * @type {Record<string, number>}
 */
const weights = { const: 100, not: 50, additionalProperties: 0 }

/** @param {string} part */
const unescaped = part => part.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * What a keyword asks for.
 * @param {ErrorObject} error
 */
const wanted = ({ keyword, params, schema, message = '' }) => {
  if (keyword === 'enum') return `one of ${/** @type {unknown[]} */ (schema).join(', ')}`
  if (keyword === 'const') return JSON.stringify(schema)
  if (keyword === 'required') return `a field ${params['missingProperty']}`
  if (keyword === 'type') return [schema].flat().join(' or ')
  return message.replace(/^must (be |match |NOT )?/, word => (word.includes('NOT') ? 'not to ' : ''))
}

/**
 * Finds the sentence nearest to a place in a value.
 * @param {(schema: Schema) => Schema} resolved
 */
const sentencesOf = resolved => {
  /**
   * The sentence nearest to a place in a value, and what it describes.
   * @param {Schema} schema
   * @param {string[]} path
   */
  const sentenceAt = (schema, path) => {
    let name = ''
    let said = ''
    /** @type {Schema | undefined} */
    let at = schema
    for (const part of ['', ...path]) {
      if (part !== '' && at) {
        /** @type {Schema[]} */
        const candidates = [at, ...(at['oneOf'] ?? []).map(resolved)]
        const property = candidates.find(each => each['properties']?.[part])?.['properties'][part]
        at = property ?? candidates.find(each => each['items'])?.['items']
        if (property) name = `${name}.${part}`
      }
      if (!at) break
      if (typeof at['description'] === 'string') said = `${name}: ${at['description']}`
      if (typeof at['$ref'] === 'string') name = at['$ref'].split('/').at(-1) ?? ''
      at = resolved(at)
      if (typeof at['description'] === 'string') said = `${name}: ${at['description']}`
    }
    return said === '' ? '' : `“${said.replaceAll(/\s+/g, ' ').trim()}” (openapi.yaml)`
  }
  return sentenceAt
}

/**
 * Finds the errors of a value; of alternatives only those of the nearest.
 * @param {Ajv2020} ajv
 */
const errorsBy = ajv => {
  /** @type {WeakMap<object, import('ajv').ValidateFunction>} */
  const compiled = new WeakMap()

  /**
   * @param {Schema} schema
   * @param {unknown} value
   * @returns {ErrorObject[]}
   */
  const errorsOf = (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema)
    compiled.set(schema, validate)
    if (validate(value)) return []
    const errors = [...(validate.errors ?? [])]
    // Of alternatives only the nearest is of use: Ajv tells what every one of them wants.
    const choices = errors.filter(
      ({ keyword, instancePath }) =>
        keyword === 'oneOf' &&
        !errors.some(
          outer =>
            outer.keyword === 'oneOf' &&
            outer.instancePath !== instancePath &&
            instancePath.startsWith(`${outer.instancePath}/`),
        ),
    )
    return choices.reduce((rest, choice) => {
      const outside = rest.filter(
        ({ instancePath, keyword }) =>
          instancePath !== choice.instancePath &&
          !instancePath.startsWith(`${choice.instancePath}/`) &&
          keyword !== 'not',
      )
      const inside = nearest(/** @type {Schema[]} */ (choice.schema), choice.data).map(error => ({
        ...error,
        instancePath: `${choice.instancePath}${error.instancePath}`,
      }))
      return [...outside, ...inside]
    }, errors)
  }

  /**
   * The errors of the alternative that fits best: a constant that differs means another one.
   * @param {Schema[]} alternatives
   * @param {unknown} value
   */
  const nearest = (alternatives, value) => {
    /** @param {ErrorObject[]} errors */
    const distance = errors =>
      errors.reduce(
        (sum, { keyword, instancePath }) =>
          sum + (keyword === 'type' && instancePath === '' ? 100 : (weights[keyword] ?? 1)),
        0,
      )
    const [best = []] = alternatives
      .map(schema => errorsOf(schema, value))
      .sort((a, b) => distance(a) - distance(b))
    return best
  }
  return errorsOf
}

/**
 * A judge of values by the schemas of a document.
 * @param {OpenApi} document
 */
export const schemaJudge = document => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
  addFormats(ajv)
  // References by the name of the document, so that a part of it means the same alone.
  const whole = JSON.parse(
    JSON.stringify(document, (key, value) =>
      key === '$ref' ? String(value).replace(/^#/, 'openapi#') : value,
    ),
  )
  ajv.addSchema({ $id: 'openapi', ...whole })

  /** @param {Schema} schema @returns {Schema} */
  const resolved = schema => {
    if (typeof schema['$ref'] !== 'string') return schema
    /** @type {any} */
    let at = whole
    for (const part of schema['$ref'].slice('openapi#/'.length).split('/'))
      at = at[unescaped(decodeURI(part))]
    return at
  }

  const sentenceAt = sentencesOf(resolved)
  const errorsOf = errorsBy(ajv)

  return {
    /**
     * What is wrong with a value. Fields that the document does not name are let through, unless they are a known one in
     * another spelling.
     * @param {Schema} schema of the document, with its references as they stand there
     * @param {unknown} value
     * @param {string} at what the value is, such as `body`
     * @returns {Finding[]}
     */
    findings(schema, value, at) {
      const own = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"openapi#'))
      return errorsOf(own, value).flatMap(error => {
        const path = error.instancePath.split('/').slice(1).map(unescaped)
        const place = `${at} ${error.instancePath || '/'}`
        if (error.keyword === 'additionalProperties') {
          const name = String(error.params['additionalProperty'])
          const meant = Object.keys(error.parentSchema?.['properties'] ?? {}).find(
            known => bare(known) === bare(name) && !Object.hasOwn(/** @type {object} */ (error.data), known),
          )
          return meant ? [finding(place, `the field ${meant}`, name, sentenceAt(own, [...path, meant]))] : []
        }
        const missing = error.keyword === 'required' ? [String(error.params['missingProperty'])] : []
        const found = missing.length > 0 ? Object.keys(/** @type {object} */ (error.data)) : error.data
        return [finding(place, wanted(error), found, sentenceAt(own, [...path, ...missing]))]
      })
    },
  }
}
