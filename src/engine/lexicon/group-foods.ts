/** Names of foods that concern a group, where the food's own word is missing; patterns of folded names. */

// What these words make of a name is said by another rule: chicken ham, mushroom pâté, 红烧肉味.
const NOT_ZH = '(?<![牛羊鸡鸭鹅鱼虾驴兔鹿素椰果]|[牛羊鸡鸭鹅鱼虾驴]肉|植物)'
const NOT_TASTE_ZH = '(?!肉?(?:风?味|调?味?料|酱|汁|粉|香精|杆菌|菌))'
const NOT_EN =
  '(?<!(?:beef|turkey|chicken|duck|lamb|goat|fish|vegan|veggie|vegetarian|meat[- ]?free|soya?|plant[- ]based|mushroom|coconut|jackfruit|olive|lentil|vegetable|halal|kosher) )'
const zh = (words: string) => `${NOT_ZH}(?:${words})${NOT_TASTE_ZH}`
const en = (words: string) =>
  `${NOT_EN}(?<![a-z])(?:${words})(?![a-z])(?![- ](?:flavou?r|style|seasoning|spice))`
const both = (chinese: string, english: string) => new RegExp(`${zh(chinese)}|${en(english)}`)

export const PORK = both(
  '五花肉?|排骨|里脊|肥膘|肥肠|东坡肉|扣肉|云腿|金华火?腿|宣威火?腿|肉骨茶|豚骨|豚肉',
  "char siu|lap ch?eong|lap xuong|chicharr[oó]n(?:es)?|[’']?nduja|speck|jam[oó]n(?: serrano| iberico)?|tocino|lechon|sisig|lardo|coppa|capicola|capocollo|soppressata|chitterlings|chitlins|salo|manteca de cerdo|saindoux|schwein[a-z]*|babi|samgyeopsal|ton(?:katsu|kotsu)(?: broth)?|bah? kut teh|bak kwa|ham hocks?|pork [a-z]+",
)

/** Of pork unless the pack says otherwise: 香肠, luncheon meat. */
export const USUALLY_PORK = both(
  '香肠|腊味|午餐肉|肉燥|肉臊|油渣|贡丸|小酥肉|咸肉|熏肉|狮子头|腌笃鲜|红烧肉|回锅肉|卤肉|大肠|肘花|肴肉|[前后]腿肉|(?:^|[瘦肥鲜精])肉(?:[末丁丝片糜]|$)|肉包|小笼包',
  'sausages?|sausage meat|bratwursts?|frankfurters?|hot ?dogs?|kielbasa|andouille|saucissons?|spam|luncheon meat|longganisa|black pudding|blood (?:sausage|pudding)|trotters|crackling',
)

export const OTHER_FLESH = new RegExp(
  `羊油|[牛羊]脂|毛肚|凤爪|鸽(?!子花)|鹌鹑(?!蛋)|[马狗鹿蛇兔]肉|燕窝|海参(?!果)|海蜇|阿胶|鹿角胶|雪蛤|牛蛙|田鸡|甲鱼|[鸡鸭鹅]胗|[鸭鹅][脖掌舌肠]|${en("venison|veal|mutton|rabbit|goose(?![- ]foot)(?: (?:fat|meat|liver))?|schmaltz|dripping|bone broth|oxtail|tripe|liver|kidneys?(?! beans?)|foie gras|p[aâ]té(?! de fruit)|pate(?! (?:de fruit|a choux|à choux))|pastrami|bresaola|biltong|jerky|quail(?! eggs?)|pheasant|kangaroo|crocodile|alligator|bison|(?:wild )?boar|frogs?[’']? legs|bone char|blood plasma|bovine plasma|sweetbreads?|giblets|gizzards?")}`,
)

/** Teas and coffees by the names of their kinds and places; 大红袍 is a kind of pepper as well, chai a spice in tea. */
const TEAS =
  '普洱|乌龙(?!面|豆)|铁观音|碧螺春|毛[尖峰]|白毫|正山小种|金骏眉|单丛|冻顶|东方美人|滇红|祁[红门]|柑普|六堡|瓜片|猴魁|大红袍(?!花椒|椒)|龙井(?!虾)|sencha|oolong|pu[- ]?erh?|assam|darjeeling|earl grey|hojicha|genmaicha|gyokuro|lapsang|keemun|chai|guayusa|yaupon'
const COFFEES =
  '拿铁|摩卡|卡布[奇基]诺|冷萃|cappuccino|mocha|macchiato|cacao(?! butter)|kombucha(?! culture)|\\bmilo\\b'
const NO_TASTE = '(?!风?味|[a-z]| (?:flavou?r|spice|masala))'
export const TEA_KINDS = new RegExp(`(?<![a-z])(?:${TEAS})${NO_TASTE}`)
export const COFFEE_KINDS = new RegExp(`(?<![a-z])(?:${COFFEES})${NO_TASTE}`)

export const PURINES =
  /高汤(?!块味)|老火汤|鱼[籽子]|[鸡鸭鹅]胗|肥肠|\bkidneys?\b(?! beans?)|\bsweetbreads?\b|\bherrings?\b|\bmackerel|\bmussels?\b|\broe\b|\bp(?:[aâ]té|ate)(?![a-z]| de fruit| [aà] choux)|\bfoie gras\b|\bbouillon\b|\bstock (?:cube|powder)/
export const FERMENTABLE =
  /\b(?:fos|gos)\b|(?:galacto|fructo|xylo|isomalto)-?oligosaccharides?|allulose|psicose|tagatose|resistant (?:malto)?dextrin|soluble (?:corn|tapioca) fib|psyllium|\bprune (?:juice|concentrate|pur[eé]e)|决明子|车前子|低聚木糖|棉子糖|水苏糖|阿洛酮糖|塔格糖/
/** Named by health authorities as to be limited or avoided in pregnancy: pâté (NHS), ginseng (China's notice on 人参). */
export const LIMITED_IN_PREGNANCY =
  /\bp(?:[aâ]té|ate)(?![a-z]| de fruit| [aà] choux)|\bfoie gras\b|ginseng|人参(?!果)/
