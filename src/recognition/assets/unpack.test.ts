import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpack } from './unpack.ts'

/** Larger than the pieces that a stream comes in. */
const content = Uint8Array.from({ length: 300_000 }, (_, i) => (i * i) % 251)

describe('a packed file', () => {
  it.each([0, 1, 300_000])('of %d bytes is unpacked whole', async length => {
    const packed = new Uint8Array(gzipSync(content.subarray(0, length)))
    expect(await unpack(packed)).toEqual(content.subarray(0, length))
  })
  it('is unpacked where it is a part of a larger buffer', async () => {
    const packed = gzipSync(content)
    const larger = new Uint8Array(packed.length + 100)
    larger.set(packed, 50)
    expect(await unpack(larger.subarray(50, 50 + packed.length))).toEqual(content)
  })
  it('that is cut off or damaged is refused', async () => {
    const packed = new Uint8Array(gzipSync(content))
    await expect(unpack(packed.subarray(0, packed.length - 20))).rejects.toThrow()
    packed.fill(7, 100, 200)
    await expect(unpack(packed)).rejects.toThrow()
  })
})
