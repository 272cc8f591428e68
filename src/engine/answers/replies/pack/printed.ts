import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { labelFood } from '../../entities/foods/food-category.ts'
import { detectAudience } from '../../entities/people.ts'
import { foldedLabel, perLabel } from '../../entities/per-label.ts'
import { flatIngredients } from '../../entities/subjects.ts'
import type { Question } from '../../question.ts'
import { asksReasonOrWay, tellsPlan } from '../../text/plan-words.ts'
import { printedLines } from '../../text/printed-lines.ts'
import type { Heard } from '../../understanding/heard.ts'
import { withoutOwnName } from '../../understanding/own-names.ts'
import { type AnswerContext, isTitle, orWhole, quoted, wholeLabel } from '../answer-context.ts'
import { asksOnceOpened, factStated, sayOnceOpened, tellFactOf, tellUsage } from '../label/facts.ts'
import { allergenLeads, tellAllergen } from '../people/allergens.ts'
import { forbids } from '../rules/plans.ts'
import { askedOfPacks, nearby } from './asked-of-packs.ts'
import { sayReadyByKind } from './by-kind.ts'
import { type Doing, doings } from './doings.ts'
import { gloss } from './in-english.ts'

const isList =
  /^(?:配料|成[分份]|原料|ingredients|营养|nutrition|能量|蛋白质|脂肪|碳水|钠|energy|fat\b(?! free)|carbohydrate|protein|salt|fibre|fiber|of which|total|sodium|sugars|calories)/
const isNet = /^(?:净含量|规格)/
const hasAmounts = /\d\s?(?:kj|kcal|千焦|千卡)/
const longestSentence = 200

/** A sentence of a pack, folded and as it is written. */
export interface Sentence {
  folded: string
  words: string
}

/** The sentences of a pack besides its list and its table, those of its weight and size with them: folded, and as they are written. */
export const allSentencesOf = ({ asked }: AnswerContext): readonly Sentence[] => sentencesRead(asked.label)
const sentencesRead = perLabel((label: Question['label']): Sentence[] => {
  const flat = label ? flatIngredients(label.result) : []
  return printedLines(label?.text ?? '')
    .filter(
      // A packet or a layer of the list: 酱包：…
      ({ start, end }) => flat.filter(({ span }) => span.start >= start && span.end <= end).length < 2,
    )
    .flatMap(({ words }) =>
      words.split(
        /(?<=[.。;；])(?<!\b(?:U\.S|EST|[Ee]st|No|MFD|Mfd|DIST|Dist|St)\.)\s+|(?<=[。；])|　+|\s(?=[\u4e00-\u9fff]{2,6}[:：])/,
      ),
    )
    .map(line => line.trim().replace(/[.。;；]$/, ''))
    .map(line => ({ folded: fold(line).text.trim(), words: line.replace(/^\*+/, '') }))
    .filter(
      ({ folded }) =>
        folded.length > 1 &&
        folded.length < longestSentence &&
        !isList.test(folded) &&
        !hasAmounts.test(folded),
    )
})

/** The sentences of a pack besides its list, its table and its weight. */
export const sentencesOf = (context: AnswerContext): Sentence[] =>
  allSentencesOf(context).filter(({ folded }) => !isNet.test(folded))

const pasteurised = {
  asked:
    /巴氏|\begg\b.{0,10}\braw\b|\braw egg|生鸡?蛋|蛋.{0,4}生的|(?:奶|乳|酪).{0,6}(?:杀过?菌|灭过?菌|消过?毒)|生奶|未经?杀菌|past(?:eu|u|ue)ri|\braw milk\b/,
  printed: /巴氏|杀菌|灭菌|pasteuri|\buht\b|sterili/,
}
const isHeated = /经[^。]{0,10}[杀灭]菌|巴氏杀菌|超高温|\bpasteurised|\bpasteurized|\buht\b/i
const asksRaw =
  /是(?:不是)?(?:没|未)经?(?:有|过)?[杀灭消]过?[菌毒]|是(?:不是)?生[奶乳]|\bis (?:it|this|the milk) (?:raw|unpasteuri[sz]ed)\b/
