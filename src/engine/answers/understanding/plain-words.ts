import { createReplacing } from '../../text/may-match.ts'
import { perText } from '../../text/per-text.ts'
import { detectAudience } from '../entities/people.ts'
import { withChemicalNames } from './slips/chemicals.ts'
import { withoutSlips } from './slips/slips.ts'
import { withSpokenAges } from './spoken-ages.ts'
import { withSpokenWeights } from './spoken-weights.ts'
import { withSimplifiedWords } from './traditional-characters.ts'

/** Words of Cantonese, in the simplified characters of a folded text, where one of them shows that it is Cantonese. */
const isCantonese =
  /唔|揸车|雪柜|几耐|冇|嘅|咩|乜|佢|啲|嚟|㗎|喺|咁|俾|睇|系咪|系边|边度|边个|边只|边样|边[啲些种]|肚屙|嗰|成[包盒樽瓶罐支袋]|[食饮]晒|攞|几多|点解|点样|咗|仲有|晒|瞓|入面|未(?=[?\s]*$)|几重|同埋|呢[一两二三四五几]?[个只种款包瓶罐支条]|得唔得|食得|饮得|(?<![一有几早差半\d两三四五六七八九十零么些晚小])点(?:食|煮|饮|冲|蒸|先|整)|饮唔|住唔|而家|定系|好唔好/
