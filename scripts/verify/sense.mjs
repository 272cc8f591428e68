// What an answer must be beyond its shape: sentences of openapi.yaml that no schema can say.
import { finding } from './findings.mjs'

/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {any} Json An answer whose shape was found good. */

/** The sentences; a test compares them with openapi.yaml. */
export const sentences = /** @type {const} */ ({
  span: 'Half-open range of UTF-16 offsets into the label text.',
  name: 'Exactly as it stands in the label text.',
  score: '100 plus the points of all reasons is the score',
  noScore: 'Why there is no score; null or absent where there is one.',
  indices: 'Indices of ingredients, counted depth-first, parents before children.',
  status: 'A task that is done has a result; one that failed says why in `problem`.',
  progress: '1 when the task is over, less before.',
  phone: 'First 3 digits, stars, last 4.',
  path: 'The index page with the share id in its sharefrom query.',
  order: 'Best score first; ranks count from 1.',
  page: '`total` counts all items, not those of the page.',
  words: 'What happened and what to do, in plain words.',
  code: "Never 0; the HTTP status, or a number of the call's own.",
})

/** @param {keyof typeof sentences} name */
const says = name => `“${sentences[name]}” (openapi.yaml)`

/**
 * Ingredients depth-first, parents before children, each with its place.
 * @param {Json[]} ingredients
 * @param {string} at
 * @returns {{ ingredient: Json, at: string }[]}
 */
const flat = (ingredients, at) =>
  ingredients.flatMap((ingredient, index) => [
    { ingredient, at: `${at}/${index}` },
    ...flat(ingredient.children, `${at}/${index}/children`),
  ])

/** @param {Json} task @returns {Finding[]} */
const spanFindings = ({ labelText, result }) =>
  flat(result.ingredients, 'body /result/ingredients').flatMap(({ ingredient: { name, span }, at }) => {
    const text = labelText.slice(span.start, span.end)
    if (text === name || text.replaceAll(/\s+/g, '') === name.replaceAll(/\s+/g, '')) return []
    return [
      finding(
        `${at}/span`,
        `the text at ${span.start} to ${span.end} to be ${name}`,
        text,
        `${says('span')} ${says('name')}`,
      ),
    ]
  })

/** @param {Json} result @returns {Finding[]} */
const scoreFindings = ({ score, noScore, reasons }) => {
  const why = noScore ?? null
  if ((score === null) !== (why !== null))
    return [finding('body /result/noScore', score === null ? 'a reason' : 'null', why, says('noScore'))]
  if (score === null) return []
  // In tenths, as the points are: sums of binary fractions drift.
  const tenths = reasons.reduce(
    (/** @type {number} */ sum, /** @type {Json} */ { points }) => sum + Math.round(points * 10),
    1000,
  )
  return tenths === score * 10
    ? []
    : [finding('body /result/score', String(tenths / 10), score, says('score'))]
}

/** @param {Json} result @returns {Finding[]} */
const indexFindings = result => {
  const count = flat(result.ingredients, '').length
  return ['groups', 'highlights', 'suggestions', 'knowledge', 'reasons'].flatMap(list =>
    result[list].flatMap((/** @type {Json} */ { ingredients }, /** @type {number} */ at) => {
      const wrong = ingredients.find((/** @type {number} */ index) => index >= count)
      return wrong === undefined
        ? []
        : [
            finding(
              `body /result/${list}/${at}/ingredients`,
              `indices below ${count}`,
              wrong,
              says('indices'),
            ),
          ]
    }),
  )
}

const over = new Set(['done', 'unrecognized', 'failed'])

/** @param {Json} task @returns {Finding[]} */
const taskFindings = task => {
  const { status, result, problem, progress, source, imageUrl } = task
  return [
    ...(status === 'done' && result === null
      ? [finding('body /result', 'a result', null, says('status'))]
      : []),
    ...(status === 'failed' && !problem
      ? [finding('body /problem', 'a problem', problem, says('status'))]
      : []),
    ...(over.has(status) !== (progress === 1)
      ? [finding('body /progress', over.has(status) ? '1' : 'less than 1', progress, says('progress'))]
      : []),
    ...(source === 'server' && imageUrl === '' ? [finding('body /imageUrl', 'an address', imageUrl)] : []),
    ...(result ? [...spanFindings(task), ...scoreFindings(result), ...indexFindings(result)] : []),
  ]
}

/** @param {Json} person @returns {Finding[]} */
const personFindings = ({ phone, privacyPhone }) => {
  const hidden =
    phone.length < 8
      ? '*'.repeat(phone.length)
      : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 7)}${phone.slice(-4)}`
  const isMasked =
    phone.length < 8
      ? !/\d/.test(privacyPhone)
      : /^\*+$/.test(privacyPhone.slice(3, -4)) &&
        privacyPhone.startsWith(phone.slice(0, 3)) &&
        privacyPhone.endsWith(phone.slice(-4))
  return isMasked ? [] : [finding('body /userInfo/privacyPhone', hidden, privacyPhone, says('phone'))]
}

/** @param {Json} ranking @returns {Finding[]} */
const rankingFindings = ({ items }) =>
  items.flatMap((/** @type {Json} */ { rank, score }, /** @type {number} */ at) => [
    ...(rank === at + 1 ? [] : [finding(`body /items/${at}/rank`, String(at + 1), rank, says('order'))]),
    ...(at === 0 || score <= items[at - 1].score
      ? []
      : [finding(`body /items/${at}/score`, `at most ${items[at - 1].score}`, score, says('order'))]),
  ])

/** @param {Json} page @returns {Finding[]} */
const pageFindings = ({ items, total, page, size }) => [
  ...(items.length > size ? [finding('body /items', `at most ${size}`, items.length)] : []),
  ...(items.length > 0 && total < (page - 1) * size + items.length
    ? [finding('body /total', `at least ${(page - 1) * size + items.length}`, total, says('page'))]
    : []),
]

/**
 * What is wrong with an answer of good shape.
 * @param {import('./openapi.mjs').Answered} answered
 * @returns {Finding[]}
 */
export const senseFindings = ({ status, json }) => {
  if (json === undefined || json === null || typeof json !== 'object') return []
  if (typeof json.errMsg === 'string' && json.errMsg.trim() === '')
    return [finding('body /errMsg', 'words', json.errMsg, says('words'))]
  if (status >= 400)
    return json.code === status ? [] : [finding('body /code', String(status), json.code, says('code'))]
  const isUploaded = 'imageUrl' in json && !('labelText' in json) && !('shareId' in json)
  if (isUploaded && json.imageUrl === '') return [finding('body /imageUrl', 'an address', json.imageUrl)]
  return [
    ...('labelText' in json ? taskFindings(json) : []),
    ...('userInfo' in json ? personFindings(json.userInfo) : []),
    ...('items' in json && 'category' in json ? rankingFindings(json) : []),
    ...('items' in json && 'total' in json ? pageFindings(json) : []),
    ...('shareId' in json && !decodeURIComponent(json.path).includes(json.shareId)
      ? [finding('body /path', `an address with ${json.shareId}`, json.path, says('path'))]
      : []),
  ]
}
