import { Comparator } from '@pactflow/openapi-pact-comparator'
import { describe, expect, it } from 'vitest'
import {
  document,
  operationOf,
  requestSchemaOf,
  responseSchemaOf,
  validationErrorAt,
  validationErrorOf,
} from './document.ts'
import { interactions } from './interactions/index.ts'
import { type PactInteraction, readPact } from './pact-file.ts'

type Comparable = Parameters<Comparator['compare']>[0]

const pact = readPact()

const isStream = ({ response }: PactInteraction) => response.body?.contentType === 'text/event-stream'

/** A pact without the bodies of event streams: the comparator knows no streams, so their frames are checked below. */
const withoutStreams = (): Comparable => ({
  ...pact,
  interactions: pact.interactions.map(each => {
    const { body, ...response } = each.response
    return isStream(each) ? { ...each, response } : each
  }),
})

it('openapi.yaml allows everything that the pact relies on, by the comparator', async () => {
  const results: unknown[] = []
  const comparator = new Comparator({ oas: structuredClone(document) })
  for await (const result of comparator.compare(withoutStreams())) results.push(result)
  expect(results).toEqual([])
})

/** The fields of a multipart body, its file as a text of no length. */
const fieldsOf = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string>> => {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

// The comparator overlooks a field too many in the body of a request, and all of a form.
describe('openapi.yaml has, by Ajv,', () => {
  const named = pact.interactions.map(interaction => [interaction.description, interaction] as const)

  it.each(named)('%s', async (description, interaction) => {
    const { request, response } = interaction
    const place = operationOf(request.method, request.path)
    expect(place?.operation.operationId).toBe(
      interactions.find(({ title }) => title === description)?.operation,
    )
    if (!place) return
    if (request.body) {
      const [type = ''] = request.headers?.['Content-Type'] ?? []
      const sent = type.startsWith('multipart/form-data')
        ? await fieldsOf(new Uint8Array(Buffer.from(String(request.body.content), 'base64')), type)
        : request.body.content
      expect(validationErrorAt(requestSchemaOf(place), sent)).toBeNull()
    }
    if (isStream(interaction)) {
      const events = String(response.body?.content).split('\n\n').filter(Boolean)
      for (const event of events)
        expect(validationErrorOf('ServerFrame', JSON.parse(event.replace(/^data: /, '')))).toBeNull()
      expect(events.length).toBeGreaterThan(1)
      return
    }
    const schema = responseSchemaOf(place, response.status)
    expect(schema, `${response.status} is documented`).not.toBeNull()
    if (schema !== null && response.body) expect(validationErrorAt(schema, response.body.content)).toBeNull()
  })
})
