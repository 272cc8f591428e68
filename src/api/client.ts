import { type ApiOptions, createCalls } from './calls.ts'
import { accountOperations } from './operations/account.ts'
import { analyticsOperations } from './operations/analytics.ts'
import { chatOperations } from './operations/chat.ts'
import { lookupOperations } from './operations/lookups.ts'
import { taskOperations } from './operations/tasks.ts'
import { uploadOperations } from './operations/uploads.ts'

export type { ApiOptions }

/**
 * The typed client of openapi.yaml, one function per operation, each resolving with `{ data }` or `{ problem }`.
 * It never throws for what a server or a network can do, and gives out no answer that does not fit the document.
 */
export const createApi = (options: ApiOptions) => {
  const calls = createCalls(options)
  return {
    ...lookupOperations(calls),
    ...uploadOperations(calls),
    ...taskOperations(calls),
    ...chatOperations(calls),
    ...accountOperations(calls),
    ...analyticsOperations(calls),
  }
}

export type Api = ReturnType<typeof createApi>
