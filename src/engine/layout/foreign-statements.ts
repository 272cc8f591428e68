import type { Allergen } from '../result.ts'

/** What statements of allergens call them in French, German, Spanish, Italian, Dutch; in Japanese; in Korean. Patterns of folded text: 制品 for 製品, - for ー. */
const WORDS: Readonly<Record<Allergen, string>> = {
  gluten:
    'ble|froment|gluten|seigle|orge|avoine|weizen|roggen|gerste|hafer|trigo|cebada|centeno|avena|frumento|grano|orzo|tarwe|小麦|麦|밀|호밀|보리',
  crustacean:
    'crustaces?|crevettes?|krebstiere?|krusten(?:tiere)?|garnelen|crustaceos|crostacei|schaaldieren|えび|エビ|かに|カニ|海老|蟹|새우|게|갑각류',
  fish: 'poissons?|fisch(?:e|en)?|pescado|pesce|vis|さば|サバ|さけ|サケ|鮭|鯖|鲑|鲭|魚|鱼|고등어|생선|어류',
  egg: 'oeufs?|œufs?|eiern?|ei|huevos?|uov[ao]|eieren|卵|たまご|계란|달걀|난류|알류',
  peanut: 'arachides?|cacahuetes?|erdnuss|erdnusse?n?|cacahuates?|arachidi|pinda.?s?|落花生|ピ-ナッツ|땅콩',
  soy: 'soja|soia|大豆|대두|콩',
  milk: 'lait|lactose|milch|laktose|leche|lactosa|latte|lattosio|melk|乳成分|乳(?!酸)|牛乳|우유|유제품',
  nuts: 'fruits? a coques?|noisettes?|noix|amandes?|noix de cajou|pistaches?|nuss|nusse?n?|schalenfruchten?|haselnuss|haselnusse?n?|mandeln?|walnusse?n?|frutos? (?:de cascara|secos)|avellanas?|almendras?|nueces|frutta a guscio|nocciole|mandorle|noten|くるみ|クルミ|ア-モンド|アーモンド|カシュ-ナッツ|ナッツ|호두|잣|아몬드|견과',
  sesame: 'sesame|sesam|sesamo|ごま|ゴマ|胡麻|참깨|깨',
  shellfish:
    'mollusques?|weichtieren?|moluscos|molluschi|weekdieren|いか|イカ|あわび|アワビ|ほたて|조개|오징어|전복|굴|홍합',
  sulphites: 'sulfites?|sulfiten?|sulfitos|solfiti|亜硫酸塩|아황산',
  celery: 'celeri|sellerie|apio|sedano|selderij',
  mustard: 'moutarde|senf|mostaza|senape|mosterd',
  lupin: 'lupin|lupinen?|altramuces|lupini',
}

