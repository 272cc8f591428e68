import type { Group } from '../../../result.ts'
import { allergenWords } from '../../entities/people.ts'
import { asksMayThey } from '../../text/may-they.ts'
import type { Heard } from '../../understanding/heard.ts'
import { ofOld } from '../people/pack-warnings.ts'
import { dailyOnPack, excessOnPack, mostOnPack, noAmount } from './amounts.ts'

/** Sentences of one sort that packs print as a rule for somebody, and the questions that they decide. */
export interface OwnRule {
  sort: string
  isAsked: (heard: Heard) => boolean
  /** Words of a folded sentence of that sort; it has to command or to warn besides. */
  printed: RegExp
  /** Sentences that have such words and are of something else. */
  never?: RegExp
  /** It needs no words that command: a direction for a day is one by itself. */
  isPlain?: true
  /** It is of children, and those of another age than the one that was asked about are left out. */
  isOfAge?: true
  /** It speaks to those who may have it at all. */
  isOfAnybody?: true
  /** Words in which an answer has told it already. */
  told?: RegExp
}

const ofEating = /^(?:suits|often|safe|healthy|outside)$/
/** Wishes whose answers are of an ingredient, the list or the law, whoever is named beside them. */
const ofOtherThings =
  /^(?:allowed|limit|evaluation|why|what|order|score|count|list|parts|origin|processing|cancer|compare)$/
const isOfEating = ({ wish, text, subjects, unused }: Heard): boolean => {
  if (subjects.some(({ entry }) => entry)) return false
  // What was not understood is of eating only where it asks for that, or says nothing else.
  if (wish === 'outside') return asksMayThey(text) || unused.length === 0
  return ofEating.test(wish) || (asksMayThey(text) && !ofOtherThings.test(wish))
}
const isFor =
  (...groups: Group[]) =>
  (heard: Heard): boolean =>
    isOfEating(heard) && (heard.who?.groups.some(group => groups.includes(group)) ?? false)

const chokes =
  /噎|[呛哽鲠]|卡(?:住|喉|到|着)|窒息|牙(?:不|口|齿)|没牙|假牙|吞咽|咽不|\bchok|\bswallow|\bdentures?\b|\b(?:no|bad|few|missing|loose) teeth\b/
const chokingOnPack =
  /噎|[呛哽]|窒息|吞[食咽下]|一口|[咬嚼]碎|细嚼|咀嚼|(?:果|枣|有|梅)核|碎骨|骨[头刺]|鱼刺|\bchok|\bchew (?:well|thoroughly|before)|\bswallow|\bsupervis|[监看]护|陪[同护]|\b(?:bones?|stones?|pits?|shells?)\b|切(?:小|成|碎)|\bcut (?:up|into|lengthwise)/
const children =
  /儿童|婴|幼[儿童]|小孩|宝宝|孩子|未成年|少年|[\d一二三四五六七八九十]周?岁|月龄|\bchild(?:ren)?\b|\binfants?\b|\bbab(?:y|ies)\b|\btoddlers?\b|\bkids?\b|\bminors\b|\bpersons? under\b|\bunder 1[0-8]s?\b|\bages? \d|\bbottle[- ]feed|奶[瓶樽]/

/** Of a child with an allergy or a diet that is asked about, and not how children should eat it. */
const isOfChild = (heard: Heard): boolean =>
  isFor('children', 'infant_0_36m')(heard) &&
  (heard.who?.allergens.length ?? 0) + (heard.who?.diets.length ?? 0) === 0

/** Of somebody old: whom the question is for, not who has told them of it. */
const isOfOld = (heard: Heard): boolean =>
  isOfEating(heard) && (heard.who === null ? ofOld.test(heard.text) : /老年/.test(heard.who.zh))

