import { allergensClaimedAbsent, claimedIn, withoutClaims } from '../claims/claims.ts'
import { gridIn, withoutGrid } from '../layout/allergen-grid.ts'
import type { Layout } from '../layout/find-lists.ts'
import { foreignStatements, namedAbroad, namesOfForeign } from '../layout/foreign-statements.ts'
import { ALLERGEN_WORDS } from '../lexicon/allergen-words.ts'
import { withoutFalseFriends } from '../lexicon/false-friends.ts'
import { withBlanks } from '../lexicon/joined-words.ts'
import { INSECTS } from '../lexicon/scientific-names.ts'
import { isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Allergen } from '../result.ts'
import { flattenItems } from '../scoring/product-context.ts'
import { DISHES } from './allergen-dishes.ts'
import { LOCAL_NAMES, POSSIBLE_LOCAL_NAMES } from './allergen-local-names.ts'

interface AllergenRule {
  allergen: Allergen
  /** Words of an ingredient's name that carry the allergen. */
  names: RegExp
  /** Words that only look like it, removed before looking. */
  except?: RegExp
  /** Words by which a statement names the allergen. */
  stated: RegExp
  /** Words of a statement that only look like it, removed before looking. */
  notStated?: RegExp
  /** Names that only may bring it. */
  possible?: RegExp
}

