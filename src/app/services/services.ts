import { isChunkLoadError } from '../../chunk-load-error.ts'
import { lazy } from '../../lazy.ts'
import { createEagerServices, type Environment } from './eager-services.ts'
import type { LazyServices } from './lazy-services.ts'
import { whenIdle } from './when-idle.ts'

/** Everything the features need, made once for the page; all but the first page's needs comes as a chunk of its own. */
export const createServices = (environment: Environment) => {
  const first = createEagerServices(environment)
  const late = lazy<LazyServices>(async () => {
    const { createLazyServices } = await import('./lazy-services.ts')
    return createLazyServices(environment, first)
  })
  const follow = lazy(async () => (await late()).follow())
  const start = async (): Promise<void> => {
    try {
      await follow()
      await (await late()).goOn()
    } catch (error) {
      if (!isChunkLoadError(error)) throw error
      globalThis.addEventListener('online', () => void start(), { once: true })
    }
  }
  return {
    ...first,
    late,
    assess: async (photo: Blob) => (await late()).assess(photo),
    /** What goes on behind the pages begins when they are drawn. */
    begin: (): void => first.consent.whenGiven(() => void whenIdle().then(start)),
  }
}

export type Services = ReturnType<typeof createServices>
/** What pages after the first are given. */
export type AllServices = Services & LazyServices
