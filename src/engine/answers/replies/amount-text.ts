import type { Amount, Bilingual } from '../../result.ts'

/** An amount that a label declares, with its bound: 至少 80%, at most 2%, 10-15%. */
export const amountText = ({ value, unit, max, bound }: Amount): Bilingual => {
  const text = `${value}${max === undefined ? '' : `-${max}`}${unit}`
  switch (bound) {
    case 'atLeast':
      return { zh: `至少 ${text}`, en: `at least ${text}` }
    case 'atMost':
      return { zh: `最多 ${text}`, en: `at most ${text}` }
    case 'about':
      return { zh: `约 ${text}`, en: `about ${text}` }
    default:
      return { zh: text, en: text }
  }
}
