import type { MockDb } from '../db.ts'
import { http } from '../http.ts'

const isLang = (value: unknown) => value === 'zh-Hans' || value === 'zh-Hant' || value === 'en'

export const taskHandlers = (db: MockDb) => [
  http.post('/api/upload', async ({ request, response }) => {
    const form = await request.formData()
    const image = form.get('image')
    const lang = form.get('lang') ?? 'zh-Hans'
    if (!(image instanceof Blob))
      return response(400).json({ code: 400, errMsg: 'image is missing', error: 'form.image' })
    if (!isLang(lang))
      return response(400).json({ code: 400, errMsg: 'lang is not a language', error: 'form.lang' })
    const kept = await db.uploadPhoto(image, lang)
    if (kept.ok) return response(201).json(kept.value)
    return kept.problem.code === 413 ? response(413).json(kept.problem) : response(415).json(kept.problem)
  }),

  http.get('/api/task/{id}', ({ params, response }) => {
    const found = db.getTask(params.id)
    return found.ok ? response(200).json(found.value) : response(404).json(found.problem)
  }),

  http.post('/api/task/standard-ranking', async ({ request, response }) => {
    const { standard } = await request.json()
    return response(200).json(await db.rankByStandard(standard))
  }),
]
