import { beforeNextField } from '../../../layout/product-facts.ts'
import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Fact } from '../../entities/fact-words.ts'
import { perLabel } from '../../entities/per-label.ts'
import { unbroken } from '../../text/printed-lines.ts'
import { type AnswerContext, declineUnknown, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { gloss } from '../pack/in-english.ts'
import { lineFacts, linesOf, placeBehind } from './line-facts.ts'

type FactOnPack = Bilingual & {
  /** How packs head it, the surest first; the value follows. */
  headings: readonly RegExp[]
}

const word = (zh: string, en: string, ...headings: RegExp[]): FactOnPack => ({ zh, en, headings })

const factsOnPack: Record<Fact, FactOnPack> = {
  name: word('产品名称', 'product name', /(?:产品名称|食品名称|品名|product name)\s*[:：]?\s*/),
  brand: word('品牌', 'brand', /(?:品牌(?:名称)?|商标|brand)\s*[:：]\s*/),
  maker: word(
    '生产或经销者',
    'maker or seller',
    // Made in Ireland for Greenfoods Ltd: its maker behind its origin.
    /(?:made|produced|packed|baked|grown) in (?!an? )[^\n.:]{2,60}? (?:for|by) /,
    /(?:(?:受委托|被委托|受托)?(?:生产商|制造商|制造厂商?|制造者|生产企业|生产者|生产厂家)|厂名|经销商|总代理|进口商(?:及分销商)?|委托方|总装单位|受托生产|manufacturer|manufactured by|made (?:by|for)|produced by|baked by|dist(?:ributed|\.) by|imported by|packed for)\s*[:：]?\s*/,
    // 香港陽光仔飲品有限公司 香港屯門: a line of its own.
    /(?<=\n)(?=[\u4e00-\u9fff()]{2,24}(?:有限公司|食品厂)(?!\s?[:：]))/,
    // Volt Ridge Drinks Co., Cardiff: a name of trade and its town.
    /(?<=\n|[.。] )(?=[a-z][^\n:.\d]{2,40}(?: (?:ltd|limited|llc|inc|plc|gmbh|co)\b| (?:foods|drinks|dairies|bakery|snacks|meats|mills|farms|kitchens?|confectionery|nutrition))\.?, [a-z\d][^\n:]{2,60}(?:\n|$))/,
    // Forgehill Nutrition, Galway, Ireland: an address alone.
    /(?<=\n)(?=[a-z][^\n:]{3,60}, (?:uk|ireland|usa|germany|france|italy|spain|poland|netherlands|belgium|sweden|denmark|thailand|korea|japan|australia|new zealand|canada|singapore|malaysia)\.?\s*(?:\n|$))/,
  ),
  standard: word(
    '产品标准',
    'product standard',
    /(?:产品(?:执行)?标准(?:代号|编号|号)?|执行标准|标准代号)\s*[:：]?\s*/,
  ),
  shelf_life: word(
    '保质期',
    'shelf life',
    /(?:保质期(?:至|到期日)?|保存期限?|有效期|赏味期限|此日期前最佳|最佳食用(?:日期|期)|shelf life|best (?:before(?: end)?|by|if used by|when used by)|use[- ]by(?: date)?|sell by|expir(?:y|ation)(?: date)?)\s*[:：]?\s*/,
    /(?<!(?:open(?:ed|ing)|and|then),?\s+)(?:use|consume) within\s*[:：]?\s*/,
  ),
  date: word(
    '生产日期',
    'production date',
    /(?:生产日期|制造日期|有效日期|production date|packed on)\s*[:：]?\s*/,
  ),
  storage: word(
    '储存方法',
    'storage',
    /(?:(?:贮存|储存|贮藏|储藏|存储|保存)(?:条件|方法|方式|温度)?\s*\]?\s*[:：]\s*|(?:贮存|贮藏|储存|储藏|存储|storage)\s*:\s*|(?=请?(?:存放|放置|贮存|储存|保存|置)[于在])|(?=(?:keep(?! out of (?:the )?reach)|store|refrigerate)\b))/,
    /(?=(?:[^\n。;；]{0,8}(?:避免|避开|远离)?(?:阳光直射|日光直射|日晒)|避光|常温(?:保存|存放)))/,
    /(?=开[封启盖罐袋瓶盒]之?后[^。;\n]{0,20}(?:冷藏|冷冻|保存|密封|尽快|[时日天]内|完)|(?:once opened|after opening)\b)/,
  ),
  origin: word(
    '产地',
    'origin',
    /(?:原产(?:地|国)|country of origin|(?:product|produce) of|made in(?! an? )|produced in)\s*[:：]?\s*/,
    /产地\s*[:：]?\s*/,
    // Packed is not made: quoted with its word.
    /(?=packed in (?!an? ))/,
    /(?=(?<![\u4e00-\u9fff])[\u4e00-\u9fff]{2,4}(?:制造|出品)(?![\u4e00-\u9fff]))/,
  ),
  net: word(
    '净含量',
    'net content',
    /(?:(?:净含量|净重|内容量)\s*(?:net (?:wt|weight|content)\.?)?|net (?:wt|weight|content)?\.?(?!work))\s*[:：]?\s*/,
    /规格\s*\]?\s*[:：]\s*|规格\s*(?=\d)/,
    /(?<!单果|毛|平均)重量\s*[:：]\s*/,
    // 500ml e, 90g net, and an amount that is a line of its own.
    /(?=(?<![\d.])\d+(?:\.\d+)?\s?(?:g|kg|ml|cl|l) (?:e|net)(?![a-z]))/,
    /(?<=\n|vol\s{1,6})(?=\d+(?:\.\d+)?\s?(?:g|kg|ml|cl|l)(?:\s*\n|\s*$|\s{2}|\s+\d[\d.]*\s?%\s?(?:alc|abv|vol)))/,
    // 16 FL OZ (473 mL)
    /(?<=\n)(?=\d+(?:\.\d+)?\s?(?:fl\.? ?oz|oz|lbs?)\b)/,
  ),
  usage: word(
    '食用方法',
    'how to use it',
    /(?:(?:食用|饮用|冲调|冲泡|烹调|煮食|泡食|使用|调理)(?:方[法式]|说明|法)|建议食用|冲调\s*[:：]|用法\s*[:：]|(?:directions|suggested use|instructions)\s*[:：])\s*[:：]?\s*/,
    /(?<=\n|[.。,，;] ?|[:：] )(?=(?:heat|shake|serve|cook|mix|boil)\b(?! avg| size))/,
  ),
  audience: word(
    '适宜人群',
    'who it is for',
    /(?:(?<!不)适宜人群|适用人群|适用年龄|(?=建议?(?:\d|[一二三四五六])周?岁以上|(?:孕妇|儿童|未成年人|婴幼儿)[^。\n]{0,30}(?:不宜|不适宜|慎用|慎食|请?勿)|不适[宜合]人群|不[宜适].{0,4}人群|not (?:recommended|intended|suitable|for sale)? ?(?:for|to) (?:children|infants|persons|people|under)|不(?:建议|宜|适合)(?:\d|[一二三四五六])周?岁|(?:\d|[一二三四五六])周?岁以下[^。\n]{0,8}(?:不宜|请勿|慎)|(?:un)?suitable (?:from|for)(?! (?:vegan|vegetarian|coeliac|home|freez|microwav))|for ages? |\d+ ?\+ ?months))\s*[:：]?\s*/,
  ),
  warning: word(
    '警示或提示',
    'warnings',
    /(?:警示语|警示|注意事项|温馨提示|消费提示|食用提示|致敏物质提示)\s*[:：]\s*|(?=本生产线|本产品可能|(?:not (?:recommended|suitable|intended)|unsuitable) for|excessive consumption|may contain|high caffeine content|warning)/,
  ),
  claims: word(
    '宣称',
    'claims',
    /(?=[0零]糖|[0零](?:脂|卡|蔗糖)|不添加|不含|无添加|每条\d|no artificial|non-gmo|gluten free|free from|sugar free)/,
  ),
  alcohol: word(
    '酒精度',
    'alcohol',
    /(?:酒精度数?|酒精含量|度数(?=\s*:)|(?<![a-z])alc(?:ohol)?\.?(?![a-z])(?: content)?|(?<![a-z])abv)\s*[:：]?\s*|(?=\d+(?:\.\d+)?\s?%\s?(?:alc(?:ohol)?\.?\s?[/.]?\s?(?:by )?)?vol)/,
  ),
  licence: word(
    '生产许可证编号',
    'production licence',
    /(?:(?:食品)?生产许可证?(?:编号|号)?)\s*[:：]?\s*/,
    /(?=\bsc\s?\d{14}\b)/,
  ),
  ...lineFacts,
  grade: word('质量等级', 'grade', /(?:质量|产品)?等级\s*[:：]\s*/),
  kind: word(
    '产品类型',
    'product type',
    /(?:产品(?:类型|类别|种类)|食品类别)\s*[:：]?\s*/,
    /(?<=\n)(?=[\u4e00-\u9fff]{1,8}类[\u4e00-\u9fff]{1,6}\s*\n)/,
  ),
}

