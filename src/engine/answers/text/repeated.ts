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

/** What a figure of the table is of: 一块（40 g）含糖 13.5 g，是成人一天上限的 27%. */
const figureZh = /^(?:[^：]*：)?(.*?)含([^\d（]{1,8}) ?(\d[\d.]* [^\s，（]+)(?:（钠 (\d+ mg)）)?(.*)$/
const figureEn =
  /^(?:[^:]*: )?(\d[\d.]* \S+) of ([a-z ]+?)(?: \((\d+ mg) of sodium\))? in ([^,]*?\d[\d.]* (?:g|ml)\)?)(.*)$/
const size = /\d[\d.]* (?:g|ml)(?![a-z])/g
const lead = /^[^\d]*(?:：|: )/

/** That it is more than a day's is a verdict of its own. */
const ofOver = /超过|\bover\b|more than/

/** Whether a line that is a figure of the table is told by another one in other words: 糖 13.5 g of the same 40 g. */
const isFigureOf = (text: string, one: string): boolean => {
  const end = byTable.exec(text)?.index
  const told = end === undefined ? '' : text.slice(0, end)
  const [, whereZh, nameZh = '', amountZh, mgZh, shareZh = ''] = figureZh.exec(told) ?? []
  const [, amountEn, nameEn = '', mgEn, whereEn, shareEn = ''] = figureEn.exec(told) ?? []
  const of = (whereZh ?? whereEn)?.match(size)?.at(-1)
  const share = whereZh === undefined ? shareEn : shareZh
  if (of === undefined || !one.includes(of) || !one.includes(share)) return false
  const own = lead.exec(told)?.[0]
  if (own !== undefined && (!lead.test(one) || (ofOver.test(own) && !ofOver.test(one)))) return false
  const figures = amountZh
    ? [`${nameZh.trim()} ${amountZh}`, ...(mgZh ? [`钠 ${mgZh}`] : [])]
    : [`${amountEn} of ${nameEn}`, ...(mgEn ? [`${mgEn} of sodium`] : [])]
  return figures.some(figure => one.includes(figure))
}

/** Figures in a row: 每100 g：碳水化合物 28 g、糖 12 g（营养成分表）。 */
const rowZh = /^([^：]*?\d[\d.]* (?:g|ml)）?：)([^：。]+)(（营养成分表）。)$/
const rowEn = /^(In [^:]*?\d[\d.]* (?:g|ml)\)?: )([^:]+)( \(nutrition table\)\.)$/

/** A row of figures without those that were told of as much before it; empty where none is left. */
const withoutFigures = (sentence: string, before: string): string => {
  const [, where = '', figures = '', end = ''] = rowZh.exec(sentence) ?? rowEn.exec(sentence) ?? []
  const of = where.match(size)?.at(-1)
  if (of === undefined || !before.includes(of)) return sentence
  const mark = end.startsWith('（') ? '、' : ', '
  const isTold = (one: string): boolean => !/[(（]/.test(one) && before.includes(one)
  const left = figures.split(mark).filter(one => !isTold(one))
  return left.length === 0 ? '' : `${where}${left.join(mark)}${end}`
}

const sentenceEnd = /(?<=。)|(?<=[a-z)]\.) (?=[A-Z"])/

const overDay =
  /^((?:这么多就超过成人一天的量|一次就超过一天的量)|(?:Yes, more than a whole day at once|That much is over a day's amount for an adult))(?:：|: )(.+?)[。.]((?:\[\d+\])*)$/
/** That it is more than a day's, of a figure that was told: the verdict alone. */
const overAlone = (line: string, before: readonly string[]): string | undefined => {
  const [, verdict = '', figure = '', marks = ''] = overDay.exec(line) ?? []
  const isTold = figure !== '' && before.some(one => one.includes(figure))
  return isTold ? `${verdict}${/[\u4e00-\u9fff]/.test(verdict) ? '。' : '.'}${marks}` : undefined
}

/** A line without the figures that were told word for word before it. */
export const withoutSaid = (line: string, before: readonly string[]): string => {
  const over = overAlone(line, before)
  if (over !== undefined) return over
  const said = new Set(before.flatMap(one => withoutMarks(one).split(sentenceEnd)))
  const marks = /(?:\[\d+\])+$/.exec(line)?.[0] ?? ''
  const sentences = line.slice(0, line.length - marks.length).split(sentenceEnd)
  const isSaid = (one: string): boolean => /营养成分表|nutrition table/.test(one) && said.has(one)
  const told = before.filter(one => byTable.test(withoutMarks(one))).join('\n')
  const kept = sentences.filter(one => !isSaid(one)).map(one => withoutFigures(one, told))
  const joined = kept.filter(one => one !== '').join(/[\u4e00-\u9fff]/.test(line) ? '' : ' ')
  return kept.join() === sentences.join() ? line : `${joined}${marks}`
}

const ofWholeList = /^整份配料表，[^：]*：|^The whole list, [^:]*: /

/** Shorter lines may stand in a longer one by chance. */
const shortestWhole = 12
/** Whether a line of an answer only says again what another one says: the same words, a shorter quotation, the same figure, amount or purpose. */
export const isRepeated = (line: string, at: number, lines: readonly string[]): boolean => {
  if (lines.indexOf(line) < at) return true
  const text = withoutMarks(line)
  const others = lines.map(withoutMarks)
  // 少吃为好：含嘌呤来源…, and the second half of it once more by itself.
  if (text.length >= shortestWhole && others.slice(0, at).some(one => one !== text && one.includes(text)))
    return true
  // The whole list, for the same people, in the words that were said of one ingredient.
  const rest = text.replace(ofWholeList, '')
  if (rest !== text && others.slice(0, at).some(one => one.includes(rest))) return true
  // The one right behind it may say it with more.
  const isBare = (one: string): boolean => byTable.test(one) && !lead.test(one)
  const isTold = (one: string, other: number): boolean =>
    (other < at || (other === at + 1 && isBare(text) && !isBare(one))) && isFigureOf(text, one)
  if (others.some(isTold)) return true
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
