import { MINERALS_AND_VITAMINS } from './minerals-and-vitamins.ts'
import { alone, type Nutrient } from './nutrient.ts'
import type { NutrientUnit } from './nutrition.ts'

const WEIGHT: readonly NutrientUnit[] = ['g']

/** The only list of nutrients, by the names of tables and the words of questions; names that contain others stand before them. */
export const NUTRIENTS: readonly Nutrient[] = [
  {
    name: 'other',
    chinese: '来自脂肪的(?:能量|热量)|脂肪热量|非脂乳固体|乳固体|灰分|水分|牛磺酸|咖啡因',
    english:
      'calories from fat|fat cal(?:ories)?\\.?|(?:complex|other) carbohydrates?|alcohol|caffeine|taurine|omega.?\\d[a-z ]*',
    units: ['g', 'mg', 'kcal', 'kJ'],
  },
  {
    name: 'energy',
    chinese: '能\\s?量|热\\s?量',
    english: 'energy(?: value)?|calories(?: per serving)?|kilojoules',
    latin: 'energie|énergie|brennwert|valeur énergétique|tenaga',
    asian: 'エネルギ[ー-]|熱量|열량|에너지',
    spoken: {
      zh: '能量',
      en: 'energy',
      words:
        /能量(?!饮料|棒|胶)|热量|卡路里|大卡|千卡|千焦|(?<=[0零几少低])卡(?!拉|通|片)|发胖|长胖|变胖|[会易]胖|calor\w*|\bk?cals?\b|\benergy\b(?! (?:drink|bar|gel))|\bkj\b|\bkilojoules?\b|fatten\w*/,
    },
    units: ['kJ', 'kcal'],
  },
  {
    name: 'monounsaturatedFat',
    chinese: '单不饱和脂肪酸?',
    english: 'mono-?unsaturated(?: fat(?:ty acids)?)?|monounsaturates',
    units: WEIGHT,
  },
  {
    name: 'polyunsaturatedFat',
    chinese: '多不饱和脂肪酸?',
    english: 'poly-?unsaturated(?: fat(?:ty acids)?)?|polyunsaturates',
    units: WEIGHT,
  },
  {
    name: 'saturatedFat',
    chinese: '(?<!不|不饱)饱?和脂肪(?:\\s?\\(酸\\)|酸)?',
    english: 'saturated(?: fat(?:ty acids)?)?|sat(?:[.,]|urates)? ?fat|saturates',
    latin: '(?:davon )?gesättigte fettsäuren|(?:dont )?(?:acides gras )?saturés|lemak tepu',
    asian: '포화지방',
    spoken: {
      zh: '饱和脂肪',
      en: 'saturated fat',
      words: /饱和脂肪酸?|saturated(?: fats?)?|saturates|\bsat\.? ?fats?\b/,
    },
    units: WEIGHT,
  },
  {
    name: 'transFat',
    chinese: '反式脂肪(?:\\s?\\(酸\\)|酸)?',
    english: 'trans[ -]?fat(?:ty acids?)?|- ?trans(?= )',
    latin: '(?:\\+ ?)?trans(?= ?(?:/|\\d))|lemak trans',
    asian: 'トランス脂肪酸|트랜스지방',
    spoken: { zh: '反式脂肪', en: 'trans fat', words: /反式脂肪酸?|trans[ -]?fats?/ },
    units: WEIGHT,
  },
  {
    name: 'cholesterol',
    chinese: '胆固醇',
    english: 'cholest(?:erol|[.,])',
    latin: 'cholest[eé]rol|kolesterol',
    asian: 'コレステロール|콜레스테롤',
    spoken: { zh: '胆固醇', en: 'cholesterol', words: /胆固醇|cholesterol/ },
    units: ['mg'],
  },
  {
    name: 'fat',
    chinese: '总?脂\\s?肪(?:总量)?|总脂',
    english: 'total fat|fat(?:,? ?- ?|, ?)total|total lipids?|fat',
    latin: 'fett|matières grasses|lipides|lemak',
    asian: '脂质|지방',
    spoken: {
      zh: '脂肪',
      en: 'fat',
      words:
        /脂肪(?!酸甘油|酸酯|酸蔗糖)|油脂(?=[多高含大]|$)|(?<=^|[^\u4e00-\u9fff]|[里面头])油(?=[大多重高]不?)|\bfat(?:s|ty)?\b/,
    },
    units: WEIGHT,
  },
  {
    name: 'addedSugars',
    chinese: '添加糖',
    english: '(?:incl(?:udes|\\.) )?added sugars?',
    spoken: { zh: '添加糖', en: 'added sugars', words: /添加糖|\badded sugars?\b/ },
    units: WEIGHT,
  },
  {
    name: 'polyols',
    chinese: '糖醇',
    english: 'polyols|sugar alcohols?|erythritol',
    spoken: {
      zh: '糖醇',
      en: 'polyols',
      words:
        /多元醇|(?<![\u4e00-\u9fff])糖醇|(?<=[和同跟与有含的少条片根个包])糖醇|\bpolyols?\b|\bsugar alcohols?\b/,
    },
    units: WEIGHT,
  },
  { name: 'starch', chinese: '(?<!改性[\u4e00-\u9fff]{0,3}|变性)淀粉', english: 'starch', units: WEIGHT },
  {
    name: 'fibre',
    chinese: '(?:膳食|食物|总)[纤繊]维',
    english: '(?:total )?(?:dietary )?fib(?:er|re)s?(?:, ?total)?',
    latin: 'ballaststoffe|fibres(?: alimentaires)?|serat',
    asian: '식이섬유',
    spoken: {
      zh: '膳食纤维',
      en: 'fibre',
      words: /膳食纤维|(?<![\u4e00-\u9fff]素)纤维(?!素)|\bfib(?:re|er)s?\b/,
    },
    units: WEIGHT,
  },
  {
    name: 'carbohydrate',
    chinese: '总?碳\\s?水\\s?化\\s?合\\s?物',
    english: '(?:total |available )?carb(?:ohydrates?|s|\\.)?(?:,? ?- ?total|, ?total)?',
    latin: 'kohlenhydrate|glucides|karbohidrat',
    asian: '炭水化物|탄수화물',
    spoken: {
      zh: '碳水化合物',
      en: 'carbohydrate',
      words: /碳水化合物|碳水|(?<!添加|游离|多|单|双|代)糖类|\bcarb(?:ohydrate)?s?\b/,
    },
    units: WEIGHT,
  },
  {
    name: 'sugars',
    chinese: `${alone('总?糖')}|(?<=其中|其中:)糖(?![\\u4e00-\\u9fff])`,
    english: '(?:total )?sugars?',
    latin: '(?:davon )?zucker|(?:dont )?sucres|(?:jumlah )?gula',
    asian: '糖类|당류',
    spoken: {
      zh: '糖',
      en: 'sugars',
      words:
        /(?<![白砂红冰果乳蔗葡萄麦芽木聚软硬奶喉糖黑赤绵蜜焦饴单双多戊己寡])糖(?![尿友醇精果浆蜜水葱块妈类粉])|(?<=酸奶|[牛鲜纯]奶)糖(?![果块])|\bsugars?\b|\bsugary\b/,
    },
    units: WEIGHT,
  },
  {
    name: 'protein',
    chinese: '蛋\\s?白\\s?质?',
    english: 'proteins?',
    latin: 'eiwei(?:ß|ss)|prot[eé]ines',
    asian: 'たんぱく质|タンパク质|단백질',
    spoken: {
      zh: '蛋白质',
      en: 'protein',
      words:
        /蛋白质|补(?:充)?蛋白(?![粉棒])|(?<![清酪豆胶原奶乳白麦谷球离物])蛋白(?![粉酶棒肽糖])|\bprots?\b|\bproteins?\b(?! (?:bar|powder|isolate|concentrate))/,
    },
    units: WEIGHT,
  },
  {
    name: 'salt',
    chinese: '(?<![\\u4e00-\\u9fff])(?:食?盐(?:相当量|当量)?)(?![\\u4e00-\\u9fff])|食盐相当量',
    english: 'salt(?: equivalent)?',
    latin: 'salz|sel',
    spoken: {
      zh: '盐',
      en: 'salt',
      words:
        /(?<![食海岩井湖酸钠钾钙镁铵锌铁磷硝精])盐(?![酸渍焗水])|(?<![酸氯化氧碳二三四单双基钙苷糖精素胶])钠(?!盐)|[太好够很]咸|咸不咸|齁咸|\bsalt\b|\bsalty\b|\bsodium\b(?! \w+(?:ate|ite|ide)s?\b)/,
    },
    units: WEIGHT,
  },
  {
    name: 'sodium',
    // Photos show 纳, 衲 or 鈉 for 钠, and nothing else of a table is called so.
    chinese: alone('[钠纳衲]'),
    english: 'sodium',
    latin: 'natrium',
    asian: 'ナトリウム|나트륨',
    units: ['mg'],
  },
  ...MINERALS_AND_VITAMINS,
]
