import type { AdditiveEntry } from '../../../knowledge/index.ts'
import { isSubstanceOfClass } from '../../matching/substance-classes.ts'
import { inBothLanguages, type NamesInBoth } from '../../parsing/translations.ts'
import type { Allergen, Bilingual, Group } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import { type Kind, mayBeKeptFrom, meatKind, sugarKind } from '../entities/kinds.ts'
import { detectAudience } from '../entities/people.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation, standardCitation } from '../text/reply.ts'
import { remarkOf } from '../text/wording.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  concern,
  declineUnknown,
  evidenceCitation,
  isTitle,
  leavesOf,
  namesOf,
  notesOf,
  onLabel,
  orWhole,
  quotedWhere,
  recordsOf,
  subjectsAt,
  troubleOf,
  wholeLabel,
} from './answer-context.ts'
import { asksDespite } from './asked/keeps-away.ts'
import { asksPresence } from './asked/presence.ts'
import { meaningOf } from './effects/iarc-groups.ts'
import { place } from './identify.ts'
import { factStated } from './label/facts.ts'
import { tellOwnSugars } from './nutrition/own-sugars.ts'
import { sentencesOf } from './pack/printed.ts'
import { namesInParts } from './parts/parts.ts'
import { sayBrewedAlcohol } from './people/alcohol/brewed-alcohol.ts'
import { type AllergenLeads, allergenLeads, listAllergens, tellAllergen } from './people/allergens.ts'
import { animalHits, sayAlsoUnclear, sayGelatine, saySourceUnclear } from './people/diets.ts'
import { purposes } from './purposes.ts'
import { inBrackets, printedGelatine } from './source-in-brackets.ts'

const pigStated = /(?<!非|无|不含)猪(?!肉?风?味)|\b(?<!no |non-|not )(?:pork|porcine|pigs?)\b(?!-free)/i
/** Is it one of those bad ones: that it is in it is no yes. */
const asksIfBad = /\bbad ones?\b|好的还是坏|是不是不好|坏的那/

/** Beet juice (for color): the brackets say what it is there for. */
const colourStated = /^(?:for |added )?colou?r(?:ing)?$|着色|^色素$/i
const ofColours = /^着色剂$/
const gums = /胶|琼脂|纤维素|淀粉|海藻酸|多糖/

/** Indices of the ingredients of a kind. */
export const hitsOf = (kind: Kind, context: AnswerContext): number[] => {
  if (kind.special === 'animal') return animalHits('vegan', context)
  if (kind.group !== undefined && !kind.names) return groupHits(kind.group, context)
  return context.flat.flatMap((ingredient, index) => {
    if (ingredient.role !== undefined) return []
    const entry =
      ingredient.additiveId === undefined ? undefined : context.knowledge.additive(ingredient.additiveId)
    // The label's own class word decides; without one the entry's main function does.
    const functions = ingredient.functions.length > 0 ? ingredient.functions : (entry?.functions ?? [])
    const substance = {
      id: ingredient.additiveId,
      ins: ingredient.ins ?? '',
      functions: entry?.functions ?? functions,
    }
    // Gelatine (Pork): the brackets tell the animal, of an additive as well.
    const isOfPig = kind.special === 'pig' && pigStated.test(ingredient.notes?.join(' ') ?? '')
    const isHit =
      isOfPig ||
      kind.classes?.some(name => isSubstanceOfClass(substance, name)) ||
      kind.functions?.some(
        name => functions[0] === name || (functions.length === 1 && functions.includes(name)),
      ) ||
      // GB 2760 names bleaching first; in dried fruit and wine sulphur dioxide is there to preserve.
      (kind.functions?.includes('防腐剂') && functions.includes('防腐剂') && substance.ins === '220') ||
      // A gum without a class word thickens, though the table names it an emulsifier first.
      (kind.functions?.includes('增稠剂') &&
        functions.length > 1 &&
        functions.length === entry?.functions.length &&
        functions.includes('增稠剂') &&
        gums.test(entry.zh)) ||
      (ofColours.test(kind.zh) && colourStated.test(inBrackets(ingredient, context) ?? '')) ||
      kind.kinds?.includes(ingredient.kind) ||
      (kind.names?.test(
        `${ingredient.name} ${kind.isAny ? (entry?.zh ?? '') : ''} ${fold(ingredient.name).text}`,
      ) &&
        (ingredient.kind !== 'additive' || kind.functions !== undefined || kind.isAny))
    return isHit ? [index] : []
  })
}

