import { Menu } from '@base-ui/react/menu'
import { type RefObject, useRef } from 'react'
import styles from './menu.module.css'

export interface Action {
  label: string
  isDangerous?: boolean
  onChoose: () => void
}

/** A menu of actions beside the button that opened it: arrows, letters, Home, End and Escape work as in any menu. */
export const ActionMenu = ({
  label,
  actions,
  anchor,
  isOpen,
  onClose,
}: {
  label: string
  actions: readonly Action[]
  anchor: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClose: () => void
}) => {
  // Done once the menu is gone, with the focus on its button: a dialog that opens then gives it back to there.
  const chosen = useRef<Action | null>(null)
  const finish = (open: boolean) => {
    if (open || chosen.current === null) return
    anchor.current?.focus()
    chosen.current.onChoose()
    chosen.current = null
  }
  return (
    <Menu.Root open={isOpen} onOpenChange={open => !open && onClose()} onOpenChangeComplete={finish}>
      <Menu.Portal container={document.querySelector('main')}>
        <Menu.Positioner
          className={styles['positioner']}
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup className={styles['menu']} aria-label={label} finalFocus={anchor}>
            {actions.map(action => (
              <Menu.Item
                key={action.label}
                className={`${styles['item']} ${action.isDangerous ? styles['danger'] : ''}`}
                onClick={() => {
                  chosen.current = action
                }}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