// 大豆油, 葡萄糖浆 and the like are exempt (GB 7718-2025 D.4); lecithin that names soy is shown, for it says so itself.
const RULES: readonly AllergenRule[] = [
  {
    allergen: 'gluten',
    names:
      /小麦|面粉|全麦|麦麸|麸皮|麸质|谷朊粉|面筋|大麦|青稞|黑麦|燕麦|莜麦|麦片|麦芽(?!糖|糊精|酚)|麦仁|洋薏[米仁]|麦精|斯佩耳特|面包|饼干|挂面|面条|蛋糕|威化|馒头|油条|面团|面皮|饼皮|曲奇|烤麸|水面筋|吐司|乌冬|拉面|馄饨|云吞|饺子|包子|烧麦|春卷|意大利面|通心粉|高筋粉|低筋粉|中筋粉|自发粉|啤酒(?!酵母|花)|(?<!无麸质)酱油|生抽|老抽|豉油|味噌|甜面酱|wheat|(?<!rice |beans |peas |gram |lentils |corn |maize |soy |potato |tapioca |almond |coconut |chickpea |oat |pea |bean |buckwheat |quinoa |lentil |cassava |sorghum |millet |amaranth |teff |masa |yam |taro |lupini |lupin |hemp |linseed |sesame |seed |nut |da[hl]l? |besan |moong |jowar |bajra |ragi |makki |rajgira |singhara |kuttu |sama |cashew |cricket |mesquite |cauliflower |(?:lotus )?root |fruit |fonio |apple |psyllium |carob |plantain |acorn |goose-?foot |fat hen )\bflour|barley|\brye\b|\boats?\b|oatmeal|spelt|kamut|farro|triticale|gluten|semolina|durum|couscous|bulgur|\bmalt\b|malted|malt extract|malt syrup|bread|breadcrumbs|crackers?\b|cookies?\b|pasta|macaroni|spaghetti|\bnoodles?\b|\bbeer\b|soy sauce|granola|pretzel|wafer|biscuit|panko|seitan|freekeh|graham|tortilla wheat|croutons|orzo|einkorn|\bemmer\b|\bfarina\b|\budon\b|gnocchi|matzoh?|bagel|croissant|brioche|\bpita\b|ravioli|tortellini|lasagn[ae]|linguine|fettuccine|naan\b|脆皮筒|甜筒|蛋筒|冰[淇激][淋凌]筒|wafer cone|ice cream cone|sugar cone|\bramen\b|brownie/,
    except:
      /荞麦|flour (?:treatment|improver)|(?:rice|corn|maize|buckwheat|quinoa|chickpea|lentil|pea|bean|edamame|konjac|shirataki|kelp|glass|sweet potato|potato|cassava|millet|sorghum) (?:flour|noodle|pasta|spaghetti|penne|fusilli|macaroni|cracker)s?|面包果|异?麦芽酮|异麦芽|麦芽糊精|麦芽糖|麦芽酚|燕麦β-葡聚糖|rice noodle|pho noodle|doughnut peach|glass noodle|tamari|buckwheat|corn tortilla|rice cracker|glucose syrup|wheat starch maltodextrin|maltodextrin|maltitol|maltose|(?:rice|corn|maize|soy|soya|potato|tapioca|almond|coconut|chickpea|pea|bean|quinoa|lentil|cassava|sorghum|millet|amaranth|teff|masa|corn masa|peanut|nut|konjac|cottonseed|lupin|mustard|banana|sunflower|tigernut|sweet potato|defatted soy|textured soy|guar|arrowroot|garbanzo|beans|peas|gram|cocoa|carob|flaxseed|mung bean|yam|taro|plantain|acorn|green banana|glutinous rice|brown rice|white rice|sweet rice|degerminated corn|yellow corn|white corn|lentils) flour/g,
    stated:
      /麸质|小麦|面粉|大麦|黑麦|燕麦|谷物|麦类|麦|gluten|(?<!(?<!not |un)suitable for )co?eliac|wheat|barley|\brye\b|oat|cereal/,
    notStated: /异?麦芽(?:糖醇?|糊精|酚|酮糖?)|荞麦|藜麦|麦卢卡|麦冬|buckwheat/g,
    possible: /复合调味料|复合调味粉/,
  },
  {
    allergen: 'crustacean',
    names:
      /虾|蟹(?![味籽子])|磷虾|\bshrimps?\b|prawn|\bcrabs?\b|lobster|crayfish|crawfish|krill|langoustine|scampi|belacan|crustacean/,
    except:
      /蟹味菇|虾夷|虾青素|[虾蟹](?:黄|肉|仁)?(?:味|风味)|(?:shrimp|prawn|crab|lobster|crayfish) flavou?r(?:ing)?s?\b|imitation crab|crab ?apple|lobster mushroom/g,
    stated: /甲壳|海鲜(?![酱菇])|水产品|\bsea ?food|虾|蟹|shrimp|prawn|crab|lobster|crustacea|shellfish/,
    possible: new RegExp(`${INSECTS.source}|(?:shrimp|prawn|crab|lobster|crayfish) flavou?r`),
  },
  {
    allergen: 'fish',
    names:
      /(?<!鱿|墨|章|鲍|鳄|甲|娃娃|木|八爪|带)鱼(?!腥草|胶粉|明胶)|鱼露|鱼糜|木鱼花|鲣|鳕|鲑|鳗|带鱼|娃娃鱼|鳀|金枪|三文|鱼子|鱼籽|花胶|\bfish\b|\bcod\b|pollock|salmon|\btuna\b|anchov(?:y|ies)|sardine|mackerel|herring|trout|tilapia|haddock|surimi|bonito|whitefish|halibut|worcestershire|catfish|swordfish|\bmarlin\b|\bshark\b|tilefish|\bnam pla\b|\bdashi\b|\bsprats?\b|pilchard|sea ?bass|\bhake\b|snapper|\beels?\b|unagi|caviar|garum|伍斯特|喼汁/,
    except:
      /鱿鱼|墨鱼|章鱼|鲍鱼|鳄鱼|甲鱼|鲸鱼|八爪鱼|八带鱼?|笔管鱼|柔鱼|(?<![虱比红])目鱼|鱼香(?!草)|鱼腥草|鱼胶粉|鱼明胶|fish gelatin|shellfish|cuttlefish|crayfish|jellyfish|starfish/g,
    stated: /鱼(?!腥)|海鲜(?![酱菇])|水产品|\bsea ?food|\bfish\b|\bcod\b|salmon|\btuna\b|anchov(?:y|ies)/,
    notStated: /shellfish|鱿鱼|墨鱼|章鱼|鲍鱼/g,
  },
  {
    allergen: 'egg',
    names:
      /蛋(?!白|氨酸|黄果|壳)|鸡蛋白|(?:干|冰|液|全)蛋白|(?<![豆物麦乳奶清胶])蛋白(?:液|霜|饼)|溶菌酶|沙拉酱|\beggs?\b|\byolks?\b(?![- ]free)|albumen|albumin|mayonnaise|lysozyme|meringue|ovalbumin/,
    except: /egg ?plant|egg ?fruit|鸡蛋[花果]|[鱼素]蛋|植物蛋/g,
    stated: /蛋(?!白)|(?<![奶乳豆球原清酪铁麦物])蛋白(?!质|粉|酶)|\beggs?\b/,
  },
  {
    allergen: 'peanut',
    names: /花生(?!油|衣红|四烯)|长生果|peanut|groundnut|arachis/,
    except: /花生油|花生衣红|花生四烯酸|peanut oil|groundnut oil|arachis oil/g,
    stated: /花生|peanut|groundnut/,
    notStated: /花生四烯酸/g,
    // Pressed peanut oil keeps protein, refined oil hardly any; the name seldom tells which it is.
    possible: /花生油|(?:peanut|groundnut|arachis) oil/,
  },
  {
    allergen: 'soy',
    names:
      /大豆|黄豆|黑豆|毛豆|豆粕|豆腐|豆干|豆皮|腐竹|千张|豆浆|豆奶|豆乳|豆豉|豆酱|纳豆|味噌|味增|腐乳|南乳|酱油|生抽|老抽|豉油|天贝|豆渣|豆花|豆泡|大豆组织蛋白|拉丝蛋白|油豆腐|青豆粉|豆粉|\bbean ?curd|\bsoy|soya|tofu|edamame|tempeh|\bmiso\b|tamari\b|\bnatto\b|shoyu|soybean|teriyaki|hoisin|doubanjiang|gochujang|doenjang/,
    except:
      /(?:血|米|魔芋|蒟蒻|花生|观音|神仙|橡子|奶|麻|豌|杏仁)豆腐|大豆油|大豆色拉油|精炼大豆油|氢化大豆油|大豆低聚糖|(?:绿|红|赤小|豌|蚕|芸|鹰嘴|白|羽扇|鲁冰|黑眼|扁|可可|咖啡|菜)豆粉|(?:partially |fully )?(?:hydrogenated )?(?:interesterified )?(?:high oleic )?soy(?:bean|a|a bean)? (?:oil|and (?:palm|canola|cottonseed|sunflower) oil)|soya?(?: ?beans?)?(?:,? (?:and|or|and\/or) [a-z]+)* oil|大豆异黄酮/g,
    stated: /大豆|黄豆|豆类|豆制品|豆|\bsoy|soya|soybean/,
    notStated: /羽扇豆|鲁冰豆|[绿红]豆|豌豆|蚕豆|可可豆|咖啡豆/g,
    possible:
      /(?<!大豆)植物蛋白|素肉|(?<!大豆)组织蛋白|复合调味料|复合调味粉|(?:hydroly[sz]ed|textured) (?:vegetable|plant) protein|vegetable protein/,
  },
  {
    allergen: 'milk',
    names:
      /牛乳|羊乳|曲拉|牦牛酥油|牛奶|羊奶|驼乳|驼奶|鲜奶|生乳|鲜乳|原奶|乳粉|奶粉|奶油|黄油|干酪|奶酪|芝士|酪乳|乳清|酪蛋白|酪朊|干酪素|乳糖(?!酶|醇)|炼乳|炼奶|酸奶|酸乳|起[司士]|奶盖|发酵乳|乳脂|乳蛋白|奶昔|乳制品|牛奶蛋白|乳铁蛋白|乳矿物盐|牛初乳|奶皮|奶豆腐|稀奶|淡奶|脱脂乳|全脂乳|复原乳|奶片|芝士粉|乳固[体形]|冰淇淋|牛奶巧克力|白巧克力|太妃|\bmilk\b|milkfat|\bwhey\b|casein|caseinate|\bbutter\b|buttermilk|butterfat|\bcream\b|\bcheeses?\b|yogurt|lactose|lactalbumin|\bghee\b|\bcurds?\b|kefir|ice cream|parmesan|mozzarella|cheddar|romano|ricotta|gouda|feta|lactoferrin|half and half|condensed milk|custard|nonfat dry milk|dulce de leche|cr[eèé]me fra[iî]che|mascarpone|paneer|\bquark\b|\bskyr\b|labneh|fromage|gruy[eè]re|\bbrie\b|camembert|emmental|provolone|halloumi|khoya|忌廉|马斯卡彭|马苏里拉|切达|帕玛森|车打/,
    except:
      /椰奶|椰乳|椰子奶油|植物(?:奶油|黄油)|人造(?:奶油|黄油)|豆奶|豆乳|燕麦奶|杏仁奶|核桃乳|核桃奶|花生乳|米乳|植物奶|巴旦木奶|坚果奶|玉米奶|腰果奶|牛奶菇|奶油(?:生菜|南瓜)|腐乳|红腐乳|可可脂|乳木果|异构化乳糖液?|乳酸(?!菌饮)|乳化|硬脂酰乳酸|乳糖醇|乳糖酶|乳球菌|乳杆菌|coconut milk|coconut cream|almond milk|soy milk|soya milk|oat milk|rice milk|cashew milk|hemp milk|pea milk|nut milk|cocoa butter|peanut butter|almond butter|cashew butter|nut butter|shea butter|sunflower (?:seed )?butter|apple butter|seed butter|hazelnut butter|pumpkin butter|mango butter|kokum butter|cream of tartar|cream of (?:wheat|rice|coconut)|冰[淇激][淋凌]筒|ice cream cone|vegan (?:cream cheese|cheese|butter|cream)|non[ -]dairy creamer|butter bean|butternut|bean ?curd|wheaten cornflour|water kefir|(?:plant(?:[- ]based)?|vegan|oat|soya?|coconut|almond|cashew|rice|dairy[- ]free) (?:whipp(?:ed|ing) )?(?:butter|cream cheese|cream|cheese|yogh?urt|kefir|mozzarella|cheddar|parmesan|feta|ricotta)|牛奶[果枣]|creamed coconut|milk thistle|body butter|coconut butter|lactic|lactate|butter lettuce/g,
    stated: /乳(?!酸菌饮|化)|奶|\bmilk|dairy|lactose|whey|casein/,
    notStated: /乳糖醇|乳酸(?!菌)|椰[奶乳]|[豆腐]乳(?!清)|豆奶|milk thistle|coconut milk/g,
    // GB 15196 lets these contain milk; the name does not tell.
    possible: /(?:人造|植物)(?:奶油|黄油)|麦[淇琪]淋|(?<!free )margarine/,
  },
  {
    allergen: 'nuts',
    names:
      /杏仁(?!奶酪)|巴旦木|扁桃|腰果|核桃|榛|开心果|夏威夷果|澳洲坚果|碧根果|山核桃|松子|松仁|板栗|栗子|巴西坚果|鲍鱼果|坚果|香榧|榧子|长寿果|(?<!长生果|花生)果仁|almond|cashew|walnut|hazelnut|filbert|pistachio|macadamia|pecan|brazil nut|pine nut|\bnuts?\b|marzipan|praline|gianduja|chestnut|tree nuts/,
    except:
      /(?:walnut|pecan|almond)[- ]?wood|坚果味|杏仁香精|water chestnut|pea[- ]nuts?|coconut|doughnut|nutmeg|butternut|tiger nut|peanut|grape-nut|[ck]ola nut|areca nut|betel nut|gin(?:kg?|gk)o nut|chestnut mushroom|horse chestnut|苦杏仁苷|石栗|板栗南瓜/g,
    stated:
      /坚果|果仁|杏仁|腰果|核桃|榛|开心果|夏威夷果|巴旦木|扁桃|松子|碧根果|nuts?\b|almond|cashew|walnut|hazelnut|pistachio|macadamia|pecan/,
    notStated: /peanuts?|coconuts?|花生/g,
    possible: /nougat|牛轧/,
  },
  {
    allergen: 'sesame',
    names: /芝麻|胡麻|香油|麻酱|麻油|sesame|tahini|halva|gingelly|\bbenne\b/,
    except:
      /花椒麻油|藤椒|(?<![黑白])胡麻籽|(?<![黑白])胡麻油|芝麻菜|(?<!白)(?:亚|火|大|蓖|篦|苎|黄)麻(?:[籽仁]?油|[籽仁糖汁])/g,
    stated: /芝麻|sesame/,
  },
  {
    allergen: 'shellfish',
    names:
      /蚝|牡蛎|扇贝|干贝(?!素)|瑶柱|蛤|花甲|蛏|贻贝|青口|海螺|螺肉|田螺|螺蛳|蚬|贝肉|^贝$|鱿鱼|墨鱼|章鱼|八爪鱼|乌贼|鲍鱼|鲍汁|海兔|\bclams?\b|oyster|mussel|scallop|squid|octopus|abalone|cuttlefish|calamari|conch|snail|mollus[ck]s?|贝类/,
    except: /螺旋藻|狗爪螺|雪蛤|oyster mushroom|oyster plant|平菇|鲍鱼菇|贝贝南瓜|杏鲍菇|鲍鱼果|素蚝油/g,
    stated:
      /贝|海鲜(?![酱菇])|水产品|\bsea ?food|软体|头足|螺|蚝|牡蛎|鱿|mollus[ck]|oyster|clam|squid|mussel|scallop|octopus/,
  },
  {
    allergen: 'sulphites',
    names:
      /亚硫酸(?!铵法)|二氧化硫|硫磺|硫黄|保险粉|sulfite|sulphite|bisulfite|metabisulfite|metabisulphite|bisulphite|sulfur dioxide|sulphur dioxide/,
    except: /亚硫酸铵法|亚硫酸氨法/g,
    stated: /亚硫酸|二氧化硫|sul(?:ph|f)ite|sul(?:ph|f)ur dioxide/,
  },
  // The last three are declared in the European Union (Regulation 1169/2011, Annex II), not in China.
  {
    allergen: 'celery',
    names: /芹菜|西芹|芹籽|\bceler(?:y|iac)\b/,
    except: /芹菜味/g,
    stated: /芹|\bceler(?:y|iac)\b/,
  },
  {
    allergen: 'mustard',
    names: /芥末|芥子|芥菜籽|芥籽|\bmustard\b|\bdijon\b/,
    except: /青芥末|芥末味|山葵|辣根/g,
    stated: /芥|\bmustard\b/,
  },
  {
    allergen: 'lupin',
    names: /羽扇豆|\blupine?s?\b/,
    stated: /羽扇豆|\blupine?s?\b/,
  },
]

