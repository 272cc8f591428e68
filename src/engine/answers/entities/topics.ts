import { createMayMatch } from '../../text/may-match.ts'
import { perText } from '../../text/per-text.ts'
import { medicineNames } from './medicines.ts'

/** What no label and no table tells, by what it is about. */
export type Topic =
  | 'rules'
  | 'writing'
  | 'leisure'
  | 'hello'
  | 'thanks'
  | 'self'
  | 'medicine'
  | 'symptom'
  | 'spoiled'
  | 'pets'
  | 'price'
  | 'taste'
  | 'use'
  | 'doping'
  | 'payment'
  | 'record'
  | 'wonder'
  | 'packaging'
  | 'joke'
  | 'travel'

interface TopicWords {
  topic: Topic
  pattern: RegExp
  /** Decides alone, whatever else the question says. */
  isSure: boolean
  /** Decides only where nobody eats or drinks: 看电影时喝两罐行吗 is a question about the drink. */
  isBeside?: true
  /** Decides only where no allergen and no people are named: is there gluten in these stock cubes. */
  isOfNobody?: true
}

export const topics: readonly TopicWords[] = [
  {
    topic: 'spoiled',
    isSure: true,
    pattern:
      /胀[袋包]|鼓[袋包]|(?:袋子?|包装|盒子?|罐头?)(?:有点|都|已经)?(?:鼓|胀|漏气)|发霉了|长(?:了)?(?:霉|毛)|变味了?|有(?:酸味|臭味|怪味|异味)|\b(?:puffed|puffy|swollen|bulging|bloated|blown)(?: up)?\b.{0,30}\b(?:pack(?:et|age)?|pouch|bag|can|tin|lid)\b|\b(?:pack(?:et|age)?|pouch|bag|can|tin|lid)\b.{0,20}\b(?:puffed|puffy|swollen|bulging|bloated|blown)\b|(?<!\b(?:long|when|until|till|before)\b.{0,30})\bgone (?:off|bad|mou?ldy)\b|\b(?:is|looks) mou?ldy\b|\bsmells? (?:off|funny|sour|bad)\b/g,
  },
  {
    topic: 'doping',
    isSure: true,
    pattern:
      /兴奋剂|禁用物质|\bbanned substances?\b|\bget (?:me|you|him|her|us) banned\b|\binformed[- ]sport\b|尿检|药检|反兴奋剂|\bwada\b|\busada\b|\bdoping\b|drugs?[- ]?test(?:s|ed|ing)?|banned (?:substances? )?list|prohibited list|\b(?:banned|illegal|allowed|legal)\b.{0,16}\b(?:comps?|competitions?|competing|races?|race day|tournaments?)\b|(?:比赛|参赛|赛前).{0,8}(?:禁用|违禁|被禁)/g,
  },
  {
    topic: 'payment',
    isSure: true,
    pattern:
      /(?:谁|厂家|商家|品牌|公司).{0,6}(?:给你|付你|付).{0,4}(?:钱|广告|好处)|收(?:了)?.{0,8}(?:钱|广告费|好处费)|赞助|拿了?.{0,6}(?:回扣|好处)|谁.{0,6}(?:出钱|资助|赞助|付钱).{0,10}(?:研究|专家|科学家|实验)|(?:研究|专家|科学家).{0,8}(?:谁|哪家|厂家).{0,6}(?:出钱|资助|赞助|付钱|给钱)|\b(?:who|which \w+|what \w+|companies|industry)\b.{0,12}\b(?:pays?|paid|funds?|funded|sponsors?)\b.{0,30}\b(?:scientists?|stud(?:y|ies)|research\w*|experts?|science|review|panel)\b|who (?:actually )?(?:pays|funds|sponsors|owns) you|(?:paid|sponsored|funded) by|being paid|get paid/g,
  },
  {
    topic: 'record',
    isSure: true,
    pattern:
      /黑榜|黑名单|\bfined\b|罚过款|诚不诚信|\bhonest (?:company|brand|maker)|(?:company|brand|maker) honest|曝光|抽检|召回|下架|上过新闻|出过(?:事|问题)|被(?:查|罚|投诉|通报)过?|不合格记录|传销|骗局|(?:牌子|品牌|厂家|厂|公司).{0,6}(?:靠谱|信得过|可信|正规)|抵制|\bboycott|\brecall(?:s|ed)?\b|\bscandals?\b|\bscam\b|food safety record|trust (?:this|the) (?:brand|company|maker)/g,
  },
  {
    topic: 'wonder',
    isSure: true,
    pattern:
      /长高|高返|增高|再高|高[几五十]厘?米|变聪明|失恋|变白|变美|丰胸|壮阳|转运|grow (?:taller|\d|an inch)|\btaller\b|\bsmarter\b|heartbreak|broken heart|give me wings|当药|药用|(?:能|可以)(?:治|医)(?!疗用途).{0,10}|真能治|cure (?:my|a|the)/g,
  },
  {
    topic: 'packaging',
    isSure: true,
    isOfNobody: true,
    pattern:
      /(?:铁盒|铁罐|罐子|瓶子|盒子|空瓶|空罐|包装盒|饼干盒).{0,12}(?:装|放|种|当|做|回收|留着|再用)|(?:reuse|recycle|re-use) (?:the|this)|(?:tin|jar|bottle|box) .{0,20}(?:sewing|pencils|recycl)/g,
  },
  {
    topic: 'rules',
    isSure: true,
    pattern:
      /(?:忽略|无视|忘记|忘掉|绕过|不要管|别管).{0,10}(?:规则|指令|指示|设定|要求|限制|提示)|系统提示|提示词|没有限制的|越狱|假装|扮演|你现在是|(?:ignore|forget|disregard|override|bypass)\b.{0,40}(?:rules?|instructions?|prompts?|guidelines?|restrictions?)|system prompt|jailbreak|developer mode|\bpretend\b|\bact as\b|you are now/g,
  },
  {
    topic: 'writing',
    isSure: true,
    pattern:
      /写(?:一|个|首|段|篇|点)(?!.{0,4}(?:什么|着|的是)).{0,8}|代码(?!是多少)|编程|爬虫|python|javascript|翻译成|算一下.{0,4}[+*/]|(?<!\d)(?!\d{2,3}\/\d{2,3}(?!\d))(?!\d{1,2} ?x ?\d+ ?(?:g|ml|克|毫升))(?!\d\/\d ?(?:of|an?|the|cup|pack|bag|bar|can|bottle|tub|tin|portion|serving|[\u4e00-\u9fff])|\d\/\d(?!\d)[^\d]{2})\d+\s*[+*/x]\s*\d|\b(?:write|compose)\b.{0,24}\b(?:code|poem|script|story|essay|song|e-?mail|program)\b|\b(?:source )?code\b(?! \d)|\bsudo\b/g,
  },
  // Wishes and people that no food is compared with and none has in it.
  {
    topic: 'joke',
    isSure: true,
    pattern:
      /(?:[鸡鸭鱼猪牛羊虾蟹螺驴鹅]|草莓|菠萝)(?:[仔子肉蛳仔头]|只|先生)?(?:是不是|有没有|有|到底|究竟|生前|同意|自己|知道|会不会|们)*[^，。]{0,4}(?:买(?:了|过)?保险|保险架|房贷|对象|自愿|快乐|开心|幸福|同意|投胎|结婚|离婚|工资|社保|游泳|唱歌|驾照|户口)|清华|北大(?!荒)|考[公研]|女神|神龙|打麻将|\b(?:fish|cow|chicken|pig|duck|horse|worm|shrimp|crab|bear|snail)s?\b (?:\w+ ){0,2}(?:happy|sad|consent|lonely|married|insured|bite|bites|sing|dream|swim|read|pray|feelings?)\b|\b(?:do|did|does|would|will|can|is|are|was|were) (?:the |these |those |a |any )?(?:real )?(?:fish|cows?|chickens?|pigs?|ducks?|horses?|worms?|bears?|snails?)\b (?:have |ever |really |actually )?(?:a )?(?:happy|sad|consent|lonely|married|insured|bite|sing|dream|swim|read|pray|feelings?|fingers?)\b|\bwhere are the fingers\b|\bthrough a straw\b|\bto the moon\b|\b(?:my|his|her) (?:boyfriend|girlfriend|husband|wife) (?:is )?cheating\b|\bcheating on me\b|\bdesert island\b|\bmeaning of life\b|\bworld cup\b|\bwhich came first\b|鸡和蛋哪个先|(?:和|跟|与|比)我?的?(?:前度|前任|前?[男女]友|[男女]朋友|老板|上司|老公|老婆|初恋)(?:比|相比|哪|谁|更|还要)|有(?:没有)?(?:老婆|老公|夫妻|爱情|[男女]朋友|灵魂)(?=$|[吗呢吧])|应承|拍拖|谈恋爱|表白|脱单|(?:娶|嫁给?)[我他她]|中彩票|桃花运|\b(?:than|as|vs|versus) my (?:ex|boss|girlfriend|boyfriend|wife|husband|mother-in-law)\b|\bmy (?:ex|boss|crush) (?:\w+er than|come back|love me|like me)\b|\bspeak (?:fluent|french|english|chinese)\b|\bmy marriage\b|\b(?:do|finish) my homework\b|\bwin the lottery\b|\bfall in love\b|(?:会|识|能|肯)(?:不会|不识|不能)?(?:下|生|孵|落)(?:出)?蛋|[鸡鸭猪牛羊鹅][^，。]{0,6}(?:叫(?:什么|啥|是什么)名|听音乐|咩咩|哞哞|嘎嘎|吃草长大)|生前|出太阳|会(?:不会)?下雨|\blay(?:s|ing)? (?:an? |me )?eggs?\b|\bhatch(?:es)?\b|\b(?:moos?|baa|oink|cluck)s?\b/g,
  },
  {
    topic: 'leisure',
    isSure: true,
    isOfNobody: true,
    isBeside: true,
    pattern:
      /电影|电视剧|餐厅|旅游|游戏|股票|涨停|新闻|笑话|天气|\bmovies?\b|\bfilms?\b|\brestaurants?\b|\bbooks?\b|\bjokes?\b|\bnews\b|\bstock (?:market|price)s?\b|\b(?:my|buy|the|sell) (?:shares|stocks)\b|\bweather\b|包装.{0,4}(?:颜色|什么色)|\bwrappers?\b|colou?r (?:is|of) the (?:box|pack)|农药残?留?|重金属|pesticide|heavy metals?|选举|总统|\bvote\b|公里|\bmiles\b/g,
  },
  {
    topic: 'travel',
    isSure: true,
    isBeside: true,
    pattern:
      /(?:上|坐|带)?飞机(?:上)?[^，。]{0,4}(?:带|托运|让)|(?:带|过|拿)[^，。]{0,6}(?:飞机|安检|海关|登机|高铁|火车|过关|出境|入境)|托运|寄(?:到|去|回)?(?:国外|外国|海外|美国|日本|英国)|\b(?:through|past) (?:customs|security|the border)\b|\bhand luggage\b|\b(?:take|bring|carry)\b.{0,20}\b(?:plane|flight|airport)\b/g,
  },
  {
    topic: 'hello',
    isSure: true,
    pattern:
      /^(?:你好|您好|嗨|哈喽|早上好|晚上好|在吗|hi|hello|hey|good (?:morning|evening))(?:[\s,，!！。.~]|呀|啊|哦|there|吗)*$/g,
  },
  {
    topic: 'thanks',
    isSure: true,
    pattern:
      /^(?:谢谢|多谢|感谢|辛苦了|好的|拜拜|再见|thanks?|thank you|thx|ok|bye)(?:[\s,，!！。.~]|你|您|啦|了|bye|so much|a lot|very much)*$/g,
  },
  {
    topic: 'self',
    isSure: true,
    pattern:
      /^你(?:是|叫)(?:谁|什么)|你是.{0,6}(?:机器人|人工智能|ai)|who are you|what are you\b|are you (?:a|an|ai)\b/g,
  },
  {
    topic: 'medicine',
    isSure: true,
    pattern: new RegExp(
      `${medicineNames}|${/布洛芬|对乙酰氨基酚|(?:打|注射|用|加|减|调).{0,4}胰岛素|胰岛素.{0,6}(?:打|用|加|减|调|几|多少|剂量|单位)|抑制剂|吃(?:什么|几|多少)(?:片|粒|颗)?药|药量|几片药|打几个单位|ibuprofen|paracetamol|acetaminophen|撞药|\b(?:inject|take|units? of|doses? of|how much|more|extra)\b.{0,12}\binsulin\b|\binsulin (?:dose|units?|shots?|do i)\b|antibiotics?|\bmedicines?\b|\bmedications?\b|\bpills?\b|\btablets\b/.source}`,
      'g',
    ),
  },
  {
    topic: 'symptom',
    isSure: true,
    pattern:
      /拉肚子了|吐了|低血糖|\bhypos?\b|\bhypoglyc\w*|一直吐|吐个不停|算(?:不算|是)?(?:得了?)?糖尿病|空腹(?:血糖)?[\d.]+(?!.*(?:[吃喝饮]|碳水|来[一两半点]|\d ?[克g]|[多高]不[多高]))|(?<!乳[糜迷]泻|糖尿病|血压|病|过敏(?:刚|才|已经|是)?)确诊(?!了?[^，。]{0,4}(?:乳糜泻|糖尿病|过敏))|上吐下泻|食物中毒|(?<!会|容易|不)心[慌悸](?![不吗么])|胸闷|头晕|(?<![好真太很有点])恶心(?!的?(?:东西|成分))|呕吐|(?<![会就都老总])(?:起|长|出)了?(?:一?(?:身|些|点))?(?:红疹|疹子|荨麻疹|风团)|(?:身上|脸上|嘴巴|嘴唇|喉咙).{0,4}(?:疹|肿|又红又痒)|\bhives\b|(?:got|has|came out in|broke out in|gave \w+) an? (?:\w+ )?rash|误食|误吞|(?:吞|咽)(?:下去|进去|掉|了)(?!会|行|可以|能|好|有)|喘不(?:上|过)气|呼吸困难|中毒了|(?<!会|怕|容易|可能)噎住|卡住(?:了|喉)|heart (?:is |keeps? )?(?:rac(?:es|ing)|skipp?(?:s|ing)|pound(?:s|ing)|flutter(?:s|ing))|chest pain|\bdizzy|\bspotting\b|\bbleeding\b|vomit|throwing up|(?:can'?t|cannot|can not|unable to) keep (?:\w+ ){0,3}down|(?:can't|cannot|cant|hard to) breathe|swollen|\bchok(?:ed|ing)\b(?! (?:hazards?|risks?|dangers?))/g,
  },
  {
    topic: 'pets',
    isSure: true,
    pattern:
      /(?<!熊)猫(?!屎|尿)|(?<!热狗.*)(?<!热)狗(?!肉)(?:狗)?|宠物|金鱼|仓鼠|汪星人|喵星人|毛孩子|拉布拉多|金毛(?!毛虫)|泰迪犬?|柯基|哈士奇|柴犬|兔子|鹦鹉|\b(?<!hot[ -])(?:dogs?)\b|\b(?:cats?(?! (?:wee|pee|piss|urine|litter)\b)|pets?|puppy|kitten|goldfish|hamsters?|rabbits?|parrots?|doggy|doggo|pups?|kitty|labradors?|retrievers?|spaniels?|terriers?|poodles?|beagles?|dachshunds?|(?:german )?shepherd dogs?|corgis?|husk(?:y|ies)|chihuahuas?)\b/g,
  },
  // Will I look like a film star by summer.
  {
    topic: 'wonder',
    isSure: true,
    isOfNobody: true,
    pattern:
      /练出?(?:腹肌|八块|马甲线)|\b(?:will|would|can|could|does|do)\b.{0,14}\b(?:i|me|him|her|he|she)\b.{0,8}\blook(?:ing)? like\b|\bget (?:me |a |my )*(?:six[- ]?pack(?! of)|abs|ripped|jacked|shredded)\b/g,
  },
  {
    topic: 'price',
    isSure: true,
    pattern:
      /多少钱|几钱|[净只]是?买|最平(?!衡|淡|稳)|哪[间家].{0,6}买|价格|价钱|贵不贵|便宜|(?<!(?:蛋白|来源|热量).{0,8})划算|哪(?:里|儿|家).{0,6}(?:买|卖)|打折|[减降涨]价|促销|特价|(?:附近|哪[个家]).{0,3}超市|how much (?:does|do|is) .{0,12}cost|\bwhat (?:does|do) (?:it|this|these|they|one) cost|\bhow much (?:does|do) (?:it|this|these|they|one) (?:go|sell|retail) for\b|卖(?:几块|几元|多少(?!克|卡))|\bprices?\b|\bcheap(?:er|est)\b|\b(?:how|so|too|it) cheap\b|where (?:can|do) i buy|\bin stock\b|\bstill (?:sell|stock)\b|\b(?:do|does) (?:they|it|costco|tesco|aldi) (?:still )?(?:sell|stock)\b|还有货|有没有货|哪.{0,3}有卖|\bhow much (?:is|are|for) (?:a|an|one|the) (?:tub|pack|box|bottle|bag|jar|can|tin|packet|bar|case)s?(?: of (?:[a-z]+ ){0,2}[a-z]+?)?(?= (?:in|at|from) (?:the )?(?:uk|us|usa|states|shops?|stores?|supermarket|tesco|aldi|lidl|asda|coles|woolies|boots)\b|$| to buy)/g,
  },
  // Does this go with vodka.
  {
    topic: 'taste',
    isSure: true,
    isOfNobody: true,
    pattern:
      /\btastes? (?:any )?(?:better|worse|nicer)\b|哪个更?好[吃喝]|比.{1,8}好[吃喝]|\b(?:go(?:es)?|pairs?) (?:well |nicely |good |ok )?wi(?:th)? (?!(?:\w+ ){0,2}(?:diets?|meds|tablets|medicines?|pills|allerg\w+|training|claims?|label)\b)/g,
  },
  {
    topic: 'taste',
    isSure: false,
    pattern:
      /好吃|难吃|好喝|口味怎么样|口感|味道(?:怎么样|如何|好)|香不香|甜不甜|软不软|脆不脆|(?<!\b(?:a|only|just|little|tiny|small|quick) )\btast(?:y|es?)(?: good)?\b|\bdelicious\b|\byummy\b/g,
  },
  {
    topic: 'use',
    isSure: true,
    isOfNobody: true,
    pattern:
      /敷脸|洗(?:头|脸|脚|马桶|厕所|碗|锅|车|衣服)|拖地|刷(?:牙|鞋|墙|马桶)|泡脚|脚气|浇(?:花|水|菜)|擦(?:鞋|地|窗)|护肤|送女朋友|\bhair\b|\bface mask\b|\bskin ?care\b|\btoilet\b|\bshampoo\b|\bmy plants?\b|\bdentures?\b|marry me/g,
  },
]

