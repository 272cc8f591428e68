/** What a label says of its product: the folded words of the whole label, of the name, and the number of the standard. */
export interface ProductWords {
  text: string
  name: string
  standard: string
}

/** Volume percent from which on a drink is an alcoholic one (GB 2757, GB 2758). */
const LEAST_ALCOHOL = 0.5
/** ≥0.5%vol is more than 0.5 %. */
const LEAST_MORE = 0.01

// 酒精度：52%vol, 酒精含量≥3.3%, 酒精度15度; 5% ABV; ALC 13.5% VOL. Not of one of the ingredients: 白酒（53%vol）、酱油.
const CONTENT =
  /(?:酒精(?:度数?|含量|浓度|成分)|乙醇含量)\s*(?:\([^)]{1,8}\))?\s*[:≥>约]*\s*(?<zh>\d+(?:\.\d+)?)\s*(?:[%°度]|vol)|(?<![<≤]\s?|[\d.]|\d\. )(?<volume>\d+(?:\.\d+)?)\s*%\s*\(?\s*(?:vol\b|abv\b|alc)(?!\s*\)\s*[、,，])|\balc(?:ohol)?\.?(?: content| by volume|\s?\/\s?vol\.?)?\s*[:≥>]?\s*(?<en>\d+(?:\.\d+)?)\s*%|\babv\s*[:≥>]?\s*(?<abv>\d+(?:\.\d+)?)\s*%|(?<proof>\d+(?:\.\d+)?)\s*proof\b/g

// Drinks, spirits and wines by the standards that rule them, and by the safety standards of all distilled and fermented ones.
const STANDARDS =
  /\b(?:gb|qb)\s?(?:\/\s?t)?\s?(?:2757|2758|4927|10781(?:\.\d+)?|13662|15037|17204|11856|11857|11858|20821|20822|20823|20824|20825|14867|26760|26761|23547|27586|27588|5476)(?![\d.])/

const KINDS_ZH =
  /白酒|黄酒|啤酒(?!花|酵母)|果啤|葡萄酒|干红|干白|桑格利亚|雪莉酒|味美思|波特酒|冰酒|起泡酒|香槟|配制酒|预调酒|鸡尾酒|果酒|[梅桂杨桑蓝荔柚桃李杏]子?花?酒|米酒|清酒|烧酒|烧酎|威士忌|白兰地|朗姆|伏特加|金酒|龙舌兰酒|利口酒|力娇酒|花雕|加饭酒|女儿红|二锅头|老白干|大曲酒?$|特曲|高粱酒|药酒|露酒|烈酒/
const NOT_KINDS_ZH =
  /无醇|无酒精|不含酒精|味(?!美思)|酒心|醋|[糕糖饼酱肉鸭鱼虾蟹蛋冻卤糟]|鸡(?!尾酒)|巧克力|面包|料酒|烹|腐乳|花生|冰淇淋|雪糕|酵母|酒酿|汤圆|丸|饮料|糟/
const KINDS_EN =
  /\b(?:beer|lager|ale|stout|pilsner|wine|prosecco|champagne|hard cider|vodka|rum|whisk(?:e)?y|bourbon|gin|tequila|brandy|cognac|liqueur|sake|soju|mead|sangria|sherry|vermouth|port wine|makgeolli|hard kombucha|hard seltzer|distilled spirits?)\b/
const NOT_KINDS_EN =
  /vinegar|\b(?:root|ginger|birch|butter) ?(?:beer|ale)|ginger ale|non.?alcoholic|alcohol.?free|de-?alcoholi[sz]ed|\b0(?:\.0)? ?%|cakes?\b|batter|sauce|chocolate|raisin|marinade|\bgum|jelly|cand(?:y|ies)|bread|cheese|sausage|brat|chips|mustard|dressing|cooking|balls?\b|flavou?r|\bnuts?\b|\bham\b|ice cream|sorbet|yeast|pudding|butter|glaze|fish|chicken|\bcod\b|fruit|jam\b|extract|truffle/

// Foods that contain alcohol and are eaten: they keep their score.
const FOODS =
  /料酒|烹[调饪].{0,2}酒|酒心|醪糟|酒酿|醉[蟹虾鸡鱼]|cooking wine|\bmirin\b|味淋|vanilla extract|flavou?ring|香精|酱油|食醋|腐乳/
const WITHOUT_ALCOHOL = /无醇|无酒精|非酒精|不含酒精|non.?alcoholic|alcohol.?free/

/** Whether the product is a drink of more than 0.5 % alcohol: by its stated content, its standard or its kind. */
export function isAlcoholicDrink({ text, name, standard }: ProductWords): boolean {
  if (FOODS.test(name)) return false
  const stated = alcoholContent(`${name}\n${text}`)
  if (stated !== undefined) return stated > LEAST_ALCOHOL
  if (WITHOUT_ALCOHOL.test(name) || WITHOUT_ALCOHOL.test(text)) return false
  if (STANDARDS.test(standard.toLowerCase()) || STANDARDS.test(text)) return true
  return (
    (KINDS_ZH.test(name) && !NOT_KINDS_ZH.test(name)) || (KINDS_EN.test(name) && !NOT_KINDS_EN.test(name))
  )
}

/** The greatest content of alcohol that a label states, in percent by volume; US proof is twice that. */
function alcoholContent(text: string): number | undefined {
  const stated = [...text.matchAll(CONTENT)].map(({ 0: words, groups = {} }) => {
    const value = Number(
      groups['zh'] ?? groups['volume'] ?? groups['en'] ?? groups['abv'] ?? Number(groups['proof']) / 2,
    )
    return /[≥>]/.test(words) ? value + LEAST_MORE : value
  })
  if (stated.length > 0) return Math.max(...stated)
  return /酒精(?:度|含量)\s*[:]?\s*[<≤]|[<≤]\s?0?\.5\s?%\s*(?:vol|abv|alc)/.test(text) ? 0 : undefined
}
