import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  namesOf,
  onLabel,
  quotedWhere,
  sayQuoted,
  subjectsAt,
  wholeLabel,
} from '../answer-context.ts'
import { isOriginTold, origin } from '../identify.ts'
import { sayOwnColour } from './colours/own-colours.ts'

/** How a food is, and by which of its ingredients. */
interface Quality extends Bilingual {
  asked: RegExp
  /** Functional classes that give it. */
  functions: readonly string[]
  /** Classes of which an ingredient is not meant. */
  except?: readonly string[]
  /** Names of ingredients that give it. */
  names: RegExp
  /** How a pack speaks of it itself. */
  printed?: RegExp
}

const qualities: readonly Quality[] = [
  {
    zh: '有弹性',
    en: 'springy',
    asked:
      /弹牙|q弹|(?:让|使|令)[^，。]{0,4}弹|这么弹|有弹性|有嚼劲|筋道|劲道|不(?:会)?[烂糊坨](?=[的了呢吗？?]|$)|\bspringy|\bbouncy|\bchew(?:y|iness)\b/,
    functions: ['水分保持剂', '增稠剂'],
    names:
      /淀粉|蛋清|蛋白粉|大豆(?:分离)?蛋白|谷朊粉|小麦蛋白|明胶|starch|egg white|gluten|soya? protein|gelatin|瓜尔胶|碳酸[钾钠]|三聚磷酸|多聚磷酸|焦磷酸|六偏磷酸|(?<!\d)45[0-2](?!\d)/i,
  },
  {
    zh: '蓬松',
    en: 'fluffy',
    asked: /蓬松|松软|开花|蓬起|发(?:得|起来)|膨(?:胀|起)|气孔|\bfluffy|\brise\b|\bairy\b|\bpuffy/,
    functions: ['膨松剂'],
    names: /酵母(?!抽|提)|泡打粉|小苏打|碳酸氢|\byeast\b(?! extract)|baking|bicarbonate/i,
  },
  {
    zh: '柔软',
    en: 'soft',
    asked:
      /(?:这么|那么|怎么|为什么|让它|使它)(?:会)?(?:这么|那么|保持|一直)?(?:柔?软(?!糖)|不(?:会)?(?:变)?硬)|(?<!会)不(?:会)?(?:变|发)?硬(?=[的了呢吗，,\s？?]|$)|\b(?:so|it|them|this|stay|[a-z]+) soft\b/,
    functions: ['乳化剂', '水分保持剂'],
    names:
      /海藻糖|甘油|甘油酯|硬脂酰乳酸|黄油|奶油|起酥|淀粉酶|木聚糖酶|trehalose|glycerol|glyceride|lactylate|butter|amylase|xylanase/i,
  },
  {
    zh: '粘在一起、不散',
    en: 'held together',
    asked:
      /粘(?:在一起|合|结|住)|黏(?:在一起|合|住)|不(?:会)?散(?:开|掉|架)?(?=[的了呢吗？?]|$)|成[型形](?!号)|\bhold(?:s|ing)? .{0,16}together\b|\bfall(?:s|ing)? (?:apart|to (?:bits|pieces))\b|\bcrumbl(?:e|es|ing)\b|\bstick(?:s|ing)? (?:it |them )?together\b|\bbind(?:s|ing|er)?\b|\bglue[sd]?\b|\bsticky\b|[发很好]?[粘黏](?:手|牙|嘴)?(?=$|[？?])/,
    functions: ['增稠剂', '稳定剂', '稳定剂和凝固剂'],
    names:
      /淀粉|蛋(?:清|白|液|粉)|鸡蛋|糖浆|麦芽糖|转氨酶|酪蛋白|谷朊粉|starch|egg|syrup|treacle|gluten|transglutaminase|casein|cellulose|(?<!\d)46[1-6](?!\d)/i,
  },
  {
    zh: '不分层、不沉淀',
    en: 'evenly mixed',
    asked:
      /(?:让|使|为什么|怎么|靠|哪)[^，。?]{0,10}不(?:会)?(?:分层|沉淀|沉底|出水|析水)|\b(?:keeps?|stops?|stopping|from|stay\w*) (?:it |them )?(?:from )?(?:separat\w+|settling|smooth|mixed)\b/,
    functions: ['增稠剂', '稳定剂', '稳定剂和凝固剂', '乳化剂'],
    names:
      /果胶|黄原胶|瓜尔胶|卡拉胶|[结結]冷胶|[结結][兰蘭]胶|刺槐豆胶|纤维素|卵磷脂|pectin|\bgum\b|carrageenan|cellulose|lecithin/i,
  },
  {
    zh: '带颜色',
    en: 'coloured',
    asked:
      /\b(?:that|the) (?:red|pink|yellow|green|brown|purple|orange|black) (?:come )?from\b|\bwhat (?:gives|makes|turns) .{0,24}(?:colou?r(?!s)|red|pink|yellow|green|brown|purple|orange|black)\b|(?:颜色|[红黄绿褐棕紫粉黑]色)(?:是)?(?:怎么|从哪|哪)[里儿]?来/,
    functions: ['着色剂', '护色剂'],
    names:
      /甜菜|红曲|辣椒|姜黄|焦糖|老抽|酱油|抹茶|可可|胡萝卜|紫薯|番茄|beet|paprika|turmeric|curcumin|anthocyan|annatto|caramel|cocoa|treacle|molasses|carrot|spirulina|matcha|tomato|saffron/i,
  },
  {
    zh: '黏稠顺滑',
    en: 'thick and smooth',
    asked:
      /(?:这么|那么|怎么|为什么).{0,3}[稠浓滑](?!度|缩)|(?:让|使|令)[^，。]{0,5}[浓滑](?!度|缩)|黏糊|粘稠|\b(?:so|it|them|this) (?:so |all |stay )?(?:thick|creamy|smooth)|\bwhat thickens\b|(?:靠|用)什么增稠/,
    functions: ['增稠剂', '乳化剂', '稳定剂', '稳定剂和凝固剂'],
    names: /淀粉|植脂|奶油|果胶|starch|cream|pectin/i,
  },
  {
    zh: '好吃',
    en: 'so tasty',
    asked:
      /(?:这么|那么|怎么|为什么|为啥)(?:会)?(?:这么|那么)?(?:好吃|上瘾)|停不下来|\bso (?:moreish|good|tasty|yummy|delicious|addictive)|\b(?:cant|can not|cannot) stop\b/,
    functions: ['增味剂', '甜味剂', '食品用香料'],
    names:
      /酵母(?:抽|提)|味精|谷氨酸|酱油|鸡精|鸡粉|鱼露|(?<!焦|聚葡萄|低聚)糖(?!醇酯|精|酸|酶|苷|色)|糖浆|香精|香料|yeast extract|glutamate|soy sauce|fish sauce|\b(?:sugar|syrup|honey|flavou?rings?)\b/i,
  },
  {
    zh: '鲜',
    en: 'savoury',
    asked:
      /(?:这么|那么|怎么|为什么|为啥)(?:会)?(?:这么|那么)?鲜(?!奶|花)|(?:让|使|令)[^，。]{0,4}鲜(?!奶|花|味剂)|鲜(?:味)?(?:都)?(?:是)?靠|\bso (?:savoury|savory|umami)/,
    functions: ['增味剂'],
    except: ['甜味剂', '着色剂'],
    names: /酵母(?:抽|提)|味精|谷氨酸|酱油|鸡精|鸡粉|鱼露|yeast extract|glutamate|soy sauce|fish sauce/i,
  },
  {
    zh: '酸',
    en: 'sour',
    asked:
      /(?:这么|那么|怎么|为什么)酸|酸味?(?:是|都)?从?哪|哪[里儿]?来的?酸|酸.{0,6}(?:加|放|用)了?(?:什么|啥)|\bso (?:sour|tangy|tart)/,
    functions: [],
    names:
      /柠檬酸(?!钠|钾|钙)|苹果酸|乳酸(?!菌|钙|钠)|酒石酸|富马酸|醋|酸奶|柠檬汁|(?<!\d)(?:330|296|270|334)(?!\d)|citric|malic|lactic acid|tartaric|vinegar/i,
  },
  {
    zh: '咸',
    en: 'salty',
    asked:
      /(?:这么|那么|怎么|为什么)(?:会)?(?:这么|那么)?咸(?!鱼|菜|蛋)|\bso salty\b|\bwhy\b.{0,16}\bsalty\b|\bmak(?:es|ing) it (?:so )?salty/,
    functions: [],
    names:
      /(?<![酸钠])盐(?!酸)|鹽|酱油|醬油|豉|味精|谷氨酸钠|麸酸鈉|鱼露|蚝油|虾酱|腐乳|\bsalt\b|soy sauce|fish sauce|glutamate|\bmiso\b|\bbrine\b/i,
  },
  {
    zh: '甜',
    en: 'sweet',
    asked:
      /(?:凭什么|为什么|怎么|什么(?:东西)?[让使]|靠什么)[^，。]{0,6}甜(?!味剂|菜|椒)|\b(?:so|still|taste) sweet\b|甜味?(?:是|都)?从?哪|(?:让|使|令)[^，。]{0,4}甜(?!味剂)|在甜|甜的?还是|甜(?:味)?(?:都)?(?:是)?靠|(?:哪[个样种些]|什么)(?:东西|配料)?(?:是|给的)?甜的?(?=$|[?？，,\s])|哪[里儿]?来的?甜|\bsweet(?:ness)? (?:come|from|because)|\bmak(?:es|ing) it (?:so )?sweet/,
    functions: ['甜味剂'],
    names:
      /(?<!焦|聚葡萄|低聚[果木]|低聚半乳|低聚异麦芽|低聚)糖(?!醇酯|精|酸|酶|苷|色)|蜂蜜|果葡|\b(?:sugar|syrup|honey|treacle|molasses|dextrose|fructose|glucose|sucrose)\b/i,
  },
  {
    zh: '麻',
    en: 'numbing or tingling',
    asked:
      /(?:这么|那么|怎么|为什么|好)麻(?!烦|花|薯|糍|辣)|麻(?:嘴|舌|口)|\b(?:numb(?:s|ing)?|tingl(?:e|es|ing|y))\b/,
    functions: [],
    names: /花椒|藤椒|麻椒|丙氨酸|sichuan pepper|beta-?alanine|β-alanine/i,
    printed: /\btingl|刺痛|发麻/i,
  },
  {
    zh: '有肉味、烟熏味',
    en: 'meaty or smoky',
    asked:
      /(?:有|像|似|咁似)(?:真)?[鸡牛猪]?(?:肉|鱼|烟熏|熏)(?:味|一样)?(?=[的啊呀呢了，,\s？?]|$)|(?:肉|烟熏)味(?:是)?(?:怎么|咋|哪)|\btastes? (?:so )?(?:like (?:real )?)?(?:smoky|smoked|meaty|meat|bacon|chicken|beef|ham)\b/,
    functions: ['食品用香料', '增味剂'],
    names:
      /香精|香料|烟熏|酵母(?:抽|提)|酱油|醬油|味精|大豆(?:分离)?蛋白|小麦蛋白|黃豆蛋白|smok|flavou?r|yeast extract|soya? (?:sauce|protein)|wheat protein/i,
  },
  {
    zh: '辣',
    en: 'hot',
    asked:
      /(?:这么|那么|怎么|为什么)辣(?!椒)|(?:^|[，,\s]|那个|有多)辣(?:味)?(?:都)?(?:是|靠)|(?:让|使|令)[^，。]{0,4}辣(?!椒)|\bso (?:hot|spicy)/,
    functions: [],
    names: /辣椒(?!红)|花椒|胡椒|芥末|姜|chilli|chili|pepper|mustard|ginger|capsicum/i,
  },
  {
    zh: '香',
    en: 'fragrant',
    asked: /(?:这么|那么|怎么|为什么)香(?!精|料)|\bsmells? so|\bso fragrant/,
    functions: ['食品用香料'],
    names: /香精|香料|flavouring|flavoring|芝麻油|香兰素|vanill/i,
  },
]
const asksWhy =
  /为什么|为啥|凭什么|怎么|咋|点解|这么|那么|靠|加了什么|放了什么|落了什么|哪[里来个样种些几]|(?<!还)[是靠][^，。]{1,12}还是|是?什么(?:东西)?(?:让|使|令|把|来)|\b(?:come|comes|coming|because|that [a-z]+) (?:of|from)\b|\bmaking it\b|\bis it\b.{0,60}\bthat (?:makes|gives)\b|\bwhy\b|\b(?:what|which)(?: actually| exactly| bit| one| ingredient| stuff)?(?: is it that)? (?:makes|gives|keeps|holds|stops|binds|thickens|sticks|glues)\b|\bhow come\b|\bhow do(?:es)? (?:it|they)\b|\bso \w+/