/** A condition by the words of a question, and how packs name it; the groups that stand for it. */
const conditions: readonly (readonly [groups: readonly Group[], asked: RegExp, printed: RegExp])[] = [
  [['ckd'], /肾|\bkidney\b(?! beans?)|\brenal\b/, /肾|高钾|\bkidney\b(?! beans?)|\brenal\b/],
  [['hypertension'], /高血压|\bblood pressure\b/, /高血压|\bblood pressure\b|\bhypertens/],
  [['diabetes'], /糖尿|\bdiabet/, /糖尿|\bdiabet/],
  [['gout'], /痛风|尿酸|\bgout\b/, /痛风|尿酸|嘌呤|\bgout\b/],
  [
    ['pku'],
    /苯丙酮|苯酮|\bpku\b|\bphenylketon/,
    /苯丙酮|苯酮尿|苯丙氨酸|\bphenylketon|\bphenylalanine|\bpku\b/,
  ],
  [['g6pd'], /蚕豆病|\bg6pd\b|\bfavism/, /蚕豆病|\bg6pd\b|\bfavism/],
  [[], /胃(?!口)|\bstomach|\btummy\b|\bulcers?\b|\breflux\b|\bgastr/, /胃|\bstomach|\bgastr|\blaxative|腹泻/],
  [[], /甲状腺|甲亢|甲减|\bthyroid\b/, /甲状腺|甲亢|甲减|\bthyroid\b/],
  [[], /心脏|\bheart\b/, /心脏|\bheart (?:problem|condition|disease)|\bcardi/],
  [[], /肝(?:不|病|功|炎)|\bliver\b/, /肝(?:病|功|炎)|\bliver (?:problem|condition|disease|function)/],
  [[], /哮喘|\basthma/, /哮喘|\basthma/],
  [[], /癫痫|\bepilep/, /癫痫|\bepilep/],
  [[], /吞咽|咽不|\bswallow/, /吞咽|\bswallow/],
]

/** Words that a question for medicines has; a doctor to be asked among them. */
const ofMedicine =
  /(?:吃|服|用|开)[^，。,]{0,6}药|药(?:一起|同|期间)|药物|华法林|双胍|抗凝|问(?:一下|问)?医[生师]|\bmedic(?:ation|ine)s?\b|\bmeds\b|\b(?:my|on|blood pressure|heart) (?:tablets?|pills?)\b|\bthinners?\b|\bwarfarin\b|\bantidepressants?\b|\bstatins?\b|\bmetformin\b|\b(?:ask|see|check with) (?:my|a|the) (?:doctor|gp|pharmacist)\b/

/** How many a day, may one have it every day, what of too much. */
const ofAmount =
  /[几多](?:少)?[个片条包袋罐瓶颗粒块支勺份根杯次粒盒听](?!月)|(?:吃|喝|用|服|泡|冲|饮|加)(?:得)?多少|多少(?:合适|为宜|算|才|好)|最多|上限|每[天日]|天天|日日|一[天日]|[吃喝饮](?:太)?多|多[吃喝](?!久|长)|过量|太多|[两二三四五][个片条包袋罐瓶颗粒支杯盒听]|当饭|一整[包袋罐盒瓶]|\b(?:two|three|four|five|six|ten|[2-9]|1\d) (?:of (?:these|them|those)|(?:can|bottle|sachet|stick|tablet|capsule|scoop|bar|shot|serving|gumm(?:y|ie)|packet|bag)s)\b|\bhow (?:many|much|often)\b(?! (?:is|does|grams?|calories))|\bmax(?:imum)?\b|\bevery ?day\b|\b(?:per|a|each) day\b|\bdaily\b|\btoo (?:much|many)\b|\bwhole (?:pack|packet|bag|box|can|tub|bottle|jar|tin)\b|\b(?:eat|ate|drink|drank|had|have|finish) (?:it all|the (?:whole )?lot|the whole thing)\b|\bdouble\b|\b(?:a second|another) (?:one|can|scoop|bottle)|\bin one go\b|\bmoderation\b/
/** Three scoops and I can fly: what the pack says of so many comes before that it is a joke. */
const countsDoses =
  /\b(?:[2-9]|1\d|two|three|four|five|six|ten) (?:scoops|cans|tablets|capsules|gummies|shots|sachets)\b|(?:[两二三四五六七八九十]|[2-9]|1\d)[勺罐片粒]/
