/**
 * Plants, mushrooms and sweets that are named for an animal, for milk, for a nut or for beer and contain none of it; patterns of folded
 * text. What stands in a name beside them stays: soy nuts are soy.
 */
const NAMES = `
榛[蘑菇] | [栗松][蘑菇] | (?:栗子|板栗|坚果|贝贝|奶油|牛奶)南瓜 | 板?栗子?(?:红薯|番薯|地瓜|薯) | 核桃木 | 面包树?果
[川浙土平]?贝母 | 川贝 | 贝壳(?=面) | 鱼皮(?=花生) | (?:鲍鱼|牡蛎|蚝|海鲜|杏鲍|蟹味)[菇蘑] | 鱼[腥]草 | 豆瓣[菜绿] | 蟹爪[兰莲] | 螃蟹脚 | (?:牛奶|奶油|羊奶)果
牛(?:蒡|磺酸|至|膝|筋草|樟芝|油果|肝菌|角椒|心[菜柿果甘]|舌(?=饼)|皮菜|大力|繁缕|尾菜) | 羊(?:肚[菌菇]|栖菜|角[蜜椒]|羹|蹄甲|蹄草)
鸡(?:枞|油菌|腿[菇蘑]|头[米根]|毛菜|骨草|血藤|心[枣果椒黄]|冠花|爪[梨葡]|屎藤|(?=腰果)|脚草|桑叶|肉丝菇|眼草|嗉子) | 鸭(?:跖草|脚[木艾]|儿芹|舌草|嘴花)
鹅(?:肠菜|掌[菜柴]|绒藤|不食草) | 兔(?:耳草|儿伞) | 猪(?:苓|肚菇|笼草|毛菜|屎豆|母菜|牙皂|殃殃) | 驴打滚 | 虎[掌奶]菌 | [猴鹿](?:头|茸)菇
[花生鱼虾蟹蛋贝壳果仁核桃海鲜牛奶]{1,2}(?:外?形状?|造型|图案)(?=的|[^、,。;\\s]*[糖饼干巧克力膜具]|[\\s、,。;]|$)
(?:虾|蟹|鱼|鲍鱼|蚝油?|牛奶|奶油|鸡蛋|花生|海鲜)般
素(?:虾仁?|蟹[棒柳肉]?|鱼[丸片排]?|鱿鱼|鲍鱼|蚝油)
milk (?:thistle|vetch|wort) | tiger milk mushroom | milk ?caps?(?: mushrooms?)? | cream (?=soda|sherry) | (?:damson|quince|guava|medlar|gooseberry|sloe|plum) cheese
(?:root|ginger|birch|spruce|ginseng) ?beer | bread(?:fruit|nut) | wine gums? | brandywine
(?<=\\b(?:corn|soya?|lychee|litchi|betel|areca) )nuts? | chestnut (?=honey|mushroom)
oyster (?:leaf|leaves|plant|mushroom)s? | (?<=vegetarian )oyster | lobster mushrooms? | fish mint | crab ?apples?
beef (?=tomato) | (?:hen|chicken)[- ]of[- ]the[- ]woods? | lamb['’]?s?['’]? (?:lettuce|quarters?|ears?) | duck potato(?:es)? | turkey tails?
(?:[a-z]+ )?(?:peanut|nut|almond|walnut|fish|shrimp|prawn|crab|lobster|shell|egg|oyster|bread|cheese|milk)(?:[- ]?shell)?[- ]shaped
(?<=\\b(?:vegetable|vegetarian|vegan|veggie|plant) )suet | (?<=\\b(?:coconut|fruit|nut|lychee|jackfruit|soya?|date|olive|pumpkin) )meats?
(?<=\\b(?:vegan|veggie|vegetarian|plant[- ]based|mock|faux) )(?:fish|tuna|salmon|prawns?|shrimps?|crab|scallops?|squid|calamari)
`

/** Dishes without the flesh they are named for; their own name may still tell an allergen: 素鸡 is soy. */
const NO_FLESH = `
素(?!食)[\\u4e00-\\u9fff]+ | 植物(?:基|蛋白)?[\\u4e00-\\u9fff]*[肉牛鸡猪鸭]肉? | 人造肉 | 牛角(?=面?包|酥) | 牛轧 | 牛皮糖
(?<=\\b(?:vegan|veggie|vegetarian|plant[- ]based|meat[- ]?free|meatless|mock|faux)[- ](?:style )?)(?:chicken|beef|turkey|duck|lamb|meat|ham|bacon|pork|chorizo|salami|pepperoni)
meat[- ](?:free|less|style|like|substitute|analogue|alternative|tenderi[sz]er)
`

const patternOf = (table: string) =>
  new RegExp(
    table
      .trim()
      .split(/\n| \| /)
      .map(name => name.trim())
      .join('|'),
    'g',
  )
const [names, noFlesh] = [patternOf(NAMES), patternOf(NO_FLESH)]

/** A name without what only sounds like a food. */
export const withoutFalseFriends = (name: string): string => name.replace(names, ' ')

/** A name also without dishes that only sound like meat. */
export const withoutMockMeat = (name: string): string => withoutFalseFriends(name).replace(noFlesh, ' ')
