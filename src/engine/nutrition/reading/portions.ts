import type { Quantity } from '../nutrition.ts'

const UNIT = '(?<unit>千克|公斤|kg|克|公克|g|毫升|ml|升|litres?|l|cl)'
const VALUE = `(?<value>\\d+(?:[.,]\\d+)?) ?${UNIT}(?![a-z])`
/** A sentence or line of its own begins here. */
const OPENS = '(?:^|\\n|[.。;] ?|\\u3000)\\s*'
const CLOSES = '(?=\\s*(?:\\n|$)|\\. |,)'

/** What is eaten of a tin: the table counts no brine. */
const DRAINED =
  /(?:沥干物?(?:含量|重)?|固形物(?:含量)?|固形量|drained (?:net )?(?:wt|weight))[^\d\n]{0,8}(?<value>\d+(?:[.,]\d+)?)\s?(?<unit>千克|公斤|kg|克|公克|g)/
/** Fish in tomato sauce, rice in its wine, a soup: what is around it is eaten too. */
const EATEN_WITH_SAUCE = /汁|酱|[汤羹粥糟酿燥]|咖喱|\b(?:sauce|gravy|soup|stew|curry)\b/
const TITLE_LINES = 3
/** Whether the first lines of a pack say so, and its table counts no drained food. */
const isEatenWhole = (folded: string): boolean =>
  EATEN_WITH_SAUCE.test(
    folded
      .split('\n', TITLE_LINES)
      .filter(line => !/[:、]/.test(line))
      .join('\n'),
  ) && !/(?:per|每)[^\n]{0,12}(?:drained|沥干|固形物)|nutrition[^\n]{0,4}drained/.test(folded)

/** Each other way in which packs print their net content, the surest first. */
const PRINTED = [
  'net ?(?:wt|weight)\\.?[^\\n(]{0,20}\\((?<value>\\d+(?:\\.\\d+)?)\\s?(?<unit>g|kg|ml|l)\\)',
  `(?:净\\s?含\\s?量|净\\s?容\\s?量|净\\s?重|内容量|容量|规格|(?<=\\n)volume:?|net ?(?:wt|weight|content|contents|vol(?:ume)?)\\.?|\\bnet(?= \\d))[^\\d\\n]{0,12}(?:(?<count>\\d{1,2})\\s?[x×*]\\s?)?${VALUE.replace(' ?', '\\s?')}(?:\\s?[x×*]\\s?(?<times>\\d+))?`,
  // 150g e: the e-mark of the EU and the UK; 6 x 25g e.
  `(?:^|\\s)(?<!per )(?:(?<count>\\d{1,2}) ?[x×] ?)?${VALUE} ?[e℮](?![a-z])`,
  // 16 fl oz (473 ml).
  'fl\\.? ?oz\\.? ?\\((?<value>\\d+(?:\\.\\d+)?)\\s?(?<unit>ml|l)\\)',
  // 250ml squeezy bottle, 500ml can.
  `${OPENS}${VALUE} (?:(?:squeezy|squeezable|glass|plastic|resealable|recyclable|family|sharing) )*(?:bottle|can|jar|carton|tub|pouch|tin|pot|box|tray|tube|packe?t?|bag)\\b`,
  // 330ml 罐装, 內容物:80公克, FROZEN 400g Serves 1.
  `(?:^|\\n)\\s*${VALUE}(?: ?/ ?ml)?\\s?(?:[罐瓶袋盒桶杯听]?装|(?=\\n))`,
  // 500 ml   8.0% alc/vol
  `(?:^|\\n)\\s*${VALUE}\\s{1,8}(?:alc\\.? ?)?\\d{1,2}(?:\\.\\d)? ?% ?(?:alc|abv|vol)`,
  `内容物:?\\s?${VALUE}`,
  `(?:^|\\n)[^\\d\\n]{0,20}${VALUE},? serves \\d`,
  // 10 slices, 200g; 450 g, 15 slices; 226g (2 x 113g); 6 x 25 g bags.
  `${OPENS}\\d{1,3} [a-z]{3,},? ${VALUE}${CLOSES}`,
  `${OPENS}${VALUE},? (?:about |approx\\.? ?)?\\d{1,3} [a-z]{3,}${CLOSES}`,
  `${OPENS}${VALUE} \\((?:about |approx\\.? ?)?\\d{1,3} ?(?:[x×]|[a-z]{3,})`,
  `${OPENS}(?<count>\\d{1,2}) ?[x×] ?${VALUE}`,
  // Serve chilled. 500 ml: a volume that is a sentence of its own.
  `${OPENS}(?<value>\\d{3,4}|[1-3](?:\\.\\d+)?(?= ?(?:l|升|litre)))\\s?(?<unit>毫升|ml|升|litres?|l\\b)(?=\\s*(?:\\n|$)|\\. )`,
  // 340g: a weight that is a line of its own, or its first sentence.
  '(?:^|\\n)\\s*(?<value>\\d{2,4})\\s?(?<unit>克|g)(?=\\s*(?:\\n|$)|\\. )',
  // Just add water!  905 g: at the end of one of the first lines, apart from its words.
  '^(?:[^\\n]*\\n){0,3}[^\\n\\d:]{3,60}?\\s{2,3}(?<value>\\d{2,4})\\s?(?<unit>克|g|毫升|ml)(?=\\s*\\n)',
].map(pattern => new RegExp(pattern))

