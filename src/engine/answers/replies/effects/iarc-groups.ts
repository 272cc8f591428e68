import type { Bilingual } from '../../../result.ts'

/** What a group of IARC means: in the first words of an answer, and in plain words behind its number (Preamble of the IARC Monographs, 2019). */
const verdicts: readonly { of: RegExp; lead: Bilingual; means: Bilingual }[] = [
  {
    of: /^1\b/,
    lead: { zh: '有充分证据', en: 'Sufficient evidence' },
    means: {
      zh: '意思是对人致癌的证据充分',
      en: 'which means sufficient evidence that it causes cancer in people',
    },
  },
  {
    of: /^2A/,
    lead: { zh: '很可能有关', en: 'Probably linked' },
    means: {
      zh: '意思是很可能致癌，但在人身上的证据还有限',
      en: 'which means probably, with limited evidence in people',
    },
  },
  {
    of: /^2B/,
    lead: { zh: '可能有关', en: 'Possibly linked' },
    means: {
      zh: '意思是可能致癌、证据有限，还不能下结论',
      en: 'which means possibly: limited evidence, no conclusion yet',
    },
  },
  {
    of: /^3/,
    lead: { zh: '证据不足以判断', en: 'Not classifiable' },
    means: {
      zh: '意思是现有证据不能判断是否致癌',
      en: 'which means that the evidence does not allow a judgement',
    },
  },
]
const unknownGroup = {
  lead: { zh: 'IARC 有评估', en: 'IARC has evaluated it' },
  means: { zh: '见 IARC 的评估', en: 'as IARC evaluated it' },
}
const ofGroup = (iarc: string) => verdicts.find(({ of }) => of.test(iarc)) ?? unknownGroup
/** The first words of an answer whose substance is in a group of IARC. */
export const verdictOf = (iarc: string): Bilingual => ofGroup(iarc).lead

/** What IARC's group means, without its letters. */
export const meaningOf = (iarc: string): Bilingual => ofGroup(iarc).means