export interface AllergenFindings {
  contains: Allergen[]
  mayContain: Allergen[]
  /** Per allergen the items it came from; a statement alone leaves it empty. */
  sources: ReadonlyMap<Allergen, readonly Item[]>
  /** Per allergen the items that only may bring it: 水解植物蛋白, nougat. */
  possibleSources: ReadonlyMap<Allergen, readonly Item[]>
}

/** The findings of a text that is no list. */
export const NO_ALLERGENS: AllergenFindings = {
  contains: [],
  mayContain: [],
  sources: new Map(),
  possibleSources: new Map(),
}

/**
 * Finds allergens in the ingredients, in the list of the other language and in the sentences a label adds; what is contained is not
 * repeated as possible.
 */
export function findAllergens(
  roots: readonly Item[],
  layout: Layout,
  unread: readonly Item[] = [],
): AllergenFindings {
  const contains = new Set<Allergen>()
  const mayContain = new Set<Allergen>()
  const warned = new Set<Allergen>()
  const sources = new Map<Allergen, Item[]>()
  const possibleSources = new Map<Allergen, Item[]>()
  for (const item of flattenItems(roots)) {
    if (item.role === 'section') continue
    if (isPrecaution(item)) {
      for (const allergen of stated(item.words)) warned.add(allergen)
      continue
    }
    for (const allergen of carriedBy(item)) {
      contains.add(allergen)
      note(sources, allergen, item)
    }
    for (const allergen of possiblyIn(item)) {
      mayContain.add(allergen)
      note(possibleSources, allergen, item)
    }
  }
  for (const item of flattenItems(unread))
    if (item.role !== 'section' && !isPrecaution(item))
      for (const allergen of carriedBy(item)) contains.add(allergen)
  for (const allergen of ofForeignLists(layout)) contains.add(allergen)
  // What a name only may bring, the pack's own claim decides: 人造黄油 of a pack that says 不含乳成分.
  for (const allergen of statedAllergens(allergensClaimedAbsent(layout.folded.text))) {
    mayContain.delete(allergen)
    possibleSources.delete(allergen)
  }
  for (const allergen of warned) mayContain.add(allergen)
  const grid = gridIn(layout.folded.text)
  for (const { name, says } of grid)
    for (const allergen of says === 'free' ? [] : statedAllergens(name))
      (says === 'contains' ? contains : mayContain).add(allergen)
  const text = withoutGrid(layout.folded.text, grid)
  const foreign = foreignStatements(text)
  for (const range of layout.contains) {
    const words = text.slice(range.start, range.end)
    const turn = turnToMay(words)
    for (const allergen of stated(words.slice(0, turn))) contains.add(allergen)
    // What is contained is left out of this at the end.
    for (const allergen of stated(words)) mayContain.add(allergen)
  }
  for (const range of layout.mayContain)
    for (const allergen of stated(text.slice(range.start, range.end))) mayContain.add(allergen)
  const order = RULES.map(rule => rule.allergen)
  const isIn = (allergen: Allergen) => contains.has(allergen) || foreign.contains.includes(allergen)
  return {
    contains: order.filter(isIn),
    mayContain: order.filter(
      allergen => !isIn(allergen) && (mayContain.has(allergen) || foreign.mayContain.includes(allergen)),
    ),
    sources,
    possibleSources,
  }
}

