import type { Tone } from '../../ui/tag.tsx'

/** The colour that repeats a tier's word. */
export const tierTones = {
  0: 'green',
  1: 'green',
  2: 'yellow',
  3: 'orange',
  4: 'red',
} as const satisfies Record<number, Tone>
