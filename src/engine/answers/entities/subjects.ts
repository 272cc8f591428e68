import type {
  AdditiveEntry,
  AdditiveName,
  Flavouring,
  Knowledge,
  UnlistedSubstance,
} from '../../../knowledge/index.ts'
import { FOODS_EN } from '../../lexicon/foods-en.ts'
import { bareKnownNames, createKnownNames } from '../../matching/known-names.ts'
import { NUTRIENT_WORDS } from '../../nutrition/nutrient-words.ts'
import type { AnalysisResult, Ingredient } from '../../result.ts'
import { literally } from '../../text/literally.ts'
import { fold, keyOf } from '../../text/normalize.ts'
import { perText } from '../../text/per-text.ts'
import { pouredBare } from './amounts/amount-asked.ts'
import { createLabelSlips, slipNamesOf } from './label-slips.ts'
import { createNear } from './near.ts'
import { allergenWords } from './people.ts'
import { perLabel } from './per-label.ts'

/** What a question is about: an ingredient of the label, an entry of the knowledge, or one that is both. */
export interface Subject {
  /** As it is called: on the label, else in the question. */
  name: string
  entry?: AdditiveEntry
  /** The form of the entry that was named (山梨酸钾), where it is known. */
  form?: AdditiveName
  flavouring?: Flavouring
  unlisted?: UnlistedSubstance
  /** Its place on the label, depth-first. */
  index?: number
  ingredient?: Ingredient
  /** How it was mistyped. */
  typed?: string
}

export interface Mention {
  subject: Subject
  start: number
  end: number
}

/** All ingredients of a result, depth-first: what its indices count. */
export const flatIngredients = (result: AnalysisResult): Ingredient[] => {
  const flat: Ingredient[] = []
  const open = [...result.ingredients].reverse()
  for (let at = open.pop(); at; at = open.pop()) {
    flat.push(at)
    open.push(...[...at.children].reverse())
  }
  return flat
}

const nameKey = (text: string): string => keyOf(fold(text).text)

const isLatinOrDigit = (letter: string | undefined): boolean =>
  letter !== undefined && ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

const han = /[\u4e00-\u9fff]/
const longestName = 60
const pause = /[、。？！;?!:|\n]|,(?!\d)/
const number =
  /(?<![a-z0-9])(?:e|ins|cns)[\s-]?(\d{2}\.\d{3}|\d{3,4}[a-z]?(?:\s?\([ivx]+\)|[ivx]{1,3})?)(?![a-z0-9])/g

/** A number that stands alone and counts nothing. */
const bareNumber =
  /(?<![\w.%])(?:\d{3}|14\d{2}|15[12]\d)[a-z]?(?![\w%]|\.\d|\s?(?:g|ml|mg|k|cal|克|毫|千|大|卡|元|天|个|片|块|人|年|岁|斤|公)\w*)/g

/** A reading of blood pressure and the like, behind which a number is no additive. */
const isReading =
  /(?:血压|高压|低压|血糖|尿酸|肌酐|胆固醇)(?:有点|偏|很|太)?[高低]?(?:到|有|是|了)?\s?$|\b(?:bp|blood pressure|cholesterol|uric acid)(?: is| of| at| was)? $/

/** 草莓酸奶 is strawberry and yogurt, no 草莓酸: a name that ends in a word's first half; 苯丙氨酸 is no 丙氨酸. */
const isTorn = (folded: string, start: number, end: number): boolean =>
  (folded.charAt(start - 1) === '苯' && folded.startsWith('丙氨酸', start)) ||
  (folded.charAt(end - 1) === '酸' && end - start > 1 && /[奶乳菜辣甜梅汤笋角豆菌]/.test(folded.charAt(end)))

/** Too common as words of a question to be taken for a flavouring or an ingredient. */
const everyday = new Set([
  // Under what E no.
  'eno',
  '其他',
  '水',
  'water',
  '油',
  '盐',
  'other',
  '糖',
  '奶',
  '米',
  '肉',
  '茶',
  '酒',
  '香料',
  '酸',
])

/** What labels are made of is no ingredient. */
const ofLabels = new Set([
  '配料表',
  '配料',
  '成分',
  '成分表',
  '原料',
  '食品',
  '产品',
  '包装',
  'ingredients',
  'ingredient',
  'food',
  'product',
])

