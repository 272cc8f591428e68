import { perText } from '../../../text/per-text.ts'
import { detectAudience } from '../people.ts'
import { type AddedFood, addedFoods } from './added-foods.ts'

/** A food that the person adds to the product, or has with it. */
export interface Added {
  /** The question without it. */
  text: string
  foods: readonly AddedFood[]
  /** The words of it, with how it is cooked. */
  words: string
  /** It takes the place of the water. */
  isForWater: boolean
}

const zhFoods = addedFoods.map(({ namesZh }) => namesZh).join('|')
const enFoods = addedFoods.map(({ namesEn }) => namesEn).join('|')

const many =
  '(?:(?:[一半两三几]|\\d+(?:\\.\\d+)?)?(?:大|小)?(?:点儿?|些|啲|杯|勺|匙|个|只|隻|片|盒|袋|瓶|罐|碗|根|块|颗|毫升|ml|克|g)|少许|少量|适量|很多|[两三]样)?的?'
const zhKind =
  '(?:热|温|冷|冰|凉|鲜|纯|脱脂|低脂|全脂|无糖|低糖|有糖|甜|淡|常温|生|熟|半熟|溏心|流心|水煮|煮|煎|荷包|现磨|黑|自制|整颗|整粒|碎|普通|无乳糖|有机|山羊|儿童|的)*'
const zhOne = `${many}${zhKind}(?:${zhFoods})`
/** It is no allergy, and no product of that name. */
const zhEnd = '(?!过敏|不耐|味|粉|蛋白|制品|饮料|类|素|巧克力|酱|包)'
const zhList = `(?<zh>${zhOne}(?:(?:和|跟|加|同|、|或者?|还是)${zhOne})*)${zhEnd}`
/** Not of the maker: 有没有加糖, 加了糖吗, 不加糖. */
const notMade =
  '(?<![没不未唔无零0别否有会还又也都添里水外料]|是不是|偷偷|系咪|厂家|里面|里头|为什么|怎么|干嘛|为啥|到底|究竟|点解)'
const may = '(?:能不能|能否|可不可以|可以不可以|可唔可以|可以|能|想|打算|要是|如果|自己|再|我)'
const put = '(?:加|放|兑|掺|混|撒|淋|挤|打|磕|卧|沟|溝|落|倒)(?:入|进去?|上|埋|落|多(?=[点些啲]))?'
const where = '(?:落去|进去|下去|上去|进|落|一起)?'
const eat = '(?:来|去|一起|一齐|一块儿?|一同|同|着|直接|当早餐)*(?<keep>[吃喝食饮])?'
const verdict =
  '(?:(?<!不)行[不吗么]|[行得]唔[行得]|可以|能[吃喝]|[吃喝食饮]|好不好|好吗|有影响|有问题|成不|[呢咧])'

const zhPatterns: readonly string[] = [
  // 用热牛奶冲, 拿豆浆泡, 用奶代替水.
  `(?:不用(?:开|热|温)?水[，,]?)?(?:改用|用|拿|以|换成?|改成?)${zhList}(?:来|去|直接|可以)*(?:(?:冲泡?|泡|煮|调|送|拌|兑|和面?|做|蒸|炖|沏|开|打)(?!的)|代替(?:开|热|温|清)?水|替代?水|替换水|[，,]?不用水)(?:着|来)*(?<keep>[吃喝食饮])?`,
  // 可以加牛奶吗, 我再放个蛋.
  `(?<may>${may}+)(?:直接|往里|往里面|在里面|在上面)?${put}${zhList}${where}${eat}`,
  // 打个蛋进去.
  `(?:打|磕|卧)(?:上|入|进|多)?(?=[一两半\\d]?(?:个|只|颗))${zhList}${where}${eat}`,
  // 加个蛋, 加点蜂蜜, 加牛奶行不.
  `${notMade}${put}(?=[一半两三几\\d]|点|些|啲|少许|少量|.{0,8}${verdict})${zhList}${where}(?!了?(?:没|吗|么|多少|几))${eat}`,
  // 配牛奶吃, 和牛奶一起吃, 蘸酱油.
  `(?:配着?|搭配?着?|就着|就(?=.{1,3}[吃喝])|蘸着?|送|佐|捞|下(?=稀?饭吃|粥|面条))${zhList}${eat}`,
  `(?:和|跟|与|同|连)${zhList}(?:一起|一齐|一块儿?|一同|同时|搭着?|混(?:着|合)?(?=[吃喝食饮]))(?:来|去)*(?<keep>[吃喝食饮])?(?:煮|冲|泡|炒|炖|混合?)?`,
  `${zhList}(?:和|跟|与|同)(?=[这它].{0,8}(?:一起|一齐|一块|混|同时))`,
  // 拌饭, 泡饭, 抹面包.
  `(?:拿来|用来|可以|能|直接|当酱|汤)*(?:拌|(?<!气|起)泡|捞|送|淋|涂|抹|搽|夹)(?:着|在)?${zhList}(?:上面?|里)?${eat}`,
]
const det =
  '(?:(?:a|an|some|my|your|the|any|our|his|her|own|just|only|plain|little|a bit of|bit of|a splash of|a drop of|a dash of|a drizzle of|a spoon(?:ful)? of|a teaspoon of|a tablespoon of|a knob of|a glass of|a cup of|a shot of|a slice of|a handful of|lots of|extra|half a?|one|two|three|couple of|\\d+ ?(?:ml|g|cups?|tbsp|tsp|oz|spoons?|slices?)?(?: of)?) )*'
