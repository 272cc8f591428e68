import type { MockDb } from '../db.ts'
import { http } from '../http.ts'
import { callerOf } from './caller.ts'

const isLang = (value: unknown) => value === 'zh-Hans' || value === 'zh-Hant' || value === 'en'

export const taskHandlers = (db: MockDb) => ({
  uploadPhoto: http.post('/api/upload', async ({ request, response }) => {
    const form = await request.formData()
    const image = form.get('image')
    const lang = form.get('lang') ?? 'zh-Hans'
    if (!(image instanceof Blob) || !isLang(lang))
      return response(400).json({ code: 400, errMsg: 'image is missing', error: 'form.image' })
    const kept = await db.tasks.upload(image, lang, callerOf(db, request))
    if (kept.ok) return response(201).json(kept.value)
    return kept.status === 413 ? response(413).json(kept.problem) : response(415).json(kept.problem)
  }),

  getTask: http.get('/api/task/{id}', ({ params, request, response }) => {
    const found = db.tasks.get(params.id, callerOf(db, request))
    if (found.ok) return response(200).json(found.value)
    return found.status === 404 ? response(404).json(found.problem) : response(410).json(found.problem)
  }),

  rankByStandard: http.post('/api/task/standard-ranking', async ({ request, response }) => {
    const { standard } = await request.json()
    return response(200).json(await db.rankings.rankByStandard(standard, callerOf(db, request)))
  }),
})
