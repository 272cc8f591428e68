import type { Bilingual } from '../../../result.ts'
import { leads } from '../people/leads.ts'

/** Something that people plan to do with a food, and the words of packs that speak against it. */
export interface Plan {
  topic: string
  asked: RegExp
  /** Words of a clause of the pack that is of the same thing. */
  printed: RegExp
  /** What makes that clause speak against the plan, where it is not that it forbids. */
  against?: RegExp
  /** How the answer begins; with a no where nothing is written. */
  lead?: Bilingual
  /** That is the answer, whoever was named: not what the food is for them. */
  isAll?: true
}

/** How an answer begins to a plan that the pack forbids. */
export const plainNo: Bilingual = { zh: '不行', en: 'No' }

/** Words in which a pack forbids. */
export const forbids =
  /勿|不可|不要|不宜|不得|不能|禁|避免|忌|谨防|以防|弃去|丢弃|\bdo not\b|\bdon't\b|\bnever\b|\bavoid\b|\bnot (?:suitable|recommended|intended|for|be|to be)\b|\bmust not\b|\bshould not\b|\baway from\b|\bout of (?:direct )?(?:sun|heat)|\bdiscard\b/

const child =
  /孩|娃|宝|儿子|女儿|闺女|孙|侄|外甥|弟弟|妹妹|[一二三四五六七八九十\d]岁|\bkids?\b|\bchild(?:ren)?\b|\bsons?\b|\bdaughters?\b|\btoddlers?\b|\bbaby\b|\bniece\b|\bnephew\b|\bgrand(?:son|daughter|kids?)\b|\d ?(?:yo\b|years? old|yr)|\blittle one\b/
const alone =
  /自己(?!看)|自个|独自|一个人|动手|没人(?:看|管)|不用(?:看|管)|\b(?:him|her)self\b|\bthemselves\b|\bby themsel|\bon (?:his|her|their) own\b|\balone\b|\bunsupervised\b|\bunattended\b|\bwants? to (?:pour|make|do|cook|open|heat|set|use)\b|\blet (?:him|her|them|my \w+) (?:pour|make|do|cook|open|heat|set|use)\b|让.{0,6}(?:倒|弄|拉开|煮|泡|加水|操作)/
const frozen =
  /(?<![果速急解复皮鱼肉])冻(?:成|着|起|一[下会]|硬|住|上|个|[了得]?再?[吃喝])|(?:放|丢|塞|扔|进).{0,6}(?:冷冻|冰冻|冰格|冰柜)|冷冻[室层格柜里]|冰沙|\bfreez(?:e|er|ing)\b|\bslush(?:y|ie)?\b/
const inSun =
  /^(?!.*(?:了[^吧]{0,6}(?:还能|能不能|可以)|还能|仲|\bstill\b|\bwas\b|\bbeen\b|\bleft\b)).*(?:(?<!出)太阳(?![饼餅花蛋镜])|(?<![日得唔冇食饮喝吃用完多])晒(?=[着太一两在到了个]|$)|窗台|阳台|后备箱|暖气|(?:放|丢|落|忘|存|留|搁).{0,6}车|\bin the sun\b|\bsunny\b|\bwindow ?sill\b|\bdashboard\b|\bradiator\b|\b(?:leav|keep|stor|put|stick|stash)\w*\b.{0,24}\bin(?:side)? (?:my|the|a) (?:hot )?(?:car|van|truck|boot|trunk)\b)/
const whole =
  /一口(?!气|感)|一啖|整[个個根颗粒条块](?:塞|吞|放嘴|含|下肚|咽|吸)|囫囵|(?<![吐狼独侵])吞(?![咽嚥]|东西|不下)|不嚼|闷了|\b(?:down|neck|shot|swallow|slurp|gulp|inhale|eat|have|take)\w*\b (?:it |them |one |these |this |those )?whole\b|\b(?:down|neck|shot|slurp|gulp|inhale)\w*\b.{0,24}\bin one\b|\bin one (?:gulp|bite|mouthful)\b|\b(?:swallow|gulp|inhal)(?:e|ed|ing)? (?:it|them|one|these)\b|\bwithout chewing\b/

const careful = /小心|勿|不可|不要|注意|谨防|\bmay\b|\bcare|\bwarning|\bcaution|\bnot\b/
const doNot: Bilingual = { zh: '不要', en: 'Do not' }

