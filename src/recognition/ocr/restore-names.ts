import { type ReadLine, type ReadWord, UNREAD } from './reading.ts'

/**
 * Characters of Traditional print in names on labels that networks taught on Simplified print lack, the commonest first,
 * each with its Simplified form.
 */
const LACKED = new Map(
  '鈉钠澱淀漿浆脫脱豬猪氫氢鈣钙醬酱鉀钾鋁铝纖纤蘋苹蝦虾蔥葱棗枣羥羟綠绿薑姜穀谷蔔卜蘿萝櫚榈麴曲鬆松餡馅鹼碱煉炼銨铵醱发異异筍笋鎂镁櫻樱漬渍黴霉醃腌麩麸麥麦蟲虫壞坏蠟蜡鋅锌蔘参滷卤蕎荞鱈鳕堅坚欖榄礬矾銅铜膽胆鹹咸鮑鲍梔栀錳锰顆颗預预軟软桿杆藷薯醣糖'
    .match(/../gu)
    ?.map(pair => [pair.charAt(0), pair.charAt(1)]),
)
/** Further characters that a recogniser was taught, with their Simplified forms. */
const TAUGHT = new Map(
  '並并儲储圓圆夾夹撥拨櫞橼沒没涼凉滅灭滲渗燻熏犛牦獼猕礦矿秈籼稱称範范籠笼糉粽糧粮糰团綿绵編编脹胀荊荆莖茎莢荚莧苋萵莴蒼苍蓽荜蕓芸薺荠蘚藓蜆蚬螄蛳蠣蛎蠶蚕規规註注詳详認认貓猫貯贮貽贻賽赛輔辅釐厘鈦钛鈷钴鉬钼鉻铬錫锡鏈链飩饨飴饴餃饺餈糍餛馄餞饯餾馏驢驴鬚须魯鲁魷鱿鮁鲅鮫鲛鮭鲑鯖鲭鯧鲳鯪鲮鯷鳀鰐鳄鰱鲢鰹鲣鰻鳗鰾鳔鱘鲟鱷鳄鵝鹅鵪鹌鶉鹑鹵卤龜龟燉炖爛烂絞绞綜综鱔鳝塩盐醤酱蔵藏餚肴'
    .match(/../gu)
    ?.map(pair => [pair.charAt(0), pair.charAt(1)]),
)
/** Print with a smaller share of such characters, or with a single rare one, is Simplified; one of them was taken for its look-alike form. */
const LEAST_TRADITIONAL = 0.015

/** Characters that almost every label has and that the network knows in both prints: Simplified, then Traditional. */
const IN_BOTH_PRINTS =
  '剂劑维維质質养養项項产產标標见見应應许許证證业業条條阳陽热熱线線类類浓濃缩縮盐鹽种種适適险險储儲样樣开開启啟'
const [SIMPLIFIED, TRADITIONAL] = [0, 1].map(
  half => new Set([...IN_BOTH_PRINTS].filter((_, i) => i % 2 === half)),
)
/** So many of these characters tell the print, where they outnumber the others so many times. */
const TELLING = { least: 2, times: 3 }

/** What such a network reads in their place. */
const MISTAKEN: Readonly<Record<string, string>> = {
  纳: '鈉',
  納: '鈉',
  钠: '鈉',
  麸: '麩',
  魅: '麩',
  氧: '氫',
  激: '澱',
  殿: '澱',
  发: '麥',
  骤: '漿',
}
/** Characters read with less confidence than this may be one of these; with less than the second, any that the network lacks. */
const DOUBTFUL = { alike: 0.75, any: 0.6 }
/** Names are this long, in characters; longer stretches are text. */
const LENGTH = { min: 3, max: 18 }
/** So many spellings of one name are tried at most. */
const MAX_SPELLINGS = 10_000

