import type { Bilingual } from '../../../../result.ts'

/** One reading of a sight: of which foods it holds, and what it is there. */
interface Cause extends Bilingual {
  /** In the name of the product or its list, folded; left out where it holds of any other food. */
  of?: RegExp
  /** Ingredients that bring it, told by name. */
  from?: RegExp
  /** It is no food any more: nothing softens that. */
  isOff?: true
}

/** Something that a person sees, tastes or hears of a food at hand, and asks whether that is as it should be. */
export interface Sight {
  asked: RegExp
  /** The first that holds of this food is told. */
  causes: readonly Cause[]
}

/** The narrower sight before the wider one; by common knowledge of food, no brand among them. */
export const sights: readonly Sight[] = [
  {
    asked:
      /(?:胀|鼓|涨|凸)(?:袋|罐|盖|包)|(?:盖|袋|罐|包装|瓶子?)[^，。？]{0,4}(?:鼓|胀|凸|涨)|\b(?:bulging|domed|swollen|blown) (?:tin|can|lid|pack\w*|pouch|jar)\b|\b(?:tin|can|lid|packet|pack|pouch|jar|bag)\b.{0,12}\b(?:bulg\w+|swollen|bloated|blown|domed)\b/,
    causes: [
      {
        of: /薯片|膨化|虾条|锅巴|爆米花|\bcrisps\b|\bchips\b|\bpopcorn\b|\bpuffs\b/,
        zh: '薯片一类袋里充了氮气防压碎，本来就鼓；漏气变瘪、变软的才要留意',
        en: 'bags of crisps are filled with nitrogen against breaking and are meant to be puffed; a flat bag has leaked',
      },
      {
        of: /汽水|可乐|气泡|二氧化碳|啤酒|格瓦斯|carbonated|\bsoda\b|\bcola\b|\bbeer\b|sparkling/,
        zh: '含气的饮料受热、摇晃会鼓：放凉再开；开罐前已经变形或漏的不要喝',
        en: 'fizzy drinks bulge when warm or shaken: let it cool before opening; do not drink one that is misshapen or leaks',
      },
      {
        of: /泡菜|酸菜|辣白菜|纳豆|醪糟|酒酿|kimchi|sauerkraut|kombucha/,
        zh: '发酵的食品还会产气，冷藏、没过期的微鼓常见；很鼓、过期、或味道颜色不对就别吃',
        en: 'fermented food goes on making gas, so a slight bulge is common while chilled and in date; if it is tight, out of date, or smells or looks wrong, do not eat it',
      },
      {
        isOff: true,
        zh: '不要吃，也不要尝：胀起来多半是细菌产气，密封的食品里可能有肉毒毒素，煮了也不保险；没开封的拿去退换',
        en: 'Do not eat or taste it: a bulge is mostly gas from bacteria, in sealed food maybe with botulinum toxin, and cooking is no safe way out; take an unopened one back',
      },
    ],
  },
  {
    asked:
      /(?:有|生|长|爬)(?:了|着|条|只|个|出|小|白|好多)*(?:虫(?!草)|蛆)|异物|玻璃渣|头发丝|\bfound (?:an? |some )?(?:\w+ )?(?:bugs?|insects?|maggots?|weevils?|hair|glass|plastic)\b|\b(?:maggots?|weevils?|(?:live|dead) (?:bugs?|insects?)) in (?:it|my|the|this)\b/,
    causes: [
      {
        of: /^(?!.*(?:胭脂虫|carmine|cochineal))/,
        isOff: true,
        zh: '不要吃：留好包装、剩下的和照片，找卖家或厂家，也可以打 12315',
        en: 'Do not eat it: keep the pack, the rest and a photo, and go to the shop or the maker',
      },
    ],
  },
  {
    asked:
      /白霜|白斑|发白|泛白|白色(?:的)?(?:粉|霜|颗?粒|一?层|点|斑|嘅?嘢)|(?<!蛋)白粉(?!丝)|粒白|白色嘅|白白的?一层|一层[^，。？]{0,3}白(?![糖油])|\bbloom\b|\b(?:gone|turned|looks?) (?:white|grey|gray|cloudy white)\b|\bwhite (?:powder\w*|spots?|stuff|film|coating|bits?|dust|layer|patch\w*)\b/,
    causes: [
      {
        of: /巧克力|可可|chocolate|cocoa/,
        zh: '巧克力上的白霜多半是可可脂或糖在冷热变化后析出来的，不是霉，口感差一些；毛茸茸、有霉味的才是霉',
        en: 'a white film on chocolate is mostly cocoa butter or sugar that came to the surface with changes of temperature, no mould, and only the texture suffers; fur or a musty smell would be mould',
      },
      {
        of: /话梅|話梅|蜜饯|果脯|山楂|果干|柿|甘草|葡萄干|dried (?:fruit|plum|mango)|raisins/,
        from: /盐|鹽|糖|salt|sugar/i,
        zh: '果干、话梅上的白粒多半是析出的盐和糖',
        en: 'white grains on dried fruit are mostly salt and sugar that crystallised',
      },
      {
        of: /海带|昆布|kelp|kombu/,
        zh: '海带上的白霜多半是甘露醇和盐，冲一下就行；绿的、毛茸茸的是霉',
        en: 'the white on kelp is mostly mannitol and salt, and rinses off; green or furry is mould',
      },
      {
        of: /软糖|糖果|sour|gumm|gums|jell|sweets|cand/,
        from: /糖(?!醇|浆)|柠檬酸|苹果酸|酒石酸|淀粉|sugar(?!s)|citric|malic|tartaric|starch/i,
        zh: '糖面上的白粉是裹的糖、酸或淀粉，防粘、有酸味',
        en: 'the white powder on sweets is a coat of sugar, acid or starch, for taste and against sticking',
      },
      {
        of: /腊肠|腊肉|火腿(?!肠)|香肠|萨拉米|salami|chorizo|prosciutto|lap ?cheong/,
        zh: '干的、擦得掉的白粒可能是析出的盐；干香肠外皮薄薄一层白也可能是做的时候接种的霉。毛茸茸、发绿发黑、发黏就别吃',
        en: 'dry grains that wipe off may be salt; a thin white coat on a dry sausage may be the mould it was made with. Fur, green or black, or slime: do not eat it',
      },
      {
        of: /帕玛森|帕尔马|切达|高达干酪|parmesan|cheddar|gouda|grana|pecorino|hard cheese/,
        zh: '硬奶酪里硬的白点多半是酪氨酸结晶；表面毛茸茸、不是这种奶酪本来的霉就别吃',
        en: 'hard white specks in hard cheese are mostly crystals of tyrosine; fur that this cheese is not made with means that it has gone bad',
      },
      {
        zh: '看不出是什么：干的、像粉或结晶的常是盐、糖或淀粉；毛茸茸、会扩大、有霉味的是霉，别吃',
        en: 'which it is cannot be told from here: dry powder or crystals are often salt, sugar or starch; fur, or a patch that grows or smells musty, is mould: do not eat it',
      },
    ],
  },
  {
    asked: /结晶|晶体|玻璃一?样的?(?:粒|渣)|沙沙的|\bcrystal\w*|\bgrainy\b|\bgritty\b/,
    causes: [
      {
        of: /蜂蜜|honey/,
        zh: '蜂蜜结晶是葡萄糖析出来，常见，不是掺糖的证据；隔温水（不超过 40 ℃）可化开',
        en: 'honey crystallises because its glucose comes out; that is common and no proof of added sugar; warm water (up to 40 °C) melts it',
      },
      {
        of: /果酱|炼乳|糖浆|jam|condensed|syrup/,
        zh: '糖多的食品放久、放冷会结晶，常见',
        en: 'food with much sugar crystallises in time or in the cold, which is common',
      },
      {
        of: /冰淇淋|雪糕|冰激凌|ice cream/,
        zh: '冰晶是化过又冻上；一直冻着只是口感差，软塌变形过的不要吃',
        en: 'ice crystals come from thawing and freezing again; if it stayed frozen only the texture suffers, but leave one that went soft and lost its shape',
      },
      {
        of: /鱼罐头|金枪鱼|蟹|虾|tuna|crab|salmon/,
        zh: '海鲜罐头里像玻璃的小粒多半是鸟粪石（磷酸铵镁）结晶，加醋加热会化；化不掉的可能真是玻璃，别吃',
        en: 'glass-like grains in tinned seafood are mostly struvite, which dissolves in warm vinegar; what does not may be glass: do not eat it',
      },
    ],
  },
  {
    asked:
      /(?<!不|不会|防|防止)分层|出水|水油分离|油水分离|一层水|\b(?:(?<!mechanically )separat(?:ed|es|ing|ion)|split|watery (?:layer|top)|liquid on top|curdled)\b/,
    causes: [
      {
        of: /酸奶|发酵乳|酸乳|乳酸菌|yog(?:h)?urt|奶酪|cheese|cream/,
        zh: '上面的水是析出的乳清，常见，搅匀就行',
        en: 'the water on top is whey, which is common: stir it in',
      },
      {
        of: /酱|沙拉|芝麻|花生|坚果|sauce|dressing|butter|tahini|paste/,
        zh: '油和水（或油和渣）放久会分开，常见，搅匀就行',
        en: 'oil and water, or oil and solids, part when they stand, which is common: stir it',
      },
      {
        of: /奶|乳|豆|咖啡|茶|燕麦|蛋白|果汁|汁|饮|milk|oat|soy|coffee|tea|protein|shake|juice|drink|latte/,
        from: /黄原胶|卡拉胶|果胶|羧甲基|大豆多糖|结冷胶|微晶纤维素|xanthan|carrageenan|gellan|pectin|cellulose/i,
        zh: '饮料静置会分层，常见，摇匀就行',
        en: 'such drinks separate when they stand, which is common: shake it',
      },
    ],
  },
  {
    asked:
      /沉淀|浑(?!身|圆|厚|蛋|然)|絮状|悬浮物|渣滓|瓶底有|罐底|底下有|\b(?:sediment|cloudy|floaty|floaties|murky|stuff at the bottom|bits (?:in|at) (?:it|the bottom))\b/,
    causes: [
      {
        of: /泡菜|酸菜|醪糟|酒酿|格瓦斯|米酒|kimchi|sauerkraut|kombucha|kvass/,
        zh: '发酵的食品汤水浑、有沉淀常见，是菌、淀粉和菜里的东西',
        en: 'a cloudy liquid or sediment is common in fermented food: cultures, starch and bits of the food',
      },
      {
        of: /果汁|果|茶|醋|酱油|豆奶|豆浆|乳|奶|蛋白|桃|椰|咖啡|juice|tea|vinegar|soy|milk|protein|peach|coconut|coffee/,
        zh: '果肉、茶多酚、蛋白质或淀粉沉下来常见，不等于坏了，摇匀就行',
        en: 'fruit, tea polyphenols, protein or starch that settle are common and no sign by themselves that it has gone bad: shake it',
      },
      {
        of: /酒|wine|beer/,
        zh: '酒里的沉淀多半是果肉、酵母或酒石结晶，常见，静置后倒上面的',
        en: 'sediment in wine or beer is mostly fruit, yeast or tartrate crystals, which is common: let it settle and pour off the top',
      },
    ],
  },
  {
    asked:
      /[流出冒]油|(?:浮|飘|漂)[^，。？]{0,6}油|油(?:都)?(?:浮|飘)|一层(?:白?油|油花|脂)|(?:凝|结)(?:成|住|固)(?:一?块|了)?|白色(?:的)?(?:油|脂)|\b(?:oil|fat|grease) (?:is )?(?:float\w*|on top|at the top|pool\w*)|\bsolid (?:fat|lump)|\blayer of (?:oil|fat)/,
    causes: [
      {
        of: /咸(?:鸭)?蛋|salted (?:duck )?egg/,
        zh: '盐腌过的蛋黄会渗出自己的油，常见，不是坏了的迹象',
        en: 'a salted yolk lets out its own oil, which is common and no sign that it has gone bad',
      },
      {
        from: /油(?!树脂|酸)|(?<!脱)脂(?!肪酸)|奶油|椰|植脂末|\b(?:oil|butter|fat|tallow|lard|cream|coconut)\b/i,
        zh: '浮在上面、遇冷凝住的多半是配料里的油脂，常见，搅匀或温热就行；有哈喇味就别吃',
        en: 'what floats on top, or sets in the cold, is mostly the fat of the ingredients, which is common: stir or warm it; if it smells rancid do not eat it',
      },
    ],
  },
  {
    asked: /结块|受潮|硬成一块|一坨|\b(?:clump\w*|caked|lump(?:s|y)|gone hard|rock hard)\b/,
    causes: [
      {
        of: /粉|冲剂|盐|糖|powder|whey|protein|creatine|mix\b|salt|sugar|electrolyte/,
        from: /黄原胶|瓜尔胶|蛋白|xanthan|guar|whey|casein|protein/i,
        zh: '粉结块多半是受了潮，或蛋白、胶遇水成团：没有异味、没过期的敲散再用；又湿又有怪味就扔',
        en: 'powder clumps mostly by moisture, or because protein and gums swell in water: break it up if it smells right and is in date; if it is damp and smells, throw it away',
      },
      {
        of: /速冻|冷冻|冻|frozen/,
        zh: '冻品粘成一坨、冰多，可能化过又冻上：化过的不要吃；一直冻着的只是口感差',
        en: 'frozen food that sticks in a lump with much ice may have thawed and frozen again: leave it; if it stayed frozen only the texture suffers',
      },
    ],
  },
  {
    asked:
      /(?:怎么|为什么|有(?:一)?股|有点|闻着|闻起来|好)[^，。？]{0,6}(?:怪味|腥|臭|异味|味道怪|骚味|膻)|(?:味道?|气味)(?:有点|很|好)?(?:怪|奇怪|冲|不对)|\b(?:why|how come)\b.{0,24}\bsmell\w*|\bsmells? (?:of|like|so|fishy|strange|strong)\b(?! (?:good|amazing|nice|great|lovely))|\b(?:stinks?|stinky|smelly|reeks?)\b|\b(?:odd|weird|funny|strange|fishy) (?:smell|odou?r)\b/,
    causes: [
      {
        of: /螺蛳粉|酸笋|臭豆腐|腐乳|纳豆|虾酱|鱼露|榴莲|豆豉|泡菜|酸菜|豆瓣|kimchi|natto|fish sauce|durian|sauerkraut|fermented|blue cheese/,
        from: /笋|豆腐|腐乳|纳豆|虾酱|鱼露|榴莲|豆豉|菜|蚕豆|kimchi|natto|fish sauce|durian|cabbage|ferment|cheese/i,
        zh: '这类发酵或味重的食品本来就有冲鼻的味',
        en: 'such fermented or strong food smells like that by nature',
      },
      {
        of: /鱼|虾|蟹|贝|蚝|鱿|海苔|紫菜|dha|藻油|鱼油|\bfish\b|cod|tuna|salmon|prawn|shrimp|crab|oyster|squid|seaweed|\bkrill\b/,
        from: /鱼|虾|蟹|贝|蚝|鱿|海苔|紫菜|dha|藻|fish|cod|tuna|salmon|prawn|shrimp|crab|oyster|squid|seaweed|krill/i,
        zh: '淡淡的海腥味是鱼虾海藻本来的；刺鼻的氨味、酸臭味就是坏了，别吃',
        en: 'a light smell of the sea is natural to fish, seafood and algae; a sharp smell of ammonia, or a sour one, means that it has gone bad: do not eat it',
      },
      {
        of: /羊|mutton|lamb|goat/,
        from: /羊|mutton|lamb|goat/i,
        zh: '羊的膻味是本来的',
        en: 'the strong smell of mutton and goat is natural',
      },
      {
        isOff: true,
        zh: '配料里没有识别到本来就有这种味的：以前没有、这回有，就当它坏了或串了味，不要吃，留着包装找卖家退换',
        en: 'No ingredient that smells like that by nature was recognised: if it is not its usual smell take it as spoiled or tainted, do not eat it, and take it back with its pack',
      },
    ],
  },
  {
    asked:
      /起泡|冒泡|气泡(?!水|饮|茶|酒|糖)|泡泡|一开就[喷冒]|喷(?:出来|了)|有气(?:的|体)?(?=[，。？?\s]|$)|嘶嘶|\b(?:bubbl\w+|fizz(?:es|ing)?|foam\w*|froth\w*|gassy)\b/,
    causes: [
      {
        of: /二氧化碳|碳酸水|carbon dioxide|carbonated/,
        zh: '配料里有二氧化碳：气是加进去的（发酵的另有自己的气），摇过、热了会喷',
        en: 'the list has carbon dioxide: the gas was added (fermented drinks make some of their own), and spurts when shaken or warm',
      },
      {
        of: /泡腾|碳酸氢|小苏打|effervescent|bicarbonate|hydrogen carbonate|sodium carbonate/,
        zh: '碳酸氢盐遇酸和水放出二氧化碳，所以冒泡',
        en: 'bicarbonate and acid give off carbon dioxide in water, hence the fizz',
      },
      {
        of: /发酵|酸菜|泡菜|醪糟|酒酿|格瓦斯|啤酒|酵母(?!抽)|ferment|kimchi|kombucha|kvass|beer/,
        zh: '发酵自己会产气，冒点泡常见',
        en: 'fermenting makes gas, so some bubbles are common',
      },
      {
        of: /蛋白|奶|咖啡|protein|whey|milk|coffee|shake/,
        from: /蛋白|乳清|黄原胶|protein|whey|xanthan|lecithin/i,
        zh: '蛋白和胶一摇就起泡，静置会消',
        en: 'protein and gums foam when shaken; it settles',
      },
      {
        isOff: true,
        zh: '没有识别到让它起泡的配料：开过或放久了才冒泡的，多半是在变坏，别吃',
        en: 'No ingredient that makes it fizz was recognised: bubbles that came after it was opened or kept long mostly mean that it is going bad, so do not eat it',
      },
    ],
  },
  {
    asked:
      /(?:变|发|有点?|太)酸(?:了|味|的|咗)?(?!奶|菜|乳|辣|汤|梅|性|盐)|酸掉|\b(?:tastes?|gone|turned|went|a bit) (?:sour|tart|vinegary)\b/,
    causes: [
      {
        of: /醪糟|酒酿|米酒|酸菜|泡菜|酸奶|乳酸菌|发酵乳|格瓦斯|kimchi|sauerkraut|yog(?:h)?urt|kombucha|sourdough/,
        zh: '发酵的食品本来有点酸，越放越酸；酸得刺鼻、胀气、长毛或过了期就别吃',
        en: 'fermented food is somewhat sour and gets sourer; if the sourness stings, or there is gas, fur, or the date is past, do not eat it',
      },
      {
        of: /柠檬酸|苹果酸|乳酸(?!菌|钠|钙)|醋|citric|malic|vinegar|lactic acid/,
        from: /柠檬酸(?!钠)|苹果酸|乳酸(?!菌|钠|钙)|醋|citric|malic|vinegar|lactic acid/i,
        zh: '配料里有带酸味的，本来就酸；平时不酸、这回发酸就是坏了，别吃',
        en: 'the list has what is sour by itself; if it usually is not sour and now is, it has gone bad: do not eat it',
      },
      {
        isOff: true,
        zh: '本来不酸的发酸就是坏了，不要吃',
        en: 'What is not sour by nature and has turned sour has gone bad: do not eat it',
      },
    ],
  },
  {
    asked:
      /(?:变|发|返)(?:黑|褐|灰|暗|色)(?:了|咗)|为(?:什么|啥)[^，。？]{0,4}(?:发|变)[黑褐灰]|(?<!头)发[黑褐灰](?![发眼])|颜色(?:变|不对|深了)|\b(?:gone|turned|turning|looks?) (?:brown|grey|gray|dark|black)\b|\bdiscolou?red\b/,
    causes: [
      {
        of: /肉|肠|火腿|牛|猪|鸡|meat|ham|beef|pork|chicken|sausage/,
        zh: '肉发灰发褐可能只是遇到空气氧化，也可能是坏了：发黏、有怪味、过期就别吃',
        en: 'meat can turn grey or brown by the air alone, or because it is going bad: slime, an off smell or a date that is past mean do not eat it',
      },
      {
        of: /面酱|酱油|豆酱|豆瓣|醋|soy sauce|miso/,
        zh: '酱类的黑褐色来自发酵时糖和蛋白质的反应（加了焦糖色的也靠它），开盖后颜色加深常见',
        en: 'the dark brown of such pastes comes from sugars and proteins that react as they ferment (and from caramel where it is listed); it gets darker once open, which is common',
      },
      {
        of: /果|桃|苹果|香蕉|牛油果|莲|藕|茶|fruit|apple|peach|avocado|banana|tea/,
        zh: '果蔬、茶遇空气会褐变，常见；发霉、发酸、有怪味就别吃',
        en: 'fruit and tea brown in the air, which is common; with mould, sourness or an off smell do not eat it',
      },
    ],
  },
  {
    asked: /果冻一?样|冻状|凝胶状|\bjell(?:y|ied)(?:[- ]like)?\b.{0,16}\b(?:in|on|around)\b/,
    causes: [
      {
        of: /肉|鱼|鸡|猪|牛|罐头|fish|meat|ham|chicken|corned|spam|luncheon/,
        zh: '肉和鱼的胶原蛋白遇冷成冻，常见，加热就化',
        en: 'collagen of meat and fish sets to a jelly in the cold, which is common; it melts when heated',
      },
    ],
  },
]
