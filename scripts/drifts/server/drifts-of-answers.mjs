// Sixty drifts by hand, first part: answers that break a sentence of openapi.yaml in a way that its shapes cannot say alone.
import { everyObject, inJson, inPersons, inTasks, inText, withBody } from './variation.mjs'

/** @typedef {import('./variation.mjs').Variation} Variation */

const tasks = ['getTask', 'createTaskByShare']
const sessions = ['signInWithSms', 'signInWithWeixin', 'getMyself', 'launch']

/**
 * @param {string} name
 * @param {string[]} operations
 * @param {NonNullable<Variation['answer']>} answer
 * @returns {Variation}
 */
const drift = (name, operations, answer) => ({ name, operations, answer })

/** @param {string} name @param {(task: import('./variation.mjs').Json) => void} change */
const task = (name, change) => drift(name, tasks, inTasks(change))

/**
 * Spans in other units.
 * @param {(text: string, unit: number) => number} convert
 */
const spans = convert =>
  inTasks(({ labelText, result }) => {
    everyObject(result, node => {
      if (node.span)
        node.span = { start: convert(labelText, node.span.start), end: convert(labelText, node.span.end) }
    })
  })

/**
 * Refusals of one status answered in another way.
 * @param {number} from
 * @param {(answer: import('./variation.mjs').Answer) => import('./variation.mjs').Answer} change
 * @returns {NonNullable<Variation['answer']>}
 */
const refusals = (from, change) => answer => (answer.status === from ? change(answer) : answer)

