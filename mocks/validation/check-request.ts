import { formForCurl, jsonForCurl } from '../control/call-log.ts'
import type { Incoming } from '../incoming.ts'
import { type Complaint, complaintAbout, type Operation, schemas } from './openapi.ts'

export interface Refusal {
  status: 400 | 413 | 415
  problem: { code: number; errMsg: string; error: string }
}

/** The values of a good request, or why it is refused; and what it sent, for the log. */
export type Checked = { sent: () => string } & (
  | { values: Values; refusal?: never }
  | { values?: never; refusal: Refusal }
)

interface Values {
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | number>>
  body: unknown
}

/** The largest JSON body: far more than any conversation of the app, far less than what would hurt. */
const maxBodyCharacters = 4 * 2 ** 20
const maxDepth = 64

const nothing = () => ''

const refused = (
  status: Refusal['status'],
  { field, message }: Complaint,
  sent = nothing,
): Checked & { refusal: Refusal } => ({
  sent,
  refusal: { status, problem: { code: status, errMsg: `${field} ${message}`, error: field } },
})

/** Holds a request against openapi.yaml; a refusal names the field. */
export const checkRequest = async (
  operation: Operation,
  path: Readonly<Record<string, string>>,
  request: Incoming,
): Promise<Checked> => {
  const found = { path: pathOf(operation, path), query: queryOf(operation, request.search) }
  if (isComplaint(found.path)) return refused(400, found.path)
  if (isComplaint(found.query)) return refused(400, found.query)
  const head = { path: found.path, query: found.query }
  const { body } = operation
  if (body === null) return { values: { ...head, body: null }, sent: nothing }
  const type = request.header('content-type') ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() !== body.type)
    return refused(415, { field: 'header.content-type', message: `must be ${body.type}, not "${type}"` })
  const read = await (body.type === 'application/json' ? readJson : readForm)(body.schema, request)
  return 'refusal' in read ? read : { sent: read.sent, values: { ...head, body: read.body } }
}

const isComplaint = (found: object | Complaint): found is Complaint => 'field' in found && 'message' in found

const pathOf = (
  { parameters }: Operation,
  path: Readonly<Record<string, string>>,
): Complaint | Record<string, string> => {
  const values: Record<string, string> = {}
  for (const { name, place, schema } of parameters) {
    if (place !== 'path') continue
    const field = `path.${name}`
    const text = decoded(path[name] ?? '')
    if (text === null) return { field, message: 'is not percent-encoded UTF-8' }
    const complaint = complaintAbout(schema, text, field)
    if (complaint) return complaint
    values[name] = text
  }
  return values
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const queryOf = ({ parameters }: Operation, search: string): Complaint | Record<string, string | number> => {
  const values: Record<string, string | number> = {}
  const known = parameters.filter(({ place }) => place === 'query')
  if (known.length === 0 && search === '') return values
  const searchParams = new URLSearchParams(search)
  for (const { name, isRequired, schema } of known) {
    const field = `query.${name}`
    const [text, ...more] = searchParams.getAll(name)
    if (text === undefined && isRequired) return { field, message: 'is missing' }
    if (text === undefined) continue
    if (more.length > 0) return { field, message: 'is given more than once' }
    const value = typed(schema, text)
    const complaint = complaintAbout(schema, value, field)
    if (complaint) return complaint
    values[name] = value
  }
  for (const name of searchParams.keys())
    if (!known.some(parameter => parameter.name === name))
      return { field: `query.${name}`, message: 'is not in openapi.yaml' }
  return values
}

/** Numbers come as text; a text that is no whole number stays one and is refused by its schema. */
const typed = (schema: object, text: string): string | number =>
  'type' in schema && schema.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text

type ReadBody = { sent: () => string; body: unknown } | (Checked & { refusal: Refusal })

const readJson = async (schema: object, request: Incoming): Promise<ReadBody> => {
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
  return { sent, body: value }
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

const readForm = async (schema: object, request: Incoming): Promise<ReadBody> => {
  let form: FormData
  try {
    form = await request.form()
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
  return complaint ? refused(400, complaint, sent) : { sent, body: Object.fromEntries(form) }
}

const isFile = (schema: object, name: string): boolean => {
  const named = '$ref' in schema ? schemas[String(schema.$ref).split('/').at(-1) ?? ''] : schema
  const field =
    named && 'properties' in named
      ? Object.entries(named.properties ?? {}).find(([key]) => key === name)?.[1]
      : null
  return typeof field === 'object' && field !== null && 'format' in field && field.format === 'binary'
}