/** 无糖吗, sugar free? are answered yes where there is none; 没有味精吧, no egg in it? ask whether there is any. */
export const isFreeAsked = (text: string): boolean =>
  /[- ]free\b|\bfree (?:from|of)\b|不含(?!.*[吧对])|[无零0](?:添加)?(?:糖|色素|防腐剂|麸质|酒精|添加)/.test(
    text,
  )

/** Of a long list nobody reads in which part each stands. */
const mostInParts = 5

/** A wine, or a beer that states its strength, of which no ingredient is alcohol; false where the pack says nothing of it. */
const tellAlcoholOfPack = (context: AnswerContext): boolean => {
  const { result, reply, text, asked } = context
  const isFree = isFreeAsked(text)
  const stated = factStated('alcohol', asked.label?.text ?? '')
  if (result?.noScore === 'alcohol')
    reply.say(
      isFree
        ? { zh: '不是：这是酒。', en: 'No: this is an alcoholic drink.' }
        : { zh: '含酒精：这是酒。', en: 'Yes: this is an alcoholic drink.' },
      ...wholeLabel(context),
    )
  else if (/[1-9]/.test(stated))
    reply.say(
      {
        zh: `${isFree ? '不是完全没有' : '有'}：标签写着酒精度 ${stated}。`,
        en: `${isFree ? 'Not entirely' : 'Yes'}: the label states alcohol ${stated}.`,
      },
      ...wholeLabel(context),
    )
  else return false
  return true
}

/** No meat by its name, and yet collagen of cattle: what comes from the body of an animal. */
const sayOfAnimals = (context: AnswerContext): void => {
  const hits = animalHits('vegetarian', context)
  if (hits.length === 0) return
  const names = namesOf(hits, context)
  context.reply.say(
    { zh: `但有来自动物身体的：${names.zh}。`, en: `But from the bodies of animals there is ${names.en}.` },
    ...onLabel(context, hits),
  )
}

/** Where the question is whether it is free from something or may be had in spite of it, a bare no would say the opposite. */
const noneOf = (name: string, isNoAmbiguous: boolean): string =>
  isNoAmbiguous ? `None recognised: no ${name}` : `No ${name} recognised`

/** What is asked of an allergen: whether the product is free from it, may be eaten in spite of it, or has it. */
const leadOf = (text: string): AllergenLeads => {
  if (isFreeAsked(text)) return allergenLeads.free
  return asksDespite(text) ? allergenLeads.eat : allergenLeads.has
}

