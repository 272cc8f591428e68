// What names and standards say of a product's kind; patterns read folded text.

export const DRINK =
  /饮料|汽水|可乐|雪碧|苏打|气泡水|茶饮|奶茶|柠檬茶|红茶|绿茶|乌龙茶|凉茶|果汁|橙汁|果味水|维生素水|能量|运动饮|功能饮|酸梅汤|果饮|\bdrink|\bsoda\b|\bcola\b|\btea\b|juice|lemonade|beverage|tonic|ginger ale|energy|sparkling|soft drink/
export const NOT_DRINK =
  /固体饮料|果冻|布丁|冰淇淋|雪糕|冰棍|罐头|糖水|酱|醋|粉|冲剂|饼|糖果|软糖|蛋糕|popsicle|jelly|gummies|candy|powder|sorbet|biscuit|cookie/
/** Lemons and limes are sour: their juice makes no sugared drink. */
export const SOUR_JUICE = /(?:柠檬|青柠|莱姆)[^糖蜜]*$|\b(?:lemon|lime) juice/
/** Sold by volume, and no drink. */
export const LIQUID_FOOD =
  /酱|醋|油$|沙司|沙拉汁|调味|料酒|糖浆|蜂蜜|奶油|冰淇淋|雪糕|汤|sauce|dressing|vinegar|mayo|\boils?\b|syrup|honey|\bcream|soup|stock|gravy|custard|ketchup|relish|chutney/
export const MEAT =
  /火腿|香肠|腊肠|腊肉|培根|午餐肉|热狗|肉脯|肉干|肉松|腊味|熏肉|烤肠|红肠|肉枣|亲亲肠|咸肉|\bham\b|\bbacon\b|sausage|salami|hot ?dog|frankfurter|jerky|pepperoni|luncheon meat|bologna|chorizo|prosciutto|wiener|kielbasa|bratwurst/
export const FRIED =
  /油炸|(?<!非油炸)方便面|薯片|薯条|马铃薯片|土豆片|炸鸡|炸|虾片|虾条|锅巴|麻花|油条|沙琪玛|萨其马|干脆面|猫耳朵|江米条|potato chips|\bcrisps\b|french fries|\bfried\b|tortilla chips|corn chips|instant noodle|\bramen\b|nuggets|\bchips\b|cheese puffs|pork rinds/
export const NOT_FRIED = /非油炸|烘焙|烤薯片|baked|air.?fried|non.?fried|chocolate chips?|granola|cookie/
export const INFANT = /婴|幼儿|宝宝|儿童辅食|辅食|\bbaby\b|\binfants?\b|\btoddlers?\b|stage \d/
/** Offered from an age in months: from 7 months, 6+ months, 6月龄以上; not how long it keeps or ripened. */
export const FROM_MONTHS =
  /(?<!(?:matured|aged|cured|ripened|keeps?|lasts?|stored?|shelf)[^\n]{0,16})(?:\bfrom (?:[4-9]|1[0-2]|four|six|seven|eight|nine|ten|twelve)\+? ?(?:m\b|months)|(?<![\d-])(?:[4-9]|1[0-2]) ?\+ ?(?:m\b|months))|(?<!(?:保质|保存|陈酿|陈年|发酵|熟成|窖藏|储存|贮存)[^\n]{0,10}\d?)(?<!\d)(?:[4-9]|1[0-2])\s?(?:个?月(?:龄)?\s?(?:以上|及以上|\+|起)|个?月龄)/
export const CONDIMENT =
  /\bbagoong\b|\balamang\b|\bpatis\b|belac(?:an|han)|shrimp paste|\b(?:avakka[iy]|achaar?)\b|fermented (?:black )?bean(?:s| curd)|豆豉|酱油|生抽|老抽|蚝油|豆瓣|黄豆酱|甜面酱|面酱|大酱|豆豉|辣椒酱|辣酱|剁椒|酱菜|酱腌菜|榨菜|泡菜|咸菜|腌菜|腐乳|鸡精|鸡粉|味精|调味料|调味粉|调味汁|蒸鱼豉油|鱼露|虾酱|火锅底料|底料|浓汤宝|高汤|汤块|料汁|卤料|烧烤料|调味酱|soy sauce|\btamari\b|fish sauce|bouillon|stock cube|seasoning|pickle|\bmiso\b|hot pot base|oyster sauce|gochujang|soup base|ketchup|番茄(?:沙司|调味酱)|barbecue sauce|bbq sauce|worcestershire|teriyaki/
export const NOT_CONDIMENT =
  /罐头|鲮鱼|canned|番茄酱|沙拉酱|果酱|花生酱|芝麻酱|巧克力酱|蛋黄酱|味(?:方便面|薯片|饼干|面)|方便面|薯片|马铃薯片|饼干|面筋|peanut|chips|noodle|cracker|chicken pieces/

export const SUGARED_FRUIT =
  /冬瓜(?:糖|条)|糖(?:冬瓜|莲子|藕|姜|渍)|姜糖|蜜枣|果酱|豆沙|莲蓉|枣泥|炼[乳奶]|\bjams?\b|marmalade|preserves\b|\b(?:apple|currant|quince|mint|cranberry|rowan|grape|guava|fruit|redcurrant|blackcurrant|hedgerow|rose ?hip) jelly\b|fruit (?:spread|butter)|condensed milk|dulce de leche|果干|果脯|蜜饯|话梅|凉果|杨梅干|芒果干|山楂(?:片|条|糕)|(?:梅|杏|桃|李|枣|柠檬|菠萝|木瓜|芒果|草莓|蓝莓|蔓越莓)干|\bdried\b|candied|crystalli[sz]ed|glac[eé]/

/** Fruit in syrup is fruit. */
export const FRUIT_SYRUP =
  /(?<!\bin (?:light |heavy |its )?(?:own )?)\b(?:syrup|molasses|nectar)\b|\bsilan\b|\bpekmez\b|糖浆|[枣梨果]膏|蜜(?:枣|梨)浆/

export const DRINK_CATEGORY = new Set([
  '碳酸饮料',
  '果汁',
  '含乳饮料',
  '茶饮料',
  '运动饮料',
  '饮料',
  '咖啡饮料',
  '植物饮料',
  '豆奶',
])
export const MEAT_CATEGORY = new Set(['火腿肠', '火腿', '腊肠', '肉干', '肉脯', '熟肉制品'])
export const FRIED_CATEGORY = new Set(['薯片'])
export const INFANT_CATEGORY = new Set(['婴幼儿谷类', '婴幼儿罐装', '1段奶粉', '3段奶粉'])
export const CONDIMENT_CATEGORY = new Set([
  '酱油',
  '黄豆酱',
  '蚝油',
  '鸡精',
  '复合调味料/火锅底料',
  '油辣椒',
  '酱腌菜',
  '味精',
])

const CHEESE = /干酪|奶酪|芝士|起司|乳酪|\bcheese\b/

/** Whether a folded name says cheese, and not cheese flavour or a fresh cheese with little salt. */
export const isNamedCheese = (name: string): boolean =>
  CHEESE.test(name) && !/味|蛋糕|cottage|ricotta|cake|flavou?r/.test(name)
