import { fold } from '../../../../text/normalize.ts'
import type { Subject } from '../../../entities/subjects.ts'
import { additiveCitation } from '../../../text/reply.ts'
import type { AnswerContext } from '../../answer-context.ts'

/** What a text calls an additive, the number behind an E or INS included; each name once, none within a longer one. */
const namesIn = (text: string, { entry, form, name }: Subject, { knowledge }: AnswerContext): string[] => {
  if (!entry || (entry.forms && !form)) return []
  const own = form ? [form.zh, form.en] : [entry.zh, entry.en, ...entry.also]
  const known = knowledge.names.filter(
    one => one.id === entry.id && !one.generic && (!form || one.zh === form.zh),
  )
  const words = [name, ...own, ...known.map(one => one.text)].map(word => fold(word).text)
  const numbers = (form ? [form.ins] : entry.ins).filter(ins => ins !== '').map(ins => ins.toLowerCase())
  const sorted = [...new Set([...words, ...numbers])].sort((a, b) => b.length - a.length)
  let left = text
  return sorted.filter(word => {
    const at = word.length > 1 ? left.indexOf(word) : -1
    // 202 is no part of 1202.
    const isCut = at >= 0 && /[a-z0-9]/.test(word) && /[a-z0-9]/.test(left[at + word.length] ?? '')
    if (at < 0 || isCut) return false
    left = left.replaceAll(word, ' ')
    return true
  })
}

const asksSame =
  /就是|是不是|一样|一回事|一码事|同一|等于|相当于|叫做?|是.{1,20}[吗嘛么呢]|\bsame\b|\balso (?:called|known)\b|\bcalled\b|^(?:is|are)\b|\bjust\b/

/** Is potassium sorbate the same as 202, 味精就是谷氨酸钠吗: yes, where both names are of one additive; false where only one of them is named. */
export const tellOneName = (subject: Subject, text: string, context: AnswerContext): boolean => {
  const { entry, form } = subject
  const said = namesIn(text, subject, context)
  if (!entry || !asksSame.test(text) || said.length < 2) return false
  const ins = form?.ins || entry.ins[0]
  const plain = form ?? entry
  const number = ins ? [`INS ${ins}`] : []
  const isChinese = (word: string): boolean => /[\u4e00-\u9fff]/.test(word)
  const once = (words: readonly string[]): string[] =>
    words.filter((word, at) => words.findIndex(other => fold(other).text === fold(word).text) === at)
  const zh = once([subject.name, plain.zh, ...said.filter(isChinese), ...number])
  const others = said.filter(word => !isChinese(word) && !/^\d/.test(word))
  const en = once([plain.en, ...others, subject.name, ...number])
  context.reply.say(
    { zh: `是同一种添加剂：${zh.join('、')}。`, en: `Yes, one and the same additive: ${en.join(', ')}.` },
    additiveCitation(entry),
  )
  return true
}
