/** Words that lead up to a quotation of the pack. */
const quotation = /^(?:标签(?:自己)?写着|The label (?:itself )?(?:states|says))(?: \([^)]*\))?[:：]?/
/** The end of a figure that says where it is from, what it looks like, and nothing more. */
const byTable =
  /(?:(?:，约 [\d.]+ (?:块方糖|茶匙盐)（[^）]*）)?，按营养成分表(?:计算)?。|(?:, about [\d.]+ (?:sugar cubes?|teaspoons?)[^,]*)?, by the nutrition table\.)$/
const declared = /^标签写明(.+)的量：(.+)。$|^The label declares (.+) at (.+)\.$/
const purposes = /^(?:作用：|Its purpose: )(.+)[。.]$/

const withoutMarks = (text: string): string => text.replace(/\[\d+\]/g, '')
/** What a line tells, without blanks, marks and the words that lead up to a quotation. */
const bareOf = (text: string): string =>
  withoutMarks(text)
    .replace(quotation, '')
    .replace(/[\s:：“”"。.，,]/g, '')

/** What a line says, in parts of which another line that says each of them says as much; undefined for most lines. */
const partsOf = (text: string): string[] | undefined => {
  const figure = byTable.exec(text)
  if (figure) return [text.slice(0, figure.index)]
  const [, nameZh, amountZh, nameEn, amountEn] = declared.exec(text) ?? []
  if (nameZh && amountZh) return [nameZh, `标示量 ${amountZh}`]
  if (nameEn && amountEn) return [nameEn, `declared at ${amountEn}`]
  return purposes
    .exec(text)?.[1]
    ?.split(/；|; /)
    .map(one => one.split(/——| - /)[1] ?? one)
}

/** Whether a line of an answer only says again what another one says: the same words, a shorter quotation, the same figure, amount or purpose. */
export const isRepeated = (line: string, at: number, lines: readonly string[]): boolean => {
  if (lines.indexOf(line) < at) return true
  const text = withoutMarks(line)
  const others = lines.map(withoutMarks)
  const parts = partsOf(text)
  if (
    parts?.length &&
    others.some((one, other) => other !== at && one !== text && parts.every(part => one.includes(part)))
  )
    return true
  if (!quotation.test(text)) return false
  const own = bareOf(text)
  return others.some((one, other) => {
    if (other === at) return false
    const told = bareOf(one)
    if (told.length === own.length) return told === own && other < at
    return /标签|label/i.test(one) && told.includes(own)
  })
}