const isOfFigures = /^(?:amount|nutrition|order|score|count|list|parts|why|what|has|allowed|evaluation)$/
const asksAmount = ({
  text,
  wish,
  nutrients,
  subjects,
  kinds,
  fact,
  who,
  unused,
  confidence,
}: Heard): boolean =>
  ofAmount.test(text) &&
  !/几[天周]|多少天|多久|\bhow (?:many (?:days|weeks)|long)\b/.test(text) &&
  // What an adult may have a day is no measure for her.
  !who?.groups.includes('pregnant') &&
  (countsDoses.test(text) ||
    !(wish === 'outside' && (confidence === 1 || unused.some(word => !ofAmount.test(word))))) &&
  nutrients.length === 0 &&
  subjects.length + kinds.length === 0 &&
  (fact === null || fact === 'usage') &&
  !isOfFigures.test(wish)

const asksWarnings =
  /注意(?:什么|啥|事项|哪些|点)|要注意|小心什么|警[告示]|有(?:什么|啥|哪些|没有)?(?:提醒|提示|禁忌)|禁忌|什么人|哪[些种类](?:人|个)|谁(?:不能|不可以|不适合|要)|\bwarnings?\b|\bwatch out\b|\bbe careful\b|\bcautions?\b|\bwho (?:should|can|must|is it)(?:n't|not)?\b|\banything (?:i |we )?(?:should|to|need to) (?:know|watch|look|be)/
const isNoQuestionOfPack =
  /^(?:amount|nutrition|order|score|count|list|parts|why|has|allowed|compare|evaluation|origin|cancer|limit|claim)$/

const forConditions: OwnRule[] = conditions.map(([groups, asked, printed]) => ({
  sort: 'a condition',
  isAsked: heard => isOfEating(heard) && (isFor(...groups)(heard) || asked.test(heard.text)),
  printed,
}))

const forAllergens: OwnRule[] = allergenWords.map(({ allergen, words }) => ({
  sort: 'an allergy',
  // Wheat starch without gluten is for coeliacs and not for an allergy to wheat.
  isAsked: ({ who }) => who?.allergens.includes(allergen) === true && !/乳糜泻/.test(who.zh),
  printed: new RegExp(
    `(?=.*(?:过敏|allerg|intoleran|sufferer))(?=.*(?:勿|避免|不宜|不适|慎|\\bnot (?:suitable|recommended)|\\bunsuitable|\\bavoid))(?=.*(?:${words.source}))`,
  ),
}))

/** The rules of packs by whom or what they speak of. */
export const ownRules: readonly OwnRule[] = [
  {
    sort: 'children',
    isAsked: isOfChild,
    printed: children,
    never:
      /daily value|\bnrv\b|参考值|\bkg\b|out of (?:the )?reach|远离|儿童接触|\bgb ?\d|\bppm\b|母乳.{0,6}最|净含量|for sale/,
    isOfAge: true,
    told: /标签(?:写明|提醒|要求)[^。]*(?:儿童|婴|岁|看护)|The label (?:says: not for (?:children|infants)|asks for)/,
  },
  {
    sort: 'how to feed a small child',
    isAsked: heard => isOfChild(heard) && isFor('infant_0_36m')(heard),
    printed: /奶[瓶樽]|勺喂|用勺|匙羹|\bbottle\b(?! feeding)|\bsuck\b|\bspoon\b|\bseated\b/,
  },
  {
    sort: 'pregnancy',
    isAsked: isFor('pregnant'),
    printed: /孕|哺乳|乳母|\bpregnan|\bbreast-?feed|\bnursing\b|\blactating\b/,
    told: /标签(?:写明|提醒)孕妇|in pregnancy or when breast|含酒精：孕期|avoid when pregnant/,
  },
  ...forConditions,
  {
    sort: 'illness',
    isAsked: heard =>
      isOfEating(heard) && /慢性病|有病|基础病|病人|患者|\bmedical condition|\billness\b/.test(heard.text),
    printed: /慢性病|疾病|患者|病人|\bmedical condition|\bmedical supervision|\billness/,
  },
  ...forAllergens,
  {
    sort: 'old people',
    isAsked: isOfOld,
    printed: /老人|老年|长者|年长|高龄|\belderly\b|\bolder people\b|吞咽困难|\bswallowing/,
    never: /发热包|加热包/,
  },
  {
    sort: 'choking',
    isAsked: heard => chokes.test(heard.text) || isOfOld(heard) || isOfChild(heard),
    printed: chokingOnPack,
    never: /发热包|加热包|[看监]护下使用|\bshell ?fish|果核桃|去核/,
    isOfAge: true,
  },
  {
    sort: 'caffeine',
    isAsked: heard =>
      ofEating.test(heard.wish) &&
      (heard.who?.groups.includes('caffeine') === true ||
        /咖啡|睡不着|失眠|\bcaffeine|\bawake\b|\bcoffee\b/.test(heard.text)),
    printed:
      /(?:咖啡因|caffeine).{0,24}(?:敏感|慎|不宜|酌|其他|一起)|(?:敏感|慎|不宜|酌|\bsensitive|\bother sources?|\bcombine|\bnot recommended).{0,60}(?:咖啡因|caffeine)/,
  },
  {
    sort: 'much caffeine',
    isAsked: ({ text }) =>
      /咖啡因(?:含量)?.{0,4}(?:高|多不多|很多)|高不高|\b(?:high in|lots? of|much) caffeine|\bcaffeine high\b/.test(
        text,
      ) && !/多少|\bhow much\b/.test(text),
    printed: /\bhigh caffeine|高咖啡因|咖啡因含量较?高/,
    isPlain: true,
  },
  {
    sort: 'medicine',
    isAsked: heard => heard.medicines !== undefined || ofMedicine.test(heard.text),
    printed: /(?:药|\bmedic(?:ation|ine|al)|\bwarfarin|\bdoctor|\bphysician|\bhealth ?care|医[生师嘱]).*/,
    never: /药监|医药|药业|药食|药房|国药|diagnose|not a medicine|代替药|替代药|不是药|并非药|不能治/,
  },
  {
    sort: 'driving',
    isAsked: ({ text }) => /驾|开车|\bdriv(?:e|ing)\b|\bdrunk\b|醉/.test(text),
    printed: /驾|\bdriv(?:e|ing)\b/,
  },
  {
    sort: 'how much',
    isAsked: asksAmount,
    printed: new RegExp(`${mostOnPack.source}|${dailyOnPack.source}|${excessOnPack.source}`),
    never: noAmount,
    isPlain: true,
    isOfAnybody: true,
  },
  {
    sort: 'warnings',
    isAsked: heard => asksWarnings.test(heard.text) && !isNoQuestionOfPack.test(heard.wish),
    printed:
      /警[示告]|提示|注意|小心|[请切]勿|勿|不宜|不可|慎|禁|监护|\bdo not\b|\bnever\b|\bnot (?:suitable|recommended|intended|for)\b|\bwarning|\bcaution|\bconsult|\bavoid\b|\bsupervis|\bchok|\bexceed\b|\bsensitive to\b|含苯丙|phenylalanine|过量|laxative/,
    never:
      /贮存|储存|保存|存放|阳光|\bstore\b|\bsunlight\b|转基因|不可再生|禁止复制|产品标准|\bnot for (?:re)?sale|\bmay contain\b|致敏|过敏原|\ballerg/,
  },
]

/** Words by which a folded sentence commands or warns. */
export const commands =
  /勿|不宜|不[可能得要应]|不建议|不适|不推荐|禁|忌|慎|小心|注意|留意|避免|谨防|防止|提示|警|监护|看护|陪[同护]|[必务]?须|请|建议|咨询|遵|酌|适[宜用量]|可能|引起|含苯|以上|\bnot\b|\bnever\b|\bdon't\b|\balways\b|\bsupervis|\bchok|\badverse|\bshould\b|\bmust\b|\bonly\b|\bwarning|\bcaution|\bconsult|\bask\b|\bavoid|\bunsuitable|\bcare\b|\bmay\b|\bcontains?\b|\band (?:up|over|older)\b|\bfrom \d|\bcut\b|\bremove\b|\bchew\b|\bserve only\b|\bhigh caffeine/
