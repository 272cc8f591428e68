import type { CallOptions, Calls } from '../calls.ts'
import type { components } from '../schema.d.ts'

type Schemas = components['schemas']

/** Additives and spices. */
export const lookupOperations = ({ client, called, settle }: Calls) => ({
  listSpices: (
    query: { keyword?: string; page?: number; size?: number; type?: Schemas['SpiceType'] },
    options?: CallOptions,
  ) =>
    settle(
      'GET /api/spices',
      init => client.GET('/api/spices', { ...init, params: { query: { ...query, ...called() } } }),
      options,
    ),

  listAdditives: (query: { keyword?: string; page?: number; size?: number }, options?: CallOptions) =>
    settle(
      'GET /api/additives',
      init => client.GET('/api/additives', { ...init, params: { query: { ...query, ...called() } } }),
      options,
    ),

  getAdditive: (id: string, options?: CallOptions) =>
    settle(
      'GET /api/additive/{id}',
      init => client.GET('/api/additive/{id}', { ...init, params: { path: { id }, query: called() } }),
      options,
    ),

  listAdditiveFoods: (id: string, query: { page?: number; size?: number }, options?: CallOptions) =>
    settle(
      'GET /api/additive/foods/{id}',
      init =>
        client.GET('/api/additive/foods/{id}', {
          ...init,
          params: { path: { id }, query: { ...query, ...called() } },
        }),
      options,
    ),
})