/** Everyday words for what packs forbid, of both languages; of two rows of one thing the narrower stands first. */
export const plans: readonly Plan[] = [
  {
    topic: 'freezing',
    asked: frozen,
    printed: /^(?!.*(?:再|复冻|解冻|化冻|refreez|thaw|defrost)).*(?:冷冻|冰冻|勿冻|结冰|\bfreez)/,
  },
  {
    topic: 'freezing again',
    asked:
      /再(?:次)?(?:冷)?冻|复冻|冻回去|(?:解冻|化了|化开|化冻|融化|退冰)[^?]{0,20}(?:再冻|冻[回起上着住]|[放塞扔丢摆](?:返|回)|冷冻|冰格|冰柜)|\brefreez|\b(?:thaw|defrost|melt)\w*\b.{0,40}\b(?:back|re-?freez\w*|again)\b|\bfreez\w*\b.{0,20}\b(?:again|back)\b|\bback in(?:to)? the freezer\b/,
    printed: /(?:再|重)(?:次|度|复|新)?(?:冷)?[冻凍藏]|复冻|复凍|\brefreez|\bre-freez/,
  },
  {
    topic: 'on a plane or train',
    asked:
      /登机|安检|[带拿捎].{0,8}(?:飞机|高铁|火车|动车)|(?:飞机|高铁|火车|动车)(?:上|里)|\b(?:on|onto) (?:the |a |my )?(?:plane|flight|train)\b/,
    printed: /飞机|火车|登机|携带|\baircraft\b|\bplane\b/,
    isAll: true,
  },
  {
    topic: 'in bed',
    asked: /床(?!单)|被窝|沙发|\b(?:in|on) (?:my |the |a )?(?:bed|sofa|couch)\b/,
    printed: /床|沙发|不平|平稳处|\blevel surface\b/,
    against: /(?:勿|不可|不要|禁止?|不得).{0,30}(?:床|沙发|不平)|平稳|\blevel\b/,
    isAll: true,
  },
  {
    topic: 'in a closed room',
    asked:
      /被窝|帐篷|电梯|(?:高铁|火车|动车|地铁|车)(?:上|里|内)|\bin (?:my |the |a )?(?:tent|car|van|lift|plane|train|bus|coach)\b/,
    printed: /密闭|车内|\benclosed\b|\bconfined\b/,
    isAll: true,
  },
  {
    topic: 'hot water',
    asked:
      /^(?=.*(?:[开热沸滚]水|\b(?:hot|boiling) water\b|\bkettle\b)).*(?:[发加自]热|热得?[的快]|快点|更快|\bheat(?:er|ing)?\b|\bfaster\b|\bquicker\b)/,
    printed: /[热开沸]水/,
    against: /(?:勿|禁|不可|不要|不能)[^，。]{0,8}[热开沸]水/,
  },
  {
    topic: 'the hole for steam',
    asked: /[气汽]孔|堵|捂|\b(?:cover|block|tape)\w*\b.{0,16}\b(?:hole|vent)|\bsteam (?:hole|vent)\b/,
    printed: /[气汽]孔|\bsteam vent\b|\bvent hole\b/,
    isAll: true,
  },
  {
    topic: 'on glass',
    asked: /玻璃|\bglass (?:table|top|plate|desk|surface)\b|\bon (?:the |a )?glass\b/,
    printed: /玻璃(?:台|桌|面|板)|\bglass (?:table|surface|top)/,
    isAll: true,
  },
  {
    topic: 'heating',
    asked:
      /加热|热一[热下]|热了?再?[喝吃]|温一[温下]|烫一[烫下]|炖|\b(?:heat|warm)(?:ed|ing)? (?:it|them|this|one|up)\b|\bhot water bath\b/,
    printed: /^(?!.*(?:微波|[连带整].{0,4}(?:加热|热)|再|二次)).*(?:加热|\bheat(?:ed|ing)?\b(?! pack| bag))/,
    against:
      /(?:勿|不可|不要|不宜|不得|不能|禁止?|避免)[^，。]{0,8}加热|(?:do not|don't|never|avoid) (?:\w+ )?(?:freeze or )?heat/,
  },
  {
    topic: 'heating again',
    asked:
      /再(?:次)?(?:加)?热|翻热|回锅|明天.{0,4}热|\breheat|\b(?:heat|warm|cook|microwave)\w*\b.{0,24}\b(?:again|leftovers|tomorrow)\b|\bleftovers\b.{0,24}\b(?:heat|warm)/,
    printed: /(?:再|二)(?:次)?加热|翻热|重复加热|\breheat/,
  },
  {
    topic: 'sun and heat',
    asked: inSun,
    printed: /阳光|日[晒光照]|暴晒|高温|\bsunlight\b|\bdirect sun\b|\bheat\b(?! pack)/,
    lead: { zh: '不要这样放', en: 'Do not keep it so' },
  },
  {
    topic: 'in one gulp',
    asked: whole,
    printed: /一口|[整一][个個根颗粒条]|吞|[咬嚼]|\bswallow|\bchew\b|\bwhole\b/,
    against:
      /(?:勿|不可|不要|禁|避免|不宜|不能).{0,10}(?:一口|整|吞|吸)|(?:充分|咬|嚼|细).{0,2}(?:咀嚼|碎|嚼)|\bdo not swallow|\bchew (?:well|thoroughly|before)|\bnot .{0,12}\bwhole\b/,
  },
  {
    topic: 'a child by itself',
    // What a child may eat by itself its own rules say.
    asked: new RegExp(
      `^(?!.*(?:[吃喝啃咬舔]|\\beat|\\bdrink))(?=.*(?:${child.source}))(?=.*(?:${alone.source}))|\\bleav\\w* (?:him|her|them|my \\w+) (?:alone|with (?:it|the|a|them)|to it)\\b|(?:放|丢|留)(?:他|她|孩子|娃).{0,6}(?:自己|一个人)`,
    ),
    printed: /成人|家长|大人|监护|看护|陪[同护]|\bsupervis|\bunattended\b|\badults?\b/,
    against: /监护|看护|陪[同护]|\bsupervis|\bunattended\b|\bby an adult\b/,
    lead: { zh: '不要让孩子自己来', en: 'Not by themselves' },
    isAll: true,
  },
  {
    topic: 'on the move or lying',
    asked:
      /边(?:走|跑|玩|跳)|[跑跳]着|奔跑|跑来跑去|(?:满屋|到处)跑|躺|趴着|\brun(?:s|ning)?(?: around| about)?\b(?! out|s? in)|\blying\b|\blaid back\b|\bin (?:his|her|the|a) (?:pram|buggy|pushchair|stroller|cot|crib|car ?seat)\b|\bjumping\b|\bon the move\b/,
    printed: /跑|躺|嬉戏|走动|坐[着立]|\bseated\b|\bsitting\b|\brunning\b|\blying\b/,
    against: /勿|不|以防|坐[着立]|\bseated\b|\bsitting\b|\bnot\b|\bnever\b/,
    isAll: true,
  },
  {
    topic: 'a feeding bottle',
    asked:
      /奶[瓶樽]|\b(?:in|into) (?:his|her|the|a|their|babys?|baby's) (?:feeding )?bottle\b|\bfeeding bottle\b/,
    printed: /奶[瓶樽]|\bfeeding bottle\b|\b(?:in|to) a bottle\b/,
  },
  {
    topic: 'what is left of a meal',
    asked:
      /下一?[顿餐]|留(?:到|着|住|起)|剩.{0,8}(?:喂|吃|喝|热)|(?:晚上|明天|待会儿?|等会儿?)(?:再)?[吃喝喂]|\bnext feed\b|\b(?:save|keep) the rest\b|\brest (?:for )?(?:later|tomorrow|tonight)\b|\bhalf (?:of it )?for (?:later|tomorrow|tonight)\b/,
    printed: /剩|下一?[顿餐]|未吃完|吃不完|\bleft-?over|\bunused\b|\bremain(?:ing|der)\b|\bunfinished\b/,
    against: /勿|弃|丢|不要|不可|\bdiscard\b|\bthrow\b|\bdo not\b/,
  },
  {
    topic: 'stones',
    asked:
      /核(?!桃).{0,6}(?:[嚼吞咽]|一起)|连核|\b(?:swallow|chew|crunch|eat|bite)\w* (?:the |on the )?(?:stones?|pits?)\b|\bstones? (?:and all|too)\b/,
    printed: /核(?!桃)|\b(?:stones?|pits?)\b/,
    against: careful,
    lead: doNot,
  },
  {
    topic: 'bones',
    asked: /骨.{0,6}(?:[嚼吞咽啃]|一起)|连骨|\b(?:swallow|chew|crunch|eat)\w* (?:the |on the )?bones?\b/,
    printed: /骨|\bbones?\b/,
    against: careful,
    lead: doNot,
  },
  {
    topic: 'clips and sticks',
    asked:
      /(?:铝扣|扣子|棒子?|棍子?|签子?).{0,6}(?:[嚼吞咽咬]|一起)|\b(?:swallow|chew|bite|eat)\w* (?:the )?(?:clips?|stick)\b/,
    printed: /铝扣|[小塑料竹木]棒|棒[体柄]|棍|\b(?:clips?|stick)\b/,
    against: careful,
    lead: doNot,
  },
  {
    topic: 'from the spout',
    asked: /对着?(?:嘴|口)吸|吸嘴|直接吸|\b(?:off|from|at) the spout\b|\bstraight from the pouch\b/,
    printed: /吸嘴|\bspout\b/,
  },
  {
    topic: 'before bed',
    asked: /睡前|睡觉|\bbed(?:time)? (?:at|in|by)\b|\bbefore (?:i go to )?(?:bed|sleep)/,
    printed: /睡前|\bbedtime\b/,
    against: /勿|不宜|不要|避免|\bnot\b|\bavoid\b/,
  },
  {
    topic: 'upside down',
    asked: /倒(?:过来|置|着?放|立)|横[着放]|平放|\bupside down\b|\bon its (?:side|head)\b/,
    printed: /倒置|直立|竖[直放]|平放|\bupright\b|\bupside\b/,
    against: /勿|不|直立|竖|\bupright\b|\bnot\b/,
  },
  {
    topic: 'alcohol beside it',
    asked:
      /啤酒|白酒|红酒|喝酒|下酒|(?:就|配|兑|掺|加)酒|\b(?:beers?|wine|vodka|gin|rum|whisk(?:e?y|ies)|tequila|booze|alcohol|cocktails?|pints?|prosecco)\b/,
    printed: /酒|\balcohol/,
    against:
      /(?:勿|不可|不要|不宜|避免|禁)[^，。]{0,10}(?:与|和|同|配)[^，。]{0,6}酒|(?:酒)[^，。]{0,6}(?:同食|同饮|同服|混)|\b(?:mix|mixed|combine|combined|use|used|taken?|consume|consumed)\b.{0,24}\balcohol/,
  },
  {
    topic: 'other supplements beside it',
    asked:
      /(?:其他|别的|另外|还有|一起|同时).{0,10}(?:维生素|保健品|补剂|营养素|鱼油|钙片)|(?:维生素|保健品|补剂|复合).{0,8}(?:一起|同时|同吃)|\b(?:my|other|another|with) (?:other )?(?:vitamins?|multi(?:vit\w*)?|supplements?|pre-?workout)\b/,
    printed: /同类|补充剂|\bother (?:\w+ )?(?:products?|supplements?|sources)\b|\banother product\b/,
  },
  {
    topic: 'shaking',
    asked:
      /摇|晃|\bshak(?:e|en|ing)\b(?= (?:it|them|the|up|before|well|this)\b| ?$)|\bgood shake\b(?= before| first| up|$)/,
    printed: /摇|晃|撞击|\bshake\b/,
    against: /(?:勿|不要|不可|禁止?|避免).{0,14}(?:摇|晃)|\b(?:do not|don't|never|avoid) shak/,
  },
  {
    topic: 'with a cold or a period',
    asked:
      /感冒|发[烧热](?![包体剂盒])|经期|例假|月经|姨妈|\bfever\b|\bflu\b|\b(?:have|got|with) a cold\b|\bon my period\b/,
    printed: /感冒|发[烧热](?![包体剂盒])|经期|\bfever\b|\bmenstrua/,
  },
  {
    topic: 'on a dummy',
    asked: /奶嘴|\b(?:dummy|dummies|pacifier|soother)\b/,
    printed: /婴|\binfants?\b|\bbab(?:y|ies)\b/,
    isAll: true,
  },
  {
    topic: 'on an empty stomach',
    asked: /空腹|空着?肚|\bempty (?:stomach|belly|tummy)\b|\bfirst thing\b/,
    printed: /空腹|\bempty stomach\b/,
    lead: leads.betterNot,
    against: /不宜|勿|不可|不要|避免|慎|\bnot\b|\bavoid\b/,
  },
  {
    topic: 'more salt',
    asked:
      /(?<![不没无未])(?:加|放|搁|撒)(?!了).{0,4}盐|盐.{0,4}(?<![不没无未])(?:加|放|搁|撒)(?!了)|\b(?:add|pinch|bit|sprinkle|more)\b.{0,12}\bsalt\b/,
    printed: /加盐|\badd(?:ed)? salt\b/,
    against: /勿|不必|不用|不可|不要|不再|无需|\bno need\b|\bdo not\b|\bwithout\b/,
    lead: { zh: '不用加', en: 'No need' },
  },
  {
    topic: 'the fridge',
    asked:
      /(?<!(?:没有?|忘了?|忘记|不用?)(?:放|进|搁|入|塞)(?:进|回|到)?)(?:冰箱|雪柜|冷藏)|\bfridge\b|\brefrigerat/,
    printed: /冰箱|冷藏|\brefrigerat/,
    against:
      /(?:勿|不要|不可|避免|不宜)[^，。]{0,4}(?:放|入|冰箱|冷藏)|\bdo not refrigerat|\bnot (?:be )?refrigerat/,
  },
  {
    topic: 'a tablet as it is',
    asked:
      /直接[含嚼吞咽吃]|含(?:在|着)|含化|干嚼|\b(?:melt|dissolve|suck|pop|put)\w*\b.{0,24}\b(?:tongue|mouth)\b|\b(?:chew|swallow|suck)\w* (?:the |a |one |this |these )?(?:tablets?|it|them|one|dry)\b/,
    printed: /吞服|咀嚼|含服|直接(?:口服|吞|食)|\b(?:chew|suck|swallow)\b/,
    against: /(?:不可|勿|不要|不能|禁)[^，。]{0,4}(?:直接|吞|咀嚼|含)|\bdo not (?:chew|suck|swallow)/,
  },
]