/** English names of what table A.1 does not list, by INS number. */
const unlistedInEnglish: Readonly<Record<string, string>> = {
  '924': 'potassium bromate',
  '925': 'chlorine',
  '927a': 'azodicarbonamide',
  '928': 'benzoyl peroxide',
  '443': 'brominated vegetable oil',
  '121': 'citrus red 2',
  '954x': 'sudan red',
  borax: 'borax',
  rongalite: 'rongalite',
  mel: 'melamine',
  '216': 'propyl paraben',
  '140': 'chlorophyll',
  '425': 'konjac gum',
}

/** All that a flavouring goes by: its numbers, its names, and these without the plant behind them: Clove leaf oil (Eugenia spp.). */
const namesOfFlavouring = ({ id, fema, zh, en, also = [] }: Flavouring): string[] => {
  const names = [zh, en, ...also]
  return [
    id,
    ...fema.split(/\s*\/\s*/).flatMap(number => (number ? `FEMA ${number}` : [])),
    ...names,
    ...names.map(name => name.replace(/\s*\((?:[^()]|\([^()]*\))*\)$/, '')),
  ]
}

/** Salt, milk and water are asked of the table, the allergens and the drink, not of one ingredient. */
const isFoodName = (key: string): boolean =>
  key.length > 1 &&
  !/^(?:water|salt|sugar|食用盐|白砂糖)$/.test(key) &&
  !NUTRIENT_WORDS.some(({ words }) => words.test(key)) &&
  !allergenWords.some(({ words }) => words.test(key))

interface LabelPlace {
  index: number
  ingredient: Ingredient
}

/** How long the longest of some keys is that begins with a character. */
const longestByFirst = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>()
  for (const key of keys) longest.set(key.charAt(0), Math.max(key.length, longest.get(key.charAt(0)) ?? 0))
  return longest
}

/** The names of one label. */
const readPlaces = (result: AnalysisResult | null) => {
  const byKey = new Map<string, LabelPlace>()
  const byAdditive = new Map<string, LabelPlace>()
  /** Of several phosphates each by its own number. */
  const byIns = new Map<string, LabelPlace>()
  /** By the name in the language that is not the label's. */
  const byOther = new Map<string, LabelPlace>()
  const flat = result ? flatIngredients(result) : []
  const keys = flat.map(({ name }) => nameKey(name))
  for (const [index, ingredient] of flat.entries()) {
    if (ingredient.role === 'class') continue
    const key = keys[index] ?? ''
    const place = { index, ingredient }
    if (key !== '' && !byKey.has(key)) byKey.set(key, place)
    const id = ingredient.additiveId
    // 鸡油 asked of a label that says chicken fat.
    const other = nameKey(ingredient.otherName ?? '')
    if (isFoodName(other) && ingredient.kind !== 'additive' && !byOther.has(other)) byOther.set(other, place)
    if (id !== undefined && !byAdditive.has(id)) byAdditive.set(id, place)
    const ins = `${id} ${plainIns(ingredient.ins ?? '')}`
    if (id !== undefined && ingredient.ins && !byIns.has(ins)) byIns.set(ins, place)
  }
  const longest = longestByFirst([...byKey.keys(), ...byOther.keys()])
  return { flat, keys, byKey, byAdditive, byIns, byOther, longest, slipNames: slipNamesOf(flat) }
}

type Places = ReturnType<typeof readPlaces>

const placesByResult = new WeakMap<AnalysisResult, Places>()
const noPlaces: Places = readPlaces(null)
/** The names of one label, read once, for each question looks for them many times. */
const placesOf = (result: AnalysisResult | null): Places => {
  if (!result) return noPlaces
  const places = placesByResult.get(result) ?? readPlaces(result)
  placesByResult.set(result, places)
  return places
}

/** Names that a question may use, by their keys. */
interface SubjectNames {
  /** Every key that any of them has. */
  keys: ReadonlySet<string>
  longest: ReadonlyMap<string, number>
  additives: ReadonlyMap<string, AdditiveName>
  spices: ReadonlyMap<string, Flavouring>
  unlisted: ReadonlyMap<string, UnlistedSubstance>
  /** Finds names that contain a separator: 辛,癸酸甘油酯. */
  separated: RegExp
}