const enKind =
  "(?:(?:hot|warm|cold|skim(?:med)?|semi[- ]skimmed|whole|full[- ]fat|low[- ]fat|fat[- ]free|unsweetened|sugar[- ]free|raw|runny|boiled|hard[- ]boiled|soft[- ]boiled|poached|fried|scrambled|cooked|fresh|frozen|plain|greek|natural|steamed|lactose[- ]free|chopped|ground|crushed|real|normal|regular|cow(?:'?s)?|goat(?:'?s)?|diet|black|melted|grated|sliced|buttered|local|salted) )*"
const enOne = `${det}${enKind}(?:${enFoods})`
const enEnd = "(?! (?:allerg|intoleran|free|protein|powder|flavou?r|issues?|problem|chocolate)|-free|')\\b"
const enList = `(?<en>${enOne}(?:,? (?:and|or|\\+|&) ${enOne})*)${enEnd}`
const it =
  '(?:it|this|these|them|that|those|one|some|mine|(?:the|my|a|this|these|her|his) [a-z]+(?: [a-z]+)?)'
const enPatterns: readonly string[] = [
  // Mixing it with vodka, can I make it with milk.
  `(?<=(?<lead>\\b(?:mix|stir|blend|make|made|cook|boil|prepare|have|had|eat|drink|take|serve|top|dip|pair|shake|try|bake|whisk|microwave|use|having|eating|drinking|mixing|making|taking|using|cooking|serving|topping|(?:it|this|these|they|that) go(?:es)?)(?: ${it})?(?: (?:up|together|in|well|cold|hot))?)) with ${enList}(?: (?:on top|in it|mixed in|stirred in|added|instead(?: of (?:the )?water)?|in|on))?`,
  // With a bit of honey on top, with an egg in it.
  `(?: |^)with ${enList} (?:on top|in it|mixed in|stirred in|through it|on it|added|as well|too|on|instead(?: of (?:the )?water)?)`,
  `(?:^|(?<=\\b(?:and|or|but|about|calories|kcal|protein|carbs|glass|cup|bowl|portion|serving|ok|okay|fine)) )with ${enList}`,
  // Can I add milk, cracking an egg in.
  `(?<=\\b(?:can|could|may|should|shall|if|when|to|and|i|we|i'll|just|then) )(?<may>i |we |she |he )?(?:also |just |then )?(?:add|put|stir|throw|crack|drop|splash|pour|mix|chuck|whisk|blend|sprinkle|drizzle|squeeze|melt)(?: (?:in|some|up))? ${enList}(?: (?:into|in|to|on top|on|over|with)\\b(?: (?:of )?(?:it|this|these|them|top|there))?)?`,
  `(?<!they |they're |are |by )\\b(?:adding|putting|stirring|cracking|pouring|sprinkling|mixing) (?:in )?${enList}(?: (?:into|in|to|on top|on|over)\\b(?: (?:of )?(?:it|this|these|them|top))?)?`,
  // My mum adds a splash of wine.
  `\\b(?:i|we|she|he|they|mum|mom|dad|gran|nan|hubby|husband|wife|mate|friend) (?:always |usually |sometimes |also |just )?(?:adds?|added|puts?|pours?|throws?|mixes|likes?)(?: (?:in|some|up))? ${enList}(?: (?:into|in|to|on top|on|over|when|while|with)\\b(?: (?:of )?(?:it|this|these|them|top|frying|cooking|there))?)?`,
  // Skim milk instead of water, skim milk not water.
  `(?:\\b(?:use|using|used|make it with|with|add) )?${enList},? (?:instead of|rather than|in place of|not|and not|for) (?:the |using )?(?:hot |boiling )?water`,
  `(?:swap|replace|substitute|sub)(?:ing)? (?:the |out the )?water (?:with|for|by) ${enList}`,
  `\\b(?:use|using) ${enList}(?= ?(?:$|[?.,]|instead|to make|to mix|ok))(?: instead)?(?: to (?:make|mix) (?:it|this|these|them))?`,
  // On toast with butter, over rice, in my coffee.
  `(?<=\\b(?:(?:spread|have|eat|put|pour|serve|use|try|stir|mix|melt) (?:it|this|these|them|some)|of (?:it|this|these)|ok|okay|fine|good|nice|great|dunked|dipped|dunk|dip|dipping)) (?:on|over|in|into) ${enList}(?: with ${enOne.replace(/\(\?<[a-z]+>/g, '(?:')})?`,
]

