import { NOT_FOOD } from '../../layout/is-ingredient-list.ts'
import type { NoScore } from '../../result.ts'
import { isAlcoholicDrink, type ProductWords } from './alcoholic-drink.ts'

/** The products for which a number would mean nothing, or harm. */
export type UnscoredProduct = Extract<
  NoScore,
  'alcohol' | 'infant_formula' | 'medical_food' | 'supplement' | 'not_food'
>

const standardOf = (...numbers: readonly string[]) =>
  new RegExp(`(?<![a-z])gb\\s?(?:\\/\\s?t)?\\s?(?:${numbers.join('|')})(?!\\d)`)

const MEDICAL =
  /(?<!(?:非|不是|不属于|不作为|并非|代替|替代|取代)[^\n。;]{0,4})(?:特殊医学用途|特医食品)|国食注字tyb?|特定疾病配方|卫[部署]特[食营]字|病人用食品|管灌(?:饮食|营养|食品|[适使]用)|(?<!\bnot (?:an? |as |intended (?:as|for) )?(?:[a-z]+ ){0,2})special medical purpose|(?<!\bnot an? )\bmedical food\b|(?<!(?:medication|medicines?|patients)[^\n.]{0,60})under (?:strict )?medical supervision/
const MEDICAL_STANDARD = standardOf('25596', '29922')

const FORMULA =
  /(?<!(?:代替|替代|不(?:适[合宜用]|能|可|得|宜|是)|并非|请勿)[\u4e00-\u9fff]{0,8})(?:婴儿|幼儿)(?:成长)?配方|(?<!\b(?:not|never|un)\b[^.\n]{0,80}|no |instead of |replace(?:s|ment for)? )\binfant formula|follow.?on (?:milk|formula)|\btoddler (?:milk|formula)|growing.?up (?:milk|formula)/
const FORMULA_STANDARD = standardOf('10765', '10766', '10767')
// 3段 12-36个月 of a list that begins with milk; cereals for infants have stages as well.
const STAGE = /[1-4一二三四]\s?段[^\n]{0,16}(?:月龄|个月|岁|month)|stage [1-4][^\n]{0,16}month/
const MILK_BASE = /(?:牛|羊|脱脂|全脂)[乳奶]|乳清|\bmilk|\bwhey/
const WEANING_FOOD = /米粉|谷|麦粉|面条|辅食|泥|饼|泡芙|cereal|rice|puree/
const WEANING_STANDARD = standardOf('10769', '10770')

const SUPPLEMENT =
  /国食健[注备字]|食健备|卫食健|健食字|蓝帽|(?<!非|不是|不属于)保健食品|不能代替药物|膳食(?:营养)?补充[品剂]|营养补充剂|\bsupplement facts|\b(?:dietary|food|nutritional) supplements?\b|health supplement/
const SUPPLEMENT_NAME =
  /(?:维生素|维他命|钙|铁|锌|叶酸|鱼油|辅酶|褪黑素|氨糖|胶原)[^\n]{0,10}(?:片|胶囊|软糖丸|滴剂)$|(?<!咖啡)(?:软?胶囊|锭)(?:食品)?$|\b(?:vitamin|calcium|zinc|iron|magnesium|omega|fish oil|probiotic|collagen|melatonin).*\b(?:tablet|capsule|softgel|caplet)/
/** What calls itself an ordinary food is no supplement, although it replaces no medicine. */
const ORDINARY_FOOD = /(?:本品|产品)(?:为|是|属于?)普通食品/
/** 胶囊：明胶、甘油: the shell is listed apart from what it contains. */
const CAPSULE_SHELL =
  /(?:^|\n)\s?(?:软?胶囊(?:壳|皮)?|capsule(?: shell)?)\s?(?:成分)?:\s?[^\n]{0,30}(?:明胶|淀粉|纤维素|gelatin|hypromellose|cellulose)/

const PET =
  /宠物(?:饲料|食品|零食|主粮|粮)|[犬狗猫](?:粮|饲料|罐头|用)|[禽畜鱼虾龟鸟猪鸡鸭]饲料|饲料(?:生产|添加剂|原料|产品成分)|全价(?:宠物|[犬猫狗])|\b(?:dog|cat|pet|puppy|kitten|bird|fish) (?:food|treats?|kibble|feed)\b|(?:complete|complementary) (?:pet )?food for (?:dogs|cats|adult|puppies|kittens)|\bpet food\b|粗蛋白|粗纤维|crude (?:protein|fib)/
const COSMETIC =
  /化妆品|粤[a-z]?妆|妆字|日用香精|洗发|沐浴露|面霜|护肤|洗面[乳奶]|洁面[乳膏]|爽肤水|精华液|面膜(?!粉条)|椰油[酰醯]胺|\bshampoo|hair conditioner|shower gel|body lotion|toothpaste|\bparfum\b/
const MEDICINE = /国药准字|\[成[份分]\][\s\S]*(?:适应症|功能主治)|\bdrug facts\b|otc\s?(?:甲|乙)类/
const OTHER =
  /(?:^|\n)[^\n:]{0,12}槟榔(?![芋花])[^\n:]{0,8}(?:\n|$)|配料\s?:\s?槟榔|\bgutkha?\b|\bpaa?n masala\b|\bbetel nut chew|卷烟|电子烟|烟液|尼古丁|焦油量|烟气烟碱|\b(?:e-)?cigarettes?\b|\be-?liquid\b|\bnicotine\b|消毒液|洁厕|洗衣[液粉]|洗洁精|\bdetergent\b|dishwashing/