/** Values of the food as it is made at home, of which the pack is no multiple. */
const PREPARED =
  /(?:per|\/) ?\d+ ?(?:g|ml)[^\n/]{0,14}\b(?:diluted|prepared|made up|reconstituted|grilled|cooked|fried|baked)\b|nutrition[^\n\d]{0,20}\b(?:diluted|prepared|grilled|cooked)\b|每\s?\d+\s?(?:克|毫升|g|ml)\s?\(?(?:冲调|沖調|稀释|稀釋|复原|復原)后?/

/** Whether a table is of the food as it is made at home: diluted, grilled. */
export const isOfPrepared = (folded: string): boolean => PREPARED.test(folded)

/** The net content of a pack, of all its portions together, drained where that is stated and the rest is poured away; undefined where the label does not say. */
export function packOf(folded: string): Quantity | undefined {
  if (isOfPrepared(folded)) return columnOfPack(folded) ?? piecesOfPack(folded)
  const portions = portionsOf(folded)
  const whole = netOf(folded, PRINTED)
  // 净重1200克(固形物600克), four portions of 300 g: the table counts the broth.
  const isOfWhole = whole !== undefined && whole.value === portions?.all.value
  const isWhole = isOfWhole || (whole !== undefined && isEatenWhole(folded))
  const net = isWhole ? whole : (netOf(folded, [DRAINED]) ?? whole)
  // NET WT 12-2.12 OZ (60g) BARS: the weight of one of twelve.
  // 16 FL OZ (473 mL), of portions in grams: what the portions come to.
  const isOfOne =
    net !== undefined &&
    portions !== undefined &&
    (net.value === portions.each.value || net.unit !== portions.each.unit)
  return net === undefined || isOfOne ? (portions?.all ?? net) : net
}

/** A ready meal whose table has the whole of it as cooked: per pack (400g). */
const WHOLE_COLUMN = /\bper (?:pack|tray|pot|pizza|meal) ?\(?(?<value>\d+(?:\.\d+)?) ?(?<unit>g|ml)\b/
function columnOfPack(folded: string): Quantity | undefined {
  const { value, unit } = WHOLE_COLUMN.exec(folded)?.groups ?? {}
  return value === undefined ? undefined : { value: Number(value), unit: unit === 'ml' ? 'ml' : 'g' }
}

/** 10 fish fingers, of which the table has three as grilled: per 3 fingers (84g). */
const PIECES_COLUMN =
  /\bper (?<many>\d{1,2}) (?<word>[a-z]{3,}?)s? ?\((?<value>\d+(?:\.\d+)?) ?(?<unit>g|ml)\)/
function piecesOfPack(folded: string): Quantity | undefined {
  const { many, word, value, unit } = PIECES_COLUMN.exec(folded)?.groups ?? {}
  const head = folded.split('\n', 4).join('\n')
  const [, all] = (word && new RegExp(`(?<!per )\\b(\\d{1,3}) (?:[a-z-]+ ){0,4}${word}`).exec(head)) || []
  const each = Number(value) / Number(many)
  if (!all || !(each > 0) || Number(all) < Number(many)) return undefined
  return { value: Math.round(each * Number(all) * 10) / 10, unit: unit === 'ml' ? 'ml' : 'g' }
}

const EACH = `(?:serving|serve) size:?[^\\d\\n]{0,12}(?:\\d[^\\n(]{0,24}\\()?(?<value>\\d+(?:\\.\\d+)?) ?(?<unit>g|ml)(?![a-z])`
const MANY = `servings? (?:per|in each|in this) (?:container|package|pack|bottle|can|bag|box):? ?(?:about |approx\\.? ?)?(?<count>\\d{1,3}(?:\\.\\d)?)\\b`
const MANY_FIRST = `(?<count>\\d{1,3}(?:\\.\\d)?) servings? per (?:container|package|pack|bottle|can|bag|box)\\b`
const EACH_ZH = '每?一?份量:? ?(?<value>\\d+(?:\\.\\d+)?) ?(?<unit>公?克|毫升|g|ml)'
const MANY_ZH = '(?:本|每一?)(?:包装?|盒|袋|瓶|罐)(?:共|内)?[含有]:? ?(?<count>\\d{1,3}) ?份'
const OF_PORTIONS: readonly RegExp[] = [
  ...[MANY, MANY_FIRST].map(many => [many, EACH] as const),
  [MANY_ZH, EACH_ZH] as const,
].flatMap(([many, each]) => [new RegExp(`${many}[^]{0,40}?${each}`), new RegExp(`${each}[^]{0,40}?${many}`)])

/** Servings per package: 2, serving size: 250 mL; 每一份量300公克 本包装含4份: what they come to; undefined where a pack does not state both. */
function portionsOf(folded: string): { each: Quantity; all: Quantity } | undefined {
  const groups: Partial<Record<'value' | 'unit' | 'count', string>> =
    OF_PORTIONS.map(pattern => pattern.exec(folded)).find(Boolean)?.groups ?? {}
  const [value, count] = [Number(groups.value), Number(groups.count)]
  if (!groups.unit || !(value > 0) || !(count > 1)) return undefined
  const unit = /ml|毫升/.test(groups.unit) ? 'ml' : 'g'
  return { each: { value, unit }, all: { value: Math.round(value * count * 10) / 10, unit } }
}

/** The net content that a pack prints in one of these ways. */
function netOf(folded: string, patterns: readonly RegExp[]): Quantity | undefined {
  const groups: Partial<Record<'value' | 'unit' | 'count' | 'times', string>> =
    patterns.map(pattern => pattern.exec(folded)).find(Boolean)?.groups ?? {}
  const number = Number(groups.value?.replace(',', '.'))
  const { unit } = groups
  if (!unit || !Number.isFinite(number) || number <= 0) return undefined
  const times = Number(groups.count ?? 1) * Number(groups.times ?? 1)
  const value = Math.round(number * factorOf(unit) * times * 10) / 10
  return { value, unit: /l|升/.test(unit) ? 'ml' : 'g' }
}

function factorOf(unit: string): number {
  if (/^(?:kg|千克|公斤|l|升|litres?)$/.test(unit)) return 1000
  return unit === 'cl' ? 10 : 1
}
