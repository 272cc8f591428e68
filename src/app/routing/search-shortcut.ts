/**
 * Control+K, on a Mac Command+K, goes to the search field of the page. Where a page has none, or something lies on top of it,
 * the browser's own meaning stays.
 */
export const listenForSearchShortcut = (page: Pick<Document, 'addEventListener' | 'querySelector'>): void =>
  page.addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
    const field = page.querySelector<HTMLInputElement>('main input[type="search"]')
    if (field === null || page.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    field.focus()
    field.select()
  })
