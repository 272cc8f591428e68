import type { i18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { Recognise } from '../analysis/local-analysis.ts'
import type { components } from '../api/schema.d.ts'
import type { DemoBackend, DemoEffects } from '../features/demo/index.ts'
import { changeLocale, isLocale } from '../i18n/index.ts'
import type { KeptStore } from '../kept-keys.ts'
import { lazy } from '../lazy.ts'
import { pageLinks } from '../paths.ts'
import { lazyComponent } from '../ui/loading/lazy-component.tsx'
import { basePath } from './routing/location.ts'
import type { Transport } from './services/eager-services.ts'
import type { Services } from './services/services.ts'

type Control = DemoBackend['control']

/** The mock backend as main.tsx hands it over: calls, sockets, and how to steer it. */
interface MockBackend<Name extends string> {
  transport: Transport & {
    watchReplaced: DemoBackend['watchReplaced']
    control: Omit<Control, 'apply' | 'replay'> & {
      apply: (name: Name, params?: Readonly<Record<string, unknown>>) => ReturnType<Control['apply']>
    }
  }
  scenarios: Readonly<Record<Name, { slug: string }>>
  names: readonly Name[]
}

const DemoPanel = lazyComponent(async () => (await import('../features/demo/index.ts')).DemoPanel, {
  isOptional: true,
})

const maxKeptRequests = 50

/** A promise with the function that fulfils it; browsers of 2023 lack `Promise.withResolvers`. */
const withResolvers = <T,>() => {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>(fulfil => {
    resolve = fulfil
  })
  return { promise, resolve }
}

/** What `?demo=` asks for, and null without it. */
const demoLink = (): string | null => new URLSearchParams(globalThis.location.search).get('demo')

/** The demo around the app: the mock backend put into the state of the link, and the panel that steers it. */
export const createDemo = <Name extends string>(
  open: (recognise: Recognise) => Promise<MockBackend<Name>>,
) => {
  // Read it now: the opened page may redirect immediately, which changes the address.
  const link = demoLink()
  let opened: (() => Promise<Transport & DemoBackend>) | null = null
  const { promise: whenOpened, resolve: hasOpened } = withResolvers<DemoBackend>()
  let applied: { session: components['schemas']['Session'] | null }[] = []

  return {
    transport: async (recognise: Recognise): Promise<Transport> => {
      opened = lazy(async () => {
        const mock = withPanelControls(await open(recognise))
        hasOpened(mock)
        if (link === null) return mock
        const { applyDemoLink, readDemoLink } = await import('../features/demo/index.ts')
        applied = (await applyDemoLink(readDemoLink(link), mock.control)).filter(each => each !== null)
        return mock
      })
      return opened()
    },

    /** Puts the panel on the page, and the person of the link into the app. */
    mount(services: Services, texts: i18n, localStore: KeptStore | null): void {
      const backend = async (): Promise<DemoBackend> => {
        await (await services.lazyServices()).openTransport()
        if (opened === null) throw new Error('The mock backend was not opened')
        return opened()
      }
      const effects = createEffects(services, texts, localStore)
      const host = document.createElement('div')
      if (link !== null)
        void untilOpened(backend).then(async () => {
          // The link's mock server is a new one: it does not know the user who was signed in before.
          if (applied.every(({ session }) => session === null)) services.session.end()
          for (const each of applied) await effects.enter({ params: {}, ...each })
          const { readDemoLink } = await import('../features/demo/index.ts')
          effects.chooseLanguage(readDemoLink(link).lang ?? texts.language)
          // Tells scripts that open links that the page is in the situation of the link.
          host.dataset['situation'] = 'entered'
        })
      document.body.append(host)
      createRoot(host).render(
        <I18nextProvider i18n={texts}>
          <DemoPanel backend={backend} effects={effects} whenOpened={whenOpened} />
        </I18nextProvider>,
      )
    },
  }
}

/** In milliseconds; in development the worker of a server that has only just started may fail to load at first. */
const reopenAfterMs = [1_000, 3_000, 10_000]

/** Opens the mock backend, again where that failed. */
const untilOpened = async (open: () => Promise<DemoBackend>): Promise<DemoBackend> => {
  for (const waitMs of reopenAfterMs)
    try {
      return await open()
    } catch {
      await new Promise(resolve => setTimeout(resolve, waitMs))
    }
  return open()
}

/** The mock backend with what the panel adds: scenarios by their short names, and calls that can be sent again. */
const withPanelControls = <Name extends string>({
  transport: { fetch, connectSocket, control, watchReplaced },
  scenarios,
  names,
}: MockBackend<Name>): Transport & DemoBackend => {
  const sent: { key: string; again: () => Request }[] = []
  const send = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const kept = request.clone()
    sent.push({ key: `${request.method} ${pathname}${search}`, again: () => kept.clone() })
    if (sent.length > maxKeptRequests) sent.shift()
    return fetch(request)
  }
  return {
    fetch: send,
    connectSocket,
    watchReplaced,
    scenarios: names.map(name => ({ name, slug: scenarios[name].slug })),
    control: {
      ...control,
      async apply(slug, params) {
        const name = names.find(each => scenarios[each].slug === slug)
        return name === undefined ? null : control.apply(name, params)
      },
      async replay(id) {
        const { calls } = await control.read()
        const key = (call: (typeof calls)[number]) => `${call.method} ${call.path}`
        const call = calls.find(each => each.id === id)
        if (!call) return
        // The same call may have been sent several times: count back from the last one.
        const later = calls.filter(each => each.id > id && key(each) === key(call)).length
        const request = sent.filter(each => each.key === key(call)).at(-1 - later)
        if (request) await send(request.again()).catch(() => null) // the log shows what became of it
      },
    },
  }
}

const createEffects = (services: Services, texts: i18n, localStore: KeptStore | null): DemoEffects => {
  const { session } = services
  const appUrl = new URL(import.meta.env.BASE_URL, globalThis.location.href).href
  return {
    appUrl,
    signIn: session.begin,
    signOut: session.end,
    chooseLanguage: lang => {
      if (isLocale(lang)) void changeLocale(texts, lang, localStore)
    },
    async enter({ params, session: begun }) {
      if (begun) session.begin(begun)
      const { shareId, taskId } = params
      // The app's own router listens to these events of the history.
      const show = (path: string) => globalThis.history.pushState(null, '', `${basePath}${path}`)
      if (typeof shareId === 'string') show(`/?sharefrom=${encodeURIComponent(shareId)}`)
      else if (typeof taskId === 'string') {
        const id = await (await (await services.lazyServices()).scans()).addServerTask(taskId)
        show(pageLinks.analysis(id))
      }
    },
  }
}
