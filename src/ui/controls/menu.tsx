import { EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazyComponent } from '../loading/lazy-component.tsx'
import type { Action } from './action-menu.tsx'
import styles from './menu.module.css'

const ActionMenu = lazyComponent(async () => (await import('./action-menu.tsx')).ActionMenu)

/** A button that opens a menu of actions; the menu itself comes as a chunk of its own with the first opening. */
export const MenuButton = ({ label, actions }: { label: string; actions: () => readonly Action[] }) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // It stays for its way out; it gives the focus back itself.
  const [hasBeenOpened, setIsMade] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setIsMade(true)
          setIsOpen(true)
        }}
      >
        <EllipsisVertical size={20} aria-hidden />
      </button>
      {hasBeenOpened && (
        <ActionMenu
          label={label}
          actions={actions()}
          anchor={button}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
