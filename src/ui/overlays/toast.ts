/** How long a toast stays, in ms (specification, section 9); failures stay until they can be read. */
const doneTimeoutMs = 1500
const failureTimeoutMs = 6000

/** Shows a short message over the page and tells it to screen readers; the toaster loads with the first one. */
export const toast = async (text: string, kind: 'done' | 'failed' = 'done'): Promise<void> => {
  const { addToast } = await import('./toaster.tsx')
  await addToast({
    id: text, // said twice, it is one message
    title: text,
    type: kind,
    timeout: kind === 'failed' ? failureTimeoutMs : doneTimeoutMs,
    priority: kind === 'failed' ? 'high' : 'low',
  })
}

/** Shows a message with a button; it stays until the button is pressed or it is dismissed, or for `timeoutMs` while nobody is at it. */
export const toastWithAction = async (
  text: string,
  action: string,
  onAccept: () => void,
  { timeoutMs = 0 }: { timeoutMs?: number } = {},
): Promise<void> => {
  const { addToast, closeToast } = await import('./toaster.tsx')
  const id = await addToast({
    title: text,
    timeout: timeoutMs,
    actionProps: {
      children: action,
      onClick: () => {
        closeToast(id)
        onAccept()
      },
    },
  })
}
