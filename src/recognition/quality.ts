import type { GreyImage } from './grey.ts'

export type QualityCode = 'too-small' | 'blurred' | 'dark' | 'glare' | 'tilted'

/** A reason to take the photo again, with the measurement behind it. It advises; it never forbids. */
export interface QualityAdvice {
  code: QualityCode
  value: number
}

export function assess(_photo: GreyImage): QualityAdvice[] {
  return []
}
