import type { Knowledge } from '../../../knowledge/index.ts'
import { FOODS_EN, HEADS_EN } from '../../lexicon/foods-en.ts'
import { FOODS_ZH, HEADS_ZH } from '../../lexicon/foods-zh.ts'
import { ALSO_CALLED, FLAVOURINGS, FOREIGN_ADDITIVES } from '../../lexicon/substances.ts'
import { fold, isHan, keyOf } from '../../text/normalize.ts'
import { additiveMeaning, enzyme, flavouring, foreign, type Meaning } from '../dictionary-entry.ts'
import { addFoods, addNutrients, lines, nameList, tierOf } from '../parse-lexicon.ts'

/** All names that the matcher knows, by their keys. */
export interface NameIndex {
  keys: ReadonlyMap<string, Meaning>
  /** Last words of food names. */
  heads: ReadonlyMap<string, Meaning>
  /** The name of each key as one can read it. */
  texts: ReadonlyMap<string, string>
  /** Names that contain separators or brackets and must not be cut, by their first character, the longest first. */
  guarded: ReadonlyMap<string, readonly string[]>
  longestKey: number
}

interface Builder {
  keys: Map<string, Meaning>
  heads: Map<string, Meaning>
  guarded: Map<string, string[]>
  /** Adds a name; one that is known already stays, but for an override. */
  put(name: string, meaning: Meaning, override?: boolean): void
}

/** Reads the knowledge and the lexicon into one index; a name that two sources give keeps the meaning of the first. */
export function createNameIndex(knowledge: Knowledge): NameIndex {
  const keys = new Map<string, Meaning>()
  const texts = new Map<string, string>()
  let longestKey = 0
  const put = (name: string, meaning: Meaning, override = false) => {
    const key = keyOf(fold(name).text)
    if (key === '' || (!override && keys.has(key))) return
    keys.set(key, meaning)
    texts.set(key, name)
    longestKey = Math.max(longestKey, key.length)
  }
  const builder: Builder = { keys, heads: new Map(), guarded: new Map(), put }
  addListed(builder, knowledge)
  addUnlisted(builder, knowledge)
  addForeign(builder)
  addOtherNames(builder)
  addFoodNames(builder)
  addFlavourings(builder)
  addEnzymes(builder, knowledge)
  addNutrients(keys, put)
  addSeasonings(builder)
  addFoodsLikeColours(builder)
  const { heads, guarded } = builder
  for (const list of guarded.values()) list.sort((a, b) => b.length - a.length)
  return { keys, heads, texts, guarded, longestKey }
}

/** The names of table A.1 and of the announcements after it. */
function addListed({ put, guarded }: Builder, knowledge: Knowledge): void {
  for (const name of knowledge.names) {
    const meaning = additiveMeaning(name)
    put(name.text, meaning)
    guard(guarded, name.text)
  }
}

