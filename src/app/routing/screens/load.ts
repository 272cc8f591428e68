import type { Screen } from '../screen.ts'
import { withPullToRefresh } from '../with-pull-to-refresh.tsx'

/** Loads a screen's chunk, with its texts. */
export type Load = () => Promise<Screen>

/** Loads a screen that is pulled down to `refresh`, which resolves with whether that succeeded. */
export const loadWithPullToRefresh =
  (refresh: () => Promise<boolean>, load: Load): Load =>
  async () =>
    withPullToRefresh(await load(), refresh)