const createSubjectNames = (knowledge: Knowledge, flavourings: readonly Flavouring[]): SubjectNames => {
  const additives = new Map<string, AdditiveName>()
  for (const name of knowledge.names) {
    const key = nameKey(name.text)
    if (key.length > 1 && !everyday.has(key) && !additives.has(key)) additives.set(key, name)
  }
  const spices = new Map<string, Flavouring>()
  for (const row of flavourings)
    for (const text of namesOfFlavouring(row)) {
      const key = nameKey(text)
      if (key.length > 1 && !everyday.has(key) && !spices.has(key)) spices.set(key, row)
    }
  const unlisted = new Map<string, UnlistedSubstance>()
  for (const row of knowledge.unlisted)
    for (const text of [...row.zh.split(/[ (（]/), unlistedInEnglish[row.ins] ?? '']) {
      const key = nameKey(text)
      if ((key.length > 2 || han.test(key)) && !additives.has(key) && key.length > 1) unlisted.set(key, row)
    }
  const keys = new Set([additives, spices, unlisted].flatMap(names => [...names.keys()]))
  const longest = longestByFirst([...keys])
  return { keys, longest, additives, spices, unlisted, separated: separatedNames(knowledge) }
}

const separator = /[,、]/

/** One pattern for every Chinese name of an additive that contains a separator, the longest first. */
const separatedNames = ({ names }: Knowledge): RegExp => {
  const texts = names
    .map(({ text }) => fold(text).text)
    .filter(text => separator.test(text) && han.test(text))
  const patterns = [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .map(text => text.split(separator).map(literally).join('\\s*[,、]\\s*'))
  return new RegExp(patterns.join('|') || '(?!)', 'g')
}

const plainIns = (ins: string): string => ins.replace(/[\s()]/g, '')

/** The entry that a CNS or INS number stands for, with the form of it that has this very number. */
const additiveOfNumber = (
  text: string,
  knowledge: Knowledge,
): { entry: AdditiveEntry; form?: AdditiveName } | null => {
  const entry = knowledge.byCns(text) ?? knowledge.byIns(text)
  if (!entry) return null
  const form = formOfNumber(text, entry, knowledge)
  return form ? { entry, form } : { entry }
}

/** The one form of an entry that a number stands for: 451(i), 451i, and 451 where there is no 451(ii). */
const formOfNumber = (text: string, entry: AdditiveEntry, knowledge: Knowledge): AdditiveName | undefined => {
  const numbers = (entry.forms ?? []).map(({ ins }) => ins)
  const members = /^\d{3}[a-z]?$/i.test(text) ? numbers.filter(ins => ins.startsWith(`${text}(`)) : []
  const [only] = members.length === 1 ? members : []
  const zh = entry.forms?.find(({ cns }) => cns === text)?.zh
  return knowledge.names.find(
    name =>
      name.id === entry.id &&
      !name.generic &&
      (zh ? name.zh === zh : plainIns(name.ins) === plainIns(only ?? text)),
  )
}

/** The form of an entry that the label itself names by its number: the 451 of a question is the 451(i) of the list. */
const formOnLabel = (
  entry: AdditiveEntry,
  { ingredient }: LabelPlace,
  knowledge: Knowledge,
): { form?: AdditiveName } => {
  const form = ingredient.ins ? formOfNumber(ingredient.ins, entry, knowledge) : undefined
  return form ? { form } : {}
}

/** What a key names: an ingredient of the label, an entry of the knowledge, both, or nothing. */
const subjectOfKey = (
  key: string,
  { keys, additives, spices, unlisted }: SubjectNames,
  { byKey, byAdditive, byIns }: Places,
  knowledge: Knowledge,
): Subject | null => {
  const here = byKey.get(key)
  if (!here && !keys.has(key)) return null
  const name = additives.get(key)
  const known = name?.id === undefined ? undefined : knowledge.additive(name.id)
  const place =
    here ??
    (known ? (byIns.get(`${known.id} ${plainIns(name?.ins ?? '')}`) ?? byAdditive.get(known.id)) : undefined)
  // Taurine among vitamins is there to nourish, whatever else it may be used for.
  const flavouring = known || here?.ingredient.kind === 'nutrient' ? undefined : spices.get(key)
  const stranger = known || flavouring ? undefined : unlisted.get(key)
  if (!place && !known && !flavouring && !stranger) return null
  const id = place?.ingredient.additiveId
  const entry = known ?? (id === undefined ? undefined : knowledge.additive(id))
  // Asked for 二氧化硫 of a label that contains 焦亚硫酸钠: one entry, two substances.
  const isSame = here !== undefined || name === undefined || name.ins === (place?.ingredient.ins ?? '')
  return {
    name:
      (isSame ? place?.ingredient.name : name.text) ?? name?.text ?? flavouring?.zh ?? stranger?.zh ?? key,
    ...(entry ? { entry } : {}),
    ...(known && name ? { form: name } : entry && place ? formOnLabel(entry, place, knowledge) : {}),
    ...(flavouring ? { flavouring } : {}),
    ...(stranger ? { unlisted: stranger } : {}),
    ...place,
  }
}

/** 乳清蛋白 of 乳清蛋白粉: most of the name of a food on the label, from its beginning. */
const beginningOf = (key: string, byKey: Places['byKey']): Subject | null => {
  if (key.length < 3 || !/^[\u4e00-\u9fff]+$/.test(key)) return null
  for (const [name, { index, ingredient }] of byKey) {
    const isBeginning = name.startsWith(key) && key.length >= name.length - 1
    if (isBeginning && ingredient.kind !== 'additive' && /^[\u4e00-\u9fff]+$/.test(name))
      return { name: ingredient.name, index, ingredient }
  }
  return null
}

/** 特丁基 for 特丁基对苯二酚, DHA for DHA藻油: three characters and more from the beginning of a name too long to be said. */
const isShortened = (key: string, whole: string): boolean =>
  whole.startsWith(key) &&
  ((/^[\u4e00-\u9fff]{3,}$/.test(key) && whole.length >= key.length + 3) ||
    (/^[a-z]{3,6}$/.test(key) && /^[a-z]+[\u4e00-\u9fff]/.test(whole)))

/** 鸡油 asked of a label that says chicken fat; the tomatoes of 番茄酱 are none of a tomato ketchup. */
const inOtherLanguage = (key: string, next: string, byOther: Places['byOther']): Subject | null => {
  const place = byOther.get(key)
  return place && !/[酱汁粉油片条糕饼派干泥脆奶茶酒味]/.test(next)
    ? { name: place.ingredient.name, ...place }
    : null
}

/** Stearate of a magnesium stearate that the label names in Chinese. */
const createIsWordOf = (knowledge: Knowledge) => {
  const wordsById = new Map<string, ReadonlySet<string>>()
  const wordsOf = (id: string): ReadonlySet<string> => {
    const known = wordsById.get(id)
    if (known) return known
    const words = new Set((knowledge.additive(id)?.en ?? '').toLowerCase().split(/[^a-z]+/))
    wordsById.set(id, words)
    return words
  }
  return (key: string, id: string | undefined): boolean =>
    id !== undefined && key.length > 6 && wordsOf(id).has(key)
}

/** 玉米热狗 of a label with 玉米粒: the 玉米 of the label, and no mistyped 玉米黄. */
const isOfLabelWord = (
  typed: string,
  { index }: Subject,
  result: AnalysisResult | null,
  isName: (name: string) => boolean,
): boolean =>
  index === undefined &&
  /^[\u4e00-\u9fff]{3}$/.test(typed) &&
  (isName(typed.slice(0, 2)) ||
    placesOf(result).flat.some(({ name }) => fold(name).text.includes(typed.slice(0, 2))))

/** Finds what a text speaks of with a mistake in its name. */
const createFindNear =
  (
    find: (folded: string, result: AnalysisResult | null) => readonly Mention[],
    isName: (name: string) => boolean,
    near: ReturnType<typeof createNear>,
  ) =>
  (folded: string, result: AnalysisResult | null): Subject | null => {
    const close = near(folded)
    // 乳糖 is a name of its own, no mistyped 乳糖酶.
    if (!close || isName(close.typed)) return null
    const { byAdditive } = placesOf(result)
    const isHere = ({ id, ins }: AdditiveName) =>
      id !== undefined && byAdditive.get(id)?.ingredient.ins === ins
    const name = close.names.find(isHere) ?? close.names.find(({ generic }) => !generic) ?? close.names[0]
    const subject = name ? find(fold(name.text).text, result)[0]?.subject : undefined
    if (!subject || isOfLabelWord(close.typed, subject, result, isName)) return null
    return { ...subject, typed: close.typed }
  }

/** Finds what stands on the label and was named with a slip of typing. */
const createFindSlip = (
  knowledge: Knowledge,
  isName: (name: string) => boolean,
  { unlisted }: SubjectNames,
) => {
  const slipIn = createLabelSlips(
    [...bareKnownNames(knowledge), ...knowledge.names.map(({ text }) => text), FOODS_EN],
    isName,
  )
  return (folded: string, result: AnalysisResult | null): Mention | null => {
    const { flat, slipNames } = placesOf(result)
    const slip = slipIn(folded, slipNames)
    const ingredient = slip ? flat[slip.index] : undefined
    if (!slip || !ingredient) return null
    const { index, typed, start, end } = slip
    const entry = knowledge.additive(ingredient.additiveId ?? '')
    const form = entry && knowledge.names.find(({ id, text }) => id === entry.id && text === ingredient.name)
    const stranger = entry ? undefined : unlisted.get(nameKey(ingredient.name))
    const subject = {
      ...{ name: ingredient.name, index, ingredient, typed },
      ...(stranger ? { unlisted: stranger } : {}),
      ...(entry ? { entry } : {}),
      ...(form ? { form } : {}),
    }
    return { subject, start, end }
  }
}

/** Where the label has this number, E452 also as E452(i). */
const placeOfNumber = (id: string, number: string, { byIns }: Places): LabelPlace | undefined => {
  const key = `${id} ${plainIns(number)}`
  return (
    byIns.get(key) ??
    [...byIns].find(([one]) => /^[ivx]+$/.test(one.slice(key.length)) && one.startsWith(key))?.[1]
  )
}

/** Additives that a folded text names by number: E621, and 621 alone of a label that lists it. */
const numbered = (folded: string, places: Places, knowledge: Knowledge): Mention[] => {
  const { byAdditive } = places
  const found = [...folded.matchAll(number)].flatMap(({ 0: hit, 1: digits = '', index }): Mention[] => {
    const known = additiveOfNumber(digits, knowledge)
    // E306 of a tocopherol-rich extract: the label knows it, the standard does not.
    if (!known) {
      const isOf = ({ ins = '', notes = [] }: Ingredient): boolean =>
        [ins, ...notes].some(one => plainIns(one).replace(/^e/i, '') === plainIns(digits))
      const named = [...places.byKey].find(
        ([name, { ingredient }]) => name.includes(`e${plainIns(digits)}`) || isOf(ingredient),
      )?.[1]
      return named
        ? [{ subject: { name: named.ingredient.name, ...named }, start: index, end: index + hit.length }]
        : []
    }
    const place = placeOfNumber(known.entry.id, digits, places) ?? byAdditive.get(known.entry.id)
    const name = place?.ingredient.name ?? hit.toUpperCase()
    const own = place ? formOnLabel(known.entry, place, knowledge) : {}
    return [{ subject: { name, ...known, ...own, ...place }, start: index, end: index + hit.length }]
  })
  const bare = [...folded.matchAll(bareNumber)].flatMap(({ 0: hit, index }): Mention[] => {
    const known = additiveOfNumber(hit, knowledge)
    const place = known && (placeOfNumber(known.entry.id, hit, places) ?? byAdditive.get(known.entry.id))
    const before = folded.slice(0, index)
    const isTaken =
      found.some(({ start, end }) => index < end && index + hit.length > start) ||
      isReading.test(before) ||
      pouredBare.exec(folded)?.[1] === hit
    // 1422 is a number of an additive and of nothing else, wherever the label prints it.
    if (!place && known && !isTaken && hit.length > 3 && /^1[45]\d/.test(hit))
      return [{ subject: { name: hit, ...known }, start: index, end: index + hit.length }]
    return place && !isTaken
      ? [
          {
            subject: {
              name: place.ingredient.name,
              ...known,
              ...formOnLabel(known.entry, place, knowledge),
              ...place,
            },
            start: index,
            end: index + hit.length,
          },
        ]
      : []
  })
  return [...found, ...bare]
}

/** Finds what a text speaks of; made once over the knowledge. */
export const createSubjects = (knowledge: Knowledge, flavourings: readonly Flavouring[]) => {
  const names = createSubjectNames(knowledge, flavourings)
  const isName = createKnownNames(knowledge)
  const isWordOf = createIsWordOf(knowledge)

  const findAll = (folded: string, result: AnalysisResult | null): readonly Mention[] => {
    const places = placesOf(result)
    const { byKey, byOther } = places
    // Most stretches of a text are longer than any name that begins so; an English one may be in the plural.
    const mayBeName = (key: string): boolean => {
      const first = key.charAt(0)
      return key.length <= Math.max(names.longest.get(first) ?? 0, places.longest.get(first) ?? 0) + 1
    }
    const subjectOf = (key: string) => subjectOfKey(key, names, places, knowledge)
    const mentions = numbered(folded, places, knowledge)
    for (const match of folded.matchAll(names.separated)) {
      const subject = subjectOf(keyOf(match[0]))
      if (subject) mentions.push({ subject, start: match.index, end: match.index + match[0].length })
    }
    eachName(folded, (start, end) => {
      if (mentions.some(mention => start < mention.end && end > mention.start)) return false
      if (isTorn(folded, start, end)) return false
      const key = keyOf(folded.slice(start, end))
      if (!mayBeName(key)) return false
      // English plurals name the same thing.
      const subject = subjectOf(key) ?? (/[a-z]s$/.test(key) ? subjectOf(key.slice(0, -1)) : null)
      const isName = subject !== null && (key.length > 1 || byKey.has(key))
      const named = isName
        ? subject
        : (beginningOf(folded.slice(start, end), byKey) ?? inOtherLanguage(key, folded.charAt(end), byOther))
      if (!named) return false
      mentions.push({ subject: named, start, end })
      return true
    })
    return mentions.sort((a, b) => a.start - b.start)
  }
  const findOn = perLabel((result: AnalysisResult | null) => perText(folded => findAll(folded, result)))
  const find = (folded: string, result: AnalysisResult | null) => findOn(result)(folded)

  /** Foods and other names that labels use: the ingredient whose name contains one (大豆 of 非转基因大豆), else the bare name. */
  const findPart = (folded: string, result: AnalysisResult | null): Mention | null => {
    let found: Mention | null = null
    const { flat, keys } = placesOf(result)
    eachName(folded, (start, end) => {
      if (found) return false
      const name = folded.slice(start, end)
      const key = keyOf(name)
      if (key.length < 2 || everyday.has(key) || ofLabels.has(key)) return false
      const singular = singularOf(key)
      const index = flat.findIndex(
        // 柠檬 is no part of 柠檬酸.
        ({ role, kind, additiveId }, at) =>
          role === undefined &&
          ((kind !== 'additive' && (keys[at]?.includes(key) || keys[at]?.includes(singular))) ||
            isShortened(key, keys[at] ?? '') ||
            isWordOf(key, additiveId)),
      )
      // One longer word of an English name is enough to point at it: wholegrain of Wholegrain Wheat Flour.
      const isPart = index >= 0 && (/^[a-z]{7,}$/.test(key) || isShortened(key, keys[index] ?? ''))
      if (!isPart && !isName(name)) return false
      const ingredient = flat[index]
      const additive =
        ingredient?.kind === 'additive' ? find(fold(ingredient.name).text, result)[0]?.subject : undefined
      const subject =
        additive ?? (ingredient ? { name: ingredient.name, index, ingredient } : { name: name.trim() })
      found = { subject, start, end }
      return true
    })
    return found
  }

  return {
    find,
    findPart,
    findNear: createFindNear(find, isName, createNear(knowledge.names)),
    findSlip: createFindSlip(knowledge, isName, names),
  }
}

/** The date of dates, for names of several words. */
const singularOf = (key: string): string => (/^[a-z]{4,}[^s]s$/.test(key) ? key.slice(0, -1) : key)

/** Tries every stretch of a folded text that may be a name, the longest first; `take` says whether it was one. */
const eachName = (folded: string, take: (start: number, end: number) => boolean): void => {
  for (let start = 0; start < folded.length; start += 1) {
    if (!isLetter(folded[start])) continue
    if (isLatinOrDigit(folded[start]) && isLatinOrDigit(folded[start - 1])) continue
    const stop = folded.slice(start, start + longestName).search(pause)
    const last = stop < 0 ? Math.min(folded.length, start + longestName) : start + stop
    for (let end = last; end > start; end -= 1) {
      if (/\s/.test(folded.charAt(end - 1))) continue
      if (isLatinOrDigit(folded[end]) && isLatinOrDigit(folded[end - 1])) continue
      if (!take(start, end)) continue
      start = end - 1
      break
    }
  }
}
