import { withoutNutrients } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import { asksMayThey } from '../../text/may-they.ts'
import { asksTooMuch, asksVerdict } from '../../text/much-or-enough.ts'
import type { Heard } from '../heard.ts'
import type { Wish } from '../wishes.ts'

const surer = (heard: Heard, wish: Wish): Heard => ({
  ...heard,
  wish,
  confidence: Math.max(heard.confidence, 0.6),
})

const overLimit =
  /(?:[喝吃饮]|[罐瓶杯]).*(?:超|过量)|\b(?:drink|cans?|bottles?|cups?)\b.*\b(?:over|exceed|too much)\b/

/** A can before the race, how much caffeine: the amount. */
const onlyCaffeine =
  /^(?:caffeine (?:in |of )?[a-z0-9 ]{3,14}|[a-z0-9 ]{3,14} caffeine|.{2,5}咖啡因|咖啡因.{2,5})$/
export const settleCaffeine = (heard: Heard): Heard | null => {
  const isOfCaffeine = heard.kinds.some(({ group }) => group === 'caffeine')
  // Would a can be over the limit: of what one drinks, no limit of its use.
  const mayBeLimit = heard.serving === null ? /^(?:limit|adi|allowed)$/ : /^(?:limit|adi|allowed|safe|suits)$/
  if (isOfCaffeine && !heard.who && mayBeLimit.test(heard.wish) && overLimit.test(heard.text))
    return { ...surer(heard, 'often'), subjects: [] }
  // At most how much in a bottle: of the bottle, and no limit of the standard.
  const isOfBottle = heard.serving !== null && /多少|\bhow much\b/.test(heard.text) && !ofLaw.test(heard.text)
  if (isOfCaffeine && heard.wish === 'limit' && isOfBottle) return { ...surer(heard, 'amount'), subjects: [] }
  // Two cans over a shift, caffeine in all: the amount, and not what caffeine is.
  const isCounted = heard.serving !== null && typeof heard.serving === 'object'
  const mayBeAmount =
    (/^(?:what|claim|has|count|list|adi|limit)$/.test(heard.wish) ||
      (heard.wish === 'why' && !asksWhy.test(heard.text))) &&
    heard.confidence < 0.7
  if (isOfCaffeine && isCounted && mayBeAmount && !heard.who) return surer(heard, 'amount')
  // Half a can caffeine, and no other word: the amount.
  if (isOfCaffeine && isCounted && !heard.who && onlyCaffeine.test(heard.text)) return surer(heard, 'amount')
  // Three sachets a day, is that much caffeine: how much, and whether it is over a day's.
  const isMuchOfMany = isCounted && heard.wish === 'often' && asksVerdict.test(heard.text)
  // How much caffeine in two scoops, it will not kill me: how much, and whether it is over a day's.
  const isMuchTaken = isCounted && heard.wish === 'safe' && /多少|\bhow much\b/.test(heard.text)
  if (isOfCaffeine && !heard.who && (isMuchOfMany || isMuchTaken))
    return { ...surer(heard, 'amount'), subjects: [] }
  const isTooMuch = heard.wish === 'often' && heard.serving === null && /太多|too much/.test(heard.text)
  const isAsked = isOfCaffeine && (isTooMuch || /多少|how much|\b(?:much|a lot of) caffeine/.test(heard.text))
  return isAsked && !heard.who && /^(?:often|suits|healthy|nutrition|has)$/.test(heard.wish)
    ? surer(heard, 'amount')
    : null
}

const ofLaw = /允许|规定|限量|标准|国标|gb|\ballowed\b|\bpermitted\b|\blimit\b|\blaw/
const asksAmount = /多少|几[克卡多毫千]|\bhow (?:much|many)\b(?! (?:of|can|could|should|may)\b)|呢$/
/** And how much in half of it, after how much protein is in a bar: of the same; null where it names something else. */
export const settleOtherAmount = (heard: Heard, before: Heard | null): Heard | null => {
  const { serving, nutrients, subjects, kinds, who, text } = heard
  const isBare = nutrients.length + subjects.length + kinds.length === 0 && who === null
  const isAmount = serving !== null && asksAmount.test(text)
  if (!before || !isBare || text.length > longestBare || !(isAmount || ofShare.test(text))) return null
  const isOfFigures =
    (before.nutrients.length > 0 &&
      (/^(?:nutrition|amount)$/.test(before.wish) ||
        // Is the sodium too high for her, and how much is it in the whole pack.
        (before.wish === 'suits' && before.kinds.every(({ group }) => group !== 'caffeine')))) ||
    (before.wish === 'amount' && before.kinds.some(({ group }) => group === 'caffeine'))
  if (!isOfFigures) return null
  return {
    ...surer(heard, before.wish === 'suits' ? 'nutrition' : before.wish),
    nutrients: before.nutrients,
    kinds: before.kinds,
    serving: serving ?? before.serving,
  }
}
/** And what share of a day is that. */
const ofShare =
  /占.{0,4}[一每][天日]|(?:百分之|占)几|几成|几倍|百分比|\bper ?cent(?:age)? of (?:a|my|the|an)\b/
