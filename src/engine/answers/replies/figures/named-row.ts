import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { Nutrition, NutritionColumn, Quantity } from '../../../nutrition/nutrition.ts'
import { fold } from '../../../text/normalize.ts'
import { foldedLabel, perLabel } from '../../entities/per-label.ts'
import { servingOf } from '../../entities/serving-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, sizesOf, wholeLabel } from '../answer-context.ts'
import { eaten, whereOf } from '../nutrition/serving-amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

/** A row that a table prints under a name which questions about nutrients do not know: lactose, taurine, vitamin B1. */
interface NamedRow {
  name: string
  values: readonly number[]
  unit: string
}

const unit = 'mg|毫克|公?克|微克|[μµu]g|mcg|g'
const number = '(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)'
const one = `(?:${number})\\s?(?:${unit})(?:\\s?(?:rae|re|α-?te|ne|dfe))?(?![a-z\\d])`
const rowOf = new RegExp(
  `([a-z\\u4e00-\\u9fff][a-z\\u4e00-\\u9fff'-]*(?: [a-z][a-z'-]*){0,3}(?: ?(?<=维生素|vitamin )[a-z]\\d{0,2}|(?<=[a-z\\u4e00-\\u9fff])\\d{1,2}(?![\\d.,]|\\s?(?:${unit})))?)(?: \\d:\\d)?\\s*[:|]?\\s*(${one}(?:\\s*(?:\\d+ ?%)?\\s*[/|]?\\s*${one})*)`,
  'g',
)
const value = new RegExp(`(${number})\\s?(${unit})`, 'g')
const isHead =
  /营养(?:成[分份]|标[示签]|信息|资料)|nutrition(?! (?:ltd|llc|inc|co\b|pty))|supplement facts|typical values|per 100 ?g\b/
const ofList = /^\s*(?:配料|成分|原料|ingredients)\s*[:：]/
const known = /caffeine|咖啡因|^(?:净|net\b|serving|per\b|每|energy)/

const numberOf = (printed: string): number => Number(printed.replaceAll(',', ''))

/** 奥米加3脂肪酸, Omega-3 fatty acids: one row by many names. */
const withOneName = (text: string): string =>
  text
    .replaceAll('维他命', '维生素')
    .replace(
      /(?:奥米[加茄]|欧米[伽茄加]|omega|[ωw]|n)[- ]?([369])(?![\d.])(?:脂肪酸| fatty acids?)?/g,
      'omega$1',
    )

const rowsOf = perLabel((label): readonly NamedRow[] => {
  const text = withOneName(foldedLabel(label))
  const lines = text.split('\n')
  const from = lines.findIndex(line => isHead.test(line) && !ofList.test(line))
  if (from < 0) return []
  return lines
    .slice(from)
    .filter(line => !ofList.test(line))
    .flatMap(line => [...line.matchAll(rowOf)])
    .flatMap(([, name = '', printed = '']) => {
      const cells = [...printed.matchAll(value)]
      const [first] = cells
      const isOne = cells.every(([, , of]) => of === first?.[2])
      const isOther = nutrientsIn(name).length === 0 && !known.test(name)
      return isOne && isOther
        ? [{ name, values: cells.map(([, amount]) => numberOf(amount ?? '')), unit: first?.[2] ?? '' }]
        : []
    })
})

/** 每100ml含 牛磺酸50mg; 每瓶(50ml)含:茶氨酸100mg; per 250 ml can: what works in it, in a size of its own. */
const ofOwnSize =
  /(?:每\s?[瓶罐包袋份支条杯粒片]?\s?\(?\s?|\bper )(\d{1,3})\s?(ml|毫升|g|克)(?![a-z])(?:\s?can)?\)?[^\n\d]{0,8}?(?:含|[:：])/
interface StatedRow {
  name: string
  hundred: number
  unit: string
}
const statedOf = perLabel((label): readonly StatedRow[] =>
  foldedLabel(label)
    .split('\n')
    .flatMap(line => {
      const [head, size] = ofOwnSize.exec(line) ?? []
      if (head === undefined || !(Number(size) > 0)) return []
      return [...line.slice(line.indexOf(head) + head.length).matchAll(rowOf)].flatMap(
        ([, name = '', printed = '']) => {
          const [[, amount = '', of = ''] = []] = [...printed.matchAll(value)]
          const isOther = nutrientsIn(name).length === 0 && !known.test(name)
          return isOther ? [{ name, hundred: (numberOf(amount) * 100) / Number(size), unit: of }] : []
        },
      )
    }),
)

