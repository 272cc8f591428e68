import type { MockBackend } from '../../../mocks/backend.ts'
import { socketTo } from '../../../mocks/msw/page-socket.ts'
import type { FrameSocket } from '../../../src/api/socket.ts'
import { silentSocket } from '../../silent-socket.ts'
import { taskOf } from '../../task.ts'

/** What the way to the server does. */
export const networks = ['good', 'cut', 'silent', 'portal', 'busy', 'refusing', 'stalling'] as const
export type NetworkKind = (typeof networks)[number]

const html = '<!doctype html><title>Sign in</title>'
const problem = (code: number, headers = {}) =>
  Response.json({ code, errMsg: 'no' }, { status: code, headers: { ...headers } })

/** The server behind a way that can be changed; `uploads` are the ids under which photos were sent. */
export const createNetwork = (backend: MockBackend) => {
  let kind: NetworkKind = 'good'
  const uploads: string[] = []
  /** Uploads of a photo that says where it was taken. */
  const located: number[] = []
  const openGood = socketTo(backend.openSocket)

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const isUpload = pathname === '/api/upload'
    const taskId = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    if (isUpload) {
      const form = await request.clone().formData()
      uploads.push(String(form.get('eventId')))
      const image = form.get('image')
      if (image instanceof Blob && (await image.text()).includes('Exif')) located.push(uploads.length)
    }
    switch (kind) {
      case 'good':
        return backend.fetch(request)
      case 'cut':
        throw new TypeError('Failed to fetch')
      case 'silent':
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        )
      case 'portal':
        return new Response(html, { headers: { 'content-type': 'text/html' } })
      case 'busy':
        return problem(isUpload ? 429 : 503, { 'retry-after': '120' })
      case 'refusing':
        return isUpload ? problem(413) : backend.fetch(request)
      case 'stalling':
        return pathname.startsWith('/api/task/')
          ? Response.json(taskOf({ id: taskId, status: 'recognizing', progress: 0.4, result: null }))
          : backend.fetch(request)
    }
  }

  return {
    fetch,
    uploads,
    located,
    connect: (url: string): FrameSocket => {
      if (kind === 'good' || kind === 'refusing' || kind === 'stalling') return openGood(url)
      if (kind === 'silent') return silentSocket()
      throw new DOMException('no way', 'NetworkError')
    },
    change: (next: NetworkKind) => {
      kind = next
    },
  }
}