/** A text of more characters asks of more than another amount. */
const longestBare = 40

/** What people eat something for. */
const gains: ReadonlySet<NutrientName> = new Set([
  'protein',
  'calcium',
  'fibre',
  'iron',
  'zinc',
  'vitaminC',
  'vitaminD',
])
const gained = /补|够不够|够吗|够.{0,4}一天|\benough\b|good source|source of/
/** May one have a can of it every day: of the whole of it, whatever nutrient its name has. */
const habit =
  /(?:天天|每[天日]).*(?:行|可以|能|好)[吗不]|^(?:can|may|could|is it ok)\b.*\b(?:every ?day|daily)\b/
const ofServing = /^(?:has|count|list|often|what|order|healthy|safe|suits|claim|nutrition|amount)$/

/** Readings that a nutrient alone, asked about in few words, was mistaken for. */
const mayBeRow = /^(?:count|worst|what|claim|origin|parts|healthy|safe|outside|fact|more|score|has|list)$/
const littleWords =
  /^(?:[\s,.?!，。？！]|(?:how|hows|is|are|the|whats?|about|tell|me|show|give|gimme|count|content|levels?|numbers?|situation|front|wise|figures?|stats|info|pls|please|bad|high|low|crazy|insane|scary|awful|heavy|am|i|looking|at|getting|of|on|in|this|these|it|so|and|then|terms|just|(?:got )?much|harmful|safe)\b|这[个块]?|它|那|的|数|含?量|水平|大概|啥|什么|怎么样|咋样|几何|几多|吓人|高|低|重|多|少|会不会|太|很|偏|吗|不|呢|啊|呀|吧|嘛|给我|看看|帮我|看[一]?下|查[一]?下|说说|讲讲|怕|超标|离谱|夸张|严重|如何|可怕|有害|有毒|安全|要紧)+$/
/** Whether a folded question has hardly a word beside the nutrient: sugar count, 盐大概啥水平. */
const isNothingElse = (text: string): boolean => littleWords.test(withoutNutrients(text))

const inPieces =
  /^(?:how much )?[a-z ]{3,30} (?:in|per) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|[1-9]\d?) [a-z]{3,}$/
const asksWhy = /为什么|为何|为啥|怎么|干嘛|凭什么|\bwhy\b|\bhow come\b|\bwhere\b/
/** Of a label whose table was read: salt in the whole pack, calcium in a sachet for an old man; null where no figure is wanted. `isCarried`: it goes on with the question before. */
export const settleFigures = (heard: Heard, isCarried: boolean): Heard | null => {
  const { nutrients, serving, who, wish, text } = heard
  const figure = (): Heard => ({ ...surer(heard, 'nutrition'), subjects: [], kinds: [] })
  const isHabit = wish === 'often' && habit.test(text)
  // Anything of animals in this bag of sweets: no figure.
  const isOfSource = heard.kinds.some(({ special }) => special)
  // Of salt and sugar there is no ADI.
  const isOfFigures = ofServing.test(wish) || (wish === 'adi' && heard.subjects.every(({ entry }) => !entry))
  if (serving !== null && nutrients.length > 0 && !who && !isHabit && !isOfSource && isOfFigures)
    return figure()
  // What are the vitamin C and the iron in two tablets: no guess of anything else.
  const isGuess =
    (wish === 'why' || (heard.confidence < 0.7 && /^(?:score|fact|outside)$/.test(wish))) &&
    !asksWhy.test(text)
  if (isGuess && serving !== null && nutrients.length > 0 && !who) return figure()
  const isRow = nutrients.length === 1 && !who && mayBeRow.test(wish) && isNothingElse(text)
  if (isRow && !isCarried) return figure()
  // Sugar in four gummies, of a label that weighs none.
  if (heard.confidence < 0.5 && nutrients.length > 0 && !who && inPieces.test(text)) return figure()
  const caffeine = settleCaffeine(heard)
  if (caffeine) return caffeine
  // Is so much vitamin C too much at once: how much there is, beside what is too much.
  const isTooMuch = asksTooMuch.test(text) && !who && !isHabit && nutrients.some(one => gains.has(one))
  if (isTooMuch && /^(?:often|limit|adi|safe|healthy|allowed)$/.test(wish) && !ofLaw.test(text))
    return figure()
  // Vitamin B6 4 mg, too much: of what the table states, and no additive.
  const isOfVitamin = nutrients.length === 1 && /^(?:vitamin|niacin|folate|biotin)/.test(nutrients[0] ?? '')
  const isStated = /\d ?(?:mg|[μµu]g|mcg|毫克|微克)/.test(text)
  if (
    isOfVitamin &&
    isStated &&
    !who &&
    asksTooMuch.test(text) &&
    /^(?:adi|safe|often|limit)$/.test(wish) &&
    !ofLaw.test(text)
  )
    return figure()
  // While pregnant, and short of protein: whether she may comes before how much there is.
  const isGain =
    gained.test(text) && nutrients.some(one => gains.has(one)) && !(who !== null && asksMayThey(text))
  return isGain && /^(?:suits|nutrition|healthy|safe|often)$/.test(wish) ? figure() : null
}
