import type { CallOptions, Calls } from '../calls.ts'
import type { components } from '../schema.d.ts'

type Schemas = components['schemas']

/** What the app reports of its use. */
export const analyticsOperations = ({ client, settle, analyticsTimeoutMs }: Calls) => ({
  sendAnalyticsEvent: (body: Schemas['AnalyticsEvent'], options?: CallOptions) =>
    settle(
      'POST /analytics/events',
      init => client.POST('/analytics/events', { ...init, keepalive: true, body }),
      {
        ...options,
        limitMs: analyticsTimeoutMs,
      },
    ),
})