const longestValue = 120
const valueEnd = /\n|(?<=[.。；;])\s|\s{3,}/
const amountOfAlcohol = /\d+(?:\.\d+)?\s?%\s?vol/i
const bareNet =
  /(?<![\d.]|毛重[:：]\s?)\d+(?:\.\d+)?\s?(?:g|kg|ml|l|fl oz|oz|litres?|克|千克|毫升|升)(?![a-z])(?:\s?\([^)]*\))?/i

/** What turns a sentence round that would be quoted from its next word on: do not heat, 请勿放置在. */
const negation =
  /(?:\b(?:please )?(?:do not|don't|never|not|avoid|cannot be|must not be|should not be)\s+|(?:请|切)?勿|不[可能要得宜应须]|禁止|避免)\s*$/

const foldedFact = perLabel(fold)
/** What the pack states of a fact, verbatim; '' where it is silent. */
export const factStated = (fact: Fact, label: string): string => {
  const text = unbroken(label)
  const folded = foldedFact(text)
  for (const heading of factsOnPack[fact].headings) {
    const match = heading.exec(folded.text)
    if (!match) continue
    const denied = match[0] === '' ? (negation.exec(folded.text.slice(0, match.index))?.[0].length ?? 0) : 0
    const opening = /^[\]\s:]*/.exec(folded.text.slice(match.index + match[0].length))?.[0] ?? ''
    const start = match.index + match[0].length + opening.length - denied
    const rest = folded.text.slice(start, start + (fact === 'usage' ? 4 * longestValue : longestValue))
    const value = rest.slice(0, lengthOf(fact, rest))
    const stated = text.slice(folded.at[start] ?? 0, folded.at[start + value.length] ?? text.length).trim()
    if (stated !== '') return stated.replace(/\s+/g, ' ').replace(/[,，、;；]$/, '')
  }
  if (fact === 'alcohol') return amountOfAlcohol.exec(text)?.[0] ?? ''
  const last = text.split('\n').at(-1) ?? ''
  // The last line of a label may be one of its table.
  const isOfTable = /k(?:j|cal)\b/i.test(last) || nutrientsIn(fold(last).text).length > 0
  return fact === 'net' && !isOfTable ? (bareNet.exec(last)?.[0] ?? '') : ''
}

/** How much of the text behind a heading is the value; 0 where it is none. */
const lengthOf = (fact: Fact, rest: string): number => {
  const end = rest.search(fact === 'warning' || fact === 'usage' ? /\n/ : valueEnd)
  const line = rest.slice(0, end < 0 ? rest.length : end)
  if (!VALUES.has(fact)) return line.length
  const value = beforeNextField(line)
  if (fact === 'origin') return originIn(value).length
  if (fact === 'alcohol')
    return /^[^%]*\d\s?%(?:\s?\(?vol\)?)?/.exec(value)?.[0].length ?? (/\d/.test(value) ? value.length : 0)
  return fact === 'net' && !/\d/.test(value) ? 0 : value.length
}

/** 福建省漳州市 before a comma; General Santos, Philippines before who makes it. */
const originIn = (value: string): string =>
  /^[a-z]/.test(value)
    ? value.replace(/\s+(?:for|by|using|with|from|and)\b.*$|[!;.].*$/s, '')
    : value.replace(/[,!。].*$/s, '')

/** Facts whose value is a few words, and which other fields follow on the same line. */
const VALUES: ReadonlySet<Fact> = new Set([
  'brand',
  'maker',
  'shelf_life',
  'date',
  'storage',
  'origin',
  'net',
  'alcohol',
  'licence',
  'kind',
  'grade',
])

const sayStated = (fact: Fact, stated: string, context: AnswerContext): void => {
  // 0~4℃: a tilde is a mark of Markdown.
  const value = stated.replace(/~/g, '～')
  const { zh, en } = factsOnPack[fact]
  // 适宜人群 of a pack that says whom it does not suit.
  const heading = fact === 'audience' && /不|勿|^建议/.test(value) ? '' : `${zh} `
  context.reply.say(
    {
      zh: `标签写着：${heading}${value.replace(/[。.]$/, '')}。`,
      en: `The label states (${en}): ${value.replace(/[。.]$/, '')}${gloss(value)}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
}

/** For infants the age that the pack names; nothing where it names none. */
export const tellAge = (context: AnswerContext): void => {
  const stated = factStated('audience', context.asked.label?.text ?? '')
  if (/月|岁|month|year/i.test(stated) && !/^(?:不|not |un)/i.test(stated))
    sayStated('audience', stated, context)
}

/** How the pack wants it eaten; nothing where it says nothing of it. */
export const tellUsage = (context: AnswerContext): void => {
  const stated = factStated('usage', context.asked.label?.text ?? '')
  if (stated) sayStated('usage', stated, context)
}

/** Facts that help where the one asked for is not stated. */
const instead: Partial<Record<Fact, Fact>> = {
  storage: 'shelf_life',
  shelf_life: 'storage',
  origin: 'maker',
  address: 'maker',
  contact: 'maker',
  pieces: 'net',
  date: 'shelf_life',
}

const onceOpened =
  /(?:(?:refrigerate|chill|keep (?:cold|refrigerated|in (?:the|a) fridge)|store in (?:the|a) fridge)[^.;\n]{0,20}(?:once open|after opening)|once open(?:ed)?\b|(?:[a-z]+ )?(?:[a-z]+ ){0,2}after opening|(?:use|eat|consume) within|[开開][封启啟盖蓋罐袋瓶盒]之?[后後])[^.。；;\n]*(?:\. ?(?:use|eat|consume|enjoy) within[^.;\n]*)?/i

const openedWords =
  /[开拆][封盖罐袋瓶盒]|[打拆]开|[开拆]了|\b(?:last|keep|lasts|keeps|been|sat|left|is|was) open\b|\bopen (?:for|since)\b|\b(?:keep|save|eat|have|finish) the rest\b|\bopen(?:ed|ing)\b|\b(?:once|after|when) (?:(?:the|my|a) \w+ |it |it's |its |i(?:'ve| have)? )?(?:is |are )?open/

/** What a folded text of an opened pack has. */
export const ofOpened = /[开開][封启啟盖蓋罐袋瓶盒包杯碗]|[撕拆打]开|\bopen/
/** Whether a folded question speaks of an opened pack. */
export const asksOnceOpened = (text: string): boolean => openedWords.test(text)

const needsCold = /冷藏|雪藏|冷冻|冷凍|[0-9]\s?(?:℃|°\s?c)|refrigerat|chilled|keep cold/i
const longestClause = 80
/** Eaten within 24 hours, of what has to be kept at 2-6 °C all the while: the whole of the line. */
const withCold = (found: string, { asked }: AnswerContext): string => {
  const line =
    unbroken(asked.label?.text ?? '')
      .split('\n')
      .find(one => one.includes(found)) ?? found
  const words = line
    .replace(/^[^:：\d]{2,8}[:：]\s*/, '')
    .trim()
    .split(/\s(?=[\u4e00-\u9fff])/)
  const whole = words
    .slice(
      Math.max(
        0,
        words.findIndex(one => needsCold.test(one)),
      ),
    )
    .join(' ')
  const before = whole.slice(0, Math.max(0, whole.indexOf(found)))
  return needsCold.test(before) && !needsCold.test(found) && whole.length <= longestClause ? whole : found
}

/** The pack's words on an opened one, read over line ends; empty where it has none. */
const openedOf = ({ asked }: AnswerContext): string =>
  onceOpened.exec(unbroken(asked.label?.text ?? ''))?.[0].trim() ?? ''

/** What the pack says of an opened one, where it was not quoted yet; false where it says nothing. */
export const sayOnceOpened = (quoted: string, context: AnswerContext): boolean => {
  const found = openedOf(context)
  if (!found || quoted.includes(found)) return false
  sayStated('storage', withCold(found, context), context)
  return true
}

const asksHowLong = /几[天日]|多久|多长时间|几耐|多耐|how long|how many days|days\b/
const statesHowLong =
  /[\d一二两三四五六七八九十几]\s?(?:个?小?时|天|日|周|星期|个?月)|当[日天]|\bsame day\b|\b(?:hours?|days?|weeks?|months?)\b/i

/** How long an opened one keeps, where the pack says only how: that it does not, and of which pack its days are. */
const sayDaysOfUnopened = (found: string, stated: string, context: AnswerContext): void => {
  if (statesHowLong.test(fold(found).text)) return
  const of = stated
    .replace(onceOpened, '')
    .trim()
    .replace(/~/g, '～')
    .replace(/[。.]$/, '')
  context.reply.say(
    {
      zh: `开封后能放几天标签没有写${of ? `；“${of}”是没开封的保质期` : ''}。`,
      en: `How many days it keeps once opened the label does not say${of ? `; "${of}" is the shelf life of the unopened pack` : ''}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
}

const productLine = /^\s*(?:[一二三四五六]|[1-9]|[①-⑨])\s*[、.．)）]\s*([^\s（(:：]{2,20})/
const spread: Partial<Record<Fact, readonly Fact[]>> = {
  storage: ['storage', 'shelf_life'],
  shelf_life: ['storage', 'shelf_life'],
  maker: ['maker'],
}
const ofBox = /^\s*(?:本礼盒|本禮盒|整盒|礼盒|禮盒|本产品|本產品)/
const isMade = /受委托|受托|生产|制造|製造|\b(?:made|baked|produced)\b/i

/** Lines of a pack of several products or companies that state a fact, each with its product: none where one line says all. */
const linesStating = (fact: Fact, text: string): { of: string; line: string }[] => {
  let of = ''
  const found = text.split('\n').flatMap(line => {
    // What is said of the box is of no single product.
    of = ofBox.test(line) ? '' : (productLine.exec(line)?.[1] ?? of)
    const isStated = spread[fact]?.some(one => factStated(one, `\n${line}`) !== '') ?? false
    return isStated && line.length < longestValue ? [{ of, line: line.trim() }] : []
  })
  const isOfSeveral = fact === 'maker' ? found.length > 1 : new Set(found.map(one => one.of)).size > 1
  if (!isOfSeveral) return []
  // Who makes it before who has it made.
  return fact === 'maker'
    ? found.sort((a, b) => Number(isMade.test(b.line)) - Number(isMade.test(a.line)))
    : found
}

const mostLines = 3
/** Two products in a box, or a maker and a client: each of them; false where the pack has one. */
const tellSeveral = (fact: Fact, text: string, context: AnswerContext): boolean => {
  const found = linesStating(fact, text).slice(0, mostLines)
  for (const { of, line } of found) {
    const words = line.replace(/~/g, '～').replace(/[。.]$/, '')
    const whose = fact === 'maker' || of === '' ? '' : `（${of}）`
    context.reply.say(
      {
        zh: `标签写着${whose}：${words}。`,
        en: `The label states${whose ? ` (${of})` : ''}: ${words}${gloss(words)}.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
  }
  return found.length > 0
}

const isOfMicrowave = /微波|叮|microwave/

/** A fact of the pack besides the list: as stated, or that the pack as it was read does not state it. */
const isRaw =
  /(?<!花|养)生制品|非即食|熟制后|熟透|彻底加?热|\b(?:raw|must be cooked|cook thoroughly|not ready to eat)\b/
/** May it go into the microwave, of a pack that says only to fry or grill it; and of raw food that it has to be cooked through. */
const sayMicrowave = (stated: string, context: AnswerContext): void => {
  const cited = orWhole(context, wholeLabel(context))
  if (!isOfMicrowave.test(fold(stated).text))
    context.reply.say(
      {
        zh: '标签没有写能不能用微波炉。',
        en: 'Whether it may go into the microwave the label does not say.',
      },
      ...cited,
    )
  const raw = quotedWhere(context, line => isRaw.test(line))
  if (raw && !stated.includes(raw))
    context.reply.say(
      {
        zh: `它是生的，怎么热都要做熟透：标签写着“${raw}”。`,
        en: `It is raw and has to be cooked through, however it is heated: the label says "${raw}".`,
      },
      ...cited,
    )
}

export const tellFactOf = (fact: Fact, context: AnswerContext): void => {
  const label = context.asked.label
  if (!label) {
    declineUnknown(context)
    return
  }
  const lines = linesOf(fact, context)
  if (lines.length > 0) {
    for (const line of lines) sayStated(fact, line, context)
    return
  }
  const facts: Partial<Record<Fact, string>> = { name: label.product.name, standard: label.product.standard }
  const stated = facts[fact] || (label.text === undefined ? '' : factStated(fact, label.text))
  if (tellSeveral(fact, label.text ?? '', context)) return
  const isOfOpened = (fact === 'shelf_life' || fact === 'storage') && asksOnceOpened(context.text)
  if (isOfOpened && sayOnceOpened('', context)) {
    const days = fact === 'shelf_life' ? stated : factStated('shelf_life', label.text ?? '')
    if (fact === 'shelf_life' || asksHowLong.test(context.text))
      sayDaysOfUnopened(openedOf(context), days, context)
    return
  }
  if (fact === 'usage' && isOfMicrowave.test(context.text)) sayMicrowave(stated, context)
  if (stated) {
    if (isOfOpened)
      context.reply.say(
        {
          zh: '没有写：读到的标签文字里没有开封之后怎么放、能放多久；下面是未开封的。',
          en: 'Not stated: the text that was read does not say how to keep it once opened, nor for how long; what follows is of the unopened pack.',
        },
        ...orWhole(context, wholeLabel(context)),
      )
    sayStated(fact, fact === 'maker' ? `${stated}${placeBehind(stated, context)}` : stated, context)
    if (fact === 'shelf_life' || fact === 'storage') {
      const other = instead[fact]
      const more = other && label.text ? factStated(other, label.text) : ''
      if (other && more && more !== stated) sayStated(other, more, context)
      sayOnceOpened(`${stated} ${more}`, context)
    }
    return
  }
  if (fact === 'usage' && isOfMicrowave.test(context.text)) return
  const { zh, en } = factsOnPack[fact]
  const other = instead[fact]
  const more = other && label.text ? factStated(other, label.text) : ''
  context.reply.say(
    fact === 'origin' && more
      ? {
          zh: '没有单独写产地，只写了厂家和地址。',
          en: 'No origin is stated by itself, only the maker and the address.',
        }
      : {
          zh: `没有写：读到的标签文字里没有${zh}，请看包装其他面。`,
          en: `Not stated: the text that was read says nothing of it (${en}); look at the other sides of the pack.`,
        },
    ...orWhole(context, wholeLabel(context)),
  )
  if (other && more) sayStated(other, more, context)
}
