import type { Allergen } from '../result.ts'

/** Dishes, sauces and local names that do not name what they bring; `may` where recipes differ. */
interface Dishes {
  bring?: RegExp
  may?: RegExp
}

/** Beside the words of each allergen's own (allergens.ts). */
export const DISHES: Readonly<Partial<Record<Allergen, Dishes>>> = {
  gluten: {
    bring:
      /馕|(?:烧|手抓|葱油|油|贝)饼|贝果|锅盔|花卷|披萨|比萨|汉堡|麻花|桃酥|(?<![荞藜薏])麦粉|麦胚|方便面|刀削面|水饺|裸麦|库斯库斯|布格麦|泡芙|酥皮|[塔挞派]皮|面酱|^面$|\b(?:filo|phyllo|pastry|dumpling|wonton|pumpernickel|crumpet|pizza|dough ?nut|donut|pancake|waffle|muesli|penne|rigatoni|fusilli|tagliatelle|(?<!(?:kuttu|singhara|rajgira|makki|bajra|jowar|ragi|besan|sama|soya?|rice|corn|millet) )atta|maida|sooji|rusk)s?\b|\bpie crust/,
    may: /月饼|酥饼|饼底|煎饼|薄脆|沙琪玛|萨其马|[裹炸]粉|天妇罗|面糊|豆瓣酱|沙茶酱|提拉米苏|奥利奥|(?<!rice )\bvermicelli\b|咖[喱哩][块砖膏]|浓汤宝|高汤[块粉]|\bcurry (?:roux|block|cube)s?\b|\bgravy\b|\b(?:stock|bouillon|soup) (?:cube|pot|granule|powder)s?\b|\bbouillon\b|\bbatter\b|\btempura\b|\btiramisu\b/,
  },
  crustacean: {
    bring: /海米|开洋|\byabb(?:y|ies)\b/,
    may: /\bxo酱|沙茶酱|\b(?:thai|red|green|yellow|panang|penang|massaman|laksa)(?: (?:red|green|yellow))? (?:curry )?(?:paste|soup base|sauce mix)s?\b|\btom y[ua]m\b|\blaksa\b|\bnam prik\b|冬[阴荫]功|叻沙|泰式(?:[红绿黄青])?咖[喱哩]|(?<!vegan )\bkimchi\b(?! (?:seasoning|flavou?r|powder))|\bsambal\b(?! oelek)|辣白菜|韩[式国]泡菜|参[巴峇]|chitosan|\bchitin\b|glucosamine|壳聚糖|甲壳素|几丁质|氨基葡萄糖|葡萄糖胺|氨糖/,
  },
  fish: {
    bring:
      /明太子|蟹[棒柳]|模拟蟹肉|木鱼素|\b(?:isinglass|(?<!(?:shrimp|prawn|crab|lobster|urchin) )roe|basa|swai|sole|flounder|perch|monkfish|mahi|grouper|kippers?|tobiko|turbot|barramundi|imitation crab)\b/,
    may: /\bxo酱|沙茶酱|\bcaesar dressing|\b(?:thai|red|green|yellow|panang|penang|massaman|laksa)(?: (?:red|green|yellow))? (?:curry )?(?:paste|soup base|sauce mix)s?\b|\btom y[ua]m\b|\blaksa\b|\bnam prik\b|冬[阴荫]功|叻沙|泰式(?:[红绿黄青])?咖[喱哩]|(?<!vegan )\bkimchi\b(?! (?:seasoning|flavou?r|powder))|\bpad thai\b|辣白菜|韩[式国]泡菜/,
  },
  egg: {
    bring:
      /美乃滋|荷兰酱|马林糖|\b(?:ovomucoid|eggnog|aioli|hollandaise|mayo|lady ?fingers?|tartare? sauce)\b/,
    may: /\bquorn\b|蛋壳|千岛酱|塔塔酱|卡[仕士]达|布丁|泡芙|沙琪玛|萨其马|提拉米苏|\b(?:custard|tiramisu|caesar dressing)\b/,
  },
  peanut: {
    bring: /土豆仁|\b(?:monkey|beer) nuts?\b/,
    may: /沙[茶爹]酱|\bsatay\b|\bbombay mix\b|\btrail mix\b|\bch[ei][vw]da\b|\bnamkeen\b|\bpad thai\b|\bmassaman\b/,
  },
  soy: {
    bring:
      /素鸡|黄酱|(?<!牛)百叶|腐皮|支竹|响铃卷|照烧|海鲜酱|千页|\b(?:yuba|okara|black bean sauce|ponzu)\b/,
    may: /豆瓣酱|\btvp\b/,
  },
  milk: {
    bring:
      /(?<!腐)乳酪(?!杆菌)|奶酥|奶黄|(?<!椰)奶冻|双皮奶|奶糖|奶砖|(?:雪糕|冰激凌)(?!筒)|无水酥油|\bwhite chocolate|\bhalf[ -](?:and|&)[ -]half|\b(?:manchego|pecorino|asiago|gorgonzola|stilton|monterey jack|colby|roquefort|edam|havarti)\b/,
    may: /吉士(?!丁)|奶精|奶茶粉|酥油|布丁|焦糖酱|提拉米苏|\b(?:toffee|fudge|pudding|nougat|tiramisu)\b|\bcaramels\b|\bcaramel (?:sauce|pieces|bits|filling)/,
  },
  nuts: {
    bring: /夏果|巴西果|[南北]杏|能多益|\b(?:pignoli|frangipane|nutella)\b/,
    may: /\b(?:pesto|amaretto|trail mix|bombay mix|muesli)\b/,
  },
  sesame: { bring: /\bhummus\b|\bza['’]?atar\b|\bgomasio\b/ },
  celery: {
    may: /浓汤宝|高汤[块粉]|\bgravy\b|\b(?:stock|bouillon|soup) (?:cube|pot|granule|powder)s?\b|\bbouillon\b/,
  },
  shellfish: {
    bring: /[极元鸟]贝|蚌|淡菜|^带子|海蛎|花枝|海虹|透抽|蜗牛|\b(?:whelk|cockle|periwinkle|escargot)s?\b/,
    may: /\bxo酱/,
  },
}
