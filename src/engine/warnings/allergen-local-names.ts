import { REGIONAL_FOODS } from '../lexicon/regional-foods.ts'
import { SCIENTIFIC_NAMES } from '../lexicon/scientific-names.ts'
import type { Allergen } from '../result.ts'

/** What a food is called in Hong Kong, Taiwan, Singapore, India, Japan or the Mediterranean: patterns, in English of whole words and their plurals. */
interface LocalNames {
  chinese?: string
  english?: string
}

// Every character written with the radical of fish; not what swims without being one, parts of fish, and 鲜, 鲁, 鳏, which are no animal.
const FISH =
  '(?![鱼魚鲁魯鲍鮑鲜鮮鱿魷鲸鯨鳄鰐鱷鳌鰲鳖鱉鲵鯢鳃鰓鳍鰭鳞鱗鳏鰥鲎鱟鲗鰂鳆鰒鱻鲧鯀])[\\u9b5a-\\u9ce4]'

const NAMES: Readonly<Partial<Record<Allergen, LocalNames>>> = {
  gluten: {
    chinese:
      '(?<![荞藜瞿雀玉黎])麦(?![芽冬角]|门冬|[卢芦]卡|[淇琪]淋|穗鱼|饭石|瓶草|丽素|斯威尔)(?<![油莜苦]麦(?=菜))|糌粑|青麸|燕麸|塞[莫摩]利[纳那]|北非小米|古斯米|蒸粗麦粉|澄[粉面]|碎麦|面麸|^麸$|面肠|意粉|(?:公仔|车仔|出前|伊|油|凉|乌龙|关庙|阳春|(?<!随)意|担担|热干|碱水|手擀|炸酱|烩|虾子)面(?!膜)|出前一丁',
    english:
      'suji|(?<!(?:idli|rice|corn|ragi) )ra[vw]a|(?<!(?:rice|ragi) )(?:semiya|seviyan)|dal(?:iy|i|y)a|chapatt?i|(?<!(?:rice|corn|jowar|bajra|ragi|makki) )roti|paratha|kulcha|poori|fregola|tabboul[ei]h?|tabouleh|tabouli|kibbeh|moghrabieh|somen|gyoza|youtiao|mantou|challah|focaccia|ciabatta|baguette|crostini|grissini|(?<!rice )sourdough|cannelloni|capellini|rotini|spaetzle|strudel|weetabix|dinkel|tritordeum',
  },
  crustacean: {
    chinese: '(?<!上)海老(?![酒抽字])|虾蛄|[峇巴]拉[煎盏栈]|马[拉来][盏栈煎]',
    english:
      '(?:petis|udang|hae ko|hae b(?:ee|i)|ter?asi|trasi|kapi|bagoong(?! isda)|cincalok|chincalok|balch[aã]o|mam ruoc|saeujeot|(?:sakura|ama)?ebi|kani|gamba|(?:moreton|balmain) bay bug|balmain bug|jhinga|kolambi|kepiting|ketam)',
  },
  fish: {
    chinese: `${FISH}|吻仔|魩仔|秋刀|鱼翅`,
    english:
      'bombay duck|bombil|bummalo|ikan(?: bilis)?|niboshi|katsuo(?:bushi)?|iriko|shirasu|tuyo|bagoong isda|nuoc (?:mam|cham)|pla ra|padaek|prahok|patis|budu|colatura|bottarga|tarama(?:salata)?|bacalhau|bacalao|lutefisk|stockfish|klippfisk|boquerones|matjes|rollmop|surstr[oö]mming|gravlax|lox|gefilte|kamaboko|chikuwa|narutomaki|hanpen|mentaiko|tarako|ikura|masago|saba(?! banana)|hamachi|maguro|rohu|hilsa|surmai|rawas|pomfret|brisling|saithe|coley|hoki|whiting|plaice|megrim|skate wing|smelt|wahoo|bluefish',
  },
  egg: {
    chinese: '鸡旦|玉子|沙律酱',
    english: 'tamago(?:yaki)?|balut|pavlova|advocaat|zabaglione|mayonaise',
  },
  peanut: {
    chinese: '^地豆仁?$|^番豆|落花生',
    english: 'm(?:oo|u)ng ?(?:f|ph)ali|mumfali|s(?:ing|heng) ?dana|verkadalai|kadalekai|goober|kacang tanah',
  },
  soy: {
    chinese: '枝豆|豆卜|枝竹|豆筋|油扬|荫[油豉]|壶底油|面豉|豉汁|丹贝|大酱',
    english:
      'tau ?hu|tau ?kwa|tau pok|tau ?cu|tauco|tauchu|tau ?cheo|tempe|kecap(?: manis)?|kicap|kinako|aburaage|nutrela|koya dofu|ganjang|cheonggukjang',
  },
  milk: {
    chinese: '花奶|(?<![椰豆])奶水|酥酪|乳扇|优[格酪]|奶露',
    english:
      'mawa|kho[ay]a?|malai|dahi|chh?enn?a|rab[rd]i|lassi|makhan|shrikhand|basundi|kalakand|rasgulla|rasmalai|peda|queso|cotija|ayran|doogh|kashk|leben|labne|viili|ymer|filmj[oö]lk|brunost|mysost|kaymak|panna cotta|(?<!vegan )gelato|junket|semifreddo|burrata|stracciatella|bocconcini|grana padano|lactos[eé]rum|(?<!vegan )milkshake|(?<!non[- ])dairy(?:[- ](?:solid|powder|blend|cream|fat|protein|product|ingredient))',
  },
  nuts: {
    chinese: '合桃|胡桃(?!木)|火山豆|巴旦[木杏姆]|甘栗|栗[蓉泥粉]',
    english:
      'kaju|badam|pista|akhrot|chilgoza|pinoli|pignolia|(?<!(?:beurre|lamb|pork) )noisette|marron(?: glac[eé])?|turr[oó]n|gianduia|nougatine',
  },
  sesame: {
    chinese: '麻蓉',
    english: '(?:white |black )?til(?: seed)?|ellu|sim ?sim|(?:kuro|shiro|neri|iri) goma|gomashio|sesamum',
  },
  shellfish: {
    chinese:
      '(?:^|[鲜冻干炸])[小中][管卷]$|^[小中]卷$|软丝(?!糖)|锁管|[鱿蚵]|墨斗|九孔|西施舌|响螺|花螺|螺片|鲜贝(?!母)|珠贝(?!母)|日月贝',
    english:
      'sotong|cumi(?:-cumi)?|ika|hotate|asari|hamaguri|tako|geoduck|kerang|pulpo|sepia|vongole|moules|cozze|paua|pipi|winkle|razor shell|coquilles',
  },
  celery: { chinese: '旱芹|塘蒿' },
  mustard: { english: 'sarson|kasundi|moutarde' },
  lupin: { chinese: '鲁冰豆', english: 'lupini(?: bean)?|tremo[cç]o|altramu(?:z|ce)s?' },
}