const NAMED = Object.entries(WORDS).map(([allergen, words]) => ({
  allergen,
  named: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`),
}))

// What denies is no statement: ne contient pas, enthält keine, no contiene, 含まない.
const MAY = [
  /(?:peut (?:aussi )?contenir|traces? (?:eventuelles? )?d(?:e|u|es|')|presence (?:possible|eventuelle))[^.\n]*/g,
  /kann [^.\n]*?enthalten|spuren von[^.\n]*/g,
  /(?:puede contener|trazas de|puo contenere|tracce di|kan sporen|pode conter)[^.\n]*/g,
  /[^。\n]{0,80}(?:を含む|を使用した)制品[^。\n]*(?:生产|制造)[^。\n]*|[^。\n]{0,80}(?:混入|含まれる)[^。\n]*可能性[^。\n]*/g,
  /[^.\n]{0,80}(?:같은|동일)[^.\n]*(?:시설|설비|공장|라인)[^.\n]*|[^.\n]{0,80}(?:혼입|포함될)[^.\n]*(?:가능|수 있)[^.\n]*/g,
]
const CONTAINS = [
  /(?<!ne )(?<![a-z])contient(?! pas)[^.\n]*|(?<![a-z])enthalt(?! kein)[^.\n]*/g,
  /(?<!(?:no|non|nao) )(?<![a-z])(?:contiene|contem|bevat(?! geen))[^.\n]*/g,
  /一部に[^。\n]*?を含む|アレル(?:ゲン|ギ-)(?:物質)?[^。\n:]{0,8}:[^。\n]*|[^。\n]{1,40}を含みます/g,
  /[^.\n]{1,60}함유(?!량)/g,
]

// These say what is not in it; where they stand the list is over as well.
const DENIES =
  /(?<![a-z])(?:ne contient pas|enthalt kein|(?:no|non|nao) (?:contiene|contem)|bevat geen)[^.\n]*/g

const ACCENTS = /[\u0300-\u036f]/g
/** Of the same length: an accent and its letter are one character of folded text. */
const plain = (folded: string): string => folded.normalize('NFD').replace(ACCENTS, '').normalize('NFC')

/** Where the sentences begin that say in another language what is in the product, what may be, and what is not. */
export const foreignStarts = (folded: string): number[] =>
  [...MAY, ...CONTAINS, DENIES].flatMap(pattern =>
    [...plain(folded).matchAll(pattern)].map(({ index, 0: said }) => index + said.search(/\S/)),
  )

/** The allergens that the statements of another language name, beside a list that is Chinese or English. */
export function foreignStatements(folded: string): { contains: string[]; mayContain: string[] } {
  const text = plain(folded)
  const mayContain = sentencesOf(text, MAY)
  const rest = mayContain.reduce((left, sentence) => left.replace(sentence, ' '), text)
  return { contains: allergensIn(sentencesOf(rest, CONTAINS)), mayContain: allergensIn(mayContain) }
}

const sentencesOf = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap(pattern => [...text.matchAll(pattern)].map(([sentence]) => sentence))

const allergensIn = (sentences: readonly string[]): string[] =>
  NAMED.filter(({ named }) => sentences.some(sentence => named.test(sentence))).map(
    ({ allergen }) => allergen,
  )

/** Names that lists of other languages add to the words of statements: what Japanese and Korean write without a root of its own. */
const IN_LISTS: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: 'パン粉|小麦粉|麦芽(?!糖)|醤油|しょうゆ|밀가루|소맥(?:분|전분)|빵가루|간장',
  crustacean: '새우젓|꽃게|대게|크릴',
  fish: 'かつお|カツオ|まぐろ|マグロ|あじ節|いわし|たら(?=[(、,])|煮干|魚醤|멸치|참치|연어|명태|어육|가쓰오|까나리',
  egg: '卵黄|卵白|全卵|マヨネ-ズ|난백|난황|전란|마요네즈',
  soy: '醤油|しょうゆ|味噌|みそ|豆腐|豆乳|간장|된장|두부|두유|고추장',
  milk: 'バタ-(?!ナッツ)|チ-ズ|クリ-ム|ヨ-グルト|ホエイ|粉乳|練乳|乳糖|生乳|乳清|분유|유청|버터|치즈|크림|연유|유당|요구르트',
  nuts: 'ヘ-ゼルナッツ|ピスタチオ|マカダミア|ペカン|캐슈|헤이즐넛|마카다미아|피스타치오|피칸|코코아넛',
  sesame: '참기름|깨소금',
  shellfish: 'オイスタ-|牡蠣|あさり|帆立|굴소스|바지락',
}
/** German compounds and the dairy of Spain, Italy and the Netherlands, as whole words without accents. */
const WHOLE_WORDS: Readonly<Partial<Record<Allergen, string>>> = {
  gluten: 'gersten[a-z]*|hafer[a-z]*|dinkel[a-z]*|malz[a-z]*|semola|semoule|paniermehl|brotkrumen',
  fish: 'fischsauce|anchoas?|merluza|bacalao|atun|tonno|acciughe|merluzzo',
  egg: 'huhnerei[a-z]*|vollei[a-z]*|eiklar|eigelb[a-z]*|tuorlo|albume',
  soy: 'soja[a-z]*',
  milk: 'butter[a-z]*|(?:suss)?molken?[a-z]*|milch[a-z]*|kase[a-z]*|joghurt[a-z]*|mantequilla|nata|queso|burro|panna|manteiga|natas|queijo|boter|kaas|room|beurre|fromage',
  nuts: 'haselnuss[a-z]*|mandel[a-z]*|walnuss[a-z]*|cashew[a-z]*|noci|pistacch[a-z]*|anacard[a-z]*|nocciol[a-z]*|mandorl[a-z]*',
  peanut: 'erdnuss[a-z]*',
  sesame: 'sesam[a-z]*',
  celery: 'sellerie[a-z]*',
  mustard: 'senf[a-z]*',
}
const WHOLE = Object.entries(WHOLE_WORDS).map(([allergen, words]) => ({
  allergen,
  named: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`),
}))
const NAMED_IN_LISTS = Object.entries(IN_LISTS).map(([allergen, words]) => ({
  allergen,
  named: new RegExp(words),
}))
// Coconut, nutmeg, cocoa butter, lactic acid, emulsifiers, buckwheat, perilla: named for what they do not contain.
const ONLY_SOUNDS =
  /noix de (?:coco|muscade|kola)|lait de (?:coco|riz)|beurre de (?:cacao|karite)|(?:leche|agua) de coco|latte di cocco|burro di cacao|manteca de cacao|manteiga de cacau|nuez moscada|noce moscata|muskatnuss[a-z]*|kokos[a-z]*|kakao[a-z]*|cacaoboter|buchweizen[a-z]*|milchsaure[a-z]*|mandelaroma|ble noir|grano saraceno|trigo sarraceno|乳化[剤剂]?|乳酸[菌カ]?|ココ[アナ][a-z\u3041-\u30fa-]*|カカオバタ-|ピ-ナッツかぼちゃ|バタ-ナッツ|麦芽糖|そば粉?|메밀[^\s,()]*|들깨[^\s,()]*|유화제|코코넛[^\s,()]*|코코아[^\s,()]*|카카오버터|땅콩호박|유산균?|젖산/g

/** The names of a list in another language, without what only sounds like an allergen. */
export const namesOfForeign = (folded: string): string[] =>
  plain(folded)
    .replace(/ß/g, 'ss')
    .replace(ONLY_SOUNDS, ' ')
    .split(/[,、;:()[\]/\n。.|]+/)
    .map(name => name.trim())
    .filter(Boolean)

/** The allergens that a name of such a list names in its own language. */
export const namedAbroad = (name: string): string[] =>
  [...NAMED, ...WHOLE, ...NAMED_IN_LISTS]
    .filter(({ named }) => named.test(name))
    .map(({ allergen }) => allergen)