/** What the lists of a third language name beside the one that is read. */
function ofForeignLists({ folded, foreign }: Layout): Allergen[] {
  const names = foreign.flatMap(({ start, end }) => namesOfForeign(folded.text.slice(start, end)))
  return RULES.filter(rule =>
    names.some(name => namedAbroad(name).includes(rule.allergen) || carries(rule, name)),
  ).map(({ allergen }) => allergen)
}

/** `dark chocolate (cocoa mass, sugar; may contain milk)`: a statement that stands between the names of a bracket. */
export const isPrecaution = ({ words }: Item): boolean =>
  /^(?:可能(?:会)?(?:含|带有|混有)|may (?:also )?contain|traces? of|might contain)/.test(words)

function note(sources: Map<Allergen, Item[]>, allergen: Allergen, item: Item): void {
  const items = sources.get(allergen)
  if (items) items.push(item)
  else sources.set(allergen, [item])
}

/** What a name may bring that only may: a blend that the label does not open. */
function possiblyIn(item: Item): Allergen[] {
  if (item.children.length > 0) return []
  const names = namesOf(item)
  const possible = RULES.filter(({ allergen, possible: may }) =>
    names.some(words =>
      [may, DISHES[allergen]?.may, POSSIBLE_LOCAL_NAMES.get(allergen)].some(one => one?.test(words)),
    ),
  ).map(({ allergen }) => allergen)
  return item.mayBeButter ? [...possible, 'milk'] : possible
}

