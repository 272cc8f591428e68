import { describe, expect, it } from 'vitest'
import { createAssets } from './assets.ts'

const BASE = 'https://example.org/app/recognition/'
const signal = new AbortController().signal
const manifest = { version: '1', files: { 'a.bin': 4 } }

const assets = (respond: (url: string) => Response | Promise<Response>) =>
  createAssets(BASE, async input => respond(String(input)))

describe('the recogniser’s files', () => {
  it('are fetched from under the base path, with progress', async () => {
    const shares: number[] = []
    const { fetchFile } = assets(url =>
      url === `${BASE}manifest.json` ? Response.json(manifest) : new Response(Uint8Array.of(1, 2, 3, 4)),
    )
    const fetched = await fetchFile('a.bin', signal, share => shares.push(share))
    expect(fetched).toEqual({ ok: true, data: Uint8Array.of(1, 2, 3, 4) })
    expect(shares.at(-1)).toBe(1)
  })
  it.each([0, 3, 5])('are whole where the list says %d of 4 bytes', async size => {
    const body = () =>
      new ReadableStream({
        start(controller) {
          for (const piece of [[1], [2, 3], [4]]) controller.enqueue(Uint8Array.from(piece))
          controller.close()
        },
      })
    const { fetchFile } = assets(url =>
      url.endsWith('.json')
        ? Response.json({ version: '1', files: { 'a.bin': size } })
        : new Response(body()),
    )
    const fetched = await fetchFile('a.bin', signal)
    expect(fetched).toEqual({ ok: true, data: Uint8Array.of(1, 2, 3, 4) })
    expect(fetched.ok && fetched.data.buffer.byteLength).toBe(4)
  })
  it('are missing when the server says so, by name', async () => {
    const { fetchFile } = assets(url =>
      url.endsWith('.json') ? Response.json(manifest) : new Response('no', { status: 404 }),
    )
    expect(await fetchFile('a.bin', signal)).toEqual({
      ok: false,
      code: 'assets-missing',
      files: ['a.bin'],
      offline: false,
    })
  })
  it('are missing when a web page comes in their stead', async () => {
    const { manifest: read } = assets(
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await read(signal)).toMatchObject({ code: 'assets-missing', files: ['manifest.json'] })
  })
  it('are checked by their sums where that is asked', async () => {
    const hash = '9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a'
    const bytes = () => new Response(Uint8Array.of(1, 2, 3, 4))
    const whole = assets(url =>
      url.endsWith('.json') ? Response.json({ ...manifest, hashes: { 'a.bin': hash } }) : bytes(),
    )
    expect(await whole.fetchChecked('a.bin', signal)).toEqual({ ok: true, data: Uint8Array.of(1, 2, 3, 4) })
    const damaged = assets(url =>
      url.endsWith('.json')
        ? Response.json({ ...manifest, hashes: { 'a.bin': hash.replace('9', '8') } })
        : bytes(),
    )
    await expect(damaged.fetchChecked('a.bin', signal)).rejects.toThrow('a.bin arrived damaged')
  })
  it('are out of reach without a network', async () => {
    const { manifest: read } = assets(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await read(signal)).toMatchObject({ code: 'assets-missing', offline: true })
  })
})
