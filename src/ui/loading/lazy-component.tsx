import { type ComponentType, Suspense, useEffect, useState } from 'react'

const Nothing = () => null

/**
 * A component that comes as a chunk of its own, with `Meanwhile` in its place until it and its texts are there. What cannot be
 * loaded is thrown; an extra, which nobody asked for, is tried again with the next network instead.
 * Unlike one of `React.lazy` it shows as soon as it is there: React holds back for 300 ms what a fallback gives way to.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Placeholder = Nothing, isOptional = false }: { Placeholder?: ComponentType; isOptional?: boolean } = {},
): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | null = null
  return props => {
    const [failed, setFailed] = useState<{ error?: unknown }>({})
    useEffect(() => {
      if (Loaded) return
      const attempt = () =>
        load().then(
          component => {
            Loaded = component
            setFailed({}) // another object: it is drawn again
          },
          error =>
            isOptional
              ? globalThis.addEventListener('online', () => void attempt(), { once: true })
              : setFailed({ error }),
        )
      void attempt()
    }, [])
    if ('error' in failed) throw failed.error
    return <Suspense fallback={<Placeholder />}>{Loaded ? <Loaded {...props} /> : <Placeholder />}</Suspense>
  }
}
