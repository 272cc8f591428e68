import type { CallOptions, Calls } from '../calls.ts'

/** Analyses: reading, ranking and sharing them. */
export const taskOperations = ({ client, called, settle }: Calls) => ({
  getTask: (id: string, options?: CallOptions) =>
    settle(
      'GET /api/task/{id}',
      init => client.GET('/api/task/{id}', { ...init, params: { path: { id }, query: called() } }),
      options,
    ),

  rankByStandard: (standard: string, options?: CallOptions) =>
    settle(
      'POST /api/task/standard-ranking',
      init => client.POST('/api/task/standard-ranking', { ...init, body: { standard, ...called() } }),
      options,
    ),

  shareTask: (id: string, sharing: 'shared' | 'cancelled', options?: CallOptions) =>
    settle(
      'POST /api/oauth/setshare',
      init => client.POST('/api/oauth/setshare', { ...init, body: { id, sharing, ...called() } }),
      options,
    ),

  createTaskByShare: (parentShareId: string, options?: CallOptions) =>
    settle(
      'POST /api/oauth/createTaskByShare',
      init => client.POST('/api/oauth/createTaskByShare', { ...init, body: { parentShareId, ...called() } }),
      options,
    ),
})