const SEPARATOR = /[\s、，,；;：:。.·●○!?（）()[\]〔〕「」『』【】<>《》丶]/
/** L-, DL-, 5'-: a name begins here, whether or not its separator was read. */
const PREFIX = /(?:(?<![A-Za-z])(?:DL|[DLN])|5['’′]?)-?$/

/** The words of a reading that form one name, across the ends of rows. */
function namesOf(words: readonly ReadWord[]): ReadWord[][] {
  const names: ReadWord[][] = [[]]
  for (const word of words) {
    const prefix = PREFIX.exec(word.text)
    if (prefix) names.push([cutTo(word, prefix[0])])
    else if (SEPARATOR.test(word.text)) names.push([])
    else names.at(-1)?.push(word)
  }
  return names
}

/** The end of a word: of (DL-, the part behind the bracket. */
const cutTo = (word: ReadWord, text: string): ReadWord =>
  word.text === text ? word : { ...word, text, start: word.end - text.length }

/** A character that may stand at a place of a name, and how unlikely that is (0: as read). */
interface Option {
  text: string
  cost: number
}

const COST = { alike: 0.8, lacked: 1.2 }

/** What a word may be, itself first: a character read with doubt, or not at all, may be another. */
function optionsOf({ text, confidence }: ReadWord): Option[] {
  const lacked = [...LACKED.keys()].map(other => ({ text: other, cost: text === UNREAD ? 0 : COST.lacked }))
  if (text === UNREAD) return lacked
  const alike = MISTAKEN[text]
  const own = [
    { text, cost: 0 },
    ...(alike && confidence < DOUBTFUL.alike ? [{ text: alike, cost: COST.alike }] : []),
  ]
  const isDoubtful = /^\p{Script=Han}$/u.test(text) && confidence < DOUBTFUL.any
  return isDoubtful && !alike ? [...own, ...lacked] : own
}

/** All spellings of a name, with what they cost; none where there are too many to try. */
function spellingsOf(name: readonly ReadWord[]): { texts: string[]; cost: number }[] {
  const options = name.map(optionsOf)
  const count = options.reduce((product, { length }) => product * length, 1)
  if (count === 1 || count > MAX_SPELLINGS) return []
  return options.reduce<{ texts: string[]; cost: number }[]>(
    (spellings, choices) =>
      spellings.flatMap(({ texts, cost }) =>
        choices.map(choice => ({ texts: [...texts, choice.text], cost: cost + choice.cost })),
      ),
    [{ texts: [], cost: 0 }],
  )
}

/** 安賽蜜 in Simplified print: the characters of Traditional print as Simplified ones, by the places of their words. */
function simplified(lines: readonly ReadLine[]): Map<number, string> {
  const words = lines.flatMap(line => line.words).filter(({ text }) => /^\p{Script=Han}$/u.test(text))
  const formOf = ({ text }: ReadWord) => LACKED.get(text) ?? TAUGHT.get(text)
  const traditional = words.filter(formOf)
  const kinds = new Set(traditional.map(({ text }) => text)).size
  const count = (print: ReadonlySet<string> | undefined) =>
    words.filter(({ text }) => print?.has(text)).length
  const [simple, other] = [count(SIMPLIFIED), count(TRADITIONAL)]
  const isTold = simple >= TELLING.least && simple > other * TELLING.times
  const isMany = !isTold && traditional.length >= words.length * LEAST_TRADITIONAL
  if (isMany && kinds > 1) return new Map()
  // 鈉 alone tells the print of a short list; 鯪 alone does not.
  const mistaken = isMany ? traditional.filter(({ text }) => TAUGHT.has(text)) : traditional
  return new Map(mistaken.map(word => [word.start, formOf(word) ?? word.text]))
}

/** The word as restored. */
function withText(word: ReadWord, restored: ReadonlyMap<number, string>): ReadWord {
  const text = restored.get(word.start)
  return text === undefined ? word : { ...word, text }
}

/** The likeliest known spelling; undefined where another name is as likely. */
function likeliestOf(
  name: readonly ReadWord[],
  isKnownName: (name: string) => boolean,
): readonly string[] | undefined {
  const known = spellingsOf(name)
    .filter(({ texts }) => isKnownName(texts.join('')))
    .sort((a, b) => a.cost - b.cost)
  const [first, ...others] = known
  const simplified = ({ texts }: { texts: readonly string[] }) =>
    texts.map(text => LACKED.get(text) ?? text).join('')
  const isTied = others.some(
    other => first && other.cost === first.cost && simplified(other) !== simplified(first),
  )
  return isTied ? undefined : first?.texts
}

/**
 * The lines with characters put in that the network lacks, where one known name alone can stand there: 琥珀酸二□ is
 * 琥珀酸二鈉. Texts keep their lengths; what several names fit stays as it was read, and so does every character that the
 * network knows: whether 亚哨酸钠 is nitrite is not decided here.
 */
export function restoreNames(lines: readonly ReadLine[], isKnownName: (name: string) => boolean): ReadLine[] {
  const restored = simplified(lines)
  for (const name of namesOf(lines.flatMap(line => line.words))) {
    const text = name.map(word => word.text).join('')
    if (text.length < LENGTH.min || text.length > LENGTH.max || isKnownName(text)) continue
    const spelling = likeliestOf(name, isKnownName)
    for (const [i, word] of name.entries()) if (spelling?.[i]) restored.set(word.start, spelling[i])
  }
  return lines.map(line => {
    const words = line.words.map(word => withText(word, restored))
    const text = words.reduce((before, word) => {
      const at = word.start - line.start
      return before.slice(0, at) + word.text + before.slice(at + word.text.length)
    }, line.text)
    return { ...line, words, text }
  })
}
