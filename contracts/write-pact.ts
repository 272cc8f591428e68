import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PactV4, SpecificationVersion } from '@pact-foundation/pact'
import { scenarios } from '../mocks/scenarios.ts'
import { accessToken, type Interaction, uid } from './interaction.ts'
import { eventId, fromState, type Matcher, matching } from './matchers.ts'
import { consumer, provider } from './pact-file.ts'

// Pact names these types, but does not export them.
type Described = ReturnType<PactV4['addInteraction']>
type RequestBuilder = Parameters<NonNullable<Parameters<Described['withRequest']>[2]>>[0]
type Requested = ReturnType<Described['withRequest']>
type ResponseBuilder = Parameters<NonNullable<Parameters<Requested['willRespondWith']>[1]>>[0]

const boundary = '----analyze-h5'
const eventIdExample = String(eventId().value)

/** Adds to the request what goes with every product call: its own id, and whose it is. */
const identityOf = ({ isLoggedIn }: Interaction): Record<string, string | Matcher> => ({
  eventId: eventId(),
  uid: isLoggedIn ? fromState('uid', uid) : '',
})

/** Pact has no multipart of the fourth version that the comparator reads, so the body is raw, with a rule for each part. */
const addForm = (builder: RequestBuilder, form: NonNullable<Interaction['request']['form']>, by: string) => {
  const fields: Record<string, string> = { ...form.fields, eventId: eventIdExample, uid: by }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="image.jpg"\r\nContent-Type: ${form.image.type}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(parts.join('')),
    Buffer.from(head),
    Buffer.from(form.image.bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const type = `multipart/form-data; boundary=${boundary}`
  builder.body(type, body)
  builder.matchingRules({
    header: { path: 'Content-Type', rules: [matching('^multipart/form-data; ?boundary=.+$', type)] },
    body: [
      ...Object.entries(fields).map(([name, value]) => ({
        path: `$.${name}`,
        rules: [name === 'eventId' ? eventId() : matching(`^${value}$`, value)],
      })),
      // The content decides whether bytes are a picture.
      {
        path: '$.image',
        rules: [
          {
            'pact:matcher:type': 'contentType',
            value: isPicture(form.image.bytes) ? form.image.type : 'text/plain',
          },
        ],
      },
    ],
  })
}

const isPicture = ([first]: Uint8Array) => first === 0xff

const addRequest = (builder: RequestBuilder, interaction: Interaction) => {
  const { json, form, query, accept, method, hasIdentity } = interaction.request
  const identity = hasIdentity === false ? {} : identityOf(interaction)
  const headers: Record<string, string | TextMatcher> = {}
  if (interaction.isLoggedIn)
    headers['Authorization'] = text(fromState('accessToken', accessToken, 'Bearer '))
  if (accept) headers['Accept'] = accept
  if (Object.keys(headers).length > 0) builder.headers(headers)
  if (method === 'GET')
    builder.query(
      Object.fromEntries(
        Object.entries({ ...query, ...identity }).map(([name, value]) => [name, text(value)]),
      ),
    )
  if (json) builder.jsonBody({ ...json, ...identity })
  if (form) addForm(builder, form, interaction.isLoggedIn ? uid : '')
}

/** A matcher whose example is a text: what Pact takes in paths, queries and headers. */
type TextMatcher = Matcher & { value: string }
const text = (value: string | Matcher): string | TextMatcher =>
  typeof value === 'string' ? value : { ...value, value: String(value.value) }

const addResponse = (builder: ResponseBuilder, { headers, json, events }: Interaction['response']) => {
  if (headers)
    builder.headers(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, text(value)])))
  if (json) builder.jsonBody(json)
  if (events) {
    builder.body('text/event-stream', Buffer.from(events.example))
    builder.matchingRules({ body: { path: '$', rules: [matching(events.pattern, events.example)] } })
  }
}

/** A pact being written: each interaction is played against the mock server of Pact, then read off as one file. */
export const createPactWriter = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacts-'))
  const pact = new PactV4({
    consumer,
    provider,
    dir: folder,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  })

  return {
    /** Calls `run` with the address of a server that expects this interaction and nothing else. */
    async play(interaction: Interaction, run: (url: string) => Promise<void>): Promise<void> {
      const { request, response, title, given } = interaction
      const described = given.reduce(
        (builder, { name, params }) => builder.given(name, { ...scenarios[name].params, ...params }),
        pact.addInteraction(),
      )
      await described
        .uponReceiving(title)
        .withRequest(request.method, text(request.path), builder => addRequest(builder, interaction))
        .willRespondWith(response.status, builder => addResponse(builder, response))
        .executeTest(async ({ url }) => {
          await run(url)
          // The mock server may report a request late that it has answered (pact-reference #535).
          await new Promise(resolve => setTimeout(resolve, 10))
        })
    },

    /** The pact as one text, the same for the same interactions. */
    finish(): string {
      const raw = readFileSync(join(folder, `${consumer}-${provider}.json`), 'utf8')
      return tidy(JSON.parse(raw))
    },

    remove: () => rmSync(folder, { recursive: true }),
  }
}

interface WrittenBody {
  content: string
  contentType: string
  encoded: string | false
}
interface Written {
  interactions: {
    description: string
    response: {
      headers?: Record<string, readonly string[]>
      body?: WrittenBody
      matchingRules?: { body?: Record<string, { matchers: { match: string }[] }> }
    }
  }[]
  metadata: Record<string, unknown>
}

/** Leaves out what changes with the version of a tool, orders by description, and writes streams as texts. */
const tidy = ({ interactions, metadata, ...rest }: Written): string => {
  for (const { response } of interactions) {
    if (!response.body || response.headers?.['Content-Type']?.[0] !== 'text/event-stream') continue
    const { body } = response
    body.contentType = 'text/event-stream'
    if (body.encoded === 'base64') {
      body.content = Buffer.from(body.content, 'base64').toString('utf8')
      body.encoded = false
    }
    // Pact adds a rule that the bytes look like an event stream, which no bytes do.
    const rule = response.matchingRules?.body?.['$']
    if (rule) rule.matchers = rule.matchers.filter(({ match }) => match !== 'contentType')
  }
  interactions.sort((a, b) => (a.description < b.description ? -1 : 1))
  const pact = { ...rest, interactions, metadata: { pactSpecification: metadata['pactSpecification'] } }
  return `${JSON.stringify(pact, null, 2)}\n`
}
