import { withoutClaims } from '../claims/claims.ts'
import { withoutFalseFriends, withoutMockMeat } from '../lexicon/false-friends.ts'
import * as names from '../lexicon/group-foods.ts'
import { INSECTS } from '../lexicon/scientific-names.ts'
import { isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { SOUR_JUICE } from '../scoring/product-kinds.ts'
import { brings, isOpenedTaste } from './allergens.ts'
import { RAW_MILK } from './label-statements.ts'
import { statedSource } from './stated-source.ts'

/** Whether an ingredient belongs to what a rule is about. */
export type Test = (item: Item) => boolean

const named =
  (pattern: RegExp): Test =>
  item =>
    pattern.test(item.words)
const plain = new WeakMap<Item, string>()
/** The words of a name without what only sounds like a food. */
function plainWords(item: Item): string {
  const known = plain.get(item) ?? withoutFalseFriends(item.words)
  plain.set(item, known)
  return known
}
/** A food by its name: no additive and no flavouring is one. */
const foodNamed =
  (pattern: RegExp): Test =>
  item =>
    item.kind !== 'additive' && item.kind !== 'flavouring' && pattern.test(plainWords(item))
const withIns = (...numbers: number[]): Test => {
  const wanted = new Set(numbers)
  return item => item.substance !== undefined && wanted.has(Number.parseInt(item.substance.ins, 10))
}
export const any =
  (...tests: Test[]): Test =>
  item =>
    tests.some(test => test(item))

// A taste (朗姆酒味), a starter (酒曲), hops and vinegar are no alcohol.
// Spirits, wines and beers by their own names, but for their vinegar, their taste and what is only named for them.
const DRINKS_EN =
  "(?:kirsch(?:wasser)?|grappa|amaretto|cointreau|grand marnier|kahl[uú]a|bailey[’']?s|irish cream|limoncello|marsala|madeira|absinthe|ouzo|rak[iı]|arak|pastis|pernod|sambuca|schnapp?s|slivovitz|calvados|cognac|armagnac|tequila|mezcal|champagne|prosecco|cava|perry|mead|vermouth|port|sherry|soju|makgeolli|shaoxing|mijiu|baijiu|umeshu|triple sec|cura[cç]ao|cr[eè]me de (?:menthe|cassis|cacao)|advocaat|drambuie|frangelico|chambord|a[qk][uv]avit|pisco|cacha[cç]a|arrack|feni|toddy|tapai|sangria|moscato|chardonnay|merlot|chianti|rioja|lambrusco|sauternes|eau de vie|weinbrand|(?:weiss|rot)wein|(?<!apple )cider|(?<!ginger )ale|stout|lager|gin|rum|brandy|vodka|bourbon|sake|wine|beer|spirits?|(?<!(?:chocolate|cocoa|cacao|coco) )liquor|ethanol)"
const NO_DRINK_EN =
  '(?![- ](?:vinegar|flavo|essence|gum|yeast|cake|sponge|snap|grape|mango|rhubarb|salut|spice|sugar|tomato)|\\/)'
const OF_DRINKS_EN = new RegExp(`(?<![a-z])${DRINKS_EN}(?![a-z])${NO_DRINK_EN}`)
const WITHOUT_ALCOHOL = /de-?alcoholi[sz]ed|alcohol[- ]free|non[- ]?alcoholic|无醇|无酒精|脱醇/
const ALCOHOL =
  /(?:白|黄|料|米|清|啤|葡萄|朗姆|高粱|果|梅|利口|烹调|甜|花雕|烧|红|烈|绍兴|加饭|药)酒(?!花|酵|曲|石|味|风味|醋|糟鱼|杯)|[\u4e00-\u9fff]酒$|(?<!脱氢|肌)酒精(?!酵母)|酒酿|醪糟|威士忌|白兰地|伏特加|乙醇|味[淋醂琳霖]|花雕|力娇酒|君度|百利甜|雪莉(?!醋)|马沙拉|马德拉(?!蛋糕)|苦艾|味美思|香槟(?!葡萄|茸|醋)|龙舌兰(?!糖|蜜|叶|纤维|浆)|干邑|烧酎|酒[粕糟](?!鱼)|红糟|糟卤|二锅头|茅台|[兰冧]姆?酒|拔兰地|醉(?:虾|蟹|鸡|鱼|泥?螺|枣|麸|卤)|酒[渍浸腌]|whiske?y|(?<!sugar |sorbitol |stearyl |cetyl |cetearyl )\balcohol\b|liqueur|mirin/
const namesAlcohol = any(foodNamed(ALCOHOL), foodNamed(OF_DRINKS_EN))
export const alcohol: Test = item => namesAlcohol(item) && !WITHOUT_ALCOHOL.test(item.words)
export const caffeineSource = any(
  isOfClass('caffeine'),
  foodNamed(names.TEA_KINDS),
  foodNamed(names.COFFEE_KINDS),
  foodNamed(
    /咖啡(?!风?味)|(?<!大麦|苦荞|荞麦|菊花|花草|洋甘菊|沙)茶(?!籽|多酚|树|风?味)|可可(?!脂|风?味)|(?<!白)巧克力(?!风?味)|瓜拉纳|马黛|\bcoffee|\btea\b|\bcocoa(?! butter)|(?<!white )chocolate|guaran[ai]|\bmate\b|caffeine|xanthine\b|\btheine\b|黄嘌呤|[ck]ola nuts?|可乐果|espresso|matcha/,
  ),
)
export const strongCaffeine = any(
  isOfClass('caffeine'),
  foodNamed(names.TEA_KINDS),
  foodNamed(
    /咖啡(?!风?味)|茶叶|(?<!沙)茶粉|茶浓缩|茶汤|茶提取|(?:红|绿|抹|白|黑|乌龙|茉莉花?)茶(?!风?味)|普洱(?!风?味)|铁观音|龙井|瓜拉纳|马黛|\bcoffee|\btea\b(?! tree)|oolong|guarana|\bmate\b|\byaupon\b|[ck]ola nuts?|可乐果|caffeine|xanthine\b|\btheine\b|黄嘌呤|matcha|espresso/,
  ),
)
export const nitrite: Test = isOfClass('nitrite')
export const azoDyes: Test = isOfClass('azoDye', 'southamptonDye', 'benzoate')
export const southampton: Test = isOfClass('southamptonDye')
const polyols: Test = isOfClass('polyol')
export const sweeteners: Test = isOfClass('sweetener')
export const potassium = any(
  isOfClass('potassiumChloride'),
  // Between salt and iodine it passes for a nutrient, and is a quarter of low-sodium salt.
  named(/氯化钾|低钠盐|代盐|potassium chloride|\b(?:low|reduced)[- ]sodium (?:sea )?salt|\bsalt substitute/),
)
export const kidneyBurden = any(isOfClass('phosphate', 'aluminium'), potassium)
export const licorice = any(isOfClass('glycyrrhizinate'), named(/甘草(?!酸)|licorice|liquorice/))
// Also where names ran together and none of them was recognised.
export const namedAspartame: Test = item =>
  /aspartame|阿斯巴甜|天门冬酰苯丙氨酸/.test(withoutClaims(item.words))
export const phenylalanineNoted: Test = item =>
  /苯丙氨酸|phenylalanine/.test(withoutClaims(String(item.ingredient.notes).toLowerCase()))
export const konjacJelly = foodNamed(/果冻|魔芋|蒟蒻|konjac/)
export const wholeNuts = foodNamed(
  /(?:坚果|花生|杏仁|腰果|核桃|榛|开心果|夏威夷果|巴旦木|碧根果)仁?$|土豆仁$|爆米花|汤圆$|圆子$|麻[糬薯]$|糍粑$|年糕$|\bmochi$|\bkaju$|\bbadam$|\bpopcorn\b|\b(?:peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|nuts)$/,
)
export const honey = foodNamed(
  /蜂蜜|(?:椴树|洋?槐花?|枣花|荔枝|百花|野菊花|荆条|油菜花?|桂花|龙眼|葵花|枇杷|柑橘|巢)蜜(?!饯|枣|柚)|蜜糖(?![豆果])|\bhoney\b/,
)
export const senna = named(/番泻叶|\bsenna\b/)
/** Concentrated lemon juice is sour: it has hardly any sugar. */
export const addedSugars: Test = item =>
  item.food === 'sugar' && !item.underAdditives && !SOUR_JUICE.test(item.words)
export const sugarsAndDextrins = any(
  addedSugars,
  foodNamed(/(?<!抗性(?:麦芽)?)糊精|(?<!resistant )\b(?:malto)?dextrin/),
)
export const salts: Test = item => (item.food === 'salt' || item.food === 'sauce') && !item.underAdditives
export const saltsAndGlutamate = any(salts, isOfClass('glutamate', 'sodiumBicarbonate'))
export const broadBeans = foodNamed(
  /蚕豆|胡豆|兰花豆|罗汉豆|佛豆|倭豆|仙豆|马齿豆|怪味豆|(?<![豌绿黄])豆瓣|broad bean|\bfav(?:as?|es?)\b|faba|\bfuu?l\b|\bfoul\b|mud?dammas|medammas|\bmedames|\bhabas?\b|\bf[eè]ves?\b|\bbaqla|\bbaghal[ai]|\b(?:horse|tick|windsor|field|bell) beans?\b|vicia faba|doubanjiang|toban ?d?j(?:i?a)ng?|\bb(?:i|e)ss?ara\b|\bta'?amiy?a\b|\bpixian\b/,
)
export const purines = any(
  isOfClass('purine'),
  foodNamed(names.PURINES),
  foodNamed(
    /酵母(?:抽提|提取|浸|味)|骨汤|肉汁|肉膏|鸡精|浓汤|动物肝|[猪鸡鸭鹅牛羊鱼]肝(?!素)|肝脏|内脏|沙丁鱼|凤尾鱼|yeast extract|bone broth|meat extract|anchov|sardine|\bliver\b|\bbeer\b/,
  ),
)
// 低聚果糖 and fructo-oligosaccharides are fibres.
export const fructose = foodNamed(
  /果葡糖浆|果糖浆|高果糖|(?<!低聚|聚)果糖(?!基)|(?<!oligo)\bfructose|high fructose|agave(?! inulin)/,
)
export const fermentable = any(
  polyols,
  named(names.FERMENTABLE),
  isOfClass('polydextrose'),
  foodNamed(/菊粉|低聚(?:果糖|半乳糖|异麦芽糖)|抗性(?:麦芽)?糊精|inulin|oligofructose|chicory root/),
)
/** Soft cheese ripened by moulds, by its name or by the mould (advice of the NHS); hard blue cheese is not told apart. */
export const mouldRipened = named(
  /\b(?:brie|camembert|gorgonzola|roquefort|dolcelatte|cambozola|danish blue|blue cheese|chevre)\b|penicillium (?:candidum|camemberti|roqueforti)|卡芒贝尔|金文毕|布里(?=$|奶|芝|干)|蓝纹|白霉(?=奶酪|干酪|芝士)|(?:白地|卡门柏|卡门培尔|娄地|洛克福)青霉/,
)
/** A pack that is called such a cheese lists milk and cultures alone. */
export const SAYS_MOULD_CHEESE =
  /\b(?:brie|camembert)\b|卡芒贝尔|金文毕|布里(?:奶酪|芝士|干酪)|白霉(?:奶酪|干酪|芝士)/
export const milk: Test = item => brings(item, ['milk'])
/** Meat that is cured or dried and not cooked (advice of the NHS: cooked through in pregnancy, because of toxoplasma and listeria). */
export const SAYS_CURED_MEAT =
  /\b(?:salamis?|chorizo|pepperoni|prosciutto|parma ham|serrano|jam[oó]n|iberico|ib[eé]rico|bresaola|biltong|dro[eë]wors|coppa|capocollo|pancetta|saucisson|landj[aä]ger|nduja)\b|萨拉米|沙乐美|帕尔玛?马?火腿|伊比利亚|生火腿|西班牙火腿|比尔通/
export const SAYS_PATE = /(?<![a-z])p[aâ]t[eé]s?(?![a-zé]| de fruits?)|肝酱/
export const anyFish: Test = item => brings(item, ['fish'])
/** The pack offers fish that is smoked cold, cured or raw; smoked hot or cooked it is another matter. */
export const SAYS_RAW_FISH =
  /\bcold[- ]?smoked\b|(?<!hot[- ])\bsmoked (?:salmon|trout|fish|halibut|tuna)\b(?! flavou?r)|\bgravl?a[dx]\b|\bsashimi\b|\bceviche\b|冷熏|(?<!热)烟熏(?:三文|鲑|鳟)|刺身|生鱼片|鱼生/
/** Fish high in mercury: shark, swordfish and marlin by the NHS and the FDA, king mackerel, tilefish and bigeye tuna by the FDA; 马头鱼 is another fish. */
export const predatoryFish = foodNamed(
  /[旗剑箭]鱼(?!草)|鲨鱼(?!肝油|软骨)|鱼翅|马林鱼|方头鱼|大眼金枪|大目鲔|\b(?:swordfish|marlin|shark(?! (?:cartilage|liver oil))|tilefish|king mackerel|bigeye tuna)\b/,
)
export const tuna = foodNamed(/(?:金枪鱼|吞拿鱼?|鲔鱼)(?!鱼?油(?!浸))|\btuna\b(?! (?:fish )?oil)/)
/** Of animals, which no herb called liver is. */
export const liver = foodNamed(/肝(?!素|苏)|\blivers?\b/)
export const herbs = any(
  foodNamed(names.LIMITED_IN_PREGNANCY),
  foodNamed(/(?<!洋)薏[米仁]|薏苡|益母草|红花(?!籽|油)|马齿苋|芦荟|\baloe\b/),
)
const PORK =
  /猪(?!苓|肉?风?味)|^(?:[精纯]?炼)?[大荤板]油$|豚(?!骨?风?味)|(?<!素|鸡肉|牛肉|鱼肉|火鸡)火腿(?!风?味)|(?<!素|火鸡)培根(?!风?味)|(?<!牛|鸡|鸭|羊)腊[肠肉](?!风?味)|叉烧(?!酱|味|鸡|鸭|汁)|五花肉|肘子|蹄髈|东坡肉|扣肉|\bpork\b|\blard\b|(?<!turkey |chicken |beef |vegan )\bham\b|(?<!turkey |beef |vegan |veggie )\bbacon\b(?! flavo)|prosciutto|pancetta|(?<!turkey |beef |vegan |veggie |chicken )(?:pepperoni|salami|chorizo)|mortadella|guanciale|lardons?\b|\bgammon\b/
/** By its name; not what is only called so: vegan bacon. */
const fleshNamed =
  (pattern: RegExp): Test =>
  item =>
    foodNamed(pattern)(item) && pattern.test(withoutMockMeat(item.words)) && !isOpenedTaste(item)
const porkNamed = any(foodNamed(PORK), fleshNamed(names.PORK))
/** What can be made from pigs, other animals, plants or microbes. */
const ofManySources = any(
  withIns(428, 441, 471, 472, 920),
  foodNamed(
    /明胶|吉利丁|肠衣|胶原|凝乳酶|(?:猪|肉|豚骨?|火腿|培根|腊[肠肉])风?味|\bgelatine?\b|collagen|rennet/,
  ),
  item => item.kind === 'enzyme',
  item =>
    item.children.length === 0 && /\bmarshmallows?\b|棉花糖|皮冻|\baspic\b|\bpanna cotta\b/.test(item.words),
)
export const pork: Test = item => porkNamed(item) || (ofManySources(item) && statedSource(item) === 'pork')
/** Made of skin, bone or fish; of which animal is another question. */
const gelatine = any(withIns(428), foodNamed(/明胶|吉利丁|胶原|\bgelatine?\b|collagen/))
export const unknownSource: Test = item =>
  (item.mayBeButter && !item.isButter) ||
  (ofManySources(item) && statedSource(item) === undefined && !gelatine(item))
const ofInsects = any(
  withIns(120, 904),
  named(/胭脂虫|虫胶|紫胶|carmine|cochineal|shellac/),
  foodNamed(INSECTS),
)
/** Cheeses of protected origin whose rules ask for animal rennet (EU register of geographical indications; Switzerland for Gruyère). */
const RENNET_OF_ANIMALS =
  /grana padano|parmigiano|pecorino romano|gruy[eè]re|\bcomt[eé]\b|格拉娜|帕米[贾加]诺|佩科里诺|格鲁[耶伊]尔|孔泰/
const cheeseOfAnimalRennet: Test = item =>
  RENNET_OF_ANIMALS.test(withoutClaims(`${item.words} ; ${String(item.ingredient.notes).toLowerCase()}`)) &&
  statedSource(item) !== 'plantOrMicrobe'
export const gelatineOfSomeAnimal: Test = item => gelatine(item) && statedSource(item) === undefined
/** Of animals, and the name does not show it to everybody. */
export const hiddenAnimal = any(ofInsects, cheeseOfAnimalRennet)
const FLESH =
  /(?:牛|羊|鸡|鸭|鹅|鱼|虾|蟹|贝|禽|驴|兔|蛤|蚝|鱿|牡蛎|鳕|鲑|金枪|三文)(?!肉?风?味)(?:[^乳奶蛋油味精粉果腥]|$)|鱼糜|牛油$|肉松|肉馅|\bbeef\b|\bchicken\b(?! flavo)|turkey|\bmeat\b|\blamb\b|\bfish\b|\btuna\b|salmon|anchov|shrimp|\bcrab|tallow|\bsuet\b|\bduck\b|oyster|\bclam(?!shell)|mussel|squid|calamari|octopus|scallop|lobster|prawn|crayfish|surimi|worcestershire|nam pla|caviar|蚝油|虾油|鱼露|虾酱|[鸡鸭鹅]油(?!菌)|骨汤/
const isFlesh = any(fleshNamed(FLESH), fleshNamed(names.OTHER_FLESH))
export const ofWater: Test = item => brings(item, ['fish', 'crustacean', 'shellfish'])
/** Where the pack does not say that it is of another animal. */
export const usuallyPork: Test = item =>
  fleshNamed(names.USUALLY_PORK)(item) &&
  item.children.length === 0 &&
  statedSource(item) === undefined &&
  !pork(item)
export const meatOrFish: Test = item =>
  (isFlesh(item) && !item.mayBeButter && !isOpenedTaste(item)) ||
  ofWater(item) ||
  (ofManySources(item) && statedSource(item) === 'animal')
/** Meat of any animal on land. */
export const meat: Test = item => (meatOrFish(item) || pork(item) || usuallyPork(item)) && !ofWater(item)
/** Milk and what is made of it where the label itself says that it was not heated; 生牛乳 only names the raw material. */
export const unpasteurised = foodNamed(RAW_MILK)
export const blood = foodNamed(
  /[鸭猪鸡鹅牛羊禽米]血(?![橙糯提])|血豆腐|血肠|血旺|血浆|\bblood (?:pudding|sausage|plasma|powder|meal)\b|\b(?:pig|pork|duck|chicken|beef)[ʼ'’]?s? blood\b|black pudding/,
)
/** Its caramboxin is a nerve poison that weak kidneys cannot clear. */
export const carambola = named(/杨桃|五敛子|carambola|\bstar ?fruits?\b/)
export const quinine = named(/quinine|奎宁/)
/** Names of what contains lactose, in any case. */
export const LACTOSE =
  /牛乳|羊乳|牛奶|羊奶|生乳|乳粉|奶粉|乳清|乳糖(?!醇|酶)|炼乳|鲜奶|酸奶|发酵乳|稀奶油|干酪|奶酪|(?<!coconut |almond |soy |soya |oat |rice )\bmilk\b|\bwhey\b|lactose|(?<!coconut )\bcream\b(?! of )|yogurt|\bcheese|\bdahi\b|\bcurd powder/i
const lactoseNamed = foodNamed(LACTOSE)
// 无乳糖牛奶, lactose free milk: milk whose lactose was split.
const lactoseFree = named(/(?:无|零|0|不含|去)乳糖|lactose[- ]free|without lactose/)
const DRIED_MILK =
  /乳粉|奶粉|乳糖(?!醇|酶)|(?<!coconut |soy |soya )\bmilk (?:powder|solids)|\b(?:powdered|dried|dry) (?:skim(?:med)? |whole |nonfat )?milk\b|lactose/
export const lactoseSource: Test = item => lactoseNamed(item) && !lactoseFree(item) && brings(item, ['milk'])
export const driedMilk: Test = item => lactoseSource(item) && DRIED_MILK.test(item.words)
export const lactase = named(/乳糖酶|\blactase\b/)
/** The pack says that no lactose is left, or states so little: 零乳糖, 乳糖 0g/100mL, lactose <0.03 g; not 低乳糖. */
export const SAYS_NO_LACTOSE =
  /(?:零|0|无|不含|去) ?乳糖|乳糖(?:含量)? ?:? ?[≤<]? ?0(?:\.[0-4]\d*|\.50*)? ?(?:g|克|%)|lactose[- ]free|\b(?:no|without|zero|0 ?%) lactose|\blactose:? ?(?:<|less than)? ?0(?:\.[0-4]\d*)? ?(?:g\b|%)|(?:<|less than) ?0\.[0-4]\d* ?% lactose/
/** The pack praises itself for sugar that is missing: 无蔗糖, 控糖, refined sugar free. */
export const SAYS_LITTLE_SUGAR =
  /(?:无|零|0|未添加|不添加|不加|低|减|控) ?(?:蔗|砂|白砂|精制|添加)*糖(?![醇精])|\b(?:no|without|zero|less|low|reduced|free from|free of) (?:added |refined |cane |table )?sugars?\b|\bsugars?[- ]free|\bunsweetened\b|\bketo\b|\bdiabetic/
