const between =
  /[，,；;？?！!。\n]+|\s*(?:另外|还有|以及|顺便)\s*|\band (?=(?:(?:at|for|in) )?(?:what|why|how|which|is|are|can|does|do|should)\b)/

/** Words that make a clause a question of its own; a clause without them, as in 我有蚕豆病，能吃吗, belongs to the others. */
const asking =
  /什么|多少|第几|几[个种项分]|哪|谁|怎|是否|有没有|有无|[吗呢么没不]$|(.)不\1|^(?:so |and )?(?:(?:at|for|in) )?(?:what|why|how|which|is|are|can|does|do|should|will|would|has|have|was)\b/

/** What if I eat five leads up to the question behind it. */
const supposing = /^(?:what if|if|suppose)\b|^(?:如果|要是|假如|万一|听说)/

const mostQuestions = 4

/** The single questions of a text that asks several, as in 糖排第几，大概有多少糖; the whole text where it asks one. */
export const questionsIn = (text: string): string[] => {
  const parts = text
    .split(between)
    .map(part => part.trim())
    .filter(part => part !== '')
  return parts.length > 1 &&
    parts.length <= mostQuestions &&
    parts.every(part => asking.test(part) && !supposing.test(part))
    ? parts
    : [text]
}
