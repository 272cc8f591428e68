import { fold } from '../../text/normalize.ts'
import { perLabel } from '../entities/per-label.ts'

/** A line of a label as it was meant: what a narrow pack breaks over several is one. */
export interface PrintedLine {
  words: string
  /** Where it begins and ends in the text of the label. */
  start: number
  end: number
}

/** Words that no English statement ends with. */
const dangling =
  /\b(?:and|or|nor|of|for|the|a|an|to|in|into|with|without|from|at|by|is|are|be|as|not|do|your|their|its|that|which|who|if|than|when|while|before|after|until|within|may|should|must|under|below|above|exceed|direct|sensitive|allergic|especially|including|avoid)$/i
/** Words that no statement begins with: the line before them is not at its end. */
const leaning = /^(?:and|or|nor|than|of(?! which)|women|mothers|individuals|place|sunlight)\b/i

/** Words of the statements of packs, which a narrow pack breaks within. */
const torn = [
  ...['阳光直射', '阳光直晒', '高温暴晒', '阴凉干燥处', '阴凉干爽处', '密封保存', '避光保存', '尽快食用'],
  ...['尽快饮用', '不宜食用', '不宜饮用', '切勿食用', '请勿食用', '请勿饮用', '谨慎食用', '小心食用'],
  ...['监护下食用', '看护下食用', '陪同下食用', '再次冷冻', '微波炉加热', '过敏体质', '过敏者', '敏感者'],
  ...['未成年人', '婴幼儿', '儿童', '孕妇', '哺乳期妇女', '乳母', '老人', '苯丙酮尿症患者', '糖尿病患者'],
  ...['高血压患者', '消费者', '生产线', '生产设备', '含麸质的谷物', '甲壳纲类动物', '充分咀嚼', '一口吞食'],
  ...['咽喉', '窒息', '噎食', '噎住', '烫伤', '勿购买', '干燥剂', '脱氧剂', '发热包', '不可食用', '遵医嘱'],
  ...[
    '咨询医生',
    '过量食用',
    '过量饮酒',
    '有害健康',
    '有碍健康',
    '驾驶',
    '驾车',
    '食用香精',
    '食品添加剂',
    '代替药物',
    '及其制品',
  ],
]
const tornAt = new RegExp(
  torn
    .flatMap(word => [...word].slice(1).map((_, at) => `${word.slice(0, at + 1)}\n${word.slice(at + 1)}`))
    .join('|'),
)
/** People, and that they should not. */
const peopleAt =
  /(?:儿童|幼儿|孕妇|妇女|乳母|患者|者|老人|岁以下)\n(?:不宜|不适|不可|不得|请勿|勿|切勿|慎|禁|须|应|需)(?!人群)/
/** What no Chinese statement ends with, and what none begins with. */
const danglingInChinese =
  /(?:[的和或与及于在至把将为被请勿应须需并且若如以每因对由含]|置于|避免|防止|以免|以防|以及|含有|不宜|不得|不可|不要|建议|开封后|开启后|冲泡后|解冻后|食用前|食用后|饮用前|尽快|尽早)$/
const leaningInChinese =
  /^(?:直射|直晒|的|或(?!许)|及|和|与|并(?!非)|者|以下|以内|以免|以防|否则|而|则|为宜|为佳|即可|下(?:食|饮|使)用|人群|患者|妇女|处(?=[，,。;；保存贮储]|$)|内(?=食|饮|用|喝|吃)|后(?=[，,请須须尽冷]))/

