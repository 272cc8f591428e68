import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import styles from './toaster.module.css'

const manager = Toast.createToastManager()

const Toasts = ({ onReady }: { onReady: () => void }) => {
  const { toasts } = Toast.useToastManager()
  useEffect(onReady, [onReady])
  return (
    <Toast.Viewport className={styles['viewport']}>
      {toasts.map(toast => (
        // Base UI reads out a copy of an urgent one and hides the toast itself, though the keyboard reaches it.
        <Toast.Root key={toast.id} toast={toast} className={styles['toast']} aria-hidden={false}>
          <Toast.Content className={styles['content']}>
            {toast.type === 'failed' ? (
              <CircleAlert size={20} aria-hidden />
            ) : (
              <CircleCheck size={20} aria-hidden />
            )}
            <Toast.Title className={styles['title']} render={<p />} />
            {toast.actionProps && <Toast.Action className={styles['action']} />}
          </Toast.Content>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  )
}

// A React root of its own: components that show a toast need no provider.
const host = document.createElement('div')
document.body.append(host)
/** Until the provider is mounted, the manager has no listener for its toasts. */
const ready = new Promise<void>(resolve =>
  createRoot(host).render(
    <Toast.Provider toastManager={manager} limit={2}>
      <Toasts onReady={resolve} />
    </Toast.Provider>,
  ),
)

/** Over an open dialog nothing else is seen or read out, so the toasts go where the person is. */
const moveHostIntoOpenDialog = () => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const place = dialog ?? document.body
  if (host.parentElement === place) return
  place.append(host)
  // Closing a dialog removes its content from the page.
  dialog?.addEventListener('close', () => document.body.append(host), { once: true })
}

/** Shows a toast; resolves with its id. */
export const addToast = async (toast: Parameters<typeof manager.add>[0]): Promise<string> => {
  await ready
  moveHostIntoOpenDialog()
  return manager.add(toast)
}

export const closeToast = (id: string): void => manager.close(id)
