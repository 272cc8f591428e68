import '../msw/storage.ts'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Answer } from '../msw/fetch.ts'

/** Addresses of the API, of any origin; the development server has modules below /analyze-h5/src/api/. */
const apiAddress = /^https?:\/\/[^/]+\/(?:api|analytics)\//

let give: (answer: Answer) => void = () => {}
const given = new Promise<Answer>(resolve => {
  give = resolve
})
let intercepted: Promise<boolean> | null = null

/** Starts MSW's service worker; false where the browser has none (plain http in a local network, private windows). */
const start = async (open: () => Promise<unknown>): Promise<boolean> => {
  const answer: Answer = async request => {
    await open()
    return (await given)(request)
  }
  const worker = setupWorker(
    // Thrown at MSW, a network that fails would be a 500.
    http.all(apiAddress, ({ request }) => answer(request).catch(() => HttpResponse.error())),
  )
  try {
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
    await worker.start({ serviceWorker: { url }, onUnhandledRequest: 'bypass', quiet: true })
    return true
  } catch {
    return false
  }
}

/**
 * In development: whatever the page fetches of the API meets the mock, and stands in the browser's Network tab. The first such
 * call opens the mock, which `answerPage` then hands over.
 */
export const interceptPage = async (open: () => Promise<unknown>): Promise<void> => {
  intercepted ??= start(open)
  await intercepted
}

/** Answers the page's calls with `answer`; gives the `fetch` that the app calls the API with: the page's own where it is intercepted. */
export const answerPage = async (answer: Answer): Promise<Answer> => {
  give(answer)
  return (await intercepted) ? request => fetch(request) : answer
}
