import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import styles from './toaster.module.css'

const manager = Toast.createToastManager()

const Toasts = () => {
  const { toasts } = Toast.useToastManager()
  return (
    <Toast.Viewport className={styles['viewport']}>
      {toasts.map(toast => (
        <Toast.Root key={toast.id} toast={toast} className={styles['toast']}>
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

// A root of its own: whoever shows a toast need not stand under a provider.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <Toast.Provider toastManager={manager} limit={2}>
    <Toasts />
  </Toast.Provider>,
)

export const show = manager.add
