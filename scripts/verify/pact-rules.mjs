// The matching rules of a pact of specification 4, as far as our pact uses them. Numbers compare as numbers: 52.0 is 52.
import { isDeepStrictEqual } from 'node:util'
import { finding } from './findings.mjs'

/** @typedef {import('./findings.mjs').Finding} Finding */
/**
 * @typedef {object} Matcher
 * @property {string} match
 * @property {string} [regex]
 * @property {number} [min]
 * @property {{ index: number, rules: Rules }[]} [variants]
 */
/** @typedef {Record<string, { combine?: string, matchers: Matcher[] }>} Rules By path. */
/** @typedef {(string | number)[]} Path */

/** @param {string} path such as `$.items[*].id` */
const tokensOf = path =>
  [...path.matchAll(/\.([^.[]+)|\['([^']+)'\]|\[(\d+|\*)\]/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')

/**
 * The rule of a place: the longest path that leads to it or to something around it, and of those the most exact.
 * @param {{ tokens: string[], matchers: Matcher[] }[]} rules
 * @param {Path} path
 */
const ruleOf = (rules, path) => {
  const fitting = rules.filter(
    ({ tokens }) =>
      tokens.length <= path.length &&
      tokens.every((token, at) => token === '*' || token === String(path[at])),
  )
  const exactness = (/** @type {string[]} */ tokens) =>
    tokens.length * 100 - tokens.filter(token => token === '*').length
  const [best] = fitting.sort((a, b) => exactness(b.tokens) - exactness(a.tokens))
  return best ? { matchers: best.matchers, isOwn: best.tokens.length === path.length } : null
}

/** @param {unknown} value */
const kindOf = value => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** @param {unknown} value */
const textOf = value => (typeof value === 'string' ? value : JSON.stringify(value))

/** @param {Path} path */
const placeOf = path => `body /${path.join('/')}`

/**
 * What is wrong with a leaf by one matcher; null where nothing is.
 * @param {Matcher} matcher
 * @param {unknown} expected
 * @param {unknown} actual
 * @param {Path} path
 * @returns {Finding | null}
 */
const leafFinding = ({ match, regex = '' }, expected, actual, path) => {
  if (match === 'regex')
    return new RegExp(regex).test(textOf(actual))
      ? null
      : finding(placeOf(path), `a match of ${regex}`, actual)
  const kind = match === 'integer' || match === 'number' || match === 'decimal' ? 'number' : kindOf(expected)
  const isWhole = match !== 'integer' || Number.isInteger(actual)
  return kindOf(actual) === kind && isWhole
    ? null
    : finding(placeOf(path), match === 'integer' ? 'an integer' : `a ${kind}`, actual)
}

/**
 * Compares a body with the one of a pact.
 * @param {unknown} expected
 * @param {unknown} actual
 * @param {Rules} written
 * @returns {Finding[]}
 */
export const bodyFindings = (expected, actual, written) => {
  const rules = Object.entries(written).map(([path, { matchers }]) => ({ tokens: tokensOf(path), matchers }))

  /** @type {(expected: unknown, actual: unknown, path: Path) => Finding[]} */
  const compare = (wanted, found, path) => {
    const rule = ruleOf(rules, path)
    if (Array.isArray(wanted)) {
      if (!Array.isArray(found)) return [finding(placeOf(path), 'an array', found)]
      return compareLists(wanted, found, path, rule)
    }
    if (wanted !== null && typeof wanted === 'object') {
      if (kindOf(found) !== 'object') return [finding(placeOf(path), 'an object', found)]
      const fields = /** @type {Record<string, unknown>} */ (found)
      return Object.entries(wanted).flatMap(([key, each]) =>
        Object.hasOwn(fields, key)
          ? compare(each, fields[key], [...path, key])
          : [finding(placeOf(path), `a field ${key}`, Object.keys(fields))],
      )
    }
    if (!rule)
      return isDeepStrictEqual(wanted, found) ? [] : [finding(placeOf(path), JSON.stringify(wanted), found)]
    return rule.matchers.flatMap(matcher => leafFinding(matcher, wanted, found, path) ?? [])
  }

  /** @type {(wanted: unknown[], found: unknown[], path: Path, rule: ReturnType<typeof ruleOf>) => Finding[]} */
  const compareLists = (wanted, found, path, rule) => {
    const [matcher] = rule?.matchers ?? []
    if (matcher?.variants)
      return matcher.variants.flatMap(({ index, rules: own }) =>
        found.some(each => bodyFindings(wanted[index], each, own).length === 0)
          ? []
          : [finding(placeOf(path), `an item like ${JSON.stringify(wanted[index])}`, found)],
      )
    if (!matcher) {
      if (wanted.length !== found.length) return [finding(placeOf(path), `${wanted.length} items`, found)]
      return wanted.flatMap((each, at) => compare(each, found[at], [...path, at]))
    }
    if (rule?.isOwn && found.length < (matcher.min ?? 0))
      return [finding(placeOf(path), `at least ${matcher.min} items`, found)]
    return wanted.length === 0 ? [] : found.flatMap((each, at) => compare(wanted[0], each, [...path, at]))
  }

  return compare(expected, actual, [])
}