const needsCold = /冷藏|雪藏|冷冻|[0-8]\s?℃|refrigerat|chill|keep cold|\bfridge\b/
const ofMilk: Bilingual = {
  zh: '标签没说奶是否经过巴氏杀菌或高温加热',
  en: 'the label does not say whether the milk was pasteurised or heated',
}
const ofEgg: Bilingual = {
  zh: '标签没说蛋是否经过巴氏杀菌或高温加热',
  en: 'the label does not say whether the egg was pasteurised or heated',
}
const ofNeither: Bilingual = {
  zh: '标签没说有没有经过巴氏杀菌或高温加热，配料里没有识别到奶',
  en: 'the label does not say whether it was pasteurised or heated, and no milk was recognised in the list',
}
const isStillRaw = /预拌|面糊|面团|\bmix\b|\bbatter\b|\bdough\b|\bready to bake\b/
/** The egg of bread and biscuits, which are baked by their kind, is not raw. */
const sayBaked = (context: AnswerContext): boolean => {
  const food = labelFood(context.asked, context.knowledge)
  if (!food?.no.startsWith('07.')) return false
  if (isStillRaw.test(fold(context.asked.label?.product.name ?? '').text)) {
    context.reply.say(
      {
        zh: '还没有做熟：要按包装做熟透再吃，孕妇、老人和小孩不要尝生的面糊或面团（生蛋、生面粉）。',
        en: 'It is not cooked yet: cook it through as the pack says, and in pregnancy, old age or childhood do not taste the raw batter or dough (raw egg, raw flour).',
      },
      ...orWhole(context, wholeLabel(context)),
    )
    return true
  }
  context.reply.say(
    {
      zh: `不是生的：这是烤制的食品（${food.word}），里面的蛋烤过了；标签没有另外写蛋是否杀菌。`,
      en: `No, not raw: by its kind (${food.en}) it is baked, and the egg with it; whether the egg was pasteurised before the label does not say.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** Whether the milk was heated, which pregnant women ask of cheese: as the pack says, else that it does not say so. */
export const tellPasteurised = (context: AnswerContext): boolean => {
  if (!pasteurised.asked.test(context.text) || context.flat.length === 0) return false
  const found = sentencesOf(context).filter(({ folded }) => pasteurised.printed.test(folded))
  // Of raw milk the warnings for the people tell more.
  if (found.some(({ folded }) => /unpasteuri|未.{0,4}[杀灭]菌/.test(folded))) return false
  const listed = context.flat.find(({ name }) => pasteurised.printed.test(fold(name).text))
  const isAskedRaw =
    asksRaw.test(context.text) && found.some(({ folded }) => /巴氏|杀菌|灭菌|\bpasteuri|\buht\b/.test(folded))
  for (const [at, { words }] of found.slice(0, 2).entries())
    if (at === 0 && isAskedRaw)
      context.reply.say(
        {
          zh: `不是没杀菌的：标签写着“${words}”。`,
          en: `No, it was heated: the label says "${words}"${gloss(words)}.`,
        },
        ...orWhole(context, wholeLabel(context)),
      )
    else if (at === 0 && isHeated.test(words) && !/未|不|\bun|\bnot\b/i.test(words))
      context.reply.say(
        {
          zh: `加热杀菌过：标签写着“${words}”。`,
          en: `Heat-treated: the label says "${words}"${gloss(words)}.`,
        },
        ...orWhole(context, wholeLabel(context)),
      )
    else say(words, context)
  if (found.length === 0 && listed) say(listed.name, context)
  const { contains = [] } = context.result?.allergens ?? {}
  const isOfEgg = /egg|蛋/.test(context.text)
  // Has the vegan mayonnaise raw egg in it: it has no egg at all.
  if (isOfEgg && !contains.includes('egg')) tellAllergen('egg', allergenLeads.has, context)
  else if (found.length === 0 && !listed) {
    if (isOfEgg && sayBaked(context)) return true
    const of = isOfEgg ? ofEgg : contains.includes('milk') ? ofMilk : ofNeither
    const isCold = needsCold.test(foldedLabel(context.asked.label?.text ?? ''))
    context.reply.say(
      {
        zh: `没有写：${of.zh}；孕妇、老人和体弱的人请问厂家${isCold ? '，不确定就加热透再吃' : ''}。`,
        en: `Not stated: ${of.en}. In pregnancy, old age or weak health ask the maker${isCold ? ', and heat it through where you are not sure' : ''}.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
  }
  return true
}

const heated = /杀菌|灭菌|巴氏|\bpasteuri[sz]ed|\buht\b|heat[- ]treated/
/** Whether it was pasteurised is asked, and the pack says that it was heated: that, with its sentence; false where it does not say so. */
export const tellHeated = (context: AnswerContext): boolean => {
  if (!pasteurised.asked.test(context.text) || asksRaw.test(context.text)) return false
  const [found] = sentencesOf(context).filter(
    ({ folded }) => pasteurised.printed.test(folded) && heated.test(folded) && !/未|unpasteuri/.test(folded),
  )
  if (!found) return false
  const { words } = found
  context.reply.say(
    {
      zh: `是加热杀过菌的，就这一点不用避开：标签写着“${words}”。`,
      en: `It was heat-treated, so there is no need to avoid it for that: the label says "${words}"${gloss(words)}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** The label states: a sentence of the pack. */
export const say = (words: string, context: AnswerContext): void => {
  const told = quoted(words)
  context.reply.say(
    { zh: `标签写着：${told}。`, en: `The label states: ${told}${gloss(told)}.` },
    ...orWhole(context, wholeLabel(context)),
  )
}

const sayBan = (words: string, context: AnswerContext): void =>
  context.reply.say(
    { zh: `不行：标签写着“${words}”。`, en: `No: the label says "${words}"${gloss(words)}.` },
    ...orWhole(context, wholeLabel(context)),
  )

const asksMinutes = /多久|多长时间|几分钟|几耐|\bhow long\b|\bminutes\b/
const hasMinutes = /\d\s?(?:分|min|秒|sec)/
/** Ways of making a food hot, of which a pack may state some. */
export const ways: readonly (Bilingual & { pattern: RegExp })[] = [
  { pattern: /\bovens?\b|烤箱/, zh: '烤箱', en: 'the oven' },
  { pattern: /\bgrill/, zh: '烤架', en: 'the grill' },
  { pattern: /\bair ?fr|空气炸/, zh: '空气炸锅', en: 'the air fryer' },
  { pattern: /microwave|微波|叮/, zh: '微波炉', en: 'the microwave' },
  { pattern: /\bpan\b|\bfry\b|煎/, zh: '煎', en: 'frying' },
  { pattern: /\bboil|\bsimmer|煮/, zh: '煮', en: 'boiling' },
  { pattern: /\bsteam|蒸/, zh: '蒸', en: 'steaming' },
]
/** How long in the air fryer, of a pack that gives times for the oven alone: that it does not say. */
const sayOtherWay = (sentences: readonly Sentence[], context: AnswerContext): void => {
  const way = ways.find(({ pattern }) => pattern.test(context.text))
  // Bake 12 minutes: in the oven.
  const isBaked = way?.en === 'the oven' && sentences.some(({ folded }) => /\bbake\b/.test(folded))
  if (!way || isBaked || sentences.some(({ folded }) => way.pattern.test(folded))) return
  context.reply.say(
    {
      zh: `${way.zh}要多久标签没有写；写的是下面的做法。`,
      en: `For ${way.en} the label gives no time; what it states follows.`,
    },
    ...wholeLabel(context),
  )
}

/** The sentence with the words of the question first: of how to air-fry it not how to bake it; minutes where they were asked. */
const nearestFirst = (sentences: readonly Sentence[], context: AnswerContext): Sentence[] => {
  const question = questionOf(context)
  const weight = ({ folded }: Sentence) =>
    sharedLength(question, folded) +
    (asksMinutes.test(question) && hasMinutes.test(folded) ? 2 : 0) +
    (ways.some(({ pattern }) => pattern.test(question) && pattern.test(folded)) ? 3 : 0)
  return [...sentences].sort((a, b) => weight(b) - weight(a))
}

const isCommand =
  /[必务]?[须需]|必须|务必|应|勿|不[可能宜]|非即食|\bmust\b|\bdo not\b|\bnever\b|\bensure\b|\bthoroughly\b|\bcheck\b/
const isOfMicrowave = /微波|叮|microwave/
const mostSteps = 5
/** What the pack says of one thing that people do with it: no first, where it forbids that; what it said is quoted once. */
const tellOne = (doing: Doing, said: Set<string>, context: AnswerContext): boolean => {
  const sentences = doing.isOfNet ? allSentencesOf(context) : sentencesOf(context)
  const found = nearestFirst(
    sentences.filter(({ folded }) => doing.printed.test(folded)),
    context,
  )
  const { text } = context
  const isPlan = tellsPlan(text) || (doing.isOfPlan === true && !asksReasonOrWay(text))
  const isWhether = doing.allows !== undefined || asksWhether.test(text) || isPlan
  const banned = isWhether ? found.filter(({ folded }) => doing.bans?.test(folded)) : []
  // That it must be cooked before how long, and the name of the product last.
  const ban = banned.find(({ folded }) => isCommand.test(folded) && !isTitle(folded, context)) ?? banned[0]
  // Who is with child hears it in the words of the pack alone.
  const isForAnybody = detectAudience(fold(context.asked.question).text) === null
  const leave = ban || !isForAnybody ? undefined : found.find(({ folded }) => doing.allows?.test(folded))
  if (ban && !said.has(ban.words)) {
    const lead = doing.banned?.(context.text, ban.folded) ?? { zh: '不行', en: 'No' }
    context.reply.say(
      {
        zh: `${lead.zh}：标签写着“${ban.words}”。`,
        en: `${lead.en}: the label says "${ban.words}"${gloss(ban.words)}.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
  }
  if (leave && doing.allowed && !said.has(leave.words))
    context.reply.say(
      {
        zh: `${doing.allowed.zh}：标签写着“${leave.words}”。`,
        en: `${doing.allowed.en}: the label says "${leave.words}"${gloss(leave.words)}.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
  if (leave) said.add(leave.words)
  if (ban) said.add(ban.words)
  // No microwave: what else there is.
  if (ban && doing.topic === 'microwave') tellUsage(context)
  const isOfCook = doing.topic === 'cook' && !isOfMicrowave.test(context.text)
  if (doing.topic === 'cook' && !ban && found.length > 0 && (asksMinutes.test(context.text) || isOfCook))
    sayOtherWay(sentences, context)
  const usage = factStated('usage', context.asked.label?.text ?? '')
  // How to cook it, in no way of its own: all that the pack says, in its order.
  const isWhole = isOfCook && !ways.some(({ pattern }) => pattern.test(context.text))
  const told = isWhole ? sentences.filter(one => found.includes(one)).slice(0, mostSteps) : found.slice(0, 2)
  // All of the pack's directions, where these are they.
  const isUsage = isWhole && told.length > 0 && told.every(({ words }) => usage.includes(words))
  if (isUsage && !ban) {
    if (!said.has(usage)) tellFactOf('usage', context)
    for (const { words } of told) said.add(words)
    said.add(usage)
    return true
  }
  // As the fact is told that may have been asked for beside it.
  for (const { words } of ban ? [] : told)
    if (!said.has(words)) {
      if (usage !== '' && words.endsWith(usage)) tellFactOf('usage', context)
      else say(words, context)
      said.add(words)
    }
  const { unstated, unstatedIf } = doing
  const isUnstated = context.flat.length > 0 && (!unstatedIf || unstatedIf.test(context.text))
  if (found.length > 0 || !isUnstated) return found.length > 0
  if (doing.isByKind && sayReadyByKind(context)) return true
  if (!unstated) return false
  // Does it need cooking, of a pack that only says how to make it: that.
  if (doing.topic === 'raw' && factStated('usage', context.asked.label?.text ?? '') !== '')
    tellFactOf('usage', context)
  else context.reply.say(unstated, ...wholeLabel(context))
  return true
}

/** It is puffed up, has turned white, or one bit on a stone: the pack's words on that; false where it has none, or nothing of it was asked. */
export const tellState = (context: AnswerContext): boolean => {
  const said = new Set<string>()
  const asked = askedOfPacks.filter(one => one.isOfState && one.asked.test(context.text))
  return context.flat.length > 0 && asked.map(one => tellOne(one, said, context)).some(isTold => isTold)
}

/**
 * May it be frozen, does it need cooking, how much water: as the pack says of each, and of an opened one where that was asked as well; false
 * where none was asked, or the pack is silent.
 */
export const tellDoing = (
  { text, who, subjects, wish, nutrients, fact }: Heard,
  context: AnswerContext,
): boolean => {
  // Oven temperature?, fan oven?
  const usage = fold(factStated('usage', context.asked.label?.text ?? '')).text
  const way = ways.find(({ pattern }) => pattern.test(text))
  const isInUsage =
    way !== undefined && (way.pattern.test(usage) || (way.en === 'the oven' && /\bbake\b/.test(usage)))
  const isOfUsage =
    wish === 'fact' && fact === 'usage' && !isOfMicrowave.test(text) && way !== undefined && !isInUsage
  const isOfPerson = who !== null && who.groups.length > 0
  const asked = [...doings, ...askedOfPacks].filter(
    one =>
      (one.asked.test(text) || (isOfUsage && one.topic === 'cook')) &&
      !(isOfPerson && one.isForAnybody !== true) &&
      // How much sugar in a piece is no question for the pieces.
      !(one.isOfNet && nutrients.length > 0) &&
      // As a fact of the pack it is told with its days.
      !(wish === 'fact' && one.topic === 'opened'),
  )
  if (asked.length === 0 || subjects.some(({ entry }) => entry)) return false
  const said = new Set<string>()
  const told: Doing[] = []
  // To freeze it again is told and not to freeze it; opened yesterday and not once opened.
  for (const one of asked)
    if (!told.some(({ instead }) => instead === one.topic) && tellOne(one, said, context)) told.push(one)
  if (told.length === 0) return false
  if (asksOnceOpened(text)) sayOnceOpened([...said].join(' '), context)
  // Bones, and a child of 14 months: whether it may have it as well.
  if (isOfPerson && wish === 'suits' && told.every(({ topic }) => besideVerdict.has(topic))) {
    context.reply.next()
    return false
  }
  return true
}
/** How much and how hot for a baby is told, and whether it may have it as well. */
const besideVerdict: ReadonlySet<string> = new Set([
  'bones',
  'first time',
  'how hot',
  'how much of the powder',
])

/** Whether the pack forbids what a folded question wants to do with the food: to eat it raw, to microwave it. */
export const isBanned = (text: string, context: AnswerContext): boolean =>
  doings.some(
    ({ asked, printed, bans }) =>
      bans !== undefined &&
      asked.test(text) &&
      sentencesOf(context).some(({ folded }) => printed.test(folded) && bans.test(folded)),
  )

/** Whether a folded question is of what people do with a food or find in its pack. */
export const asksOfPack = (text: string): boolean =>
  [...doings, ...askedOfPacks].some(({ asked }) => asked.test(text))

const asksWhether =
  /[吗么嘛呢不冇]|可唔?可以|能不?能|得唔得|能[吃喝放冻]|\b(?:can|may|could|should|is|are|do|does|ok(?:ay)?|safe)\b/

const common =
  /产品|食品|配料|标签|包装|这个|那个|可以|不能|什么|怎么|多少|有没|没有|是不|不是|能不|会不|吃了|食用|我们|一个|里面|请问|为什|一下|还是|如果|使用|方法|条件|公司|有限|或者|本品|是否|需要|知道|现在|时候|还有|真的|东西/
const commonEnglish =
  /^(?:which|there|these|those|would|could|should|about|after|where|label|product|eating|under|other|still|really|today|being|before|contents?|contain\w*|people|think|every|makes?|again|around|within|whole|while|ingredients?|their|other|pack(?:et|age)?|please|whats?|things?)$/

/** The longest run of characters, or the longest word, that a question shares with a sentence. */
const sharedLength = (question: string, folded: string): number => {
  let longest = 0
  for (const run of question.match(/[\u4e00-\u9fff]{2,}/g) ?? [])
    for (let at = 0; at < run.length; at += 1)
      for (let length = Math.max(2, longest + 1); at + length <= run.length; length += 1) {
        const part = run.slice(at, at + length)
        if (!common.test(part) && folded.includes(part)) longest = length
      }
  const words = (question.match(/[a-z]{5,}/g) ?? []).filter(word => !commonEnglish.test(word))
  return Math.max(longest, ...words.map(word => (folded.includes(word) ? word.length / 2 : 0)))
}

/** The sentences of the pack without its name, which is no answer: it shares its words with every question that names it. */
const toldOf = (context: AnswerContext): Sentence[] =>
  sentencesOf(context).filter(({ folded }) => !isTitle(folded, context))

/** The question without the name of the product. */
export const questionOf = (context: AnswerContext): string =>
  withoutOwnName(context.text, context.asked.label?.product.name ?? '')

/** Where nothing else is known: the sentence of the pack that has the words of the question; false where none has. */
export const quoteShared = (context: AnswerContext): boolean => {
  const question = questionOf(context)
  const [best] = toldOf(context)
    .map(one => ({ ...one, length: sharedLength(question, one.folded) }))
    .filter(({ length }) => length >= 2)
    .sort((a, b) => b.length - a.length)
  if (!best) return false
  const isOfIt = (clause: string) => forbids.test(clause) && sharedLength(question, clause) === best.length
  if (tellsPlan(question) && best.folded.split(/[，,;；]/).some(isOfIt)) sayBan(best.words, context)
  else say(best.words, context)
  return true
}

const mostQuoted = 2
/** Where nothing else is known: what the pack says near what was asked, the sentence that shares most words with it first; false where it says nothing. */
export const tellNear = (context: AnswerContext): boolean => {
  const asked = nearby.filter(one => one.asked.test(context.text))
  const near = toldOf(context).filter(({ folded }) => asked.some(({ printed }) => printed.test(folded)))
  const found = nearestFirst(near, context)
    .slice(0, mostQuoted)
    .filter(({ words }) => !context.reply.text().includes(words.replace(/^[^:：]{2,8}[:：]\s*/, '')))
  for (const { words } of found) say(words, context)
  return found.length > 0
}
