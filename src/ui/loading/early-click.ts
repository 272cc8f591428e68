const clickable = 'a[href], button'

/** What a person calls a control: its label or its text. */
const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent

/** A click on the prerendered page, whose scripts are still on their way: recorded, and repeated on the page that replaces it. */
export const earlyClick = {
  /** Records the last click inside `root` until the app replaces what is in it. */
  record(root: HTMLElement): void {
    root.dataset['prerendered'] = ''
    root.addEventListener('click', event => {
      const clicked = event.target instanceof Element ? event.target.closest(clickable) : null
      if (clicked === null || !('prerendered' in root.dataset)) return
      event.preventDefault()
      root.dataset['clicked'] = nameOf(clicked)
    })
  },

  /** Repeats the recorded click, once, on the control of the same name. */
  replay(root: HTMLElement): void {
    const { clicked } = root.dataset
    delete root.dataset['prerendered']
    delete root.dataset['clicked']
    if (clicked === undefined) return
    const controls = [...root.querySelectorAll<HTMLElement>(clickable)]
    controls.find(control => nameOf(control) === clicked)?.click()
  },
}