/** Which ingredients of a kind the label contains, yes or no first; with `isWhy` also what the kind is for. */
export const listKind = (kind: Kind, isWhy: boolean, context: AnswerContext, isYesNo = true): void => {
  const { result, flat, reply } = context
  if (!result || flat.length === 0) {
    declineUnknown(context)
    return
  }
  if (kind.allergen === 'any') {
    listAllergens(context)
    return
  }
  if (kind.allergen !== undefined) {
    tellAllergen(kind.allergen, leadOf(context.text), context)
    return
  }
  // Maltitol in the coating and in the bar is one polyol.
  const allHits = hitsOf(kind, context)
  const hits = allHits.filter(
    (index, at, all) => all.findIndex(other => flat[other]?.name === flat[index]?.name) === at,
  )
  if (hits.length === 0 && kind.special === 'alcohol' && tellAlcoholOfPack(context)) return
  const isKeptFrom = mayBeKeptFrom(kind) && asksDespite(context.text)
  const isPig = kind.special === 'pig' && printedGelatine(context)?.isPig
  if (hits.length === 0 && isPig && sayGelatine(context, { zh: '有：', en: 'Yes:' })) return
  if (hits.length === 0) {
    // No pork by name, and yet gelatin may be from pigs.
    if (kind.special === 'pig' && asksLard.test(context.text)) sayFats(context)
    const isHalal = detectAudience(fold(context.asked.question).text)?.diet === 'halal'
    const isUnclear = (kind.special === 'pig' && !isHalal) || kind.en === 'ingredients from cattle'
    const none = noneOf(kind.en, isKeptFrom || isFreeAsked(context.text))
    reply.say(
      {
        zh: `没有识别到${kind.zh}。复合配料可能含有没有展开的成分。`,
        en: `${none} on this label. Compound ingredients may contain some that are not listed.`,
      },
      ...wholeLabel(context),
    )
    if (kind.functions?.includes('防腐剂')) sayAntioxidants(context)
    if (isWhy && kind === sugarKind) tellOwnSugars(context)
    if (kind.special === 'alcohol') sayBrewedAlcohol(context)
    if (isUnclear) saySourceUnclear(kind, context)
    if (kind.special === 'animal') sayAlsoUnclear(context)
    if (kind === meatKind) sayOfAnimals(context)
    return
  }
  const names = asksNumbers.test(context.text)
    ? withNumbers(hits, context)
    : hits.length > mostInParts
      ? namesOf(hits, context)
      : namesInParts(allHits, context)
  const cited = onLabel(context, hits)
  const word = isKeptFrom
    ? { zh: '不能：', en: 'No, not if you avoid it: ' }
    : !isYesNo || asksIfBad.test(context.text) || !(kind.special || asksPresence(context.text))
      ? { zh: '', en: '' }
      : isFreeAsked(context.text)
        ? { zh: '不是，', en: 'No: ' }
        : { zh: '有，', en: 'Yes: ' }
  reply.say(
    hits.length === 1
      ? {
          zh: `${word.zh}识别到 1 项${kind.zh}：${names.zh}。`,
          en: `${word.en}${kind.en} recognised (1): ${names.en}.`,
        }
      : {
          zh: `${word.zh}识别到 ${hits.length} 项${kind.zh}：${names.zh}。`,
          en: `${word.en}${hits.length} ${kind.en} recognised: ${names.en}.`,
        },
    ...cited,
  )
  if (kind.special === 'animal') sayAlsoUnclear(context)
  const use = isWhy ? purposeOfKind(kind) : undefined
  if (use) reply.say({ zh: `作用：${use.zh}。`, en: `Their purpose: ${use.en}.` }, ...cited)
}

/** No preservative, and yet something against rancid fat: another class, that many take for one. */
export const sayAntioxidants = (context: AnswerContext): void => {
  const hits = context.flat.flatMap(({ role, additiveId = '' }, index) =>
    role === undefined &&
    /特丁基对苯二酚|丁基羟基|二丁基羟基|没食子酸丙酯/.test(context.knowledge.additive(additiveId)?.zh ?? '')
      ? [index]
      : [],
  )
  if (hits.length === 0) return
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `不过有抗氧化剂${names.zh}：防油脂变质，能让它放久一些，但不归在防腐剂里。`,
      en: `It has antioxidants, though (${names.en}): against rancid fat, so that it keeps longer, but no preservatives by class.`,
    },
    ...onLabel(context, hits),
  )
}

const asksLard = /[猪豬]油|\blard\b|\bpork fat\b/
/** Is there lard: which fats the list names. */
const sayFats = (context: AnswerContext): void => {
  const fats = context.flat.flatMap(({ name, role, kind }, index) =>
    role === undefined &&
    kind === 'food' &&
    /[油脂](?!条|酥|菜|面|炸)|(?<![a-z])(?:oil|fat|butter|margarine|shortening|ghee|tallow)\b/i.test(name) &&
    !/酱油|豉油|蚝油|脱脂|全脂|低脂|fat[- ]free|low[- ]fat|可可脂粉|起?脂粉/i.test(name)
      ? [index]
      : [],
  )
  if (fats.length === 0) return
  const names = namesOf(fats, context)
  context.reply.say(
    {
      zh: `没有列猪油：列出的油脂是${names.zh}。`,
      en: `No lard is listed: the fats and oils on the list are ${names.en}.`,
    },
    ...onLabel(context, fats),
  )
}

const asksNumbers =
  /\be[ -]?(?:numbers?|codes?)\b|\b(?:what|which) (?:code |ins )?numbers?\b(?! of)|\bnumbers? (?:of|for) (?:each|every|all|the|these)\b|\bcode numbers?\b|\bins\b|e编号|e ?号|编号|号码|\bcns\b/

