/** What is left out of a question by its own words: apart from the sugar, 扣返个糖不计. */
const excluded =
  /除(?:了|咗|开|去|掉)(.{1,16}?)(?:之外|以外|外)?(?=[，,。\s]|还|仲|有|这|那|其[他它余]|别的|另外|$)|(?:扣|撇|抛|刨)(?:掉|除|回|返|开|去)?个?(.{1,8}?)(?:不计|不算|不说|不谈|之外|以外|[，,])|(?:不算|不说|别说)(.{1,6}?)(?:的话|[，,])|\b(?:apart from|besides|aside from|other than|except(?: for)?|leaving aside|never mind|ignoring|not counting|beyond) (?:the |all the |all |its |being |it being )?([a-z\d ]{2,40}?)(?=[,?.]|$| (?:is|are|what|which|anything|any|does|do|what's)\b)|\b([a-z ]{3,24}) aside\b/

/** The words that a folded question leaves out, and the question without them; null where it leaves nothing out. */
export const leftOutIn = (text: string): { words: string; rest: string } | null => {
  const match = excluded.exec(text)
  const words = match?.slice(1).find(Boolean)?.trim()
  return match && words ? { words, rest: text.replace(match[0], ' ') } : null
}
