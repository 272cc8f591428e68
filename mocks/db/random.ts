/** 32 well-mixed bits for a seed, a named stream and a place in it (Murmur3's finaliser). */
const bits = (seed: number, stream: string, at: number): number => {
  let mixed = (seed ^ 0x9e3779b9) + at * 0x85ebca6b
  for (const letter of stream) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export type Stream = 'id' | 'token' | 'code' | 'failure' | 'person'

/** The position of each random stream; it is persisted, so that a reload continues the sequence. */
export type Drawn = Record<Stream, number>

export const nothingDrawn = (): Drawn => ({ id: 0, token: 0, code: 0, failure: 0, person: 0 })

/** Chance that repeats itself: the same seed and draws give the same values, and one stream leaves the others alone. */
export const createChance = (kept: () => { seed: number; drawn: Drawn }) => {
  const next = (stream: Stream): number => {
    const { seed, drawn } = kept()
    drawn[stream] += 1
    return bits(seed, stream, drawn[stream])
  }
  const hex = (stream: Stream) => next(stream).toString(16).padStart(8, '0')
  return {
    /** 0 up to 1, without 1. */
    share: (stream: Stream): number => next(stream) / 2 ** 32,
    uuid(stream: Stream): string {
      const digits = hex(stream) + hex(stream) + hex(stream) + hex(stream)
      const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`]
      return [...parts, `a${digits.slice(17, 20)}`, digits.slice(20)].join('-')
    },
    /** Six digits. */
    smsCode: (): string => String(next('code') % 1_000_000).padStart(6, '0'),
    whole: (stream: Stream, below: number): number => next(stream) % below,
  }
}

export type Chance = ReturnType<typeof createChance>