/** @type {Variation[]} */
export const driftsOfAnswers = [
  task('a score is 152', ({ result }) => {
    if (typeof result?.score === 'number') result.score = 152
  }),
  task('the points of the reasons do not make the score', ({ result }) => void result?.reasons.pop()),
  task('points are written without their sign', ({ result }) => {
    for (const reason of result?.reasons ?? []) reason.points = Math.abs(reason.points)
  }),
  task('confidence is in percent', ({ result }) => {
    if (result) result.confidence *= 100
  }),
  task('codes of groups are in capitals', ({ result }) => {
    for (const flag of result?.groups ?? []) flag.group = flag.group.toUpperCase()
  }),
  task('a flag points to an ingredient that is not there', ({ result }) => {
    for (const flag of result?.groups ?? []) flag.ingredients = [99]
  }),
  task('ingredients are counted from 1', ({ result }) => {
    let count = 0
    everyObject(result?.ingredients, node => {
      if ('children' in node) count += 1
    })
    for (const reason of result?.reasons ?? []) reason.ingredients = [count]
  }),
  task('there is neither a score nor a reason for none', ({ result }) => {
    if (result) Object.assign(result, { score: null, noScore: null, reasons: [] })
  }),
  task('a score comes with a reason for none', ({ result }) => {
    if (result && result.score !== null) result.noScore = 'alcohol'
  }),
  task('a finished task has no result', each => {
    if (each.status === 'done') each.result = null
  }),
  task('a task on its way has progress 1', each => {
    if (['queued', 'recognizing', 'analyzing'].includes(each.status)) each.progress = 1
  }),
  task('a failed task does not say why', each => void delete each.problem),
  task('moments have no zone', each => {
    each.createdAt = each.createdAt.replace('Z', '')
  }),
  task('moments are milliseconds', each => {
    each.createdAt = Date.parse(each.createdAt)
  }),
  task('fields without a value are null', ({ result }) => {
    everyObject(result?.ingredients, node => {
      if ('children' in node) for (const key of ['additiveId', 'amount', 'box', 'role']) node[key] ??= null
    })
  }),
  task('fields that may be missing are written with underscores', ({ result }) => {
    everyObject(result?.ingredients, node => {
      if (node.otherName) {
        node.other_name = node.otherName
        delete node.otherName
      }
    })
  }),
  task('the picture of a task has no address', each => {
    each.imageUrl = ''
  }),
  task('a shared record says that it is private', each => {
    each.sharing = 'private'
  }),
  drift(
    'spans count bytes of UTF-8',
    tasks,
    spans((text, unit) => Buffer.byteLength(text.slice(0, unit))),
  ),
  drift(
    'spans count characters, not UTF-16 units',
    tasks,
    spans((text, unit) => [...text.slice(0, unit)].length),
  ),
  drift(
    'spans end at their last character',
    tasks,
    inTasks(({ result }) =>
      everyObject(result, node => {
        if (node.span) node.span.end -= 1
      }),
    ),
  ),
  drift(
    'an amount that good practice decides is called gmp',
    ['listAdditiveFoods'],
    inText(text => text.replaceAll('"GMP"', '"gmp"')),
  ),
  drift(
    'tiers are texts',
    ['listAdditives', 'getAdditive'],
    inText(text => text.replaceAll(/"tier":(\d)/g, '"tier":"$1"')),
  ),
  drift(
    'the whole phone number is shown',
    sessions,
    inPersons(person => {
      person.privacyPhone = person.phone
    }),
  ),
  drift(
    'the last digits of a phone number are hidden, not the middle',
    sessions,
    inPersons(person => {
      if (person.phone) person.privacyPhone = `${person.phone.slice(0, 7)}****`
    }),
  ),
  drift(
    'nobody is ever new',
    sessions,
    inPersons(person => {
      person.isNew = false
    }),
  ),
  drift(
    'an upload does not say where the picture is',
    ['uploadPhoto', 'uploadFeedbackPicture', 'uploadAvatar'],
    inJson(value => {
      value.imageUrl = ''
    }),
  ),
  drift(
    'a ranking is not sorted',
    ['rankByStandard'],
    inJson(value => void value.items?.reverse()),
  ),
  drift(
    'ranks have gaps',
    ['rankByStandard'],
    inJson(value => {
      for (const item of value.items ?? []) item.rank *= 2
    }),
  ),
  drift(
    'a ranking starts with the lowest score',
    ['rankByStandard'],
    inJson(value => {
      const scores = (value.items ?? []).map((/** @type {{ score: number }} */ { score }) => score).reverse()
      for (const [index, item] of (value.items ?? []).entries()) item.score = scores[index]
    }),
  ),
  drift(
    'problems have the code 1',
    [],
    inJson(
      value => {
        if (value.errMsg) value.code = 1
      },
      { isGood: false },
    ),
  ),
  drift(
    'problems have no words',
    [],
    inJson(
      value => {
        if (value.errMsg) value.errMsg = ''
      },
      { isGood: false },
    ),
  ),
  drift('problems are pages of HTML', [], answer =>
    answer.status >= 400
      ? { ...withBody(answer, '<h1>Error</h1>'), headers: { ...answer.headers, 'content-type': 'text/html' } }
      : answer,
  ),
  drift('too many requests: it does not say when to come back', [], answer => {
    const { 'retry-after': _, ...headers } = answer.headers
    return { ...answer, headers }
  }),
  drift('too many requests: it says the date to come back', [], answer =>
    answer.status === 429
      ? { ...answer, headers: { ...answer.headers, 'retry-after': 'Fri, 20 Nov 2026 08:00:00 GMT' } }
      : answer,
  ),
  drift(
    'a caller without a token is forbidden, not unauthorized',
    [],
    refusals(401, answer => ({ ...answer, status: 403 })),
  ),
  drift(
    'a caller without a token is sent to a login page',
    [],
    refusals(401, answer => ({
      ...withBody(answer, ''),
      status: 302,
      headers: { location: '/login' },
    })),
  ),
  drift(
    'a share that is gone was never there',
    ['getTask', 'createTaskByShare'],
    refusals(410, answer => ({
      ...withBody(answer, '{"code":404,"errMsg":"No such task"}'),
      status: 404,
    })),
  ),
  drift('a wrong code of an SMS is a status', ['signInWithSms', 'sendSmsCode'], answer =>
    /"errMsg"/.test(answer.body.toString()) && answer.status === 200 ? { ...answer, status: 400 } : answer,
  ),
  drift('what was made is 200, not 201', [], answer =>
    answer.status === 201 ? { ...answer, status: 200 } : answer,
  ),
  drift('what has no content has an empty object', [], answer =>
    answer.status === 204
      ? {
          ...withBody(answer, '{}'),
          status: 200,
          headers: { ...answer.headers, 'content-type': 'application/json' },
        }
      : answer,
  ),
]
