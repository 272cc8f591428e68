import type { BrowserContext } from '@playwright/test'

/**
 * Lets `fill` reach the app in Firefox: over WebDriver BiDi Playwright sets a field's value from the page, which React
 * takes for its own doing; here it is set past React, as a keyboard does.
 */
export const fillAsTyped = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const insert = (text: string) => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
      const from = field.selectionStart ?? 0
      const to = field.selectionEnd ?? field.value.length
      const value = field.value.slice(0, from) + text + field.value.slice(to)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
    }
    // Playwright assigns its own later.
    Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insert, set: () => undefined })
  })
