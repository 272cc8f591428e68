import { describe, expect, it } from 'vitest'
import { createTesseractClient } from './tesseract-client.ts'

interface Packet {
  jobId: string
  action: string
  payload: Record<string, unknown>
}

/** A worker that answers as told. */
function fakePort(answer: (packet: Packet, reply: (status: string, data?: unknown) => void) => void) {
  const posted: Packet[] = []
  let listener: (message: unknown) => void = () => {}
  let fail: (reason: string) => void = () => {}
  let terminated = 0
  return {
    posted,
    fail: (reason: string) => fail(reason),
    terminations: () => terminated,
    port: {
      post: (message: unknown) => {
        const packet = message as Packet
        posted.push(packet)
        const { jobId, action } = packet
        answer(packet, (status, data) => queueMicrotask(() => listener({ jobId, action, status, data })))
      },
      onMessage: (on: typeof listener) => {
        listener = on
      },
      onError: (on: typeof fail) => {
        fail = on
      },
      terminate: () => {
        terminated++
      },
    },
  }
}

const image = () => new Uint8Array([80, 53])

describe('the Tesseract worker', () => {
  it('is given the model, then the language, then told to read single rows', async () => {
    const { port, posted } = fakePort((_, reply) => reply('resolve'))
    const client = createTesseractClient(port)
    await client.setLanguage('chi_sim', new Uint8Array(4))
    expect(posted.map(({ action }) => action)).toEqual(['loadLanguage', 'initialize', 'setParameters'])
    expect(posted[0]?.payload).toMatchObject({ options: { cacheMethod: 'none' } })
    expect(posted[2]?.payload).toEqual({
      params: { tessedit_pageseg_mode: '13', tessedit_do_invert: '0' },
    })
  })
  it('switches to block mode for a block, for that call only', async () => {
    const { port, posted } = fakePort((_, reply) => reply('resolve', { blocks: null }))
    const client = createTesseractClient(port)
    await client.recognise(image(), 'block')
    await client.recognise(image(), 'row')
    expect(posted.map(({ payload }) => payload)).toMatchObject([
      { options: { tessedit_pageseg_mode: '6' } },
      { options: {} },
    ])
  })
  it('rejects what the worker rejects', async () => {
    const { port } = fakePort((_, reply) => reply('reject', 'initialization failed'))
    await expect(createTesseractClient(port).load('core.js')).rejects.toThrow('initialization failed')
  })
  it('rejects everything under way when it is ended or fails, and everything after', async () => {
    const { port, fail, terminations } = fakePort(() => {})
    const client = createTesseractClient(port)
    const reading = client.recognise(image(), 'row')
    fail('out of memory')
    await expect(reading).rejects.toThrow('out of memory')
    await expect(client.load('core.js')).rejects.toThrow('out of memory')
    expect(terminations()).toBe(1)
  })
})
