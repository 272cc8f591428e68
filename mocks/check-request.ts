import { formForCurl, jsonForCurl } from './call-log.ts'
import { type Complaint, complaintAbout, type Operation, schemas } from './openapi.ts'

export interface Refusal {
  status: 400 | 413 | 415
  problem: { code: number; errMsg: string; error: string }
}

/** The request for its handler (its body has been read), or why it is refused; and what it sent, for the log. */
export type Checked = { sent: string } & (
  | { request: Request; refusal?: never }
  | { request?: never; refusal: Refusal }
)

/**
 * A request whose body was read and found good: its handler gets the value. Another copy of the bytes, to be read and
 * parsed again, takes longer than all the rest of an answer.
 */
class ReadRequest extends Request {
  readonly #value: unknown
  constructor({ url, method, headers }: Request, value: unknown) {
    super(url, { method, headers })
    this.#value = value
  }
  override json(): Promise<unknown> {
    return Promise.resolve(this.#value)
  }
  override formData(): Promise<FormData> {
    return this.#value instanceof FormData
      ? Promise.resolve(this.#value)
      : Promise.reject(new TypeError('This body is not a form'))
  }
}

/** The largest JSON body: far more than any conversation of the app, far less than what would hurt. */
const maxBodyCharacters = 4 * 2 ** 20
const maxDepth = 64

const refused = (status: Refusal['status'], { field, message }: Complaint, sent = ''): Checked => ({
  sent,
  refusal: { status, problem: { code: status, errMsg: `${field} ${message}`, error: field } },
})

/**
 * Holds a request against openapi.yaml; a refusal names the field.
 */
export const checkRequest = async (
  operation: Operation,
  path: Readonly<Record<string, string>>,
  request: Request,
): Promise<Checked> => {
  const complaint = pathComplaint(operation, path) ?? queryComplaint(operation, new URL(request.url))
  if (complaint) return refused(400, complaint)
  const { body } = operation
  if (body === null) return { request, sent: '' }
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() !== body.type)
    return refused(415, { field: 'header.content-type', message: `must be ${body.type}, not "${type}"` })
  return body.type === 'application/json' ? checkJson(body.schema, request) : checkForm(body.schema, request)
}

const pathComplaint = (operation: Operation, path: Readonly<Record<string, string>>) => {
  for (const { name, place, schema } of operation.parameters) {
    if (place !== 'path') continue
    const field = `path.${name}`
    const text = decoded(path[name] ?? '')
    if (text === null) return { field, message: 'is not percent-encoded UTF-8' }
    const complaint = complaintAbout(schema, text, field)
    if (complaint) return complaint
  }
  return null
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const queryComplaint = (operation: Operation, { searchParams }: URL): Complaint | null => {
  const known = operation.parameters.filter(({ place }) => place === 'query')
  for (const { name, isRequired, schema } of known) {
    const field = `query.${name}`
    const [text, ...more] = searchParams.getAll(name)
    if (text === undefined && isRequired) return { field, message: 'is missing' }
    if (text === undefined) continue
    if (more.length > 0) return { field, message: 'is given more than once' }
    const complaint = complaintAbout(schema, typed(schema, text), field)
    if (complaint) return complaint
  }
  for (const name of searchParams.keys())
    if (!known.some(parameter => parameter.name === name))
      return { field: `query.${name}`, message: 'is not in openapi.yaml' }
  return null
}

/** Numbers come as text; a text that is no whole number stays one and is refused by its schema. */
const typed = (schema: object, text: string): string | number =>
  'type' in schema && schema.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text

const checkJson = async (schema: object, request: Request): Promise<Checked> => {
  const text = await request.text()
  if (text.length > maxBodyCharacters)
    return refused(413, { field: 'body', message: `has more than ${maxBodyCharacters} characters` })
  if (depthOf(text) > maxDepth)
    return refused(400, { field: 'body', message: `is nested deeper than ${maxDepth}` })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refused(400, { field: 'body', message: `is not JSON: ${String(error)}` })
  }
  const sent = jsonForCurl(text)
  const complaint = complaintAbout(schema, value, 'body')
  if (complaint) return refused(400, complaint, sent)
  return { sent, request: new ReadRequest(request, value) }
}

/** How deep arrays and objects are nested, without parsing: what stands in quotes is skipped. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at]
    if (mark === '"') isQuoted = !isQuoted
    else if (isQuoted) at += mark === '\\' ? 1 : 0
    else if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++depth)
    else if (mark === ']' || mark === '}') depth -= 1
  }
  return deepest
}

const checkForm = async (schema: object, request: Request): Promise<Checked> => {
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    return refused(400, { field: 'form', message: 'is not multipart/form-data that can be read' })
  }
  const sent = formForCurl(form)
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    const field = `form.${name}`
    if (fields.has(name)) return refused(400, { field, message: 'is given more than once' })
    if (isFile(schema, name) !== value instanceof Blob)
      return refused(400, { field, message: isFile(schema, name) ? 'must be a file' : 'must not be a file' })
    fields.set(name, value instanceof Blob ? '' : value)
  }
  const complaint = complaintAbout(schema, Object.fromEntries(fields), 'form')
  return complaint ? refused(400, complaint, sent) : { sent, request: new ReadRequest(request, form) }
}

const isFile = (schema: object, name: string): boolean => {
  const named = '$ref' in schema ? schemas[String(schema.$ref).split('/').at(-1) ?? ''] : schema
  const field =
    named && 'properties' in named
      ? Object.entries(named.properties ?? {}).find(([key]) => key === name)?.[1]
      : null
  return typeof field === 'object' && field !== null && 'format' in field && field.format === 'binary'
}
