import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Words of browsers for what a policy of the page has blocked. */
const violation =
  /Content.Security.Policy|Trusted(HTML|Script|Types)|Permissions.?Policy|Cross-Origin-(Embedder|Opener|Resource)-Policy|BLOCKED_BY/i

/**
 * Errors and warnings on the consoles of all pages and service workers, which fail a journey unless it expects them. What a policy has blocked is
 * expected only by name, so that "Failed to load resource" does not excuse it.
 */
export const createComplaints = ({
  browserName,
  expectedComplaint,
  expectedViolation,
}: {
  browserName: string
  expectedComplaint: RegExp | null
  expectedViolation: RegExp | null
}) => {
  const found: string[] = []
  const take = (text: string) => {
    const expected = violation.test(text) ? expectedViolation : expectedComplaint
    if (!expected?.test(text)) found.push(text)
  }
  const takeMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) take(message.text())
  }
  return {
    found,
    watch: (context: BrowserContext) => {
      context.on('console', takeMessage)
      context.on('serviceworker', worker => worker.on('console', takeMessage))
      context.on('weberror', error => {
        const text = String(error.error())
        // What its policies block Firefox tells as errors of the page, not on the console.
        if (browserName === 'firefox') take(text)
        else found.push(text)
      })
    },
  }
}