// A desiccant in the bag, or the bag itself, is not to be eaten: that says nothing of the food.
const NOT_TO_EAT =
  /(?<!(?:干燥剂|脱氧剂|吸氧剂|保鲜剂|发热包|加热包|包装|竹签|木棒|棒|肠衣|外衣|粽叶|内袋|小袋|吸管|冰袋)[^。;\n]{0,12})(?:不可|不能|请勿|禁止)食用(?!.{0,6}(?:干燥剂|脱氧剂|过期|变质|胀包|胀袋|漏气))/
/** Bait, toys, wax and bath salts list what food is made of as well. */
const CRAFT_OR_BAIT =
  /[鱼钓]饵|商品饵|[搓拉开]饵|饵水比|打窝|窝料|诱鱼|(?:[鼠蚁蝇]|蟑螂?|蚂蚁)饵|灭[鼠蟑蚁]|[粘诱]鼠|彩泥|橡皮泥|[轻粘黏]粘?土(?!豆)|史莱姆|起泡胶|手指画|捏捏乐|解压玩具|泡澡球|沐浴球|浴盐|足浴|香皂|手工皂|香薰|脱毛[膏蜡]|漱口水|发蜡|染发|鸟食|鱼食(?![用品材谱堂疗])|[鱼龟鼠兔鸟鸽]粮(?!食|仓)|猫砂|狗咬胶|蚊香|驱蚊|植物营养液|不得作为食品|\bboilies\b|\bground ?bait\b|\b(?:fishing|ant|rat|mouse|roach|slug|carp) bait\b|\bhook ?baits?\b|\bfor angling\b|\b(?:play|modelling|modeling) ?(?:dough|clay)\b|\bfinger paints?\b|\bslime kit\b|\bbath (?:bombs?|salts?|fizz)|\b(?:scented|soy|soya|beeswax) candles?\b|\b(?:hair removal|sugar(?:ing)?|depilatory) wax\b|\bwax melts?\b|\bincense\b|\bpotpourri\b|\bmouthwash\b|\blip (?:balm|scrub)\b|\b(?:face|body|foot|sugar) scrub\b|\bsoap bars?\b|\bwild bird (?:food|seed|mix|feed|cake)|\bfat balls\b|\b(?:hamster|guinea pig|rabbit|horse|poultry|livestock|reptile|hedgehog|koi|pond|aquarium) (?:food|feed|treats?|mix|pellets)\b|\b(?:chicken|pig|cattle|layer|hen) feed\b|\bdeer (?:corn|attractant)\b|\b(?:plant|houseplant) (?:feed|fertili[sz]er)\b|\bshisha\b|\bhookah\b|(?<!(?:desiccant|sachet|packet|pouch|absorber|silica|stick|toy|candle|wrapper|lea(?:f|ves)|shell)[^.\n]{0,40})\bnot (?:intended |meant |fit |suitable )?for (?:human|animal or human) consumption\b|\bnot (?:a |for )food (?:use|product)\b/
/** A toy beside sweets is no food either, but the sweets are: these words tell nothing where the pack has the marks of food. */
const MODEL_OR_TOY =
  /仿真食[品玩]|食[品物]模型|gb\s?(?:\/\s?t)?\s?6675|非食品(?!添|级|用)|不是食品|非食用产品|\btoy food\b|\b(?:play|pretend) food\b|\bnot food\b(?! safe| grade| allerg)/
const MARKS_OF_FOOD =
  /sc\s?\d{8,}|营养成分|gb\s?7718|食品生产许可|nutrition (?:facts|information)|\bper 100 ?(?:g|ml)\b|干燥剂|脱氧剂|赠品|附赠|内[含附]玩具/
const CLEANING = /清洁|洗涤|护理|外用|工业用|蜡烛|香薰|肥料|涂料|cleaner|for external use/

/** Which product without a score this is, the more specific class first; undefined for every other food. */
export function unscoredProduct(product: ProductWords): UnscoredProduct | undefined {
  const { text, name, standard } = product
  const all = `${name}\n${standard.toLowerCase()}\n${text}`
  if (isNoFood(all)) return 'not_food'
  if (MEDICAL.test(all) || MEDICAL_STANDARD.test(all)) return 'medical_food'
  if (FORMULA.test(all) || FORMULA_STANDARD.test(all) || isStagedFormula(all)) return 'infant_formula'
  const isOrdinary = ORDINARY_FOOD.test(all)
  if ((SUPPLEMENT.test(all) && !isOrdinary) || SUPPLEMENT_NAME.test(name) || CAPSULE_SHELL.test(all))
    return 'supplement'
  return isAlcoholicDrink(product) ? 'alcohol' : undefined
}

/** Whether the words are of feed, a cosmetic, a medicine, tobacco or a cleaning agent. */
function isNoFood(all: string): boolean {
  return (
    [NOT_FOOD, PET, COSMETIC, MEDICINE, OTHER, CRAFT_OR_BAIT].some(words => words.test(all)) ||
    (NOT_TO_EAT.test(all) && CLEANING.test(all)) ||
    (MODEL_OR_TOY.test(all) && !MARKS_OF_FOOD.test(all))
  )
}

function isStagedFormula(all: string): boolean {
  const isWeaningFood = WEANING_FOOD.test(all) || WEANING_STANDARD.test(all)
  return STAGE.test(all) && MILK_BASE.test(all) && /乳糖|乳清|lactose|whey/.test(all) && !isWeaningFood
}
