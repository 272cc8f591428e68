import { ANY_ALLERGEN } from '../lexicon/allergen-words.ts'
import type { Range } from '../text/normalize.ts'

// What a claim can deny: an allergen, or something that is added. One claim denies one kind.
const ALLERGEN = new RegExp(`${ANY_ALLERGEN.chinese}|\\b(?:${ANY_ALLERGEN.english}|allergens?)\\b`)
// A claim goes on with bare names of allergens: milk, but not milk powder; 鸡蛋, but not 鸡蛋粉.
const BARE = `(?:(?:${ANY_ALLERGEN.chinese})(?:类|及其制品|制品|成分|等)?|(?:${ANY_ALLERGEN.english}|allergens?)(?: products?| ingredients?)?)`
const BARE_ALLERGEN = new RegExp(`^(?:and |or |和|及|或)?${BARE}(?:(?: and | or | & |和|及|或)${BARE})*$`)
const ADDED =
  /防腐剂|色素|香精|香料|甜味剂|添加剂|增稠剂|人工|反式|味精|[蔗代]糖|^糖|糖精|植脂末|奶精|激素|抗生素|转基因|酒精|artificial|flavou?r|colou?r|preservative|sweetener|additive|\bmsg\b|gmo|^(?:added )?sugars?$|trans fat|cholesterol|hormone|antibiotic|dyes?|filler|corn syrup|hydrogenated/
const OPENS =
  /^(?:(?:[本该此]产?品)?(?:不|未|没有|[零无0])\s?(?:含|添加|使用|有)|[零无0](?=\S)|(?:made |prepared |produced )?without\b|free (?:from|of)\b|never\b|(?:does|do) not contain\b|contains?:? no\b|no\b|zero\b|(?:[a-z]+ ){0,2}[a-z]+[- ]free\b)/
// `gluten free`, `无麸质`: the claim is whole, no further name belongs to it.
const IS_WHOLE = /^(?:(?!no )(?:[a-z]+ ){0,2}[a-z]+[- ]free|[零无0][^、,]{1,6})$/
const STARTS_LIKE_IT = /^(?:and |or |no |nor |和|及|或|无|零|不含)/

/**
 * Where the names of a list go on behind a claim that stands between them (`rice, gluten free, salt, peanuts`); undefined
 * where the claim lasts to the end of its sentence. `at` is where the claim begins, `limit` where the next field does.
 */
export function resumeAfterClaim(source: string, at: number, limit: number): number | undefined {
  if (!/[、,]\s*$/.test(source.slice(Math.max(0, at - 4), at))) return undefined
  const [claim, ...others] = clausesOf(source, at, limit)
  if (!claim) return undefined
  const words = source.slice(claim.start, claim.end).trim()
  if (!OPENS.test(words)) return undefined
  const deniable = ALLERGEN.test(words) ? BARE_ALLERGEN : ADDED
  for (const { start, end } of others) {
    const name = source.slice(start, end).trim()
    if (name === '') return undefined
    const goesOn = STARTS_LIKE_IT.test(name) || (!IS_WHOLE.test(words) && deniable.test(name))
    if (!goesOn) return start
  }
  return undefined
}

/** The stretches between separators up to the end of the sentence. */
function clausesOf(source: string, at: number, limit: number): Range[] {
  const clauses: Range[] = []
  let start = at
  for (let i = at; i <= limit; i++) {
    const char = i === limit ? '' : source.charAt(i)
    const isEnd = char === '' || /[。;!?()[\]]/.test(char) || /^\.(?:\s|$)/.test(source.slice(i, i + 2))
    if (!isEnd && !/[、,]/.test(char)) continue
    clauses.push({ start, end: i })
    if (isEnd) break
    start = i + 1
  }
  return clauses
}
