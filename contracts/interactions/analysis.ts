import type { Chosen } from '../../mocks/scenarios.ts'
import { type Interaction, nobody, refusal, shareId, somebody, taskId, uid } from '../interaction.ts'
import { eachLike, fromState, including, integer, like, matching } from '../matchers.ts'
import { jpeg, notAPicture } from '../pictures.ts'
import {
  doneTask,
  failedTask,
  runningTask,
  tableTask,
  unrecognizedTask,
  unscoredTask,
  unsureTask,
} from '../task.ts'

const pictureOf = ({ bytes, type }: typeof jpeg | typeof notAPicture) => new Blob([bytes], { type })

const upload = (
  title: string,
  given: readonly Chosen[],
  image: typeof jpeg | typeof notAPicture,
  response: Interaction['response'],
): Interaction => ({
  operation: 'uploadPhoto',
  title,
  given,
  request: { method: 'POST', path: '/api/upload', form: { image, fields: { lang: 'zh-Hans' } } },
  response,
  call: api => api.uploadPhoto(pictureOf(image), 'zh-Hans'),
})
const started: Interaction['response'] = {
  status: 201,
  json: { taskId: like(taskId), imageUrl: like('data:image/jpeg;base64,/9j/') },
}

const task = (
  title: string,
  given: readonly Chosen[],
  response: Interaction['response'],
  { id = taskId, segment = 'taskId', isLoggedIn = false } = {},
): Interaction => ({
  operation: 'getTask',
  title,
  given,
  isLoggedIn,
  request: { method: 'GET', path: fromState(segment, id, '/api/task/') },
  response,
  call: api => api.getTask(id),
})
const shared = { id: shareId, segment: 'shareId' }
const found = (json: Readonly<Record<string, unknown>>): Interaction['response'] => ({ status: 200, json })
const noTask = refusal(404, 'There is no such task')
const gone = refusal(410, 'Share was canceled or deleted')

const row = {
  rank: integer(1),
  name: like('全麦苏打饼干'),
  brand: like('麦田'),
  score: integer(72),
  popularity: integer(860),
}
const ranking = (
  title: string,
  given: readonly Chosen[],
  standard: string,
  json: Readonly<Record<string, unknown>>,
  isLoggedIn = false,
): Interaction => ({
  operation: 'rankByStandard',
  title,
  given,
  isLoggedIn,
  request: { method: 'POST', path: '/api/task/standard-ranking', json: { standard } },
  response: found(json),
  call: api => api.rankByStandard(standard),
})

/** A device's task, or a share, is readable by its id: no account needed. */
const mine = [somebody, { name: 'a finished analysis', params: { uid } }] as const satisfies readonly Chosen[]

/** From a photo to its report, and to its ranking. */
export const analysisInteractions: readonly Interaction[] = [
  upload('an upload of a label photo', [nobody], jpeg, started),
  {
    ...upload('an upload of a label photo by a person', [somebody], jpeg, started),
    isLoggedIn: true,
  },
  upload(
    'an upload of a label photo that is too large',
    [{ name: 'pictures may have only a few bytes' }],
    jpeg,
    refusal(413, 'The picture has more than 8 bytes'),
  ),
  upload(
    'an upload of something that is no picture',
    [nobody],
    notAPicture,
    refusal(415, 'This is not a JPEG, PNG or WebP picture'),
  ),

  task('a request for a finished analysis', [{ name: 'a finished analysis' }], found(doneTask)),
  task("a request for a person's own analysis", mine, found(doneTask), { isLoggedIn: true }),
  task(
    'a request for an analysis without a score',
    [{ name: 'an analysis with little confidence' }],
    found(unsureTask),
  ),
  task(
    'a request for an analysis of a label with rare characters',
    [{ name: 'an analysis of a label with rare characters' }],
    found({ ...doneTask, labelText: like('🥛𠮷牌\n配料：小麦粉、白砂糖') }),
  ),
  task(
    'a request for an analysis of a label with a nutrition table',
    [{ name: 'an analysis of a label with a nutrition table' }],
    found(tableTask),
  ),
  task('a request for an analysis of wine', [{ name: 'an analysis of wine' }], found(unscoredTask)),
  task('a request for a queued analysis', [{ name: 'a queued analysis' }], found(runningTask('queued'))),
  task(
    'a request for an analysis being recognized',
    [{ name: 'an analysis being recognized' }],
    found(runningTask('recognizing')),
  ),
  task(
    'a request for an analysis being analyzed',
    [{ name: 'an analysis being analyzed' }],
    found(runningTask('analyzing', '配料：小麦粉')),
  ),
  task(
    'a request for a photo without an ingredient list',
    [{ name: 'a photo without an ingredient list' }],
    found(unrecognizedTask),
  ),
  task('a request for an unreadable photo', [{ name: 'an unreadable photo' }], found(failedTask)),
  task('a request for a failed analysis', [{ name: 'a failed analysis' }], found(failedTask)),
  task('a request for a task that is not there', [{ name: 'there are no records' }], noTask),
  task("a request for someone else's analysis", [{ name: "someone else's analysis" }], noTask),
  task(
    'a request for a shared analysis',
    [{ name: 'a shared analysis' }],
    found({ ...doneTask, id: like(shareId), sharing: 'shared' }),
    shared,
  ),
  task('a request for a cancelled share', [{ name: 'a cancelled share' }], gone, shared),
  task('a request for a deleted share', [{ name: 'a deleted share' }], gone, shared),

  ranking('a request for the ranking of a standard', [nobody], 'GB/T 20980-2021', {
    standard: matching('^GB/T 20980(-[0-9]{4})?$', 'GB/T 20980'),
    category: like('饼干'),
    items: eachLike(row),
  }),
  ranking(
    "a request for the ranking of a standard with a person's own product",
    [somebody, { name: "the person's own product is ranked", params: { uid } }],
    'GB/T 20980',
    {
      standard: matching('^GB/T 20980(-[0-9]{4})?$', 'GB/T 20980'),
      category: like('饼干'),
      items: including({ ...row, taskId: like(taskId) }),
    },
    true,
  ),
  ranking(
    'a request for the ranking of a standard nobody knows',
    [{ name: 'a standard nobody knows' }],
    'GB/T 99999',
    { standard: 'GB/T 99999', category: '', items: [] },
  ),
]