function carriedBy(item: Item): readonly Allergen[] {
  // 副干酪乳酪杆菌 is named for what it lives in.
  if (item.kind === 'culture' && /[杆球]菌/.test(item.words)) return []
  if (isOpenedTaste(item) || withoutClaims(item.words).trim() === '') return []
  const names = namesOf(item)
  const denied = statedAllergens(claimedIn(deniedBy(item)))
  return RULES.filter(
    rule =>
      !denied.includes(rule.allergen) &&
      ((rule.allergen === 'sulphites' && isSulphite(item)) ||
        (rule.allergen === 'egg' && item.substance?.ins === LYSOZYME) ||
        (rule.allergen === 'milk' && item.isButter) ||
        names.some(words => carries(rule, words))),
  ).map(({ allergen }) => allergen)
}

/** Prawn Cocktail Seasoning [sugar, salt …]: what a taste is called tells nothing where the label says what it is made of; a creamer may bring milk. */
export const isOpenedTaste = ({ words, children }: Item): boolean =>
  children.length > 0 &&
  /\b(?:seasoning|flavou?r(?:ed|ing)?)s?\b|味(?:型)?(?:复合)?调味[料粉]|味[料粉]包?$/.test(words) &&
  flattenItems(children).every(({ kind, words: part }) => kind !== 'unknown' && !/植脂末|creamer/.test(part))

