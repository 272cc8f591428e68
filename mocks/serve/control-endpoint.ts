import type { MockBackend } from '../backend.ts'
import type { Change, MockControl } from '../control/control.ts'
import type { Incoming } from '../incoming.ts'
import { isScenarioName, scenarioOfSlug } from '../scenarios.ts'
import { complaintAbout } from '../validation/openapi.ts'

/** What may be asked of the mock server about itself, under /__mock; mocks/README.md says how. */
export const controlPath = '/__mock'

const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const clock = closed({ offsetMs: { type: 'number' }, isFrozen: { type: 'boolean' } })
const share = { type: 'number', minimum: 0, maximum: 1 }
const count = { type: 'number', minimum: 0 }
const failures = ['server-error', 'unavailable', 'rate-limited']

const bodies: Readonly<Record<string, object | undefined>> = {
  '': closed({
    latencyMs: { ...count, maximum: 600_000 },
    failureRate: share,
    failureKind: { enum: [...failures, 'disconnect'] },
    isOffline: { type: 'boolean' },
    always: { enum: [...failures, 'garbled', null] },
    retryAfterSeconds: count,
    maxPictureBytes: count,
    breakAfterFrames: { type: ['number', 'null'], minimum: 0 },
    isSocketOpen: { type: 'boolean' },
    clock,
  }),
  '/reset': closed({ seed: { type: 'integer' } }),
  '/scenario': closed({ name: { type: 'string' }, params: { type: 'object' } }, ['name']),
  '/clock': clock,
  '/inbox': closed({ phone: { type: 'string' } }),
  '/sign-in': closed({ uid: { type: 'string' } }, ['uid']),
  '/provider-states': {
    type: 'object',
    required: ['state'],
    properties: {
      state: { type: ['string', 'null'] },
      params: { type: ['object', 'null'] },
      action: { enum: ['setup', 'teardown'] },
    },
  },
}

const refuse = (status: number, errMsg: string, error?: string) =>
  Response.json({ code: status, errMsg, ...(error === undefined ? {} : { error }) }, { status })

/** Answers a request under /__mock. */
export const answerControl = async (
  { control, picture }: MockBackend,
  request: Incoming,
  pathname: string,
): Promise<Response> => {
  const place = pathname.slice(controlPath.length)
  if (request.method === 'GET') return look(control, picture, place)
  const schema = bodies[place]
  if (!schema) return refuse(404, `There is no ${controlPath}${place}`, 'path')
  if (request.method !== 'POST') return refuse(405, `${controlPath}${place} takes POST`, 'method')
  let body: unknown
  try {
    const text = await request.text()
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    return refuse(400, 'The body is not JSON', 'body')
  }
  const complaint = complaintAbout(schema, body, 'body')
  if (complaint) return refuse(400, `${complaint.field} ${complaint.message}`, complaint.field)
  try {
    return Response.json(await steer(control, place, body as Steering)) // as `bodies` just said
  } catch (error) {
    if (error instanceof TypeError) return refuse(400, error.message)
    throw error
  }
}

const shown = new Set(['image/jpeg', 'image/png', 'image/webp'])

const look = async (
  control: MockControl,
  picture: MockBackend['picture'],
  place: string,
): Promise<Response> => {
  if (place === '') return Response.json(await control.read())
  if (place === '/inbox') return Response.json({ messages: (await control.read()).smsInbox })
  if (place === '/calls') return callStream(control)
  const found = place.startsWith('/pictures/') ? picture(place.slice('/pictures/'.length)) : null
  if (!found) return refuse(404, `There is no ${controlPath}${place}`, 'path')
  const type = shown.has(found.type) ? found.type : 'image/jpeg'
  return new Response(found, { headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' } })
}

/** Every call as an event, as it ends. */
const callStream = (control: MockControl): Response => {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stop = control.subscribe(call =>
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(call)}\n\n`)),
      )
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } })
}

interface Steering extends Change {
  seed?: number
  name?: string
  state?: string | null
  params?: Record<string, unknown> | null
  action?: 'setup' | 'teardown'
  uid?: string
  phone?: string
  offsetMs?: number
  isFrozen?: boolean
}

const steer = async (control: MockControl, place: string, body: Steering): Promise<object> => {
  const apply = (name: string, params: Steering['params']) => {
    const known = isScenarioName(name) ? name : scenarioOfSlug(name)
    if (!known) throw new TypeError(`There is no scenario "${name}"; mocks/scenarios.ts has them all`)
    return control.apply(known, params ?? {})
  }
  switch (place) {
    case '/reset':
      return control.reset(body.seed)
    case '/scenario':
      return apply(body.name ?? '', body.params)
    case '/clock':
      return control.change({ clock: body })
    case '/inbox': {
      const { smsInbox } = await control.read()
      return { messages: smsInbox.filter(({ phone }) => body.phone === undefined || phone === body.phone) }
    }
    case '/sign-in':
      return control.signInAs(body.uid ?? '')
    case '/provider-states': {
      // Pact: every interaction starts from an empty server, since the one before was torn down.
      if (body.action === 'teardown') return control.reset()
      if (!body.state) return {}
      const { params, session } = await apply(body.state, body.params)
      return { ...params, ...(session ? { accessToken: session.accessToken } : {}) }
    }
    default:
      return control.change(body)
  }
}
