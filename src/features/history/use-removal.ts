import { type RefObject, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Summary } from '../../records/index.ts'
import type { WriteResult } from '../../storage/index.ts'
import { toastWithAction } from '../../ui/overlays/toast.ts'
import type { History } from './history.ts'

/** Where a row was, the next one takes the focus: the menu it was deleted from has gone with it. */
const focusRow = (list: HTMLElement | null, at: number) =>
  requestAnimationFrame(() => {
    const rows = list?.querySelectorAll('li') ?? []
    ;(rows[at] ?? rows[rows.length - 1])?.querySelector('button')?.focus({ preventScroll: true })
  })

/** How long a deletion can be undone, in ms. */
const undoMs = 6_000

/** Changes of the list and what there is to say about them: `settle` tells how one ended, `remove` deletes with a way back. */
export const useRemoval = (history: History, list: RefObject<HTMLElement | null>) => {
  const { t } = useTranslation('history')
  const [said, setSaid] = useState('')
  const [hasFailed, setHasFailed] = useState(false)

  const settle = useCallback(async (change: Promise<WriteResult>, done: string) => {
    const { ok } = await change
    setHasFailed(!ok)
    setSaid(ok ? done : '')
  }, [])

  // The same function at every drawing: rows that did not change are not drawn again.
  const remove = useCallback(
    async ({ id }: Summary) => {
      const at = history.state.records?.findIndex(record => record.id === id) ?? 0
      const removed = await history.remove(id)
      setHasFailed(!removed.ok)
      if (!removed.ok) return
      focusRow(list.current, at)
      const { restore } = removed
      if (restore === null) setSaid(t('deleted'))
      else
        await toastWithAction(t('deleted'), t('undo'), () => void settle(restore(), t('restored')), {
          timeoutMs: undoMs,
        })
    },
    [history, list, settle, t],
  )

  return { said, hasFailed, settle, remove }
}
