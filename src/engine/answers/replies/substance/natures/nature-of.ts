import type { AdditiveEntry } from '../../../../../knowledge/index.ts'
import { madeFrom } from '../made-from.ts'
import { type Nature, natures } from './natures.ts'

/** What an additive is by its source or by how it is made; undefined where the tables do not tell. */
export const natureOf = ({ zh }: AdditiveEntry): Nature | undefined => {
  const made = madeFrom[zh]
  if (!made) return natures[zh]
  return {
    sort: zh.startsWith('焦糖色') ? 'modified' : 'natural',
    zh: `${made.from.zh}（${made.how.zh}）`,
    en: `${made.from.en.charAt(0).toLowerCase()}${made.from.en.slice(1)} (${made.how.en})`,
  }
}