/** Names with the numbers that the tables have for them; a number that is the name, or stands in it, is not said again. */
const withNumbers = (hits: readonly number[], context: AnswerContext): Bilingual => {
  const told = subjectsAt(hits, context).map((subject): Bilingual => {
    const { ingredient, entry, index = 0 } = subject
    const ins = ingredient?.ins ?? entry?.ins[0]
    const name = namesOf([index], context)
    const own = entry?.forms?.find(one => one.ins === ins) ?? entry
    if (own && isBareNumber(subject.name))
      return { zh: `${subject.name}（${own.zh}）`, en: `${subject.name} (${own.en})` }
    if (!ins || fold(subject.name).text.replace(/\s/g, '').includes(`e${ins}`)) return name
    return { zh: `${name.zh}（E${ins}，INS ${ins}）`, en: `${name.en} (E${ins}, INS ${ins})` }
  })
  return { zh: told.map(({ zh }) => zh).join('、'), en: told.map(({ en }) => en).join(', ') }
}

const isBareNumber = (name: string): boolean => /^e?\s?\d{3,4}[a-z]?(?:\s?\([ivx]+\))?$/i.test(name.trim())

const purposesOfFoods: Readonly<Record<string, Bilingual>> = {
  糖: { zh: '增加甜味，也改善口感、颜色和保存', en: 'sweetness, and also texture, colour and keeping' },
  盐: { zh: '调味，也抑制微生物、改善质地', en: 'taste, and also keeping and texture' },
  食品用香精: { zh: '赋予香气和风味', en: 'gives smell and taste' },
  香精香料: { zh: '赋予香气和风味', en: 'gives smell and taste' },
  菌种: { zh: '用于发酵', en: 'they ferment the food' },
  营养强化剂: { zh: '补充营养成分', en: 'they add nutrients' },
}

const purposeOfKind = (kind: Kind): Bilingual | undefined =>
  purposes[kind.functions?.[0] ?? ''] ?? purposesOfFoods[kind.zh]

const groupHits = (group: Group, { result }: AnswerContext): number[] =>
  (result?.groups ?? []).flatMap(flag => (flag.group === group ? flag.ingredients : []))

/** The ingredients that have a word in their name that stands on the label by no name of its own. */
export const containing = ({ name, entry, index: own }: Subject, context: AnswerContext): number[] => {
  const word = fold(name).text.trim()
  const isLatin = /^[a-z]{3,}$/.test(word)
  if (own !== undefined || entry || !(isLatin || /^[\u4e00-\u9fff]{2,}$/.test(word))) return []
  // Dates of Date Paste.
  const stem = isLatin && word.length > 4 ? word.replace(/(?<!s)s$/, '') : word
  const pattern = isLatin ? new RegExp(`\\b${stem}${stem.length > 3 ? '' : '\\b'}`) : new RegExp(word)
  return context.flat.flatMap((one, index) =>
    one.role === undefined && pattern.test(fold(`${one.name} ${one.otherName ?? ''}`).text) ? [index] : [],
  )
}

/** Is it there: yes; is it free from it: no. */
const yesOf = ({ text }: AnswerContext): string => (isFreeAsked(text) ? 'No:' : 'Yes,')

/** Any acids, of a label that lists citric acid: what has the word in its name; false where nothing has. */
const tellContaining = (subject: Subject, context: AnswerContext): boolean => {
  const hits = containing(subject, context)
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    { zh: `有，标签上写着${names.zh}。`, en: `${yesOf(context)} the label lists ${names.en}.` },
    ...onLabel(context, hits),
  )
  return true
}

/** Asked for by an English name of a Chinese list, or the other way round, and no table has the name: nothing can be said of it. */
const isOfOtherLanguage = (
  { name, entry, flavouring, unlisted }: Subject,
  { flat }: AnswerContext,
): boolean => {
  const foods = flat.filter(({ kind }) => kind === 'food')
  const others = foods.filter(one => han.test(one.name) !== han.test(name))
  return !entry && !flavouring && !unlisted && others.length > foods.length / 2
}
const han = /[\u4e00-\u9fff]/

