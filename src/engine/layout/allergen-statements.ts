import { ANY_ALLERGEN } from '../lexicon/allergen-words.ts'
import { torn } from '../text/normalize.ts'

export const MAY_CONTAIN_ZH = new RegExp(
  [
    '可能(?:会)?(?:含|带有|存在|混有|残留|微量|有(?=[^。\\n]{0,16}(?:残留|微量|痕量)))',
    '或(?:含有?|有|带有)微量',
    '含有微量',
    '共线(?:产品|生产|加工)',
    '(?:本|该|此|同一?|共用)(?:条|产品)?(?:的)?(?:生产)?(?:线|设备|设施|车间|工厂|流水线)',
    '(?:生产|制造|加工)(?:线|设备|设施|车间|工厂)(?:也|还|亦|曾|同时|上|中|与)',
    '(?:本|该|此)?(?:产品)?生产(?:制程|管线)[^。\\n]{0,12}(?:处理|加工|使用|生产)',
    '生产制程厂房',
    // 本廠亦處理芝麻及花生
    '(?:(?:本|该|此|我|同一?)厂(?![房商家名址区牌])(?:区)?(?:内|中)?|厂(?:区)?内)(?:也|还|亦|曾|同时|有|存在|使用|处理|加工|生产|另有|[均都也并从]?不)',
    '与[^。\\n]{0,20}同厂',
    // 养殖海域有虾、蟹类生存: seaweed brings what lives among it
    '(?:海域|海水|水域|海区|养殖区)(?:内|中)?(?:生长|生活|存在|生存)?(?:有|着)(?=[^。\\n]{0,12}(?:虾|蟹|贝|甲壳|鱼))',
    '与(?:小?(?:虾|蟹|贝|鱼)[类壳]?[、和及或]?){1,4}(?:共生|混生|混捕|一同|同时)',
    '(?:偶见|偶有|偶尔(?:会)?(?:有|含|发现)|混入|附着)(?:微小|少量|细小|小)?的?(?=[^。\\n]{0,6}(?:虾|蟹|贝|甲壳|鱼))',
    // 製造設施亦處理甲殼類動物
    '(?:本|该|此|同一?|共用)?(?:产品|品)?(?:之|的)?(?:生产|制造|加工|包装)?(?:设施|工场|厂区|制造厂)(?:内|中|上)?(?:也|还|亦|曾|同时|有|存在|使用|处理|加工|生产|制造)',
    '(?:(?:本|该|此)(?:产品|商品|品))?[在于][^。\\n]{0,20}(?:加工|生产|处理|使用|制造)[^。\\n]{0,20}(?:设施|工场|厂区)',
    '其设备或生产管线',
    '共用(?:生产|制造|加工)?(?:设备|设施|线)',
    '(?:本|该|此)(?:产品)?(?:工厂|车间|生产线)',
    '(?<=^|[\\n。;]\\s?)与[^。\\n]{0,30}(?:同一|相同|共同|同线)',
    '与[^。\\n]{0,20}(?:共线|共用)',
    '(?:本|该|此)(?:产品|品)?与[^。\\n]{0,30}(?:同一|相同|共同|同线|共线|共用)',
    '(?:(?:本|该|此)(?:产品|商品|品)|(?<=[,;]\\s?))[在于][^。\\n]{0,20}(?:加工|生产|处理)[^。\\n]{0,20}(?:设备|设施|生产线|车间|工厂|厂房|场所)',
    '(?:本|该|此)?(?:产品|品)?(?:所用|的)?(?:生产|制造|加工)?(?:线|设备|设施|车间|工厂|厂房|场所)(?:内|上|中)?(?:也|还|亦|曾|同时|有|存在|使用|处理|加工|生产|制造|[均都也并从]?不)',
    '交叉(?:污染|接触)',
    '(?:同一|相同)(?:条)?(?:生产)?(?:线|设备|设施|车间|工厂)',
    '(?:生产|加工|包装|制造)过程中?可能',
    '不排除',
    '并非(?=[^。\n]{0,6}[无零不])',
    '不是(?=无|零|不含)',
    '(?:不能?|无法)保证[^。\n]{0,12}(?:不含|无|没有)',
  ]
    .map(torn)
    // A line that ends in a separator goes on in the next one.
    .map(pattern => pattern.replaceAll('[^。\\n]', '(?:[^。\\n]|(?<=[、,])\\n)'))
    .join('|'),
  'g',
)
const ALLERGEN_ZH = `(?:${ANY_ALLERGEN.chinese})(?:及其|类|和|的)?(?:制品|成分|蛋白)?(?:\\([^()\\n]{1,12}\\))?`
// 大豆、小麦和牛奶
const ALLERGENS_ZH = `${ALLERGEN_ZH}(?:\\s?[、,和及/]\\s?${ALLERGEN_ZH})*`
// 含大豆、小麦制品: a bare 含 opens a statement where nothing but allergens follows it to the end of the sentence.
export const BARE_CONTAINS_ZH = new RegExp(
  `(?<=^|[\\n。;)\\]*]\\s*|\\s)内?含\\s?:?\\s?(?=${ALLERGEN_ZH}(?:\\s?[、,和及/]\\s?${ALLERGEN_ZH})*\\s?(?:$|[。;.|\\s]|,?\\s?(?:过敏|对其|可能|也?可含|本|生产|同|产品|净含|保质|贮|执行|食用|质量)))`,
  'g',
)
export const CONTAINS_ZH = new RegExp(
  `(?<=[,;]\\s?)但是?(?:本产?品)?含\\s?有?(?=${ALLERGEN_ZH})|(?<=^|[\\n。;!)\\]:,，、*]\\s*|\\s)(?:(?:${torn('本品')}|${torn('本产品')}|${torn('该产品')}|${torn('此产品')}|${torn('产品')}|${torn('配料')}|${torn('原料')})(?:\\s?中)?\\s?含\\s?有?|含\\s?有(?=\\s?[:]?))|(?:本产?品使用|使用了)\\s?(?=${ALLERGENS_ZH}\\s?(?:$|[。;,.\\n]|[为作等]))|(?:现(?:已|在)?|新(?:增|添加|加入))(?:添加|加入|含有?|使用|改用)?(?=${ALLERGENS_ZH})|不(?:适合|适宜|宜|建议)对?(?=${ALLERGEN_ZH}过敏)|除了?含?有?(?=${ALLERGENS_ZH}\\s?(?:成分)?(?:以|之)?外)|以(?=${ALLERGENS_ZH}\\s?为(?:主要)?原料)|对(?=${ALLERGEN_ZH})[^。\\n]{1,24}过敏|(?<=^|[\\n。;)\\]]\\s*|\\s)${ALLERGEN_ZH}(?:\\s?[、,和及/]\\s?${ALLERGEN_ZH})*等?过敏(?=者|人群|体质)|(?:${torn('致敏')}|${torn('过敏')})\\s?(?:物\\s?质?\\s?(?:${torn('提示')}|${torn('信息')})|[原源物信提])`,
  'g',
)
export const CONTAINS_EN =
  /(?<![a-z])(?:(?<!(?:free (?:from|of)|without|none of|no)(?: [a-z\d]+){0,4} )(?:food |declared )?allergens?(?: info(?:rmation)?| statement| advice| declaration)?\s*:\s*(?!see|for\b|please|none|n\/a|no\b|not\b|contain|may|might|produced|made|this|the|all\b|we\b|our|if\b|always|check|suitable|free|ingredients|manufactured|packed|processed|nil)(?=[^a-z\d\n]{0,4}[a-z])|contains the following allergens?\b\s*:?|includes?\b\s*:?\s*(?=(?:milk|soya?|wheat|eggs?|peanuts?|(?:tree )?nuts|fish|shellfish|gluten|sesame|celery|mustard|lupin|almonds?)\b))|(?<![a-z])(?:(?:this |the )?(?:product|item|food) )?(?<!(?:not|n't|never) )(?:contains?|contient)\b\s*:?\s*(?!\d|no\b|none\b|zero\b|less|(?:live|active) |cultures|one or more|up to|no more|not more|the following|two|any|permitted|added)(?=[*"'(]{0,3}[a-z])|(?<![a-z])(?:now|also) (?:contains?|includes?|made with|with added)\b|(?<![a-z])(?:clarified|fined|glazed|brushed|dusted) (?:with|using|by)\b\s*(?=[a-z])|(?<![a-z])finings?(?: agents?)?\s*:\s*(?=[a-z])/g
const ALLERGEN_EN = `(?:${ANY_ALLERGEN.english}|coconut)`
const AND_EN = '(?:\\s?,\\s?(?:and |& )?| and | & |\\s?/\\s?)'
// `…, Salt Contains: Wheat, Milk`: the lines of a pack run on, and the statement follows a blank.
export const GLUED_CONTAINS_EN = new RegExp(
  // See ingredients in BOLD: SULPHITES.
  `(?<=\\bin (?:bold|capitals?|capital letters|upper ?case|caps|italics|colou?r)(?: (?:type|letters|text|print))?\\s?):\\s?(?=${ALLERGEN_EN}\\b)|(?<=allergens? )(?:(?:except|but)(?: for)?|other than|apart from|excluding|with the exception of)\\s(?=${ALLERGEN_EN}\\b)|(?<=[a-z\\d)\\]%] )(?<!(?:not|n't) )(?:(?:(?<!(?:free (?:from|of)|without|none of|no)(?: [a-z\\d]+){0,4} )allerg(?:ens?|y)(?: (?:information|advice|statement|info))?\\s*:\\s*)(?:contains?\\b)?|contains?\\s*:\\s*(?=${ALLERGEN_EN}\\b)|contains?\\s(?=${ALLERGEN_EN}(?:${AND_EN}${ALLERGEN_EN})*(?: ingredients?)?\\s*(?:$|[.\\n]|(?:may|manufactured|made|produced|processed|net|best|store|keep|packed|distributed)\\b)))`,
  'g',
)
export const MAY_CONTAIN_EN =
  /(?<![a-z])(?:(?:may (?:also )?contain|might contain|can contain)(?! one or more| any of)|may be present|could contain|(?:made|manufactured|produced|processed|packaged|packed|prepared) (?:in|on) (?:a |the |an )?(?:same |shared |common )?(?:facility|equipment|line|plant|factory|machinery|bakery|kitchen|site|environment)|(?:not (?:be )?|un)(?:suitable|safe|recommended|advised|appropriate) for (?:people|those|anyone|persons|customers|consumers|individuals|sufferers|c(?:o)?eliacs?|(?=[^.\n]{1,80}(?:allerg|intoleran|c(?:o)?eliac)))|(?:people|those|anyone|persons|customers|consumers|individuals|sufferers|you)[^.\n]{0,20} allerg[a-z]+[^.\n]{0,60} (?:should not|must not|should avoid|please avoid|ought not|do not eat)|(?<![a-z])(?:should not be (?:eaten|consumed) by|(?:do not|don't) (?:eat|consume)|avoid|please avoid|unsuitable)(?: this product)?,? (?:if (?:you are |you're )?|by |for )?(?:anyone |people |those )?(?:with (?:an? |any )?)?(?=[^.\n]{0,60}allerg)|(?:cannot|can't|can not|could not) (?:be )?rule[d]? out|may (?:cause|trigger|provoke) (?:an? )?allergic reactions?|(?:small |tiny |baby |little |juvenile )*(?:pea )?(?:shrimps?|prawns?|crabs?|crustaceans?|shellfish|fish|mollus[ck]s|shells?)(?:(?:,| and| or| &) (?:small )?(?:shrimps?|prawns?|crabs?|crustaceans?|shellfish|fish|mollus[ck]s|shells?))* (?:(?:that )?(?:naturally )?(?:live|grow|dwell|inhabit|occur|are (?:found|caught|harvested)|may (?:be|occur|live))|(?:can|may|might|could) (?:sometimes |occasionally )?(?:be|occur|remain|get))(?= )|(?:may|might|can|could) (?:(?:also|occasionally|sometimes|naturally|rarely|still|well|in rare cases) )+(?:contain|include|have|carry|hold|hide|be found)|(?:grown?|harvested|gathered|caught|collected|farmed|cultivated|fished|live|lives) [^.\n]{0,40}(?:with|among|alongside|near|beside|where|from waters?)(?= [^.\n]{0,30}(?:shrimp|prawn|crab|crustacean|shellfish|mollus))|risk of (?=[^.\n]{0,40}(?:contamination|traces|contact))|cross[- ]?conta(?:ct|mination)|in contact with|(?:kitchen|bakery|room|unit|premises|area)s? (?:in which|where|that)[^.\n]{0,30}(?:handled?|used?|present|prepared?|packed)|handled in (?:a |an |the )|shared equipment|(?:our |this |the )?(?:factory|facility|bakery|kitchen|site|plant|line|equipment) (?:does not [a-z]+ [^.\n]{1,60} but )?(?:also )?(?:handles|processes|uses|packs|produces|makes)|also (?:handles|processes|packs|produces) |(?:made|manufactured|produced|processed|packed) alongside |made in an? [a-z, ]{2,40} environment|can(?:not|'t) guarantee|(?:cooked|fried|baked|roasted) (?:in|on) (?:the |a )?(?:same|shared|common)|traces of|(?:is|are|were|am)(?: not|n't) (?:an? )?(?:[a-z]+[- ]free|free (?:from|of))|not (?:an? )?(?:[a-z]+[- ])+free (?:facility|factory|kitchen|site|environment|bakery|product)|not (?:made|produced|manufactured|packed|prepared) in an? [a-z]+[- ]free|(?:(?:do|does|did|can|could)n't|not|never|no) (?:claim|warrant|certif|represent|suggest|say|state|assum)[a-z]*[^.\n]{0,60}(?:free|without|no))/g