/** Whole words of English, with their plural. */
const wholeWords = (english: string) => `(?<![a-z])(?:${english})s?(?![a-z])`

const wordsOf = ({ chinese, english }: LocalNames): string[] => [
  ...(chinese ? [chinese] : []),
  ...(english ? [wholeWords(english)] : []),
]

/** The patterns of a table of names; `=` stands before one that has to be the whole name. */
const regional = ({ chinese = '', english = '' }: LocalNames): string[] =>
  wordsOf({
    chinese: chinese
      .trim()
      .split(/、\s*/)
      .map(name => (name.startsWith('=') ? `^${name.slice(1)}(?= |$)` : name))
      .join('|'),
    english: english.trim().split(/,\s+/).join('|'),
  })

const table = (
  pick: (one: (typeof REGIONAL_FOODS)[number]) => readonly string[],
): ReadonlyMap<string, RegExp> =>
  new Map(
    REGIONAL_FOODS.flatMap((one): [string, RegExp][] => {
      const patterns = pick(one)
      return patterns.length > 0 ? [[one.allergen, new RegExp(patterns.join('|'))]] : []
    }),
  )

/** One pattern per allergen, beside its own words (allergens.ts) and its dishes (allergen-dishes.ts). */
export const LOCAL_NAMES = table(({ allergen, bring }) => [
  ...wordsOf(NAMES[allergen] ?? {}),
  ...regional(bring),
  ...wordsOf({ english: SCIENTIFIC_NAMES[allergen] ?? '' }),
])

/** What only may bring it, because recipes differ. */
export const POSSIBLE_LOCAL_NAMES = table(({ may = {} }) => regional(may))
