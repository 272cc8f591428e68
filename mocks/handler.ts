import type { operations } from '../src/api/schema.d.ts'
import type { Account } from './db/state.ts'
import type { OperationId } from './scenarios.ts'

type Responses<Id extends OperationId> = operations[Id]['responses']
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null
type Sent<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : null
type Given<Parameters> = [Parameters] extends [undefined] ? Record<never, never> : NonNullable<Parameters>

/** An answer of an operation as openapi.yaml has it: another status, or a field too many or too few, does not compile. */
export type Reply<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: { status: Status; body: JsonOf<Responses<Id>[Status]> }
}[keyof Responses<Id> & number]

/** Frames of a streamed answer. */
export interface Streamed {
  status: 200
  stream: ReadableStream<Uint8Array>
}

/** A request that is valid by openapi.yaml. */
export interface Call<Id extends OperationId> {
  path: Given<operations[Id]['parameters']['path']>
  query: Given<operations[Id]['parameters']['query']>
  /** JSON as it was parsed, a form as its fields. */
  body: Sent<Id>
  /** null without a good access token. */
  caller: Account | null
  authorization: string | null
  accept: string
}

/** How each operation is answered; one that is missing does not compile. */
export type Handlers = {
  [Id in OperationId]: (
    call: Call<Id>,
  ) => Reply<Id> | Streamed | Promise<Reply<Id>> | Promise<Reply<Id> | Streamed>
}

/** What a call that needs an account answers without one. */
export const unauthorized = { status: 401, body: { code: 401, errMsg: 'Please log in' } } as const
