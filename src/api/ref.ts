import type { ref } from 'valtio/vanilla'

/** An object valtio keeps as it is, without proxies: it is replaced, never changed. */
export type Ref<T extends object> = ReturnType<typeof ref<T>>