const asksScore = /打个?[几多]?少?分|评分|\b(?:score|rate|rating|out of (?:10|ten|100))\b/

/** Without gluten, and what holds it together: no claim is doubted. */
const asksWhat = /^(?:and |so |then )?what (?:stops|makes|holds|keeps|binds)\b/
/** The phosphate or the starch: which of those that are named is asked. */
const asksEither = /还是|\bor\b/
/** What makes it chewy, and where is that from, pigs. */
const asksSourceToo =
  /猪|牛的|动物|植物|\bpigs?\b|\bpork\b|\bcows?\b|\banimals?\b|\bplants?\b|\band (?:where|what)\b.{0,20}\b(?:from|of)\b/

/** Of a substance of many uses the standard does not tell what it does here. */
const main = (functions: readonly string[]): readonly string[] => (functions.length > 3 ? [] : functions)

const ownSweetness =
  /乳糖|[乳奶]粉|炼乳|煉乳|牛[乳奶]|果[汁浆漿泥酱醬干乾粉]|(?:香蕉|草莓|蓝莓|南瓜|红枣)粉|[枣棗]|lactose|milk powder|condensed milk|\bjuice\b|puree|\bdates\b|raisins/i
/** Sweet without sugar or sweetener: by what milk and fruit bring themselves; false where the list has neither. */
const tellOwnSweetness = (context: AnswerContext): boolean => {
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && ownSweetness.test(name) ? [index] : [],
  )
  if (hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `没有识别到添加的糖和甜味剂，甜味来自配料本身的糖：${names.zh}（奶里的乳糖、水果里的糖）。`,
      en: `No added sugar and no sweetener were recognised; it is sweet by the sugars of its ingredients: ${names.en} (lactose of milk, sugars of fruit).`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** Why it is so springy, what makes it rise: the ingredients that give it; false where no such quality was asked about. */
export const tellQuality = ({ text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  const quality = qualities.find(({ asked }) => asked.test(text))
  if (!quality || context.flat.length === 0 || !asksWhy.test(text) || asksScore.test(text)) return false
  if (
    (wish === 'claim' && !asksWhat.test(text)) ||
    /^(?:suits|nutrition|limit|allowed|adi|cancer)$/.test(wish) ||
    (subjects.some(({ entry }) => entry) && !asksEither.test(text))
  )
    return false
  const hits = context.flat.flatMap(
    ({ name, otherName = '', role, functions, additiveId = '', ins = '' }, index) => {
      if (role !== undefined) return []
      const stated = functions.length > 0 ? functions : context.knowledge.additive(additiveId)?.functions
      const own = main(stated ?? [])
      const isOfClass =
        own.some(one => quality.functions.includes(one)) && !own.some(one => quality.except?.includes(one))
      return isOfClass || quality.names.test(`${name} ${otherName} ${ins}`) ? [index] : []
    },
  )
  const { printed } = quality
  const words = printed && quotedWhere(context, line => printed.test(line))
  if (words) sayQuoted(words, context)
  if (words && hits.length === 0) return true
  // Red without a colour: by the tomato.
  if (hits.length === 0 && sayOwnColour(context)) return true
  // What sweetens it may be of any kind: where none is known, the sugars of milk and fruit, else the list is told.
  if (hits.length === 0 && quality.zh === '甜') return tellOwnSweetness(context)
  const names = namesOf(hits.slice(0, 8), context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `按配料看，${quality.zh}主要来自：${names.zh}；各起多大作用标签没有写，做法也有影响。`,
          en: `By the list it is ${quality.en} through ${names.en}; how much each does is not stated, and the way it is made counts too.`,
        }
      : {
          zh: `从配料看不出为什么${quality.zh}：没有识别到带来它的配料，可能是做法的缘故。`,
          en: `The list does not show why it is ${quality.en}: no ingredient for that was recognised, so it may be the way it is made.`,
        },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 8)) : wholeLabel(context)),
  )
  if (wish === 'origin' && asksSourceToo.test(text))
    for (const subject of subjectsAt(hits, context).filter(isOriginTold).slice(0, 4)) origin(subject, context)
  return true
}