// crème, atún, đậu: the tables of names have no accents.
const ACCENTS = /[\u0300-\u036f]/g
// Blanks and line ends inside Chinese words.
const BETWEEN_IDEOGRAPHS = /(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff])/g

/** The name with its remarks, where a claim of the ingredient itself may stand: oats (gluten free). */
function deniedBy(item: Item): string {
  return [item.words, ...(item.ingredient.notes ?? [])]
    .join(' ; ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(BETWEEN_IDEOGRAPHS, '')
}

const EXEMPT_SOURCES = /小麦|大麦|麸质|wheat|barley|gluten/gi

/** The names that count, with the remarks that name a source (来自牛奶): the printed one, and the probable one for a misreading. */
function namesOf(item: Item): string[] {
  const { suspected } = item.ingredient
  // Sugars and dextrins made from wheat are exempt even where the label names their source; the sulphites in them are not.
  const isExempt = /glucose|dextrose|dextrin|葡萄糖|糊精|麦芽糖/.test(item.words)
  const notes = (item.ingredient.notes ?? [])
    .filter(note => !/不含|无|free|非/.test(note))
    .map(note => (isExempt && !/^(?:含|contain)/i.test(note) ? note.replace(EXEMPT_SOURCES, ' ') : note))
    .join(' ')
  const probable = suspected && suspected.confidence >= 0.75 ? [suspected.name] : []
  // `soybean and/or canola`, probably with `oil` behind it: the whole name says more than its beginning; makhana no more than makhan.
  const isPart = probable.some(name => hasWords(name.toLowerCase(), item.words))
  return [...(isPart ? [] : [item.words]), ...probable].map(name =>
    `${name.replace(BETWEEN_IDEOGRAPHS, '')} ${notes}`
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(ACCENTS, '')
      .normalize('NFC')
      .replace(/đ/g, 'd')
      .replace(/\n/g, ' ')
      .trim(),
  )
}

/** Whether a name contains some words and they do not end in the middle of one. */
function hasWords(name: string, words: string): boolean {
  const at = name.indexOf(words)
  return at >= 0 && !/^[a-z]{2}$/.test(name.slice(at + words.length - 1, at + words.length + 1))
}

/** Made from hens' eggs, whatever it is called: 溶菌酶, lysozyme, E1105. */
const LYSOZYME = '1105'

function isSulphite(item: Item): boolean {
  return isOfClass('sulphite')(item)
}

function carries({ allergen, names, except }: AllergenRule, words: string): boolean {
  const plain = withoutFalseFriends(withBlanks(words)).replace(except ?? '', ' ')
  return [names, DISHES[allergen]?.bring, LOCAL_NAMES.get(allergen)].some(words => words?.test(plain))
}

function stated(text: string): Allergen[] {
  const words = text.replace(BETWEEN_IDEOGRAPHS, '')
  // "We cannot guarantee that it is free from nuts" is a warning.
  return statedAllergens(/guarantee|不保证|(?:不能|无法)保证/.test(words) ? words : withoutClaims(words))
}

const NAMED: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(ALLERGEN_WORDS).map(([allergen, { chinese, english }]) => [
    allergen,
    new RegExp(`${chinese}|\\b(?:${english})\\b`),
  ]),
)

