import { numberOf } from '../entities/pieces.ts'

const one = '[一二两三四五六七八九]'
const ofWeight = '(?=\\s?(?:公?克(?!力)|毫[升克]))'
/** 三百克, 一百五十克, 一百五克, 一百零五克. */
const hundreds = new RegExp(
  `(?<![几数\\d])(${one})百(?:零(${one})|(${one}?十${one}?)|(${one}))?${ofWeight}`,
  'g',
)
/** 六十克, 二十五毫升; not 几十克. */
const tens = new RegExp(`(?<![几数\\d百])(${one}?十${one}?)${ofWeight}`, 'g')

/** A text whose weights and volumes are written in digits: 六十克 is 60克, 一百五十毫升 is 150毫升. */
export const withSpokenWeights = (text: string): string =>
  text
    .replace(hundreds, (_, many: string, single?: string, ten?: string, short?: string) =>
      String(
        numberOf(many) * 100 +
          (single ? numberOf(single) : 0) +
          (ten ? numberOf(ten) : 0) +
          (short ? numberOf(short) * 10 : 0),
      ),
    )
    .replace(tens, (_, many: string) => String(numberOf(many)))