/** Garlic, of a Chinese list that has garlic powder: what has its name in the other language; false where nothing has. */
const tellOfOtherLanguage = ({ zh, en }: NamesInBoth, context: AnswerContext): boolean => {
  const words = en.map(one => new RegExp(`\\b${one.replace(/[^a-z ]/gi, '.')}`, 'i'))
  const hits = leavesOf(context).filter(index => {
    const { name = '', otherName = '' } = context.flat[index] ?? {}
    return han.test(name)
      ? zh.some(one => fold(name).text.includes(one))
      : words.some(word => word.test(`${name} ${otherName}`))
  })
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `有，标签上写着${names.zh}。`,
      en: `${yesOf(context)} the label lists ${names.en}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** The sentence of the pack that says that something is not in it: 未添加冬瓜. */
const deniedOnPack = (name: string, context: AnswerContext): string | undefined => {
  const word = fold(name).text
  if (word.length < 2) return undefined
  return sentencesOf(context).find(({ folded }) =>
    folded
      .split(/[,，]/)
      .some(
        clause => clause.includes(word) && /未|不含|没有|不包括|无|\b(?:no|not|without|free)\b/.test(clause),
      ),
  )?.words
}

const ofList = /配料|原料|成分|ingredients|contains:|含有[:：]?/
/** What the pack warns of, in its own words, although the list does not have it: exposure to chemicals including lead. */
const warnedOnPack = (name: string, context: AnswerContext): string | undefined => {
  const word = fold(name).text
  if (word.length < 2) return undefined
  const named = /^[\x20-\x7e]+$/.test(word)
    ? new RegExp(`\\b${word.replace(/[^a-z\d ]/g, '.')}\\b`)
    : new RegExp(word.replace(/[^\u4e00-\u9fff]/g, '.'))
  return quotedWhere(
    context,
    folded => named.test(folded) && warns.test(folded) && !ofList.test(folded) && !isTitle(folded, context),
  )
}
const warns = /警[告示]|注意|提示|温馨|可能|\bwarnings?\b|\bcautions?\b|\bexpose|\bmay\b|\bknown to\b/

/** Words for milk and eggs that lists print in other words: skimmed milk powder, whole egg. */
const milkOrEgg = {
  奶: 'milk',
  乳: 'milk',
  奶类: 'milk',
  milk: 'milk',
  dairy: 'milk',
  蛋: 'egg',
  蛋类: 'egg',
  egg: 'egg',
  eggs: 'egg',
} satisfies Record<string, Allergen>
const isMilkOrEgg = (word: string): word is keyof typeof milkOrEgg => word in milkOrEgg
const allergenCalled = (name: string): Allergen | undefined => {
  const word = fold(name).text
  return isMilkOrEgg(word) ? milkOrEgg[word] : undefined
}

/** Whether the label contains what is named. */
export const hasIt = (subjects: readonly Subject[], context: AnswerContext): void => {
  if (!context.result || context.flat.length === 0 || subjects.length === 0) {
    declineUnknown(context)
    return
  }
  for (const subject of subjects) {
    const { index } = subject
    // Milk, of a list with skimmed milk powder: as an allergen, and not by that very word.
    const allergen = index === undefined && !subject.entry ? allergenCalled(subject.name) : undefined
    if (allergen) {
      tellAllergen(allergen, leadOf(context.text), context)
      continue
    }
    const names = bothNames(subject)
    if (index === undefined && tellContaining(subject, context)) continue
    const isForeign = index === undefined && isOfOtherLanguage(subject, context)
    const inBoth = isForeign
      ? (inBothLanguages(subject.name.replace(/s$/, '')) ?? inBothLanguages(subject.name))
      : undefined
    if (inBoth && tellOfOtherLanguage(inBoth, context)) continue
    if (isForeign && !inBoth) {
      context.reply.say(
        {
          zh: `看不出来：这份配料表不是中文的，“${subject.name}”我对不上；请用标签上的写法再问。`,
          en: `I cannot tell: the list is in another language, and I do not know what "${subject.name}" is called there. Ask with the name on the pack.`,
        },
        ...wholeLabel(context),
      )
      continue
    }
    const denied = index === undefined ? deniedOnPack(subject.name, context) : undefined
    if (denied) {
      context.reply.say(
        {
          zh: `没有列出${names.zh}：不在这份配料表里，标签也写着“${denied}”。`,
          en: `${names.en} is not on the list, and the label says "${denied}".`,
        },
        ...wholeLabel(context),
      )
      continue
    }
    const warned = index === undefined ? warnedOnPack(subject.name, context) : undefined
    if (warned) {
      context.reply.say(
        {
          zh: `配料表里没有${names.zh}，但标签写着“${warned}”。`,
          en: `The list does not name ${names.en}, but the label says "${warned}".`,
        },
        ...wholeLabel(context),
      )
      continue
    }
    if (index === undefined) {
      context.reply.say(
        {
          zh: `没有识别到${names.zh}：不在这份配料表里。复合配料可能含有没有展开的成分。`,
          en: `${noneOf(names.en, isFreeAsked(context.text))} on this label. Compound ingredients may contain some that are not listed.`,
        },
        ...wholeLabel(context),
      )
      continue
    }
    context.reply.say(
      asksPresence(context.text)
        ? { zh: `有，标签上写着${names.zh}。`, en: `${yesOf(context)} the label lists ${names.en}.` }
        : { zh: `标签上写着${names.zh}。`, en: `The label lists ${names.en}.` },
      ...citedAs(context, subject),
    )
    // Beside another question nobody asked for its number in the list.
    if (context.part === null || subject.ingredient?.amount) place(subject, context)
  }
}

const shownWorst = 4

const asksRanking = /\brank|排个?(?:名|序|行)|排名|排序|从.{1,8}到.{1,8}|most to least|in order of/

/** All additives by our level of concern, the highest first; what is no additive has no level. */
const rankAll = (context: AnswerContext): boolean => {
  const seen = new Set<string>()
  const ranked = context.flat
    .flatMap(({ tier, additiveId, role, name }, index) => {
      const key = additiveId ?? name
      if (role !== undefined || tier === undefined || seen.has(key)) return []
      seen.add(key)
      return [{ tier, index }]
    })
    .sort((a, b) => b.tier - a.tier)
  if (ranked.length === 0) return false
  const tiers = [...new Set(ranked.map(({ tier }) => tier))]
  const part = (language: 'zh' | 'en') =>
    tiers
      .map(level => {
        const of = ranked.filter(({ tier }) => tier === level).map(({ index }) => index)
        return `${concern[level]?.[language] ?? ''}: ${namesOf(of, context)[language]}`
      })
      .join('; ')
  context.reply.say(
    {
      zh: `按本方法的关注等级从高到低：${part('zh').replace(/: /g, '：').replace(/; /g, '；')}。食品原料不分等级，吓不吓人没法衡量，用量标签也没有写。`,
      en: `By our levels of concern, the highest first: ${part('en')}. Other ingredients have no level, "scary" cannot be measured, and the label states no amounts.`,
    },
    ...onLabel(
      context,
      ranked.slice(0, 6).map(({ index }) => index),
    ),
  )
  return true
}

interface Doubtful {
  tier: number
  entry: AdditiveEntry | undefined
  index: number
}

/** The one of the highest concern, and why: what the authorities say of it, else what it is for. */
const sayWorst = ({ tier, entry, index }: Doubtful, context: AnswerContext): void => {
  const { knowledge, flat } = context
  const level = concern[tier] ?? { zh: '', en: '' }
  const names = namesOf([index], context)
  const ins = flat[index]?.ins
  const record = entry && recordsOf(entry, ins)[0]
  const trouble = troubleOf(record?.efsa ?? '')
  const why = trouble === '' ? null : knowledge.published(trouble)
  const iarc = record && /^[12]/.test(record.iarc) ? record.iarc : null
  const graded: Bilingual = iarc
    ? {
        zh: `；IARC ${knowledge.published(iarc).zh}，${meaningOf(iarc).zh}`,
        en: `; IARC ${knowledge.published(iarc).en}, ${meaningOf(iarc).en}`,
      }
    : { zh: '', en: '' }
  // A single cohort is no reason to name it the worst.
  const [note] = entry && !why ? notesOf(entry, ins).filter(one => !/\bcohort\b/i.test(one)) : []
  const noted = note === undefined ? null : remarkOf(context, note)
  const reason: Bilingual = why
    ? { zh: `；EFSA：${why.zh}`, en: `; EFSA: ${why.en}` }
    : noted
      ? { zh: `；${noted.zh}`, en: `; ${noted.en}` }
      : { zh: '', en: '' }
  context.reply.say(
    entry
      ? {
          zh: `${names.zh}：${level.zh}${reason.zh.replace(/。$/, '')}${graded.zh}。`,
          en: `${names.en}: ${level.en}${reason.en.replace(/\.$/, '')}${graded.en}.`,
        }
      : {
          zh: `${names.zh}：${level.zh}；不在 GB 2760-2024 名单里，在中国不允许使用。`,
          en: `${names.en}: ${level.en}; not in GB 2760-2024, not permitted in China.`,
        },
    entry ? additiveCitation(entry) : standardCitation,
    ...onLabel(context, [index]),
  )
}

/** Of some of the additives the one of the highest concern, and why; of several alike, that they are. */
export const tellWorstAmong = (indices: readonly number[], context: AnswerContext): boolean => {
  const ranked = indices
    .flatMap(index => {
      const { tier = 0, additiveId = '' } = context.flat[index] ?? {}
      const entry = context.knowledge.additive(additiveId)
      return entry ? [{ tier, entry, index }] : []
    })
    .sort((a, b) => b.tier - a.tier)
  const [first] = ranked
  if (!first) return false
  const alike = ranked.filter(({ tier }) => tier === first.tier)
  if (alike.length === 1) sayWorst(first, context)
  else {
    const hits = alike.map(({ index }) => index)
    const names = namesOf(hits, context)
    const level = concern[first.tier] ?? { zh: '', en: '' }
    context.reply.say(
      alike.length === ranked.length
        ? {
            zh: `分不出高低：${names.zh}在本方法里同级（${level.zh}）。`,
            en: `None stands out: ${names.en} are alike by our levels (${level.en}).`,
          }
        : {
            zh: `${names.zh}：都是${level.zh}，其他的更低。`,
            en: `${names.en}: ${level.en} each, the others lower.`,
          },
      ...onLabel(context, hits),
    )
  }
  return true
}

/** The additives of the highest concern, and the reason that weighs most in the score. */
export const worstOf = (context: AnswerContext): void => {
  const { result, flat, reply, knowledge } = context
  if (!result || flat.length === 0) {
    declineUnknown(context)
    return
  }
  if (asksRanking.test(context.text) && rankAll(context)) return
  const seen = new Set<string>()
  const doubtful = flat
    .flatMap(({ tier, additiveId, name }, index) => {
      const entry = additiveId === undefined ? undefined : knowledge.additive(additiveId)
      if (tier === undefined || tier < 2 || seen.has(entry?.id ?? name)) return []
      seen.add(entry?.id ?? name)
      return [{ tier, entry, index }]
    })
    .sort((a, b) => b.tier - a.tier)
    .slice(0, shownWorst)
  const [first, ...others] = doubtful
  if (first) sayWorst(first, context)
  if (first && others.length > 0) {
    const isLower = others.every(({ tier }) => tier < first.tier)
    const part = (language: 'zh' | 'en') =>
      others
        .map(
          ({ tier, index }) => `${namesOf([index], context)[language]}（${concern[tier]?.[language] ?? ''}）`,
        )
        .join('、')
    reply.say(
      {
        zh: `${isLower ? '其次' : '另外'}：${part('zh')}。`,
        en: `${isLower ? 'After that' : 'Besides'}: ${part('en').replace(/（/g, ' (').replace(/）/g, ')').replace(/、/g, ', ')}.`,
      },
      ...onLabel(
        context,
        others.map(({ index }) => index),
      ),
    )
  }
  if (doubtful.length === 0)
    reply.say(
      {
        zh: '没有识别到中等及以上关注的添加剂。',
        en: 'No additive of moderate or higher concern was recognised.',
      },
      ...wholeLabel(context),
    )
  const heaviest = [...result.reasons].sort((a, b) => a.points - b.points)[0]
  if (heaviest && heaviest.points < 0)
    reply.say(
      {
        zh: `得分里扣得最多的一项：${heaviest.text.zh}`,
        en: `What costs the score most: ${heaviest.text.en}`,
      },
      ...orWhole(context, [
        ...onLabel(context, heaviest.ingredients.slice(0, 3)),
        ...heaviest.evidence.slice(0, 2).map(id => evidenceCitation(context, id)),
      ]),
    )
}