/** Whether an ingredient brings any of some allergens by its name. */
export const brings = (item: Item, allergens: readonly Allergen[]): boolean =>
  carriedBy(item).some(allergen => allergens.includes(allergen))

/** The allergens that some words name as a statement does. */
export function statedAllergens(plain: string): Allergen[] {
  return RULES.filter(({ allergen, stated: words, notStated }) => {
    const said = plain.replace(notStated ?? '', ' ')
    return words.test(said) || NAMED.get(allergen)?.test(said) || LOCAL_NAMES.get(allergen)?.test(said)
  }).map(({ allergen }) => allergen)
}

const MAY =
  /可能|或含|微量|生产线|设备|设施|工厂|工场|车间|厂房|厂区|制造厂|[本该此我同]厂|厂内|may |traces|facility|equipment/

const PLACE_OF_WORK =
  /^(?:生产线|设备|设施|工厂|工场|车间|厂房|厂区|制造厂|[本该此我同]厂|厂内|facility|equipment)/

/**
 * Where a statement turns from what is in it to what may be: 含有小麦，可能含有花生. A place of work turns its whole clause
 * (在加工花生的设备上生产); a statement that does not turn ends there.
 */
function turnToMay(words: string): number {
  const at = words.search(MAY)
  if (at < 0) return words.length
  if (!PLACE_OF_WORK.test(words.slice(at))) return at
  const clause = /[,;:。.、](?=[^,;:。.、]*$)/.exec(words.slice(0, at))
  return clause ? clause.index + 1 : 0
}
