import type { Language, Reading } from './reading.ts'

/** Share of Chinese characters among all letters of a text; undefined when there are too few to tell. */
export function hanShare(text: string): number | undefined {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  // A Chinese character says as much as two or three Latin letters.
  const letters = han + latin / 2.5
  return letters < 8 ? undefined : han / letters
}

/** Under this a reading by the English model is guesswork, as it is on every Chinese label. */
const DOUBTFUL_CONFIDENCE = 0.7

/**
 * The other language when this reading was clearly made with the wrong one, else undefined. The Chinese model knows Latin
 * letters, so hardly any Chinese in its text means an English label; the English model knows no Chinese, and shows it by
 * its low confidence.
 */
export function betterLanguage(
  reading: Pick<Reading, 'text' | 'confidence'>,
  language: Language,
): Language | undefined {
  if (language === 'en') return reading.confidence < DOUBTFUL_CONFIDENCE ? 'zh' : undefined
  const share = hanShare(reading.text)
  return share !== undefined && share < 0.25 ? 'en' : undefined
}