const mayBeOf = createMayMatch(topics, ({ pattern }) => pattern)

/** The first topic of a folded question that lies outside of label and knowledge. */
export const topicIn = perText(
  (text): TopicWords | null =>
    mayBeOf(text).find(
      ({ pattern, isBeside }) => text.search(pattern) >= 0 && !(isBeside && eating.test(text)),
    ) ?? null,
)

const ofTablets = /\b(?:tablets?|capsules?)\b|片剂|泡腾片|胶囊/i
const counted =
  /\b(?:how many|max(?:imum)?(?: of)?|per|an?|one|two|three|four|five|six|[2-9]|each|every|these|this|more|another) (?:of (?:these|the|them) )?(?:tablets?|capsules?|pills?)\b|(?:几|多少|[一每两二三四五六2-9])(?:片|粒|颗)/g
/** How many tablets a day, where the product is tablets: of these, and of no medicine that somebody takes. */
export const isOfOwnTablets = (text: string, label: string): boolean =>
  ofTablets.test(label) &&
  text.search(counted) >= 0 &&
  topicIn(text.replace(counted, ' '))?.topic !== 'medicine'

const eating = /[吃喝]|\b(?:eat|drink|have)\b/

/** Feeling unwell as it comes with a pregnancy or a run, and nothing that somebody ate. */
const ailments = /吐了|恶心|呕吐|头晕|拉肚子了|\bdizzy|vomit|throwing up|keep (?:\w+ ){0,3}down/g
const wasEaten =
  /[吃喝](?:了|完|过)|\b(?:ate|drank|after (?:eating|having|drinking)|since (?:eating|having))\b/

/** Whether somebody is only unwell beside what a folded question asks: with morning sickness, may she drink it. */
export const isOnlyUnwell = (text: string): boolean =>
  topicIn(text)?.topic === 'symptom' &&
  !wasEaten.test(text) &&
  topicIn(text.replace(ailments, ' '))?.topic !== 'symptom'
