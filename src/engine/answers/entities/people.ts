import type { Allergen, Bilingual, Group } from '../../result.ts'
import { createMayMatch } from '../../text/may-match.ts'
import { perText } from '../../text/per-text.ts'

export type Diet = 'vegetarian' | 'vegan' | 'halal'

/** Whom a question is about: groups of people who should take care, and allergens. */
export interface Audience extends Bilingual {
  groups: readonly Group[]
  allergens: readonly Allergen[]
  /** The groups of these allergens. */
  allergenGroups: readonly Group[]
  /** Those who eat no animals, nothing that comes from them, or only what is halal. */
  diet: Diet | null
  /** Every diet that is named, the first of them above: halal, and for vegetarians? */
  diets: readonly Diet[]
  /** Of several people or conditions each one, without their allergies and diets. */
  parts: readonly Audience[]
}

/** Whether the figures and rules for children are theirs: children, or infants up to 36 months. */
export const isYoung = (groups: readonly Group[]): boolean =>
  groups.some(group => group === 'children' || group === 'infant_0_36m')

/** Whether they breast-feed, which the groups do not tell from pregnancy. */
export const isNursing = ({ zh }: Bilingual): boolean => zh.includes('哺乳')

interface People extends Bilingual {
  pattern: RegExp
  groups: readonly Group[]
  diet?: Diet
}

/** Eats fish, and no meat. */
export const eatsFish =
  /鱼素|海鲜素|只吃鱼(?:虾)?[^，。]{0,8}不吃(?:别的|其他|其它|肉|动物)|只吃鱼[^。]{0,6}(?:蔬菜|素菜|和素)|\bpesc[ae]tarians?\b|\beats? fish but (?:no|not) (?:meat|other)/