const cantonese: readonly [RegExp, string][] = [
  [/^咁(?=.{1,8}呢)/g, '那'],
  [/(?:嗰?度)?攞/g, '来'],
  [/顶唔顶得(?:顺|住)/g, '会不会有影响'],
  [/([\u4e00-\u9fff])得唔\1得|([吃食喝饮])唔\2得/g, '能不能$1$2'],
  [/得唔得/g, '可以吗'],
  [/可唔可以/g, '可以不可以'],
  [/呢(?=[一两二三四五几]?(?:个|款|种|包|瓶|罐|支|枝|樽|只|隻|条|盒|杯|袋|粒)(?!呢))/g, '这'],
  [/(?<=能[吃喝食饮])未(?=[?？\s，,。]*$)/g, '吗'],
  [/([\u4e00-\u9fff])唔\1/g, '$1不$1'],
  [/系咪/g, '是不是'],
  [/真系/g, '真的'],
  [/[掛啩卦](?=$|[?？,，。\s])|挂(?=$|[?？])/g, '吧'],
  [
    /定系|定(?=唔)|(?<=^.{0,6}生)定(?=熟)|(?<![一肯确规决固指鉴测认必特限否稳假])定(?=[荤素有冇]|本地|进口|入口|国产|动物|植物)/g,
    '还是',
  ],
  [/[冇没]有?(?:乜|咩)(?!嘢|事|问题)/g, '没多少'],
  [/咁耐/g, '这么久'],
  [/点算/g, '怎么办'],
  [/就咁/g, '直接'],
  [/点解/g, '为什么'],
  [/(?<=包装|标签|上面|佢|说明)(?:又|系|是)?点(?:样)?讲/g, '怎么说'],
  [
    /点样|(?<![一有几早差半\d两三四五六七八九十零么些晚小])点(?=呀|啊|样|整|食(?!用)|煮|饮|冲|蒸|摆(?![到得])|存(?![到得])|保存|储存)/g,
    '怎么',
  ],
  [/(?<=边度|哪里)嚟/g, '来'],
  [/[俾畀](?=[几多人])/g, '给'],
  [/边样嘢?/g, '哪样'],
  [/边[啲些](?=[\u4e00-\u9fff])/g, '哪些'],
  [/边种/g, '哪种'],
  [/肚屙|屙肚/g, '拉肚子'],
  [/甩头发/g, '掉头发'],
  [/成(?=[包盒樽瓶罐支袋])/g, '整'],
  [/(?<=[会好变食吃])(?:唔会)?肥(?![肉牛皂料])/g, '胖'],
  [/([食饮吃喝])晒/g, '$1完'],
  [/几时/g, '什么时候'],
  [/啱[唔不]啱/g, '适不适合'],
  [/(?:乜|咩)?唔啱(?:嘅|嘢)?/g, '不合适'],
  [/(?<!不)啱(?=[我佢你阿食饮细])/g, '适合'],
  [/使[唔不]使/g, '要不要'],
  [/呢度/g, '这里'],
  [/嗰/g, '那'],
  [/(?<=^|有|[,，?？\s])边啲(?=系.{0,3}味|$|[?？,，])|(?<=有)边啲/g, '哪些'],
  [/系?(?:咩嘢?|乜嘢|乜)(?:嚟㗎?|来的?)?/g, '是什么'],
  [/有是什么/g, '有什么'],
  [/几重/g, '净重'],
  [/同埋|(?<=[\u4e00-\u9fff])同(?![学意样一时事款种类行居胞])/g, '和'],
  [/(?:摆|放)返(?:入|落|回)?/g, '放回'],
  [/冰格/g, '冷冻室'],
  [/新闻话|(?<=[人家友事师兄姐妈爸])话(?=[\u4e00-\u9fff])/g, '听说'],
  [/([吃食饮喝])不晒/g, '$1不完'],
  [/几多/g, '多少'],
  [/咗/g, '了'],
  [/瞓/g, '睡'],
  [/雪柜/g, '冰箱'],
  [/揸车/g, '开车'],
  [/(?:摆|放|留|keep)得几耐/g, '能放多久'],
  [/几耐/g, '多久'],
  [
    /有(?:了|咗)(?=(?:[一二两三四五六七八九十\d]{1,2}个?月|[一二两三四五六七八九十\d]{1,3}个?(?:周|星期|礼拜)))/g,
    '怀孕',
  ],
  [/有(?:了|咗)bb(?=[，,\s]|仲|可|能|食|饮|$)/g, '怀孕'],
  [/樽/g, '瓶'],
  [/摆(?=冰箱)/g, '放'],
  [/入面/g, '里面'],
  [/细佬/g, '弟弟'],
  // 得九个月咋: only nine months.
  [/(?<=[月粒啲个岁])咋(?=$|[,，?!。])/g, ''],
  [/仲(?!裁|介)/g, '还'],
  [/喺边度(?=[提做制整])/g, '哪里'],
  [/边度|喺边(?![个只种款样包])/g, '哪里'],
  [/边[个只种款]/g, '哪个'],
  [/边(?=[包袋层盒])/g, '哪'],
  [/而家/g, '现在'],
  [/冇/g, '没有'],
  [/唔/g, '不'],
  [/嘅/g, '的'],
  [/佢/g, '它'],
  [/[啲]/g, '些'],
  [/呢(?=[一两二三四五几]?[个只种款些包瓶罐支条盒袋杯碗粒])/g, '这'],
  [/喺/g, '在'],
  [/系(?![统列])/g, '是'],
  [/(?:食|吃)得/g, '能吃'],
  [/饮得/g, '能喝'],
  [/饮(?![料品食用水])/g, '喝'],
  [/(?<![粮素饮零速即主辅副膳熟美])食(?![品用盐物材谱疗欲堂指糖醋])/g, '吃'],
  [/嚟|㗎|咁|紧(?=可|能)/g, ''],
]

