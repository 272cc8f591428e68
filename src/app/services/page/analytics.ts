import type { Api } from '../../../api/client.ts'
import type { components } from '../../../api/schema.d.ts'

type EventName = components['schemas']['AnalyticsEvent']['eventName']
type Params = components['schemas']['AnalyticsParams']
type Extras = Pick<Params, 'route' | 'duration' | 'errMsg'>

/** The app's id at the analytics service; other platforms have other ids. */
const appId = 'analyze-h5-web'

/**
 * Tells the operator of launches, of the app being shown and hidden, and of errors; only after the person agreed, and
 * never in the way: events wait until the page is idle, and failures are only logged.
 */
export const createAnalytics = ({
  api,
  isAllowed,
  person,
  route,
  now,
  whenIdle,
}: {
  api: () => Promise<Api>
  isAllowed: () => boolean
  /** Who and what device, the phone masked. */
  person: () => Omit<Params, keyof Extras>
  route: () => string
  now: () => number
  whenIdle: () => Promise<void>
}) => {
  let shownAtMs: number | null = null

  const send = async (eventName: EventName, extras: Extras = {}): Promise<void> => {
    if (!isAllowed()) return
    const event = { eventName, eventParams: { ...person(), ...extras }, appId }
    await whenIdle()
    const report = async () => (await api()).sendAnalyticsEvent(event)
    // Without a network even what sends may be missing. Were that thrown, it would be reported as a fault, and fail, for ever.
    const { problem } = await report().catch((error: unknown) => ({
      problem: { code: 0, errMsg: String(error) },
    }))
    // biome-ignore lint/suspicious/noConsole: failures of analytics are only logged (specification, section 7)
    if (problem) console.info(`Analytics: ${eventName} was not recorded (${problem.code} ${problem.errMsg})`)
  }

  const since = () => (shownAtMs === null ? 0 : Math.max(0, now() - shownAtMs))

  return {
    launched: (): Promise<void> => send('onLaunch'),
    async shown(): Promise<void> {
      if (shownAtMs !== null) return
      shownAtMs = now()
      await send('onShow', { route: route() })
    },
    async hidden(): Promise<void> {
      if (shownAtMs === null) return
      const duration = since()
      shownAtMs = null
      await send('onHide', { route: route(), duration })
    },
    failed: (error: unknown): Promise<void> =>
      send('onError', { route: route(), duration: since(), errMsg: errorText(error) }),
  }
}

export type Analytics = ReturnType<typeof createAnalytics>

/** An error in few words, with digits that could be a phone number taken out. */
const errorText = (error: unknown): string =>
  String(error instanceof Error ? `${error.name}: ${error.message}` : error)
    // People and phones group the digits: 139 1234 5678, +86-139-1234-5678.
    .replace(/\+?\d(?:[\s\-().\u00a0\u2000-\u200f]*\d){6,}/g, digits => `${digits.slice(0, 3)}****`)
    .slice(0, 300)