const people: readonly People[] = [
  {
    pattern:
      /婴儿|婴幼儿|(?<!暖)宝宝|宝贝|小宝|宝(?=(?:才|刚|快)?[一二两三四五六七八九十\d]{1,2}个?月)|奶娃|小?毛毛头|小毛头|毛毛(?=[能吃一二三四五六七八九十\d])|幼儿(?!园)|新生儿|刚出生|满月|辅食(?!食品)|(?<![\d十])(?:[一二两12](?:岁|周岁)|[三3]周?岁(?!半))(?!以上)|(?:不到|未满|不满|没到)[一二两三1-3]周?岁|\b(?:under|younger than) (?:[1-3]|one|two|three|(?:12|18|24|36) months)\b(?! ?(?:mg|g|%|kcal))|\bbelow (?:(?:[1-3]|one|two|three) (?:years?|yrs?)|(?:12|18|24|36) months)\b|(?<![\d十])[一二两]岁半|(?<!怀孕)(?:[一二三四五六七八九十]+|\d+)个?月大?(?:的|可以|能)?(?:娃|孩子)?(?=能|可以|吃|喝|加)|(?<=[他她它佢娃孙子女儿才刚得][，,]?)\d*[一二三四五六七八九十]*个月(?=大|$|[，,。了呢咋])|\d+个?月大?的|(?<=^|[，,。\s娃宝仔女儿子他她才刚])(?:[一二三四五六七八九十]|1?\d)个半月(?=大|的|了|[，,。\s]|$|[能可吃喝])(?!.{0,4}(?:前|没开))|(?:可以|[能该])开荤|[喂餵](?:粥|糊|米粉|辅食)(?=.{0,12}[一二三四五六七八九十\d]个月)|(?<!\b(?:hurt|harm|affect)s? (?:the|my) )\b(?:baby(?! bump)|babies|infants?|toddlers?|newborns?|my lo|little one)\b|\b[1-3][ -]?(?:years?|yrs?|y\/?o)(?:[ -]olds?)?\b|(?<!怀孕)(?:[一二三四五六七八九十]{1,2}|\d{1,2})个月大|小月龄|\bweaning\b|\bbaby[- ]led\b|\bmonths?[ -]olds?\b|\blittle (?:one|un)\b|\b(?:s?he|lo|un) is (?:only |just |now |nearly |almost |about |turning )?\d{1,2} months\b(?! (?:gone|along|pregnant|preg))|(?<!有[咗了]|肚里?|肚子里的?|对|到)\bbb(?![a-z霜])|\bb仔\b|\blo\b(?= (?:is|has|can|have|eats?|just|was|turns)\b|[,?]|$)|\bbub(?:s|ba)?\b|\b\d{1,2} ?mo\b(?! (?:shelf|pack))/,
    groups: ['infant_0_36m'],
    zh: '婴幼儿',
    en: 'infants and toddlers',
  },
  {
    pattern:
      /孩子|儿童|囡囡|仔仔|囝囝|细仔|女女|小囡|[个阿我]囡|小伢|伢儿|崽崽|[个阿我]仔(?!细)|(?<![当最年])[初高][一二三](?=$|[，,。\s的了学生能可上])|幼儿园|幼稚园|[一二三四五六]年级|上小学|小[一二三四五六](?=$|[，,。\s]|[学返上])|小孩|小朋友|(?<!大)学生|[初高]中生|中学|青少年|少年|细路|孩童|孩儿|小侄|小外甥|外甥女|娃|孙[子女]|闺女|女儿|儿子|未成年|[三3]周?岁半|(?<![\d十])[四五六七八九4-9](?:岁|周岁)|(?<![一二三四五六七八九])十[一二三四五六七]?(?:岁|周岁)|(?<!\d)1[0-7](?:岁|周岁)|\b(?:my|our|her|his|little|small) (?:boy|girl)s?\b(?! ?friend)|\b(?:my|our|the) (?:lad|lass|wee one|nipper|youngster)\b|\breception (?:age|class|kids?)\b|\b(?:primary|elementary|nursery) school\b|\bpre-?school\w*\b|\b(?:child|children|kids?|kiddo|sons?|daughters?|grand(?:sons?|daughters?|kids?)|teen(?:ager)?s?)\b|(?<=i am )1[0-7]\b(?! (?:weeks|months|days))|\b(?:s?hes|s?he is|aged?) (?:[4-9]|1[0-7])\b(?! ?(?:weeks|months|days))|\b(?:[4-9]|1[0-7])[ -]?(?:years?|yrs?|y\/?o)(?:[ -]olds?)?\b|\b(?:four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]years?[ -]olds?\b/,
    groups: ['children'],
    zh: '儿童',
    en: 'children',
  },
  {
    pattern:
      /孕妇|怀孕|(?<!毛|牛|羊|猪|百叶)肚[皮子]?里有(?!没|冇)|大肚皮|有小囡了|孕[早中晚]?期|孕(?:期)?(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:周|个?月)|滑胎|保胎|孕[吐中晚早]|[大挺]着肚子|怀[着二头三]胎|孕妈|怀着|怀上|妊娠|有身[孕己]|月(?:的)?身孕|有[咗了](?=[一二三四五六七八九\d]+个月)|老婆有[咗了](?!没)|有[咗了](?=成日|bb)|大[咗紧住了着]肚|(?:^|[我她]|老婆|媳妇|刚)有[了咗](?=$|[，,。\s])|揣(?:崽|娃)|有喜了?(?=$|[，,。\s])|[两二]道杠|准妈妈|大肚(?:[婆子]|(?=[可能饮食喝吃]))|备孕|孕前|胎儿|\b(?:pregnan(?:t|cy)|expecting|trimester|(?:\d+|two|three|four|five|six|seven|eight|nine) months? gone|(?:mom|mum)-to-be|trying to conceive|\d+ weeks along)\b|\bunborn\b|\bpreg(?:gers|gy|go|gie|o)?\b|\bup the duff\b|\bbun in the oven\b|\bknocked up\b|\b(?:first|second|third|1st|2nd|3rd) tri\b|\b(?:i am|im|i'm|she is|shes|she's|we are) due (?:in|on|next|this|any day)\b|\b(?:mum|mom|mama|mother) to be\b|\bcarrying (?:twins|a (?:baby|boy|girl))\b|\bbaby on the way\b|\b(?:i am|im|i'm) \d{1,2}\+\d\b|\b(?:i am|im|i'm|wife is) pg\b|\bbaby bump\b|\bbump\b(?= (?:safe|friendly))|\b(?:ob-?gyn|obstetrician)\b|\bmid-?wi(?:fe|ves)\b|\bmorning sickness\b|助产士|\b(?:hurt|harm|affect)s? (?:the|my) baby\b|影响(?:到)?(?:bb|胎儿|肚子里)|对(?:bb|胎儿|肚子里)|(?<!\b(?:lasts?|within|keeps?|for|in|of|after|used?|good) (?:up to |about |only )?)\b(?:[89]|[1-3]\d|4[0-2]) (?:weeks|wks)\b(?! (?:old|ago|past|after|later|now))/,
    groups: ['pregnant'],
    zh: '孕妇',
    en: 'pregnancy',
  },
  {
    pattern:
      /哺乳|产后|坐?月子|喂奶|餵奶|喂母乳|餵母乳|母乳喂养|奶水|母乳妈妈|(?<!老|成|大|男|女)人奶(?!粉)|亲喂|追奶|\bebf\b|\bpumping (?:milk|and|for|at)\b|\b(?:breast-? ?fe?ed(?:ing|s)?|nursing(?: mothers?| mum)?|lactating)\b/,
    groups: ['pregnant'],
    zh: '哺乳期',
    en: 'breast-feeding',
  },
  { pattern: /苯丙酮尿|\bpku\b|phenylketonuria/, groups: ['pku'], zh: '苯丙酮尿症', en: 'phenylketonuria' },
  {
    pattern:
      /(?:妊娠)?糖尿病?|(?<![\d一二三])[一二12]型(?!号)|\btype ?(?:1|2|one|two)\b(?! (?:of|collagen))|\bt[12]d?\b(?= |$|[,.?!])|胰岛素|二甲双胍|降糖药|\bmetformin\b|\binsulin\b|(?:升)?血糖(?:高)?|(?:查|测|检).{0,4}糖(?:偏|有点|太)?高|升糖(?!指数)|控糖|糖友|糖前期|糖耐量|\b(?:hb)?a1c\b|\bmy sugars? (?:is|are|was|were|has been|have been|runs?) (?:\w+ )?high\b|糖妈妈?|\b(?:pre-?)?diabet(?:es|ics?)\b|blood sugar|\b(?:who|s?he|i|gran\w*|nan\w*|mum|mom|dad|wife|husband) (?:has|have|have got|got|with) (?:high|raised) sugars?\b|\bdiabeti\w+/,
    groups: ['diabetes'],
    zh: '糖尿病',
    en: 'diabetes',
  },
  {
    pattern:
      /高血压|血压|hypertensi(?:on|ve)|\bhtn\b|blood pressure|\bhigh blood\b(?! (?:sugar|glucose|lipid|cholesterol|fat))|\bbp\b|\bmy pressure\b/,
    groups: ['hypertension'],
    zh: '高血压',
    en: 'high blood pressure',
  },
  {
    pattern:
      /肾病|肾功能|肾不好|肾|尿毒症|透析|肌酐|\begfr\b|\bcreatinine\b|\bdialysis\b|\bkidneys?\b|\bckd\b/,
    groups: ['ckd'],
    zh: '肾病',
    en: 'kidney disease',
  },
  { pattern: /痛风|尿酸|嘌呤|\bgouty?\b|uric acid/, groups: ['gout'], zh: '痛风', en: 'gout' },
  {
    pattern:
      /乳[糜迷靡縻][泻泄谢]|乳糜症|\boats? (?:is|are) (?:usually |normally )?(?:ok|okay|fine|alright) (?:for|with) me\b|coeliac|celiac|\bceliacs?\b/,
    groups: ['gluten'],
    zh: '乳糜泻（麸质）',
    en: 'coeliac disease',
  },
  {
    pattern:
      /乳糖不耐|喝(?:牛)?奶(?:就|会|老|总)?[^，。？,.?]{0,2}(?:拉|腹泻|胀|不舒服|闹肚子)[肚子气]{0,2}|lactose intoleran|\b(?:milk|dairy) (?:upsets|bloats|gives)\b/,
    groups: ['lactose'],
    zh: '乳糖不耐',
    en: 'lactose intolerance',
  },
  {
    pattern: /哮喘|气喘|\basthma|\bwheez/,
    groups: ['sulfite_asthma'],
    zh: '亚硫酸盐敏感或哮喘',
    en: 'sulphite sensitivity or asthma',
  },
  {
    pattern: /阿司匹林|aspirin/,
    groups: ['aspirin_dye_sensitive'],
    zh: '阿司匹林或色素敏感',
    en: 'aspirin or dye sensitivity',
  },
  {
    pattern:
      /心脏|心衰|心力衰竭|心功能|冠心病|心律|心血管|心梗|房颤|早搏|心悸|支架|通波仔|\bstents?\b|搭桥|搭过桥|\bfibrillation\b|\ba-?fib\b|\barrhythmias?\b|\bpalpitations?\b|\bheart (?:attack|failure|disease|condition|problems?|patients?)\b/,
    groups: ['hypertension', 'caffeine'],
    zh: '心脏不好的人',
    en: 'heart conditions',
  },
  {
    pattern: /三高/,
    groups: ['hypertension', 'diabetes'],
    zh: '三高人群',
    en: 'high blood pressure, sugar and lipids',
  },
  {
    pattern:
      /血脂|胆固醇(?:高|偏高|超标)|cholesterol(?:'?s| is| level is)?(?: too| a bit| really)? (?:high|up|raised|bad)\b|(?:my|his|her|mums?|dads?) (?:cholesterol|ldl)\b|\bldl\b|脂肪肝|动脉硬化|high cholesterol|fatty liver/,
    groups: [],
    zh: '血脂高的人',
    en: 'high blood lipids',
  },
  {
    pattern:
      /[控限戒]盐|要?少[吃食]点?盐|低盐饮食|(?:医生|大夫)[^，。]{0,6}[低少]盐|要低盐|\b(?:on|is on|follow\w*|needs?) (?:a )?(?:low|less|reduced)[- ](?:salt|sodium)|\b(?:cut(?:ting)?|watch(?:ing)?|limit(?:ing)?|reduc(?:e|ing)|go easy)(?: down| back)?(?: on)?(?: (?:my|his|her|the))? salt\b|\blow[- ](?:salt|sodium) diet/,
    groups: ['hypertension'],
    zh: '要控盐的人',
    en: 'people who limit salt',
  },
  { pattern: /蚕豆病|g6pd/, groups: ['g6pd'], zh: '蚕豆病', en: 'G6PD deficiency' },
  {
    pattern:
      /咖啡因(?:敏感|过敏|不耐)|失眠|睡不[着著]|睡得[着著]|睡不好|睡眠|(?:熬夜|通宵)(?=.{0,12}[喝饮罐瓶杯])|心慌|心悸|caffeine sensitiv|insomnia|\bsleep|\bawake\b/,
    groups: ['caffeine'],
    zh: '咖啡因敏感',
    en: 'caffeine sensitivity',
  },
  {
    pattern:
      /拉肚子|腹泻|肠胃|老?胃病|胃不好|胃炎|胃溃疡|反酸|肠易激|\bdiarrh|\bbowels?\b(?! cancer)|\bibs\b|\bstomach\b|\bgastritis\b/,
    groups: ['laxative'],
    zh: '肠胃不好的人',
    en: 'a sensitive stomach',
  },
  {
    pattern:
      /纯素|全素|不(?:喝|吃|碰)牛?奶.{0,4}(?:吃素|素食)|素食.{0,6}不(?:喝|吃)牛?奶|严格素食|植物基|[纯全]植物|\bplant[- ]based\b|\b(?:don'?t|do not|dont|never) eat (?:any )?animal (?:stuff|products?)\b|\bvegans?\b/,
    groups: ['vegetarian_halal'],
    diet: 'vegan',
    zh: '纯素饮食',
    en: 'vegan diets',
  },
  {
    pattern:
      /(?<!严格|[纯全])素食|^素吗|(?:^|[是吃算,，、\s]|这(?:个|款|包|种)?[\u4e00-\u9fff]{0,3})素的|[吃茹]素|吃长斋|[吃持]斋|[蛋锅][奶边]素|奶蛋素|奶素|不吃肉|不吃荤|净素|出家人|和尚|尼姑|佛教徒|[信念拜]佛|\bbuddhists?\b|\b(?:don'?t|do not|dont|never) eat (?:any )?meat\b|\bveggie\b|\bvegetarians?\b/,
    groups: ['vegetarian_halal'],
    diet: 'vegetarian',
    zh: '素食',
    en: 'vegetarian diets',
  },
  {
    pattern: eatsFish,
    groups: ['vegetarian_halal'],
    diet: 'vegetarian',
    zh: '鱼素（吃鱼不吃肉）',
    en: 'a pescatarian diet',
  },
  {
    pattern: /耆那|\bjains?\b/,
    groups: ['vegetarian_halal'],
    diet: 'vegetarian',
    zh: '耆那教饮食',
    en: 'a Jain diet',
  },
  {
    pattern:
      /清真|穆斯林|回[族民教]|教门|伊斯兰|[戴包]头巾|哈[拉俩][目里木]|\b(?:halal|haram|muslims?|muslimahs?|ramad[ah]an|islam(?:ic)?|hijabs?|headscar(?:f|ves)|zabihah?|(?:as[- ]?)?salaa?m(?:u ?alaikum)?)\b/,
    groups: ['vegetarian_halal'],
    diet: 'halal',
    zh: '清真饮食',
    en: 'halal diets',
  },
  {
    pattern: /犹太|猶太|\bkosher\b|\bjew(?:s|ish)?\b/,
    groups: ['vegetarian_halal'],
    diet: 'halal',
    zh: '犹太洁食',
    en: 'kosher diets',
  },
  {
    pattern:
      /(?<![\d一二三四五六七八九])[六七八九]十[一二三四五六七八九]?(?:多?岁|[了多好几])|\b[6-9]\d[ -]?years?[ -]old\b|(?<!\d)[6-9]\d(?:岁|多岁|了(?=$|[\s，,。吃喝能可胃牙还老没]))|(?<![\u4e00-\u9fff])我(?:爷|奶|姥|嗲)(?=[\s\d，,]|今年|[都已老又也吃能八九七牙])|牙口|假牙|没牙|牙不好|\bdentures\b|老人|老年人|老太[太婆]|老大爷|老伴|爷爷|奶奶|外公|外婆|老头子|阿嬷|阿公|阿婆|姥姥|姥爷|长辈|\b(?:elderly|gran|granny|nana?|grand(?:ma|pa|mother|father)|seniors?)\b/,
    groups: [],
    zh: '老年人',
    en: 'older people',
  },
  {
    pattern:
      /大人(?!看|陪|在(?:旁|场|边)|盯|监|喂|抱)|成年人|成人|我(?:都|已经|今年|一个)?(?:[2-5]\d|[二三四五]十[一二三四五六七八九]?)(?:多|好几|几)?(?:岁|了)|\badults?\b|\bi(?: a|')?m (?:only )?[2-5]\d\b(?! (?:weeks|months|days))/,
    groups: [],
    zh: '成年人',
    en: 'adults',
  },
]

/** Each pattern that names people. */
const mayBeOf = createMayMatch(people, ({ pattern }) => pattern)
export const peoplePatterns: readonly RegExp[] = people.map(({ pattern }) => pattern)

interface AllergenWords extends Bilingual {
  allergen: Allergen
  groups: readonly Group[]
  words: RegExp
  /** As an allergy to it is called. */
  short?: Bilingual
}

/** What shoppers call an allergen, and the groups of people it concerns. */
export const allergenWords: readonly AllergenWords[] = [
  {
    allergen: 'gluten',
    groups: ['gluten'],
    zh: '含麸质谷物',
    en: 'gluten cereals',
    short: { zh: '麸质', en: 'gluten' },
    words: /麸质|麦麸|小麦|大麦|面筋|\bgluten\b|\bwheat\b|\bbarley\b/,
  },
  {
    allergen: 'crustacean',
    groups: ['fish_crustacean'],
    zh: '甲壳类',
    en: 'crustaceans',
    words: /海鲜|甲壳|虾|蟹|\bcrustaceans?\b|\bshrimps?\b|\bprawns?\b|\bcrabs?\b|seafood|shellfish/,
  },
  {
    allergen: 'fish',
    groups: ['fish_crustacean'],
    zh: '鱼类',
    en: 'fish',
    words: /海鲜|鱼|\bfish\b|seafood/,
  },
  {
    allergen: 'egg',
    groups: ['egg'],
    zh: '蛋类',
    en: 'egg',
    words: /鸡蛋|蛋奶(?!素)|奶蛋(?![素白])|蛋类|蛋清|蛋黄|(?<![酪清])蛋(?!白|糕|奶素|素)|\beggs?\b/,
  },
  { allergen: 'peanut', groups: ['peanut'], zh: '花生', en: 'peanut', words: /花生|\bpeanuts?\b/ },
  { allergen: 'soy', groups: ['soy'], zh: '大豆', en: 'soy', words: /大豆|黄豆|豆制品|\bsoya?(?:beans?)?\b/ },
  {
    allergen: 'milk',
    groups: ['milk_allergy'],
    zh: '乳',
    en: 'milk',
    words:
      /牛奶|牛乳|(?<![母戒断])(?<=[喝吃饮])奶粉?(?=[会要就都也][^，。]{0,4}[疹痒肿])|^(?:那|咁)?奶(?=呢)|蛋奶(?!素|星|茶)|奶蛋(?![素白])|(?<![\u4e00-\u9fff])奶(?=到底|究竟|占|有多少)|(?<=[有含加放和或跟与还是、，,]真?)奶(?=[吗么没的有还或和跟与、，,?？\s]|$)|奶制品|乳制品|奶(?=[^，。？]{0,3}(?:过敏|敏感))|乳(?=[^，。？糖]{0,2}(?:过敏|敏感))|(?<!\b(?:oat|soy|soya|almond|coconut|rice|nut|cashew|pea|plant|hemp) )\bmilk\b|\bdairy\b/,
  },
  {
    allergen: 'nuts',
    groups: ['nuts'],
    zh: '坚果',
    en: 'tree nuts',
    short: { zh: '坚果', en: 'tree nut' },
    words:
      /坚果|腰果|杏仁|核桃|榛子|开心果|夏威夷果|巴旦木|碧根果|\b(?:tree )?nuts?\b|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|pecans?/,
  },
  { allergen: 'sesame', groups: [], zh: '芝麻', en: 'sesame', words: /芝麻|sesame/ },
  {
    allergen: 'shellfish',
    groups: ['fish_crustacean'],
    zh: '贝类',
    en: 'molluscs',
    words: /海鲜|贝类|牡蛎|生蚝|molluscs?|oysters?(?! sauce)|shellfish/,
  },
  {
    allergen: 'sulphites',
    groups: ['sulfite_asthma'],
    zh: '亚硫酸盐',
    en: 'sulphites',
    words: /亚硫酸|二氧化硫|含硫|硫磺|[放加用熏]了?(?:点)?硫(?!酸)|带硫|\bsul(?:f|ph)(?:ites?|ur)\b/,
  },
  { allergen: 'celery', groups: [], zh: '芹菜', en: 'celery', words: /芹|\bceler(?:y|iac)\b/ },
  { allergen: 'mustard', groups: [], zh: '芥末', en: 'mustard', words: /芥末|芥子|芥菜籽|黄芥|\bmustard\b/ },
  { allergen: 'lupin', groups: [], zh: '羽扇豆', en: 'lupin', words: /羽扇豆|\blupine?s?\b/ },
]

const ofUnborn =
  /(?:让|令|使|害)(?:到)?(?:肚子里的?)?(?:宝宝|宝贝|孩子|小孩|娃|bb)|(?:宝宝|孩子|bb)(?:会不会|会|的)?(?:皮肤|变|长得)?(?:黑|白|畸形)|(?<!毛|牛|羊|猪|百叶)肚[皮子]?里有(?!没|冇)|有小囡了|影响(?:到)?[他她佢]|(?:对|影响|伤害?到?)(?:肚子里的?)?(?:宝宝|宝贝|孩子|小孩|娃)|\b(?:hurt|harm|affect)s? (?:the|my) (?:baby|child)\b|\bfor (?:the|my) baby\b/
/** I am breast-feeding, my baby is three months old: she eats, unless it is given to the child. */
const givesIt =
  /[给喂餵俾].{0,4}(?:宝宝|宝贝|孩子|娃|bb|[他她佢])(?!喂)|宝宝能吃|\bgive (?:it|this|these|him|her|my)/
const isOfHerMilk = (all: readonly People[], text: string): boolean =>
  all.some(isNursing) && !givesIt.test(text)
const ofYoung: ReadonlySet<Group> = new Set(['infant_0_36m', 'children'])

const allergy =
  /过敏|不耐|敏感|忌口|不能吃(?=的|者)|[吃喝食饮][^，。,]{1,8}[都就会也要][^，。,]{0,3}(?:出疹|起疹|长疹|肿|起风团|发痒)|(?:我|他|她|孩子|娃|妈|爸|老[公婆伴]|朋友|同事)不能(?:吃|喝|碰)|肾上腺素笔|\bepi-?pens?\b|\banaphyla\w*|\ballerg|intoleran|sensitiv|\b(?:i|he|she|we|they|wife|husband|son|daughter|mum|mom|dad|friend|kid) ca(?:nt|n not|nnot) (?:have|eat|touch|tolerate|do)\b|\bno [a-z]+ for (?:me|us|him|her)\b|\b(?:makes?|made|gets?) (?:me|him|her|them|my \w+) (?:ill|sick|poorly|itch\w*|swell\w*|vomit|throw up|hives)\b|\b(?:stay(?:ing)?|keep(?:ing)?) (?:off|away from|clear of)\b|\b(?:i am|he is|she is|hes|shes|he's|she's) off\b|\bnothing with [a-z]+ in\b|\b(?:does not|doesnt|do not|dont) agree with\b|\bavoid(?:ing)?\b|[ -]free (?:household|house|home|family)\b|\bno [a-z]+(?=, (?:can|is|ok|so|does|am|could|may) )|[吃喝碰]不得(?=[，,\s])|(?:我|他|她|娃|孩子|女儿|儿子|老公|老婆|妈|爸)[吃喝碰]不得|(?:医生|大夫|中医)[^，。]{0,3}不(?:让|许|准|给|能)[^，。]{0,2}[吃喝碰沾]/

/** A place where an allergen may not be brought, for somebody there is allergic to it: a nut free school. */
const ofPlace =
  /\b(?:schools?|nurser(?:y|ies)|class(?:room)?|kindergarten|kindy|pre-?school|day ?care|camp|canteen|office|flight|plane)\b|学校|幼儿园|幼稚园|托儿所|班[里上级]|夏令营|飞机上/
const isBanned =
  /\bfree\b|\bban(?:s|ned)?\b|\bno (?:pea)?nuts?\b|\b(?:isn'?t|aren'?t|not|doesn'?t|don'?t) (?:allow(?:ed|s)?|permit(?:ted)?)\b|禁|不(?:让|准|许|给|能|可以)[带帶有吃]|无(?:坚果|花生)|零坚果/

/** May I eat my son's puffs: the one who eats is not the child. */
const ofOwner =
  /(?<=(?:吃|喝|尝|抢|偷|蹭)(?:点|几[个口颗块]|一?[口个点])?)(?:我家?)?(?:儿子|女儿|孩子|娃|宝宝|小孩|闺女|孙[子女]|弟弟|妹妹)的|(?<=\b(?:eat|drink|have|pinch|steal|nick|try|finish|share) (?:some of |one of )?)my (?:kid|son|daughter|child|toddler|baby)(?: ?'?s)? (?=[a-z])/g

/** 没有苯丙酮尿症, no PKU: an illness that somebody says they have not. */
const notIll =
  /(?<!有)没有?(?:得过?|患)?(?:苯丙酮尿症?|糖尿病|高血压|痛风|肾病|蚕豆病)(?!的)|(?:不|没有?|又没)(?:是)?怀孕|不是孕妇|\bnot pregnant\b|\b(?:no|without|not|isn'?t|aren'?t)(?: an?| any)? (?:known |food )?(?:\w+ )?allerg(?:y|ies|ic)(?: here| to \w+)?|(?<!有)没有?(?:任何|什么)?[\u4e00-\u9fff]{0,3}过敏(?!原)|(?<!会)不过敏|\b(?:no|not|don'?t have|haven'?t got|without) (?:pku|phenylketonuria|diabetes|gout|high blood pressure|kidney disease)\b/g

/** Rows that one verdict covers: a toddler is a child; kidneys, blood pressure and the heart all turn on salt. */
const covered: readonly (readonly Group[])[] = [
  ['infant_0_36m', 'children'],
  ['ckd', 'hypertension', 'caffeine'],
]
const coverOf = ({ groups }: People): string =>
  (covered.find(cover => groups.every(group => cover.includes(group))) ?? groups).join()

const incidental: ReadonlySet<Group> = new Set(['caffeine', 'laxative'])
const isYoungRow = ({ groups }: People): boolean => groups.every(group => ofYoung.has(group))
const isPregnantRow = ({ groups }: People): boolean => groups.includes('pregnant')

/** Each of several people or conditions on its own; a child with one condition is one. */
const partsOf = (rows: readonly People[]): Audience[] => {
  const listed = rows.filter(
    ({ groups, diet }) => groups.length > 0 && diet === undefined && !groups.includes('gluten'),
  )
  // Cannot sleep, and asks for her milk.
  const grave = listed.filter(({ groups }) => !groups.every(group => incidental.has(group)))
  const all = grave.some(row => !isYoungRow(row)) ? grave : listed
  const conditions = new Set(all.filter(row => !isYoungRow(row)).map(coverOf))
  const isOneChild = conditions.size === 1 && !all.some(isPregnantRow)
  if (isOneChild) return []
  return [...new Set(all.map(coverOf))].map(cover => {
    const own = all.filter(row => coverOf(row) === cover)
    return {
      groups: [...new Set(own.flatMap(({ groups }) => groups))],
      ...{ allergens: [], allergenGroups: [], diet: null, diets: [], parts: [] },
      zh: own.map(({ zh }) => zh).join('、'),
      en: own.map(({ en }) => en).join(', '),
    }
  })
}

/** What a stomach has besides milk sugar that it does not tolerate. */
const ofGut = /肠胃|胃[病炎溃不]|肠易激|\bibs\b|\bgastritis\b|\bbowels?\b/
/** Milk sugar that is not tolerated, and whether people react to an additive at all, are nobody's allergy. */
const noAllergies =
  /乳糖(?:不耐受?|过敏)|\blactose[- ]intoleran(?:t|ce)\b|\bintoleran(?:t|ce) (?:to|of) lactose\b|(?:会不会|会|有没有|有)(?:有|的)?人(?:会)?(?:对[它他这]|吃了?)?(?:会)?(?:过敏|敏感)|\b(?:are|is|do|can|could) (?:some |many |any |most )?(?:people|anyone|anybody|someone|somebody) (?:be |get |go |react )?(?:allergic|sensitive)(?: to (?:it|this|that))?/g
const withoutNoAllergies = (text: string): string => text.replace(noAllergies, ' ')

const mayBeAllergens = createMayMatch(allergenWords, ({ words }) => words)
/** The allergens that a folded text names; undefined where it names none. */
export const allergensNamed = (text: string): readonly AllergenWords[] | undefined => {
  const named = mayBeAllergens(text).filter(({ words }) => words.test(text))
  return named.length > 0 ? named : undefined
}

/** The people a folded question speaks of, null for none. */
export const detectAudience = perText((asking): Audience | null => {
  const text = asking
    .replace(ofOwner, ' ')
    .replace(notIll, ' ')
    // It will give me diabetes, they say: nobody has it yet.
    .replace(
      /(?:会|容易|导致|引起|引发|造成|变)(?:不会)?(?:得|患|有)?(?:上)?(?:二型|2型)?(?:糖尿病|痛风|高血压)(?!人|患)|\b(?:gives?|causes?|get|getting|leads? to) (?:you |me |him |her |people )?(?:type 2 )?(?:diabetes|gout)\b/g,
      ' ',
    )
    // Trying for a baby: nobody is a baby yet.
    .replace(/\btrying (?:for|to have) (?:a |another )?baby\b|\bttc\b/g, 'trying to conceive')
    .replace(/(?:想|准备|打算)(?:要|生|怀)(?:个)?(?:孩子|宝宝|小孩|娃|二胎)/g, '备孕')
  const ofAllergy = withoutNoAllergies(text)
  const isAllergy = allergy.test(ofAllergy) || (ofPlace.test(text) && isBanned.test(text))
  const named = mayBeOf(text).filter(({ pattern }) => pattern.test(text))
  // Fish, and no meat: one diet.
  const rows = named.some(({ pattern }) => pattern === eatsFish)
    ? named.filter(({ diet, pattern }) => diet !== 'vegetarian' || pattern === eatsFish)
    : named
  // Who does not tolerate lactose has the runs of it: no second condition.
  const all =
    rows.some(({ groups }) => groups.includes('lactose')) && !ofGut.test(text)
      ? rows.filter(({ groups }) => !groups.includes('laxative'))
      : rows
  // I am pregnant, does it harm the baby: the unborn one.
  const isUnborn =
    all.some(({ groups }) => groups.includes('pregnant')) && (ofUnborn.test(text) || isOfHerMilk(all, text))
  const asked = isUnborn ? all.filter(({ groups }) => !groups.some(group => ofYoung.has(group))) : all
  // Allergic to peanuts, but fine with walnuts: the walnuts are no allergy.
  const harmful = ofAllergy.replace(
    /但[^，,。]{1,8}(?:能|可以|没事)[吃喝]?|(?<=过敏|敏感|不耐受?)[，,\s]*(?:不是|但不是|不包括)(?:对)?[^，,。\s]{1,8}|[\s,(]+(?:but )?not (?:to )?(?:the )?[a-z]+(?= ?[,.;)]| but| so|$)|\b[a-z]+ (?:is|are) (?:fine|ok|okay)\b/g,
    ' ',
  )
  // Allergic to gluten, may I have fish balls: the fish is what is eaten.
  const before = /^(.*[\u4e00-\u9fff])(?<![会易起致成]|会不)(?:过敏|敏感|不耐受?)/.exec(harmful)?.[1] ?? ''
  const clause = harmful.split(/[,，。;；]/).find(one => allergy.test(one)) ?? harmful
  // What they do not tolerate stands in a clause of its own, also where no table knows it.
  const isApart =
    clause !== harmful &&
    /[\u4e00-\u9fff]{2,}(?:过敏|不耐)/.test(clause.replace(/^(?:我|他|她|孩子|宝宝)+(?:有|是|对)?/, ''))
  const own = isApart ? clause : harmful
  const touched = isAllergy ? (allergensNamed(before) ?? allergensNamed(own) ?? []) : []
  if (asked.length + touched.length === 0) return null
  const many = touched.map(({ zh, en, short = { zh, en } }) => ({
    zh: `${short.zh}过敏`,
    en: `${short.en} allergy`,
  }))
  return {
    groups: [...new Set([...asked, ...touched].flatMap(({ groups }) => groups))],
    allergens: [
      ...new Set([
        ...touched.map(({ allergen }) => allergen),
        ...(asked.some(({ groups }) => groups.includes('gluten')) ? (['gluten'] as const) : []),
      ]),
    ],
    allergenGroups: [...touched, ...asked.filter(({ groups }) => groups.includes('gluten'))].flatMap(
      ({ groups }) => groups,
    ),
    diet: asked.find(({ diet }) => diet)?.diet ?? null,
    diets: [...new Set(asked.flatMap(({ diet }) => diet ?? []))],
    parts: partsOf(asked),
    zh: [...asked, ...many].map(({ zh }) => zh).join('、'),
    en: [...asked, ...many].map(({ en }) => en).join(', '),
  }
})

const diseases = /苯丙酮尿症?|糖尿病|乳糖不耐受?|蚕豆病|阿司匹林/g

/** A folded question without its words for diseases: 苯丙酮尿症 is no flavouring 丙酮. */
export const withoutDiseases = (text: string): string => text.replace(diseases, hit => ' '.repeat(hit.length))

/** The body weight a question states, in kg. */
export const weightIn = (text: string): number | null => {
  const found =
    /(?<![\d.])(\d{1,3}(?:\.\d)?)\s*(kg\b|kilos?\b|kilograms?\b|公斤|千克|斤|lbs?\b|pounds?\b|磅)/.exec(text)
  if (!found) return null
  const perUnit = found[2] === '斤' ? 0.5 : /lb|pound|磅/.test(found[2] ?? '') ? 0.4536 : 1
  const kg = Number(found[1]) * perUnit
  return kg >= 2 && kg <= 300 ? Math.round(kg * 10) / 10 : null
}