const spoken: readonly [RegExp, string][] = [
  [
    /(?:都)?(?:各)?(?:有)?(?:什么|啥|咋|怎么个?)分工(?:的|法)?|怎么分的?工|分工(?:是)?(?:什么|啥)|(?:之间)?有分工[吗么]?/g,
    '各有什么作用',
  ],
  // Frightening, as people say it: whether it does harm; most frightening, or the whole of it, is another question.
  [
    /(?<![最更太很好真挺])(?:([惊怕吓恐])不\1(?:人|怖)?|([吓唬])不唬?人|(?:吓人|恐怖|瘆人|毒)(?:吗|么|不)|有毒(?:无|没)毒|毒不毒)(?:的|呀|啊|呢)*(?=$|[?？,，。;；\s])/g,
    '有害吗',
  ],
  [
    /(?<!\b(?:anything|something|nothing|most|how|what|which|sounds?|sounding|it all|list|all) )\b(?:sketchy|sus|dodgy|dicey|shady|iffy)\b(?= *(?:$|[?,.!]|or (?:not|nah|no|what|ok|fine|safe)\b|tbh|lol|tho|though|for\b|then))/g,
    'harmful',
  ],
  // What each of them is from, as people ask it.
  [
    /(?:它们|这些|这几[个种样])?(?:分别|各自?)(?:都)?(?:是)?的?(?:(?:什么|啥|哪里?的?)来[源路]|来源(?:是)?(?:什么|啥|哪里?)?|(?:从|由|用|来自|拿|在)是?(?:什么|啥|哪里?|哪儿)(?:度|地方|东西|原料|植物|动物)?(?:里面?|当中|中)?(?:来|做|制|整|弄|熬|提炼|提取|得)(?:来|出来|成)?的?|(?:哪|哪里|哪儿|怎么)(?:来|提炼|提取)的?|(?:在|从)是?(?:什么|啥|哪里?)(?:度|地方)?的?(?=$|[?？,，。])|来自(?:什么|啥|哪里?)|(?:什么|啥)(?:东西)?(?:做|制|整)的?)/g,
    '各自来源是什么',
  ],
  [
    /\b(?:what (?:are|is)|where (?:do|does|are|is)) (?:they each|each(?: of (?:them|these|those)| one)?) (?:made|come|comes|derived|sourced)? ?(?:out )?(?:from|of)\b(?: what)?|\bwhats each (?:made )?(?:from|of)\b/g,
    'what are they made from',
  ],
  // The baby, as it sounds.
  [/宝[包保抱](?=[可能吃喝要会有就也还没]|$)/g, '宝宝'],
  // As people of Sichuan say it.
  [/怀(?:起|了|着|上)?个?(?:娃儿?|孩子|宝宝|小孩|bb)/g, '怀孕'],
  [/\bwhys\b/g, 'why is'],
  [/\bhows\b(?= (?:it|this|that|the)\b)/g, 'how is'],
  // Grandma bought it: she is not who eats it.
  [
    /(?<![给帮替为])(?:外婆|外公|奶奶|爷爷|姥姥|姥爷|婆婆|公公|阿婆|阿嬷|老妈|妈妈|[我他她]妈|爸爸|[我他她]爸|丈母娘|岳母|舅舅?|姑姑?|阿姨|邻居|同事|朋友|亲戚|孙子|孙女|女儿|儿子|闺女|老公|老婆)(?:刚|又|昨天|今天|从[^，。\s]{1,4})?(买|带|送|寄|拿|捎)(?=了|的|来|回)/g,
    '$1',
  ],
  // Put in, as people of the north say it; eaten like sweets, which asks for no sugar; five pungents, leave them aside.
  [/搁(?=了?(?:点|些|没)?[酒糖盐油醋奶肉姜葱蒜味防色香])/g, '放'],
  [/当(?:作|成|做)?糖(?:果|豆)?(?=[吃嗑])/g, ''],
  [/(?<=^|[，,。\s])[^，,。\s]{1,6}(?:先|就|暂且|咱)(?:不管|不论|不算|不说|别管)(?=$|[，,。\s])/g, ''],
  [/\bwould (?:a |an |my |any )?[a-z]+ hate\b/g, 'is worst'],
  [
    /\b(?:do|does) (?:i|we|you|it|this|these|they) have to (?:be )?cook(?:ed)?(?: it| this| them| these| first)*(?=$|[?,.])/g,
    'does it need cooking',
  ],
  // Clever doings of technology: what people call additives.
  [/科技(?:与|和|跟|加)?狠活儿?|狠活儿?/g, '添加剂'],
  [/会不会哽(?:亲|到|着|住)/g, '会不会噎到'],
  [/(?<=[过過])(?:了期|期(?=[一两二三四五六七八九十\d]))(?:了|咗)?/g, '期了'],
  [/(?<=哪个|谁|这么|那么|好|很|太|更|几)油(?=些|点|腻|吗|不|啊|呀|[?？]|$)/g, '脂肪多'],
  [/油不油/g, '脂肪多不多'],
  // How many, and what are they all called: the list tells both.
  [
    /(?<=(?:几|多少)[种个样项][^，。?？\s]{0,6})[，,?？啊呀\s]+(?:它们|这些)?(?:都|各|分别|各自)(?:叫|是)(?:什么|啥|哪些)(?:名字?)?(?=[?？\s]*$)/g,
    '',
  ],
  // Has it burst: is it over what is good for one.
  [
    /(?:有没有|会不会|是不是)爆(?:表|了|掉|灯)?(?=[?？，,。\s]|$)|(?<=[糖盐钠脂量热卡因])爆(?:表|了|掉)?(?:没有?|吗|不)(?=[?？，,。\s]|$)/g,
    '有没有超标',
  ],
  [/(?<!sodium |potassium )\btripolyphosphates?\b/g, 'sodium tripolyphosphate'],
  [/\bbicarb\b(?! of)/g, 'sodium bicarbonate'],
  [/啥子|什莫|神马(?!\S*影业)|(?:撒|啥|萨)(?=物事|西|么[子事])/g, '什么'],
  [/什么物事|什么么事|撒东西/g, '什么东西'],
  // What is weighed by the liang and the jin: 一顿吃二两.
  [/(?<=[吃喝炫][了个掉]?)一两(?![个只片块颗粒次三天瓶包])/g, '50克'],
  [/(?<=[吃喝炫][了个掉]?)二两/g, '100克'],
  [/(?<=[吃喝炫][了个掉]?)三两(?![个只片块颗粒次天瓶包])/g, '150克'],
  [/(?<=[吃喝炫][了个掉]?)半斤/g, '250克'],
  [/(?<=[吃喝炫][了个掉]?)一斤/g, '500克'],
  [/仨(?=个?(?:月|星期|礼拜|钟头|小时|多月))/g, '三个'],
  [/俩(?=个?(?:月|星期|礼拜|钟头|小时))/g, '两个'],
  [/(?<=[三两]个)个/g, ''],
  [/碍事伐/g, '要紧吗'],
  // As people of Shanghai and Wuxi say it.
  [/(?<![砍步讨采杀北攻征])伐(?=[?？,，。;；\s]|$)/g, '吗'],
  [/醯/g, '酰'],
  // It has no milk, I suppose: whether it has.
  [
    /(?:应该|肯定|总|该|想必|估计)(?:是|就|也)?(?:没有?|不含|没放|没加)(牛?奶|乳|鸡?蛋|花生|坚果|鱼|虾|酒精?|糖|盐|防腐剂|色素|香精|猪[肉油]|蜂蜜|咖啡因)(?:的|了)?吧/g,
    '有没有$1',
  ],
  [/凝乳酵素/g, '凝乳酶'],
  [/([吃喝])得(?:成)?[不吗](?=[?？,，。\s]|$)/g, '能$1吗'],
  [/要得[不吗]/g, '可以吗'],
  [/有好多(?=[?？,，。\s]|$|克|卡|糖|盐|钠|脂)/g, '有多少'],
  [/(?<!小麦)面粉(?!包)/g, '小麦粉'],
  [/鱼蛋/g, '鱼丸'],
  [/维他命/g, '维生素'],
  [/卡[洛罗鲁][里理]/g, '卡路里'],
  [/乳化盐/g, '乳化剂'],
  [/\b(?:emulsifying|melting) salts?\b/g, 'emulsifiers'],
  [/\b(?:weks|wks|weeeks|weekes)\b/g, 'weeks'],
  [/\bweat\b/g, 'wheat'],
  // Sugar, as it sounds.
  [/唐(?=几克|多少|有几|有多|高不高|多不多)|(?<=多少|几克)唐(?=$|[?？吗呢啊，,])/g, '糖'],
  [
    /\b(?:put|send|push|spike|raise)s? (?:my|his|her|your) (?:bloods?|levels?)(?: up)?\b(?! pressure)/g,
    'raise blood sugar',
  ],
  // As a reader of speech writes made.
  [/(?<=用(?:是?什么|哪些))坐(?=的|成|出)/g, '做'],
  [/\bsug[ar]\b/g, 'sugar'],
  [/\bvit\.? (?=[a-ek]\b)/g, 'vitamin '],
  [/限[亮两凉]/g, '限量'],
  // As people of Sichuan ask how much: 一瓶糖好多.
  [/(?<=放了?|加了?|用|糖|盐|钠|脂|卡|量|有)好多(?=$|[?？,，。])/g, '多少'],
  [/好多(?=碳水|蛋白|热量|大卡|脂肪|钠|糖分|克|毫克|咖啡因|维生素|铁|钙|锌)/g, '多少'],
  [
    /(?<=有|共|下去|下肚|摄入|[瓶包袋盒罐杯碗份条个])好多(?=[糖塘盐钠纳](?:[哦喃嘛呢呀啊]?(?:$|[?？,，。\s])))/g,
    '多少',
  ],
  // A litre, and no rise of blood sugar: 喝一升糖多少.
  [/(?<=[喝灌炫饮]|每[天日]|一[天日])(?:一|1)升/g, '1000 ml '],
  [/多少子(?=$|[?？,，。\s])/g, '多少'],
  [/(?<=[吗不没超标])(?:没得|不得)(?=$|[?？,，。\s])/g, '吗'],
  // This is the fourth can already: four were drunk with it.
  [/第([两二三四五六七八九]|[2-9])([罐瓶听杯包袋支])(?=了|啦|咯)/g, '$1$2'],
  [/\b(?:second|2nd) (can|bottle|scoop|sachet|tablet|shot)\b(?= (?:today|already|tonight|now)\b)/g, '2 $1s'],
  [/\b(?:third|3rd) (can|bottle|scoop|sachet|tablet|shot)\b(?= (?:today|already|tonight|now)\b)/g, '3 $1s'],
  [/\b(?:fourth|4th) (can|bottle|scoop|sachet|tablet|shot)\b(?= (?:today|already|tonight|now)\b)/g, '4 $1s'],
  // As people of the gym say it: double scoop.
  [/\bdoubl(?:e|ing)(?: the)?[- ](scoop|serving|portion)(?:s|ing|ed)?\b/g, '2 $1s'],
  // As people write it, of a list that says γ-氨基丁酸.
  [/\bgaba(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])gaba\b/g, 'γ-氨基丁酸'],
  [/(\d)(?:wks?|weeks?)\b/g, '$1 weeks'],
  [/([低高])血唐/g, '$1血糖'],
  [/一哈(?=$|[?？,，。\s这那它])/g, '一下'],
  // Nobody leaves out a type of skin.
  [/(?<=不能吃|不吃|忌|对)[肤夫]质/g, '麸质'],
  [/\b(gluten|dairy|lactose|sugar|nut|egg|milk|wheat|soy|alcohol)free\b/g, '$1 free'],
  [/\bgf\b/g, 'gluten free'],
  [/\bdf\b/g, 'dairy free'],
  [/\bcals?\b/g, 'calories'],
  [/\bprot(?:ine|iene|eine|ean|ene)s?\b/g, 'protein'],
  [/\bhole (?=thing|pack|packet|box|bag|can|bottle|bar|pizza|tub|tray|lot)/g, 'whole '],
  [/(?<=[a-z] )n(?= [a-z])/g, 'and'],
  [/腰子/g, '肾'],
  [/敏[敢杆赶]/g, '敏感'],
  [/[名民铭]胶/g, '明胶'],
  [/[清青轻][镇珍针贞]|[青轻]真(?=[吗的不么能]|$)/g, '清真'],
  [/鸡旦/g, '鸡蛋'],
  [/牛奶(?=鸡蛋)/g, '牛奶和'],
  // Gout, as it sounds: 通风 of a store stands behind no person.
  [/(?<=[有得患]了?)通风(?![处口良的])|通风(?=的?(?:病人|患者|人|老人|老爸|老妈)(?!口))/g, '痛风'],
  [/亚硝(?!酸)/g, '亚硝酸盐'],
  [/(?<![亚火芒\d])硝(?=是|有|会|放|加|多|吗|[，,?？]|$)/g, '亚硝酸盐'],
  [/反式(?!脂)/g, '反式脂肪'],
  [/(?<=什么|哪[种些个])胶(?=$|[?？，,。\s])/g, '增稠剂'],
  [/\bso2\b/g, 'sulfur dioxide'],
  [/\bsteviol\b(?! glyc)/g, 'steviol glycosides'],
  // A burger for vegetarians names no people either.
  [/素食?(?=汉堡|饺|肉丸|香肠|火腿|牛排|鸡块)/g, ''],
  [/\bveg\b(?= oil| fat)/g, 'vegetable'],
  [/维(?=[a-ek]\d{0,2}(?![a-z]))/g, '维生素'],
  // Is there any sheep in it: its meat.
  [/(?<=有没有?|有无|含不含)[羊牛鸡猪鸭](?=[吗呢啊呀]?(?:$|[?？，,。\s]))/g, '$&肉'],
  // The child's, the day's: the noun is what counts.
  [/\b(?!what|that|it|who|where|there|here|how|when|let|he|she)([a-z]{3,})'s\b/g, '$1'],
  [/(?:变|吃|腌)成?(?:一条)?咸鱼/g, '太咸'],
  [/为啥|为何|凭啥/g, '为什么'],
  // What crime is it guilty of, what has it done wrong: what harm it does.
  [
    /犯(?:了|过)?(?:是?什么|啥|哪些)(?:罪|错|事)|(?<=[它他她]|这个|那个)(?:怎么|究竟|到底)(?:坏|差)(?:了|在哪)?|(?:坏|差|错)在(?:哪[里儿]?|什么地方)/g,
    '有什么害处',
  ],
  [
    /\bwhat(?:'?s| is| has| did) (?:it|that one|this one)(?: ever)? (?:done|do) wrong\b|\bwhat(?:'?s| is| was)? (?:its|the) crime\b|\bwhat(?:'?s| is) it guilty of\b/g,
    'is it harmful',
  ],
  [/\bhow many (?=ppm\b|mg\b|milligrams?\b|micrograms?\b)/g, 'how much '],
  [/什么鬼|个啥东西|啥玩意儿?|什么玩意儿?|个啥|啥/g, '什么'],
  // Names of products for certain people name no people: 儿童牛奶.
  [/(?:儿童|学生|宝宝)(?=(?:成长|营养)?(?:牛?奶(?!粉?过敏)|酸奶|奶酪|酱油|面条?|零食|饼干|水饺|牙膏))/g, ''],
  [/干嘛|(?<![果肉饼豆鱼菜笋])干吗(?=的|用|$)/g, '干什么'],
  [/咋/g, '怎么'],
  [/^换一?个[，,]\s*/g, ''],
  [/食用得/g, '能吃'],
  [/[么嘛不](?=[?\s]*$)/g, '吗'],
  [/什吗$/g, '什么'],
  [/\bwhats\b|\bwhat's\b|(?<=^|[,.?!] ?)w(?:at|ot)s\b/g, 'what is'],
  [/(?<=\b(?:comes?|came|made|derived|sourced) )form\b/g, 'from'],
  [/\bmths?\b/g, 'months'],
  [/\bhows? m[ae]ny\b/g, 'how many'],
  [/\bhows much\b/g, 'how much'],
  [/\bstrait (?=from|out|in)/g, 'straight '],
  [/\bt(?:mrw|mr|omoro?w|ommorow)\b/g, 'tomorrow'],
  [/\bb4\b/g, 'before'],
  [/\bisnt\b|\bisn't\b/g, 'is not'],
  [/\bit's\b/g, 'it is'],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\br\b/g, 'are'],
  [/\bu\b/g, 'you'],
  [/\by\b(?= so| is| are| do)/g, 'why'],
  // Mate at the end of it is whom one speaks to, and no tea.
  [/(?<=[a-z?] ?),? (?:mate|bro|dude|pal|luv|hun)(?=[,?.!]|$)/g, ''],
  [/,? ?\b(?:please )?be (?:brutal|(?:brutally |completely |totally )?honest)\b/g, ''],
  [/\ballegr(?:y|ies|ic)\b/g, 'allergy'],
  [/['"“”‘’]/g, ''],
]

/** What a noun of one character names where it stands alone: 奶有没有, 那肉呢. */
const loneNouns: ReadonlyMap<string, string> = new Map([
  ['奶', '牛奶'],
  ['麦', '小麦'],
  ['豆', '豆类'],
  ['肉', '肉类'],
  ['酒', '酒精'],
  ['胶', '增稠剂'],
  ['铝', '含铝'],
])
const loneNoun =
  /(?:(?<=^|[有含加放用无没里中头那和跟,，、。\s]|里面)[奶麦豆肉酒胶铝]|(?<=[忌戒]|不[吃喝碰沾])[奶麦豆酒])(?=有没|有无|没有|没得|有吗|多不?多?吗?[?？]?$|够|[呢咧吗](?:[?？]|$)|是有|没有?$|不$|[?？,，、。\s]|$)/g

/** 焦糖色普通法和亚硫酸铵法: both are caramel colours. */
const caramels = /(?<!焦糖色\(?)(亚硫酸铵法|加氨生产|普通法)(?![一-鿿]*焦糖)/g

/** 黄色四号和五号, yellow 5 and 6: of both, whose colour is said once. */
const numberedColours: readonly [RegExp, string][] = [
  [/([黄红蓝绿]色)([一二三四五六\d]+号)([和跟与、及或比])(?:食用)?([一二三四五六\d]+号)/g, '$1$2$3$1$4'],
  [
    /\b(yellow|red|blue)( (?:no\.? ?)?)(\d{1,3}) (and|or|vs\.?|versus|with) (?:no\.? ?)?(\d{1,3})\b/g,
    '$1$2$3 $4 $1$2$5',
  ],
  [
    /\b(ins|e) ?(\d{3,4}[a-z]?)( ?(?:and|or|vs\.?|versus|和|跟|与|及) ?)(\d{3,4}[a-z]?)(?![\d.%]| ?(?:g|mg|ml|kcal)\b)/g,
    '$1$2$3$1$4',
  ],
]
/** 小囡好吃伐, 穆斯林好食未: may they eat it, where somebody is named; else it asks for the taste. */
const mayEat = /好[吃食](?:了|得)?(?:[伐未]|来(?:伐|吗))(?=[?？,，。\s]|$)/g

const inMandarin = createReplacing(cantonese)
const asWritten = createReplacing([...spoken, ...numberedColours])

/** A folded question in the words that the classifier and the patterns know: no Cantonese, slang, contractions or slips. */
export const inPlainWords = perText((folded): string => {
  const text = withSpokenWeights(withSimplifiedWords(folded))
    .replace(/[？?!！。.\s~～]+$/, '')
    .replace(/['’]s\b/g, "'s")
  const mandarin = isCantonese.test(text) ? inMandarin(text) : text
  const asked =
    mandarin.search(mayEat) >= 0 && detectAudience(mandarin) ? mandarin.replace(mayEat, '能吃吗') : mandarin
  const said = /焦糖/.test(asked) ? asked.replace(caramels, '焦糖色($1)') : asked
  const plain = asWritten(said)
  return withoutSlips(
    withSpokenAges(withChemicalNames(plain.replace(loneNoun, noun => loneNouns.get(noun) ?? noun))),
  )
})
