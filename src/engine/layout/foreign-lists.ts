import type { Range } from '../text/normalize.ts'

// What neither English nor Chinese packs head their list with; accents are printed or left out.
const LATIN =
  'ingrédients?|ingredientes?|ingredienti|ingredi[eë]nten|ingredienser|zutaten(?:verzeichnis)?|ramuan|bahan(?:-bahan)?|komposisi|sk[łl]adniki|slo[žz]en[ií]|sastojci|sestavine|zlo[žz]enie|[öo]sszetev[őo]k|ainesosat|ainekset|koostisosad|sudedamosios dalys|sast[āa]vda[ļl]as|i\u0307?[çc]i\u0307?ndeki\u0307?ler|th[àa]nh ph[ầa]n|mga sangkap|innihald|συστατικ[αά]|состав|ингредиенты|съставки|المكونات|مكونات|רכיבים'
// These stand before their list with nothing but a blank between; as folded text has them, where Thai ำ is two characters.
const OTHERS = 'ส่วนประกอบ(?:(?:ที่)?สำคัญ)?(?:โดยประมาณ)?|원재료명?(?: 및 함량)?|原材料名(?!\\s?称)'.normalize(
  'NFKC',
)
/** The heading of a list in another language than English or Chinese. */
export const LIST_FOREIGN = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${LATIN})(?:\\s?\\([^()\\n]{1,30}\\))?\\s?[:\\]]+|(?<=(?:^|\\n)\\s?)(?:${LATIN})\\s?\\n|(?:${OTHERS})\\s?[:\\]]*\\s?`,
  'gu',
)
const IS_HEADING = new RegExp(`^[\\s([]*(?:${LATIN}|${OTHERS})`, 'u')

// Water, flour, sugar, oil, salt and milk where food is sold with several languages on it: no list does without two of them.
// Beside a slash (`SUGAR/GULA`) each only translates one name of an English list.
const STAPLES =
  /(?<![\p{L}]|\/\s?(?:\p{L}+\s){0,2})(?:farine|sucres?|huiles?|eau|lait|sel|amidon|l[ée]cithine|ar[ôo]mes?|harina|az[úu]car|agua|aceite|sal|trigo|(?<!de )leche|almid[óo]n|lecitina|farinha|a[çc][úu]car|[óo]leo|leite|zucker|wasser|(?:weizen)?mehl|salz|(?:voll)?milch(?:pulver)?|palm[öo]l|sojalecithine?|zucchero|acqua|farina di|olio|lecitina di|suiker|tarwebloem|bloem|zout|melk|palmolie|tepung|gula(?! melaka| jawa)|garam(?! masala)|minyak|susu|gandum|lesitin|socker|vetemj[öo]l|vatten|mj[öo]lk|sukker|hvedemel|hvetemel|m[æa]lk|m[ąa]ka|cukier|olej|s[óo]l|woda|mleko|bột(?: mì)?|đường|muối|nước|sữa|dầu|asukal|asin|mantika|tubig|şeker|tuz|cukor|cukr|s[ůu]l|sokeri|suola|vehn[äa]jauho)(?![\p{L}]|(?:\s[\p{L}']+){0,3}\s?\/)/gu
// Two words of one script that is neither Latin nor Han, with a separator between them.
const SCRIPT =
  /(?:[\p{Script=Hangul}]|[\p{Script=Thai}]|[\p{Script=Cyrillic}]|[\p{Script=Arabic}]|[\p{Script=Greek}]{3})[\p{L}\p{M} ()\d.%]{1,40}[,、:،]\s?(?:[\p{Script=Hangul}]|[\p{Script=Thai}]|[\p{Script=Cyrillic}]|[\p{Script=Arabic}]|[\p{Script=Greek}]{3})/gu
const NEAR = 70
const LONGEST_FIRST_NAME = 40

/** Whether a list is headed or told in a language that is neither English nor Chinese. */
export function isForeignList(source: string, heading: Range, list: Range): boolean {
  const words = source.slice(heading.start, heading.end)
  // 原材料名 heads Japanese lists, and some Chinese ones, which have neither kana nor Japan's own characters.
  if (words.includes('原材料名'))
    return /[\u3041-\u30fa塩剤醤黒焼麺]|由来/.test(source.slice(list.start, list.end))
  // Ingredients/Thành phần: the heading is in two languages, and the list tells in which it is.
  const isSecond = /\bingredients?\s?[/|]\s?$/.test(source.slice(0, heading.start))
  if (!isSecond && IS_HEADING.test(words)) return true
  const opening = source.slice(list.start, Math.min(list.end, list.start + 120))
  return new Set(opening.match(STAPLES)).size >= 2
}

/** A foreign list may be this long, in characters. */
const LONGEST_LIST = 1000

/** Whether a foreign heading stands before a place: what follows it is that list, not the end of another. */
const isHeaded = (source: string, at: number): boolean =>
  source.slice(Math.max(0, at - LONGEST_LIST), at).search(LIST_FOREIGN) >= 0

/** Where a list without a heading continues in another language: the beginnings of such stretches, in order. */
export function foreignStretches(source: string): number[] {
  const hits = [...source.matchAll(STAPLES)]
  const starts: number[] = []
  for (const [i, hit] of hits.entries()) {
    const next = hits[i + 1]
    if (!next || next.index - hit.index > NEAR || next[0] === hit[0]) continue
    const floor = Math.max(0, hit.index - LONGEST_FIRST_NAME)
    const opening = /(?:^|\n|[.。]\s|\s{3}|\s\/\s)[^\n.。,、:]*$/.exec(source.slice(floor, hit.index))
    if (opening && floor + opening.index > 0) starts.push(floor + opening.index)
  }
  for (const { index } of source.matchAll(SCRIPT)) if (!isHeaded(source, index)) starts.push(index)
  return starts.sort((a, b) => a - b)
}