/** Substances that table A.1 does not list; 140 and 425 are foods by name. */
function addUnlisted({ put }: Builder, knowledge: Knowledge): void {
  for (const row of knowledge.unlisted) {
    if (row.ins === '140' || row.ins === '425') continue
    put(
      row.zh.replace(/[(（ ].*$/, ''),
      foreign(row.zh, row.zh, row.ins.replace(/\D+$/, ''), [], row.tier, false),
    )
  }
}

/** Additives of imported goods that table A.1 does not list; the lexicon explains the form of its lines. */
function addForeign({ put }: Builder): void {
  for (const line of lines(FOREIGN_ADDITIVES)) {
    const match = /^(.+?) = (\w+) (\S+) (\d)( !)?$/.exec(line)
    if (!match) throw new Error(`substances.ts: cannot read "${line}"`)
    const [, names = '', ins = '', functionZh = '', tier = '', marker] = match
    const texts = names.split('|')
    const zh = texts.find(text => isHan(text.charAt(0))) ?? texts[0] ?? ''
    const meaning = foreign(
      zh,
      texts[0] ?? zh,
      ins === '0' ? '' : ins,
      [functionZh],
      tierOf(tier),
      marker !== undefined,
    )
    for (const text of texts) put(text, meaning)
  }
}

/** Other names of listed additives. */
function addOtherNames({ keys, put, guarded }: Builder): void {
  for (const line of lines(ALSO_CALLED)) {
    const [names = '', official = ''] = line.split(' = ')
    const meaning = keys.get(keyOf(fold(official).text))
    if (!meaning) throw new Error(`substances.ts: nothing is called "${official}"`)
    for (const name of names.split('|')) {
      put(name, meaning)
      guard(guarded, name)
    }
  }
}

/** Foods by their whole names and by their last words. */
function addFoodNames({ heads, put }: Builder): void {
  addFoods(FOODS_ZH, /\s+/, (name, meaning) => put(name, meaning))
  addFoods(FOODS_EN, /,/, (name, meaning) => put(name, meaning))
  addFoods(HEADS_ZH, /\s+/, (name, meaning) => heads.set(keyOf(fold(name).text), meaning))
  addFoods(HEADS_EN, /,/, (name, meaning) => heads.set(keyOf(fold(name).text), meaning))
}

/** Flavourings under their own names or the general one. */
function addFlavourings({ put }: Builder): void {
  for (const name of nameList(FLAVOURINGS)) {
    const canonical = /香精|香料|flavou?r|aroma/.test(name) && !/^(?:乙基)?香/.test(name) ? '食用香精' : name
    put(name, flavouring(canonical), true)
  }
}

/** Enzymes of table C.3. */
function addEnzymes({ put }: Builder, knowledge: Knowledge): void {
  for (const row of knowledge.processing) {
    if (row.table !== 'C.3') continue
    for (const name of [row.zh, row.en]) put(name.replace(/\(.*$/, ''), enzyme(row.zh, row.en))
  }
}

/** Seasonings that are foods by law and additives by substance: shown as food, scored as what they are. */
function addSeasonings({ keys, put }: Builder): void {
  const glutamate = keys.get('谷氨酸钠')
  if (glutamate)
    for (const name of ['味精', '加盐味精', '增鲜味精', '特鲜味精'])
      put(name, { ...glutamate, kind: 'food' }, true)
}

/** Turmeric and amaranth: a spice and a grain that entries of colours name too. */
function addFoodsLikeColours({ keys, put }: Builder): void {
  const [dye, grain] = [keys.get('amaranth'), keys.get('wholeamaranth')]
  if (!dye || !grain) throw new Error('foods-en.ts: whole amaranth is missing')
  put('amaranth color', dye)
  put('amaranth', grain, true)
  for (const name of ['姜黄', '姜黄粉', 'turmeric', 'turmericpowder', 'groundturmeric']) {
    const colour = keys.get(keyOf(fold(name).text))
    if (colour?.substance) put(isHan(name.charAt(0)) ? `${name}色` : `${name} color`, colour)
    put(name, { kind: 'food', canonical: '姜黄', food: 'neutral', end: true }, true)
  }
}

/** Official names that a scanner would cut at their own comma or bracket. */
function guard(guarded: Map<string, string[]>, name: string): void {
  const text = fold(name).text.replace(/\s+/g, '')
  if (!/[,、/·.;|()[\]{}]/.test(text) || text === fold('L(+)-酒石酸,dl-酒石酸').text) return
  // A family such as 柠檬酸,… that the standard joins by a comma is two names on a label, except for the two esters.
  const bare = text.replace(/[,、/·.;|]/g, '')
  const family =
    /^.{3,},.{3,}$/.test(text) && !text.startsWith('单,') && !/^\d/.test(text) && !text.includes('(')
  if (family || bare.length < 3 || bare.length > 60) return
  const first = text.charAt(0)
  const texts = guarded.get(first)
  if (texts) texts.push(text)
  else guarded.set(first, [text])
}
