import type { Tone } from './tag.tsx'

const tierTones: readonly Tone[] = ['green', 'green', 'yellow', 'orange', 'red']

/** The colour that repeats the word of a level, 0 none to 4 strong; a level without a name here warns, too. */
export const tierTone = (level: number): Tone => tierTones[level] ?? 'orange'