const isEnd = /[.。!！?？;；:：]$/
const isNamed = /^[^:：,，。.;；、()（）[\]]{1,24}[:：]/
const isPoint = /^[-–—•·●○◆■※*†‡|]|^(?:\d{1,2}|[a-z])[.)、]\s?\S|^[（(]?[一二三四五六七八九十\d][)）]|^[【[]/i
const unit = '(?:g|mg|µg|ug|kj|kcal|克|公克|毫克|微克|千焦|千卡|大卡|%)'
const isRow = new RegExp(
  `^\\W*of which\\b|^[^\\d]{0,40}(?:[<≤~]?\\d[\\d.,]*\\s?${unit}?\\s*[/|／]?\\s*)+$|^-{2}`,
  'i',
)
const isOpen = (line: string): boolean =>
  (line.match(/[(（]/g)?.length ?? 0) > (line.match(/[)）]/g)?.length ?? 0)

const leastOfSentence = 24
/** A sentence in small letters that has not ended: four words and more, the last one small. */
const isUnfinished = (line: string): boolean =>
  line.length >= leastOfSentence &&
  /\s[a-z]+$/.test(line) &&
  line.split(/\s+/).length >= 4 &&
  !/[•·|]/.test(line)

/** Whether the sentence of one printed line goes on in the next; `isFull` where the line takes the whole width of the print. */
const goesOn = (line: string, following: string, isFull = false): boolean => {
  const [before, next] = [line.trim(), following.trim()]
  if (before === '' || next === '' || isEnd.test(before)) return false
  if (isNamed.test(next) || isPoint.test(next) || isRow.test(before) || isRow.test(next)) return false
  if (isFull || /[,，、]$/.test(before) || isOpen(before)) return true
  return /[\u4e00-\u9fff]$/.test(before) || /^[\u4e00-\u9fff]/.test(next)
    ? goesOnInChinese(before, next)
    : goesOnInEnglish(before, next)
}

const goesOnInChinese = (before: string, next: string): boolean => {
  const [end, start] = [fold(before.slice(-8)).text, fold(next.slice(0, 8)).text]
  return (
    danglingInChinese.test(end) ||
    // A short line of its own is a name, before a line that begins with 和.
    (before.length > 4 && leaningInChinese.test(start)) ||
    tornAt.test(`${end}\n${start}`) ||
    peopleAt.test(`${end}\n${start}`)
  )
}

const goesOnInEnglish = (before: string, next: string): boolean => {
  if (/[A-Za-z]-$/.test(before) && /^[A-Za-z]/.test(next)) return true
  if (dangling.test(before) || (before.length >= leastOfSentence && leaning.test(next))) return true
  return isUnfinished(before) && /^[a-z]/.test(next) && !/^(?:of which|per|about|approx|no|with)\b/.test(next)
}

const isWide = /[\u3000-\u9fff\uff00-\uffef]/
/** How wide a line is in print, a Chinese character for two. */
const widthOf = (line: string): number =>
  [...line].reduce((width, character) => width + (isWide.test(character) ? 2 : 1), 0)
const slack = 4
const fullLines = 4
const leastWidth = 26
/** The width that the lines of a block are filled to; none where no several lines are of one width. */
const filledTo = (lines: readonly string[]): number | undefined => {
  const widths = lines.map(widthOf)
  const most = Math.max(...widths)
  const full = widths.filter(width => width >= most - slack)
  return most >= leastWidth && full.length >= fullLines ? most : undefined
}
/** Whether the next word had no room in a line. */
const isFilled = (line: string, next: string, width: number | undefined): boolean => {
  if (width === undefined) return false
  const [word = ''] = isWide.test(next.charAt(0)) ? [next.slice(0, 2)] : next.split(/\s/)
  return widthOf(`${line.trim()} ${word}`) > width
}

/** What stands between two lines of one sentence: a blank in English, nothing in Chinese or behind a hyphen. */
const between = (before: string, next: string): string =>
  /[A-Za-z]-$|[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef][,;:)]?$/.test(before) ||
  /^[\u4e00-\u9fff（]/.test(next)
    ? ''
    : ' '

const joined = (label: string): PrintedLine[] => {
  const lines: PrintedLine[] = []
  const printed = label.split('\n')
  const width = filledTo(printed)
  let [at, last] = [0, '']
  for (const [index, line] of printed.entries()) {
    const end = at + line.length
    const before = lines.at(-1)
    if (before && index > 1 && goesOn(last, line, isFilled(last, line, width))) {
      const [start, rest] = [before.words.trimEnd(), line.trimStart()]
      lines[lines.length - 1] = { ...before, words: `${start}${between(start, rest)}${rest}`, end }
    } else lines.push({ words: line, start: at, end })
    at = end + 1
    last = line
  }
  return lines
}

/** The lines of a label, each with those in which its sentence goes on; its title stands alone. */
export const printedLines: (label: string) => readonly PrintedLine[] = perLabel(joined)

/** A label's text with no sentence broken over two lines. */
export const unbroken: (label: string) => string = perLabel(label =>
  joined(label)
    .map(({ words }) => words)
    .join('\n'),
)
