import type { Tone } from './tag.tsx'

/** The colour that repeats the word of a level, 0 none to 4 strong. */
export const tierTones = {
  0: 'green',
  1: 'green',
  2: 'yellow',
  3: 'orange',
  4: 'red',
} as const satisfies Record<number, Tone>