const plain = (text: string): string => text.replace(/-/g, ' ')
/** What tables of either language print. */
const inBoth: readonly (readonly [zh: string, en: string])[] = [
  ['乳糖', 'lactose'],
  ['牛磺酸', 'taurine'],
  ['肌酸', 'creatine'],
  ['胆碱', 'choline'],
]
const namesOf = (name: string): readonly string[] => inBoth.find(pair => pair.includes(name)) ?? [name]
/** As it is written: 维生素B1. */
const written = (name: string): string =>
  name.replace(/(?<=维生素|vitamin )[a-z]/, letter => letter.toUpperCase()).replace(/^omega(?=\d)/, 'omega-')
/** Lactose, beta alanine of Beta-alanine, 维生素K of 维生素K1. */
const isNamed = (name: string, text: string): boolean => {
  if (/[\u4e00-\u9fff]/.test(name)) {
    const bare = name.replace(/\d+$/, '')
    return (
      bare.length > 1 && text.includes(bare) && (text.includes(name) || !new RegExp(`${bare}\\d`).test(text))
    )
  }
  // L-citrulline is asked about as citrulline.
  const [first = ''] = plain(name)
    .replace(/^[ld] /, '')
    .split(' ')
  const isWhole = new RegExp(`\\b${plain(name)}\\b`).test(plain(text))
  return (
    isWhole || (first.length > 5 && !/^vitamin/.test(first) && new RegExp(`\\b${first}\\b`).test(plain(text)))
  )
}

/** What a column is of; undefined where the table does not say how much that is. */
const sizeOf = ({ per, portion }: NutritionColumn): Quantity | undefined =>
  per === '100g' ? { value: 100, unit: 'g' } : per === '100ml' ? { value: 100, unit: 'ml' } : portion

/** How much of it there is in 100 g or ml; undefined where the row has not one value for each column. */
const inHundred = ({ values }: NamedRow, { columns }: Nutrition): number | undefined => {
  if (values.length !== columns.length) return undefined
  const sized = columns.flatMap((column, at) => {
    const size = sizeOf(column)
    const amount = values[at]
    return size && amount !== undefined ? [{ size, amount }] : []
  })
  const best = sized.find(({ size }) => size.value === 100) ?? sized[0]
  return best && (best.amount * 100) / best.size.value
}

/** What a table states of a row by that name in 100 g or ml, in the row's own unit; undefined where it has none. */
export const namedInHundred = (name: string, { result, asked }: AnswerContext): number | undefined => {
  const row = rowsOf(asked.label?.text ?? '').find(one => namesOf(one.name).includes(name))
  return row && result?.nutrition ? inHundred(row, result.nutrition) : undefined
}

const asksHowMuch =
  /多少|几多|[几多]少?(?:毫?克|mg|g\b)|多不多|含量|\bhow (?:much|many)\b|\bper (?:serve|serving|scoop|portion|100)|\bcontent\b/
const wishes = /^(?:amount|nutrition|has|count|fact|what|often)$/

/** How much lactose, of a table with a row of that name: what it states, of the amount that was asked; false where it has no such row. */
export const tellNamedRow = (heard: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const isAsked =
    wishes.test(heard.wish) &&
    (asksHowMuch.test(heard.text) || /omega\d/.test(withOneName(heard.text))) &&
    heard.nutrients.length === 0
  if (!table || !isAsked) return false
  const isBare = heard.subjects.length + heard.kinds.length === 0
  const text = isBare ? `${heard.text} ${fold(context.asked.question).text}` : heard.text
  const said = withOneName(text)
  const row = rowsOf(context.asked.label?.text ?? '')
    .filter(({ name }) => namesOf(name).some(one => isNamed(one, said)))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  const stated = row
    ? undefined
    : statedOf(context.asked.label?.text ?? '').find(({ name }) =>
        namesOf(name).some(one => isNamed(one, said)),
      )
  const hundred = row ? inHundred(row, table) : stated?.hundred
  const found = row ?? stated
  const of = heard.serving ?? servingOf(heard.text, sizesOf(context)) ?? 'hundred'
  const serving = eaten(table, of)
  if (!found || hundred === undefined || !serving) return false
  const exact = (hundred * serving.quantity.value) / 100
  const steps = exact < 2 ? 100 : 10
  const amount = Math.round(exact * steps) / steps
  const where = whereOf(serving)
  const [zh = found.name, en = zh] = namesOf(found.name)
  const by = stated
    ? { zh: '按标签的数值', en: 'by the label' }
    : { zh: '按营养成分表', en: 'by the nutrition table' }
  const has = `${amount} ${/^(?:公?克)$/.test(found.unit) ? 'g' : found.unit.replace('毫克', 'mg').replace('微克', 'μg')}`
  context.reply.say(
    {
      zh: `${where.zh}含${written(zh)} ${has}，${by.zh}${serving.of === 'hundred' ? '' : '计算'}。`,
      en: `${has} of ${written(en)} in ${where.en}, ${by.en}.`,
    },
    ...(stated ? orWhole(context, wholeLabel(context)) : [tableCitation]),
  )
  return true
}
