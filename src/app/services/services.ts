import { isChunkLoadError } from '../../chunk-load-error.ts'
import { lazy } from '../../lazy.ts'
import { reloadOnChunkLoadError } from '../offline/chunk-load-errors.ts'
import { createEagerServices, type Environment } from './eager-services.ts'
import type { LazyServices } from './lazy-services.ts'
import { whenIdle } from './waiting.ts'

/** Everything the features need, made once for the page; all but the first page's needs comes as a chunk of its own. */
export const createServices = (environment: Environment) => {
  const eager = createEagerServices(environment)
  const lazyServices = lazy<LazyServices>(async () => {
    const { createLazyServices } = await import('./lazy-services.ts')
    return createLazyServices(environment, eager)
  })
  const follow = lazy(async () => (await lazyServices()).watchPage())
  const start = async (): Promise<void> => {
    try {
      await follow()
      await (await lazyServices()).resumeWork()
    } catch (error) {
      if (!isChunkLoadError(error)) throw error
      globalThis.addEventListener('online', () => void start(), { once: true })
    }
  }
  return {
    ...eager,
    lazyServices,
    /** Told when a photo is about to be taken or chosen. */
    expectPhoto: async () => (await lazyServices()).expectPhoto(),
    assess: async (photo: Blob) => (await lazyServices()).assess(photo),
    /** Background work starts when the pages are drawn. */
    startBackgroundWork(): void {
      void whenIdle().then(eager.findEarlierVisit)
      eager.followWithdrawal(globalThis, () => location.reload())
      eager.consent.whenGiven(() => {
        reloadOnChunkLoadError(environment.i18n)
        void whenIdle().then(start)
      })
    },
  }
}

export type Services = ReturnType<typeof createServices>
/** What pages after the first are given. */
export type AllServices = Services & LazyServices
