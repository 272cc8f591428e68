import type { Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { Span } from '../../../shapes.ts'
import { fold } from '../../../text/normalize.ts'
import { portionOfTable } from '../../entities/amounts/amount-asked.ts'
import { isYoung } from '../../entities/people.ts'
import { eachIn, quantity } from '../../entities/pieces.ts'
import { type AskedServing, servingOf, servingsAsked } from '../../entities/serving-words.ts'
import { topicIn } from '../../entities/topics.ts'
import { plain } from '../../text/plain.ts'
import { standardCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { inPlainWords } from '../../understanding/plain-words.ts'
import { audienceOf } from '../../understanding/who-eats.ts'
import {
  type AnswerContext,
  evidenceCitation,
  flagIn,
  namesOf,
  onLabel,
  orWhole,
  sizesOf,
  statementsOf,
  wholeLabel,
} from '../answer-context.ts'
import { factStated } from '../label/facts.ts'
import { isMostAt } from '../label/quote.ts'
import { forbids } from '../people/pack-warnings.ts'
import { timesIn } from './eaten.ts'

const perHundred = /(\d+(?:\.\d+)?)\s?(?:mg|毫克)\s?(?:\/|per|每)\s?100\s?(?:ml|毫升|g|克)/i
/** 功效成分及含量(每250ml): 咖啡因50mg */
const perOther = /每\s?(\d{2,4})\s?(?:ml|毫升|g|克)[^\n]{0,80}?咖啡因\s?(\d+(?:\.\d+)?)\s?(?:mg|毫克)/i
const perHundredZh = /每\s?100\s?(?:ml|毫升|g|克)[^\d]{0,12}(\d+(?:\.\d+)?)\s?(?:mg|毫克)/i
/** 咖啡因含量：≤150毫克/千克 */
const perKilo = /(\d+(?:\.\d+)?)\s?(?:mg|毫克)\s?\/\s?(?:kg|千克|公斤|l\b|升)/i
/** 咖啡因含量：50毫克/罐; 每罐含咖啡因50毫克 */
const perPack =
  /(\d+(?:\.\d+)?)\s?(?:mg|毫克)\s?(?:(?:\/|per|每)\s?(?:罐|瓶|听|聽|支|樽|can\b|bottle\b)|(?:in )?(?:each|every) (?:can|bottle)\b)|每(?:罐|瓶|听|聽|支|樽)[^\n\d]{0,12}?咖啡因[^\n\d]{0,6}(\d+(?:\.\d+)?)\s?(?:mg|毫克)/i
/** 每罐（250毫升）含：牛磺酸125毫克、咖啡因50毫克; per 250 ml can: caffeine 80 mg */
const perSized =
  /每\s?[罐瓶听聽支樽份袋杯条條包]\s?[（(]?\s?(\d{2,4})\s?(?:ml|毫升|g|克)[）)]?[^\n]*?咖啡因[^\d\n]{0,6}(\d+(?:\.\d+)?)\s?(?:mg|毫克)|per (\d{2,4}) ?(?:ml|g)\b[^\n]*?caffeine[^\d\n]{0,6}(\d+(?:\.\d+)?) ?mg/i
/** 每250mL含：功效成分, and 咖啡因 50mg some lines below it. */
const perHeading =
  /(?:每|\bper )\s?(\d{2,4})\s?(?:ml|毫升|g|克)[^\n\d]{0,24}\n(?:[^\n\d]{1,20}\d+(?:\.\d+)?\s?(?:mg|μg|µg|ug|g|毫克|微克|克)\s*\n){0,12}?\s*(?:咖啡因|caffeine)\s{0,4}(\d+(?:\.\d+)?)\s?(?:mg|毫克)/i
/** 41 mg/12 fl oz; an ounce of the USA is 29.57 ml. */
const perOunces = /(\d+(?:\.\d+)?)\s?mg\s?(?:\/|per)\s?(\d+(?:\.\d+)?)\s?fl\.?\s?oz/i
const OUNCE = 29.57
const share = /(?:caffeine|咖啡因)\s?[（(]?\s?(\d+(?:\.\d+)?)\s?%/i
const net = /^(\d+(?:\.\d+)?)\s?(ml|毫升|g|克)/i
const isOfCaffeine = /caffeine|咖啡因/i

/** What works in it is listed of a size of its own: 功效成分（每250ml）：牛磺酸 ... 咖啡因 50mg. */
const ownSize = /每\s?\d|\bper \d|每[罐瓶]/i

/** A row for caffeine of the nutrition table, in what its column is of. */
const caffeineRow = ({ result, asked }: AnswerContext): Content | null => {
  const table = result?.nutrition
  const label = asked.label?.text ?? ''
  const lineOf = (at: number): string => label.slice(label.lastIndexOf('\n', at - 1) + 1, at)
  const row = table?.rows.find(
    ({ name, span }) => isOfCaffeine.test(name) && !ownSize.test(lineOf(span.start)),
  )
  // Caffeine at the end of a list, and 0 sugar in the next line, is no row.
  const isPrinted = ({ span }: { span: Span }): boolean =>
    row !== undefined &&
    /\d ?(?:m?g|毫?克)$/i.test(label.slice(span.start, span.end)) &&
    !label.slice(row.span.end, span.start).includes('\n')
  const printed = (row?.cells ?? []).filter(isPrinted)
  const cells = printed.flatMap(({ column, value, unit, bound, isSure }) => {
    const { per, portion } = table?.columns[column] ?? { per: 'unknown' as const }
    const size = per.startsWith('100') ? 100 : per === 'portion' ? portion?.value : undefined
    const isMass = unit === 'mg' || unit === 'g'
    return size && isMass && isSure
      ? [{ mg: ((unit === 'g' ? value * 1000 : value) / size) * 100, isMost: bound === 'lessThan', size }]
      : []
  })
  // What is printed of a portion is not rounded twice.
  return cells.find(({ size }) => size !== 100) ?? cells[0] ?? null
}

/** Milligrams of caffeine in 100 g or ml, and of how much the pack states it, where that is one of its portions. */
interface Content {
  mg: number
  isMost: boolean
  isLeast?: boolean
  size?: number
}

/** Of a row for added caffeine, beside guarana: what the pack says of both together where that is more. */
const atLeastTotal = (row: Content, context: AnswerContext): Content => {
  const size = row.size ?? 0
  if (size <= 0 || size === 100) return row
  const totals = (context.asked.label?.text ?? '').split('\n').flatMap(line => {
    const found = isOfCaffeine.test(line) ? perServing.exec(line) : null
    const mg = Number(found?.[1] ?? found?.[2] ?? found?.[3])
    return mg > 0 ? [(mg / size) * 100] : []
  })
  const most = Math.max(row.mg, ...totals)
  return most > row.mg ? { ...row, mg: most } : row
}

/** What the pack itself states of its caffeine, its table first; null where it states none. */
const caffeinePerHundred = (context: AnswerContext): Content | null => {
  const text = context.asked.label?.text ?? ''
  const [, headed, ofHeaded] = perHeading.exec(text) ?? []
  if (headed !== undefined && headed !== '100')
    return { mg: (Number(ofHeaded) / Number(headed)) * 100, isMost: false, size: Number(headed) }
  const row = caffeineRow(context)
  if (row) return atLeastTotal(row, context)
  // 160 mg PER CAN, of a table whose portion is the can.
  const size = (packOf(text, context) ?? portionOf(context))?.value
  const lines = text.split('\n').filter(line => isOfCaffeine.test(line))
  for (const line of lines) {
    const hundred = perHundred.exec(line) ?? perHundredZh.exec(line)
    if (hundred) return { mg: Number(hundred[1]), isMost: isMostAt(line, hundred) }
    const [, ofOunces, ounces] = perOunces.exec(line) ?? []
    if (ounces !== undefined)
      return { mg: (Number(ofOunces) / (Number(ounces) * OUNCE)) * 100, isMost: false }
    const sized = perSized.exec(line)
    const [ml, of] = [Number(sized?.[1] ?? sized?.[3]), Number(sized?.[2] ?? sized?.[4])]
    if (sized && ml > 0) return { mg: (of / ml) * 100, isMost: isMostAt(line, sized) }
    // 茶多酚≥200mg/kg 咖啡因≥35mg/kg: the figure behind the word, where one stands there.
    const own = line.slice(Math.max(0, line.search(isOfCaffeine)))
    const kilo = perKilo.exec(own) ?? perKilo.exec(line)
    const isLeast = kilo !== null && /[≥>]\s?$/.test(own.slice(0, kilo.index))
    if (kilo) return { mg: Number(kilo[1]) / 10, isMost: isMostAt(line, kilo), isLeast }
    const other = perOther.exec(line)
    if (other) return { mg: (Number(other[2]) / Number(other[1])) * 100, isMost: isMostAt(line, other) }
    const served = ofRow.exec(line.trim())
    const each = eachIn(text) ?? portionOf(context)
    if (served && each && isPerServing(text, line))
      return atLeastTotal(
        { mg: (Number(served[1]) / each.value) * 100, isMost: isMostAt(line, served), size: each.value },
        context,
      )
    const portion = eachIn(text) ?? portionOf(context)
    const ofOne = perServing.exec(line)
    if (ofOne && portion)
      return {
        mg: (Number(ofOne[1] ?? ofOne[2] ?? ofOne[3]) / portion.value) * 100,
        isMost: isMostAt(line, ofOne),
      }
    const whole = perPack.exec(line)
    const mg = Number(whole?.[1] ?? whole?.[2])
    if (whole && size) return { mg: (mg / size) * 100, isMost: isMostAt(line, whole) }
  }
  const percent = share.exec(text)?.[1]
  return percent === undefined ? null : { mg: Number(percent) * 1000, isMost: false }
}

/** 咖啡因含量：每份35毫克; 68毫克/份. */
const perServing =
  /每一?[份包袋杯条條支片粒]\s?[:：]?\s?(?:约|約)?(\d+(?:\.\d+)?)\s?(?:mg|毫克)|(?<![\d.])(\d+(?:\.\d+)?) ?mg (?:of )?(?:caffeine )?(?:per|in (?:each|every)) (?:serve|serving|portion|cup|pod|tablet|stick|sachet|scoop|capsule|gummy|gel|bar)\b|(?<![\d.])(\d+(?:\.\d+)?)\s?(?:mg|毫克)\s?\/\s?(?:[份包袋條条片粒]|(?:serving|portion|sachet|stick|scoop|tablet)\b)/i
const portionOf = ({ result }: AnswerContext): Quantity | undefined => portionOfTable(result?.nutrition)

/** A row of its own in the table: Caffeine approx. 65 mg. */
const ofRow =
  /^(?:[-–—*]\s*)?(?:caffeine|咖啡因)(?: content)?[^\n\d]{0,32}(\d+(?:\.\d+)?)\s?(?:mg|毫克)(?:\s*\(?[\d.]+\s?%\)?)?[\s*†‡§]*$/i
/** The heading above a row is of a serving, not of 100 g. */
const isPerServing = (text: string, row: string): boolean => {
  const above = text.slice(0, text.indexOf(row)).split('\n').reverse()
  const heading = above.find(line => /\bper\b|每/i.test(line)) ?? ''
  return !/100/.test(heading)
}

/** A line or sentence that is a weight or volume and nothing else. */
const bare = /^(\d{2,4}) ?(ml|毫升|g|克)(?: ?e)?$/i

/** Less is no pack of a drink. */
const leastContent = 20

const packOf = (text: string, context: AnswerContext): Quantity | undefined => {
  const single = statementsOf(context).find(({ folded }) => bare.test(folded.trim()))?.words ?? ''
  const stated = [factStated('net', text), single.trim()].flatMap(one => {
    const [, content = '', unit = ''] = net.exec(one) ?? []
    return Number(content) >= leastContent ? [quantity(Number(content), unit)] : []
  })
  return context.result?.nutrition?.pack ?? stated[0]
}

/** EFSA 2015: single doses and a day's caffeine of adults, and a day's in pregnancy. */
export const EFSA_CAFFEINE = { once: 200, day: 400, pregnant: 200, perKg: 3 } as const
const limits = EFSA_CAFFEINE

/** For a child or in pregnancy, of a label that names caffeine and not how much the pack has: what EFSA says of the day. */
const tellUnstated = (
  content: ReturnType<typeof caffeinePerHundred>,
  isYoung: boolean,
  context: AnswerContext,
): void => {
  const flag = flagIn(context, 'caffeine')
  // Of the little in cocoa nobody counts milligrams.
  const isOfCocoa = flag?.ingredients.every(index =>
    /可可|巧克力|cocoa|chocolate/i.test(context.flat[index]?.name ?? ''),
  )
  if (!flag || isOfCocoa) return
  const limit = isYoung
    ? {
        zh: '儿童和青少年一天每千克体重 3 mg 以内',
        en: 'children and adolescents up to 3 mg per kg of body weight a day',
      }
    : {
        zh: `孕妇和哺乳的一天合计 ${limits.pregnant} mg 以内`,
        en: `up to ${limits.pregnant} mg a day in pregnancy and breast-feeding, all sources together`,
      }
  // Of a tablet that nobody weighed: the words of the pack.
  const printed = content === null ? statedSomehow.exec(context.asked.label?.text ?? '')?.[0] : undefined
  const stated = printed
    ? { zh: `标签写的是“${plain(printed)}”`, en: `The label states "${plain(printed)}"` }
    : content === null
      ? { zh: '标签没有写咖啡因有多少 mg', en: 'The label does not say how many mg of caffeine' }
      : {
          zh: `标签写的是每100 ml（g）${content.isMost ? '最多含' : '约含'}咖啡因 ${Math.round(content.mg)} mg`,
          en: `The label states ${content.isMost ? 'at most' : 'about'} ${Math.round(content.mg)} mg of caffeine in 100 ml (g)`,
        }
  context.reply.say(
    {
      zh: `${stated.zh}；EFSA（2015）：${limit.zh}。`,
      en: `${stated.en}; EFSA (2015): ${limit.en}.`,
    },
    ...orWhole(context, onLabel(context, flag.ingredients)),
    evidenceCitation(context, 'E32'),
  )
}

const statedSomehow =
  /\d+(?:\.\d+)? ?mg (?:of )?caffeine(?: (?:per|in (?:each|every|a|one)) \w+)?|caffeine[ :(]{1,3}\d+(?:\.\d+)? ?mg(?: (?:per|in (?:each|every|a|one)) \w+)?|(?:每\S{1,3})?含?咖啡因[:：约約]{0,2}\d+(?:\.\d+)? ?(?:mg|毫克)/i

/** Of caffeine that is listed without an amount: the most that the standard lets in this drink, and what that comes to in the pack. */
export const tellMostCaffeine = (context: AnswerContext): boolean => {
  const index = context.flat.findIndex(({ additiveId }) => additiveId === caffeineId)
  const entry = context.knowledge.additive(caffeineId)
  // The standard lets caffeine be added to colas alone.
  const isCola = /可乐|可樂|\bcola\b/i.test((context.asked.label?.text ?? '').slice(0, 80))
  const [use] = isCola ? (context.uses.get(caffeineId) ?? []) : []
  const most = Number(use?.max)
  const pack = packOf(context.asked.label?.text ?? '', context)
  if (index < 0 || !entry || !use || !(most > 0) || caffeinePerHundred(context) !== null) return false
  const category = context.knowledge.category(use.no) ?? { zh: use.no, en: use.no }
  const sum = pack?.unit === 'ml' ? Math.round(most * pack.value) : undefined
  context.reply.say(
    {
      zh: `标签没有写咖啡因有多少；GB 2760-2024 规定“${category.zh}”最多 ${most} g/kg${sum === undefined ? '' : `，${pack?.value} ml 最多约 ${sum} mg`}，实际多少要问厂家。`,
      en: `The label does not say how much caffeine there is; GB 2760-2024 allows at most ${most} g/kg in ${category.en}${sum === undefined ? '' : `, so ${pack?.value} ml may have up to about ${sum} mg`}. Ask the maker for the figure.`,
    },
    ...onLabel(context, [index]),
    standardCitation,
  )
  return true
}
const caffeineId = '00.007'

/** Whether the nutrition table has a row for caffeine. */
export const hasCaffeineRow = (context: AnswerContext): boolean => caffeineRow(context) !== null

/** What is taken at once, the can, the sachet or a portion, and the whole pack; undefined where neither is known. */
const takenOf = (context: AnswerContext): { pack: Quantity | undefined; whole: Quantity | undefined } => {
  const text = context.asked.label?.text ?? ''
  const whole = packOf(text, context)
  // A can is drunk up; of a tub of tablets one portion is taken.
  const isDrunkUp = whole?.unit === 'ml' && whole.value <= mostDrunk
  const each = eachIn(text) ?? (isDrunkUp ? undefined : portionOf(context))
  // Of a box of sachets one is taken at a time.
  const isOfMany = each !== undefined && (whole === undefined || whole.value >= 2 * each.value)
  return { pack: isOfMany ? each : whole, whole }
}

/** Milligrams of caffeine in what is taken at once, by what the pack states; null where it states none. */
export const caffeineAtOnce = (context: AnswerContext): { mg: number; of: Quantity } | null => {
  const content = caffeinePerHundred(context)
  const { pack } = takenOf(context)
  return content && pack ? { mg: Math.round((content.mg * pack.value) / 100), of: pack } : null
}

/** Milligrams of caffeine in as much of it as the question counts, else in what is taken at once; null where the pack states none. */
export const caffeineTaken = (context: AnswerContext): { mg: number; of: Quantity } | null => {
  const content = caffeinePerHundred(context)
  const { pack, whole } = takenOf(context)
  const [drunk] = content && pack ? drunkIn(pack, whole ?? pack, context) : []
  if (!content || !drunk) return null
  const { value, unit } = drunk
  return { mg: Math.round((content.mg * value) / 100), of: { value, unit } }
}

/** How much caffeine the pack, or as many as are asked about, contains by what it states, beside EFSA's figures; false where it states none. */
export const tellCaffeineAmount = (
  isPregnant: boolean,
  isYoung: boolean,
  context: AnswerContext,
): boolean => {
  const content = caffeinePerHundred(context)
  const { pack, whole } = takenOf(context)
  if (content === null || !pack) {
    // In a cola the standard's maximum says more than that nothing is stated.
    const isKnown = content === null && isPregnant && tellMostCaffeine(context)
    if (isKnown) sayLimit(limitFor(isPregnant, isYoung, context), context)
    else if (isPregnant || isYoung) tellUnstated(content, isYoung, context)
    return isKnown
  }
  const limit = limitFor(isPregnant, isYoung, context)
  const drunk = drunkIn(pack, whole ?? pack, context)
  drunk.forEach(({ value, unit, many }, at) => {
    const sum = Math.round((content.mg * value) / 100)
    if (isTold(sum, context)) return
    // What the pack forbids is not made light of.
    const isForbidden = limit.of === 'pregnant' && forbids({ groups: ['pregnant'] }, context) !== undefined
    const lead =
      asksIfOver.test(context.text) && !(isForbidden && sum <= limits.pregnant)
        ? overOf(sum, limit.of)
        : { zh: '', en: '' }
    const has = hasWords(content, value)
    // Of several amounts the limit is said once, behind the last.
    const day = at === drunk.length - 1 ? limit : null
    const size = `${Math.round(value * 10) / 10} ${unit}`
    context.reply.say(
      {
        zh: `${lead.zh}按标签的数值，${many.zh}（${size}）${has.zh}咖啡因 ${sum} mg${day ? `；EFSA（2015）：${day.zh}` : ''}。`,
        en: `${lead.en}${lead.en ? 'by' : 'By'} the label, ${many.en} (${size}) contains ${has.en}${sum} mg of caffeine${day ? `; EFSA (2015): ${day.en}` : ''}.`,
      },
      ...caffeineSources(context),
    )
    if (sum >= limits.once && !isPregnant) sayOfHeart(context)
    if (isPregnant && value === pack.value && !forbids({ groups: ['pregnant'] }, context))
      sayMostPortions(sum, context)
  })
  return true
}

const ofHeart =
  /心(?:有点|有些|好|很|跳)?[慌悸快]|心跳|手抖|发抖|胸[闷口痛]|\bpalpitations?\b|\bheart (?:is |was |keeps? )?(?:racing|pounding|going|beating|skipping|fluttering|thumping|hammering)|\bjitter|\bshak(?:y|ing)\b|\bchest\b/
/** A racing heart after so much: no more of it, and when to get help. */
const sayOfHeart = ({ asked, reply }: AnswerContext): void => {
  if (!ofHeart.test(fold(asked.question).text)) return
  reply.note({
    zh: '心慌、手抖是咖啡因过量常见的表现：别再喝，喝水休息；不缓解，或者胸闷胸痛、晕，马上就医（120）。',
    en: 'A racing heart and shaking are usual with too much caffeine: have no more, rest, drink water; if it does not pass, or with chest pain or fainting, get medical help at once.',
  })
}

const wasDrunk =
  /[喝灌炫干](?:了|完|过|掉)|连[喝灌]|第.[罐瓶杯听]|一口气|\b(?:after|since|drank|drunk|had|downed|necked|finished|third|second|fourth|\d(?:nd|rd|th))\b/
const ofBloodSugar =
  /血糖|糖尿|胰岛素|糖友|二型|\bdiabet|\binsulin|\bhypo|\bblood sugar|\btype (?:1|2|one|two)\b/
/** Milligrams at once from which on the pressure may rise for a while. */
const ofPressure = 40
/** With high blood pressure, of a drink that states its caffeine: that it raises it for a while. */
export const tellCaffeineOfPressure = (context: AnswerContext): void => {
  const once = caffeineAtOnce(context)
  if (!once || once.mg < ofPressure || isTold(once.mg, context)) return
  const size = `${once.of.value} ${once.of.unit}`
  context.reply.say(
    {
      zh: `还要看咖啡因：${size}约 ${once.mg} mg，会让血压短时升高（EFSA 2015），血压没控制好就别喝。`,
      en: `Its caffeine matters as well: about ${once.mg} mg in ${size}, which raises blood pressure for a while (EFSA 2015); leave it while yours is not under control.`,
    },
    ...caffeineSources(context),
  )
}

/** A racing heart after a drink with caffeine: how much was in it, no more of it, and when to get help; false where nobody feels that, or it has none. */
export const tellRacingHeart = (
  { text, who }: Pick<Heard, 'text' | 'who'>,
  context: AnswerContext,
): boolean => {
  const flag = flagIn(context, 'caffeine')
  if (!flag || topicIn(text)?.topic !== 'symptom' || !ofHeart.test(text)) return false
  // Shaking with low blood sugar is another matter, and so is what was not drunk yet.
  if (!wasDrunk.test(fold(context.asked.question).text)) return false
  if (ofBloodSugar.test(fold(context.asked.question).text) || who?.groups.includes('diabetes')) return false
  const groups = who?.groups ?? []
  const names = namesOf(flag.ingredients.slice(0, 3), context)
  context.reply.say(
    { zh: `别再喝：含咖啡因（${names.zh}）。`, en: `No more of it now: it contains caffeine (${names.en}).` },
    ...orWhole(context, onLabel(context, flag.ingredients.slice(0, 3))),
  )
  tellCaffeineAmount(groups.includes('pregnant'), isYoung(groups), context)
  if (!/120|get medical help/.test(context.reply.text())) sayOfHeart(context)
  return true
}

/** So much was worked out before, for another question of the message. */
const isTold = (mg: number, { reply }: AnswerContext): boolean =>
  new RegExp(`(?:咖啡因 ${mg} mg|[^\\d.]${mg} mg of caffeine)[^。\\n]*EFSA`).test(reply.text())

/** A drink up to this much is one for a single person. */
const mostDrunk = 600

/** The most, what was worked out, or just what the table prints. */
const hasWords = ({ isMost, isLeast = false, size }: Content, value: number): Bilingual => {
  if (isLeast) return { zh: '至少含', en: 'at least ' }
  if (isMost) return { zh: '最多含', en: 'at most ' }
  return size === value ? { zh: '含', en: '' } : { zh: '约含', en: 'about ' }
}

const sayLimit = (limit: Bilingual, context: AnswerContext): void =>
  context.reply.say(
    { zh: `EFSA（2015）：${limit.zh}。`, en: `EFSA (2015): ${limit.en}.` },
    ...caffeineSources(context),
  )

const asksMost = /几[包杯瓶罐袋条听盒支]|多少[包杯瓶罐袋条听盒支]|最多|幾|\bhow (?:many|much)\b|\bmax\b/
/** How many may she have: what 200 mg a day come to, with no caffeine from elsewhere. */
const sayMostPortions = (each: number, context: AnswerContext): void => {
  const most = Math.floor(limits.pregnant / each)
  if (!asksMost.test(context.text) || !(each > 0)) return
  context.reply.say(
    most > 0
      ? {
          zh: `一天不喝别的含咖啡因的，最多 ${most} 份（${most * each} mg）。`,
          en: `With no other caffeine that day, that is ${most} at most (${most * each} mg).`,
        }
      : { zh: '一份就超过了。', en: 'One alone is more than that.' },
    ...caffeineSources(context),
  )
}

type Drunk = Quantity & { many: Bilingual }

/** How much of it is drunk: each amount that the question counts or names, half of it, or what is taken at a time. */
const drunkIn = (one: Quantity, whole: Quantity, context: AnswerContext): readonly Drunk[] => {
  const sizes = sizesOf(context)
  const own = servingsAsked(context.text, sizes, servingOf(context.text, sizes))
  // 100 g, how much sugar, and the caffeine: of the same 100 g.
  const message = inPlainWords(fold(context.asked.question).text)
  const before = message.slice(0, Math.max(0, message.search(/咖啡因|caff/)))
  const named = own.some(one => one !== null) ? own : [servingOf(before, sizes)]
  return named.map(serving => drunkOf(serving, one, whole, context))
}

const ofAll = /[整全]|\b(?:whole|entire|full|all)\b/

const drunkOf = (
  serving: AskedServing | null,
  one: Quantity,
  whole: Quantity,
  context: AnswerContext,
): Drunk => {
  const { unit } = one
  if (serving !== null && typeof serving === 'object' && serving.unit === unit) {
    const words = 'words' in serving ? serving.words : undefined
    const many = words ? { zh: words, en: words } : { zh: '这些', en: 'that much' }
    return { value: serving.value, unit, many }
  }
  const portion = portionOf(context)
  const of = (value: number, zh: string, en: string): Drunk => ({ value, unit, many: { zh, en } })
  if (serving === 'hundred') return of(100, `每100 ${unit}`, `100 ${unit}`)
  if (serving === 'portion' && portion?.unit === unit) return of(portion.value, '一份', 'a portion')
  const isPiece = one.value !== whole.value && !(serving === 'pack' && ofAll.test(context.text))
  if (!isPiece && serving === 'pack') return of(whole.value, '整份', 'all of it')
  const times = serving === 'half' ? 0.5 : (timesIn(context.text) ?? 1)
  const value = (serving === 'half' && !isPiece ? whole.value : one.value) * times
  if (times === 0.5) return of(value, '半份', 'half of it')
  if (times > 1) return of(value, `${times} 份`, `${times} of them`)
  return isPiece ? of(value, '一份', 'a portion') : of(value, '整份', 'all of it')
}

const asksIfOver =
  /超|太多|过量|过头|多不多|多吗|高不高|安全|要紧|受得了|\b(?:too much|over|exceed|limit|a ?lot|safe|many|kill|hurt|(?:is (?:that|this|it)|that) bad|dangerous)\b/
/** Whether so much is over EFSA's figure for them. */
const overOf = (sum: number, of: 'young' | 'pregnant' | 'adult'): Bilingual => {
  if (of === 'pregnant')
    return sum > limits.pregnant
      ? { zh: '超过孕期一天的量：', en: 'Over the day in pregnancy: ' }
      : {
          zh: '没到孕期一天的上限，其他来源要算进去：',
          en: 'Under the day in pregnancy, other sources come on top: ',
        }
  if (of === 'young') return { zh: '', en: '' }
  if (sum > limits.day) return { zh: '超过成人一天的量：', en: "Over an adult's day: " }
  if (sum === limits.day)
    return { zh: '已经到成人一天的上限，别再喝：', en: "An adult's whole day already, no more today: " }
  return sum > limits.once
    ? {
        zh: '没到成人一天的上限，但超过一次的量：',
        en: "Under an adult's day, over the amount for one time: ",
      }
    : {
        zh: '没到成人一次的上限，一天里的其他来源要算进去：',
        en: "Under an adult's limit for one time; other sources of the day come on top: ",
      }
}

/** What EFSA has of a day for the young, at a weight. */
const mgFor = (kg: number): number => Math.round(limits.perKg * kg)

/** The limit of who was named anywhere in the message; of nobody that of adults, with those of whom it is less. */
const limitFor = (
  pregnant: boolean,
  young: boolean,
  { asked, weightKg }: AnswerContext,
): Bilingual & { of: 'young' | 'pregnant' | 'adult' } => {
  const groups = audienceOf(inPlainWords(fold(asked.question).text), null)?.groups ?? []
  const isPregnant = pregnant || groups.includes('pregnant')
  const isYoung = young || groups.includes('children')
  const weighs: Bilingual =
    weightKg === null
      ? { zh: '30 kg 为 90 mg，50 kg 为 150 mg', en: '90 mg at 30 kg, 150 mg at 50 kg' }
      : { zh: `${weightKg} kg 为 ${mgFor(weightKg)} mg`, en: `${mgFor(weightKg)} mg at ${weightKg} kg` }
  return isYoung
    ? {
        of: 'young',
        zh: `儿童和青少年一天每千克体重 3 mg 以内（${weighs.zh}）`,
        en: `children and adolescents up to 3 mg per kg of body weight a day (${weighs.en})`,
      }
    : isPregnant
      ? {
          of: 'pregnant',
          zh: `孕妇和哺乳的一天合计 ${limits.pregnant} mg 以内`,
          en: `up to ${limits.pregnant} mg a day in pregnancy and breast-feeding, all sources together`,
        }
      : {
          of: 'adult',
          zh: `健康成年人一次 ${limits.once} mg、一天 ${limits.day} mg 以内，孕妇一天 ${limits.pregnant} mg，儿童和青少年每千克体重 3 mg`,
          en: `healthy adults up to ${limits.once} mg at once and ${limits.day} mg a day, in pregnancy ${limits.pregnant} mg a day, children and adolescents 3 mg per kg of body weight`,
        }
}

/** What a sentence about the caffeine of a pack rests on. */
export const caffeineSources = (context: AnswerContext) => {
  const hits = context.flat.flatMap(({ name }, index) => (isOfCaffeine.test(name) ? [index] : []))
  return [
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 1)) : wholeLabel(context)),
    evidenceCitation(context, 'E32'),
  ]
}

const asksMuch = /多不多|多吗|高吗|高不高|算多|\ba lot\b|\btoo much\b|\bhigh\b/
const ofWhole = /\b(?:whole|entire|full) (?:can|bottle|thing)\b|[整一][罐瓶听支]/
const asksStated =
  /(?:写|标|注明|印).{0,6}多少|多少.{0,8}(?:写|标|注明|印)|\b(?:say|says|state|states|tell|tells|printed)\b.{0,24}\bhow much\b|\bhow much\b.{0,30}\b(?:say|state|printed|label)/

/** Does the bottle say how much caffeine: the amount, else that it does not, and the most that the standard allows; false where that was not asked. */
export const tellCaffeineStated = (
  { text, who, wish }: Pick<Heard, 'text' | 'who' | 'wish'>,
  context: AnswerContext,
): boolean => {
  const flag = flagIn(context, 'caffeine')
  // Caffeine in two cans?
  const isCounted =
    (wish === 'has' && timesIn(text) !== null) ||
    (/^(?:has|claim)$/.test(wish) && asksMuch.test(text)) ||
    (/^(?:claim|fact|list)$/.test(wish) && ofWhole.test(text)) ||
    (wish === 'amount' && ofWhole.test(text) && /还是|\bor\b/.test(text))
  if (who || !flag || !isOfCaffeine.test(text) || !(isCounted || asksStated.test(text))) return false
  if (tellCaffeineAmount(false, false, context) || tellMostCaffeine(context)) return true
  if (caffeinePerHundred(context) !== null) return false
  context.reply.say(
    {
      zh: '标签没有写咖啡因有多少。',
      en: 'The label does not say how much caffeine there is.',
    },
    ...orWhole(context, onLabel(context, flag.ingredients)),
  )
  return true
}

/** A limit of caffeine for a child or in pregnancy: what EFSA says of them, and not what the standard lets into the food; false where that was not asked. */
export const tellCaffeineOfPeople = (
  { text, who, wish }: Pick<Heard, 'text' | 'who' | 'wish'>,
  context: AnswerContext,
): boolean => {
  const groups = who?.groups ?? []
  const [isPregnant, isYoung] = [groups.includes('pregnant'), groups.includes('children')]
  if (!isOfCaffeine.test(text) || !/^(?:limit|allowed|adi)$/.test(wish) || !(isPregnant || isYoung))
    return false
  const before = context.reply.lines()
  tellCaffeineAmount(isPregnant, isYoung, context)
  return context.reply.lines() > before || /EFSA/.test(context.reply.text())
}