const zhAll = zhPatterns.map(pattern => new RegExp(pattern))
const enAll = enPatterns.map(pattern => new RegExp(pattern))

/** Asked of the maker: is it made with milk, does it come with rice. */
const ofMaker =
  /\b(?:is|are|was|were|isn't|aren't) (?:it|this|these|they|that|the [a-z]+) (?:made|mixed|cooked|fried|baked|topped|prepared|served)?$|\b(?:come|comes|coated|glazed|thickened|filled|made|mixed|cooked|fried|served|baked)$/
const aCook = /\b(?:i|we|she|he|if|when|once|mum|i've|i have) (?:\w+ )?(?:made|mixed|cooked)(?: \S+){0,3}$/

const forWater =
  /代替(?:开|热|温|清)?水|替代?水|不用(?:开|热|温)?水|替换水|\b(?:instead of|rather than|in place of|not|for) (?:the |using )?(?:hot |boiling )?water|water (?:with|for|by)/

/** The foods that a product is, by the ends of the names in its folded title. */
const productFoods = perText((title): string[] =>
  (title.match(/[\u4e00-\u9fff]+|[a-z][a-z' -]*/g) ?? []).flatMap(run =>
    addedFoods.flatMap(({ namesZh, namesEn }) => {
      const [own] = new RegExp(`(?:${namesZh}|\\b(?:${namesEn}))$`).exec(run.trim()) ?? []
      return own ?? []
    }),
  ),
)
/** A product of that name: oyster sauce, and oat milk. */
const isProduct = (words: string, title: string): boolean =>
  productFoods(title).some(own => words.includes(own))

/** 无糖豆浆 has no sugar. */
const withoutIt = /[无低零0有]糖|\b(?:sugar|fat|lactose|gluten)[- ]free\b|instead of.*|rather than.*/g
const foodsOf = (words: string): AddedFood[] => {
  let left = words.replace(withoutIt, ' ')
  return addedFoods.filter(({ namesZh, namesEn }) => {
    const pattern = new RegExp(`${namesZh}|\\b(?:${namesEn})\\b`, 'g')
    const isNamed = pattern.test(left)
    left = left.replace(pattern, ' ')
    return isNamed
  })
}

/** The question without the words of it: of somebody who may add it there is left whether they may have the product. */
const restOf = (text: string, hit: RegExpExecArray): string => {
  const { keep, may: mayThey } = hit.groups ?? {}
  const isOfThem = mayThey !== undefined && detectAudience(text) !== null
  const isZh = /[\u4e00-\u9fff]/.test(hit[0])
  const left = isOfThem ? `${mayThey}${isZh ? (keep ?? '吃') : 'have it'}` : (keep ?? '')
  return `${text.slice(0, hit.index)}${left}${text.slice(hit.index + hit[0].length)}`
}

/** The first way in which a folded question says it, with the question without it. */
const firstIn = (text: string, title: string): Added | null => {
  for (const pattern of /[\u4e00-\u9fff]/.test(text) ? [...zhAll, ...enAll] : enAll) {
    const hit = pattern.exec(text)
    const { zh, en } = hit?.groups ?? {}
    const words = zh ?? en
    if (!hit || words === undefined) continue
    const before = text.slice(0, hit.index).trimEnd()
    if (ofMaker.test(before) && !aCook.test(before)) continue
    if (isProduct(words, title)) continue
    return {
      text: restOf(text, hit)
        .replace(/ {2,}/g, ' ')
        .replace(/^[,，\s]+|(?<=[\u4e00-\u9fff])[,，\s]+[呢咧啊呀]+$/g, '')
        .trim(),
      foods: foodsOf(hit[0]),
      words,
      isForWater: forWater.test(hit[0]),
    }
  }
  return null
}

const mayName = new RegExp(`${zhFoods}|\\b(?:${enFoods})\\b`)

/** What a folded question says is added to a product of a folded title, or had with it; null where it says nothing of that. */
export const addedIn = (text: string, title: string): Added | null => {
  if (!mayNameAny(text)) return null
  const first = firstIn(text, title)
  if (!first) return null
  // On toast, with butter.
  const second = firstIn(first.text, title)
  return second
    ? {
        ...second,
        foods: [...new Set([...first.foods, ...second.foods])],
        words: `${first.words} ${second.words}`,
        isForWater: first.isForWater || second.isForWater,
      }
    : first
}
const mayNameAny = perText(text => mayName.test(text))
