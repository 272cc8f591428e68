import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { misfit } from '../test/openapi.ts'
import { createMockBackend, type MockBackend } from './backend.ts'
import type { OperationId } from './scenarios.ts'
import { exampleRequest } from './validation/example-request.ts'

let mock: MockBackend
beforeAll(async () => {
  mock = await createMockBackend({
    seed: 7,
    now: () => Date.parse('2026-11-20T08:00:00Z'),
    recognise: () => new Promise(() => {}),
    publish: id => `blob:${id}`,
  })
})
beforeEach(() => mock.control.reset())

const refusalOf = async (request: Request) => {
  const response = await mock.fetch(request)
  const body = await response.json()
  return { status: response.status, error: body.error, errMsg: body.errMsg, body }
}

const withBody = (id: OperationId, body: unknown, type = 'application/json') => {
  const { url, method } = exampleRequest(id, {})
  return new Request(url, {
    method,
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const goodSms = {
  phone: '13800138000',
  countryCode: '86',
  eventId: '7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11',
  uid: '',
}
const get = (path: string) => new Request(`http://mock.test${path}`)
const identity = 'eventId=7b0f3c9e-0d5c-4a63-9a53-0f6f1f8e2a11&uid='

describe('a request that breaks a rule of openapi.yaml is refused, naming the field', () => {
  const { phone: _, ...noPhone } = goodSms
  it.each([
    ['a field that is missing', noPhone, 'body.phone'],
    ['a field of another type', { ...goodSms, phone: 13800138000 }, 'body.phone'],
    ['an empty field that must not be', { ...goodSms, phone: '' }, 'body.phone'],
    ['a pattern', { ...goodSms, countryCode: '+86' }, 'body.countryCode'],
    ['a format', { ...goodSms, eventId: '1' }, 'body.eventId'],
    ['a field that is not documented', { ...goodSms, extra: 1 }, 'body.extra'],
    ['a body that is no object', [], 'body'],
  ])('%s', async (_name, body, field) => {
    const refusal = await refusalOf(withBody('sendSmsCode', body))
    expect(refusal).toMatchObject({ status: 400, error: field })
    expect(refusal.errMsg).toContain(field)
    expect(misfit('sendSmsCode', 400, refusal.body)).toBeNull()
  })

  it.each([
    [`/api/additives?${identity}&size=101`, 'query.size'],
    [`/api/additives?${identity}&page=0`, 'query.page'],
    [`/api/additives?${identity}&page=two`, 'query.page'],
    [`/api/additives?${identity}&page=1&page=2`, 'query.page'],
    [`/api/additives?${identity}&pageSize=2`, 'query.pageSize'],
    ['/api/additives?uid=', 'query.eventId'],
    [`/api/spices?${identity}&type=plastic`, 'query.type'],
    [`/api/additive/%E0%A4%A?${identity}`, 'path.id'],
    [`/api/additive/${'9'.repeat(65)}?${identity}`, 'path.id'],
  ])('%s names %s', async (path, field) => {
    expect(await refusalOf(get(path))).toMatchObject({ status: 400, error: field })
  })

  it('nested fields by their whole path', async () => {
    const asked = { question: '?', history: [{ role: 'robot', content: '' }], taskId: '', lang: 'en' }
    const { eventId, uid } = goodSms
    const refusal = await refusalOf(withBody('askQuestion', { ...asked, eventId, uid }))
    expect(refusal.error).toBe('body.history.0.role')
  })

  it('forms field by field', async () => {
    const send = (change: (form: FormData) => void) => {
      const form = new FormData()
      form.set('eventId', goodSms.eventId)
      form.set('uid', '')
      form.set('image', new Blob(['x']), 'x.jpg')
      change(form)
      return refusalOf(new Request('http://mock.test/api/upload', { method: 'POST', body: form }))
    }
    expect(await send(form => form.delete('image'))).toMatchObject({ status: 400, error: 'form.image' })
    expect(await send(form => form.set('image', 'x'))).toMatchObject({ status: 400, error: 'form.image' })
    expect(await send(form => form.set('lang', 'fr'))).toMatchObject({ status: 400, error: 'form.lang' })
    expect(await send(form => form.set('uid', new Blob(['x'])))).toMatchObject({
      status: 400,
      error: 'form.uid',
    })
    expect(await send(form => form.set('more', '1'))).toMatchObject({ status: 400, error: 'form.more' })
    expect(await send(() => {})).toMatchObject({ status: 415, error: 'form.image' })
  })
})

describe('hostile bodies', () => {
  it.each([
    ['that is not JSON', '{"phone": ', 400],
    ['that is nested absurdly deep', '['.repeat(100_000), 400],
    ['that is larger than any conversation', `"${'x'.repeat(5 * 2 ** 20)}"`, 413],
    ['with __proto__', '{"__proto__":{"phone":"13800138000"}}', 400],
  ])('%s are refused in words', async (_name, body, status) => {
    const refusal = await refusalOf(withBody('sendSmsCode', body))
    expect(refusal.status).toBe(status)
    expect(misfit('sendSmsCode', status, refusal.body)).toBeNull()
  })

  it('of another type are 415', async () => {
    expect(await refusalOf(withBody('sendSmsCode', goodSms, 'text/plain'))).toMatchObject({
      status: 415,
      error: 'header.content-type',
    })
    expect(await refusalOf(withBody('uploadPhoto', goodSms))).toMatchObject({ status: 415 })
  })

  it('that are no multipart are 400', async () => {
    const broken = withBody('uploadPhoto', '--x\r\nnonsense', 'multipart/form-data; boundary=x')
    expect(await refusalOf(broken)).toMatchObject({ status: 400, error: 'form' })
    const unbounded = withBody('uploadPhoto', 'nonsense', 'multipart/form-data')
    expect(await refusalOf(unbounded)).toMatchObject({ status: 400, error: 'form' })
  })
})

describe('tokens', () => {
  it('are asked for before anything else is looked at', async () => {
    expect((await refusalOf(withBody('shareTask', {}))).status).toBe(401)
  })

  it('that are not good count as none where none is needed', async () => {
    await mock.control.apply('the access token has expired')
    const request = exampleRequest('rankByStandard', { accessToken: 'access-1' })
    expect((await mock.fetch(request)).status).toBe(200)
  })
})
